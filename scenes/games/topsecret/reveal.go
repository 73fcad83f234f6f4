package topsecret

import (
	"math"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
)

// armed outlines the assassins that are about to blow up, where nothing may stand up from the table.
func (b revealBrush) armed() {
	if !b.look.Stage.Still() || !b.told.Now().armed() {
		return
	}
	for seat := range b.v.Seats {
		if b.v.Players[seat].Pick.Kind() == topsecret.Assassin {
			b.Outline(b.lay.Boards[seat].Pick, theme.CutInk)
		}
	}
}

// blast is how far the explosion has come, 0 to 1, and whether there was one in this turn.
func (b revealBrush) blast() (share float64, seen bool) {
	now := b.told.After()
	tick, playing := b.told.Playing()
	switch {
	case now.bombs == 0, now.beat == bombBeat:
		return 0, false
	case now.beat != blastBeat || !playing:
		return 1, true
	}
	return stage.Share(tick, wipeTicks(b.look.Stage)), true
}

// wipeTicks is how long the explosion spreads; with reduced motion it fades in where it has come to.
func wipeTicks(st *stage.Stage) int { return st.Fades(wipeMS, director.BurnMS) }

// origin is the middle of the assassins' cards.
func (b revealBrush) origin() (x, y float64) {
	bombs := b.told.After().bombs
	for seat := range bombs.All() {
		cx, cy := b.lay.Boards[seat].Pick.Centre()
		x, y = x+cx/float64(bombs.Len()), y+cy/float64(bombs.Len())
	}
	return x, y
}

// field is all of the table between bar and panel.
func (b revealBrush) field() display.Rect {
	f := b.F
	return display.Rect{Y: f.Bar.Y + f.Bar.H, W: f.Screen.W, H: f.Panel.Y - f.Bar.Y - f.Bar.H}
}

// wipe is the disc that spreads under the boards from where the bombs were, once, and lies there until the turn is
// over. It is ochre: no red covers a large part of a screen.
func (b revealBrush) wipe() {
	share, seen := b.blast()
	if !seen {
		return
	}
	field := b.field()
	x, y := b.origin()
	far := math.Hypot(max(x-field.X, field.X+field.W-x), max(y-field.Y, field.Y+field.H-y))
	r, fade := far+b.M.U(120), 0.0
	if b.look.Stage.Still() {
		fade = 1 - share
	} else {
		r *= director.EmphasisedDecelerate.At(share)
	}
	if r <= 0 {
		return
	}
	b.L.Add(display.Item{
		Kind: display.Wipe, Box: around(x, y, 2*r), Clip: field, Colour: theme.Ochre,
		Width: b.M.U(14), Pose: display.Pose{Fade: fade},
	})
}

// around is a square of that side with a point in its middle.
func around(x, y, side float64) display.Rect { return display.Rect{X: x, Y: y}.Square(side) }

// shreds are the bits of paper that fly from the bombs while the wipe spreads, each in one direction.
func (b revealBrush) shreds() {
	share, seen := b.blast()
	if !seen || share >= 1 || b.look.Stage.Still() {
		return
	}
	field := b.field()
	x, y := b.origin()
	far := min(field.W, field.H) * shredsReach
	gone := max(0, share-shredsFade) / (1 - shredsFade)
	for i := range shreds {
		k := float64(i)
		sin, cos := math.Sincos(k * shredsTurn)
		at := far * (0.35 + 0.65*math.Mod(k*0.755, 1)) * director.EmphasisedDecelerate.At(share)
		side := b.M.U(shredSize) * (0.6 + 0.8*math.Mod(k*0.371, 1))
		b.L.Add(display.Item{
			Kind: display.Fill, Box: around(x+cos*at, y+sin*at, side).Middle(side, side*0.6), Clip: field,
			Colour: shredColours[i%len(shredColours)], Pose: display.Pose{Turn: k*0.7 + share*2, Fade: gone},
		})
	}
}

// shredColours are those of the bits of paper.
var shredColours = [...]display.Colour{theme.CutPaper, theme.CutInk, theme.Vermilion, theme.TableColour}

// shields mark the cards that an explosion spared, at the top, where the next card on one leaves it free.
func (b revealBrush) shields() {
	if _, seen := b.blast(); !seen {
		return
	}
	side := max(b.M.U(44), 26)
	b.laid.each(func(seat game.Seat, s *slip) {
		if s.kind != protectedSlip || !s.inSight() {
			return
		}
		for _, card := range b.lay.Boards[seat].Up[:b.v.Players[seat].UpCount] {
			b.ring(card, theme.Teal, max(2, b.M.U(4)), 0.5)
			box := display.Rect{X: card.X - side*0.25, Y: card.Y - side*0.3, W: side, H: side}
			b.Seal(box, display.IconShield, 0.2, theme.Teal, theme.CutPaper)
		}
	})
}

// inTurn frames the card of the mole in turn, until it has found what it takes.
func (b revealBrush) inTurn() {
	e := b.told.Beat().Last()
	tick, playing := b.told.Playing()
	if kind := e.Kind; !playing || kind != topsecret.MolePlayed && kind != topsecret.NothingToSteal {
		return
	}
	if ticks := b.look.Stage.Holds(pathMS); tick < ticks {
		card, wide := b.lay.Boards[e.Seat].Pick, max(3, b.M.U(6))
		b.L.Border(card.Inset(-wide*1.5), theme.CutInk, wide, wide*1.5)
		b.L.Border(card.Inset(-wide), theme.Ochre, wide, wide)
	}
}

// timer is the time that is left for «Boum!», as a bar under the boards with its seconds, and on the boards of those
// who must call the key that does it.
func (b revealBrush) timer() {
	if b.callers() == 0 {
		return
	}
	box, left, edge := b.lay.Caption, b.left(), max(2, b.M.U(4))
	b.L.Fill(box, theme.CutInk, b.M.U(6))
	seconds := int(left*float64(b.own.Seconds) + 0.999)
	bar := box.Inset(edge)
	if b.look.Stage.Still() {
		// Nothing travels: the bar becomes shorter from second to second.
		left = float64(seconds) / float64(b.own.Seconds)
	}
	bar.W *= left
	b.L.Fill(bar, theme.VermilionText, b.M.U(4))
	b.L.Border(box, theme.CutInk, b.M.U(6), edge)
	b.Fit(box, b.look.Say("topsecret.call.left", game.Number(seconds)), display.Poster, tabletop.HeadSize*posterGrows,
		theme.CutPaper, display.Middle)
	for seat := range b.plates().All() {
		b.caller(seat)
	}
}

// caller is the button of one of several persons, on that person's board.
func (b revealBrush) caller(seat game.Seat) {
	lay, wide := &b.lay.Boards[seat], max(4, b.M.U(8))
	b.L.Border(lay.person().Inset(-wide), theme.Vermilion, wide, wide)
	ground := theme.VermilionText
	if hover, _, down := b.page.State(callIDs[seat]); hover || down {
		ground = theme.CutInk
	}
	b.L.Fill(lay.Plate, ground, b.M.U(6))
	key, word := lay.Plate.CutRight(min(lay.Plate.H*1.3, lay.Plate.W*0.4))
	b.Fit(word, b.look.Say("topsecret.call"), display.Poster, tabletop.HeadSize*posterGrows, theme.CutPaper,
		display.Middle)
	cap := key.SquareIn(0.86)
	b.L.Fill(cap, theme.CutPaper, b.M.U(5))
	b.Fit(cap, b.look.Stage.KeyName(callKeys[seat]), display.SansBold, tabletop.HeadSize, theme.CutInk, display.Middle)
}
