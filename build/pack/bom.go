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

	"safehouse/scenes/about/works"
)

// component is a part of the program in a bill of materials (CycloneDX 1.5).
type component struct {
	Type       string     `json:"type"`
	Name       string     `json:"name"`
	Version    string     `json:"version"`
	Publisher  string     `json:"publisher,omitempty"`
	Licences   []licensed `json:"licenses"`
	PURL       string     `json:"purl,omitempty"`
	Properties []property `json:"properties,omitempty"`
}

// licensed is one SPDX identifier, or an expression of several.
type licensed struct {
	Licence    *identified `json:"license,omitempty"`
	Expression string      `json:"expression,omitempty"`
}

type identified struct {
	ID string `json:"id"`
}

// licensedBy names a licence as a bill of materials does.
func licensedBy(expression string) []licensed {
	if strings.Contains(expression, " ") {
		return []licensed{{Expression: expression}}
	}
	return []licensed{{Licence: &identified{expression}}}
}

type property struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// materials writes what the programs of a system are made of: Go and its modules, as the programs themselves say, each
// with the sum by which Go knows it; fonts and icons; and what lies beside them. Nothing is in it whose licence is not
// known.
func (r *release) materials(system string) error {
	parts := map[string]component{}
	for _, program := range r.programs {
		info, err := infoOf(program)
		if err != nil {
			return fmt.Errorf("reading what %s is made of: %w", program, err)
		}
		language, err := moduleOf("go")
		if err != nil {
			return err
		}
		parts["go"] = component{
			Type: "platform", Name: "go", Version: info.GoVersion,
			Publisher: language.Author, Licences: licensedBy(language.Licence),
		}
		for _, m := range info.Deps {
			if m.Replace != nil {
				m = m.Replace
			}
			w, err := moduleOf(m.Path)
			if err != nil {
				return err
			}
			parts[m.Path] = component{
				Type: "library", Name: m.Path, Version: m.Version, Publisher: w.Author, Licences: licensedBy(w.Licence),
				PURL: "pkg:golang/" + m.Path + "@" + m.Version, Properties: []property{{"go:sum", m.Sum}},
			}
		}
	}
	for _, w := range slices.Concat(works.Fonts, works.Pictures) {
		c := component{Type: "data", Name: w.Name, Version: w.Version, Publisher: w.Author, Licences: licensedBy(w.Licence)}
		for _, file := range w.Files {
			c.Properties = append(c.Properties, property{"file", file})
		}
		parts[w.Name] = c
	}
	for _, c := range r.parts {
		parts[c.Name] = c
	}
	all := slices.SortedFunc(maps.Values(parts), func(a, b component) int { return cmp.Compare(a.Name, b.Name) })
	b, err := json.MarshalIndent(map[string]any{
		"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
		"metadata": map[string]any{
			"timestamp": r.Time(),
			"component": component{
				Type: "application", Name: "safehouse", Version: r.Version,
				Publisher: works.Program[0].Author, Licences: licensedBy(works.Program[0].Licence),
				Properties: []property{{"vcs:revision", r.Revision}},
			},
		},
		"components": all,
	}, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(r.path("safehouse-%s-%s.cdx.json", r.Version, system), append(b, '\n'), 0o644)
}

// moduleOf finds what is listed of a module.
func moduleOf(path string) (works.Work, error) {
	i := slices.IndexFunc(works.Modules, func(w works.Work) bool { return w.Module == path })
	if i < 0 {
		return works.Work{}, fmt.Errorf("nobody knows the licence of %s: package works lists it", path)
	}
	return works.Modules[i], nil
}

// Go's marks of the start and the end of what a program says of itself (cmd/go/internal/modload).
const infoStart, infoEnd = "\x30\x77\xaf\x0c\x92\x74\x08\x02\x41\xe1\xc1\x07\xe6\xd6\x18\xe6",
	"\xf9\x32\x43\x31\x86\x18\x20\x72\x00\x82\x42\x10\x41\x16\xd8\xf2"

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
