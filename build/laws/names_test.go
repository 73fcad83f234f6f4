package laws

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

// villain is the character that one of the games is named for.
const villain = "adler"

// lists are the two rooms that list the games, for those who know no game: one for what has no screen, one for the
// screen. Whoever adds a game touches no other room than these.
var lists = []string{"game/catalog", "scenes/games/all"}

// TestNoSharedRoomNamesAGame: a game is its own rooms. No file of another room of the program, but for those of tests,
// names a game in an import, an identifier or a string, be it one of the game's message keys: it has what it knows of a
// game from the list of games that it is given. How things look and sound says nothing of a game in tests and comments
// either.
func TestNoSharedRoomNamesAGame(t *testing.T) {
	looked, own := 0, map[string]bool{}
	for _, c := range everyFile(t) {
		switch room := path.Dir(c.path); {
		case under(room, "build") || c.test() && !under(room, "render"):
		case roomOfGame(room) != "" || slices.Contains(lists, room):
			own[roomOfGame(room)] = true
		default:
			looked++
			for _, named := range gamesNamedIn(c.set, c.tree, under(room, "render")) {
				t.Errorf("%s:%s", c.path, named)
			}
		}
	}
	if want := 3*len(games()) + 1; looked < 300 || len(own) != want {
		t.Errorf("%d files were looked at, and %v are rooms of games: a room has moved", looked, own)
	}
}

// roomOfGame is the room of a game that a folder belongs to: its rules, its opponents, or its own on the screen. It is
// empty for a shared room.
func roomOfGame(folder string) string {
	for _, name := range games() {
		for _, room := range []string{"game/" + name, "game/bots/" + name + "bot", "scenes/games/" + name} {
			if under(folder, room) {
				return room
			}
		}
	}
	return ""
}

// designers are the shared rooms that make designs: the house has faces of its own.
const designers = "render/faces"

// TestAGameDrawsItsOwnFaces: what is printed on a game's cards, and what they lie on, is drawn in the game's room. No
// other makes a design, but for the house's faces and for tests and their kits.
func TestAGameDrawsItsOwnFaces(t *testing.T) {
	designs := map[string]bool{}
	for _, c := range everyFile(t) {
		room, imports := path.Dir(c.path), c.imports()
		if c.test() || strings.Contains(room, "test") || under(room, designers) || under(room, "render/display") {
			continue
		}
		ast.Inspect(c.tree, func(n ast.Node) bool {
			made, ok := of(n, imports, "safehouse/render/faces")
			if !ok || made != "New" && made != "Design" {
				made, ok = of(n, imports, "safehouse/render/display")
				ok = ok && made == "Known"
			}
			if game := roomOfGame(room); ok && game == "" {
				t.Errorf("%s makes a design", c.at(n))
			} else if ok {
				designs[game] = true
			}
			return true
		})
	}
	if len(designs) != len(games()) {
		t.Errorf("only %v draw faces", designs)
	}
}

// gamesNamedIn lists where a file names a game, in its comments as well where that is asked.
func gamesNamedIn(set *token.FileSet, file *ast.File, comments bool) (found []string) {
	note := func(at token.Pos, said string) {
		if named := gameIn(said); named != "" {
			found = append(found, strconv.Itoa(set.Position(at).Line)+": "+said+" names "+named)
		}
	}
	for _, group := range file.Comments {
		if comments {
			note(group.Pos(), group.Text())
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			path, _ := strconv.Unquote(n.Path.Value)
			note(n.Pos(), path)
			return false
		case *ast.Ident:
			note(n.Pos(), n.Name)
		case *ast.BasicLit:
			if n.Kind == token.STRING || n.Kind == token.CHAR {
				note(n.Pos(), n.Value)
			}
		}
		return true
	})
	return found
}

// gameIn is the game that a text names, in whatever letters and with whatever between them; empty for none.
func gameIn(text string) string {
	letters := strings.Map(func(r rune) rune {
		if !unicode.IsLetter(r) {
			return -1
		}
		return unicode.ToLower(r)
	}, text)
	for _, name := range append(games(), villain) {
		if strings.Contains(letters, name) {
			return name
		}
	}
	return ""
}

// TestNamesOfGamesAreFound holds the finder against a file that names games in every way.
func TestNamesOfGamesAreFound(t *testing.T) {
	const source = `package shared

import "safehouse/game/kompromat"

var heads = map[string]string{"log.getadler.turn": "TOP SECRET", "log.turn": "safe"}

func getAdlerHead(m kompromat.Match) string { return heads["about."+"adler"] }

const topSecretSeats = 6 // kompromat in a comment is an example.
`
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, "shared.go", source, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	found := gamesNamedIn(set, file, false)
	for _, want := range []string{"3: safehouse/game/kompromat", `5: "log.getadler.turn"`, `5: "TOP SECRET"`,
		"7: getAdlerHead", "7: kompromat names", `7: "adler"`, "9: topSecretSeats"} {
		if !slices.ContainsFunc(found, func(s string) bool { return strings.HasPrefix(s, want) }) {
			t.Errorf("%q was not found in %q", want, found)
		}
	}
	if len(found) != 7 {
		t.Errorf("%d names were found: %q", len(found), found)
	}
	if found = gamesNamedIn(set, file, true); len(found) != 8 {
		t.Errorf("with the comments %d names were found: %q", len(found), found)
	}
}
