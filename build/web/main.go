// Command web builds the game as a page: a folder of files that any static host can serve.
//
//	web [-o FOLDER] [-revision REVISION] [-page ADDRESS]
//
// The page takes its place in the folder once all of it is made, and an earlier page's program goes; what else lies
// there stays. ADDRESS is where the page is going to be served, which whoever shares it names beside a picture of the
// game.
//
// The program is compiled for js/wasm and packed by Brotli, which the page unpacks by itself, so that any host sends
// little. Its name holds its hash, so that no cache gives an old one for a new one. The decoder is fetched by npm.
package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"text/template"

	"safehouse/assets"
	"safehouse/assets/icon"
	"safehouse/build/command"
	"safehouse/game/words"
)

//go:embed page
var page embed.FS

// pageWords are the messages that stand around the game.
func pageWords(w words.Reader) map[string]string {
	return map[string]string{
		"loading": w.T("web.loading"), "again": w.T("web.again"), "fetch": w.T("web.fetch"), "offline": w.T("web.offline"),
		"old": w.T("web.old"), "graphics": w.T("web.graphics"), "stopped": w.T("web.stopped"),
		"start": w.T("web.start"), "lost": w.T("web.lost"),
	}
}

func main() {
	command.Main("web", func(args []string) error {
		set := flag.NewFlagSet("web", flag.ContinueOnError)
		out := set.String("o", "bin/web", "the `folder` to write")
		revision := set.String("revision", "", "what the program says that it was built from")
		address := command.Address(set, "page", "the public `address` of the page")
		words, err := command.Parse(set, args)
		if err == nil {
			err = command.Words(words)
		}
		if err != nil {
			return err
		}
		return build(*out, *revision, *address)
	})
}

// site is a page that is being built: the folder, the public address that it is going to have, empty where none is
// known, and the files that a browser keeps of it.
type site struct {
	dir, address string
	files        []string
}

// put writes a file that a browser keeps.
func (s *site) put(name string, content []byte) error {
	s.files = append(s.files, name)
	return os.WriteFile(filepath.Join(s.dir, name), content, 0o644)
}

// build makes the page beside where it is going to lie, and lays it there when it is whole.
func build(dir, revision, address string) (err error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("making the folder: %w", err)
	}
	made, err := os.MkdirTemp(dir, ".making-")
	if err != nil {
		return fmt.Errorf("making the folder: %w", err)
	}
	defer func() { err = errors.Join(err, os.RemoveAll(made)) }()
	s := &site{dir: made, address: address}
	if err := s.make(revision); err != nil {
		return err
	}
	return s.deliver(dir)
}

// deliver moves the page to where it is going to lie.
func (s *site) deliver(dir string) error {
	earlier, err := filepath.Glob(filepath.Join(dir, "safehouse.*.wasm.br"))
	for _, program := range earlier {
		err = errors.Join(err, os.Remove(program))
	}
	entries, listed := os.ReadDir(s.dir)
	err = errors.Join(err, listed)
	for _, e := range entries {
		err = errors.Join(err, os.Rename(filepath.Join(s.dir, e.Name()), filepath.Join(dir, e.Name())))
	}
	return err
}

// make writes every file of the page.
func (s *site) make(revision string) error {
	program, err := s.program(revision)
	if err != nil {
		return err
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return fmt.Errorf("finding Go: %w", err)
	}
	glue, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return fmt.Errorf("reading Go's glue: %w", err)
	}
	if err := errors.Join(s.put("wasm_exec.js", glue), s.icons(), s.pictures(), s.decoder()); err != nil {
		return err
	}
	return s.pages(program)
}

// program is the game as it was compiled: its name, and how many bytes it has as it is and packed.
type program struct {
	name         string
	size, packed int
}

// program compiles the game.
func (s *site) program(revision string) (*program, error) {
	raw := filepath.Join(s.dir, "program")
	if err := command.Compile(raw, "js", "wasm", revision, ""); err != nil {
		return nil, err
	}
	content, err := os.ReadFile(raw)
	if err != nil {
		return nil, err
	}
	sum := sha256.Sum256(content)
	name := "safehouse." + hex.EncodeToString(sum[:8]) + ".wasm"
	file := filepath.Join(s.dir, name+".br")
	if said, err := exec.Command("brotli", "-q", "11", "--lgwin=24", "--rm", "-o", file,
		raw).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("packing the game with brotli (is it installed?): %w\n%s", err, said)
	}
	packed, err := os.Stat(file)
	if err := errors.Join(err, os.Chmod(file, 0o644)); err != nil {
		return nil, err
	}
	return &program{name, len(content), int(packed.Size())}, nil
}

// The files that unpack the program: a browser keeps them only with one that is packed.
const (
	decoderGlue    = "brotli.js"
	decoderProgram = "brotli.wasm.gz"
)

// decoder lays down what unpacks the program: its glue, and the decoder itself packed by gzip, which every browser
// unpacks.
func (s *site) decoder() error {
	dir := filepath.Join("build", "web", "decoder")
	fetch := exec.Command("npm", "ci", "--silent", "--ignore-scripts")
	fetch.Dir = dir
	if said, err := fetch.CombinedOutput(); err != nil {
		return fmt.Errorf("fetching the decoder with npm (is it installed?): %w\n%s", err, said)
	}
	from := filepath.Join(dir, "node_modules", "brotli-dec-wasm", "pkg")
	glue, err := os.ReadFile(filepath.Join(from, "brotli_dec_wasm.js"))
	if err != nil {
		return err
	}
	content, err := os.ReadFile(filepath.Join(from, "brotli_dec_wasm_bg.wasm"))
	if err != nil {
		return err
	}
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		return err
	}
	_, err = w.Write(content)
	if err := errors.Join(err, w.Close()); err != nil {
		return fmt.Errorf("packing the decoder: %w", err)
	}
	write := func(name string, content []byte) error {
		return os.WriteFile(filepath.Join(s.dir, name), content, 0o644)
	}
	return errors.Join(write(decoderGlue, glue), write(decoderProgram, packed.Bytes()))
}

// icons writes the icon in the sizes that browsers ask for, and as systems want it that cut it to a shape of their own.
func (s *site) icons() error {
	for _, of := range []struct {
		name  string
		draw  func(int) *image.NRGBA
		sizes []int
	}{{"icon", icon.At, []int{16, 32, 192, 512}}, {"icon-maskable", icon.Maskable, []int{192, 512}}} {
		for _, size := range of.sizes {
			var b bytes.Buffer
			if err := png.Encode(&b, of.draw(size)); err != nil {
				return fmt.Errorf("writing the icon: %w", err)
			}
			if err := s.put(fmt.Sprintf("%s-%d.png", of.name, size), b.Bytes()); err != nil {
				return err
			}
		}
	}
	return nil
}

// pictures lays down what shops of programs and those who share the page show of the game. Players never ask for them,
// so no browser keeps them.
func (s *site) pictures() error {
	names, err := fs.Glob(page, "page/*.png")
	for _, name := range names {
		b, read := page.ReadFile(name)
		err = errors.Join(err, read, os.WriteFile(filepath.Join(s.dir, path.Base(name)), b, 0o644))
	}
	return err
}

// pages fills in what the pages must know of the release.
func (s *site) pages(p *program) error {
	catalogue, err := words.Load(assets.Words())
	if err != nil {
		return err
	}
	said := map[words.Lang]map[string]string{}
	for _, lang := range words.Languages() {
		said[lang] = pageWords(catalogue.In(lang))
	}
	release, err := json.Marshal(map[string]any{"program": p.name, "size": p.size, "packed": p.packed, "words": said})
	if err != nil {
		return err
	}
	english := catalogue.In(words.English)
	for _, name := range []string{"index.html", "page.js", "worker.js", "manifest.webmanifest", "service.js"} {
		fields := map[string]string{
			"About": english.T("web.about"), "Picture": english.T("web.picture"), "NoScript": english.T("web.noscript"),
			"Release": string(release), "Address": s.address,
		}
		if name == "service.js" {
			// The service worker comes last, since it knows all files.
			kept := slices.Clone(s.files)
			kept[slices.Index(kept, "index.html")] = "./"
			list, err := json.Marshal(kept)
			if err != nil {
				return err
			}
			fields["Files"], fields["Program"], fields["Name"] = string(list), fmt.Sprintf("%q", p.name),
				fmt.Sprintf("%q", "safehouse-"+s.sum())
			fields["Decoder"] = fmt.Sprintf("[%q, %q]", decoderGlue, decoderProgram)
		}
		t, err := template.ParseFS(page, "page/"+name)
		if err != nil {
			return err
		}
		var b bytes.Buffer
		if err := errors.Join(t.Execute(&b, fields), s.put(name, b.Bytes())); err != nil {
			return err
		}
	}
	return nil
}

// sum is a name for all files together: a change of any makes it another.
func (s *site) sum() string {
	h := sha256.New()
	for _, name := range s.files {
		b, err := os.ReadFile(filepath.Join(s.dir, name))
		if err != nil {
			panic("web: a file that was just written is gone: " + err.Error())
		}
		h.Write(b)
	}
	return hex.EncodeToString(h.Sum(nil)[:8])
}
