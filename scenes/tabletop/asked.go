package tabletop

import (
	"strings"

	"safehouse/render/display"
	"safehouse/scenes/ui"
)

// DrawAsked tells in a part of the panel what is asked, what there is to know about it, and why a press did nothing.
func (t *Table) DrawAsked(b *Brush, room display.Rect) {
	defer b.Explains(len(b.L.Items))
	q := t.Choice.Prompt()
	if t.Panel.tells(t) {
		t.Panel.drawTold(t, b)
		return
	}
	room = t.Panel.besideLink(t, b, room)
	said, under := t.Panel.answerWords(t), !b.F.Head.Empty()
	switch {
	case said.Text != "" && under:
		t.Panel.drawQuestion(t, b, t.Panel.paragraphs(t, false))
		b.words(room, append(t.Panel.words[:0], said))
	case said.Text != "":
		b.words(room, t.Panel.overAnswer(t, room, said))
	case !under:
		b.words(room, t.Panel.paragraphs(t, true))
	case q.Body == "" && q.Warn == "":
		// Nothing is asked in many words: what is told keeps clear of the panel's end, where a game may show something.
		if q.Primary.ID == "" {
			room.H, room.Y = room.Y+room.H-b.F.Head.Y, b.F.Head.Y
		}
		room.W = min(room.W, b.F.Primary.X+b.F.Primary.W-room.X)
		b.words(room, t.Panel.paragraphs(t, false))
	default:
		t.Panel.askedTogether(t, b, room)
	}
}

// answerWords is what answers the last press, or refuses it; nothing where that stands on a slip.
func (p *Panel) answerWords(t *Table) ui.Words {
	why := t.Answer.Text()
	if t.hint.slipped(t) {
		why = ""
	}
	if why == "" {
		why = t.Page.Refusal()
	}
	if t.Answer.Good() {
		return ui.Words{Text: why, Font: display.Sans, Size: BodySize, Ink: t.Skin.Told}
	}
	return ui.Words{Text: why, Font: display.SansBold, Size: BodySize, Ink: t.Skin.Warn}
}

// paragraphs are the question and, with all, what there is to know about it: the question makes way last, and of what
// explains the last lines go first; a warning stays.
func (p *Panel) paragraphs(t *Table, all bool) ui.Stack {
	q, skin := t.Choice.Prompt(), t.Skin
	p.words = append(p.words[:0], ui.Words{Text: q.Head, Font: display.SansBold, Size: HeadSize, Ink: skin.Head, Goes: 1})
	if !all {
		return p.words
	}
	p.words = append(p.words, ui.Words{Text: q.Warn, Font: display.SansBold, Size: BodySize, Ink: skin.Warn})
	for text := range strings.SplitSeq(q.Body, "\n") {
		p.words = append(p.words, ui.Words{Text: text, Font: display.Sans, Size: SmallSize, Ink: skin.Body, Goes: 2})
	}
	return p.words
}

// overAnswer is an answer to a press with the question over it, where that is still to be decided. Beside a refusal the
// question has no room where it would have to be smaller; beside an answer that it should be read with, both become
// smaller.
func (p *Panel) overAnswer(t *Table, room display.Rect, said ui.Words) ui.Stack {
	s := append(p.paragraphs(t, false), said)
	p.words = s
	switch {
	case t.Answer.Good() && t.Choice.Prompt().Keeps:
		if s.Height(t.Stage, room.W, 1) > room.H {
			s[0].Size, s[1].Size = BodySize, SmallSize
		}
	case t.Answer.Good(), room.H < t.room.Frame().Text.H, s.Height(t.Stage, room.W, 1) > room.H:
		return s[1:]
	}
	return s
}

// words sets paragraphs in one box, all as much smaller as there is need, and leaves out what has no room even then.
func (b *Brush) words(room display.Rect, s ui.Stack) {
	b.wordsUpTo(room, s, 1)
}

// wordsUpTo does it with letters of at most that share of their sizes.
func (b *Brush) wordsUpTo(room display.Rect, s ui.Stack, most float64) {
	s = s.Fitted(b.view.Stage, room)
	share, _ := s.Share(b.view.Stage, room, most)
	s.Draw(b.L, b.view.Stage, room, share)
}

// askedTogether sets the question beside the buttons, and what there is to know under them, in letters no larger than
// the question's; where the question would become larger under the buttons too, it heads those words there.
func (p *Panel) askedTogether(t *Table, b *Brush, room display.Rect) {
	s := t.Panel.paragraphs(t, true)
	beside, _ := s[:1].Share(t.Stage, b.F.Head, 1)
	if under, fits := s.Share(t.Stage, room, 1); under > beside && fits {
		s.Draw(b.L, t.Stage, room, under)
		return
	}
	t.Panel.drawQuestion(t, b, s[:1])
	most := 1.0
	if s[0].Text != "" {
		most = min(1, beside*HeadSize/BodySize)
	}
	b.wordsUpTo(room, s[1:], most)
}

// drawQuestion sets the head in the middle of its place beside the buttons.
func (p *Panel) drawQuestion(t *Table, b *Brush, head ui.Stack) {
	room := b.F.Head
	share, _ := head.Share(t.Stage, room, 1)
	_, room = room.CutTop(max(0, room.H-head.Height(t.Stage, room.W, share)) / 2)
	head.Draw(b.L, t.Stage, room, share)
}

// fits reports whether a sentence has room in the panel in letters of that share of their size.
func (p *Panel) fits(t *Table, text string, share float64) bool {
	room := textRoomOf(t.room)
	return ui.Stack{{Text: text, Font: display.SansBold, Size: BodySize}}.Height(t.Stage, room.W, share) <= room.H
}
