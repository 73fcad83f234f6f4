package main

import (
	"cmp"
	"debug/buildinfo"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
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
func (r *release) materials() error {
	parts := map[string]component{}
	for _, program := range r.programs {
		info, err := buildinfo.ReadFile(program)
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
	if len(parts) == 0 {
		return nil // The page alone says nothing of itself: its program is the same.
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
	return os.WriteFile(r.path("%s.cdx.json", r.product()), append(b, '\n'), 0o644)
}
