// The page around the game: it fetches the program, says how far it is, starts it, and says in words what goes wrong.
"use strict";

(() => {
	const release = JSON.parse(document.getElementById("release").textContent);
	const lang = (navigator.languages || ["en"]).map((l) => l.slice(0, 2).toLowerCase()).find((l) => l in release.words) || "en";
	const words = release.words[lang];
	const [curtain, says, bar, why, again] = ["curtain", "says", "bar", "why", "again"].map((id) => document.getElementById(id));
	document.documentElement.lang = lang;
	says.textContent = words.loading;
	again.textContent = words.again;
	again.addEventListener("click", () => location.reload());

	// fail puts a sentence in the place of the game.
	const fail = (sentence, error) => {
		if (error) {
			console.error(error);
		}
		says.textContent = sentence;
		bar.hidden = true;
		why.textContent = error ? String(error.message || error) : "";
		why.hidden = !error;
		again.hidden = false;
		curtain.hidden = false;
		document.querySelectorAll("canvas").forEach((c) => { c.hidden = true; });
		again.focus();
	};

	const wasm = { headers: { "Content-Type": "application/wasm" } };

	// unpacked gives what Brotli packed, as it comes in: by the browser where it can, which few do, else by a decoder.
	const unpacked = async (body) => {
		try {
			return body.pipeThrough(new DecompressionStream("brotli"));
		} catch { /* It cannot. */ }
		const [decoder, program] = await Promise.all([import("./brotli.js"), fetch("brotli.wasm.gz")]);
		await decoder.default({ module_or_path: new Response(program.body.pipeThrough(new DecompressionStream("gzip")), wasm) });
		const stream = new decoder.DecompressStream();
		return body.pipeThrough(new TransformStream({
			transform(chunk, to) {
				for (let code; chunk.length || code === decoder.BrotliStreamResultCode.NeedsMoreOutput;) {
					const some = stream.decompress(chunk, 1 << 20);
					code = some.code;
					to.enqueue(some.buf);
					if (!some.buf.length && !some.input_offset) {
						return; // All that there is has come out.
					}
					chunk = chunk.subarray(some.input_offset);
				}
			},
		}));
	};

	// keeping settles when the program lies where the service worker finds it, so that nothing is fetched twice.
	let keeping = Promise.resolve();

	// fetched gives the program as it comes in, and moves the bar. It was kept by an earlier visit, or it comes packed.
	const fetched = async () => {
		const kept = window.caches && await caches.match(release.program);
		if (kept) {
			return kept;
		}
		const answer = await fetch(`${release.program}.br`);
		if (!answer.ok) {
			throw new Error(`${answer.status} ${answer.statusText}`);
		}
		// Some hosts say of what was packed beforehand that it is packed, and the browser has unpacked it.
		const open = answer.headers.get("Content-Encoding") === "br";
		let got = 0;
		const counted = answer.body.pipeThrough(new TransformStream({
			transform(chunk, to) {
				got += chunk.length;
				bar.value = Math.min(1, got / (open ? release.size : release.packed));
				to.enqueue(chunk);
			},
		}));
		const program = new Response(open ? counted : await unpacked(counted), wasm);
		if (window.caches) {
			const copy = program.clone();
			keeping = caches.open(release.program).then((cache) => cache.put(release.program, copy)).catch((error) => console.warn(error));
		}
		return program;
	};

	// options are what the address asks for: a language, and the number of a seed.
	const options = () => {
		const asked = new URLSearchParams(location.search);
		return ["lang", "seed"].filter((name) => asked.get(name)).map((name) => `--${name}=${asked.get(name)}`);
	};

	const start = async () => {
		if (!window.WebAssembly || !window.DecompressionStream || !window.TransformStream) {
			return fail(words.old);
		}
		if (!document.createElement("canvas").getContext("webgl2")) {
			return fail(words.graphics);
		}
		let program;
		try {
			program = await WebAssembly.compileStreaming(await fetched());
		} catch (error) {
			return fail(navigator.onLine === false ? words.offline : words.fetch, error);
		}
		window.safehouse = {
			// shown is called by the program with its first picture, which stands with the next frame.
			shown: () => requestAnimationFrame(() => requestAnimationFrame(() => {
				curtain.hidden = true;
				performance.mark("shown");
				// Only now, so that what keeps the game for later does not slow its start.
				if ("serviceWorker" in navigator) {
					keeping.then(() => navigator.serviceWorker.register("service.js")).catch((error) => console.warn(error));
				}
			})),
			// startWorker is called by the program: it begins a second one, which answers its calls.
			startWorker() {
				try {
					const worker = new Worker("worker.js");
					worker.postMessage({ program });
					return worker;
				} catch (error) {
					console.error(error);
					return null;
				}
			},
		};
		// save gives the player a file, and pick asks for one: its bytes go to take, or null where there are too many.
		window.safehouse.save = (name, bytes) => {
			const link = document.createElement("a");
			link.href = URL.createObjectURL(new Blob([bytes], { type: "application/zip" }));
			link.download = name;
			link.click();
			setTimeout(() => URL.revokeObjectURL(link.href), 60000);
		};
		window.safehouse.pick = (most, take) => {
			const input = document.createElement("input");
			input.type = "file";
			input.accept = ".zip";
			input.addEventListener("change", async () => {
				const file = input.files[0];
				if (file) {
					take(file.size > most ? null : new Uint8Array(await file.arrayBuffer()));
				}
			});
			input.click();
		};
		const go = new Go();
		go.argv = ["safehouse", ...options()];
		try {
			await go.run(await WebAssembly.instantiate(program, go.importObject));
			fail(words.stopped);
		} catch (error) {
			fail(words.stopped, error);
		}
	};

	start();
})();
