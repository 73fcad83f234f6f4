package record

import (
	"context"
	"io"
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
)

// NoteOpponents says of which version the opponents are that decide from N moves on: Text is bots.Version of the
// program that let them think.
const NoteOpponents = "opponents"

// OpponentsAt is the version of the opponents that decided when n moves had been made; 0 where no note says.
func OpponentsAt(notes []Note, n int) int {
	for i := len(notes) - 1; i >= 0; i-- {
		if note := &notes[i]; note.Kind == NoteOpponents && note.N <= n {
			if version, err := strconv.Atoi(note.Text); err == nil {
				return version
			}
		}
	}
	return 0
}

// Recomputed is what came out when the moves of the computers were worked out again.
type Recomputed struct {
	// Moves is how many moves computers made, Same how many of them come out the same.
	Moves int `json:"moves"`
	Same  int `json:"same"`
	// Unknown is how many were made by opponents of another version, or of none that the record names: where they come
	// out otherwise, that says nothing. Those who were given another amount of thought than this version gives are not
	// asked again.
	Unknown int `json:"unknown,omitempty"`
}

// Recompute works out again every move of a computer's in the record of a match that is over, from the view, the stream
// and the work that it was decided with; it is nil for a match that is not over or was not committed to. The error is
// that of Verify, and a *Fault for a move that opponents of this version do not make. It may take as long as the
// computers thought in the match, and ends with the context's error where that ends; progress is told how many moves
// are done, and may be nil.
func Recompute(ctx context.Context, from io.Reader, progress func(done, of int)) (*Recomputed, error) {
	l, session, err := verified(from)
	if err != nil || !l.fair(session.Standing()) {
		return nil, err
	}
	g, _ := catalog.Find(l.Header.Game)
	study, seed := g.Study(l.Setup.Cast()), l.Setup.Dealing()
	decisions := Decisions(l.Setup.Players, l.Entries, l.Notes)
	r := &Recomputed{Moves: len(decisions)}
	for i := range decisions {
		d := &decisions[i]
		who, version := game.Text(l.Setup.Players[d.Seat].Name), OpponentsAt(l.Notes, d.Move)
		usual := d.Budget.String() == g.Budget(d.Player, len(l.Setup.Players)).String()
		if version == bots.Version && !usual {
			return nil, &Fault{l.Line(d.Move), game.Say("record.why.budget", who)}
		}
		// What a record asks for beyond what the opponents of this version are given is not thought: it could take for ever.
		same := usual && decides(ctx, g, session, study, seed, d)
		if afresh := *d; usual && !same && l.Header.Begun != 0 && (d.Began != d.Move || d.Unready) {
			// An earlier program that was killed once it had noted the thought, and then thought anew, noted nothing.
			afresh.Began, afresh.Unready = d.Move, false
			same = decides(ctx, g, session, study, seed, &afresh)
		}
		if ctx.Err() != nil { // A thought that was broken off says nothing.
			return nil, ctx.Err()
		}
		switch {
		case version != bots.Version:
			r.Unknown++
		case !same:
			return nil, &Fault{l.Line(d.Move), game.Say("record.why.computer", game.Text(d.Text), who)}
		}
		if same {
			r.Same++
		}
		if progress != nil {
			progress(i+1, r.Moves)
		}
	}
	return r, nil
}

// decides reports whether a computer makes its move again.
func decides(ctx context.Context, g catalog.Game, s game.Session, study bots.Study, seed game.Seed,
	d *Decision) bool {
	choices := s.MoveTextsAt(d.Seat, d.Move)
	if !slices.Equal(choices, s.MoveTextsAt(d.Seat, d.Began)) {
		return false // A thought is believed to have begun where it could: where the same was to be decided.
	}
	if len(choices) == 1 {
		return choices[0] == d.Text
	}
	q := bots.Question{Player: d.Player, Budget: d.Budget}
	if study != nil && !d.Unready && study.Work(ctx) == nil {
		q.Study = study
	}
	thought := g.ThinkAt(s, d.Began, d.Seat, q, bots.Stream(seed, d.Seat, d.Began))
	return thought(ctx).Move == d.Text
}
