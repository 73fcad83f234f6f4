// A static host, as plain as they come; where it is told to, it says of what Brotli packed that it is packed, as some do.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const types = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm", ".png": "image/png", ".webmanifest": "application/manifest+json" };

// host serves a folder at an address of its own, and counts the bytes that it sends.
export const host = (folder, brotli = false) => new Promise((ready) => {
	const sent = { bytes: 0 };
	const server = createServer((request, answer) => {
		const path = normalize(new URL(request.url, "http://host").pathname).replace(/\/$/, "/index.html");
		const file = join(folder, path);
		if (!existsSync(file)) {
			answer.writeHead(404).end();
			return;
		}
		const headers = { "Content-Type": types[extname(file)] || "application/octet-stream", "Cache-Control": "no-cache" };
		if (brotli && file.endsWith(".br")) {
			headers["Content-Encoding"] = "br";
		}
		headers["Content-Length"] = statSync(file).size;
		answer.writeHead(200, headers);
		if (request.method === "HEAD") {
			answer.end();
			return;
		}
		sent.bytes += headers["Content-Length"];
		createReadStream(file).pipe(answer);
	});
	server.listen(0, "127.0.0.1", () => ready({ address: `http://127.0.0.1:${server.address().port}/`, sent, close: () => server.close() }));
});
