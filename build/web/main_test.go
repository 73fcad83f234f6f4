package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"safehouse/game/words"
)

// written is a page around a program that is not compiled.
func written(t *testing.T, glue, address string) (dir string) {
	t.Helper()
	s := &site{dir: t.TempDir(), address: address}
	if err := errors.Join(s.put("wasm_exec.js", []byte(glue)), s.icons(), s.pictures()); err != nil {
		t.Fatal(err)
	}
	if err := s.pages(&program{"safehouse.0123.wasm", 900, 300}); err != nil {
		t.Fatal(err)
	}
	return s.dir
}

func read(t *testing.T, dir, name string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// found is what an expression finds in a text, which it must.
func found(t *testing.T, text, expression string) string {
	t.Helper()
	m := regexp.MustCompile(expression).FindStringSubmatch(text)
	if m == nil {
		t.Fatalf("there is no %s in %s", expression, text)
	}
	return m[1]
}

// TestTheBrowserKeepsEveryFile: the service worker knows all that lies there, apart from itself and from pictures of
// the game, which nobody who plays asks for.
func TestTheBrowserKeepsEveryFile(t *testing.T) {
	dir := written(t, "glue", "")
	service := read(t, dir, "service.js")
	var kept []string
	if err := json.Unmarshal([]byte(found(t, service, `const files = (\[.*\]);`)), &kept); err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		name := e.Name()
		if name == "index.html" {
			name = "./"
		}
		if left := name == "service.js" || strings.HasPrefix(name, "picture-"); left == slices.Contains(kept, name) {
			t.Errorf("that %s is kept is %v", name, !left)
		}
	}
	if !strings.Contains(service, `"safehouse.0123.wasm"`) {
		t.Errorf("%v is kept of %v", kept, entries)
	}
	name := `const release = "(.*)";`
	if other := read(t, written(t, "other glue", ""), "service.js"); found(t, other, name) == found(t, service, name) {
		t.Error("a page with another file has the same name")
	}
}

// TestAPageTakesThePlaceOfAnEarlierOne, and of nothing else that lies in the folder; where it cannot be made, the
// earlier one stays as it was.
func TestAPageTakesThePlaceOfAnEarlierOne(t *testing.T) {
	dir := t.TempDir()
	before := map[string]string{"index.html": "earlier", "safehouse.01.wasm.br": "earlier", "letter.txt": "a letter",
		"letters/one": "a letter"}
	for name, content := range before {
		path := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700),
			os.WriteFile(path, []byte(content), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(t.TempDir()) // There is no program here that could be compiled.
	if err := build(dir, "", ""); err == nil {
		t.Fatal("a page was made of nothing")
	}
	for name, content := range before {
		if read(t, dir, name) != content {
			t.Errorf("a page that could not be made took %s away", name)
		}
	}
	s := &site{dir: t.TempDir()}
	if err := errors.Join(s.put("index.html", []byte("new")), s.put("safehouse.02.wasm.br", nil),
		s.deliver(dir)); err != nil {
		t.Fatal(err)
	}
	var names []string
	entries, err := os.ReadDir(dir)
	for _, e := range entries {
		names = append(names, e.Name())
	}
	if want := []string{"index.html", "letter.txt", "letters", "safehouse.02.wasm.br"}; !slices.Equal(names, want) ||
		err != nil {
		t.Errorf("there lies %v (%v), want %v", names, err, want)
	}
	if read(t, dir, "index.html") != "new" {
		t.Error("the earlier page is still there")
	}
}

// TestThePageFindsWhatItNames, and says everything in every language.
func TestThePageFindsWhatItNames(t *testing.T) {
	dir := written(t, "glue", "")
	page := read(t, dir, "index.html")
	for _, m := range regexp.MustCompile(`(?:href|src)="([^"]+)"`).FindAllStringSubmatch(page, -1) {
		read(t, dir, m[1])
	}
	var release struct {
		Program      string
		Size, Packed int
		Words        map[words.Lang]map[string]string
	}
	if err := json.Unmarshal([]byte(found(t, page, `(?s)<script id="release" type="application/json">(.*?)</script>`)),
		&release); err != nil {
		t.Fatal(err)
	}
	if release.Program != "safehouse.0123.wasm" || release.Size != 900 || release.Packed != 300 {
		t.Errorf("the page looks for %+v", release)
	}
	used := regexp.MustCompile(`words\.(\w+)`).FindAllStringSubmatch(read(t, dir, "page.js"), -1)
	for _, lang := range words.Languages() {
		for _, m := range used {
			if release.Words[lang][m[1]] == "" {
				t.Errorf("there are no words for %q in %s", m[1], lang)
			}
		}
	}
	var manifest struct {
		Icons       []struct{ Src, Sizes, Purpose string }
		Screenshots []struct {
			Src, Sizes, Label string
			Form              string `json:"form_factor"`
		}
	}
	if err := json.Unmarshal([]byte(read(t, dir, "manifest.webmanifest")), &manifest); err != nil ||
		len(manifest.Icons) == 0 {
		t.Fatalf("the manifest has the icons %v (%v)", manifest.Icons, err)
	}
	if !slices.ContainsFunc(manifest.Icons,
		func(i struct{ Src, Sizes, Purpose string }) bool { return i.Purpose == "maskable" }) {
		t.Error("no icon may be cut to a system's own shape")
	}
	forms := map[string]int{}
	for _, shown := range manifest.Screenshots {
		forms[shown.Form]++
	}
	if want := map[string]int{"wide": 3, "narrow": 1}; !maps.Equal(forms, want) {
		t.Errorf("the manifest shows %v", manifest.Screenshots)
	}
	pictures := map[string]string{}
	for _, icon := range manifest.Icons {
		pictures[icon.Src] = icon.Sizes
	}
	for _, shown := range manifest.Screenshots {
		pictures[shown.Src] = shown.Sizes
	}
	for name, size := range pictures {
		picture, err := png.DecodeConfig(strings.NewReader(read(t, dir, name)))
		if err != nil || size != fmt.Sprintf("%dx%d", picture.Width, picture.Height) {
			t.Errorf("%s is not %s: %d × %d (%v)", name, size, picture.Width, picture.Height, err)
		}
	}
}

// TestWhoSharesThePageShowsIt: the tags of the Open Graph name a picture that lies there, with its size, by the whole
// address where that is known.
func TestWhoSharesThePageShowsIt(t *testing.T) {
	const address = "https://example.org/safehouse/"
	for _, given := range []string{"", address} {
		dir := written(t, "glue", given)
		page := read(t, dir, "index.html")
		tags := map[string]string{}
		for _, m := range regexp.MustCompile(`<meta property="og:([^"]+)" content="([^"]*)">`).FindAllStringSubmatch(page,
			-1) {
			tags[m[1]] = m[2]
		}
		for _, name := range []string{"type", "title", "description", "image", "image:alt"} {
			if tags[name] == "" {
				t.Errorf("there is no og:%s", name)
			}
		}
		if _, told := tags["url"]; told != (given != "") || tags["url"] != given {
			t.Errorf("with the address %q it names %q", given, tags["url"])
		}
		name, whole := strings.CutPrefix(tags["image"], given)
		picture, err := png.DecodeConfig(strings.NewReader(read(t, dir, name)))
		if err != nil || !whole || tags["image:width"] != fmt.Sprint(picture.Width) ||
			tags["image:height"] != fmt.Sprint(picture.Height) {
			t.Errorf("the picture is %v (%v)", tags, err)
		}
	}
}
