package tabletop

import (
	"strings"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// prompted is what was last said of what is asked, in which decision.
type prompted struct {
	text     string
	decision int
}

// announce says what is asked, once for each question: while a private hand is open no more than all may know.
func (p *Panel) announce() {
	if !p.table.Stage.Heard() || !p.table.Eyes.Mine() && p.table.asked != NoSeat {
		return
	}
	text := p.ask.Status
	if !p.table.Eyes.privately() {
		text = stage.Sentences(text, p.headAloud(), p.ask.Warn)
	}
	if p.prompted.decision == p.table.decision && strings.HasPrefix(p.prompted.text, text) {
		return // It was said before the hand was opened.
	}
	p.prompted = prompted{text, p.table.decision}
	p.table.Stage.AnnounceOf(p.table.asked, stage.Asked, text)
}

// headAloud is the head of what is asked, unless the status line has said the same already.
func (p *Panel) headAloud() string {
	if strings.Contains(strings.ToLower(p.ask.Status), strings.ToLower(p.ask.Head)) {
		return ""
	}
	return p.ask.Head
}

// Recite says again what is asked and how the last press was answered, for whom the computer plays, what lies in the
// own hand while it is open, and what has the focus.
func (t *Table) Recite() bool {
	q := t.Panel.ask
	why := t.Answer.text
	if why == "" {
		why = t.Page.Refusal()
	}
	t.Stage.Announce(stage.ReadOut, stage.Sentences(why, q.Status, t.Panel.headAloud(), q.Warn,
		strings.ReplaceAll(q.Body, "\n", " ")))
	for seat := range game.Seat(len(t.Seats.Names)) {
		if t.Seats.Given(seat) {
			t.Stage.Announce(stage.ReadOut, t.Say("seats.played", game.SeatName(seat),
				game.Word(levelKeys[t.Seats.Level(seat)])))
		}
	}
	if t.game.Held != nil && t.Eyes.Open() && !t.Busy() {
		for _, text := range t.game.Held() {
			t.Stage.Announce(stage.OwnHand, text)
		}
	}
	if _, ring, _ := t.Page.State(t.Page.Focused()); ring {
		t.Stage.Announce(stage.ReadOut, t.Page.Spoken(t.Stage, t.controls))
	}
	return true
}

// Recite leaves it to the page: all that counts stands there.
func (s *Score) Recite() bool { return false }

// announce says why a press did nothing, or what there is to know; of what only the holder of an open hand may know,
// that there is an answer.
func (a *Answer) announce(text string) {
	if a.table.Eyes.privately() {
		text = a.table.Stage.Withheld()
	}
	a.table.Stage.Announce(stage.Refused, text)
}

// markSecret marks all controls that tell what only the holder of an open hand may know: all but those that are the
// same whatever is in it.
func (p *Panel) markSecret(cs []ui.Control) {
	if !p.table.Eyes.privately() {
		return
	}
	for i := range cs {
		b := &cs[i]
		switch b.ID {
		case "peek", "continue", "pause", "rules", "log", "mute", "menu", hintID:
			continue
		}
		b.Secret = true
		switch {
		case b.Public != "":
		case b.Role == display.CardRole && strings.HasPrefix(b.ID, "hand:"):
			b.Public = p.table.Say("voice.card.own")
		case b.Role == display.CardRole:
			b.Public = p.table.Say("voice.card.table")
		case b.Primary || b.ID == p.ask.Primary.ID:
			b.Public = p.table.Say("voice.button.main")
		default:
			b.Public = ui.RoleAloud(p.table.Stage, b.Role)
		}
	}
}

// speaker is whose deed a line tells: the first seat that it names, Public where it names none.
func speaker(l game.Line) game.Seat {
	for _, a := range l.Args {
		if a.Kind == game.ArgSeat {
			return game.Seat(a.N)
		}
	}
	return game.Public
}

// Heading is what the pause is called aloud.
func (p *pause) Heading() string { return p.table.Say("table.pause.head") }
