package laws

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// root is the project's folder.
var root = filepath.Join("..", "..")

// pages are those that people read: what they name has to be there.
var pages = []string{"README.md", "CONTRIBUTING.md", "build/PACKAGING.md", "game/bots/README.md"}

// example is the game that CONTRIBUTING.md has its reader add: files of it are not there.
const example = "pips"

// longestReadme is how many bytes whoever has never heard of the game is asked to read.
const longestReadme = 8000

func TestTheReadmeIsShort(t *testing.T) {
	if n := len(read(t, "README.md")); n > longestReadme {
		t.Errorf("README.md has %d bytes, more than %d: what is not for players has a page of its own", n, longestReadme)
	}
}

// TestWhatPagesNameIsThere holds every file, folder, command, option and test that a page names against the project.
func TestWhatPagesNameIsThere(t *testing.T) {
	for _, page := range pages {
		for _, missing := range missingOf(t, page, read(t, page)) {
			t.Errorf("%s: %s", page, missing)
		}
	}
}

// TestEveryRoomIsInTheHouse: the plan of the house in CONTRIBUTING.md names every room that lies directly under one of
// its three parts.
func TestEveryRoomIsInTheHouse(t *testing.T) {
	plan, looked := read(t, "CONTRIBUTING.md"), 0
	for _, r := range rooms(t) {
		path := strings.TrimPrefix(r.ImportPath, "safehouse/")
		part, _, _ := strings.Cut(path, "/")
		if strings.Count(path, "/") != 1 || !slices.Contains([]string{"game", "render", "scenes"}, part) {
			continue
		}
		if looked++; !strings.Contains(plan, "`"+path+"`") {
			t.Errorf("CONTRIBUTING.md does not say what %s is for", path)
		}
	}
	if looked < 30 {
		t.Errorf("only %d rooms were looked at", looked)
	}
}

// TestMissingNamesAreFound holds the finder against a page on which everything is wrong, and one on which nothing is.
func TestMissingNamesAreFound(t *testing.T) {
	const wrong = "[a page](GONE.md), `build/gone`, `game/gone.go`, `gone.go`, `go test ./game/gone`\n\n" +
		"    build/gone --long    # a command\n    build/test --gone\n    build/ladder --gone\n    build/package -gone\n" +
		"    safehouse simulate --gone 3\n    go test ./build/laws -run TestGone\n"
	want := []string{
		"GONE.md", "build/gone", "game/gone.go", "gone.go", "./game/gone", "build/gone", "build/test --gone",
		"build/ladder --gone",
		"build/package -gone", "safehouse --gone", "./build/laws -run TestGone",
	}
	if got := missingOf(t, "build/page.md", wrong); !slices.Equal(got, want) {
		t.Errorf("found %q, want %q", got, want)
	}
	const right = "[a page](../README.md), [far away](https://example.org/x), `bin/dist`, `N/A`, `build/`, " +
		"`setup.sh`\n\n" +
		"    build/test [--long] && build/ladder --balance    # build/gone\n    build/package -page ADDRESS web\n" +
		"    safehouse simulate --seats a,b\n    go test ./game/... ./build/laws -run 'MissingNames|Nothing'\n    a[b](c)\n"
	if got := missingOf(t, "build/page.md", right); len(got) > 0 {
		t.Errorf("found %q where nothing is missing", got)
	}
}

// TestFiguresOfOpponentsWereMeasured: a figure of the page about the opponents stands on one that build/ladder wrote.
func TestFiguresOfOpponentsWereMeasured(t *testing.T) {
	measured := read(t, "game/bots/LADDER.md") + read(t, "game/bots/BALANCE.md") + read(t, "game/bots/CAST.md")
	figures := regexp.MustCompile(`[0-9.]+ ± [0-9.]+`).FindAllString(read(t, "game/bots/README.md"), -1)
	if len(figures) == 0 {
		t.Error("the page about the opponents has no figures")
	}
	for _, figure := range figures {
		if !strings.Contains(measured, figure) {
			t.Errorf("game/bots/README.md: nobody has measured %s", figure)
		}
	}
}

func read(t *testing.T, file string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(file)))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

var (
	linkOnPage = regexp.MustCompile(`\]\(([^)#]+)`)
	codeOnPage = regexp.MustCompile("`([^`\n]+)`")
	// linesOfCode are indented, and a comment may follow them.
	linesOfCode = regexp.MustCompile(`(?m)^    (.*?)(?: +#.*)?$`)
	pathOnPage  = regexp.MustCompile(`^(\./)?[\w.-]+(/[\w.-]+)*/?$`)
)

// missingOf lists what a page names that is not there.
func missingOf(t *testing.T, page, text string) (missing []string) {
	t.Helper()
	folder := filepath.Dir(page)
	for _, link := range linkOnPage.FindAllStringSubmatch(linesOfCode.ReplaceAllString(text, ""), -1) {
		if !strings.Contains(link[1], "://") && !exists(filepath.Join(folder, link[1])) {
			missing = append(missing, link[1])
		}
	}
	var commands []string
	for _, code := range codeOnPage.FindAllStringSubmatch(text, -1) {
		commands = append(commands, code[1])
	}
	for _, line := range linesOfCode.FindAllStringSubmatch(text, -1) {
		commands = append(commands, strings.Split(line[1], " && ")...)
	}
	for _, command := range commands {
		words := strings.Fields(command)
		for _, word := range words {
			word = strings.TrimSuffix(word, "/...")
			if ours(word) && !exists(word) && !exists(filepath.Join(folder, word)) && !somewhere(t, word) {
				missing = append(missing, word)
			}
		}
		if len(words) > 0 {
			missing = append(missing, missingOptions(t, words)...)
		}
	}
	return missing
}

// ours reports whether a word is meant as the path of a file or folder of the project.
func ours(word string) bool {
	if !pathOnPage.MatchString(word) {
		return false
	}
	if strings.Contains(word, example) {
		return false
	}
	bare := strings.TrimPrefix(word, "./")
	first, _, inFolder := strings.Cut(bare, "/")
	folders := []string{"assets", "build", "game", "render", "scenes"}
	return (inFolder || bare != word) && slices.Contains(folders, first) ||
		!inFolder && slices.Contains([]string{".go", ".md", ".sh"}, filepath.Ext(word))
}

func exists(path string) bool {
	_, err := os.Stat(filepath.Join(root, filepath.FromSlash(path)))
	return err == nil
}

// somewhere reports whether a word is the name of a file of the project, wherever that lies.
func somewhere(t *testing.T, word string) (found bool) {
	t.Helper()
	if strings.Contains(word, "/") {
		return false
	}
	err := filepath.WalkDir(root, func(_ string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && len(d.Name()) > 2 && d.Name()[0] == '.': // Caches and the history of the project.
			return fs.SkipDir
		case d.Name() == word:
			found = true
			return fs.SkipAll
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// isScript reports whether a word is one of the commands of build/.
func isScript(word string) bool {
	info, err := os.Stat(filepath.Join(root, filepath.FromSlash(word)))
	return err == nil && strings.HasPrefix(word, "build/") && info.Mode().IsRegular() && filepath.Ext(word) == ""
}

// missingOptions lists the options of a command that it does not have, and the tests that are not there.
func missingOptions(t *testing.T, words []string) (missing []string) {
	t.Helper()
	name := words[0]
	var known string
	switch {
	case name == "safehouse":
		var help map[string]any
		if err := json.Unmarshal([]byte(read(t, "assets/words/en/cli.json")), &help); err != nil {
			t.Fatal(err)
		}
		known = fmt.Sprint(help["cli.help"])
	case name == "go" && len(words) > 1 && words[1] == "test":
		return missingTests(t, words)
	case isScript(name):
		// A script takes its options itself, or hands them to the program that it builds.
		known = read(t, name)
		for _, program := range regexp.MustCompile(`\./(build/\w+)`).FindAllStringSubmatch(known, -1) {
			known += read(t, program[1]+"/main.go")
		}
	default:
		return nil
	}
	for _, word := range words[1:] {
		word = strings.Trim(word, "[];")
		if bare := strings.TrimLeft(word, "-"); bare != word && !regexp.MustCompile(`-`+bare+`\b|"`+bare+`"`).MatchString(known) {
			missing = append(missing, name+" "+word)
		}
	}
	return missing
}

// missingTests gives what is to be run by «go test … FOLDER -run NAME» where no test there is called so.
func missingTests(t *testing.T, words []string) []string {
	t.Helper()
	at := slices.Index(words, "-run")
	if at < 1 || at+1 >= len(words) {
		return nil
	}
	wanted := regexp.MustCompile(strings.Trim(words[at+1], "'"))
	tests, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(words[at-1]), "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range tests {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, test := range regexp.MustCompile(`(?m)^func ((?:Test|Example|Fuzz)\w*)`).FindAllSubmatch(b, -1) {
			if wanted.Match(test[1]) {
				return nil
			}
		}
	}
	return []string{words[at-1] + " -run " + words[at+1]}
}
