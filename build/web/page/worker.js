// The worker runs the same program as the page, without a picture: opponents think here, and sounds are made.
"use strict";

importScripts("wasm_exec.js");

// nothing stands for whatever a page has and a worker lacks: the engine looks for it while the program starts, and never
// uses it here.
const nothing = new Proxy(function () {}, {
	get: (_, key) => (key === Symbol.toPrimitive ? () => 0 : nothing),
	set: () => true,
	apply: () => nothing,
	construct: () => nothing,
	getOwnPropertyDescriptor: () => ({ get: () => nothing, configurable: true, enumerable: false }),
});
Object.assign(self, { window: self, document: nothing, Document: nothing, screen: nothing, matchMedia: nothing });
self.safehouseWorker = true;

// What comes before the program listens waits for it.
const early = [];
const begin = ({ data }) => {
	self.onmessage = (event) => early.push(event);
	const go = new Go();
	go.argv = ["safehouse"];
	WebAssembly.instantiate(data.program, go.importObject).then((instance) => go.run(instance)).catch((error) => {
		setTimeout(() => { throw error; });
	});
};
self.safehouseServes = () => early.forEach((event) => self.onmessage(event));
self.onmessage = begin;
