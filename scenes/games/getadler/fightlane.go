package getadler

import (
	"math"
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// lane is what lies over the cards: who played which, the counts of a shoot-out, and the outcome.
func (b fightBrush) lane() {
	f, v := &b.lay.Fight, b.v
	for _, seat := range f.Order[:f.Rowed] {
		b.Chip(b.lay.Suspects[seat].Chip, seat)
	}
	b.struck()
	if b.lay.looting() {
		if k := b.look.Choice.Which(lootIDs); k >= 0 {
			b.chosen(f.Loot[k])
		}
		return
	}
	for i, l := range v.Fight.Laid[:v.Fight.Cards] {
		dx, dy := b.drift(i)
		b.Chip(f.Signs[i].Moved(dx, dy), l.Seat)
	}
	b.shots()
	b.verdict()
}

// drift is how far a card of the lane still lies from its place: what is marked on it goes with it.
func (b fightBrush) drift(i int) (dx, dy float64) {
	for k := range b.sprites {
		if s := &b.sprites[k]; s.At.Zone == getadler.ZoneFight && int(s.At.Index) == i {
			laid, box := b.lay.Fight.Laid[i], s.Pose.Box
			return box.X + box.W - laid.X - laid.W, box.Y - laid.Y
		}
	}
	return 0, 0
}

// shots are the counts of a shoot-out, and who is behind. That a shot counts as two is said.
func (b fightBrush) shots() {
	f, c := &b.lay.Fight, &b.v.Fight
	if f.Shots[0].Empty() {
		return
	}
	b.count(f.Shots[0], c.VillainShots, c.HeroShots, "")
	bonus := ""
	if i := sharpeShot(b.v); i >= 0 {
		bonus = b.look.Say("getadler.fight.bonus")
		b.plus(f.Laid[i].Moved(b.drift(i)))
	}
	b.count(f.Shots[1], c.HeroShots, c.VillainShots, bonus)
}

// plus marks the card that counts one more, on its upper edge: beside the sign, and clear of its name.
func (b fightBrush) plus(card display.Rect) {
	text, font := b.look.Say("getadler.fight.plus"), b.M.Font(display.SansBold)
	size := b.M.Floor(font)
	box := display.Rect{W: b.look.Stage.Measure.Width(text, font, size) + size*0.7, H: size * 1.3}
	box.X, box.Y = card.X+(card.W-box.W)/2, card.Y-box.H*plusOver
	b.L.Fill(box, theme.Lamp, box.H/2)
	b.L.Border(box, theme.LampInk, box.H/2, max(1, b.M.U(2)))
	b.L.Text(box, text, font, size, theme.LampInk, display.Middle)
}

// sharpeShot is the place of the first shot of an opponent who is Sharpe and has abilities, which counts as two (G44),
// -1 where there is none.
func sharpeShot(v *getadler.View) int {
	c := &v.Fight
	if !v.Abilities || v.Players[c.Opponent].Role != getadler.Sharpe {
		return -1
	}
	return slices.Index(c.Laid[:c.Cards], getadler.Laid{Seat: c.Opponent, Card: getadler.Pistol})
}

// count is the number of shots of one side, and a note where there is one: that it is behind above all.
func (b fightBrush) count(box display.Rect, own, theirs int, note string) {
	// The slip of the outcome tells more.
	if now, who := finishOf(b.v); now.slip != "" && !b.lay.side(who).State.Intersect(box).Empty() {
		return
	}
	ink := theme.Cream
	if own < theirs {
		ink, note = theme.LampAlert, b.look.Say("getadler.fight.behind")
	}
	icon, box := box.PartLeft(box.H, b.M.U(6))
	b.L.Symbol(icon.SquareIn(0.8), display.IconRevolver, ink)
	text := b.look.Say("getadler.fight.figure", game.Number(own))
	size := b.M.Size(display.SansBold, b.Lowered(box, shotsSize))
	figure, words := box.PartLeft(b.look.Stage.Measure.Width(text, display.SansBold, size)+1, b.M.U(8))
	b.Fit(figure, text, display.SansBold, shotsSize, ink, display.Left)
	for _, f := range [...]display.Font{display.SansBold, display.Poster} {
		if b.Fits(note, f, words.W) {
			b.Fit(words, note, f, stateSize, ink, display.Left)
			return
		}
	}
}

// struck lays a band over an opponent who is out of the game, but where the slip of the outcome says so.
func (b fightBrush) struck() {
	c := &b.v.Fight
	for _, seat := range [...]game.Seat{c.Villain, c.Opponent} {
		if b.v.Players[seat].Eliminated && (b.lay.looting() || !b.sealed()) {
			b.L.Card(b.faced(seat), display.Face{Design: designs.Struck, Title: b.look.Say("getadler.struck")})
		}
	}
}

// verdict is the slip of the outcome, which falls on the side of whom it concerns: clear of the cards that were played.
func (b fightBrush) verdict() {
	now, who := finishOf(b.v)
	if now.slip == "" || !b.sealed() {
		return
	}
	side, face := b.lay.side(who), b.faced(who)
	title := b.look.Say(now.slip)
	box := side.State.Moved(face.X-side.Card.X, face.Y-side.Card.Y)
	// It keeps clear of a character beside it, over the lane if need be, and has all the room there: in one line it leaves
	// the number of cards in sight.
	most := max(side.Box.W-side.Card.W-2*padding.In(b.M), side.State.W, b.slipLeastWide(title, box.H))
	switch right := side.Card.X + side.Card.W; {
	case side.State.X >= right:
		box = b.worded(box, title, most)
		box.X = max(box.X, right)
	case side.State.X+side.State.W <= side.Card.X:
		box = b.worded(box, title, most)
		box.X = min(box.X, side.Card.X-box.W)
	default:
		box = b.worded(box, title, side.Box.W)
		box.X = max(side.Box.X, min(box.X, side.Box.X+side.Box.W-box.W))
	}
	if b.lay.Fight.low { // Nor does it cover who is asked.
		box.Y = side.Plate.Y + side.Plate.H
	}
	box.Y = max(side.Box.Y, min(box.Y, side.Box.Y+side.Box.H-box.H))
	b.Stamp(box, title, b.slipAge())
	slip := &b.L.Items[len(b.L.Items)-1]
	slip.Face.Design, slip.Face.Tone = designs.LampSlip, now.tone
}

// sealed reports whether the slip of the outcome has begun to fall.
func (b fightBrush) sealed() bool { return b.slipAge() >= 0 }

// blast is the wave of a bomb: one ring that runs out from where the bomb lies, once, over a glow that goes out. With
// reduced motion the glow alone is there, and fades.
func (b fightBrush) blast() {
	tick, playing := b.told.Playing()
	ticks := b.blastTicks()
	if !bombs(b.told.Beat()) || !playing || ticks == 0 || tick >= ticks || b.v.Fight.Cards == 0 {
		return
	}
	field := display.Rect{Y: b.F.Bar.H, W: b.F.Board.X + b.F.Board.W, H: b.F.Panel.Y - b.F.Bar.H}
	if b.look.Stage.Still() {
		b.L.Fill(field, theme.Slate.Alpha(1-stage.Share(tick, ticks)), 0)
		return
	}
	share := director.EmphasisedDecelerate.At(stage.Share(tick, ticks))
	x, y := b.lay.Fight.Laid[b.v.Fight.Cards-1].Centre()
	r := math.Hypot(max(x, field.W-x), max(y-field.Y, field.Y+field.H-y)) * share
	gone := max(0, share-blastFades) / (1 - blastFades)
	disc := display.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}
	b.L.Clip(field)
	b.L.Fill(disc, theme.Slate.Alpha(1-gone), r)
	b.L.Border(disc, theme.Lamp.Alpha(1-gone), r, max(3, b.M.U(18)))
	b.L.Unclip()
}

// slipAge is how long ago the slip of an outcome fell, below 0 where it is still on its way: when the cards lie, or
// behind the wave of a bomb.
func (b fightBrush) slipAge() int {
	switch of := b.told.Beat(); {
	case bombs(of) && b.told.Since() < match.Settled:
		return b.told.Since() - b.staging.blastTicks()
	case of.After.ended:
		return b.told.Landed()
	}
	return match.Settled
}
