// Plays the page in Chromium without a screen: node check.mjs FOLDER [NAME...] runs the tests whose names hold one of the
// names. SAFEHOUSE names the desktop program, which verifies what the page has kept; CHROMIUM names the browser.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { host } from "./host.mjs";
import { Player, quick } from "./player.mjs";

const [folder, ...wanted] = process.argv.slice(2);
const measured = [];
const measure = (line) => { measured.push(line); console.log(`    ${line}`); };

// begin starts a match of a game from the menu, with computers of a level.
const begin = async (p, game, level) => {
	await p.press(`new.${game}`);
	await p.until("the set-up", () => p.has("start"));
	for (const item of (await p.screen()).items.filter((i) => level && i.id.endsWith(`.${level}`))) {
		await p.press(item.id);
	}
	await p.press("start");
	await p.until("the table", () => p.has("menu"));
};

// handOver gives the person's seat to a computer.
const handOver = async (p) => {
	await p.until("the table's menu", async () => {
		if (!await p.has("pause.seats")) {
			await p.press("menu");
		}
		return p.has("pause.seats");
	});
	await p.press("pause.seats");
	await p.press("seat0.medium");
	await p.press("seats.done");
	await p.press("resume");
};

// toTheEnd presses what goes on until the match is over.
const toTheEnd = async (p, seconds) => p.until("the end of the match", async () => {
	const s = await p.screen();
	if (s.items.some((i) => i.id === "rematch")) {
		return true;
	}
	const on = s.items.find((i) => ["continue", "next", "ready", "understood", "skip"].includes(i.id) && !i.disabled);
	if (on) {
		await p.press(on.id).catch(() => {});
	}
	return false;
}, seconds);

// verified has the desktop program verify the records of matches that are over, and gives their number.
const verified = async (p) => {
	const dir = mkdtempSync(join(tmpdir(), "safehouse-records-"));
	let over = 0;
	for (const [name, text] of Object.entries(await p.records())) {
		if (/"seed":/.test(text.split("\n")[0])) {
			writeFileSync(join(dir, name), text);
			if (process.env.SAFEHOUSE) {
				execFileSync(process.env.SAFEHOUSE, ["verify", join(dir, name)]);
			}
			over++;
		}
	}
	return over;
};

// blocked is the profile of a browser whose owner blocks cookies, and with them whatever a page could keep.
const blocked = () => {
	const profile = mkdtempSync(join(tmpdir(), "safehouse-web-"));
	mkdirSync(join(profile, "Default"));
	writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }));
	return profile;
};

// denials are ways in which browsers keep nothing, or not everything: what is done to the page before it begins, and what
// is lost by it. A way has a name, since what prepares a page goes to it as text.
const denials = [
	{ name: "everything is kept" },
	{ name: "no caches", says: ["game"], prepare: () => { delete window.caches; delete Window.prototype.caches; } },
	{ name: "caches that throw", says: ["game"], prepare: () => Object.defineProperty(window, "caches", { get() { throw new DOMException("no", "SecurityError"); } }) },
	{ name: "caches that reject", says: ["game"], prepare: () => { for (const m of ["match", "open", "keys", "has", "delete"]) { CacheStorage.prototype[m] = () => new Promise((_, no) => setTimeout(no, 300, new DOMException("no", "SecurityError"))); } } },
	{ name: "caches that never answer", says: ["game"], prepare: () => { for (const m of ["match", "open", "keys", "has", "delete"]) { CacheStorage.prototype[m] = () => new Promise(() => {}); } } },
	{ name: "caches without room", says: ["game"], prepare: () => { Cache.prototype.put = async () => { throw new DOMException("no", "QuotaExceededError"); }; } },
	{ name: "no service worker", says: ["game"], prepare: () => { delete Navigator.prototype.serviceWorker; } },
	{ name: "a service worker that throws", says: ["game"], prepare: () => Object.defineProperty(navigator, "serviceWorker", { get() { throw new DOMException("no", "SecurityError"); } }) },
	{ name: "a service worker that is refused", says: ["game"], prepare: () => { ServiceWorkerContainer.prototype.register = async () => { throw new DOMException("no", "SecurityError"); }; } },
	{ name: "no local storage", says: ["matches"], prepare: () => Object.defineProperty(window, "localStorage", { value: null }) },
	{ name: "a local storage that throws", says: ["matches"], prepare: () => Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } }) },
	{ name: "a local storage without room", says: ["matches"], prepare: () => { Storage.prototype.setItem = () => { throw new DOMException("no", "QuotaExceededError"); }; } },
	{ name: "a local storage that forgets", says: ["matches"], prepare: () => { Storage.prototype.setItem = () => {}; Storage.prototype.getItem = () => undefined; Storage.prototype.key = () => undefined; } },
	{ name: "no locks", prepare: () => { delete Navigator.prototype.locks; } },
	{ name: "locks that throw", prepare: () => Object.defineProperty(navigator, "locks", { get() { throw new DOMException("no", "SecurityError"); } }) },
	{ name: "locks that reject", prepare: () => { LockManager.prototype.request = () => new Promise((_, no) => setTimeout(no, 300, new DOMException("no", "SecurityError"))); } },
	{ name: "locks that never answer", prepare: () => { LockManager.prototype.request = () => new Promise(() => {}); } },
	{ name: "no other storage", prepare: () => {
		for (const name of ["indexedDB", "sessionStorage", "cookieStore"]) {
			Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });
		}
		Object.defineProperty(Document.prototype, "cookie", { get() { throw new DOMException("no", "SecurityError"); }, set() { throw new DOMException("no", "SecurityError"); } });
		Object.defineProperty(navigator, "storage", { get() { throw new DOMException("no", "SecurityError"); } });
	} },
	{ name: "nothing at all", says: ["matches", "game"], prepare: () => {
		for (const [of, name] of [[window, "caches"], [window, "localStorage"], [window, "sessionStorage"], [window, "indexedDB"], [navigator, "locks"], [navigator, "serviceWorker"], [navigator, "storage"]]) {
			Object.defineProperty(of, name, { get() { throw new DOMException("no", "SecurityError"); } });
		}
	} },
	{ name: "Chromium with cookies blocked", says: ["matches", "game"], get profile() { return blocked(); } },
	{ name: "Chromium in private", args: ["--incognito"] },
];

// dense is what the browser keeps for a packed file: game/storage says how.
function dense(bytes) {
	let [value, held, many] = ["d", 0, 0];
	for (const byte of bytes) {
		[held, many] = [held << 8 | byte, many + 8];
		if (many >= 15) {
			many -= 15;
			value += String.fromCharCode(0x3000 + (held >> many));
			held &= (1 << many) - 1;
		}
	}
	if (many > 0) {
		value += many > 7 ? String.fromCharCode(0x3000 + (held << 15 - many)) : String.fromCharCode(0xb000 + (held << 7 - many));
	}
	return value;
}

// begun is a record of a whole match as if it had begun at another moment, summed up anew.
function begun(whole, moment) {
	let sum = "";
	return whole.trimEnd().split("\n").map((line, i) => {
		const bare = line.replace(/,"sum":"[^"]*"\}$/, "}").replace(/"started":"[^"]*"/, (is) => i ? is : `"started":"${moment}"`);
		sum = createHash("sha256").update(sum + bare).digest("hex");
		return `${bare.slice(0, -1)},"sum":"${sum}"}\n`;
	}).join("");
}

const tests = {
	"a plain host and one that knows Brotli send no more than 6 MB, and nothing large twice": async () => {
		for (const brotli of [false, true]) {
			const h = await host(folder, brotli);
			const p = await Player.sit(h.address);
			await p.kept();
			measure(`sent by a host that ${brotli ? "knows" : "does not know"} Brotli: ${h.sent.bytes} bytes; first picture, cold: ${Math.round(await p.ready())} ms`);
			assert.ok(h.sent.bytes <= 6 << 20, `${h.sent.bytes} bytes were sent`);
			await p.leave(); p.forget(); h.close();
		}
	},

	"it starts within 2 s when it is warm, and without a network": async ({ address }) => {
		const p = await Player.sit(address);
		await p.kept();
		const warm = [];
		for (let i = 0; i < 5; i++) {
			warm.push(Math.round(await p.open()));
		}
		measure(`first picture, warm: ${warm} ms`);
		assert.ok(Math.min(...warm) <= 2000, `warm starts take ${warm} ms`);
		await p.context.setOffline(true);
		await p.open();
		assert.match(await p.words(), /KOMPROMAT/);
		await p.context.setOffline(false);
		assert.deepEqual(p.faults, []);
		await p.leave(); p.forget();
	},

	"while it loads nothing holds the page for long": async ({ address }) => {
		const p = await Player.sit(address, { open: false });
		// The first time the browser compiles what it runs while it runs it, which no page can divide.
		for (const [visit, most] of [["first", 250], ["next", 200]]) {
			await p.watch();
			await p.open();
			const { seen, worked } = await p.stretches();
			measure(`longest stretches while it loads, ${visit} visit: ${seen.slice(0, 4)} ms by the clock, ${worked.slice(0, 4)} ms at work`);
			assert.ok(worked[0] <= most, `the page stands still for ${worked[0]} ms at the ${visit} visit`);
			await p.kept();
			await p.page.goto("about:blank");
		}
		await p.leave(); p.forget();
	},

	"a new release is fetched beside the old one, takes its place, and starts without a network": async () => {
		// The new release is the same page and program under other names.
		const served = mkdtempSync(join(tmpdir(), "safehouse-releases-"));
		cpSync(folder, served, { recursive: true });
		const h = await host(served);
		const p = await Player.sit(h.address);
		await p.kept();
		const program = () => p.page.evaluate(() => JSON.parse(document.getElementById("release").textContent).program);
		const old = await program();
		const now = "safehouse.0123456789abcdef.wasm";
		renameSync(join(served, `${old}.br`), join(served, `${now}.br`));
		for (const name of ["index.html", "service.js"]) {
			const text = readFileSync(join(served, name), "utf8").replaceAll(old, now).replace(/"safehouse-[0-9a-f]+"/, '"safehouse-new"');
			writeFileSync(join(served, name), text);
		}
		await p.open();
		assert.equal(await program(), old, "the release in use is taken first");
		await p.until("the new release", () => p.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).waiting?.state === "installed"));
		await p.leave();
		const again = await Player.sit(h.address, { profile: p.profile });
		await again.open();
		assert.equal(await again.page.evaluate(() => JSON.parse(document.getElementById("release").textContent).program), now);
		await again.until("the old release to go", () => again.page.evaluate(async (name) => !(await caches.keys()).includes(name), old));
		await again.context.setOffline(true);
		await again.open();
		assert.match(await again.words(), /KOMPROMAT/);
		assert.deepEqual(again.faults, []);
		await again.leave(); p.forget(); h.close();
		rmSync(served, { recursive: true });
	},

	"the language is the browser's, and there is no way to quit": async ({ address }) => {
		for (const [locale, word] of [["fr-CA", "Réglages"], ["en-GB", "Settings"], ["de-DE", "Settings"]]) {
			const p = await Player.sit(address, { query: "", locale });
			assert.match(await p.words(), new RegExp(word), locale);
			assert.equal(await p.has("quit"), undefined);
			await p.leave(); p.forget();
		}
	},

	"whole matches of the three games with all that moves, each kept and verified, and never a pause": async ({ address }) => {
		for (const [game, level, seconds] of [["kompromat", "medium", 500], ["topsecret", "medium", 300], ["getadler", "easy", 400]]) {
			const p = await Player.sit(address, { settings: { ...quick, speed: 400 } });
			await begin(p, game, level);
			await p.watch();
			await handOver(p);
			const began = Date.now();
			await toTheEnd(p, seconds);
			const { seen, worked } = await p.stretches();
			measure(`${game}: over after ${Math.round((Date.now() - began) / 1000)} s; longest stretches ${seen.slice(0, 3)} ms by the clock, ${worked.slice(0, 3)} ms at work`);
			assert.ok(worked[0] <= 100, `${game}: the page stood still for ${worked[0]} ms`);
			assert.equal(await verified(p), 1, `${game} is kept in plain`);
			assert.deepEqual(p.faults, []);
			await p.leave(); p.forget();
		}
	},

	"a match goes on after a reload, and after the browser is closed": async ({ address }) => {
		const p = await Player.sit(address, { settings: quick });
		await begin(p, "kompromat");
		await p.until("a turn", () => p.has("mission:1"));
		const lines = Object.values(await p.records())[0].split("\n").length;
		await p.reload();
		await p.press("resume");
		await p.until("the same turn", () => p.has("mission:1"));
		assert.ok(Object.values(await p.records())[0].split("\n").length >= lines);
		await p.leave();
		const again = await Player.sit(address, { profile: p.profile });
		await again.press("resume");
		await again.until("the same turn", () => again.has("mission:1"));
		assert.equal(Object.keys(await again.records()).length, 1);
		await again.leave(); p.forget();
	},

	"a second tab says so, and takes over once the first is closed": async ({ address }) => {
		const p = await Player.sit(address);
		const second = await p.context.newPage();
		await second.goto(p.address);
		await p.ready(second);
		assert.match(await p.words(second), /open in another tab/);
		await p.page.close();
		await second.reload();
		await p.ready(second);
		assert.doesNotMatch(await p.words(second), /another tab/);
		await p.leave(); p.forget();
	},

	"a full storage is told, play goes on, and what was not kept is kept once there is room": async ({ address }) => {
		const p = await Player.sit(address, { settings: quick });
		await begin(p, "kompromat");
		await p.until("a turn", () => p.has("mission:1"));
		await p.page.evaluate(() => {
			let n = 0;
			for (let size = 1 << 20; size >= 1; size >>= 2) {
				try {
					for (;;) {
						localStorage.setItem(`fill${n++}`, "x".repeat(size));
					}
				} catch { /* It is full for this size. */ }
			}
		});
		await p.ticks(60); // To fill it held the page, and a page that stood still takes what is pressed then for nobody's.
		const lines = async () => Object.values(await p.records())[0].split("\n").length;
		const before = await lines();
		await p.press("mission:1");
		await p.press("place");
		await p.until("a further decision", () => p.has("draw"));
		await p.press("draw");
		await p.until("the notice", async () => /no room left/.test(await p.words()));
		assert.equal(await lines(), before);
		await p.page.evaluate(() => Object.keys(localStorage).filter((k) => k.startsWith("fill")).forEach((k) => localStorage.removeItem(k)));
		await p.until("the record to catch up", async () => await lines() > before, 20);
		await p.until("the notice to go", async () => !/no room left/.test(await p.words()), 20);
		await p.leave(); p.forget();
	},

	"whatever a browser does not keep, the game starts, says what is lost, and plays": async ({ address }) => {
		const matches = /does not let Safehouse keep anything/, game = /fetched for every visit/;
		for (const { name, prepare = () => {}, says = [], ...browser } of denials) {
			const p = await Player.sit(address, { settings: null, open: false, ...browser });
			await p.page.addInitScript(prepare);
			await p.open();
			for (const what of [matches, game]) {
				if (says.includes(what === game ? "game" : "matches")) {
					await p.until(`${name}: ${what}`, async () => what.test(await p.words()), 90);
				}
			}
			if (says.length) {
				await p.press("understood");
				await p.until(`${name}: the notice to go`, async () => !await p.has("understood"));
			} else {
				await p.page.waitForTimeout(3000);
			}
			assert.doesNotMatch(await p.words(), new RegExp(`${matches.source}|${game.source}`), name);
			assert.deepEqual(p.faults, [], name);
			console.log(`    ${name}: ${says.length ? says : "nothing"} lost`);
			await p.leave(); p.forget();
		}
		// What is denied stays so: the next visit is as the first. And a match is played.
		const p = await Player.sit(address, { settings: null, profile: blocked(), query: "lang=fr&seed=7" });
		await p.open();
		assert.match(await p.words(), /ne laisse rien garder à Safehouse/);
		await p.until("the game's own notice", async () => /téléchargé à chaque visite/.test(await p.words()));
		await p.press("understood");
		await begin(p, "kompromat");
		await p.until("a turn", () => p.has("mission:1"));
		assert.deepEqual(p.faults, []);
		await p.leave(); p.forget();
	},

	"a press that is taken away presses nothing": async ({ address }) => {
		const p = await Player.sit(address, { settings: { ...quick, confirm: "always" }, query: "lang=en&seed=31", hasTouch: true });
		await begin(p, "kompromat");
		await p.until("a turn", () => p.has("draw"));
		// The button is looked for anew each time: a picture that becomes finer, or a screen that is turned, moves it.
		let at;
		const find = async () => {
			const { box } = await p.until("the button", () => p.has("draw"));
			at = { x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 };
		};
		const fingers = await p.context.newCDPSession(p.page);
		const touch = (type, ...touchPoints) => fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
		const happens = (what) => p.page.evaluate(what);
		const drawn = async () => (await p.screen()).items.some((i) => i.id === "place");
		for (const [name, taken] of [
			["cancelled by the system", () => touch("touchCancel")],
			["the window loses the focus", () => happens(() => window.dispatchEvent(new Event("blur")))],
			["the tab is hidden", () => happens(() => {
				Object.defineProperty(document, "hidden", { value: true, configurable: true });
				document.dispatchEvent(new Event("visibilitychange"));
				delete document.hidden;
			})],
			["the screen is turned", async () => {
				await p.page.setViewportSize({ width: 800, height: 1200 });
				await p.ticks(6);
				await p.page.setViewportSize({ width: 1280, height: 800 });
			}],
		]) {
			await find();
			await touch("touchStart", at);
			await p.ticks(5);
			await taken();
			await p.ticks(5);
			await touch("touchEnd").catch(() => {}); // One that was cancelled has no end.
			await p.ticks(5);
			await touch("touchStart", { x: 5, y: 400 });
			await p.ticks(5);
			await touch("touchEnd");
			await p.ticks(60);
			assert.equal(await drawn(), false, `a finger: ${name}`);
		}
		await find();
		await p.page.mouse.move(at.x, at.y);
		await p.page.mouse.down();
		await p.ticks(5);
		await happens(() => document.querySelector("canvas").dispatchEvent(new PointerEvent("pointercancel", { pointerType: "pen" })));
		await p.ticks(5);
		await p.page.mouse.up();
		await p.ticks(60);
		assert.equal(await drawn(), false, "a pen that is taken away");
		// What comes and goes within a tick is heard.
		await find();
		await p.page.evaluate(([x, y]) => {
			const canvas = document.querySelector("canvas");
			const finger = new Touch({ identifier: 3, target: canvas, clientX: x, clientY: y });
			for (const [event, there] of [["touchstart", [finger]], ["touchend", []]]) {
				canvas.dispatchEvent(new TouchEvent(event, { changedTouches: [finger], targetTouches: there, touches: there, cancelable: true, bubbles: true }));
			}
		}, [at.x, at.y]);
		await p.until("the card", drawn);
		assert.deepEqual(p.faults, []);
		await p.leave(); p.forget();
	},

	"what was kept and has spoiled is fetched anew": async ({ address }) => {
		for (const spoil of [
			(name) => caches.open(name).then((cache) => cache.put(name, new Response("no program", { headers: { "Content-Type": "application/wasm" } }))),
			(name) => caches.open(name).then((cache) => cache.put(name, new Response(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1]), { headers: { "Content-Type": "application/wasm" } }))),
		]) {
			const p = await Player.sit(address);
			await p.kept();
			await p.page.evaluate(spoil, await p.page.evaluate(() => JSON.parse(document.getElementById("release").textContent).program));
			await p.open();
			assert.match(await p.words(), /KOMPROMAT/);
			await p.leave(); p.forget();
		}
	},

	"that it could not be fetched is said where it could not, and there alone": async () => {
		const ends = mkdtempSync(join(tmpdir(), "safehouse-ends-"));
		cpSync(folder, ends, { recursive: true });
		const file = join(ends, readdirSync(ends).find((f) => f.endsWith(".wasm.br")));
		const whole = readFileSync(file);
		const fetch = /could not be fetched/, start = /could not start the game/;
		for (const [name, content, says, prepare] of [
			["a program cut short", whole.subarray(0, whole.length / 2), fetch],
			["something else in its place", Buffer.from("<!DOCTYPE html><title>Not found</title>"), fetch],
			["no program", null, fetch],
			["a browser that does not take the program", whole, start, () => {
				const compile = WebAssembly.compileStreaming;
				WebAssembly.compileStreaming = async (source) => { await compile(source); throw new WebAssembly.CompileError("no such instruction"); };
			}],
		]) {
			content ? writeFileSync(file, content) : rmSync(file);
			const h = await host(ends);
			const p = await Player.sit(h.address, { open: false });
			if (prepare) {
				await p.page.addInitScript(prepare);
			}
			await p.page.goto(p.address);
			await p.page.waitForFunction(() => !document.getElementById("again").hidden, null, { timeout: 120000 });
			assert.match(await p.page.evaluate(() => document.getElementById("says").textContent), says, name);
			await p.leave(); p.forget(); h.close();
		}
		rmSync(ends, { recursive: true });
	},

	"a copy is saved, and brought back in another browser": async ({ address }) => {
		const p = await Player.sit(address, { settings: quick });
		await begin(p, "kompromat");
		await p.until("a turn", () => p.has("mission:1"));
		await p.reload();
		await p.press("copies");
		const download = p.page.waitForEvent("download");
		await p.press("save");
		const file = join(mkdtempSync(join(tmpdir(), "safehouse-copy-")), "copy.zip");
		await (await download).saveAs(file);
		const other = await Player.sit(address);
		await other.press("copies");
		const chooser = other.page.waitForEvent("filechooser");
		await other.press("pick");
		await (await chooser).setFiles(file);
		await other.until("the match", async () => /1 match was brought back/.test(await other.words()));
		assert.deepEqual(await other.records(), await p.records());
		await p.leave(); await other.leave(); p.forget(); other.forget();
	},

	"the record of a match is brought in, from a file that is picked or dropped on the page, and is watched": async ({ address }) => {
		const records = fileURLToPath(new URL("../../../game/record/testdata/", import.meta.url));
		const p = await Player.sit(address, { settings: quick });
		await p.press("copies");
		const chooser = p.page.waitForEvent("filechooser");
		await p.press("pick");
		await (await chooser).setFiles(join(records, "whole-topsecret.jsonl"));
		await p.until("the match", async () => /among the matches/.test(await p.words()));
		await p.press("back");
		const hands = await p.context.newCDPSession(p.page);
		const data = { items: [], files: [join(records, "whole-kompromat.jsonl")], dragOperationsMask: 1 };
		for (const type of ["dragEnter", "dragOver", "drop"]) {
			await hands.send("Input.dispatchDragEvent", { type, x: 600, y: 400, data });
		}
		await p.until("two matches", async () => Object.keys(await p.records()).length === 2);
		await p.press("matches");
		for (const match of ["watch.0", "watch.1"]) {
			await p.press(match);
			await p.press("replay.on");
			await p.until("the log", () => p.has("log"));
			await p.page.keyboard.press("Escape", { delay: 100 });
		}
		assert.equal(await verified(p), 2);
		assert.deepEqual(p.faults, []);
		await p.leave(); p.forget();
	},

	"a browser whose memory is nearly full of matches knows them at once the next time": async ({ address }) => {
		const p = await Player.sit(address, { settings: quick });
		const games = ["kompromat", "topsecret", "getadler"];
		const wholes = games.map((game) => readFileSync(new URL(`../../../game/record/testdata/whole-${game}.jsonl`, import.meta.url), "utf8"));
		await p.page.evaluate(() => localStorage.removeItem("safehouse:/safehouse/matches.json"));
		let [kept, size] = [0, 0];
		for (; size < 4.5e6; kept++) { // There is room left for what is known of them.
			const at = new Date(Date.UTC(2026, 0, 1, kept)).toISOString().replace(/\.\d+/, "");
			const record = dense(deflateRawSync(begun(wholes[kept % 3], at), { level: 9 }));
			await p.page.evaluate(([name, record]) => localStorage.setItem(`safehouse:/safehouse/matches/${name}.jsonl`, record),
				[`${at.replace(/\D/g, "").replace(/(.{8})/, "$1-")}-${games[kept % 3]}`, record]);
			size += record.length;
		}
		const opened = async () => {
			const shown = Math.round(await p.open());
			await p.press("understood"); // It says that room runs out.
			await p.until("the way there", () => p.has("matches"));
			const pressed = Date.now();
			await p.press("matches");
			await p.until("the list", () => p.has("match.0"));
			const listed = Date.now() - pressed;
			await p.until("all of them", async () => new RegExp(`\\b${kept}\\b`).test((await p.screen()).items.find((i) => i.id === "match.0")?.label ?? ""), 300);
			return { shown, listed, all: Date.now() - pressed };
		};
		const cold = await opened();
		const warm = await opened();
		const told = (t) => `first picture after ${t.shown} ms, the list ${t.listed} ms after the press, all known ${t.all} ms after it`;
		measure(`${kept} matches fill the memory of a browser: cold ${told(cold)}; warm ${told(warm)}`);
		assert.ok(warm.all < cold.all, "what is known of them is not kept");
		await p.leave(); p.forget();
	},

	"a window that changes loses nothing, and room that runs out is told of before it has": async ({ address }) => {
		const p = await Player.sit(address);
		const turn = async () => {
			await p.page.setViewportSize({ width: 915, height: 412 });
			await p.page.waitForTimeout(1000);
			await p.page.setViewportSize({ width: 1280, height: 800 });
			await p.until("the menu", () => p.has("learn"));
		};
		await turn();
		assert.doesNotMatch(await p.words(), /room/);
		await p.page.evaluate(() => localStorage.setItem("somebody else's", "x".repeat(4_400_000)));
		await turn();
		assert.match(await p.words(), /room/);
		assert.deepEqual(p.faults, []);
		await p.leave(); p.forget();
	},

	"names are written with dead keys and input methods, and with a phone's keyboard": async ({ address }) => {
		for (const phone of [false, true]) {
			const p = await Player.sit(address, phone ? { viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2.6 } : {});
			await p.press("new.kompromat", phone);
			await p.ticks(60); // What is pressed at once may have been meant for the page before.
			await p.press("name0", phone, 0); // As short as a tap can be: it is over before the next tick.
			await p.until("the field to be written into", async () => (await p.page.evaluate(() => document.activeElement.id)) === "ebitengine-textinput");
			await p.ticks(5);
			const keys = await p.context.newCDPSession(p.page);
			await keys.send("Input.imeSetComposition", { text: "Ze", selectionStart: 2, selectionEnd: 2 });
			await p.until("the letters", async () => /\bZe\b/.test(await p.words()), 5);
			await keys.send("Input.insertText", { text: "Zoé" });
			await p.until("the name", async () => /Zoé/.test(await p.words()), 5);
			if (!phone) {
				await p.page.keyboard.press("Backspace", { delay: 100 });
				await p.until("a letter less", async () => /\bZo\b/.test(await p.words()), 5);
			}
			await p.press("start", phone);
			await p.until("the table", () => p.has("menu"));
			assert.match(await p.words(), phone ? /Zoé/ : /Zo/);
			await p.leave(); p.forget();
		}
	},

	"at 200 % and in French nothing is missing from the way into a match": async ({ address }) => {
		const p = await Player.sit(address, { query: "lang=fr", settings: { ...quick, textScale: 200 } });
		await begin(p, "topsecret");
		await p.until("a turn", () => p.has("hand:1"));
		assert.match(await p.words(), /Menu/);
		await p.leave(); p.forget();
	},

	"a phone names no keys, has what a finger can press, and is played with one": async ({ address }) => {
		for (const viewport of [{ width: 412, height: 915 }, { width: 915, height: 412 }]) {
			const p = await Player.sit(address, { viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 2.6 });
			assert.doesNotMatch(await p.words(), /\bF[12]\b/);
			await p.press("new.kompromat", true);
			await p.press("start", true);
			await p.until("a turn", () => p.has("mission:1"));
			const { items } = await p.screen();
			// The words that are explained and the counts are small targets, and none of them has to be pressed.
			const small = items.filter((i) => !i.disabled && !/^(noun|notoriety|won|seat|gone|drawn|inspect)/.test(i.id)).map((i) => [i.id, Math.min(i.box[2], i.box[3])]);
			measure(`smallest controls at ${viewport.width} × ${viewport.height}: ${small.sort((a, b) => a[1] - b[1]).slice(0, 3).map(([id, px]) => `${id} ${Math.round(px)}`)} CSS px`);
			const least = viewport.height > viewport.width ? 44 : 32; // A low screen has no room for larger ones.
			assert.deepEqual(small.filter(([, px]) => px < least - 1), [], "what a finger presses");
			for (let turns = 0; turns < 3; turns++) {
				await p.until("a decision", async () => await p.has("mission:1") || p.has("draw"));
				if (await p.has("draw")) {
					await p.press("draw", true);
				}
				for (const i of (await p.screen()).items.filter((i) => /^mission:/.test(i.id) && !i.disabled)) {
					await p.press(i.id, true).catch(() => {});
					if (await p.has("place")) {
						await p.press("place", true);
						break;
					}
				}
				await p.page.waitForTimeout(500);
			}
			assert.ok(Object.values(await p.records())[0].split("\n").length > 3);
			assert.deepEqual(p.faults, []);
			await p.leave(); p.forget();
		}
	},

	"time goes on however long a picture takes, and the picture becomes one that can be drawn": async ({ address }) => {
		const screens = [
			["phone", { viewport: { width: 915, height: 412 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2.6 }],
			["tablet", { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }],
			["desktop", { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 }],
		];
		for (const [name, browser] of screens) {
			const p = await Player.sit(address, browser);
			const finest = (await p.screen()).scale;
			// The first pictures are made for what they take alone.
			await p.page.waitForTimeout(12000);
			await p.press("new.kompromat", browser.hasTouch);
			await p.press("start", browser.hasTouch);
			const seen = await p.page.evaluate(() => new Promise((done) => {
				const tick = () => JSON.parse(window.safehouse.screen()).tick;
				const [began, before] = [performance.now(), tick()];
				let frames = 0;
				requestAnimationFrame(function frame() {
					const ms = performance.now() - began;
					frames++;
					ms < 6000 ? requestAnimationFrame(frame) : done({ ticks: (tick() - before) * 1000 / ms, frames: frames * 1000 / ms });
				});
			}));
			const { scale } = await p.screen();
			const [width, shown] = await p.page.evaluate(() => [document.querySelector("canvas").width, innerWidth]);
			measure(`the deal on a ${name}: ${seen.frames.toFixed(1)} pictures and ${seen.ticks.toFixed(1)} ticks a second, ${(100 * scale / finest).toFixed(0)} % of the finest picture's width`);
			assert.ok(seen.ticks >= 50 && seen.ticks <= 72, `${name}: ${seen.ticks} ticks a second`);
			assert.ok(scale < finest || seen.frames >= 15, `${name}: ${seen.frames} pictures a second of the finest picture`);
			assert.ok(Math.abs(width - scale * shown) <= 2, `${name}: the canvas is ${width} wide for a picture of ${scale * shown}`);
			// What is pressed lies where it is seen.
			await p.until("a turn", () => p.has("mission:1"));
			await p.press("menu", browser.hasTouch);
			await p.until("the pause", () => p.has("resume"));
			assert.deepEqual(p.faults, []);
			await p.leave(); p.forget();
		}
	},

	"a modifier that was let go of elsewhere is not held, and digits are places": async ({ address }) => {
		const p = await Player.sit(address, { settings: { ...quick, confirm: "always" } });
		await begin(p, "kompromat");
		await p.until("the first question", () => p.has("draw"));
		const hands = await p.context.newCDPSession(p.page);
		// hit presses a key of which the browser says where it is, what it writes and which modifiers are held: 1 is Alt, 2 is Ctrl.
		const hit = async (code, key, modifiers = 0) => {
			const event = { code, key, modifiers, text: key.length === 1 ? key : "" };
			await hands.send("Input.dispatchKeyEvent", { type: "keyDown", ...event });
			await p.ticks(3);
			await hands.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
			await p.ticks(3);
		};
		for (const [code, key, modifiers] of [["AltLeft", "Alt", 1], ["ControlLeft", "Control", 2], ["MetaLeft", "Meta", 4]]) {
			await hands.send("Input.dispatchKeyEvent", { type: "keyDown", code, key, modifiers });
			await p.ticks(3);
			await hit("KeyP", "p", modifiers);
			assert.ok(!await p.has("resume"), `${key} and P open the pause`);
			await hit("KeyP", "p");
			await p.until(`the pause after ${key}`, () => p.has("resume"));
			await hit("Escape", "Escape");
			await p.until("the table", async () => !await p.has("resume"));
		}
		await hit("KeyD", "в");
		await p.until("a drawn card", async () => (await p.screen()).items.find((i) => i.id === "place"));
		await hit("Quote", "4");
		assert.ok(!await p.has("place"), "another key picks a mission");
		await hit("Digit2", "é");
		await p.until("a chosen mission", () => p.has("place"));
		assert.deepEqual(p.faults, []);
		await p.leave(); p.forget();
	},

	"it is played with the keyboard alone, and with a pad": async ({ address }) => {
		for (const pad of [false, true]) {
			const p = await Player.sit(address, { settings: quick });
			if (pad) {
				// A pad as a browser shows one with the standard layout.
				await p.page.addInitScript(() => {
					const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
					window.pad = { index: 0, id: "Pad", connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons, timestamp: 0 };
					navigator.getGamepads = () => [window.pad, null, null, null];
				});
				await p.open();
			}
			// hit presses a key or a button, and waits until the game has seen it: a machine that is busy draws few frames.
			const hit = async (key, button) => {
				if (pad) {
					await p.page.evaluate((b) => Object.assign(window.pad.buttons[b], { pressed: true, value: 1 }), button);
					await p.ticks(3);
					await p.page.evaluate((b) => Object.assign(window.pad.buttons[b], { pressed: false, value: 0 }), button);
				} else {
					await p.page.keyboard.press(key, { delay: 120 });
				}
				await p.ticks(3);
			};
			// reach goes from control to control, as far as it takes, and presses the one that is meant.
			const reach = async (id) => {
				for (let i = 0; (await p.screen()).items.find((item) => item.focused)?.id !== id; i++) {
					assert.ok(i < 80, `${id} is never reached`);
					await hit("Tab", 5);
				}
				await hit("Enter", 0);
			};
			await reach("new.kompromat");
			await p.until("the set-up", () => p.has("start"));
			await reach("start");
			await p.until("a turn", () => p.has("mission:1"));
			await reach("mission:1");
			assert.deepEqual(p.faults, []);
			await p.leave(); p.forget();
		}
	},

	"sound begins with the first press, and the page can be installed": async ({ address }) => {
		const p = await Player.sit(address);
		const first = p.page;
		p.page = await p.context.newPage();
		await first.close();
		await p.page.addInitScript(() => {
			window.contexts = [];
			window.AudioContext = new Proxy(window.AudioContext, { construct: (of, args) => {
				const made = new of(...args);
				window.contexts.push(made);
				return made;
			} });
		});
		await p.page.goto(p.address);
		// To ask a page as other tests do counts as a press; this does not.
		const keys = await p.context.newCDPSession(p.page);
		const states = async () => (await keys.send("Runtime.evaluate", { expression: "window.contexts.map((c) => c.state).join()" })).result.value;
		await p.until("a way to sound", async () => await states() !== "");
		await p.page.waitForTimeout(1000);
		assert.equal(await states(), "suspended");
		await p.page.keyboard.press("Tab", { delay: 120 });
		await p.until("sound", async () => await states() === "running");
		const { errors, data } = await keys.send("Page.getAppManifest");
		assert.deepEqual(errors, []);
		assert.equal(JSON.parse(data).display, "standalone");
		const { installabilityErrors } = await keys.send("Page.getInstallabilityErrors");
		// What Chromium calls in-incognito is its own state, not the page's.
		assert.deepEqual(installabilityErrors.map((e) => e.errorId).filter((e) => e !== "in-incognito"), []);
		await p.leave(); p.forget();
	},

	"opponents never hold the page": async ({ address }) => {
		for (const [game, level, turns] of [["topsecret", "expert", 5], ["getadler", "expert", 3], ["kompromat", "expert", 3]]) {
			for (const seats of game === "topsecret" ? ["seats.2", "seats.4"] : [""]) {
				const p = await Player.sit(address, { settings: { ...quick, speed: 100 } });
				await p.press(`new.${game}`);
				if (seats) {
					await p.press(seats);
				}
				for (const item of (await p.screen()).items.filter((i) => i.id.endsWith(`.${level}`))) {
					await p.press(item.id);
				}
				await p.press("start");
				await p.until("the table", () => p.has("menu"));
				await p.watch();
				await handOver(p);
				await p.page.waitForTimeout(turns * 8000);
				const { seen, worked, timed } = await p.stretches();
				assert.ok(timed, "the browser says how long its thread was at work");
				measure(`${game} ${seats}, ${level}: longest stretches ${seen.slice(0, 5)} ms by the clock, ${worked.slice(0, 5)} ms at work, in ${turns * 8} s`);
				assert.ok(worked[0] <= 100, `${game} ${seats}: the page stood still for ${worked[0]} ms`);
				await p.leave(); p.forget();
			}
		}
	},
};

if (!folder || wanted.some((w) => !Object.keys(tests).some((name) => name.includes(w)))) {
	console.error(`this is understood: node check.mjs FOLDER [NAME...], with a part of one of these names:\n  ${Object.keys(tests).join("\n  ")}`);
	process.exit(2);
}
const plain = await host(folder);
let failed = 0;
for (const [name, test] of Object.entries(tests)) {
	if (wanted.length && !wanted.some((w) => name.includes(w))) {
		continue;
	}
	const began = Date.now();
	try {
		await test(plain);
		console.log(`ok    ${name} (${Math.round((Date.now() - began) / 1000)} s)`);
	} catch (error) {
		failed++;
		console.log(`FAIL  ${name}\n${error.stack}`);
	}
}
plain.close();
measure(`the program: ${statSync(join(folder, readdirSync(folder).find((f) => f.endsWith(".wasm.br")))).size} bytes, packed`);
process.exit(failed ? 1 : 0);
