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

	// packed is the ending of the file that is fetched. A host that packs what it sends gets the smaller way by itself; from
	// any other the page takes what was packed beforehand.
	const packed = async () => {
		for (const ending of ["", ".gz"]) {
			if (window.caches && await caches.match(release.program + ending)) {
				return ending; // It was kept by an earlier visit, and there may be no network.
			}
		}
		const head = await fetch(release.program, { method: "HEAD" });
		return head.ok && /br|gzip|zstd/.test(head.headers.get("Content-Encoding") || "") ? "" : ".gz";
	};

	// fetched gives the program as it comes in, unpacked, and moves the bar.
	const fetched = async (ending) => {
		const answer = await fetch(release.program + ending);
		if (!answer.ok) {
			throw new Error(`${answer.status} ${answer.statusText}`);
		}
		let got = 0;
		const counter = new TransformStream({
			transform(chunk, to) {
				got += chunk.length;
				bar.value = Math.min(1, got / (ending ? release.packed : release.size));
				to.enqueue(chunk);
			},
		});
		let body = answer.body.pipeThrough(counter);
		if (ending) {
			body = body.pipeThrough(new DecompressionStream("gzip"));
		}
		return new Response(body, { headers: { "Content-Type": "application/wasm" } });
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
		let program, ending;
		try {
			ending = await packed();
			program = await WebAssembly.compileStreaming(await fetched(ending));
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
					navigator.serviceWorker.register(`service.js?packed=${ending}`).catch((error) => console.warn(error));
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
