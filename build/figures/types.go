package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// typ is one type that the product declares at the top of a file, as this system builds it.
type typ struct {
	name    string // with its room's before it
	methods int    // those of its own, without those of embedded fields
	fields  int    // of a struct
	plain   bool   // whether it is plain data
}

// typesOf lists the types of every room of the product.
func typesOf(root string) (all []typ, err error) {
	command := exec.Command("go", "list", "-deps", "-export", "-json=ImportPath,Dir,Export,Module,GoFiles", "./...")
	command.Dir, command.Stderr = root, os.Stderr
	out, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("listing the packages: %w", err)
	}
	type listed struct {
		ImportPath, Dir, Export string
		Module                  *struct{ Main bool }
		GoFiles                 []string
	}
	set := token.NewFileSet()
	export := map[string]string{}
	others := importer.ForCompiler(set, "gc", func(path string) (io.ReadCloser, error) { return os.Open(export[path]) })
	for d := json.NewDecoder(bytes.NewReader(out)); ; { // A package is listed after what it imports.
		var p listed
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, err
		}
		export[p.ImportPath] = p.Export
		room := strings.TrimPrefix(p.ImportPath, "safehouse/")
		if p.Module == nil || !p.Module.Main || kindOf(room+"/x.go") != product {
			continue
		}
		var files []*ast.File
		for _, name := range p.GoFiles {
			f, err := parser.ParseFile(set, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				return nil, err
			}
			files = append(files, f)
		}
		config := types.Config{Importer: others}
		checked, err := config.Check(p.ImportPath, set, files, nil)
		if err != nil {
			return nil, err
		}
		all = append(all, declared(checked, room)...)
	}
}

// declared lists the types that a package declares.
func declared(checked *types.Package, room string) (all []typ) {
	for _, name := range checked.Scope().Names() {
		object, ok := checked.Scope().Lookup(name).(*types.TypeName)
		if !ok || object.IsAlias() {
			continue
		}
		named := object.Type().(*types.Named)
		t := typ{name: room + "." + name, methods: named.NumMethods(), plain: plain(named, map[types.Type]bool{})}
		switch under := named.Underlying().(type) {
		case *types.Struct:
			t.fields = under.NumFields()
		case *types.Interface:
			t.methods = under.NumMethods()
		}
		all = append(all, t)
	}
	return all
}

// plain reports whether a type is made of numbers, texts and truth values alone, through arrays, slices, maps and
// structs. A type parameter is what somebody makes of it. Seen are the types that are being asked already.
func plain(t types.Type, seen map[types.Type]bool) bool {
	if _, parameter := t.(*types.TypeParam); parameter || seen[t] {
		return true
	}
	seen[t] = true
	switch t := t.Underlying().(type) {
	case *types.Basic:
		return t.Kind() != types.UnsafePointer
	case *types.Array:
		return plain(t.Elem(), seen)
	case *types.Slice:
		return plain(t.Elem(), seen)
	case *types.Map:
		return plain(t.Key(), seen) && plain(t.Elem(), seen)
	case *types.Struct:
		for field := range t.Fields() {
			if !plain(field.Type(), seen) {
				return false
			}
		}
		return true
	default:
		return false
	}
}
