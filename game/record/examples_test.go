package record

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base32"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/getadler"
	kompromatrules "safehouse/game/kompromat"
	"safehouse/game/topsecret"
)

// wholeMatch is the example of a game, played by chance and by a computer.
func wholeMatch(t *testing.T, g catalog.Game) []byte {
	t.Helper()
	weakest := slices.IndexFunc(bots.Cast(), func(c bots.Character) bool { return c.Level == game.Easy })
	who := bots.Cast()[weakest].ID
	setup := game.Setup{Players: []game.Player{{Name: "Ada"}, {Name: "Bea", Computer: true, Character: who},
		{Name: "Cid"}, {Name: "Dan"}}[:g.MinSeats], Seed: game.SeedOf(1937), Nonce: game.SeedOf(1973)}
	dir := t.TempDir()
	s := openStore(t, healthy(), dir)
	w := s.Create(g.Name, setup)
	if !w.AddWords("blue kettle") {
		t.Fatal("no words can be added")
	}
	setup.Words = []string{"blue kettle"}
	session, err := g.New(setup, w)
	if err != nil {
		t.Fatal(err)
	}
	q := bots.Question{Player: bots.OfCast(setup.Players[1])}
	q.Budget = g.Budget(q.Player, len(setup.Players))
	w.Note(Note{Kind: NoteBudget, Seat: 1, N: session.Len(), Text: q.Budget.String()})
	w.Note(Note{Kind: NoteOpponents, Seat: game.Public, N: session.Len(), Text: strconv.Itoa(bots.Version)})
	for session.ToAct() != 0 {
		seat := session.ToAct().First()
		stream := bots.Stream(setup.Dealing(), seat, session.Len())
		moves := session.MoveTexts(seat)
		move := moves[stream.IntN(len(moves))]
		if seat == 1 {
			n, _ := ThoughtNote(nil, seat, session.Len(), session.Len(), true)
			w.Note(n)
			stream = bots.Stream(setup.Dealing(), seat, session.Len())
			move = g.Think(session, seat, q, stream)(context.Background()).Move
		}
		if err := session.SubmitText(seat, move); err != nil {
			t.Fatal(err)
		}
	}
	w.Finish()
	b, err := os.ReadFile(fileOf(dir, w))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// chancesOf gives, for each move of Nature's in a match, the texts of all that she may make then, in order.
func chancesOf[S any, M game.Move, V any, E game.Event](t *testing.T, rules game.Rules[S, M, V, E],
	l *Loaded) (all [][]string) {
	t.Helper()
	state, err := rules.Start(len(l.Setup.Players), l.Setup.Options)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range l.Entries {
		if e.Seat == game.Nature {
			var texts []string
			for _, m := range rules.Moves(&state, game.Nature, nil) {
				texts = append(texts, m.String())
			}
			all = append(all, texts)
		}
		m, err := rules.Parse(e.Move)
		if err != nil {
			t.Fatal(err)
		}
		rules.Apply(&state, e.Seat, m)
	}
	return all
}

// toldDraws is how many of Nature's draws the documentation tells.
const toldDraws = 5

// told is what the documentation says of an example, worked out from the file alone as it says.
func told(t *testing.T, name string, file []byte, chances [][]string) string {
	t.Helper()
	type line struct {
		Seed, Nonce, Commitment, Words, Seat, Move, Sum string
		End                                             *int
	}
	var all []line
	sum := ""
	for lines := bufio.NewScanner(bytes.NewReader(file)); lines.Scan(); {
		text := lines.Text()
		at := strings.LastIndex(text, `,"sum":"`)
		hash := sha256.Sum256([]byte(sum + text[:at] + "}"))
		sum = hex.EncodeToString(hash[:])
		var l line
		if err := json.Unmarshal([]byte(text), &l); err != nil || l.Sum != sum {
			t.Errorf("%s: the sum of line %d is %s, %v", name, len(all)+1, sum, err)
		}
		all = append(all, l)
	}
	header, _, _ := bytes.Cut(file, []byte(`,"commitment":"`))
	promise := sha256.Sum256(append(bytes.Clone(header), '}'))
	if hex.EncodeToString(promise[:]) != all[0].Commitment {
		t.Errorf("%s: the promise is %x", name, promise)
	}
	dealing, err := hex.DecodeString(all[0].Seed)
	if err != nil {
		t.Fatal(err)
	}
	moves, drawn := 0, []string(nil)
	for _, l := range all {
		if l.Words != "" {
			mixed := sha256.Sum256(append(dealing, "words/"+l.Words...))
			dealing = mixed[:]
		}
		if l.Seat != "" {
			moves++
		}
		if n := len(drawn); l.Seat == "nature" {
			key := sha256.Sum256(append(slices.Clone(dealing), "deal/"+strconv.Itoa(n)...))
			below := len(chances[n])
			at := drawBelow(key, uint64(below))
			if chances[n][at] != l.Move {
				t.Errorf("%s: draw %d is %d below %d, %s", name, n, at, below, l.Move)
			}
			drawn = append(drawn, fmt.Sprintf("%d<%d %s", at, below, l.Move))
		}
	}
	if end := all[len(all)-1].End; end == nil || *end != moves {
		t.Errorf("%s: the end says %v of %d moves", name, end, moves)
	}
	seal, _ := hex.DecodeString(sum)
	token := func(b []byte) string {
		code := base32.NewEncoding("0123456789ABCDEFGHJKMNPQRSTVWXYZ").EncodeToString(b[4:9])
		return fmt.Sprint(b[0], " ", b[1], " ", b[2], " ", b[3], " ", code)
	}
	first := strings.Join(drawn[:min(len(drawn), toldDraws)], ", ")
	return fmt.Sprintf("//\t%-9s %d moves\n//\tpromise   %x\n//\ttoken     %s\n//\tdealing   %x\n//\tdraws     %s\n"+
		"//\tseal      %s\n//\ttoken     %s\n", name, moves, promise, token(promise[:]), dealing, first, sum,
		token(seal))
}

// TestWholeMatchesAreDocumented reads the examples as somebody would who has nothing but the package comment, and wants
// the numbers that stand there, which the program finds as well.
func TestWholeMatchesAreDocumented(t *testing.T) {
	t.Parallel()
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range catalog.Games() {
		path := filepath.Join("testdata", "whole-"+g.Name+recordEnding)
		if *update {
			if err := os.WriteFile(path, wholeMatch(t, g), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		file, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		l, err := decode(file, isKnown)
		if err != nil {
			t.Fatal(err)
		}
		var chances [][]string
		switch g.Name {
		case "kompromat":
			chances = chancesOf(t, kompromatrules.Rules{}, l)
		case "topsecret":
			chances = chancesOf(t, topsecret.Rules{}, l)
		case "getadler":
			chances = chancesOf(t, getadler.Rules{}, l)
		}
		if want := told(t, g.Name, file, chances); !bytes.Contains(doc, []byte(want)) {
			t.Errorf("the package comment lacks\n%s", want)
		}
		r, err := Verify(bytes.NewReader(file))
		if err != nil || !r.Fair || r.Version != Version {
			t.Errorf("%s: %+v %v", g.Name, r, err)
		}
		c, err := Recompute(t.Context(), bytes.NewReader(file), nil)
		if err != nil || *c != (Recomputed{c.Moves, c.Moves, 0}) || c.Moves == 0 {
			t.Errorf("%s: %+v %v", g.Name, c, err)
		}
	}
}

// TestWhatCanBeDealtIsDocumented holds what Nature deals from against the package comment, without which nobody deals
// again: how many cards of each kind there are, and which missions want a cover.
func TestWhatCanBeDealtIsDocumented(t *testing.T) {
	t.Parallel()
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	told := strings.Join(strings.Fields(string(doc)), " ")
	for seats := 4; seats <= 6; seats++ {
		want := "// " + strconv.Itoa(seats)
		cards := getadler.CardsOf(seats)
		for _, n := range cards[1:] {
			want += " " + strconv.Itoa(n)
		}
		if !strings.Contains(told, want+" //") {
			t.Errorf("the package comment lacks %q", want)
		}
	}
	first := kompromatrules.Mission(1)
	for first.Kind() != kompromatrules.CounterIntelligence {
		first++
	}
	want := fmt.Sprintf("Those from %d on are counter-intelligence", first)
	if !strings.Contains(told, want) {
		t.Errorf("the package comment lacks %q", want)
	}
}
