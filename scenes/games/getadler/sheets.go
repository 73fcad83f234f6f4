package getadler

import (
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// plain lays a sheet over a part of the board, which it veils, and gives the room on it under its title.
func (b sheetBrush) plain(over, box display.Rect, title string) (inside display.Rect) {
	under := tableBrush(b).under()
	under.H = over.Y + over.H - under.Y
	b.L.Fill(under, signs.Veil, 0)
	b.L.Fill(box, theme.Fog, b.M.U(14)).Shadow = b.M.U(12)
	b.L.Border(box, theme.Lamp, b.M.U(14), max(2, b.M.U(3)))
	inside = box.Inset(max(b.M.U(22), 10))
	if title == "" {
		return inside
	}
	head, inside := inside.CutTop(b.M.Size(display.SansBold, tabletop.HeadSize) * 1.5)
	b.Line(head, title, display.SansBold, tabletop.HeadSize, theme.Lamp, display.Left)
	return inside
}

// meet shows the own character large, with its traits, what it wants and what to begin with, to its holder alone. It
// covers the suspects whole.
func (b sheetBrush) meet() {
	role := b.ask.meet
	if role == getadler.NoRole {
		return
	}
	inside := b.plain(b.lay.Above, b.lay.firstSheet(), "")
	wide := min(inside.H*0.714, inside.W*0.42)
	if b.M.TextScale > largeText {
		// A card that lies on its side has room for the words of its traits where the sheet is low.
		wide = min(inside.H*lyingCard, inside.W*0.36)
	}
	story := &b.ask.story
	said := ui.Stack{
		{Text: story.name, Font: display.SansBold, Size: max(tabletop.HeadSize, hourSize/max(1, b.M.TextScale)),
			Ink: theme.Cream},
		{Text: story.goal, Font: display.SansBold, Size: tabletop.HeadSize, Ink: theme.Lamp},
		{Text: story.mission, Font: display.SansBold, Size: tabletop.BodySize, Ink: theme.Lamp},
		{Text: story.about, Font: display.Sans, Size: tabletop.BodySize, Ink: theme.Cream},
		{Text: story.ability, Font: display.Sans, Size: tabletop.BodySize, Ink: theme.FogText},
		{Text: story.now, Font: display.Sans, Size: tabletop.BodySize, Ink: theme.Cream},
	}
	gap := b.M.U(36)
	// On a small sheet the card leaves name and aim their room.
	wide, _ = ui.Shrink(wide, wide*meetLeast, func(wide float64) bool {
		return said[:2].Height(b.look.Stage, inside.W-wide-gap, b.wordsLeast()) <= inside.H
	})
	card, words := inside.PartLeft(wide, gap)
	card.H = min(card.H, card.W/cardRatio)
	b.L.Card(card, b.face(face{what: character, role: role})).Shadow = b.M.U(8)
	b.column(words, said)
}

// wordsLeast is the least share of their size that the words of the first look have where they need more room: those
// who read large letters have fewer of them rather than small ones.
func (b sheetBrush) wordsLeast() float64 {
	if b.M.TextScale > largeText {
		return largeWords
	}
	return smallWords
}

// column writes paragraphs a gap apart, smaller or, on a low sheet, close together where they need more room than there
// is; where there is none at all for the last ones, they are left out.
func (b sheetBrush) column(room display.Rect, all ui.Stack) {
	defer b.Explains(len(b.L.Items))
	st, gap := b.look.Stage, b.M.U(14)
	all = slices.DeleteFunc(all, func(w ui.Words) bool { return w.Text == "" })
	share, apart := ui.Shrink(1, b.wordsLeast(), func(share float64) bool {
		return all.Loose(st, room.W, share)+gap*float64(len(all)-1) <= room.H
	})
	if !apart {
		for ok := false; ; all = all[:len(all)-1] {
			if share, ok = ui.Shrink(1, b.wordsLeast(), func(share float64) bool {
				return all.Height(st, room.W, share) <= room.H
			}); ok || len(all) == 1 {
				all.Draw(b.L, st, room, share)
				return
			}
		}
	}
	for i := range all {
		high := all[i:i+1].Loose(st, room.W, share)
		all[i:i+1].Draw(b.L, st, display.Rect{X: room.X, Y: room.Y, W: room.W, H: high + 1}, share)
		_, room = room.CutTop(high + gap)
	}
}

// looked shows the hand that is looked at, to its holder alone.
func (b sheetBrush) looked() {
	if own := &b.own; b.ask.look {
		b.spread(b.lay.Above, b.lay.sheet(), b.look.Say("getadler.seen.head", game.SeatName(own.Target)), &own.Looking)
	}
}

// discards shows the discard pile, sorted by kind: everybody may read it.
func (b sheetBrush) discards() {
	if b.pileOpen {
		b.spread(b.F.Board, b.lay.page(), b.discardLabel(b.v), &b.v.Discard)
	}
}

// spread lays cards out by kind, with the number of those of which there are several.
func (b sheetBrush) spread(over, box display.Rect, title string, cards *getadler.Counts) {
	inside := b.plain(over, box, title)
	n := 0
	for _, copies := range cards {
		n += min(copies, 1)
	}
	if n == 0 {
		b.Line(inside, b.look.Say("getadler.spread.none"), display.Sans, tabletop.BodySize, theme.FogText, display.Middle)
	}
	i, gap := 0, max(b.M.U(14), 8)
	for k, copies := range cards {
		if copies == 0 {
			continue
		}
		cell := gridCell(inside, n, i, gap)
		card := face{kind: getadler.Kind(k), letters: b.titles(&b.pictures.spread, cell)}
		b.L.Card(cell, b.face(card)).Shadow = b.M.U(4)
		if copies > 1 {
			b.Badge(cell, b.look.Say("getadler.times", game.Number(copies)), theme.Lamp, theme.LampInk, 0.84, 0.06)
		}
		i++
	}
}

// iris opens a confrontation: the dark withdraws from its middle. With reduced motion it fades away.
func (b sheetBrush) iris() {
	ticks, age, of := b.look.Stage.Fades(irisMS, director.CrossMS), b.told.Since(), b.told.Beat()
	if age >= ticks || fighting(&of.Before.View) || !fighting(&of.After.View) {
		return
	}
	share := stage.Share(age, ticks)
	if b.look.Stage.Still() {
		b.L.Fill(b.F.Board, theme.Night.Alpha(1-share), 0)
		return
	}
	b.L.Clip(b.F.Board)
	disc := b.F.Board.Square((b.F.Board.W + b.F.Board.H) * share)
	b.L.Add(display.Item{Kind: display.Iris, Box: disc, Radius: disc.W / 2, Colour: theme.Night, Width: b.M.U(10)})
	b.L.Unclip()
}
