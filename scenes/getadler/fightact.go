package getadler

import (
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/ui"
)

// actFight does what a press in a confrontation asks for; it tells whether the press was one of its own.
func (t *screen) actFight(kind, rest string) bool {
	switch kind {
	case "hand":
		return t.heldBack(int(rest[0] - '0'))
	case "reply":
		t.submit(getadler.Move{Op: getadler.OpReply, A: uint8(t.chosenKind())})
	case "surrender":
		t.submit(getadler.Move{Op: getadler.OpSurrender})
	case "pursue":
		t.submit(getadler.Move{Op: getadler.OpPursue})
	case "letgo":
		t.submit(getadler.Move{Op: getadler.OpLetGo})
	case "shoot":
		t.submit(getadler.Move{Op: getadler.OpShoot})
	case "hold":
		t.submit(getadler.Move{Op: getadler.OpHold})
	case "loot":
		t.takeLoot(rest)
	case "enough":
		t.submit(getadler.Move{Op: getadler.OpEnough})
	case "laid":
		t.Inform(t.laidAbout(int(rest[0] - 'a')))
	case "side":
		t.Inform(t.sideAbout(game.Seat(rest[0] - '0')))
	default:
		return false
	}
	return true
}

// takeLoot chooses a kind of the eliminated hand or, pressed again, lets it go; without one it takes what was chosen.
func (t *screen) takeLoot(name string) {
	if name == "" {
		t.submit(getadler.Move{Op: getadler.OpLoot, A: uint8(t.sel.loot)})
		return
	}
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		if lootIDs[k] != "loot:"+name {
			continue
		}
		t.Stage.Play(sound.Tick)
		t.Unanswer()
		if t.sel.loot == k {
			t.sel.loot = getadler.NoKind
			return
		}
		t.sel.loot = k
		t.Page.SetFocus("loot")
	}
}

// heldBack answers a press on a card of the hand that is no reply with the reason; it tells whether it was one.
func (t *screen) heldBack(i int) bool {
	k := t.layout.Kind(i)
	if t.own.Phase != getadler.PhaseReply || k == getadler.NoKind || t.mayReply(k) {
		return false
	}
	if r, ok := t.match.Check(t.Asked(), getadler.Move{Op: getadler.OpReply, A: uint8(k)}).(*game.Refusal); ok {
		t.ExplainBy(r.Ruling, t.Reader().Say(r.Line))
	}
	return true
}

// The ids of what can be pressed, made once: a frame takes no memory.
var (
	lootIDs = makeLootIDs()
	laidIDs = makeLaidIDs()
	sideIDs = [game.MaxSeats]string{"side:0", "side:1", "side:2", "side:3", "side:4", "side:5"}
)

// makeLootIDs names the kinds as moves do: "loot:pistol".
func makeLootIDs() (ids [getadler.Kinds + 1]string) {
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		ids[k] = "loot:" + strings.TrimPrefix(k.Key(), "card.")
	}
	return ids
}

func makeLaidIDs() (ids [getadler.MaxLaid]string) {
	for i := range ids {
		ids[i] = "laid:" + string(rune('a'+i))
	}
	return ids
}

// controlsFight are what can be pressed in a confrontation, above the hand: in reading order the two who face each
// other, what was played, who may follow, and the cards of loot.
func (t *screen) controlsFight(cs []ui.Control) []ui.Control {
	v, f := t.show.Now(), &t.layout.Fight
	c := &v.Fight
	if t.Busy() || !c.Villain.Sits(v.Seats) || !c.Opponent.Sits(v.Seats) {
		return cs
	}
	side := func(seat game.Seat, box display.Rect) {
		cs = append(cs, ui.Control{ID: sideIDs[seat], Label: t.sideLabel(v, seat), Box: box, Role: display.Button, Quiet: true})
	}
	side(c.Villain, f.Villain.Box)
	if looting := v.Phase == getadler.PhaseLoot && v.Looking.Sum() > 0; looting {
		cs = t.lootControls(cs, v)
	} else {
		for i, l := range c.Laid[:c.Cards] {
			label := t.laidLabel(l)
			cs = append(cs, ui.Control{
				ID: laidIDs[i], Label: label, Aloud: t.Say("voice.nth", game.Number(i+1), game.Text(label)), Box: f.Laid[i],
				Role: display.CardRole, Quiet: true,
			})
		}
	}
	side(c.Opponent, f.Hero.Box)
	for _, seat := range f.Order[:f.Rowed] {
		if seat != c.Opponent {
			side(seat, f.Row[seat].Box)
		}
	}
	return cs
}

// lootControls are the cards of the eliminated hand, those of a kind as one.
func (t *screen) lootControls(cs []ui.Control, v *getadler.View) []ui.Control {
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		if n := v.Looking[k]; n > 0 && !t.layout.Fight.Loot[k].Empty() {
			cs = append(cs, ui.Control{
				ID: lootIDs[k], Label: t.Say("getadler.loot.label", k.Some(n)), Box: t.layout.Fight.Loot[k], Role: display.CardRole,
				Quiet: true, Checked: t.sel.loot == k,
			})
		}
	}
	return cs
}

// sideLabel says who somebody is and how many cards are left: public facts.
func (t *screen) sideLabel(v *getadler.View, seat game.Seat) string {
	p := &v.Players[seat]
	return t.Say("getadler.fight.side", game.Number(p.Cards), game.SeatName(seat), p.Role.Word(), game.Word(p.Role.SideKey()))
}

// sideAbout adds what there is to know about the character.
func (t *screen) sideAbout(seat game.Seat) string {
	v := t.show.Now()
	text := t.sideLabel(v, seat)
	r := v.Players[seat].Role
	if key := r.AbilityKey(); key != "" && v.Abilities {
		return text + " " + t.Say(key)
	}
	return text + " " + t.Say(r.AboutKey())
}

// laidLabel says who played a card, laidAbout also what it does; the arrest has done it by then.
func (t *screen) laidLabel(l getadler.Laid) string {
	return t.Say("getadler.fight.laid", game.SeatName(l.Seat), l.Card.Word())
}

func (t *screen) laidAbout(i int) string {
	v := t.show.Now()
	l := v.Fight.Laid[i]
	text := t.laidLabel(l)
	if l.Card != getadler.Arrest {
		text += " " + t.Say(l.Card.AboutKey())
	}
	if v.Abilities && v.Players[l.Seat].Role == getadler.Sharpe && i == firstOf(&v.Fight, getadler.Pistol, l.Seat) {
		text += " " + t.Say(getadler.Sharpe.AbilityKey())
	}
	return text
}
