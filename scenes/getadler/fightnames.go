package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// who names somebody by character and player, as a sentence does that names anybody for the first time: "Gold (Bea)".
func (t *screen) who(v *getadler.View, seat game.Seat) game.Arg {
	return game.Text(t.Say("getadler.fight.who", t.roleAt(v, seat), game.SeatName(seat)))
}

// whom is who in a question: for large letters, whose question has room for a few words only, by character alone.
func (t *screen) whom(v *getadler.View, seat game.Seat) game.Arg {
	if !t.layout.Head.Empty() {
		return t.roleAt(v, seat)
	}
	return t.who(v, seat)
}

// facing says who faces whom: with the players' names where the line at the top has room for them.
func (t *screen) facing(v *getadler.View) string {
	c, m, pill := &v.Fight, t.Stage.Metrics, t.layout.Pill
	text := t.Say("getadler.fight.status", t.who(v, c.Villain), t.who(v, c.Opponent))
	if t.Stage.Measure.Width(text, m.Font(display.SansBold), m.Size(display.SansBold, table.BodySize)) > pill.W-pill.H {
		return t.Say("getadler.fight.status", t.roleAt(v, c.Villain), t.roleAt(v, c.Opponent))
	}
	return text
}

// roleAt names the character of a seat.
func (t *screen) roleAt(v *getadler.View, seat game.Seat) game.Arg {
	if !seat.Sits(v.Seats) {
		return roleWords[getadler.NoRole]
	}
	return roleWords[v.Players[seat].Role]
}

// roleWords are the names of the characters, made once: a frame takes no memory.
var roleWords = func() (all [getadler.Roles + 1]game.Arg) {
	for r := range all {
		all[r] = getadler.Role(r).Word()
	}
	return all
}()

// shortened labels the primary button: at length where there is room for that beside the key, in letters of the usual
// size at least.
func (t *screen) shortened(b *table.Button, long, short string) {
	b.Label = long
	full := ui.Control{Label: long, Key: b.Key, Letters: ui.ButtonSize / max(1, t.Stage.Metrics.TextScale)}
	if ui.Need(t.Stage, &full) > t.layout.Primary.W {
		b.Label = short
	}
}

// the names a card that a villain replies with as a sentence needs it: "the bus".
func the(k getadler.Kind) game.Arg { return game.Word(theKeys[k]) }

var theKeys = [getadler.Kinds + 1]string{
	getadler.EscapeBus: "getadler.the.bus", getadler.EscapeBike: "getadler.the.bike", getadler.EscapeCar: "getadler.the.car",
	getadler.EscapeMetro: "getadler.the.metro", getadler.EscapeBoat: "getadler.the.boat", getadler.Pistol: "getadler.the.pistol",
	getadler.Bomb: "getadler.the.bomb", getadler.Disguise: "getadler.the.disguise", getadler.Arrest: "getadler.the.arrest",
}

// followKeys are the button that follows an escape, noneKeys say that the card is missing.
var (
	followKeys = [getadler.Kinds + 1]string{
		getadler.EscapeBus: "getadler.follow.bus", getadler.EscapeBike: "getadler.follow.bike", getadler.EscapeCar: "getadler.follow.car",
		getadler.EscapeMetro: "getadler.follow.metro", getadler.EscapeBoat: "getadler.follow.boat",
	}
	noneKeys = [getadler.Kinds + 1]string{
		getadler.EscapeBus: "getadler.none.bus", getadler.EscapeBike: "getadler.none.bike", getadler.EscapeCar: "getadler.none.car",
		getadler.EscapeMetro: "getadler.none.metro", getadler.EscapeBoat: "getadler.none.boat", getadler.Pistol: "getadler.none.pistol",
	}
)
