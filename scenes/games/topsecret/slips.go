package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
)

// slipKind says what a slip on a board tells.
type slipKind uint8

// The slips. Those of banking come last: they have a place of their own.
const (
	noSlip slipKind = iota
	// bomberSlip: the seat set a bomb off and lost nothing else.
	bomberSlip
	// burntSlip and burntMoleSlip: it lost one card; destroyedSlip: several. Special agents never are (T3).
	burntSlip
	burntMoleSlip
	destroyedSlip
	forgotSlip
	protectedSlip
	stoleSlip
	stoleAgentSlip
	stolenSlip
	stolenAgentSlip
	nothingSlip
	bankedSlip
	pairSlip
	leftSlip
)

// slipLook is how a kind of slip looks, and what it says, in short and in full where that is more.
type slipLook struct {
	icon display.Icon
	// lost stands beside it where the words have no room: what card it was.
	lost            display.Icon
	ground, letters display.Colour
	edge            bool
	short, long     string
	// theft reports that the sign of the other player stands on it.
	theft bool
}

// slipLooks are red where something was lost, green where it was won or kept, and those of the piles for banking.
var slipLooks = [...]slipLook{
	bomberSlip: {icon: display.IconBomb, ground: theme.CutInk, letters: theme.CutPaper,
		short: "reveal.topsecret.slip.bomber"},
	burntSlip: {icon: display.IconBomb, ground: theme.VermilionText, letters: theme.CutPaper,
		short: "reveal.topsecret.slip.burnt"},
	burntMoleSlip: {icon: display.IconBomb, lost: display.IconFootprints, ground: theme.VermilionText,
		letters: theme.CutPaper, short: "reveal.topsecret.slip.burnt.mole"},
	destroyedSlip: {icon: display.IconBomb, ground: theme.VermilionText, letters: theme.CutPaper,
		short: "reveal.topsecret.slip.destroyed", long: "reveal.topsecret.slip.destroyed.long"},
	forgotSlip: {icon: display.IconBomb, ground: theme.CutInk, letters: theme.CutPaper,
		short: "reveal.topsecret.slip.forgot", long: "reveal.topsecret.slip.forgot.long"},
	protectedSlip: {icon: display.IconShield, ground: theme.Teal, letters: theme.CutPaper,
		short: "reveal.topsecret.slip.protected"},
	stoleSlip:      theft(theme.Teal, "reveal.topsecret.slip.stole", "reveal.topsecret.slip.stole.long"),
	stoleAgentSlip: theft(theme.Teal, "reveal.topsecret.slip.stole.agent", "reveal.topsecret.slip.stole.agent.long"),
	stolenSlip:     theft(theme.VermilionText, "reveal.topsecret.slip.stolen", "reveal.topsecret.slip.stolen.long"),
	stolenAgentSlip: theft(theme.VermilionText, "reveal.topsecret.slip.stolen.agent",
		"reveal.topsecret.slip.stolen.agent.long"),
	nothingSlip: {icon: display.IconFootprints, ground: theme.TableColour, letters: theme.CutInk, edge: true,
		short: "reveal.topsecret.slip.nothing"},
	bankedSlip: {ground: theme.TableColour, letters: theme.CutInk, edge: true, short: "reveal.topsecret.slip.banked"},
	leftSlip: {icon: display.IconHourglass, ground: theme.CutPaper, letters: theme.CutInk, edge: true,
		short: "reveal.topsecret.slip.left"},
	pairSlip: {ground: theme.CutInk, letters: theme.Ochre, short: "reveal.topsecret.slip.pair"},
}

// theft is the look of the slips of both sides of a theft.
func theft(ground display.Colour, short, long string) slipLook {
	return slipLook{icon: display.IconTheft, ground: ground, letters: theme.CutPaper, short: short, long: long,
		theft: true}
}

// slip is what the turn did to a seat: it lies on the board until the next choice.
type slip struct {
	kind slipKind
	// n is a number of cards, or points; other is the thief or the victim.
	n     int
	other game.Seat
	// age is for how many ticks it has lain there; below 0 it is still to come. Only a frame says it.
	age int
}

// slips are those of one board: what cards did, and what was banked. BoardSlips are those of all seats.
type (
	slips      [2]slip
	boardSlips [game.MaxSeats]slips
)

// note takes an event down on the slips of the boards that it concerns.
func (all *boardSlips) note(e *topsecret.Event) {
	s := slip{kind: transitions[e.Kind].slip, n: int(e.Value), other: e.Other}
	if e.Kind == topsecret.CardStolen {
		s.kind = moments[kept].slip
	}
	switch e.Kind {
	case topsecret.CardTurned:
		all[e.Seat] = slips{}
	case topsecret.GameBegan:
		*all = boardSlips{}
	}
	if s.kind == noSlip {
		return
	}
	first, second, k := &all[e.Seat][0], &all[e.Seat][1], e.Card.Kind()
	switch s.kind {
	case burntSlip:
		// An assassin is spent, not lost: it is told of only where there is nothing else. Who forgot the call is told so
		// beside what it lost.
		switch lost := first.lost(); {
		case k == topsecret.Assassin && first.kind != noSlip:
			return
		case k == topsecret.Assassin:
			s.kind = bomberSlip
		case lost > 0:
			s.kind, s.n = destroyedSlip, lost+1
		case k == topsecret.Mole:
			s.kind = burntMoleSlip
		}
		if first.kind == forgotSlip {
			*second = *first
		}
	case protectedSlip:
		if first.kind != noSlip && first.kind != protectedSlip {
			first = second
		}
		if first.kind == forgotSlip {
			return
		}
		s.n = first.n + 1
	case forgotSlip:
		s.n = int(e.N)
	case stoleSlip:
		robbed := slip{kind: stolenSlip, n: s.n, other: e.Seat}
		if k == topsecret.Agent {
			s.kind, robbed.kind = stoleAgentSlip, stolenAgentSlip
		}
		all[e.Other][0] = robbed
	case leftSlip:
		if second.kind != noSlip { // What was banked beside it is more.
			return
		}
		s.n = 0
	case bankedSlip:
		if second.kind == bankedSlip {
			s.n += second.n
		}
	}
	if s.conflict() {
		*first = s
	} else {
		*second = s
	}
}

// lost is the number of cards that a slip tells of as lost.
func (s *slip) lost() int {
	switch s.kind {
	case burntSlip, burntMoleSlip:
		return 1
	case destroyedSlip:
		return s.n
	}
	return 0
}

// each goes through the slips of all boards.
func (all *boardSlips) each(look func(seat game.Seat, s *slip)) {
	for seat := range all {
		for i := range all[seat] {
			if s := &all[seat][i]; s.kind != noSlip {
				look(game.Seat(seat), s)
			}
		}
	}
}

// theft reports whether a slip tells of a theft.
func (s *slip) theft() bool { return s.kind >= stoleSlip && s.kind <= stolenAgentSlip }

// conflict reports whether a slip tells of what moles did or of an explosion: more than banking.
func (s *slip) conflict() bool { return s.kind != noSlip && s.kind < bankedSlip }

// slips lie on the line of each board: what the turn did to its player, in words, clear of every figure. Where there is
// no room for two, the graver is told.
func (b *brush) slips() {
	for seat := range game.Seat(b.v.Seats) {
		rows, n := b.slipRows(seat)
		first, second := b.laid[seat].inSight()
		if n == 1 && second != nil {
			first = graver(first, second)
		}
		both := [...]*slip{first, second}
		for i, row := range rows[:n] {
			if i > 0 { // It lies close to the first, as long as that moves as well.
				row.X = min(row.X, rows[0].X+rows[0].W+b.lay.pad()*0.5)
			}
			rows[i] = b.slip(row, both[i])
			b.Names(rows[i], "topsecret:ribbon")
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

// inSight reports whether a slip is there.
func (s *slip) inSight() bool { return s.kind != noSlip && s.age >= 0 }

// graver is the one of two slips that is told where there is no room for both: a pair or a call forgotten, then what
// cards did.
func graver(conflict, banking *slip) *slip {
	if banking.kind == pairSlip || banking.kind == forgotSlip || conflict.kind == protectedSlip ||
		conflict.kind == nothingSlip {
		return banking
	}
	return conflict
}

// slipRows are the places of the slips of a board, as many as there is room for: on its line, beside what a player
// reads there of the own piles as far as both have room.
func (b *brush) slipRows(seat game.Seat) (rows [2]display.Rect, n int) {
	first, second := b.laid[seat].inSight()
	row, gap := b.lay.Boards[seat].Note, b.lay.pad()
	if first == nil || row.W < row.H*slipLeast { // Not even a sign has room.
		return rows, 0
	}
	needs, n := b.slipNeeds(first, row.H), 1
	if second != nil {
		if both := 2*max(needs, b.slipNeeds(second, row.H)) + gap*0.5; both <= row.W {
			needs, n = both, 2
		} else {
			needs = b.slipNeeds(graver(first, second), row.H)
		}
	}
	if b.v.Players[seat].PilesKnow == topsecret.Shown {
		own := b.noteOf(seat)
		for _, text := range [...]string{own.long, own.short, own.least} {
			if points := b.letters(text, display.Poster, slipSize) + gap + 1; row.W-points >= needs {
				_, row = row.CutLeft(points)
				break
			}
		}
	}
	if n == 2 {
		return [2]display.Rect{row.Column(0, 2, gap*0.5), row.Column(1, 2, gap*0.5)}, 2
	}
	return [2]display.Rect{row}, 1
}

// slipNeeds is the least width of a slip of that height, with its signs and its words in the smallest letters.
func (b *brush) slipNeeds(s *slip, high float64) float64 {
	look := &slipLooks[s.kind]
	signs := 1.0
	if look.theft {
		signs = 2
	}
	return b.width(b.look.Say(look.short, game.Number(s.n)), display.Poster)*widthSlack + high*(signs*0.85+0.5)
}

// slip is a strip of paper in a row, as wide as what stands on it: a sign, the other player's sign where there is one,
// and words. It unrolls; with reduced motion it fades in. It gives where it lies.
func (b *brush) slip(box display.Rect, s *slip) display.Rect {
	look := &slipLooks[s.kind]
	inside, text, signs := box.Narrowed(box.H*0.15), b.look.Say(look.short, game.Number(s.n)), 1.0
	if look.theft {
		signs = 2
	}
	// A sign is nearly as wide as the slip is high, less where the words need the room, and all there is where these have
	// none.
	side := inside.H * 0.85
	switch side = max(min(side, (inside.W-b.width(text, display.Poster)*widthSlack)/signs), side/2); {
	case look.icon == display.NoIcon && b.width(text, display.Poster) > inside.W:
		if text = b.look.Say("reveal.topsecret.slip.points", game.Number(s.n)); b.width(text, display.Poster) > inside.W {
			text = ""
		}
	case look.icon != display.NoIcon && side*signs+b.width(text, display.Poster) > inside.W:
		// Its figure is left of the words, if there is one.
		if text = ""; s.n > 0 && side*signs+b.width(b.figure(s.n), display.Poster) <= inside.W {
			text = b.figure(s.n)
		} else {
			side = min(inside.H*0.85, inside.W/signs)
		}
	}
	if look.long != "" && text == b.look.Say(look.short, game.Number(s.n)) {
		// In full only where that stands in letters not much smaller than beside it.
		if long := b.look.Say(look.long, game.Number(s.n), game.SeatName(s.other)); b.letters(long, display.Poster,
			slipLong) <= inside.W-side*signs {
			text = long
		}
	}
	if look.icon == display.NoIcon {
		signs = 0
	}
	lost := text == "" && look.lost != display.NoIcon && 2*side <= inside.W
	if text == "" { // An empty strip beside its signs would look as if it had lost its words.
		if lost {
			signs++
		}
		box.W = min(box.W, max(1, signs)*side+2*(inside.X-box.X))
	}
	if words := b.letters(text, display.Poster, b.Lowered(inside, slipSize)) + inside.H*0.2; text != "" {
		box.W = min(box.W, words+side*signs+2*(inside.X-box.X))
	}
	inside = box.Narrowed(inside.X - box.X)
	down := tabletop.StampTicks(b.look.Stage)
	if b.look.Stage.Still() {
		defer b.Faded(len(b.L.Items), 1-stage.Share(s.age, down))
	} else if s.age < down {
		grow := director.Overshoot.At(float64(s.age) / float64(down))
		box.X, box.W = box.X+box.W*(1-grow)/2, box.W*grow
		b.L.Fill(box, look.ground, 0)
		return box
	}
	b.L.Fill(box, look.ground, 0).Shadow = b.M.U(3)
	if look.edge {
		b.L.Border(box, theme.CutInk, 0, max(1.5, b.M.U(2.5)))
	}
	var sign display.Rect
	if look.icon != display.NoIcon {
		sign, inside = inside.CutLeft(side)
		b.L.Symbol(sign.SquareIn(0.78), look.icon, look.letters)
	}
	if lost {
		sign, inside = inside.CutLeft(side)
		b.L.Symbol(sign.SquareIn(0.78), look.lost, look.letters)
	}
	if look.theft {
		sign, inside = inside.CutRight(side)
		b.Chip(sign.SquareIn(0.95), s.other)
	}
	b.Fit(inside, text, display.Poster, slipSize, look.letters, display.Middle)
	return box
}
