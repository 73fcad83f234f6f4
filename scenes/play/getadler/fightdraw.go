package getadler

import (
	"math"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	layout "safehouse/scenes/tables/getadler"
	"safehouse/scenes/ui"
)

// facing tells whether villain and opponent are known: nothing of a confrontation is drawn before.
func (b *brush) facing() bool {
	c := &b.v.Fight
	return c.Villain.Sits(b.v.Seats) && c.Opponent.Sits(b.v.Seats)
}

// opponents are the two who face each other, without their characters.
func (b *brush) opponents() {
	if !b.facing() {
		return
	}
	f, c := &b.lay.Fight, &b.v.Fight
	b.opponent(&f.Villain, c.Villain)
	b.opponent(&f.Hero, c.Opponent)
}

// due tells whether a decision of a seat is waited for: the picture's own, since what is shown may lag behind.
func (b *brush) due(seat game.Seat) bool {
	return b.v.ToAct.Has(seat) && !b.t.Busy()
}

// opponent is one side: plate, number of cards and the side's word.
func (b *brush) opponent(o *layout.Opponent, seat game.Seat) {
	p, radius := &b.v.Players[seat], b.M.U(ui.Radius)
	b.L.Fill(o.Box, theme.Fog, radius).Shadow = b.M.U(4)
	b.plate(&layout.Suspect{Plate: o.Plate, Chip: o.Chip, Name: o.Name}, seat)
	edge, wide := theme.Slate, max(1, b.M.U(2))
	if b.due(seat) {
		edge, wide = theme.Lamp, max(2, b.M.U(4))
	}
	b.L.Border(o.Box, edge, radius, wide)
	ink := theme.River
	if p.Role.Villain() {
		ink = theme.LampAlert
	}
	b.fit(o.Count, b.t.Say(p.Role.SideKey()), display.Plate, stateSize, ink, display.Right)
	if p.Eliminated {
		return
	}
	back := display.Rect{X: o.Backs.X, Y: o.Backs.Y, W: o.Backs.H * backRatio, H: o.Backs.H}
	b.L.Card(back, b.t.wardrobe().cards[getadler.NoKind])
	_, figure := o.Backs.CutLeft(back.W + b.M.U(8))
	b.fit(figure, b.t.Say("getadler.fight.count", game.Number(p.Cards)), display.SansBold, countSize, theme.Cream, display.Left)
}

// row are those who can be asked to follow, in asking order, each with what becomes of it (G18).
func (b *brush) row() {
	if !b.facing() {
		return
	}
	f := &b.lay.Fight
	b.caption(f.Caption)
	for _, seat := range f.Order[:f.Rowed] {
		b.hero(&f.Row[seat], seat)
	}
}

// caption says over the row what it is: who may follow, that only two shoot or, at the end, the outcome.
func (b *brush) caption(box display.Rect) {
	if box.Empty() {
		return
	}
	text := b.t.outcome(b.v)
	switch {
	case text != "":
	case b.v.Fight.Shooting:
		text = b.t.Say("getadler.fight.row.shoot")
	default:
		text = b.t.Say("getadler.fight.row")
	}
	b.fit(box, text, display.Sans, captionSize, theme.FogText, display.Left)
}

func (b *brush) hero(h *layout.Hero, seat game.Seat) {
	radius := b.M.U(ui.Radius)
	ground, edge, wide := theme.Fog, theme.Slate, max(1, b.M.U(2))
	words := b.stateOf(seat)
	switch {
	case b.v.Players[seat].Eliminated:
		ground = theme.Night
	case b.due(seat) || seat == b.v.Fight.Asked && b.v.Phase == getadler.PhasePursue:
		edge, wide = theme.Lamp, max(2, b.M.U(4))
	}
	b.L.Fill(h.Box, ground, radius).Shadow = b.M.U(3)
	b.L.Border(h.Box, edge, radius, wide)
	if seat == b.v.Fight.Opponent {
		// The character has stepped up to the side, and leaves its place free.
		b.L.Border(h.Card, theme.Slate, h.Card.W*cornerShare, max(1, b.M.U(2)))
	}
	font, size := b.names()
	b.fit(h.Name, b.t.Names[seat], font, size, theme.Cream, display.Left)
	state := h.State
	if words.key == "" {
		return
	}
	text := b.t.Say(words.key, b.t.roleAt(b.v, b.v.Fight.Villain))
	if words.icon != display.NoIcon {
		side := min(state.H*0.8, b.M.U(stateIcon)*max(1, b.M.TextScale))
		if mark, rest := state.CutLeft(side + b.M.U(6)); b.whole(rest, text, display.SansBold) {
			b.L.Symbol(display.Rect{X: mark.X, Y: mark.Y + (mark.H-side)/2, W: side, H: side}, words.icon, words.ink)
			state = rest
		}
	}
	b.fit(state, text, display.SansBold, stateSize, words.ink, display.Left)
}

// whole tells whether a line has room in a box at the smallest size at which it can be read.
func (b *brush) whole(box display.Rect, text string, f display.Font) bool {
	f = b.M.Font(f)
	return !box.Empty() && b.t.Stage.Measure.Width(text, f, b.M.Floor(f)) <= box.W
}

// state is what is said of somebody in the row.
type state struct {
	key  string
	icon display.Icon
	ink  display.Colour
}

// stateOf says whether somebody is asked, has let go, or why it may not follow.
func (b *brush) stateOf(seat game.Seat) state {
	p, c := &b.v.Players[seat], &b.v.Fight
	end, _ := endOf(b.v)
	switch {
	case p.Eliminated:
		return state{"getadler.fight.state.eliminated", display.IconClose, theme.LampAlert}
	case p.Out:
		return state{"getadler.fight.state.out", display.IconStunned, theme.LampAlert}
	case c.Passed.Has(seat):
		return state{"getadler.fight.state.passed", display.IconHandPass, theme.FogText}
	case end != getadler.NoReason:
		return state{}
	case p.Role.Villain():
		return state{"getadler.fight.state.villain", display.IconMask, theme.LampAlert}
	case c.Escape != getadler.NoKind && c.Asked == seat:
		return state{"getadler.fight.state.asked", display.IconCaretRight, theme.Lamp}
	case seat == c.Opponent:
		return state{"getadler.fight.state.opponent", display.IconHandcuffs, theme.River}
	}
	if c.Shooting {
		return state{"getadler.fight.state.aside", display.NoIcon, theme.FogText}
	}
	return state{"getadler.fight.state.waiting", display.NoIcon, theme.FogText}
}

// lane is what lies over the cards: who played which, the counts of a shoot-out, and the outcome.
func (b *brush) lane() {
	if !b.facing() {
		return
	}
	f, v := &b.lay.Fight, b.v
	for _, seat := range f.Order[:f.Rowed] {
		b.Chip(f.Row[seat].Chip, seat)
	}
	b.struck()
	if v.Phase == getadler.PhaseLoot && v.Looking.Sum() > 0 {
		if k := b.t.sel.loot; k != getadler.NoKind {
			b.chosen(f.Loot[k])
		}
		return
	}
	font, size := b.names()
	for i, l := range v.Fight.Laid[:v.Fight.Cards] {
		dx, dy := b.drift(i)
		b.Chip(f.Signs[i].Moved(dx, dy), l.Seat)
		if name := b.t.Names[l.Seat]; b.whole(f.Names[i], name, font) {
			b.fit(f.Names[i].Moved(dx, dy), name, font, size*stateSize/nameSize, theme.FogText, display.Middle)
		}
	}
	b.shots()
	b.verdict()
}

// drift is how far a card of the lane still lies from its place: what is marked on it goes with it.
func (b *brush) drift(i int) (dx, dy float64) {
	for k := range b.t.sprites {
		if s := &b.t.sprites[k]; s.At.Zone == getadler.ZoneFight && int(s.At.Index) == i {
			laid, box := b.lay.Fight.Laid[i], s.Pose.Box
			return box.X + box.W - laid.X - laid.W, box.Y - laid.Y
		}
	}
	return 0, 0
}

// shots are the counts of a shoot-out, and who is behind. Sharpe's first shot counts as two (G44): that is said.
func (b *brush) shots() {
	f, c := &b.lay.Fight, &b.v.Fight
	if f.Shots[0].Empty() {
		return
	}
	b.count(f.Shots[0], c.Villain, c.VillainShots, c.HeroShots, "")
	bonus := ""
	if i := firstOf(c, getadler.Pistol, c.Opponent); i >= 0 && b.v.Abilities && b.v.Players[c.Opponent].Role == getadler.Sharpe {
		bonus = b.t.Say("getadler.fight.bonus")
		b.plus(f.Laid[i])
	}
	b.count(f.Shots[1], c.Opponent, c.HeroShots, c.VillainShots, bonus)
}

// plus marks the card that counts one more, at its right under the sign.
func (b *brush) plus(card display.Rect) {
	text, font := b.t.Say("getadler.fight.plus"), b.M.Font(display.SansBold)
	size := b.M.Floor(font)
	box := display.Rect{W: b.t.Stage.Measure.Width(text, font, size) + size*0.7, H: size * 1.3}
	box.X, box.Y = card.X+card.W-box.W*1.06, card.Y+card.H*plusUnder
	b.L.Fill(box, theme.Lamp, box.H/2)
	b.L.Border(box, theme.LampInk, box.H/2, max(1, b.M.U(2)))
	b.L.Text(box, text, font, size, theme.LampInk, display.Middle)
}

// firstOf is the place of the first card of a kind that a seat has laid, -1 where there is none.
func firstOf(c *getadler.Confrontation, k getadler.Kind, seat game.Seat) int {
	for i, l := range c.Laid[:c.Cards] {
		if l.Card == k && l.Seat == seat {
			return i
		}
	}
	return -1
}

// count is the number of shots of one side, with its name, and a note where there is one: that it is behind above all.
func (b *brush) count(box display.Rect, seat game.Seat, own, theirs int, note string) {
	box = box.Inset(b.M.U(6))
	b.L.Fill(box, theme.Fog, b.M.U(ui.Radius))
	ink := theme.Cream
	if own < theirs {
		ink, note = theme.LampAlert, b.t.Say("getadler.fight.behind")
	}
	top, words := box.CutTop(box.H * 0.48)
	icon, figure := top.CutLeft(top.W * 0.5)
	b.L.Symbol(within(icon, min(icon.W, icon.H)*0.66), display.IconRevolver, ink)
	b.fit(figure, b.t.Say("getadler.fight.figure", game.Number(own)), display.Marquee, shotsSize, ink, display.Left)
	name, below := words.CutTop(words.H * 0.5)
	b.fit(name, b.t.Say(roleWords[b.v.Players[seat].Role].Key), display.Plate, stateSize, theme.Cream, display.Middle)
	b.fit(below, note, display.SansBold, stateSize, ink, display.Middle)
}

// within is a square of that side in the middle of a box.
func within(box display.Rect, side float64) display.Rect {
	x, y := box.Centre()
	return display.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}
}

// struck lays a band over an opponent who is out of the game.
func (b *brush) struck() {
	f, c := &b.lay.Fight, &b.v.Fight
	for _, o := range [...]struct {
		seat game.Seat
		side *layout.Opponent
	}{{c.Villain, &f.Villain}, {c.Opponent, &f.Hero}} {
		if b.v.Players[o.seat].Eliminated {
			b.L.Card(o.side.Card, display.Face{Design: display.Struck, Title: b.t.Say("getadler.struck")})
		}
	}
}

// verdict is the slip of the outcome, which falls on the foot of the lane.
func (b *brush) verdict() {
	end, loser := endOf(b.v)
	left, ticks := b.t.telling.fight.left, b.t.StampTicks()
	if end == getadler.NoReason || left > ticks {
		return
	}
	key, tone, who := "getadler.verdict.free", uint8(0), b.v.Fight.Villain
	switch {
	case end == getadler.Caught:
		key, tone = "getadler.verdict.caught", 1
	case loser.Sits(b.v.Seats):
		key, tone, who = "getadler.verdict.out", 1, loser
	}
	b.Stamp(b.lay.Fight.Verdict, b.t.Say(key, b.t.roleAt(b.v, who)), ticks-left)
	slip := &b.L.Items[len(b.L.Items)-1]
	slip.Face.Design, slip.Face.Tone = display.LampSlip, tone
}

// blast is the wave of a bomb: one ring that runs out from where the bomb lies, once, over a glow that goes out.
func (b *brush) blast() {
	tick, playing := b.t.show.Playing()
	ticks := b.t.Stage.Ticks(blastMS)
	if !b.t.telling.fight.blast || !playing || ticks == 0 || tick >= ticks || b.v.Fight.Cards == 0 {
		return
	}
	share := director.EmphasisedDecelerate.At(float64(tick) / float64(ticks))
	field := display.Rect{Y: b.F.Bar.H, W: b.F.Board.X + b.F.Board.W, H: b.F.Panel.Y - b.F.Bar.H}
	x, y := b.lay.Fight.Laid[b.v.Fight.Cards-1].Centre()
	r := math.Hypot(max(x, field.W-x), max(y-field.Y, field.Y+field.H-y)) * share
	gone := max(0, share-blastFades) / (1 - blastFades)
	disc := display.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}
	b.L.Clip(field)
	b.L.Fill(disc, theme.Slate.Alpha(1-gone), r)
	b.L.Border(disc, theme.Lamp.Alpha(1-gone), r, max(3, b.M.U(18)))
	b.L.Unclip()
}
