package main

import (
	"encoding/binary"
	"os"
)

// macos packs one program for both processors, in the folder that macOS takes for an application.
func (r *release) macos() error {
	var slices []slice
	for _, s := range []slice{{arch: "amd64", processor: 0x0100_0007, kind: 3}, {arch: "arm64", processor: 0x0100_000c}} {
		program, err := r.compile("darwin", s.arch)
		if err != nil {
			return err
		}
		if s.content, err = os.ReadFile(program); err != nil {
			return err
		}
		slices = append(slices, s)
	}
	info, err := r.fill("Info.plist", r)
	if err != nil {
		return err
	}
	all, err := licences()
	if err != nil {
		return err
	}
	files := append([]file{
		{name: "Info.plist", content: info}, {name: "PkgInfo", content: []byte("APPL????")},
		{name: "MacOS/safehouse", content: universal(slices), executable: true},
		{name: "Resources/safehouse.icns", content: icns()},
	}, under("Resources", all)...)
	texts, err := r.texts("macos", "README.txt", "CHANGELOG.md")
	if err != nil {
		return err
	}
	packed, err := zipped(append(under("Safehouse.app/Contents", files), texts[:2]...), r.time)
	if err != nil {
		return err
	}
	return os.WriteFile(r.path("safehouse-%s-macos.zip", r.Version), packed, 0o644)
}

// slice is a program for one processor, by the numbers that macOS has for that.
type slice struct {
	arch            string
	processor, kind uint32
	content         []byte
}

// universal puts programs for several processors into one file (mach-o/fat.h): a list of where each begins, on the
// border of a page, big end first.
func universal(slices []slice) []byte {
	const magic, page = 0xcafebabe, 14
	be := binary.BigEndian
	b := be.AppendUint32(be.AppendUint32(nil, magic), uint32(len(slices)))
	border := func(n int) int { return (n + 1<<page - 1) >> page << page }
	at := border(8 + 20*len(slices))
	for _, s := range slices {
		for _, n := range []uint32{s.processor, s.kind, uint32(at), uint32(len(s.content)), page} {
			b = be.AppendUint32(b, n)
		}
		at = border(at + len(s.content))
	}
	for _, s := range slices {
		b = append(b, make([]byte, border(len(b))-len(b))...)
		b = append(b, s.content...)
	}
	return b
}
