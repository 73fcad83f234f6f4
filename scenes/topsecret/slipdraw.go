package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/stage"
)

// slips lie at the foot of each board: what the turn did to its player, in words, clear of every figure. Where there is
// no room for two, the graver is told; where there is none beside what a player reads of the own piles, none.
func (b *brush) slips() {
	for seat := range game.Seat(b.v.Seats) {
		first, second := b.t.recent.slips[seat].inSight()
		if first == nil {
			continue
		}
		rows, n := b.slipRows(seat, second != nil)
		switch {
		case n == 0:
		case second == nil:
			b.slip(rows[0], first)
		case n == 1:
			b.slip(rows[0], graver(first, second))
		default:
			b.slip(rows[0], first)
			b.slip(rows[1], second)
		}
	}
}

// shareNotes makes room for a slip beside what a player reads of the own piles.
func (b *brush) shareNotes() {
	for seat := range game.Seat(b.v.Seats) {
		first, second := b.t.recent.slips[seat].inSight()
		if first == nil || b.v.Players[seat].PilesKnow != topsecret.Shown {
			continue
		}
		note := &b.lay.Boards[seat].Note
		if rows, n := b.slipRows(seat, second != nil); n == 1 && rows[0].X > note.X && rows[0].Y < note.Y+note.H {
			note.W = rows[0].X - note.X - max(3, b.M.U(6))
		}
	}
}

// inSight are the slips of a board that have come down, nil for each that is not there.
func (s *slips) inSight() (first, second *slip) {
	first, second = &s[0], &s[1]
	if !second.inSight() {
		second = nil
	}
	if !first.inSight() {
		first, second = second, nil
	}
	return first, second
}

// inSight tells whether a slip is there.
func (s *slip) inSight() bool { return s.kind != noSlip && s.age >= 0 }

// graver is the one of two slips that is told where there is no room for both: a pair or a call forgotten, then what
// cards did.
func graver(conflict, banking *slip) *slip {
	if banking.kind == pairSlip || banking.kind == forgotSlip || conflict.kind == protectedSlip || conflict.kind == nothingSlip {
		return banking
	}
	return conflict
}

// slipRows are the places of one slip or two on a board, as many as there is room for. They lie over the note where
// neither cards nor piles come so low, else in its place. A player who reads of the own piles in the note keeps it: the
// slip lies beside it, or at the foot of the card chosen, or of the safe.
func (b *brush) slipRows(seat game.Seat, two bool) (rows [2]display.Rect, n int) {
	lay := &b.lay.Boards[seat]
	gap, side := max(2, b.M.U(4)), lay.Note.X-lay.Box.X
	low := max(lay.Pick.Y+lay.Pick.H, lay.Up[0].Y+lay.Up[0].H, lay.Pairs.Y+lay.Pairs.H)
	row := display.Rect{X: lay.Note.X, Y: lay.Note.Y + gap, W: lay.Box.W - 2*side, H: lay.Box.Y + lay.Box.H - lay.Note.Y - 2*gap}
	own := b.v.Players[seat].PilesKnow == topsecret.Shown
	if over := row.Moved(0, -row.H-2*gap); over.Y >= low+gap {
		if two && !own {
			return [2]display.Rect{over, row}, 2
		}
		row, own = over, false
	}
	if own {
		return b.besideNote(seat, row, gap)
	}
	half := display.Rect{X: row.X, Y: row.Y, W: (row.W - gap) / 2, H: row.H}
	if two && half.W >= row.H*slipLeast {
		return [2]display.Rect{half, half.Moved(half.W+gap, 0)}, 2
	}
	return [2]display.Rect{row}, 1
}

// besideNote is the place of a slip on the board of a player who reads of the own piles in its note.
func (b *brush) besideNote(seat game.Seat, row display.Rect, gap float64) (rows [2]display.Rect, n int) {
	lay, note := &b.lay.Boards[seat], &b.t.notes[seat]
	note.write(b, seat)
	right := row
	right.X += b.width(note.shortest(), display.Sans) + 2*gap
	right.W -= right.X - row.X
	if right.W >= row.H*slipLeast {
		if half := (row.W - gap) / 2; half < right.W {
			right.X, right.W = row.X+row.W-max(half, row.H*slipLeast), max(half, row.H*slipLeast)
		}
		return [2]display.Rect{right}, 1
	}
	foot := lay.Pick.Y + lay.Pick.H
	if lay.Pairs.Y < foot {
		foot = lay.Up[0].Y + lay.Up[0].H
	}
	if foot > lay.Pairs.Y {
		return rows, 0
	}
	return [2]display.Rect{row.Moved(0, foot-row.Y-row.H)}, 1
}

// slip is a strip of paper with a sign, the other player's sign where there is one, and words. It unrolls; with reduced
// motion it fades in.
func (b *brush) slip(box display.Rect, s *slip) {
	look := slipLooks[s.kind]
	down := b.t.StampTicks()
	if b.t.Stage.Still() {
		defer b.Faded(len(b.L.Items), 1-stage.Share(s.age, down))
	} else if s.age < down {
		grow := director.Overshoot.At(float64(s.age) / float64(down))
		box.X, box.W = box.X+box.W*(1-grow)/2, box.W*grow
		b.L.Fill(box, look.ground, 0)
		return
	}
	b.L.Fill(box, look.ground, 0).Shadow = b.M.U(3)
	if look.edge {
		b.L.Border(box, theme.CutInk, 0, max(1.5, b.M.U(2.5)))
	}
	inside := display.Rect{X: box.X + box.H*0.15, Y: box.Y, W: box.W - box.H*0.3, H: box.H}
	short, long := b.t.slipWords(s)
	side := b.slipSign(inside, s, short)
	if look.icon != display.NoIcon {
		var sign display.Rect
		sign, inside = inside.CutLeft(side)
		b.L.Symbol(square(sign, 0.78), look.icon, look.letters)
	}
	if s.kind == stoleSlip || s.kind == stolenSlip {
		var sign display.Rect
		sign, inside = inside.CutRight(side)
		b.Chip(square(sign, 0.95), s.other)
	}
	if b.width(long, display.Poster) <= inside.W {
		short = long
	}
	b.fit(inside, short, display.GeometricBold, slipSize, look.letters, display.Middle)
}

// slipSign is the width of a sign on a slip: as wide as the slip is high, less where its words need the room.
func (b *brush) slipSign(inside display.Rect, s *slip, words string) float64 {
	side := inside.H * 0.85
	signs := 1.0
	if s.kind == stoleSlip || s.kind == stolenSlip {
		signs = 2
	}
	return max(min(side, (inside.W-b.width(words, display.Poster)*widthSlack)/signs), side/2)
}

// slipLook is how a kind of slip looks.
type slipLook struct {
	icon            display.Icon
	ground, letters display.Colour
	edge            bool
}

// slipLooks are red where something was lost, green where it was won or kept, and those of the piles for banking.
var slipLooks = [...]slipLook{
	noSlip:        {},
	bomberSlip:    {display.IconBomb, theme.CutInk, theme.CutPaper, false},
	destroyedSlip: {display.IconBomb, theme.VermilionText, theme.CutPaper, false},
	forgotSlip:    {display.IconBomb, theme.CutInk, theme.CutPaper, false},
	protectedSlip: {display.IconShield, theme.Teal, theme.CutPaper, false},
	stoleSlip:     {display.IconTheft, theme.Teal, theme.CutPaper, false},
	stolenSlip:    {display.IconTheft, theme.VermilionText, theme.CutPaper, false},
	nothingSlip:   {display.IconFootprints, theme.TableColour, theme.CutInk, true},
	bankedSlip:    {display.NoIcon, theme.TableColour, theme.CutInk, true},
	pairSlip:      {display.NoIcon, theme.CutInk, theme.Ochre, false},
	leftSlip:      {display.IconHourglass, theme.CutPaper, theme.CutInk, true},
}

// slipWords are what a slip says, in short and in full.
func (t *screen) slipWords(s *slip) (short, long string) {
	one := func(key string, args ...game.Arg) (string, string) {
		text := t.Say(key, args...)
		return text, text
	}
	switch s.kind {
	case bomberSlip:
		return one("reveal.topsecret.slip.bomber")
	case destroyedSlip:
		if s.n == 1 {
			return one(burntKeys[s.card], game.Number(s.value))
		}
		return t.Say("reveal.topsecret.slip.destroyed", game.Number(s.n)), t.Say("reveal.topsecret.slip.destroyed.long", game.Number(s.n))
	case forgotSlip:
		return t.Say("reveal.topsecret.slip.forgot", game.Number(s.n)), t.Say("reveal.topsecret.slip.forgot.long", game.Number(s.n))
	case protectedSlip:
		return one("reveal.topsecret.slip.protected", game.Number(s.n))
	case stoleSlip:
		return t.lootWords("reveal.topsecret.slip.stole", s)
	case stolenSlip:
		return t.lootWords("reveal.topsecret.slip.stolen", s)
	case nothingSlip:
		return one("reveal.topsecret.slip.nothing")
	case bankedSlip:
		return one("reveal.topsecret.slip.banked", game.Number(s.n))
	case pairSlip:
		return one("reveal.topsecret.slip.pair", game.Number(s.n))
	case leftSlip:
		return one("reveal.topsecret.slip.left")
	}
	return "", ""
}

func (t *screen) lootWords(key string, s *slip) (short, long string) {
	if s.card == topsecret.Agent {
		key = agentKeys[key]
	}
	return t.Say(key, game.Number(s.n)), t.Say(longKeys[key], game.Number(s.n), game.SeatName(s.other))
}

// agentKeys are the keys for a special agent, longKeys those that name the other player: made once, since a frame takes
// no memory.
var (
	agentKeys = map[string]string{
		"reveal.topsecret.slip.stole":  "reveal.topsecret.slip.stole.agent",
		"reveal.topsecret.slip.stolen": "reveal.topsecret.slip.stolen.agent",
	}
	longKeys = map[string]string{
		"reveal.topsecret.slip.stole":        "reveal.topsecret.slip.stole.long",
		"reveal.topsecret.slip.stolen":       "reveal.topsecret.slip.stolen.long",
		"reveal.topsecret.slip.stole.agent":  "reveal.topsecret.slip.stole.agent.long",
		"reveal.topsecret.slip.stolen.agent": "reveal.topsecret.slip.stolen.agent.long",
	}
)

// burntKeys are the keys for the only card of a player that an explosion destroyed. Special agents never are (T3).
var burntKeys = [topsecret.Kinds + 1]string{
	topsecret.Document1: "reveal.topsecret.slip.burnt", topsecret.Document2: "reveal.topsecret.slip.burnt",
	topsecret.Document3: "reveal.topsecret.slip.burnt", topsecret.Document4: "reveal.topsecret.slip.burnt",
	topsecret.Document5: "reveal.topsecret.slip.burnt",
	topsecret.Mole:      "reveal.topsecret.slip.burnt.mole",
}

// waiting outlines the cards that were left face up.
func (b *brush) waiting() {
	for seat := range game.Seat(b.v.Seats) {
		if s := &b.t.recent.slips[seat][1]; s.kind == leftSlip && s.inSight() && b.v.Players[seat].UpCount == 1 {
			wide := max(2, b.M.U(3))
			b.L.Border(b.lay.Boards[seat].Up[0].Inset(-wide*1.5), theme.CutInk, wide*2, wide)
		}
	}
}
