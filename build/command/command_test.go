package command_test

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// house is the folder of the project, where commands are, and built holds those that are written in Go.
var house, built string

// TestMain builds the commands that are written in Go.
func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	var err error
	if house, err = filepath.Abs(filepath.Join("..", "..")); err != nil {
		panic(err)
	}
	if built, err = os.MkdirTemp("", "commands"); err != nil {
		panic(err)
	}
	defer func() { _ = os.RemoveAll(built) }()
	build := exec.Command("go", "build", "-o", built+"/", "./build/...")
	build.Dir = house
	if said, err := build.CombinedOutput(); err != nil {
		panic(string(said))
	}
	return m.Run()
}

// asked is a command: what it understands, each a way to start the work; what it does not; and what it refuses for a
// reason of its own, which it names.
type asked struct {
	understood, not [][]string
}

// commands are all of build/: scripts by their name, and those in Go, which scripts start, by that of their folder.
var commands = map[string]asked{
	"bench": {understood: [][]string{{}}},
	"house": {understood: [][]string{{}}},
	"lint":  {understood: [][]string{{}}, not: [][]string{{"--fix"}, {"./..."}, {"scenes"}}},
	"test": {understood: [][]string{{}, {"--long"}},
		not: [][]string{{"--long", "anything"}, {"--long", "--long"}, {"--lnog"}, {"", "--long"}, {"--long", ""}}},
	"run": {understood: [][]string{{}}},
	"package": {
		understood: [][]string{
			{}, {"all"}, {"web"}, {"linux", "macos"}, {"-page", "https://example.org/game", "web"},
			{"web", "-page=https://example.org"},
			{"-bugs", "https://example.org/bugs", "linux"},
		},
		not: badTargets,
	},
	"pack": {not: badTargets},
	"ladder": {
		understood: [][]string{{}, {"--balance"}, {"--cast", "kompromat"}, {"--games", "3", "topsecret", "--quick"}},
		not:        badLadders,
	},
	"rungs": {not: badLadders},
	"web": {not: [][]string{{"-o"}, {"-o", ""}, {"-o", "a", "-o", "b"}, {"-page", "example.org"},
		{"-revision", "1", "page"}}},
	"figures": {not: [][]string{{"house"}}},
	"sounds":  {not: [][]string{{"-out"}, {"-out", "", "x"}, {"-out", "a", "b"}}},
	"measure": {not: [][]string{
		{}, {"frames", "frames"}, {"decisions", "chess"}, {"decisions", "getadler", "getadler"}, {"program"},
		{"program", "a"}, {"empty", "x"},
		{"deciding", "chess", "2", "easy"}, {"deciding", "kompromat", "3", "easy"}, {"deciding", "kompromat", "2", "genius"},
		{"beliefs"},
		{"beliefs", "chess"}, {"beliefs", "getadler", "0"}, {"beliefs", "getadler", "many"}, {"searches", "getadler"},
	}},
}

var badTargets = [][]string{
	{"web", "amiga"}, {"linx"}, {"Web"}, {"web", "web"}, {"linux", "web", "linux"}, {"all", "web"}, {"web", "all"},
	{"all", "all"}, {"web,linux"},
	{"-o"}, {"-o", ""}, {"-o", "a", "-o", "b"}, {"-page"}, {"-page", "web"}, {"-page", "example.org", "web"},
	{"-page", "ftp://example.org"},
	{"-page", "https://"}, {"-page", "https://example.org/?a=b"}, {"-page", "https://a", "-page", "https://b"},
	{"web", "-page"}, {"-bugs", "here"},
	{"-missing", "amiga"},
}

var badLadders = [][]string{
	{"chess"}, {"getadler", "getadler"}, {"--games", "0"}, {"--games", "many"}, {"--games=1", "--games=2"},
	{"--minutes", "NaN"},
	{"--minutes", "Inf"}, {"--minutes", "-1"}, {"--balance", "--cast"}, {"--balance", "kompromat"},
	{"--only", "nobody at all"}, {"--only", ""},
	{"--estimate", "--so-far"}, {"--quick", "--out", "page.md"}, {"--balance=perhaps"}, {"kompromat", "--chess"},
}

// nonsense is what no command understands.
var nonsense = [][]string{{"nonsense"}, {"--nonsense"}, {"-x"}, {""}, {" "}, {"--" + "help me"}, {"-"}, {"*"}}

// script is a command in a project of its own, where everything that it could start only notes that it was.
type script struct {
	dir, tools, started string
}

// place makes the project.
func place(t *testing.T) *script {
	t.Helper()
	s := &script{dir: t.TempDir(), tools: t.TempDir()}
	s.started = filepath.Join(s.tools, "started")
	scripts, err := filepath.Glob(filepath.Join(house, "build", "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range append(scripts, filepath.Join(house, "go.mod")) {
		if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() || filepath.Ext(path) == ".png" {
			continue
		}
		name, err := filepath.Rel(house, path)
		if err != nil {
			t.Fatal(err)
		}
		b, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		s.write(t, filepath.Join(s.dir, name), string(b))
	}
	s.write(t, filepath.Join(s.dir, "bin", "dist", "safehouse-1.0.0-linux-amd64.tar.gz"), "made before")
	note := "#!/bin/sh\necho \"$0 $*\" >>" + s.started + "\nexit 1\n"
	for _, name := range []string{
		"apt-get", "apt-cache", "sudo", "xvfb-run", "gofmt", "npm", "brotli", "makensis", "git",
	} {
		s.write(t, filepath.Join(s.tools, name), note)
	}
	// What it builds was built before, and starts no work: it is understood or not.
	s.write(t, filepath.Join(s.tools, "go"), `#!/bin/sh
[ "$1" != env ] || { echo go99.0.0; exit; }
for word; do [ "$before" != -o ] || out=$word; before=$word; done
case "$1 $out" in
"build bin/pack" | "build bin/rungs") cp `+built+`/"${out#bin/}" "$out" ;;
"build bin/safehouse")
	printf '#!/bin/sh\n[ "$1" = --help ] && shift\n' >"$out"
	printf '[ $# -eq 0 ] || { echo "$1 is not understood" >&2; exit 2; }\n' >>"$out"
	chmod +x "$out" ;;
*) echo "$0 $*" >>`+s.started+`; exit 1 ;;
esac
`)
	return s
}

func (s *script) write(t *testing.T, path, content string) {
	t.Helper()
	if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte(content), 0o700)); err != nil {
		t.Fatal(err)
	}
}

// run gives what a command said, its exit code, and what it started.
func (s *script) run(t *testing.T, program string, args ...string) (out, said string, code int, started string) {
	t.Helper()
	ctx, stop := context.WithTimeout(t.Context(), time.Minute)
	defer stop()
	cmd := exec.CommandContext(ctx, program, args...)
	cmd.Dir, cmd.Env = s.dir, []string{"PATH=" + s.tools + ":/usr/sbin:/usr/bin:/sbin:/bin", "HOME=" + s.dir}
	var answer, complaint bytes.Buffer
	cmd.Stdout, cmd.Stderr = &answer, &complaint
	if err := cmd.Run(); err != nil {
		if _, exited := errors.AsType[*exec.ExitError](err); !exited {
			t.Fatal(err)
		}
	}
	b, err := os.ReadFile(s.started)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	_ = os.Remove(s.started)
	return answer.String(), complaint.String(), cmd.ProcessState.ExitCode(), string(b)
}

// TestACommandRefusesWhatItDoesNotUnderstand: with the exit code 2 and one sentence, before anything is done; what it
// does understand it sets to work on.
func TestACommandRefusesWhatItDoesNotUnderstand(t *testing.T) {
	for name, c := range commands {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := place(t)
			program := filepath.Join(s.dir, "build", name)
			written := false
			if _, err := os.Stat(program); err != nil {
				program, written = filepath.Join(built, name), true
			}
			bad := append(slices.Clone(c.not), nonsense...)
			for _, right := range c.understood {
				for _, wrong := range nonsense[:3] {
					bad = append(bad, append(slices.Clone(right), wrong...))
				}
			}
			for _, args := range bad {
				out, said, code, started := s.run(t, program, args...)
				if code != 2 || out != "" || strings.Count(said, "\n") != 1 || started != "" {
					t.Errorf("%q: exit code %d, %q, %q; it started %q", args, code, out, said, started)
				}
			}
			for _, args := range c.understood {
				if _, said, code, started := s.run(t, program, args...); !written && code == 2 ||
					strings.Contains(said, "understood") {
					t.Errorf("%q: exit code %d, %q; it started %q", args, code, said, started)
				}
			}
			dist := filepath.Join(s.dir, "bin", "dist")
			entries, err := os.ReadDir(dist)
			if b, read := os.ReadFile(filepath.Join(dist, "safehouse-1.0.0-linux-amd64.tar.gz")); len(entries) != 1 ||
				string(b) != "made before" {
				t.Errorf("what was packed before is gone: %v (%v, %v)", entries, err, read)
			}
		})
	}
}

// TestEveryCommandIsAsked: none of build/ is missing above.
func TestEveryCommandIsAsked(t *testing.T) {
	found := map[string]bool{}
	entries, err := os.ReadDir(filepath.Join(house, "build"))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() && info.Mode()&0o111 != 0 {
			found[e.Name()] = true
		}
	}
	if entries, err = os.ReadDir(built); err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		found[e.Name()] = true
	}
	for name := range found {
		if _, known := commands[name]; !known {
			t.Errorf("nobody asks build/%s for what it does not understand", name)
		}
	}
	for name := range commands {
		if !found[name] {
			t.Errorf("there is no build/%s", name)
		}
	}
}
