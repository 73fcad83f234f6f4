package table

import (
	"strings"

	"safehouse/render/display"
	"safehouse/scenes/ui"
)

// Asked tells in a part of the panel what is asked, what there is to know about it, and why a press did nothing.
func (b *Brush) Asked(room display.Rect) {
	defer b.Explains(len(b.L.Items))
	c := b.c
	q, skin := c.ask, c.Skin
	room = b.besideLink(room)
	if q.TextEnd > room.Y {
		room.H = q.TextEnd - b.M.U(8) - room.Y
	}
	if !b.F.Head.Empty() {
		b.askedUnder(room)
		return
	}
	head, warn, note, why := q.Head, q.Warn, "", c.why
	if c.slipped() {
		why = ""
	}
	if why == "" {
		why = c.Page.Refusal()
	}
	if why != "" {
		warn = why
		if c.good {
			warn, note = "", why
		}
	}
	if why != "" && (room.H < b.F.Text.H || b.refusedHigh(room.W, head, why) > room.H) {
		head = ""
	}
	y := room.Y
	para := func(text string, f display.Font, size float64, c display.Colour) {
		left := display.Rect{X: room.X, Y: y, W: room.W, H: room.Y + room.H - y}
		if text == "" || left.H < b.M.Size(f, size) {
			return
		}
		y += ui.Paragraph(b.L, b.c.Stage, left, text, f, size, c, display.Left)
	}
	if note != "" {
		if q.Keeps {
			b.kept(room, head, note)
			return
		}
		para(note, display.Sans, BodySize, skin.Told)
		return
	}
	body := q.Body
	if why != "" {
		body = ""
	}
	if b.M.TextScale > 1 && b.wordsHigh(room.W, 1, head, warn, body) > room.H {
		b.words(room, skin.Head, skin.Warn, head, warn, body)
		return
	}
	para(head, display.SansBold, HeadSize, skin.Head)
	if warn != "" {
		para(warn, display.SansBold, BodySize, skin.Warn)
	}
	if why != "" {
		return
	}
	for text := range strings.SplitSeq(q.Body, "\n") {
		para(text, display.Sans, SmallSize, skin.Body)
	}
}

// refusedHigh is how high a question is with the reason under it why a press did nothing.
func (b *Brush) refusedHigh(wide float64, head, why string) float64 {
	return b.tight(wide, head, display.SansBold, HeadSize) + b.tight(wide, why, display.SansBold, BodySize)
}

// kept is what answers a press with the question over it: both as much smaller as there is need, but for the question,
// which makes way where even then there is no room for it.
func (b *Brush) kept(room display.Rect, head, note string) {
	for _, size := range [...][2]float64{{HeadSize, BodySize}, {BodySize, BodySize}, {BodySize, SmallSize}, {SmallSize, SmallSize}} {
		if b.keptHigh(room.W, head, note, size) <= room.H {
			y := ui.Paragraph(b.L, b.c.Stage, room, head, display.SansBold, size[0], b.c.Skin.Head, display.Left)
			_, room = room.CutTop(y)
			ui.Paragraph(b.L, b.c.Stage, room, note, display.Sans, size[1], b.c.Skin.Told, display.Left)
			return
		}
	}
	ui.Paragraph(b.L, b.c.Stage, room, note, display.Sans, BodySize, b.c.Skin.Told, display.Left)
}

// keptHigh is how high the two are in these sizes.
func (b *Brush) keptHigh(wide float64, head, note string, size [2]float64) float64 {
	return ui.ParagraphHeight(b.c.Stage, wide, head, display.SansBold, size[0]) +
		ui.ParagraphHeight(b.c.Stage, wide, note, display.Sans, size[1])
}

// askedUnder tells the same where the words lie under the buttons: the question beside them. What there is to know is
// set smaller until all of it has room, but never smaller than the reader would see it without larger letters.
func (b *Brush) askedUnder(room display.Rect) {
	c := b.c
	q, skin := c.ask, c.Skin
	why, ink := c.why, skin.Warn
	if why == "" {
		why = c.Page.Refusal()
	}
	if c.good {
		ink = skin.Told
	}
	switch {
	case why != "":
		b.question(q.Head)
		b.words(room, ink, ink, "", why, "")
	case q.Body == "" && q.Warn == "":
		// Nothing is asked in many words: what is told keeps clear of the panel's end, where a game may show something.
		if q.Primary.ID == "" {
			room.H, room.Y = room.Y+room.H-b.F.Head.Y, b.F.Head.Y
		}
		room.W = b.F.Primary.X + b.F.Primary.W - room.X
		b.words(room, skin.Head, skin.Head, q.Head, "", "")
	default:
		b.askedTogether(room, q)
	}
}

// askedTogether sets the question beside the buttons, and what there is to know under them, in letters no larger than the
// question's; where the question would become larger under the buttons too, it heads those words there.
func (b *Brush) askedTogether(room display.Rect, q *Ask) {
	skin := b.c.Skin
	beside := b.wordsShare(b.c.headRoom(), q.Head, "", "")
	under := b.wordsShare(room, q.Head, q.Warn, q.Body)
	if under > beside && b.wordsHigh(room.W, under, q.Head, q.Warn, q.Body) <= room.H {
		b.words(room, skin.Head, skin.Warn, q.Head, q.Warn, q.Body)
		return
	}
	b.question(q.Head)
	most := 1.0
	if q.Head != "" {
		most = beside * HeadSize / BodySize
	}
	b.wordsUpTo(room, most, skin.Warn, skin.Warn, "", q.Warn, q.Body)
}

// question sets the head in the middle of its place beside the buttons.
func (b *Brush) question(head string) {
	room := b.c.headRoom()
	spare := room.H - b.wordsHigh(room.W, b.wordsShare(room, head, "", ""), head, "", "")
	_, room = room.CutTop(max(0, spare/2))
	b.words(room, b.c.Skin.Head, b.c.Skin.Head, head, "", "")
}

// words sets a head, a sentence that counts and the lines of a body in one box, all as much smaller as there is need. A line
// of the body that has no room even then is left out.
func (b *Brush) words(room display.Rect, asked, told display.Colour, head, warn, body string) {
	b.wordsUpTo(room, 1, asked, told, head, warn, body)
}

// wordsUpTo does it with letters of at most that share of their sizes.
func (b *Brush) wordsUpTo(room display.Rect, most float64, asked, told display.Colour, head, warn, body string) {
	share := min(most, b.wordsShare(room, head, warn, body))
	y, first := room.Y, len(b.L.Items)
	put := func(text string, f display.Font, size float64, c display.Colour) {
		if text == "" || len(b.L.Items) > first && y+b.M.Size(f, size*share) > room.Y+room.H {
			return
		}
		box := display.Rect{X: room.X, Y: y, W: room.W, H: b.tight(room.W, text, f, size*share) + 0.5}
		y += ui.Paragraph(b.L, b.c.Stage, box, text, f, size*share, c, display.Left)
	}
	put(head, display.SansBold, HeadSize, asked)
	put(warn, display.SansBold, BodySize, told)
	for text := range strings.SplitSeq(body, "\n") {
		put(text, display.Sans, SmallSize, b.c.Skin.Body)
	}
}

// wordsShare is the share of their sizes at which they have room.
func (b *Brush) wordsShare(room display.Rect, head, warn, body string) float64 {
	share, least := 1.0, 1/max(1, b.M.TextScale)
	for share > least && b.wordsHigh(room.W, share, head, warn, body) > room.H {
		share = max(share*lettersStep, least)
	}
	return share
}

// wordsHigh is how high they are at a share of their sizes.
func (b *Brush) wordsHigh(wide, share float64, head, warn, body string) float64 {
	high := b.tight(wide, head, display.SansBold, HeadSize*share) + b.tight(wide, warn, display.SansBold, BodySize*share)
	for text := range strings.SplitSeq(body, "\n") {
		high += b.tight(wide, text, display.Sans, SmallSize*share)
	}
	return high
}

// tight is the height of a paragraph whose lines stand close.
func (b *Brush) tight(wide float64, text string, f display.Font, size float64) float64 {
	return b.c.ParagraphTight(wide, text, f, size)
}

// ParagraphTight is the height in pixels of a paragraph of that width and design size whose lines stand close.
func (c *Controller) ParagraphTight(wide float64, text string, f display.Font, size float64) float64 {
	if text == "" {
		return 0
	}
	m := c.Stage.Metrics
	f, px := m.Font(f), m.Size(f, size)
	return float64(len(c.Stage.Measure.Wrap(text, f, px, wide))) * c.Stage.Measure.LineHeight(f, px)
}

// TrimUnder leaves out the last lines of what explains where they have no room and the words lie under the buttons: the
// head has a place of its own there, and the words become smaller before any are left out.
func (c *Controller) TrimUnder(q *Ask, room display.Rect) {
	share := 1 / c.Stage.Metrics.TextScale
	left := room.H - c.ParagraphTight(room.W, q.Warn, display.SansBold, BodySize*share)
	lines := strings.Split(q.Body, "\n")
	for i, line := range lines {
		left -= c.ParagraphTight(room.W, line, display.Sans, SmallSize*share)
		if left < 0 {
			lines = lines[:i]
			break
		}
	}
	q.Body = strings.Join(lines, "\n")
}
