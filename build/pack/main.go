// Command pack makes what players install: packages for Linux, Windows and macOS, and the page for browsers. All that
// it writes follows from the checkout, its last commit and the tools' versions: two runs write the same bytes.
//
//	pack [OPTIONS] [linux|windows|macos|web|all...]
//	  -o FOLDER      where the packages are laid (bin/dist)
//	  -page ADDRESS  where the page is going to be served: the homepage, beside which pictures lie that shops of programs show
//	  -bugs ADDRESS  where players tell of what goes wrong
//	  -missing       names the Debian packages of the tools that this machine lacks for it, and packs nothing
//
// These options are the one place where the project's addresses are told. What no address is given for is left out.
//
// Beside the packages lie SHA256SUMS and for each system a bill of materials, written from what the built programs say
// of themselves. All is made aside, and laid there when it is whole: what lies there already stays, but for what is
// made anew.
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
	"os/signal"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"text/template"
	"time"

	"safehouse/build/command"
)

//go:embed data
var data embed.FS

// target is what can be packed, with the tools that it takes and the Debian packages that they come in.
type target struct {
	name  string
	pack  func(*release) error
	tools map[string]string
}

// targets are in the order in which «all» packs them.
var targets = []target{
	{"linux", (*release).linux, nil},
	{"windows", (*release).windows, map[string]string{"makensis": "nsis"}},
	{"macos", (*release).macos, nil},
	{"web", (*release).web, map[string]string{"brotli": "brotli", "npm": "npm"}},
}

// everything is the word for all targets.
const everything = "all"

func main() { command.Main("pack", run) }

func run(args []string) error {
	set := flag.NewFlagSet("build/package", flag.ContinueOnError)
	out := set.String("o", filepath.Join("bin", "dist"), "the `folder` to write")
	page := command.Address(set, "page", "the public `address` of the page, beside which shops of programs find pictures")
	bugs := command.Address(set, "bugs", "the public `address` where players tell of what goes wrong")
	missing := set.Bool("missing", false, "name the Debian packages that are missing, and pack nothing")
	words, err := command.Parse(set, args)
	if err != nil {
		return err
	}
	asked, err := targetsOf(words)
	if err != nil {
		return err
	}
	if *missing {
		fmt.Print(strings.Join(missingFor(asked), " "))
		return nil
	}
	// An interruption ends the tools, and with them the work, whose folder is then taken away.
	signal.Notify(make(chan os.Signal, 1), os.Interrupt)
	return pack(asked, *out, *page, *bugs)
}

// targetsOf are the targets that words name: all where there is no word.
func targetsOf(words []string) ([]target, error) {
	known := []string{everything}
	for _, t := range targets {
		known = append(known, t.name)
	}
	if err := command.Words(words, known...); err != nil {
		return nil, err
	}
	if slices.Contains(words, everything) && len(words) > 1 {
		return nil, command.Refuse("%q names every system: leave the others away", everything)
	}
	if len(words) == 0 || words[0] == everything {
		return targets, nil
	}
	return slices.DeleteFunc(slices.Clone(targets), func(t target) bool { return !slices.Contains(words, t.name) }), nil
}

// missingFor are the Debian packages of the tools that are not here.
func missingFor(asked []target) (packages []string) {
	for _, t := range append([]target{{tools: map[string]string{"git": "git"}}}, asked...) {
		for tool, from := range t.tools {
			if _, err := exec.LookPath(tool); err != nil {
				packages = append(packages, from)
			}
		}
	}
	slices.Sort(packages)
	return packages
}

// pack makes the packages aside, and lays them into a folder when all are made.
func pack(asked []target, out, page, bugs string) (err error) {
	r, err := newRelease(out)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(r.work)) }()
	r.Page, r.Bugs = page, bugs
	for _, t := range asked {
		r.programs, r.parts = nil, nil
		if err := t.pack(r); err != nil {
			return fmt.Errorf("packing for %s: %w", t.name, err)
		}
		if err := r.materials(t.name); err != nil {
			return err
		}
	}
	return r.deliver()
}

// release is what is packed.
type release struct {
	// Version is the program's, Revision the commit that it is built from, Page and Bugs the public addresses of the page
	// and of where players tell of what goes wrong, empty where there is none.
	Version, Revision, Page, Bugs string
	// time is that of the commit, and of every file in every package.
	time time.Time
	// dist is where the packages are going to lie, made where they are made, and work holds that and what they are made
	// of.
	dist, made, work string
	// programs are those that were built for a system, and parts what lies beside them, for its bill of materials.
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
	r := &release{Version: string(found[1]), Revision: revision, time: time.Unix(at, 0).UTC()}
	if r.dist, err = filepath.Abs(out); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(r.dist, 0o755); err != nil {
		return nil, err
	}
	// It lies in the same folder, so that what is made can be moved, and has a name of its own, so that two runs can work
	// at a time.
	if r.work, err = os.MkdirTemp(r.dist, ".making-"); err != nil {
		return nil, err
	}
	r.made = filepath.Join(r.work, "made")
	return r, os.Mkdir(r.made, 0o755)
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
	link := ""
	if system == "windows" {
		path += ".exe"
		link = "-H windowsgui"
	}
	if err := command.Compile(path, system, arch, r.Revision, link, flags...); err != nil {
		return "", err
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

// path is where a package is made.
func (r *release) path(format string, args ...any) string {
	return filepath.Join(r.made, fmt.Sprintf(format, args...))
}

// deliver moves what was made to where packages lie, and writes the sums of all packages there, those of other runs
// among them.
func (r *release) deliver() error {
	entries, err := os.ReadDir(r.made)
	for _, e := range entries {
		err = errors.Join(err, os.Rename(filepath.Join(r.made, e.Name()), filepath.Join(r.dist, e.Name())))
	}
	packages, listed := filepath.Glob(filepath.Join(r.dist, `safehouse[\-_]*`))
	if err = errors.Join(err, listed); err != nil {
		return err
	}
	var list strings.Builder
	for _, path := range packages {
		if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() {
			continue // It is somebody's folder.
		}
		b, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		fmt.Fprintf(&list, "%x  %s\n", sha256.Sum256(b), filepath.Base(path))
	}
	const name = "SHA256SUMS"
	if err := os.WriteFile(r.path(name), []byte(list.String()), 0o644); err != nil {
		return err
	}
	return os.Rename(r.path(name), filepath.Join(r.dist, name))
}
