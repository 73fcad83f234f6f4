package main

import (
	"cmp"
	"debug/buildinfo"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
)

// component is a part of the program in a bill of materials (CycloneDX 1.5).
type component struct {
	Type       string     `json:"type"`
	Name       string     `json:"name"`
	Version    string     `json:"version"`
	PURL       string     `json:"purl,omitempty"`
	Properties []property `json:"properties,omitempty"`
}

type property struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// materials writes what the built programs say that they are made of: Go and its modules, each with the sum by which Go
// knows it.
func (r *release) materials(system string) error {
	parts := map[string]component{}
	for _, program := range r.programs {
		info, err := infoOf(program)
		if err != nil {
			return fmt.Errorf("reading what %s is made of: %w", program, err)
		}
		parts["go"] = component{Type: "platform", Name: "go", Version: info.GoVersion}
		for _, m := range info.Deps {
			if m.Replace != nil {
				m = m.Replace
			}
			parts[m.Path] = component{
				Type: "library", Name: m.Path, Version: m.Version, PURL: "pkg:golang/" + m.Path + "@" + m.Version,
				Properties: []property{{"go:sum", m.Sum}},
			}
		}
	}
	for _, c := range r.parts {
		parts[c.Name] = c
	}
	all := slices.SortedFunc(maps.Values(parts), func(a, b component) int { return cmp.Compare(a.Name, b.Name) })
	b, err := json.MarshalIndent(map[string]any{
		"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
		"metadata": map[string]any{
			"timestamp": r.Time(),
			"component": component{Type: "application", Name: "safehouse", Version: r.Version, Properties: []property{{"vcs:revision", r.Revision}}},
		},
		"components": all,
	}, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(r.path("safehouse-%s-%s.cdx.json", r.Version, system), append(b, '\n'), 0o644)
}

// Go's marks of the start and the end of what a program says of itself (cmd/go/internal/modload).
const infoStart, infoEnd = "\x30\x77\xaf\x0c\x92\x74\x08\x02\x41\xe1\xc1\x07\xe6\xd6\x18\xe6", "\xf9\x32\x43\x31\x86\x18\x20\x72\x00\x82\x42\x10\x41\x16\xd8\xf2"

// infoOf reads what a program says that it is made of. Package buildinfo cannot read those for browsers, which hold the
// same text.
func infoOf(program string) (*debug.BuildInfo, error) {
	if filepath.Ext(program) != ".wasm" {
		return buildinfo.ReadFile(program)
	}
	content, err := os.ReadFile(program)
	if err != nil {
		return nil, err
	}
	const first = "path\t" // It tells what is meant from a program that names the mark, as this one does.
	_, text, found := strings.Cut(string(content), infoStart+first)
	text, _, ended := strings.Cut(text, infoEnd)
	if !found || !ended {
		return nil, errors.New("it does not say")
	}
	info, err := debug.ParseBuildInfo(first + text)
	if err == nil {
		info.GoVersion = runtime.Version() // The text holds none: it was built by the Go that runs here.
	}
	return info, err
}
