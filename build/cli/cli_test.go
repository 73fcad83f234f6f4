package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/record"
	"safehouse/game/storage"
)

// TestMain builds the program once for all tests, unless build/test has.
func TestMain(m *testing.M) {
	os.Exit(run(m))
}

// program is the built program's file.
var program string

func run(m *testing.M) int {
	if program = os.Getenv("SAFEHOUSE_BINARY"); program != "" {
		return m.Run()
	}
	dir, err := os.MkdirTemp("", "safehouse")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer func() { _ = os.RemoveAll(dir) }()
	program = filepath.Join(dir, "safehouse")
	if out, err := exec.Command("go", "build", "-o", program, "safehouse").CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "building the program: %v\n%s", err, out)
		return 1
	}
	return m.Run()
}

// ran is what a run of the program gave.
type ran struct {
	code     int
	out, err string
}

// safehouse runs the program in a home of its own, without a display.
func safehouse(t *testing.T, env []string, args ...string) ran {
	t.Helper()
	cmd := exec.Command(program, args...)
	cmd.Env = append([]string{
		"HOME=" + t.TempDir(), "LC_ALL=en_GB.UTF-8", "PATH=" + os.Getenv("PATH"),
		"SYSTEMROOT=" + os.Getenv("SYSTEMROOT"), "TMPDIR=" + os.TempDir(),
	}, env...)
	var out, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &stderr
	err := cmd.Run()
	if _, exited := errors.AsType[*exec.ExitError](err); err != nil && !exited {
		t.Fatal(err)
	}
	return ran{cmd.ProcessState.ExitCode(), out.String(), stderr.String()}
}

// refusal requires one line on standard error with that text, nothing on standard output, and the exit code.
func (r ran) refusal(t *testing.T, code int, text string) {
	t.Helper()
	if r.code != code || r.out != "" || strings.Count(r.err, "\n") != 1 || !strings.Contains(r.err, text) ||
		strings.Contains(r.err, "[") {
		t.Errorf("exit code %d, output %q, error %q; want code %d and one line with %q", r.code, r.out, r.err, code, text)
	}
}

func TestHelpNamesEveryOption(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		r := safehouse(t, nil, "--help", "--lang", lang)
		if r.code != 0 || r.err != "" || !strings.Contains(r.out, "kompromat") {
			t.Errorf("%s: %+v", lang, r)
		}
		for _, name := range []string{
			"--lang", "--fullscreen", "--windowed", "--data-dir", "--seed", "--safe-mode", "--version", "--help", "--game",
			"--seats", "--games", "--promise", "--seal",
		} {
			if !strings.Contains(r.out, name) {
				t.Errorf("%s: the help lacks %s", lang, name)
			}
		}
	}
}

func TestVersion(t *testing.T) {
	r := safehouse(t, nil, "--version")
	if r.code != 0 || !regexp.MustCompile(`^Safehouse \d+\.\d+\.\d+`).MatchString(r.out) || r.err != "" {
		t.Errorf("%+v", r)
	}
}

func TestCommandLineThatIsNotUnderstood(t *testing.T) {
	for _, c := range []struct {
		text string
		args []string
	}{
		{"--fulscreen", []string{"--fulscreen"}},
		{"-x", []string{"-x"}},
		{"--lang", []string{"--lang"}},
		{"--data-dir", []string{"--data-dir="}},
		{"--help", []string{"--help=yes"}},
		{"“de”", []string{"--lang", "de"}},
		{"“-1”", []string{"--seed", "-1"}},
		{"--windowed", []string{"--windowed", "--fullscreen"}},
		{"“b”", []string{"a", "b"}},
		{"verify FILE", []string{"verify"}},
		{"“b”", []string{"verify", "a", "b"}},
		{"“”", []string{""}},
		{"“”", []string{"verify", ""}},
		{"--seats", []string{"--seats", "easy,easy"}},
		{"“chess”", []string{"simulate", "--game", "chess", "--seats", "easy,easy", "--games", "1"}},
		{"kompromat", []string{"simulate"}},
		{"“genius”", []string{"simulate", "--game", "kompromat", "--seats", "easy,genius"}},
		{"2 to 2", []string{"simulate", "--game", "kompromat", "--seats", "easy,easy,easy", "--games", "1"}},
		{"--games", []string{"simulate", "--game", "kompromat", "--seats", "easy,easy"}},
		{"“spies=”", []string{"simulate", "--side", "spies="}},
		{"plays alone", []string{"simulate", "--game", "kompromat", "--seats", "easy,easy", "--games", "1", "--side",
			"spies=easy"}},
		{"“many”", []string{"simulate", "--games", "many"}},
		{"“-h”", []string{"-h"}},
		{"“-xyz”", []string{"-xyz"}},
		{"“--nonsense”", []string{"--nonsense=1"}},
		{"--=x", []string{"--=x"}},
		{"needs a value", []string{"--data-dir", ""}},
		{"takes no value", []string{"--help=true"}},
		{"takes no value", []string{"simulate", "--table="}},
		{"“0x10”", []string{"--seed", "0x10"}},
		{"“b”", []string{"--", "a", "b"}},
		{"no file “--lang”", []string{"--", "--lang"}},
		{"no file “verify”", []string{"--", "verify"}},
		{"“x”", []string{"simulate", "--option", "x"}},
		{"--table", []string{"verify", "a", "--table"}},
		{"--seal", []string{"simulate", "--seal", "x"}},
		{"--promise", []string{"--promise", "x"}},
	} {
		t.Run(strings.Join(c.args, " "), func(t *testing.T) {
			safehouse(t, nil, c.args...).refusal(t, 2, c.text)
		})
	}
}

func TestMessagesFollowTheLocaleAndTheOption(t *testing.T) {
	french := "n’est pas une option"
	safehouse(t, []string{"LC_ALL=fr_CA.UTF-8"}, "--nonsense").refusal(t, 2, french)
	safehouse(t, []string{"LC_ALL=", "LANG=fr"}, "--nonsense").refusal(t, 2, french)
	safehouse(t, []string{"LC_ALL=", "LC_MESSAGES=fr_FR@euro", "LANG=en_US"}, "--nonsense").refusal(t, 2, french)
	safehouse(t, nil, "--nonsense", "--lang", "fr").refusal(t, 2, french)
	safehouse(t, nil, "--seed", "x", "--lang=fr").refusal(t, 2, "«\u00a0x\u00a0»")
	safehouse(t, nil, "--lang", "fr", "--seed").refusal(t, 2, "demande une valeur")
	safehouse(t, []string{"LC_ALL=C"}, "--nonsense").refusal(t, 2, "is not an option")
}

// writeMatch writes the record of a match of random moves, stopped after that many decisions where that is not
// negative, and returns its path.
func writeMatch(t *testing.T, decisions int) (path string, standing game.Standing) {
	t.Helper()
	dir := t.TempDir()
	store, err := record.Open(storage.Disk{}, dir, "", time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	g, _ := catalog.Find("kompromat")
	setup := game.Setup{Players: []game.Player{{Name: "Ada"}, {Name: "Bea"}}, Seed: game.SeedOf(1), Nonce: [32]byte{2}}
	w := store.Create(g.Name, setup)
	s, err := g.New(setup, w)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; s.ToAct() != 0 && n != decisions; n++ {
		seat := s.ToAct().First()
		moves := s.MoveTexts(seat)
		if err := s.SubmitText(seat, moves[setup.Seed.Chance(1000+n).IntN(len(moves))]); err != nil {
			t.Fatal(err)
		}
	}
	w.Finish()
	return filepath.Join(dir, "matches", w.File()), s.Standing()
}

// spoil replaces line number n, counted from 1.
func spoil(t *testing.T, path string, n int, line string) {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(b), "\n")
	lines[n-1] = line + "\n"
	if err := os.WriteFile(path, []byte(strings.Join(lines, "")), 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestVerify(t *testing.T) {
	path, standing := writeMatch(t, -1)
	r := safehouse(t, nil, "verify", path)
	var report record.Report
	if err := json.Unmarshal([]byte(r.out), &report); err != nil || r.code != 0 {
		t.Fatalf("%+v: %v", r, err)
	}
	if !report.Over || !report.Fair || report.Scores[0] != float64(standing.Halves[0])/2 || report.Players[1] != "Bea" {
		t.Errorf("%+v is not %+v", report, standing)
	}

	// What somebody wrote down at the table, in words of either language or as a code.
	inFrench := safehouse(t, nil, "verify", path, "--lang", "fr")
	var french record.Report
	if err := json.Unmarshal([]byte(inFrench.out), &french); err != nil || french.Seal.Words == report.Seal.Words ||
		!strings.Contains(inFrench.out, "Le sceau protège") || !strings.Contains(r.out, "The seal protects") {
		t.Errorf("in French: %+v, %v", inFrench, err)
	}
	for _, said := range [][2]string{{report.Promise.Words, report.Seal.Words}, {french.Promise.Words, french.Seal.Words},
		{report.Promise.Code, strings.ReplaceAll(strings.ToLower(report.Seal.Code), " ", "")}} {
		if r := safehouse(t, nil, "verify", path, "--promise", said[0], "--seal", said[1]); r.code != 0 {
			t.Errorf("%q: %+v", said, r)
		}
	}
	safehouse(t, nil, "verify", path, "--promise", report.Seal.Code).refusal(t, 2, "line 1: what was promised")
	safehouse(t, nil, "verify", path, "--seal", report.Promise.Words).refusal(t, 2, fmt.Sprintf("line %d: the seal",
		report.Lines))

	spoil(t, path, 7, `{"seat":"0","move":"fly"}`)
	safehouse(t, nil, "verify", path).refusal(t, 2, "line 7: ")
	safehouse(t, []string{"LC_ALL=fr"}, "verify", path).refusal(t, 2, "à la ligne 7\u00a0: ")

	running, _ := writeMatch(t, 20)
	if r := safehouse(t, nil, "verify", running); r.code != 0 || !strings.Contains(r.out, `"over": false`) {
		t.Errorf("of a running match: %+v", r)
	}
	safehouse(t, nil, "verify", filepath.Join(t.TempDir(), "none")).refusal(t, 2, "There is no file")
	safehouse(t, nil, "verify", t.TempDir()).refusal(t, 2, "cannot be read")
	safehouse(t, nil, "verify", "cli_test.go").refusal(t, 2, "not a saved match")
}

func TestSimulateIsTheSameOnAnyNumberOfProcessors(t *testing.T) {
	type result struct {
		Games, Draws, Decisions int
		Seconds                 *float64
		Contestants             []struct {
			Player string
			Wins   int
			Score  struct{ Mean, Low, High float64 }
		}
	}
	var first result
	for i, processors := range []string{"1", "3"} {
		r := safehouse(t, []string{"GOMAXPROCS=" + processors}, "simulate", "--game", "kompromat", "--seats=easy,easy",
			"--games", "6", "--seed", "9")
		var got result
		if err := json.Unmarshal([]byte(r.out), &got); err != nil || r.code != 0 || got.Seconds == nil {
			t.Fatalf("%+v: %v", r, err)
		}
		got.Seconds = nil
		if i == 0 {
			first = got
		} else if !reflect.DeepEqual(got, first) {
			t.Errorf("%s processors: %+v, one: %+v", processors, got, first)
		}
	}
	c := first.Contestants
	if first.Games != 6 || len(c) != 2 || c[0].Wins+c[1].Wins+first.Draws != 6 || c[0].Player != "easy" ||
		c[0].Score.Low > c[0].Score.Mean {
		t.Errorf("%+v", first)
	}
}

// TestSimulatePlaysAnyNumberOfSeats plays a series of four computers of different levels, with options.
func TestSimulatePlaysAnyNumberOfSeats(t *testing.T) {
	r := safehouse(t, nil, "simulate", "--game", "topsecret", "--seats", "easy,easy,easy,easy", "--games", "3", "--seed",
		"4",
		"--option", "series=1", "--option", "called=1")
	var got struct {
		Games       int
		Contestants []struct {
			Share struct{ Mean float64 }
			Score struct{ Mean float64 }
		}
	}
	if err := json.Unmarshal([]byte(r.out), &got); err != nil || r.code != 0 || got.Games != 3 ||
		len(got.Contestants) != 4 {
		t.Fatalf("%+v: %v", r, err)
	}
	most := 0.0
	for _, c := range got.Contestants {
		most = max(most, c.Score.Mean)
	}
	if most < 500 {
		t.Errorf("nobody comes near 1,200 points in a series: %s", r.out)
	}
	if r := safehouse(t, nil, "simulate", "--game", "topsecret", "--seats", "easy,easy", "--games", "1", "--option",
		"value1=30"); r.code == 0 {
		t.Errorf("two documents of one value were taken: %+v", r)
	}
}

func TestOpeningAFileThatCannotBePlayed(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("windows and macOS have a display always, on which it is told")
	}
	safehouse(t, nil, filepath.Join(t.TempDir(), "none")).refusal(t, 2, "There is no file")
	safehouse(t, nil, "doc.go").refusal(t, 2, "not a saved match")
	safehouse(t, nil, t.TempDir()).refusal(t, 2, "not a saved match")
	pipe := filepath.Join(t.TempDir(), "pipe")
	if exec.Command("mkfifo", pipe).Run() == nil { // To open one would take until somebody writes to it.
		safehouse(t, nil, pipe).refusal(t, 2, "not a saved match")
	}
	// Where there is a display and nobody who reads, the window is opened to tell it: here the display does not answer.
	if r := safehouse(t, []string{"DISPLAY=:7799"}, "doc.go"); r.code != 1 ||
		!strings.Contains(r.err, "not a saved match") || !strings.Contains(r.err, ":7799") {
		t.Errorf("with a display and without a terminal: %+v", r)
	}
	over, _ := writeMatch(t, -1)
	house := t.TempDir()
	safehouse(t, nil, "--data-dir", house, over).refusal(t, 1, "no display") // It would be looked at.
	if kept, _ := filepath.Glob(filepath.Join(house, "matches", "*.jsonl")); len(kept) != 1 {
		t.Errorf("the house has not kept the match that was opened: %v", kept)
	}

	damaged, _ := writeMatch(t, 20)
	spoil(t, damaged, 9, "garbage")
	r := safehouse(t, nil, "--data-dir", filepath.Dir(filepath.Dir(damaged)), damaged)
	if r.code != 2 || !strings.Contains(r.err, "line 9") || !strings.Contains(r.err, ".damaged-1") ||
		strings.Contains(r.err, "[") {
		t.Errorf("%+v", r)
	}
	if r := safehouse(t, nil, "verify", damaged); r.code != 0 || !strings.Contains(r.out, `"moves": 6`) {
		t.Errorf("the moves before the damage were not kept: %+v", r)
	}
}

func TestWithoutDisplay(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("windows and macOS have a display always")
	}
	safehouse(t, nil).refusal(t, 1, "neither DISPLAY nor WAYLAND_DISPLAY")
	safehouse(t, []string{"WAYLAND_DISPLAY=wayland-0"}).refusal(t, 1, "XWayland")
	safehouse(t, []string{"DISPLAY=:7799"}, "--safe-mode").refusal(t, 1, ":7799")
}

// TestKeepsToItsFolders has matches in the folder for data, of the system or of the command line, and nothing
// elsewhere.
func TestKeepsToItsFolders(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the folders of other systems do not follow these variables")
	}
	home, chosen := t.TempDir(), filepath.Join(t.TempDir(), "new", "folder")
	env := []string{"HOME=" + home, "XDG_DATA_HOME=" + filepath.Join(home, "share")}
	safehouse(t, env, "--data-dir", chosen).refusal(t, 1, "DISPLAY")
	if entries, err := os.ReadDir(home); err != nil || len(entries) != 0 {
		t.Errorf("with --data-dir the home has %v, %v", entries, err)
	}
	if _, err := os.Stat(filepath.Join(chosen, "matches")); err != nil {
		t.Error(err)
	}
	safehouse(t, env).refusal(t, 1, "DISPLAY")
	if _, err := os.Stat(filepath.Join(home, "share", "safehouse", "matches")); err != nil {
		t.Error(err)
	}
}
