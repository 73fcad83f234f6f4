// Command pack makes what players install: packages for Linux, Windows and macOS, and the page for browsers. All that it
// writes follows from the checkout, its last commit and the tools' versions: two runs write the same bytes.
//
//	pack [-o FOLDER] [-page ADDRESS] linux|windows|macos|web|all...
//
// Beside the packages lie SHA256SUMS and a bill of materials, written from what the built programs say of themselves.
package main

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"text/template"
	"time"
)

//go:embed data
var data embed.FS

// targets are what can be packed, in the order in which «all» does it.
var targets = []struct {
	name string
	pack func(*release) error
}{
	{"linux", (*release).linux}, {"windows", (*release).windows}, {"macos", (*release).macos}, {"web", (*release).web},
}

func main() {
	out := flag.String("o", filepath.Join("bin", "dist"), "the `folder` to write")
	page := flag.String("page", "", "the public `address` of the page, where shops of programs find pictures; without it they show none")
	flag.Parse()
	if err := run(*out, *page, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

func run(out, page string, names []string) error {
	for _, name := range names {
		if name != "all" && !slices.ContainsFunc(targets, func(t struct {
			name string
			pack func(*release) error
		}) bool {
			return t.name == name
		}) {
			return fmt.Errorf("%q cannot be packed: linux, windows, macos, web or all", name)
		}
	}
	r, err := newRelease(out)
	if err != nil {
		return err
	}
	if page != "" {
		r.Page = strings.TrimSuffix(page, "/") + "/"
	}
	for _, t := range targets {
		if len(names) == 0 || slices.Contains(names, "all") || slices.Contains(names, t.name) {
			if err := t.pack(r); err != nil {
				return fmt.Errorf("packing for %s: %w", t.name, err)
			}
		}
	}
	return errors.Join(r.materials(), r.sums())
}

// release is what is packed.
type release struct {
	// Version is the program's, Revision the commit that it is built from, Page the public address of the page, empty where it
	// has none.
	Version, Revision, Page string
	// time is that of the commit, and of every file in every package.
	time time.Time
	// dist is the folder of the packages, work the one of what they are made of.
	dist, work string
	// programs are the built ones, and parts what lies beside them, for the bill of materials.
	programs []string
	parts    []component
}

// changed follows the revision of a program that was built from more than the commit.
const changed = "+changes"

// versionLine is how the program names its version.
var versionLine = regexp.MustCompile(`(?m)^const version = "([0-9]+\.[0-9]+\.[0-9]+)"$`)

func newRelease(out string) (*release, error) {
	source, err := os.ReadFile("main.go")
	if err != nil {
		return nil, fmt.Errorf("finding the version (run it in the project's folder): %w", err)
	}
	found := versionLine.FindSubmatch(source)
	if found == nil {
		return nil, errors.New("main.go names no version")
	}
	commit, err := output("git", "log", "-1", "--format=%h %ct", "--abbrev=8")
	if err != nil {
		return nil, err
	}
	revision, seconds, _ := strings.Cut(commit, " ")
	changes, err := output("git", "status", "--porcelain")
	if err != nil {
		return nil, err
	}
	if changes != "" {
		revision += changed // Nobody could build the same from the commit.
	}
	at, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return nil, fmt.Errorf("reading the time of the commit: %w", err)
	}
	r := &release{Version: string(found[1]), Revision: revision, time: time.Unix(at, 0).UTC(), dist: out, work: filepath.Join(out, "work")}
	if r.work, err = filepath.Abs(r.work); err != nil {
		return nil, err
	}
	// What lies there is nobody else's: only what an earlier run wrote is taken away.
	old, err := filepath.Glob(filepath.Join(out, `safehouse[\-_]*`))
	for _, path := range append(old, filepath.Join(out, "SHA256SUMS"), r.work) {
		err = errors.Join(err, os.RemoveAll(path))
	}
	return r, errors.Join(err, os.MkdirAll(r.work, 0o755))
}

// Date and Time are those of the commit, as packages write them.
func (r *release) Date() string { return r.time.Format("2006-01-02") }

// Time is the whole time.
func (r *release) Time() string { return r.time.Format(time.RFC3339) }

// output runs a command and gives what it prints.
func output(name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	var said bytes.Buffer
	cmd.Stderr = &said
	b, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("%s %s: %w\n%s%s", name, strings.Join(args, " "), err, said.Bytes(), b)
	}
	return strings.TrimSpace(string(b)), nil
}

// tool runs a tool of the module build/pack/tools.
func tool(name string, args ...string) error {
	find := exec.Command("go", "tool", "-n", name)
	find.Dir = filepath.Join("build", "pack", "tools")
	path, err := find.Output()
	if err != nil {
		return fmt.Errorf("building %s: %w", name, err)
	}
	_, err = output(strings.TrimSpace(string(path)), args...)
	return err
}

// compile builds the game for a system, and gives the path of the program.
func (r *release) compile(system, arch string, flags ...string) (string, error) {
	path := filepath.Join(r.work, "safehouse-"+system+"-"+arch)
	link := "-s -w -X main.revision=" + r.Revision
	if system == "windows" {
		path += ".exe"
		link += " -H windowsgui"
	}
	args := append([]string{"build", "-trimpath", "-buildvcs=false", "-ldflags", link, "-o", path}, flags...)
	cmd := exec.Command("go", append(args, ".")...)
	cmd.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+arch, "CGO_ENABLED=0", "GOFLAGS=")
	if said, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("compiling for %s/%s: %w\n%s", system, arch, err, said)
	}
	r.programs = append(r.programs, path)
	return path, nil
}

// fill fills in a file of the data folder.
func (r *release) fill(name string, with any) ([]byte, error) {
	t, err := template.ParseFS(data, "data/"+name)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	if err := t.Execute(&b, with); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// path is where a package is written.
func (r *release) path(format string, args ...any) string {
	return filepath.Join(r.dist, fmt.Sprintf(format, args...))
}

// sums writes the sums of everything that lies there.
func (r *release) sums() error {
	if err := os.RemoveAll(r.work); err != nil {
		return err
	}
	entries, err := os.ReadDir(r.dist)
	if err != nil {
		return err
	}
	var list strings.Builder
	for _, e := range entries {
		b, err := os.ReadFile(filepath.Join(r.dist, e.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(&list, "%x  %s\n", sha256.Sum256(b), e.Name())
	}
	return os.WriteFile(filepath.Join(r.dist, "SHA256SUMS"), []byte(list.String()), 0o644)
}
