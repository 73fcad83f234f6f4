// Keeps the files of one release, so that the game starts without a network. A new release is fetched beside the one in
// use and takes its place once no page uses that any more.
"use strict";

const release = {{.Name}};
// The program is kept apart, since the page has mostly kept it already: unpacked, as it has fetched it. What unpacks it
// is kept only with one that is packed.
const program = {{.Program}};
const files = {{.Files}};

self.addEventListener("install", (event) => {
	event.waitUntil(Promise.all([
		caches.open(release).then((kept) => kept.addAll(files.map((file) => new Request(file, { cache: "no-cache" })))),
		caches.match(program).then((kept) => kept || caches.open(program).then((cache) => cache.addAll([`${program}.br`, ...{{.Decoder}}]))),
	]));
});

self.addEventListener("activate", (event) => {
	event.waitUntil(caches.keys().then((names) => Promise.all(
		names.filter((name) => /^safehouse[-.]/.test(name) && name !== release && name !== program).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
	const { request } = event;
	if (request.method !== "GET" || new URL(request.url).origin !== location.origin) {
		return;
	}
	const wanted = request.mode === "navigate" ? "./" : request;
	const kept = async (name) => (await caches.open(name)).match(wanted, { ignoreSearch: true });
	// A browser that takes away what it kept may throw, or never answer: then it is as if it had kept nothing.
	const found = Promise.race([
		kept(release).then((page) => page || kept(program)).catch(() => undefined),
		new Promise((late) => { setTimeout(late, 5000); }),
	]);
	event.respondWith(found.then((answer) => answer || fetch(request)));
});
