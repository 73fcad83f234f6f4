package about

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"golang.org/x/image/font/sfnt"

	"safehouse/assets"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/render/theme"
	"safehouse/render/typeset"
	"safehouse/scenes/about/works"
	"safehouse/scenes/games/all"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
)

// allWords are the words of every language, which are read once for all tests.
var allWords = sync.OnceValues(func() (*words.Catalogue, error) { return words.Load(assets.Words()) })

// oneSetter measures for all tests, so that what has been measured once need not be again.
var oneSetter = sync.OnceValues(typeset.New)

func newStage(t *testing.T, lang words.Lang) *stage.Stage {
	t.Helper()
	catalogue, err := allWords()
	if err != nil {
		t.Fatal(err)
	}
	setter, err := oneSetter()
	if err != nil {
		t.Fatal(err)
	}
	return &stage.Stage{
		Catalogue: catalogue, Measure: setter, Lang: lang, Settings: stage.DefaultSettings(),
		Metrics: theme.Metrics{W: 1280, H: 720},
	}
}

// everyWork are the works of every group and the program itself.
func everyWork() []works.Work {
	list := slices.Clone(works.Program)
	for _, g := range groups {
		list = append(list, g.works...)
	}
	return list
}

// find gives the work of that name, nil for none.
func find(name string) *works.Work {
	if name == works.Program[0].Name {
		return &works.Program[0]
	}
	for _, g := range groups {
		for i := range g.works {
			if g.works[i].Name == name {
				return &g.works[i]
			}
		}
	}
	return nil
}

func TestEveryWorkHasAnAuthorAndItsLicenceInFull(t *testing.T) {
	marks := map[string]string{
		"OFL-1.1": "SIL OPEN FONT LICENSE", "Apache-2.0": "Apache License",
		"MIT":          "Permission is hereby granted, free of charge",
		"BSD-3-Clause": "Redistribution and use in source and binary forms",
		"Zlib":         "Altered source versions must be plainly marked",
		"Unlicense":    "released into the public domain",
	}
	st := newStage(t, words.English)
	seen := map[string]bool{}
	for _, w := range everyWork() {
		text := w.Text()
		if w.Name == "" || w.Author == "" || seen[w.Name] || find(w.Name) == nil {
			t.Errorf("%q by %q is named badly", w.Name, w.Author)
		}
		seen[w.Name] = true
		named := strings.Fields(strings.NewReplacer("(", "", ")", "", " AND ", " ", " OR ", " ").Replace(w.Licence))
		for id, mark := range marks {
			// The OFL grants in the words of the MIT licence.
			if is := strings.Contains(text, mark); is != slices.Contains(named, id) && (id != "MIT" || named[0] != "OFL-1.1") {
				t.Errorf("%s: that its licence holds the %s is %v, and it is listed as %s", w.Name, id, is, w.Licence)
			}
		}
		if strings.Contains(text, "\r") || slices.ContainsFunc(named, func(id string) bool { return marks[id] == "" }) ||
			usual[named[0]] == "" {
			t.Errorf("%s: the licence %s has no name, or lines that end as they should not", w.Name, w.Licence)
		}
		for _, line := range paragraphs(text) {
			if !st.Measure.Covers(line, display.Sans) {
				t.Errorf("%s: there are no letters for %q", w.Name, line)
			}
		}
	}
}

// TestEveryFontFileIsListed, with the version that is written in it.
func TestEveryFontFileIsListed(t *testing.T) {
	listed := map[string]*works.Work{}
	for i := range works.Fonts {
		for _, file := range works.Fonts[i].Files {
			listed[file] = &works.Fonts[i]
		}
	}
	files, err := fs.Glob(assets.Fonts(), "*.?tf")
	if err != nil || len(files) == 0 {
		t.Fatalf("looking for fonts: %v, %v", files, err)
	}
	for _, file := range files {
		w := listed[file]
		if w == nil {
			t.Errorf("no font of the list is %s", file)
			continue
		}
		delete(listed, file)
		b, err := fs.ReadFile(assets.Fonts(), file)
		if err != nil {
			t.Fatal(err)
		}
		font, err := sfnt.Parse(b)
		if err != nil {
			t.Fatal(err)
		}
		for id, want := range map[sfnt.NameID]string{sfnt.NameIDVersion: w.Version, sfnt.NameIDFull: w.Name} {
			if got, err := font.Name(nil, id); err != nil || !strings.Contains(got, want) {
				t.Errorf("%s calls itself %q, the list %q", file, got, want)
			}
		}
	}
	for file := range listed {
		t.Errorf("the list has %s, which is not embedded", file)
	}
}

// TestEveryModuleIsListed: whatever module a program for any system is built from, in the version that go.mod names,
// and nothing else.
func TestEveryModuleIsListed(t *testing.T) {
	root := filepath.Join("..", "..")
	goMod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	built := map[string]string{"go": "go"}
	for _, system := range []string{"linux", "windows", "darwin"} {
		list := exec.Command("go", "list", "-deps", "-f",
			"{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}{{end}}{{end}}", ".")
		list.Dir, list.Env = root, append(os.Environ(), "GOOS="+system, "CGO_ENABLED=0", "GOFLAGS=")
		out, err := list.Output()
		if err != nil {
			t.Fatalf("listing what the program for %s is built from: %v", system, err)
		}
		for line := range strings.Lines(string(out)) {
			if path, version, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
				built[path] = version
			}
		}
	}
	for _, w := range works.Modules {
		version, ok := built[w.Module]
		switch {
		case !ok:
			t.Errorf("%s is listed, and nothing is built from it", w.Module)
		case w.Module == "go":
			if !bytes.Contains(goMod, []byte("\ngo "+w.Version)) {
				t.Errorf("go.mod names another Go than %s", w.Version)
			}
		case version != w.Version || !bytes.Contains(goMod, []byte(w.Module+" "+w.Version)):
			t.Errorf("%s is listed as %s, built as %s", w.Module, w.Version, version)
		}
		delete(built, w.Module)
	}
	for path, version := range built {
		t.Errorf("%s %s is not listed", path, version)
	}
}

// TestTheProgramsOwnLicenceIsTheRepositorys.
func TestTheProgramsOwnLicenceIsTheRepositorys(t *testing.T) {
	want, err := os.ReadFile(filepath.Join("..", "..", "LICENSE"))
	if err != nil {
		t.Fatal(err)
	}
	if works.Program[0].Text() != string(want) {
		t.Error("the licence that is shown is not that of the repository")
	}
}

// TestEveryKeptLicenceIsShown: none is embedded for nothing.
func TestEveryKeptLicenceIsShown(t *testing.T) {
	var texts []string
	for _, w := range everyWork() {
		texts = append(texts, w.Text())
	}
	files, err := fs.Glob(assets.Licences(), "*")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := fs.ReadFile(assets.Licences(), file)
		if err != nil || !slices.Contains(texts, string(text)) {
			t.Errorf("no work shows %s", file)
		}
	}
}

func press(a input.Action) *input.Frame {
	return &input.Frame{Just: input.Actions(0).With(a), Keyboard: true, X: -1, Y: -1}
}

// TestEveryLicenceCanBeReadByKeyboard opens each of them and reads it to the end.
func TestEveryLicenceCanBeReadByKeyboard(t *testing.T) {
	for _, scale := range []float64{1, 2} {
		st := newStage(t, words.French)
		st.Metrics.TextScale = scale
		page := New(st, all.Games(), "1.2.3").(*Scene)
		stack := stage.NewStack(page)
		opened := map[string]bool{}
		for range len(everyWork()) + 4 {
			stack.Update(press(input.Next))
			w := find(strings.TrimPrefix(page.Focused(), "work."))
			if w == nil {
				continue
			}
			stack.Update(press(input.Confirm))
			text, ok := stack.Top().(*licence)
			if !ok || text.work != w {
				t.Fatalf("%s opens %T", w.Name, stack.Top())
			}
			opened[w.Name] = true
			stack.Update(press(input.End))
			var l display.List
			stack.Draw(&l)
			lines := text.layout().lines
			if !slices.ContainsFunc(l.Items, func(it display.Item) bool { return it.Text == lines[len(lines)-1] }) {
				t.Errorf("the end of the licence of %s is not in sight", w.Name)
			}
			stack.Update(press(input.Cancel))
		}
		if len(opened) != len(everyWork()) {
			t.Errorf("%v: only %d of %d licences can be opened", scale, len(opened), len(everyWork()))
		}
	}
}

// TestAPageKeyLeavesNothingOut: whatever comes into sight line by line does so page by page.
func TestAPageKeyLeavesNothingOut(t *testing.T) {
	read := func(a input.Action) map[string]bool {
		page, seen := New(newStage(t, words.English), all.Games(), "1.2.3"), map[string]bool{}
		for range 120 {
			var l display.List
			page.Draw(&l)
			for _, it := range l.Items {
				seen[it.Text] = true
			}
			page.Update(press(a))
		}
		return seen
	}
	paged := read(input.PageDown)
	for text := range read(input.Down) {
		if !paged[text] {
			t.Errorf("the page is turned past %q", text)
		}
	}
}

// TestThePagesAreWhole on all screens and in all languages.
func TestThePagesAreWhole(t *testing.T) {
	for _, reader := range stagetest.Readers() {
		for _, text := range []float64{1, 2} {
			reader.Text = text
			t.Run(reader.String(), func(t *testing.T) {
				st := newStage(t, reader.Lang)
				reader.Sit(st)
				m, lang := st.Metrics, st.Lang
				page := New(st, all.Games(), "0.1.0 (12345678)").(*Scene)
				for _, s := range []stage.Scene{page, newLicence(st, &works.Modules[1])} {
					for range 40 {
						var l display.List
						s.Draw(&l)
						displaytest.Check(t, &l, st.Measure, m.Screen())
						for _, it := range l.Items {
							if it.Kind == display.Text && it.Label != "" && lang != words.Pseudo {
								t.Errorf("%q is cut", it.Label)
							}
						}
						s.Update(press(input.Down))
					}
				}
			})
		}
	}
}

// TestWhatIsOurOwnIsSaidHereAlone: of every game, and on no sheet that players look up.
func TestWhatIsOurOwnIsSaidHereAlone(t *testing.T) {
	st := newStage(t, words.English)
	page := New(st, all.Games(), "1").(*Scene)
	for _, key := range []string{"about.own.kompromat", "about.own.topsecret", "about.own.getadler"} {
		if !slices.Contains(page.ours(), key) || !st.Reader().Has(key) {
			t.Errorf("the page has no %s", key)
		}
	}
	files, err := fs.Glob(assets.Words(), "*/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("looking for words: %v, %v", files, err)
	}
	for _, file := range files {
		if name := filepath.Base(file); name == "about.json" || strings.HasPrefix(name, "rules") {
			continue
		}
		text, err := fs.ReadFile(assets.Words(), file)
		if err != nil {
			t.Fatal(err)
		}
		for _, remark := range []string{"our own choice", "in print", "No published list", " de nous", "notre choix",
			"liste imprimée", "liste publiée"} {
			if strings.Contains(string(text), remark) {
				t.Errorf("%s says %q", file, remark)
			}
		}
	}
}
