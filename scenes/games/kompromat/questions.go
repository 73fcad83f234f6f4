package kompromat

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/record"
	"safehouse/scenes/match"
)

// questions are what a match asks of its persons, how that is answered, and what there is to say of it: all that it
// needs to be played, and nothing of how it looks.
type questions struct {
	match.Base
	wording
	answer *match.Answer
	match  *kompromat.Match
	// own is the view of the person who is asked here.
	own kompromat.View
	ask ask
	// now is what the table shows.
	now func() onTable
	// pick takes a press as a pick, press that of the key of a button; persona says who plays for the computer on a seat.
	pick    func(match.Pick) bool
	press   func(*match.Button)
	persona func(game.Seat) string
}

// onTable is what the table shows, as far as what is asked depends on it.
type onTable struct {
	view *kompromat.View
	// reads reports that what became of a mission is to be read: verdict says it, cost what came with it. Next says who
	// starts the round that is about to begin, while the standing is read.
	reads               bool
	verdict, cost, next game.Line
	// dial reports that the risk of the next card stands on an instrument, total that the own total does large beside what
	// is asked, and brief that no more than a sentence has room beside it.
	dial, total, brief bool
}

// Questions are those of a match of KOMPROMAT that is played without a table: what is known counts as shown.
func Questions(m *match.Match) match.Game {
	qs := newQuestions(m, nil)
	qs.now = func() onTable {
		v := qs.match.View(qs.look.Holder.Sight())
		return onTable{view: &v}
	}
	return qs
}

// newQuestions are those of a match, whose session must be a *kompromat.Match, on a table that shows so much now.
func newQuestions(m *match.Match, now func() onTable) *questions {
	return &questions{
		wording: wording{look: &m.View}, answer: m.Answer, match: m.Desk.Session.(*kompromat.Match), now: now,
		pick: m.Pick, press: func(b *match.Button) { m.Pick(m.Answer.Pressed(b)) }, persona: m.Computers.Persona,
	}
}

// Private reports whether what is asked shows something that others may not see.
func (qs *questions) Private(game.Seat) bool { return phases[qs.own.Phase].private }

// Refresh looks at what the person asked may know.
func (qs *questions) Refresh(bool) {
	qs.own = kompromat.View{Current: -1}
	if qs.look.Seats.Persons.Has(qs.look.Asked()) {
		qs.own = qs.match.View(qs.look.Asked())
	}
}

// blind reports whether the person asked has cards at the open mission that nobody can see now. A further card is then
// refused, whatever the total: else the refusal of a forced stop would tell (K24).
func (qs *questions) blind() bool {
	v := &qs.own
	return !qs.look.Holder.Open() && v.Current >= 0 && v.Row[v.Current].Attempts[qs.look.Asked()].Count > 1
}

// News are there where anything but the seat's own acts has happened since that number of moves.
func (qs *questions) News(seat game.Seat, since int) (from int, ok bool) {
	for _, e := range qs.match.Events(game.Public, since) {
		if e.Seat != seat || e.Kind < kompromat.CardDrawn || e.Kind > kompromat.TokensReturned {
			return since, true
		}
	}
	return 0, false
}

// Explained is the ruling that is looked up while nothing is refused.
func (qs *questions) Explained() string {
	v := qs.now().view
	switch {
	case qs.aimed() != kompromat.NoItem:
		return "K35"
	case v.Revealing && qs.look.Busy():
		return "K12"
	}
	return phases[v.Phase].ruling
}

// Chapter is the round in which a move was made.
func (qs *questions) Chapter(move int) string {
	return qs.look.Say("why.kompromat.chapter", game.Number(max(1, qs.match.ViewAt(game.Public, move+1).Round)))
}

// Opens reports that no line begins a round: the moves do.
func (qs *questions) Opens(string) bool { return false }

// Decided names the draw of a card: which card it was, is told of after it.
func (qs *questions) Decided(d *record.Decision) game.Line {
	if d.Text != "draw" {
		return game.Line{}
	}
	return game.Say("log.kompromat.drew", game.SeatName(d.Seat))
}

// Routine is the draw where no item can be used instead, the last folder of a round for the card drawn, and the total
// where it makes no difference or the best is best in every respect: all are over, or none is, and nobody has a reason
// not to win (K11). Which folders are left and which items can be used rests on what everybody sees, and in a reveal
// all lies open.
func (qs *questions) Routine() (move string, known bool) {
	v := &qs.own
	switch {
	case (v.Phase == kompromat.PhaseDraw || v.Phase == kompromat.PhasePlace) && len(v.Moves) == 1:
		return v.Moves[0].String(), true
	case v.Phase != kompromat.PhaseDeclare:
		return "", false
	}
	over := 0
	for _, m := range v.Moves {
		if v.DeclaredAs(int(m.A)) > kompromat.Limit {
			over++
		}
	}
	dread := v.Players[v.Viewer].Tokens == kompromat.TokenLimit-1 && v.Row[v.Current].Counter != 0
	if over != 0 && over != len(v.Moves) || dread {
		return "", false
	}
	return kompromat.Move{Op: kompromat.OpDeclare, A: uint8(v.Suggested())}.String(), true
}

// risk is the share of the cards that the person's next draw may be, as far as they are shown, that take it over 21
// (K8): only while its cards are open and where the match shows it. Cards of ended attempts lie face down and are not
// in view (K23), but were seen: they count as known, unless the settings forget them.
func (qs *questions) risk() (percent, over, of int, ok bool) {
	if qs.look.Busy() || !qs.look.Holder.Open() || qs.own.Phase != kompromat.PhaseMore || !qs.look.OddsAllowed() ||
		!qs.look.Seats.OddsWanted() {
		return 0, 0, 0, false
	}
	if over, of = qs.own.BustOdds(qs.look.Stage.Settings.Recall); of == 0 {
		return 0, 0, 0, false
	}
	return (over*200 + of) / (2 * of), over, of, true
}

// odds is the risk in words; empty where it is not shown.
func (qs *questions) odds() string {
	percent, over, of, ok := qs.risk()
	switch {
	case !ok:
		return ""
	case percent > 0:
		key := "odds.over"
		if !qs.look.Stage.Settings.Recall {
			key = "odds.over.view"
		}
		return qs.look.Say(key, game.Percent(percent), game.Number(over), game.Number(of))
	}
	return qs.look.Say("odds.none")
}

// toCome says which cards may still come.
func toCome(look *match.View, v *kompromat.View) string {
	var values []string
	for c := kompromat.Card(1); c <= kompromat.DeckSize; c++ {
		if may, _ := v.MayCome(c, look.Stage.Settings.Recall); may {
			values = append(values, equipmentValue(look.Reader(), c))
		}
	}
	return look.Say("table.tracker.says", game.Word(trackerTitle(look.Stage)), game.Text(strings.Join(values, ", ")))
}

// overLine says which cards that may come take the total over 21.
func (qs *questions) overLine() string {
	var values []string
	for c := kompromat.Card(1); c <= kompromat.DeckSize; c++ {
		value := equipmentValue(qs.look.Reader(), c)
		if _, over := qs.own.MayCome(c, qs.look.Stage.Settings.Recall); over && !slices.Contains(values, value) {
			values = append(values, value)
		}
	}
	if len(values) == 0 {
		return qs.look.Say("odds.none")
	}
	return qs.look.Say("odds.cards", game.Text(strings.Join(values, ", ")))
}

// Held says what the person asked sees of its own cards: the one that was drawn, and those at each mission, with what
// they count and the risk where more may come.
func (qs *questions) Held() []string {
	v, seat := qs.now().view, qs.look.Holder.Sight()
	if seat >= kompromat.Seats {
		return nil
	}
	var all []string
	if v.DrawnBy == seat && v.Drawn.Know == kompromat.Shown {
		all = append(all, qs.look.Say("voice.kompromat.drawn", game.Text(qs.cardName(v.Drawn.Card))))
	}
	for i := range v.Row {
		a := &v.Row[i].Attempts[seat]
		if text := qs.attemptAloud(a); text != "" {
			text = qs.look.Say("voice.kompromat.attempt", game.Number(i+1), game.Text(text))
			if a.Open {
				text += " " + qs.look.Say("voice.kompromat.total", game.Text(qs.readings(read(a))))
			}
			all = append(all, text)
		}
	}
	if odds := qs.odds(); odds != "" {
		all = append(all, odds)
	}
	return all
}
