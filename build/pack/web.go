package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// web packs the page for browsers, as the folder that a static host serves.
func (r *release) web() error {
	dir := r.work + "/web"
	args := []string{"run", "./build/web", "-o", dir, "-revision", r.Revision}
	if r.Page != "" {
		args = append(args, "-page", r.Page)
	}
	if _, err := output("go", args...); err != nil {
		return err
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	var files []file
	for _, e := range entries {
		b, err := os.ReadFile(dir + "/" + e.Name())
		if err != nil {
			return err
		}
		files = append(files, file{name: e.Name(), content: b})
		if program, packed := strings.CutSuffix(e.Name(), ".wasm.br"); packed {
			unpacked := filepath.Join(r.work, program+".wasm")
			if _, err := output("brotli", "--decompress", "-o", unpacked, filepath.Join(dir, e.Name())); err != nil {
				return err
			}
			r.programs = append(r.programs, unpacked)
		}
	}
	all, err := licences()
	if err != nil {
		return err
	}
	decoder, err := os.ReadFile("build/web/decoder/LICENSE.txt")
	if err != nil {
		return err
	}
	files = append(files, file{name: "licences/brotli-dec-wasm.txt", content: decoder})
	if err := r.decoder(); err != nil {
		return err
	}
	packed, err := zipped(append(files, all...), r.time)
	if err != nil {
		return err
	}
	return os.WriteFile(r.path("safehouse-%s-web.zip", r.Version), packed, 0o644)
}

// decoder adds to the bill of materials what the page is unpacked with, which is no part of the program.
func (r *release) decoder() error {
	b, err := os.ReadFile("build/web/decoder/package-lock.json")
	if err != nil {
		return err
	}
	var lock struct {
		Packages map[string]struct{ Version, Integrity, License string }
	}
	if err := json.Unmarshal(b, &lock); err != nil {
		return fmt.Errorf("reading which decoder the page has: %w", err)
	}
	for path, p := range lock.Packages {
		if _, name, is := strings.Cut(path, "node_modules/"); is {
			if p.License == "" {
				return fmt.Errorf("%s is under no licence that its list of packages names", name)
			}
			r.parts = append(r.parts, component{
				Type: "library", Name: name, Version: p.Version, Licences: licensedBy(p.License),
				PURL:       "pkg:npm/" + name + "@" + p.Version,
				Properties: []property{{"npm:integrity", p.Integrity}},
			})
		}
	}
	return nil
}
