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

	// storage is the only way to whatever this browser keeps for the page. It may have nothing of the kind, forbid it, by
	// throwing, by rejecting or by never answering, or take it away later, and each part of it by itself. None of that may
	// hinder the game: every failure means that nothing is there.
	const storage = {
		// soon gives what comes of an attempt; undefined where it fails, or has not come after some milliseconds.
		soon: (attempt, ms = 3000) => Promise.race([
			(async () => attempt())().catch((error) => { console.warn(error); }),
			new Promise((late) => { setTimeout(late, ms); }),
		]),
		// program is the program that an earlier visit kept, keep keeps it for the next one, drop forgets it.
		program: () => storage.soon(() => caches.match(release.program)),
		keep: (copy) => storage.soon(async () => {
			await (await caches.open(release.program)).put(release.program, copy);
			return true;
		}, 60000),
		drop: () => storage.soon(() => caches.delete(release.program)),
		// keeps tells whether the browser keeps programs at all. Nobody waits for it, so that it may take its time.
		keeps: () => storage.soon(async () => Boolean(await caches.open(release.program)), 20000),
		// service tells whether a service worker keeps the page, so that it starts without a network.
		service: () => storage.soon(async () => {
			const registration = await navigator.serviceWorker.register("service.js");
			const first = !registration.active && registration.installing;
			return !first || new Promise((done) => { first.addEventListener("statechange", () => done(first.state !== "redundant")); });
		}, 60000),
		// lock asks for a lock of all tabs: take is given a function that gives it back, null where another tab has it, and
		// undefined where there are no locks.
		lock: (name, take) => storage.soon(() => new Promise((settled, failed) => {
			navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? new Promise(settled) : settled(null))).catch(failed);
		})).then(take),
		// local calls a method of the local storage, and throws where it does.
		local: (method, ...args) => window.localStorage[method](...args),
		// remembers tells whether the local storage keeps what it is given.
		remembers: () => {
			try {
				storage.local("setItem", "safehouse:", "p");
				return storage.local("getItem", "safehouse:") === "p";
			} catch {
				return false;
			}
		},
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
			async transform(chunk, to) {
				// What comes in little may go out large: in between the page draws and listens.
				let began = performance.now();
				for (let code; chunk.length || code === decoder.BrotliStreamResultCode.NeedsMoreOutput;) {
					if (performance.now() - began > 30) {
						await new Promise((on) => { setTimeout(on); });
						began = performance.now();
					}
					const some = stream.decompress(chunk, 1 << 18);
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

	// short tells that the program came to an end before its last byte.
	let short = false;

	// keeping settles when the program lies where the service worker finds it, so that nothing is fetched twice. It gives
	// whether it does.
	let keeping = Promise.resolve(true);

	// fetched gives the program as it comes in, packed, and moves the bar.
	const fetched = async () => {
		const answer = await fetch(`${release.program}.br`);
		if (!answer.ok) {
			throw new Error(`${answer.status} ${answer.statusText}`);
		}
		// Some hosts say of what was packed beforehand that it is packed, and the browser has unpacked it.
		const open = answer.headers.get("Content-Encoding") === "br";
		const counted = (body, each, end) => {
			let got = 0;
			return body.pipeThrough(new TransformStream({
				transform(chunk, to) {
					got += chunk.length;
					each(got);
					to.enqueue(chunk);
				},
				flush() { end(got); },
			}));
		};
		const came = counted(answer.body, (got) => { bar.value = Math.min(1, got / (open ? release.size : release.packed)); }, () => {});
		const program = new Response(counted(open ? came : await unpacked(came), () => {}, (got) => { short = got < release.size; }), wasm);
		keeping = storage.keep(program.clone());
		return program;
	};

	// compiled gives the program ready to be started: as an earlier visit kept it, or fetched. What was kept and does not
	// compile, or never comes to an end, is no program any more.
	const compiled = async () => {
		const kept = await storage.program();
		const program = kept && await storage.soon(() => WebAssembly.compileStreaming(kept), 30000);
		if (kept && !program) {
			await storage.drop();
		}
		return program || WebAssembly.compileStreaming(await fetched());
	};

	// draws tells whether the browser draws as the game does. To ask makes the browser start what it draws with, which takes
	// long; a worker can wait for that, where it has canvases.
	const draws = () => new Promise((settled) => {
		let late;
		const here = () => {
			clearTimeout(late);
			settled(Boolean(document.createElement("canvas").getContext("webgl2")));
		};
		try {
			const ask = 'postMessage(Boolean(new OffscreenCanvas(1, 1).getContext("webgl2")))';
			const worker = new Worker(URL.createObjectURL(new Blob([ask], { type: "text/javascript" })));
			worker.onmessage = ({ data }) => {
				worker.terminate();
				clearTimeout(late);
				data ? settled(true) : here();
			};
			worker.onerror = here;
			late = setTimeout(here, 10000);
		} catch {
			here();
		}
	});

	// options are what the address asks for: a language, and the number of a seed.
	const options = () => {
		const asked = new URLSearchParams(location.search);
		return ["lang", "seed"].filter((name) => asked.get(name)).map((name) => `--${name}=${asked.get(name)}`);
	};

	const start = async () => {
		const able = storage.keeps();
		if (!window.WebAssembly || !window.DecompressionStream || !window.TransformStream) {
			return fail(words.old);
		}
		const drawing = draws();
		drawing.then((can) => can || fail(words.graphics));
		let program;
		try {
			program = await compiled();
		} catch (error) {
			if (!short && (error instanceof WebAssembly.CompileError || error instanceof RangeError)) {
				return fail(words.start, error);
			}
			return fail(navigator.onLine === false ? words.offline : words.fetch, error);
		}
		if (!await drawing) {
			return;
		}
		// The program is told, once it asks, that the game is not kept, and the player hears of it once.
		const told = "safehouse:told";
		let tell;
		const unkept = new Promise((known) => {
			tell = () => {
				try {
					if (storage.local("getItem", told) !== null) {
						return;
					}
					storage.local("setItem", told, "p");
				} catch { /* Then it is told every time. */ }
				known();
			};
		});
		able.then((is) => is || tell());
		window.safehouse = {
			lock: storage.lock,
			local: storage.local,
			unkept: (take) => unkept.then(take),
			// shown is called by the program with its first picture, which stands with the next frame.
			shown: () => requestAnimationFrame(() => requestAnimationFrame(async () => {
				curtain.hidden = true;
				performance.mark("shown");
				// Only now, so that what keeps the game for later does not slow its start.
				if (!await able || !await keeping || !await storage.service()) {
					tell();
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
			link.href = URL.createObjectURL(new Blob([bytes]));
			link.download = name;
			link.click();
			setTimeout(() => URL.revokeObjectURL(link.href), 60000);
		};
		window.safehouse.pick = (most, take) => {
			const input = document.createElement("input");
			input.type = "file";
			input.accept = ".zip,.jsonl";
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
			fail(storage.remembers() ? words.stopped : words.lost);
		} catch (error) {
			fail(storage.remembers() ? words.stopped : words.lost, error);
		}
	};

	start();
})();
