package record_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/record"
	"safehouse/game/storage"
)

// A match is written while it is played, read back where it was left, and played on to its end. Only then is anything
// of it in plain.
func Example() {
	folder, err := os.MkdirTemp("", "safehouse-example-")
	check(err)
	defer os.RemoveAll(folder)
	store, err := record.Open(storage.Local(), folder, "", time.Now)
	check(err)
	defer store.Close()

	// The writer is the journal of the match: each move is in the file before anybody is shown it.
	kompromat, _ := catalog.Find("kompromat")
	setup := game.Setup{Players: []game.Player{{Name: "Ada"}, {Name: "Bo"}}, Seed: game.SeedOf(8), Nonce: [32]byte{1}}
	writer := store.Create("kompromat", setup)
	match, err := kompromat.New(setup, writer)
	check(err)
	play(match, 10)
	writer.Close()

	// On another day it goes on from the file alone.
	loaded, err := store.Load(writer.File())
	check(err)
	writer, err = store.Continue(loaded)
	check(err)
	match, err = kompromat.Resume(loaded.Setup, loaded.Entries, writer)
	check(err)
	file := filepath.Join(folder, "matches", writer.File())
	tell := func() {
		text, err := os.ReadFile(file)
		check(err)
		over := match.Standing().Over
		fmt.Printf("over: %t, the file names the seed: %t\n", over, bytes.Contains(text, []byte(`"seed":"`)))
	}
	tell()
	play(match, 1000)
	writer.Finish()
	tell()
	// Output:
	// over: false, the file names the seed: false
	// over: true, the file names the seed: true
}

// Whoever verifies the record of a match that is over deals all cards again, from the seed that was committed to before
// the first of them. This record was written by an earlier release.
func ExampleVerify() {
	text, err := os.ReadFile(filepath.Join("testdata", "kompromat-finished-1.jsonl"))
	check(err)
	report, err := record.Verify(bytes.NewReader(text))
	check(err)
	fmt.Println(report.Players, report.Scores, "over:", report.Over, "fair:", report.Fair)

	// Somebody gives themselves another card and leaves out the sums of the lines, which need not be there.
	forged := regexp.MustCompile(`,"sum":"[0-9a-f]*"`).ReplaceAllString(string(text), "")
	forged = strings.Replace(forged, `"deal 4"`, `"deal 10"`, 1)
	_, err = record.Verify(strings.NewReader(forged))
	fmt.Println(err)
	// Output:
	// [Ada Élodie «7»] [16 32] over: true fair: true
	// line 53: record.why.deal
}

// play makes the first legal move until that many were made, or the match is over.
func play(match game.Session, moves int) {
	for ; moves > 0 && match.ToAct() != 0; moves-- {
		seat := match.ToAct().First()
		check(match.SubmitText(seat, match.MoveTexts(seat)[0]))
	}
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
