package getadler

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/cards"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// noteID is the id of the n-th fact.
func noteID(n int) string { return "note:" + strconv.Itoa(n) }

// controls appends what can be pressed and read of the open notebook.
func (n *notebook) controls(cs []ui.Control) []ui.Control {
	n.compose()
	lay := &n.page.lay
	for tab := range tabEnd {
		cs = append(cs, ui.Control{
			ID: tabIDs[tab], Label: n.say(tabKeys[tab]), Box: lay.Tabs[tab], Role: display.Choice,
			Quiet: true, Checked: tab == n.tab,
		})
	}
	for i := range n.page.rows {
		row := &n.page.rows[i]
		top := row.top - n.scrolls[n.tab].Offset
		if row.id != "" {
			box := display.Rect{X: lay.Body.X, Y: lay.Body.Y + top, W: lay.Body.W - n.c.Stage.Metrics.U(noteBar), H: row.high}
			cs = append(cs, ui.Control{ID: row.id, Label: row.label, Box: box, Clip: lay.Body, Role: display.LogLine, Quiet: true})
		}
		for column := range row.cells {
			cell := &row.cells[column]
			cs = append(cs, ui.Control{
				ID: cell.id, Label: cell.labels[n.marks[n.seat][row.seat][cell.role]], Box: lay.cell(column, top, row.high),
				Clip: lay.Body, Role: display.Toggle, Quiet: true,
			})
		}
	}
	return cs
}

// whatNow says in the panel what the open notebook is, and has it closed.
func (n *notebook) whatNow(q *table.Ask) {
	q.Head = n.say("notebook.head." + tabNames[n.tab])
	q.Body = n.say("notebook.about." + tabNames[n.tab])
	if n.tab == tabSuspects && !n.helps() {
		q.Body = n.say("notebook.about.alone")
	}
	if n.tab == tabSuspects {
		q.Body += "\n" + n.say("notebook.about.press")
	}
	q.Primary = table.Button{ID: "notebook", Label: n.say("notebook.close"), Key: n.c.Prompt(input.Notebook)}
}

// draw lays the open notebook over the table.
func (n *notebook) draw(b *table.Brush) {
	if !n.shown() || !n.page.key.read.done {
		return
	}
	lay, m := &n.page.lay, b.M
	b.L.Fill(b.F.Board, skin.Veil, 0)
	b.L.Fill(lay.Page, theme.Cream, m.U(ui.Radius)).Shadow = m.U(10)
	b.L.Border(lay.Page, theme.Lamp, m.U(ui.Radius), max(2, m.U(3)))
	b.Chip(lay.Chip, n.seat)
	b.Line(lay.Title, n.c.Say("notebook.of", game.SeatName(n.seat)), display.Plate, table.HeadSize, theme.LampInk, display.Left)
	for tab := range tabEnd {
		n.drawTab(b, tab)
	}
	for column := range n.view.Seats {
		if h := lay.Heads[column]; !h.Empty() {
			n.drawHead(b, h, getadler.Adler+getadler.Role(column))
		}
	}
	b.L.Clip(lay.Body)
	for i := range n.page.rows {
		row := &n.page.rows[i]
		top := row.top - n.scrolls[n.tab].Offset
		if top+row.high > 0 && top < lay.Body.H {
			n.drawRow(b, row, top)
		}
	}
	b.L.Unclip()
	n.scrolls[n.tab].Draw(b.L, n.c.Stage, lay.Body, n.page.high)
}

// drawTab is one of the parts to turn to.
func (n *notebook) drawTab(b *table.Brush, tab noteTab) {
	box := n.page.lay.Tabs[tab]
	hover, _, _ := n.c.Page.State(tabIDs[tab])
	ground, ink := theme.Cream, theme.LampInk
	if tab == n.tab {
		ground, ink = theme.TagBlue, theme.Cream
	}
	b.L.Fill(box, ground, b.M.U(ui.Radius))
	width := max(1, b.M.U(2))
	if hover {
		width *= 2
	}
	b.L.Border(box, theme.LampInk, b.M.U(ui.Radius), width)
	b.Line(box.Inset(b.M.U(8)), n.c.Say(tabKeys[tab]), display.SansBold, table.SmallSize, ink, display.Middle)
}

// drawHead names a character over its column, with the sign of its side.
func (n *notebook) drawHead(b *table.Brush, box display.Rect, r getadler.Role) {
	own := n.view.Players[n.seat].Role == r
	if own {
		b.L.Fill(box, theme.Lamp, b.M.U(ui.Radius))
		box = box.Inset(b.M.U(4))
	}
	sign, name := box.CutLeft(min(box.H*0.8, box.W*0.3))
	icon := display.IconHero
	switch {
	case own:
		icon = display.IconUser
	case r.Villain():
		icon = display.IconMask
	}
	b.L.Symbol(middleOf(sign, 0.8), icon, theme.LampInk)
	_, name = name.CutLeft(b.M.U(6))
	text := n.c.Say(roleKeys[r])
	if long := n.c.Say("notebook.own", game.Word(roleKeys[r])); own && n.c.Stage.Measure.Width(long, b.M.Font(display.Plate), b.M.Size(display.Plate, noteHead)) < name.W {
		text = long
	}
	font, size := display.Plate, noteHead
	if n.c.Stage.Measure.Width(text, b.M.Font(font), b.M.Floor(font)) > name.W {
		font, size = display.Poster, noteHead*narrowGrows
	}
	b.Line(name, text, font, size, theme.LampInk, display.Left)
}

// middleOf is the square in the middle of a box, as a share of its smaller side.
func middleOf(box display.Rect, share float64) display.Rect {
	side := min(box.W, box.H) * share
	x, y := box.Centre()
	return display.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}
}

// drawRow draws a row that begins at a place of the body.
func (n *notebook) drawRow(b *table.Brush, row *noteRow, top float64) {
	lay, st := &n.page.lay, n.c.Stage
	x, y, wide := lay.Body.X, lay.Body.Y+top, n.textWide()
	line := n.nameHigh()
	left := n.textLeft()
	if row.cells != nil {
		wide, left = n.namesWide(), 0
		b.L.Fill(display.Rect{X: x, Y: y + row.high + lay.Gap/2 - 1, W: lay.Body.W, H: max(1, b.M.U(1.5))}, theme.CreamText.Alpha(0.35), 0)
	}
	if row.head != "" {
		head := display.Rect{X: x, Y: y, W: wide + left, H: line}
		ink := theme.TagBlue
		if row.cards.Sum() > 0 {
			head.W = min(head.W, lay.Body.W*signsFrom-b.M.U(10))
		}
		if row.named {
			var chip display.Rect
			chip, head = head.CutLeft(line)
			b.Chip(middleOf(chip, 0.92), row.seat)
			_, head = head.CutLeft(b.M.U(10))
			ink = theme.LampInk
		}
		b.Line(head, row.head, display.Plate, noteName, ink, display.Left)
		y += line
	}
	if row.icon != display.NoIcon {
		sign := display.Rect{X: x, Y: y, W: line, H: line}
		b.L.Symbol(middleOf(sign, 0.82), row.icon, theme.CreamText)
	}
	for i, text := range row.texts {
		ink, font := theme.LampInk, row.font(i)
		if font == display.SansBold {
			ink = theme.BusRed
		}
		high := ui.ParagraphHeight(st, wide, text, font, table.SmallSize)
		y += ui.Paragraph(b.L, st, display.Rect{X: x + left, Y: y, W: wide, H: high + 1}, text, font, table.SmallSize, ink, display.Left)
	}
	n.drawCards(b, display.Rect{X: x + lay.Body.W*signsFrom, Y: lay.Body.Y + top, W: lay.Body.W*(1-signsFrom) - b.M.U(noteBar), H: line}, &row.cards)
	for column := range row.cells {
		n.drawCell(b, lay.cell(column, top, row.high), row, &row.cells[column])
	}
}

// drawCards are the signs of cards held side by side, one for each; their names stand in words below.
func (n *notebook) drawCards(b *table.Brush, box display.Rect, held *getadler.Counts) {
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		for range held[k] {
			var sign display.Rect
			if sign, box = box.CutLeft(box.H * 1.3); sign.W < box.H*1.2 {
				return
			}
			tile := display.Rect{X: sign.X, Y: sign.Y, W: sign.H * 1.1, H: sign.H}
			b.L.Fill(tile, cardTones[cards.ActionTone(k)], b.M.U(6))
			b.L.Symbol(middleOf(tile, 0.8), cards.ActionIcon(k), theme.Cream)
		}
	}
}

// cardTones are the colours of the plates of cards.
var cardTones = [...]display.Colour{theme.LampInk, theme.TagBlue, theme.TagPurple, theme.BusRed}
