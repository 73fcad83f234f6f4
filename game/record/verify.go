package record

import (
	"cmp"
	"errors"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
)

// Report is what verifying a record gives: of a running match the public standing only.
type Report struct {
	Game    string   `json:"game"`
	Players []string `json:"players"`
	Moves   int      `json:"moves"`
	Round   int      `json:"round"`
	Over    bool     `json:"over"`
	// Seed is the number that a player gave for the seed, nil where it was drawn by lot.
	Seed *uint64 `json:"seed,omitempty"`
	// Seats are the seats that were given to the computer in the course of the match, and back, in order.
	Seats []ReportedSeating `json:"seats,omitempty"`
	// Scores are in points, one a player.
	Scores []float64 `json:"scores"`
	// Winners are the seats that won, counted from 0; empty for a draw and for a match that is not over.
	Winners []int `json:"winners"`
	// Version is that of the format in which the match was begun, Lines how many lines the record has, Dealt how many
	// moves Nature made.
	Version int `json:"version"`
	Lines   int `json:"lines"`
	Dealt   int `json:"dealt"`
	// Promise is what was committed to before the first card, Seal the sum of the whole, each nil where there is none.
	Promise *Token `json:"promise,omitempty"`
	Seal    *Token `json:"seal,omitempty"`
	// Words are what those at the table added once they had been shown the promise.
	Words []string `json:"words,omitempty"`
	// Fair reports that the commitment was opened and that the seed deals every card of the record. It is only ever true
	// of a match that is over.
	Fair bool `json:"fair,omitempty"`
	// Computers is what Recompute gives; nil where it was not asked.
	Computers *Recomputed `json:"computers,omitempty"`
}

// Unproved says what the record of a match that is over does not prove, in words that a player can read.
func (r *Report) Unproved() (lines []game.Line) {
	if !r.Over {
		return nil
	}
	switch {
	case r.Promise == nil:
		return []game.Line{game.Say("record.unproved.promise")}
	case r.Version < Version:
		lines = append(lines, game.Say("record.unproved.earlier", game.Number(r.Version)))
	default:
		lines = append(lines, game.Say("record.unproved.persons"))
	}
	if r.Seed != nil && len(r.Words) == 0 {
		lines = append(lines, game.Say("record.unproved.number", game.Text(strconv.FormatUint(*r.Seed, 10))))
	}
	if c := r.Computers; c != nil && c.Unknown > 0 {
		lines = append(lines, game.Say("record.unproved.computers", game.Number(c.Unknown), game.Number(c.Moves)))
	}
	return lines
}

// Saw holds a report against what those at the table wrote down of the promise and of the seal; either may be empty.
// The lists are those of Token.Is.
func (r *Report) Saw(promise, seal string, lists ...string) *Fault {
	for _, saw := range []struct {
		text, key string
		is        *Token
		line      int
	}{{promise, "record.why.promise", r.Promise, 1}, {seal, "record.why.seal", r.Seal, r.Lines}} {
		if saw.text != "" && (saw.is == nil || !saw.is.Is(saw.text, lists...)) {
			return &Fault{saw.line, game.Say(saw.key, game.Text(saw.text))}
		}
	}
	return nil
}

// ReportedSeating is a Seating in a Report: after that number of moves the seat, counted from 0, was played by a
// "person", or by the computer as "easy", "medium" or "expert".
type ReportedSeating struct {
	Moves int    `json:"moves"`
	Seat  int    `json:"seat"`
	Plays string `json:"plays"`
}

// Verify replays a record. The error is a *game.Refusal for what is no record, and a *Fault that names the line of the
// first thing that is wrong: the report then has the promise that the record names, where its header can be read, and
// nothing else. An unfinished last line is no fault while a match runs: a program that is killed leaves one.
func Verify(from io.Reader) (Report, error) {
	l, session, err := verified(from)
	switch {
	case err == nil:
		return report(l, session.Standing()), nil
	case l != nil:
		return Report{Promise: l.promised()}, err
	}
	return Report{}, err
}

// verified reads a record, and gives it with the error where something in it is wrong.
func verified(from io.Reader) (*Loaded, game.Session, error) {
	b, err := io.ReadAll(io.LimitReader(from, maxSize+1))
	if err != nil {
		return nil, nil, Unreadable("", err)
	}
	l, err := decode(b, isKnown)
	if l == nil {
		return nil, nil, err
	}
	if fault := l.redealt(); fault != nil {
		return l, nil, fault
	}
	session, replayed := replay(l)
	if replayed != nil { // A fault that stands above the one that decode found.
		return l, nil, replayed
	}
	if err != nil {
		return l, nil, err
	}
	if l.harmed > 0 {
		return l, nil, &Fault{l.harmed, game.Say("record.why.chain")}
	}
	if fault := l.claims(session.Record()); fault != nil {
		return l, nil, fault
	}
	return l, session, nil
}

// redealt finds the first move of Nature's in a record in plain that its seed does not deal. What comes after that move
// was made at another deal, and may be refused by the rules for no fault of its own.
func (l *Loaded) redealt() *Fault {
	if !l.Header.Plain || l.Header.Commitment == "" {
		return nil
	}
	g, _ := catalog.Find(l.Header.Game)
	err := g.Redeal(l.Setup, l.Entries)
	if wrong, ok := errors.AsType[*game.ReplayError](err); ok && errors.Is(err, game.ErrDeal) {
		return &Fault{l.Line(wrong.Index), game.Say("record.why.deal", game.Text(l.Entries[wrong.Index].Move))}
	}
	return nil
}

// promised is the promise that a record names; nil where there is none.
func (l *Loaded) promised() *Token {
	if l.Header.Commitment == "" {
		return nil
	}
	promise := TokenOf(l.Header.Commitment)
	return &promise
}

// claims looks at what a record says that neither the rules nor the seed can tell; made are the moves of a match that
// is over, nil for one that runs. A match is played on whatever it says there, so that nobody loses one over it; a
// proof has to be true throughout.
func (l *Loaded) claims(made []game.Entry) *Fault {
	if l.undated || l.Header.Started == "" && l.Header.Commitment != "" {
		return &Fault{1, game.Say("record.why.started")}
	}
	for i, p := range l.Setup.Players {
		same := func(o game.Player) bool { return strings.EqualFold(looksOf(p.Name), looksOf(o.Name)) }
		switch {
		case p.Name == "" || p.Name != strings.TrimSpace(p.Name) || strings.ContainsFunc(p.Name, unseen):
			// Nobody may sit down so.
			return &Fault{1, game.Say("record.why.players")}
		case l.Header.Begun == 0 && utf8.RuneCountInString(p.Name) > game.MaxName:
			return &Fault{1, game.Say("setup.refused", game.Number(game.MaxName))}
		case slices.ContainsFunc(l.Setup.Players[:i], same):
			return &Fault{1, game.Say("record.why.name", game.Text(p.Name))}
		}
	}
	g, _ := catalog.Find(l.Header.Game)
	chosen := maps.Clone(l.Setup.Options)
	maps.DeleteFunc(chosen, func(key string, value int) bool {
		earlier, ok := g.Earlier[key]
		most, ofScreens := catalog.OfScreens[key]
		return ok && earlier == value || ofScreens && 0 <= value && value <= most
	})
	if refusal := g.CheckOptions(chosen); refusal != nil {
		return &Fault{1, refusal.Line}
	}
	if made == nil {
		// Seed and nonce are laid open by the end of a match alone: here moves were taken away, or somebody knew the deal.
		if l.Header.Plain && l.Header.Commitment != "" {
			return &Fault{1, game.Say("record.why.open")}
		}
		return nil
	}
	for i, n := range l.Notes {
		if !l.sensible(&n, l.after[i]) {
			return &Fault{l.noteLine(i), game.Say("record.why.note")}
		}
		if (n.Kind == NoteThought || n.Kind == NoteHint) && n.N >= len(l.Entries) {
			return &Fault{l.noteLine(i), game.Say("record.why.end")}
		}
	}
	for i, e := range made {
		if l.Header.Plain && !l.stale && e != l.Entries[i] {
			return &Fault{l.Line(i), game.Say("record.why.secret")}
		}
	}
	switch {
	case l.torn && l.ended:
		return &Fault{l.lines() + 1, game.Say("record.why.end")}
	case l.torn && l.Header.Plain:
		return &Fault{l.lines() + 1, game.Say("record.why.torn")}
	case l.Header.Plain && !l.stale && !l.ended:
		return &Fault{l.lines() + 1, game.Say("record.why.cut")}
	}
	return nil
}

// unseen reports whether a name that holds this rune could look like another name: whatever neither marks the paper nor
// is the common space.
func unseen(r rune) bool { return !unicode.IsPrint(r) && r != '\u00a0' }

// looksOf is what a name looks like: an accent may be a sign of its own, a letter may be wide, and spaces look alike.
func looksOf(name string) string { return strings.Join(strings.Fields(norm.NFKC.String(name)), " ") }

// sensible reports whether a note says what one of its kind can say, of such a seat and where it stands: after that
// number of moves. Whoever plays on passes over one that does not.
func (l *Loaded) sensible(n *Note, after int) (ok bool) {
	sits := n.Seat.Sits(len(l.Setup.Players))
	persons := sits && !l.Setup.Players[n.Seat].Computer
	switch n.Kind {
	case NotePlayed:
		ok = n.Seat == game.Public
	case NoteOpponents:
		version, err := strconv.Atoi(n.Text)
		ok = n.Seat == game.Public && n.N == after && err == nil && strconv.Itoa(version) == n.Text
	case NoteCode:
		ok = persons
	case NoteHint:
		ok = persons && n.N == after
	case NoteSeat:
		_, ok = game.ParseLevel(n.Text)
		ok = persons && (ok || n.Text == byPerson) && n.N == after
	case NoteBudget:
		budget, read := bots.ParseBudget(n.Text)
		ok = read && budget.String() == n.Text && sits && n.N == after
	case NoteThought:
		_, _, ok = n.thought()
		ok = ok && sits && n.N >= after
	case NoteSaw, NoteMark: // Others know what it says.
		ok = sits
	}
	return ok && n.N >= 0
}

// fair is what Fair says of a record in which nothing is wrong.
func (l *Loaded) fair(standing game.Standing) bool {
	return standing.Over && l.Header.Plain && l.Header.Commitment != ""
}

func report(l *Loaded, standing game.Standing) Report {
	r := Report{
		Game: l.Header.Game, Moves: len(l.Entries), Round: standing.Round, Over: standing.Over, Winners: []int{},
		Version: cmp.Or(l.Header.Begun, Version), Lines: l.lines(), Words: l.Setup.Words, Fair: l.fair(standing),
		Promise: l.promised(),
	}
	if l.ended {
		seal := TokenOf(string(l.sum))
		r.Seal = &seal
	}
	r.Seed = l.Setup.Number
	for _, s := range Seatings(l.Setup.Players, len(l.Entries), l.Notes) {
		r.Seats = append(r.Seats, ReportedSeating{s.Moves, int(s.Seat), s.plays()})
	}
	for _, e := range l.Entries {
		if e.Seat == game.Nature {
			r.Dealt++
		}
	}
	for i, p := range l.Setup.Players {
		r.Players = append(r.Players, p.Name)
		r.Scores = append(r.Scores, float64(standing.Halves[i])/2)
		if standing.Over && standing.Winners.Has(game.Seat(i)) {
			r.Winners = append(r.Winners, i)
		}
	}
	return r
}
