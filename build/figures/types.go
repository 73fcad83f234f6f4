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
	"slices"
	"strings"
)

// listed is one package as the go command lists it: the package itself, or one of the variants that a test builds.
type listed struct {
	ImportPath, Dir, Export string
	ForTest                 string
	ImportMap               map[string]string
	Module                  *struct{ Main bool }
	GoFiles, IgnoredGoFiles []string
}

// house is what the types of every package of the project say. A package is checked once for itself and once more with
// its tests: what it declares is known again by the position, for a file is read once.
type house struct {
	root    string
	set     *token.FileSet
	parsed  map[string]*ast.File
	checked map[string]*types.Package

	// product are the packages themselves, and declared the types in them, those of functions as well.
	product  []*types.Package
	declared []*types.TypeName
	// used and tested are what the product with build/, and what tests and kits name, by where it is declared.
	used, tested map[token.Pos]bool
	// elsewhere are the words in files for other systems and for tests' programs, which are not checked; whatever has such
	// a name counts as used.
	elsewhere map[string]bool
}

// load checks the types of every package of the project; other modules are read from what the go command compiled.
func load(root string) (*house, error) {
	root, err := filepath.Abs(root)
	if err != nil {
		return nil, err
	}
	h := &house{
		root: root, set: token.NewFileSet(), parsed: map[string]*ast.File{}, checked: map[string]*types.Package{},
		used: map[token.Pos]bool{}, tested: map[token.Pos]bool{}, elsewhere: map[string]bool{},
	}
	all, err := h.list("-deps", "-test", "./...")
	if err != nil {
		return nil, err
	}
	compile := []string{"-export"}
	for _, p := range all {
		if !p.own() && p.ImportPath != "unsafe" && p.ForTest == "" {
			compile = append(compile, p.ImportPath)
		}
	}
	compiled, err := h.list(compile...)
	if err != nil {
		return nil, err
	}
	export := map[string]string{}
	for _, p := range compiled {
		export[p.ImportPath] = p.Export
	}
	others := importer.ForCompiler(h.set, "gc", func(path string) (io.ReadCloser, error) { return os.Open(export[path]) })

	// The go command lists a package after what it imports.
	for _, p := range all {
		if p.own() && !strings.HasSuffix(p.ImportPath, ".test") {
			if err := h.check(p, others); err != nil {
				return nil, err
			}
		}
	}
	return h, nil
}

// list asks the go command for packages.
func (h *house) list(args ...string) ([]*listed, error) {
	fields := "-json=ImportPath,Dir,Export,ForTest,ImportMap,Module,GoFiles,IgnoredGoFiles"
	command := exec.Command("go", append([]string{"list", fields}, args...)...)
	command.Dir, command.Stderr = h.root, os.Stderr
	out, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("listing the packages: %w", err)
	}
	var all []*listed
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		p := new(listed)
		if err := d.Decode(p); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, err
		}
		all = append(all, p)
	}
}

// own reports whether a package is the project's.
func (p *listed) own() bool { return p.Module != nil && p.Module.Main }

// check reads a package and notes what it declares and names.
func (h *house) check(p *listed, others types.Importer) error {
	var files []*ast.File
	for _, name := range p.GoFiles {
		name = filepath.Join(p.Dir, name)
		if h.parsed[name] == nil {
			f, err := parser.ParseFile(h.set, name, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			h.parsed[name] = f
		}
		files = append(files, h.parsed[name])
	}
	info := &types.Info{Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{}}
	config := types.Config{Importer: importing(func(path string) (*types.Package, error) {
		if mapped, ok := p.ImportMap[path]; ok {
			path = mapped
		}
		if own := h.checked[path]; own != nil {
			return own, nil
		}
		return others.Import(path)
	})}
	path, _, _ := strings.Cut(p.ImportPath, " ")
	pkg, err := config.Check(path, h.set, files, info)
	if err != nil {
		return err
	}
	h.checked[p.ImportPath] = pkg

	receivers := receiversOf(files)
	for id, object := range info.Uses {
		switch {
		case receivers[id]: // A method is no use of its type.
		case h.kind(id.Pos()) == test || h.kind(id.Pos()) == kit:
			h.tested[object.Pos()] = true
		default:
			h.used[object.Pos()] = true
		}
	}
	if p.ForTest != "" || len(files) == 0 || h.kind(files[0].Pos()) != product {
		return nil
	}
	h.product = append(h.product, pkg)
	for _, object := range info.Defs {
		if name, ok := object.(*types.TypeName); ok && !name.IsAlias() {
			if _, parameter := name.Type().(*types.TypeParam); !parameter {
				h.declared = append(h.declared, name)
			}
		}
	}
	for _, name := range p.IgnoredGoFiles {
		if err := h.ignore(filepath.Join(p.Dir, name)); err != nil {
			return err
		}
	}
	return nil
}

// importing is a function that imports.
type importing func(string) (*types.Package, error)

// Import is how the checker asks for a package.
func (f importing) Import(path string) (*types.Package, error) { return f(path) }

// receiversOf are the names of types in the receivers of methods.
func receiversOf(files []*ast.File) map[*ast.Ident]bool {
	names := map[*ast.Ident]bool{}
	for _, f := range files {
		for _, d := range f.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil {
				ast.Inspect(f.Recv, func(n ast.Node) bool {
					if id, ok := n.(*ast.Ident); ok {
						names[id] = true
					}
					return true
				})
			}
		}
	}
	return names
}

// ignore notes the words of a file that is not built here.
func (h *house) ignore(name string) error {
	f, err := parser.ParseFile(h.set, name, nil, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl: // What it declares is no use of it.
			if n.Body != nil {
				ast.Inspect(n.Body, h.note)
			}
			ast.Inspect(n.Type, h.note)
			return false
		default:
			return h.note(n)
		}
	})
	return nil
}

func (h *house) note(n ast.Node) bool {
	if id, ok := n.(*ast.Ident); ok {
		h.elsewhere[id.Name] = true
	}
	return true
}

// place is where something is declared, from the root of the project.
func (h *house) place(pos token.Pos) (path string, line int) {
	at := h.set.Position(pos)
	name, err := filepath.Rel(h.root, at.Filename)
	if err != nil {
		name = at.Filename
	}
	return filepath.ToSlash(name), at.Line
}

func (h *house) kind(pos token.Pos) kind {
	name, _ := h.place(pos)
	return kindOf(name)
}

// implements reports whether a type of the project is one of those that an interface stands for. Interfaces with
// parameters are compared by the names of their methods.
func implements(t, i *types.TypeName) bool {
	pointer := types.NewPointer(t.Type())
	wanted := i.Type().Underlying().(*types.Interface)
	if named, ok := i.Type().(*types.Named); !ok || named.TypeParams().Len() == 0 {
		return types.Implements(pointer, wanted)
	}
	methods := types.NewMethodSet(pointer)
	for m := range wanted.Methods() {
		if methods.Lookup(m.Pkg(), m.Name()) == nil {
			return false
		}
	}
	return true
}

// single prints the interfaces of the product that one type of the product stands behind.
func (h *house) single() {
	var lines []string
	for _, i := range h.declared {
		if wanted, ok := i.Type().Underlying().(*types.Interface); !ok || wanted.NumMethods() == 0 || !wanted.IsMethodSet() {
			continue
		}
		var behind []*types.TypeName
		for _, t := range h.declared {
			if !types.IsInterface(t.Type()) && implements(t, i) {
				behind = append(behind, t)
			}
		}
		if len(behind) == 1 {
			path, line := h.place(i.Pos())
			lines = append(lines, fmt.Sprintf("%s: %s (%s:%d)", nameOf(i), nameOf(behind[0]), path, line))
		}
	}
	heading("Interfaces of the product with one type of the product behind them: %d.", len(lines))
	print(lines)
}

// nameOf is an object's name with that of its room.
func nameOf(o types.Object) string {
	return strings.TrimPrefix(o.Pkg().Path(), "safehouse/") + "." + o.Name()
}

// print writes lines in order.
func print(lines []string) {
	slices.Sort(lines)
	for _, line := range lines {
		fmt.Println("  " + line)
	}
}

// untold prints what the product exports and does not use itself, and who does.
func (h *house) untold() {
	var byTests, byNobody []string
	look := func(o types.Object, name string) {
		if !o.Exported() || h.used[o.Pos()] || h.elsewhere[o.Name()] {
			return
		}
		path, line := h.place(o.Pos())
		text := fmt.Sprintf("%s (%s:%d)", name, path, line)
		if h.tested[o.Pos()] {
			byTests = append(byTests, text)
		} else {
			byNobody = append(byNobody, text)
		}
	}
	for _, pkg := range h.product {
		for _, name := range pkg.Scope().Names() {
			look(pkg.Scope().Lookup(name), nameOf(pkg.Scope().Lookup(name)))
		}
	}
	asked := h.interfaces()
	for _, t := range h.declared {
		named, ok := t.Type().(*types.Named)
		if !ok || types.IsInterface(named) {
			continue
		}
		for m := range named.Methods() {
			if m.Exported() && !h.used[m.Pos()] && !h.called(m, asked[m.Name()]) {
				look(m, nameOf(t)+"."+m.Name())
			}
		}
	}
	heading(
		"Exported names of the product that only tests and kits use (methods that an interface asks for, and fields, are")
	fmt.Printf("not looked at): %d.\n", len(byTests))
	print(byTests)
	heading("Exported names of the product that nobody uses: %d.", len(byNobody))
	print(byNobody)
}

// called reports whether an interface asks for a method: of its own type, or of one that has it from a field without a
// name. The package errors asks for some without naming an interface.
func (h *house) called(m *types.Func, asking []*types.TypeName) bool {
	if slices.Contains([]string{"Unwrap", "Is", "As"}, m.Name()) {
		return true
	}
	for _, t := range h.declared {
		if types.IsInterface(t.Type()) {
			continue
		}
		has := types.NewMethodSet(types.NewPointer(t.Type())).Lookup(m.Pkg(), m.Name())
		if has == nil || has.Obj().Pos() != m.Pos() {
			continue
		}
		if slices.ContainsFunc(asking, func(i *types.TypeName) bool { return implements(t, i) }) {
			return true
		}
	}
	return false
}

// interfaces are all interfaces that the product can see, by the names of their methods.
func (h *house) interfaces() map[string][]*types.TypeName {
	asked := map[string][]*types.TypeName{}
	seen := map[*types.Package]bool{}
	var visit func(*types.Package)
	visit = func(pkg *types.Package) {
		if seen[pkg] {
			return
		}
		seen[pkg] = true
		for _, name := range pkg.Scope().Names() {
			if t, ok := pkg.Scope().Lookup(name).(*types.TypeName); ok {
				h.ask(asked, t)
			}
		}
		for _, imported := range pkg.Imports() {
			visit(imported)
		}
	}
	for _, pkg := range h.product {
		visit(pkg)
	}
	for _, t := range h.declared {
		h.ask(asked, t)
	}
	h.ask(asked, types.Universe.Lookup("error").(*types.TypeName))
	return asked
}

// ask notes an interface under every method of it.
func (h *house) ask(asked map[string][]*types.TypeName, t *types.TypeName) {
	if i, ok := t.Type().Underlying().(*types.Interface); ok {
		for m := range i.Methods() {
			asked[m.Name()] = append(asked[m.Name()], t)
		}
	}
}
