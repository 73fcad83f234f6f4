// Keeps the files of one release, so that the game starts without a network. A new release is fetched beside the one in
// use and takes its place once no page uses that any more.
"use strict";

const release = {{.Name}};
// The program lies here packed and as it is: the page says which of them it took, so that it is fetched once.
const program = {{.Program}} + (new URL(location).searchParams.get("packed") || "");
const files = {{.Files}};

self.addEventListener("install", (event) => {
	event.waitUntil(caches.open(release).then((kept) => kept.addAll([...files.map((file) => new Request(file, { cache: "no-cache" })), program])));
});

self.addEventListener("activate", (event) => {
	event.waitUntil(caches.keys().then((names) => Promise.all(
		names.filter((name) => name.startsWith("safehouse-") && name !== release).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
	const { request } = event;
	if (request.method !== "GET" || new URL(request.url).origin !== location.origin) {
		return;
	}
	const wanted = request.mode === "navigate" ? "./" : request;
	event.respondWith(caches.open(release).then((kept) => kept.match(wanted, { ignoreSearch: true })).then((found) => found || fetch(request)));
});
