package tabletop

import (
	"strings"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Recite says again what is asked and how the last press was answered, for whom the computer plays, what lies in the
// own hand while it is open, and what has the focus.
func (t *Table) Recite() bool {
	q := t.Choice.Prompt()
	why := t.Answer.Text()
	if why == "" {
		why = t.Page.Refusal()
	}
	t.Stage.Announce(stage.ReadOut, stage.Sentences(why, q.Status, q.HeadAloud(), q.Warn,
		strings.ReplaceAll(q.Body, "\n", " ")))
	for seat := range game.Seat(len(t.Seats.Names)) {
		if t.Seats.Given(seat) {
			t.Stage.Announce(stage.ReadOut, t.Say("seats.played", game.SeatName(seat),
				game.Word(match.LevelKeys[t.Seats.Level(seat)])))
		}
	}
	for _, text := range t.Held() {
		t.Stage.Announce(stage.OwnHand, text)
	}
	if _, ring, _ := t.Page.State(t.Page.Focused()); ring {
		t.Stage.Announce(stage.ReadOut, t.Page.Spoken(t.Stage, t.controls))
	}
	return true
}

// Recite leaves it to the page: all that counts stands there.
func (s *Score) Recite() bool { return false }

// markSecret marks all controls that tell what only the holder of an open hand may know: all but those that are the
// same whatever is in it.
func (p *Panel) markSecret(t *Table, cs []ui.Control) {
	if !t.Holder.Privately() {
		return
	}
	for i := range cs {
		b := &cs[i]
		switch b.ID {
		case "peek", "continue", "pause", "rules", "log", "mute", "menu", match.HintID:
			continue
		}
		b.Secret = true
		switch {
		case b.Public != "":
		case b.Role == display.CardRole && strings.HasPrefix(b.ID, "hand:"):
			b.Public = t.Say("voice.card.own")
		case b.Role == display.CardRole:
			b.Public = t.Say("voice.card.table")
		case b.Primary || b.ID == t.Choice.Prompt().Primary.ID:
			b.Public = t.Say("voice.button.main")
		default:
			b.Public = ui.RoleAloud(t.Stage, b.Role)
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
func (p *pause) Heading() string { return p.Say("table.pause.head") }
