// A player of the page: a browser without a screen, and hands that find things by what the program says is on its screen.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

// Without a screen Chromium plays sound unasked, which no player's does.
const flags = ["--autoplay-policy=document-user-activation-required", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-sandbox"];

// settings are those of a test: no animations, so that a match takes seconds.
export const quick = { speed: 0, reading: "short", confirm: "never", explain: false };

// Player is one browser with a memory of its own, which it keeps until it is forgotten.
export class Player {
	static async sit(address, { query = "lang=en&seed=7", settings = null, profile = mkdtempSync(join(tmpdir(), "safehouse-web-")), open = true, args = [], ...browser } = {}) {
		const p = new Player();
		p.profile = profile;
		p.context = await chromium.launchPersistentContext(profile, {
			executablePath: process.env.CHROMIUM || "/usr/bin/chromium", headless: true, args: [...flags, ...args], viewport: { width: 1280, height: 800 }, ...browser,
		});
		p.faults = [];
		p.page = p.context.pages()[0] || await p.context.newPage();
		p.page.on("pageerror", (error) => p.faults.push(String(error)));
		if (settings) {
			await p.page.addInitScript((text) => {
				localStorage.getItem("safehouse:/safehouse/settings.json") || localStorage.setItem("safehouse:/safehouse/settings.json", "p" + text);
			}, JSON.stringify(settings));
		}
		p.address = `${address}?${query}`;
		if (open) {
			await p.open();
		}
		return p;
	}

	// open opens the page and waits for its first picture; it gives the milliseconds that it took.
	async open() {
		await this.page.goto(this.address);
		return this.ready();
	}

	async ready(page = this.page) {
		await page.waitForFunction(() => document.getElementById("curtain").hidden, null, { timeout: 120000 });
		return page.evaluate(() => performance.getEntriesByName("shown")[0].startTime);
	}

	// kept waits until the browser keeps the page for times without a network.
	async kept() {
		await this.until("the service worker", () => this.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated"));
	}

	// ticks waits until the game has looked at its hands some times more: a machine that is busy draws few frames.
	async ticks(n) {
		const { tick } = await this.screen();
		await this.until("a tick", async () => (await this.screen()).tick >= tick + n);
	}

	async reload() {
		await this.page.reload();
		await this.ready();
	}

	// screen is what stands on the screen.
	async screen(page = this.page) { return JSON.parse(await page.evaluate(() => window.safehouse.screen())); }

	// words are all texts on the screen.
	async words(page = this.page) {
		const s = await this.screen(page);
		return [...s.texts.map((t) => t.text), ...s.items.map((i) => i.label)].join("\n");
	}

	// has finds a control that may be pressed.
	async has(id) { return (await this.screen()).items.find((i) => i.id === id && !i.disabled); }

	// until waits until something is so.
	async until(what, test, seconds = 60) {
		for (const end = Date.now() + seconds * 1000; ;) {
			const found = await test();
			if (found) {
				return found;
			}
			if (Date.now() > end) {
				await this.page.screenshot({ path: join(tmpdir(), "safehouse-web-failed.png") });
				throw new Error(`${what} does not come; on the screen: ${(await this.screen()).items.map((i) => i.id)}`);
			}
			await this.page.waitForTimeout(100);
		}
	}

	async press(id, touch = false, held = 120) {
		const item = await this.until(id, () => this.has(id));
		const at = { x: item.box[0] + item.box[2] / 2, y: item.box[1] + item.box[3] / 2 };
		if (touch) {
			this.touches ||= await this.context.newCDPSession(this.page);
			await this.touches.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
			await this.page.waitForTimeout(held);
			await this.touches.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
		} else {
			await this.page.mouse.move(at.x, at.y);
			await this.page.waitForTimeout(60);
			await this.page.mouse.down();
			await this.page.waitForTimeout(held);
			await this.page.mouse.up();
		}
		await this.page.waitForTimeout(150);
	}

	// watch begins to write down every stretch in which the page's thread does nothing else.
	async watch() {
		this.tracing = await this.context.newCDPSession(this.page);
		this.traced = [];
		this.tracing.on("Tracing.dataCollected", ({ value }) => this.traced.push(...value));
		await this.tracing.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"] } });
	}

	// stretches are the longest of them in milliseconds, each as a clock saw it and as the thread was at work: others on the
	// machine make the first longer and not the second.
	async stretches() {
		const ended = new Promise((done) => { this.tracing.once("Tracing.tracingComplete", done); });
		await this.tracing.send("Tracing.end");
		await ended;
		const page = await this.page.evaluate(() => location.origin);
		const started = this.traced.flatMap((e) => e.args?.data?.frames || []).find((f) => f.url?.startsWith(page));
		const thread = this.traced.find((e) => e.name === "thread_name" && e.args.name === "CrRendererMain" && (!started || e.pid === started.processId));
		const tasks = this.traced.filter((e) => e.ph === "X" && e.name === "RunTask" && e.pid === thread.pid && e.tid === thread.tid);
		const ms = (n) => Math.round(n / 1000);
		const sorted = (all) => all.map(ms).sort((a, b) => b - a);
		return { tasks: tasks.length, seen: sorted(tasks.map((e) => e.dur)), worked: sorted(tasks.map((e) => e.tdur ?? e.dur)), timed: tasks.some((e) => e.tdur !== undefined) };
	}

	// records are what is kept of matches: the text of each, by its name.
	async records() {
		return this.page.evaluate(async () => {
			const found = {};
			for (const key of Object.keys(localStorage).filter((k) => k.startsWith("safehouse:/safehouse/matches/"))) {
				const value = localStorage.getItem(key);
				// A packed value has 15 bits in each character, in the last one 7 where those are enough: game/storage says how.
				const bytes = [];
				let [held, many] = [0, 0];
				for (const c of value.slice(1)) {
					const code = c.charCodeAt(0);
					const [n, bits] = value[0] === "p" ? [code, 8] : code < 0xb000 ? [code - 0x3000, 15] : [code - 0xb000, 7];
					[held, many] = [held << bits | n, many + bits];
					for (; many >= 8; many -= 8) {
						bytes.push(held >> many - 8 & 255);
					}
					held &= (1 << many) - 1;
				}
				const body = value[0] === "d" ? new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream("deflate-raw")) : new Blob([new Uint8Array(bytes)]).stream();
				found[key.split("/").pop()] = await new Response(body).text();
			}
			return found;
		});
	}

	async leave() { await this.context.close(); }

	forget() { rmSync(this.profile, { recursive: true, force: true }); }
}
