package table

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

// privately tells whether cards lie open that only one of several persons may see.
func (c *Table) privately() bool { return c.Shared() && c.Open() }

// prompt says what is asked, once for each question: while a private hand is open no more than all may know.
func (c *Table) prompt() {
	if !c.Stage.Heard() || !c.Mine() && c.screen.recap == nil && c.asked != NoSeat {
		return
	}
	text := c.ask.Status
	if !c.privately() {
		text = stage.Sentences(text, c.headAloud(), c.ask.Warn)
	}
	if c.prompted.decision == c.decision && strings.HasPrefix(c.prompted.text, text) {
		return // It was said before the hand was opened.
	}
	c.prompted = prompted{text, c.decision}
	c.Stage.AnnounceOf(c.asked, stage.Asked, text)
}

// headAloud is the head of what is asked, unless the status line has said the same already.
func (c *Table) headAloud() string {
	if strings.Contains(strings.ToLower(c.ask.Status), strings.ToLower(c.ask.Head)) {
		return ""
	}
	return c.ask.Head
}

// Recite says again what is asked and how the last press was answered, for whom the computer plays, what lies in the own
// hand while it is open, and what has the focus.
func (c *Table) Recite() bool {
	q := c.ask
	why := c.why
	if why == "" {
		why = c.Page.Refusal()
	}
	c.Stage.Announce(stage.ReadOut, stage.Sentences(why, q.Status, c.headAloud(), q.Warn, strings.ReplaceAll(q.Body, "\n", " ")))
	for seat := range game.Seat(len(c.Names)) {
		if c.Given(seat) {
			c.Stage.Announce(stage.ReadOut, c.Say("seats.played", game.SeatName(seat), game.Word(levelKeys[c.Level(seat)])))
		}
	}
	c.sentences(c.screen.recap, func(_ game.Line, text string) { c.Stage.Announce(stage.ReadOut, text) })
	if c.game.Held != nil && c.Open() && !c.Busy() {
		for _, text := range c.game.Held() {
			c.Stage.Announce(stage.OwnHand, text)
		}
	}
	if _, ring, _ := c.Page.State(c.Page.Focused()); ring {
		c.Stage.Announce(stage.ReadOut, c.Page.Spoken(c.Stage, c.controls))
	}
	return true
}

// Recite leaves it to the page: all that counts stands there.
func (s *Score) Recite() bool { return false }

// tellAnswer says why a press did nothing, or what there is to know; of what only the holder of an open hand may know, that
// there is an answer.
func (c *Table) tellAnswer(text string) {
	if c.privately() {
		text = c.Stage.Withheld()
	}
	c.Stage.Announce(stage.Refused, text)
}

// conceal marks all controls that tell what only the holder of an open hand may know: all but those that are the same
// whatever is in it.
func (c *Table) conceal(cs []ui.Control) {
	if !c.privately() {
		return
	}
	for i := range cs {
		b := &cs[i]
		switch b.ID {
		case "peek", "continue", "recap", "pause", "rules", "log", "mute", "menu", hintID:
			continue
		}
		b.Secret = true
		switch {
		case b.Public != "":
		case b.Role == display.CardRole && strings.HasPrefix(b.ID, "hand:"):
			b.Public = c.Say("voice.card.own")
		case b.Role == display.CardRole:
			b.Public = c.Say("voice.card.table")
		case b.Primary || b.ID == c.ask.Primary.ID:
			b.Public = c.Say("voice.button.main")
		default:
			b.Public = ui.RoleAloud(c.Stage, b.Role)
		}
	}
}

// speaker is whose deed a line tells: the first seat that it names, the Table where it names none.
func speaker(l game.Line) game.Seat {
	for _, a := range l.Args {
		if a.Kind == game.ArgSeat {
			return game.Seat(a.N)
		}
	}
	return game.Table
}

// Heading is what the pause is called aloud.
func (p *pause) Heading() string { return p.table.Say("table.pause.head") }
