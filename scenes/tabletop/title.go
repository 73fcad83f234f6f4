package tabletop

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/ui"
)

// BarLook is how the top of the table looks: from Ground to Foot, with a line under it, or the table's own ground where
// they are transparent; the game's name on it, how far the match is in words, and in marks.
type BarLook struct {
	Ground, Foot, Line, Name, Note display.Colour
	Font, NoteFont                 display.Font
	Size, NoteSize                 Size
	Marks                          MarkLook
}

// MarkLook is how the marks of the parts of a match look: what was played, what is, and what is to come, within an
// edge. They stand before the words or, in two lines, over them.
type MarkLook struct {
	Wide, High, Step        Size
	Played, Now, Next, Edge display.Colour
	Over                    bool
}

// Progress is how far a match is: in words, and as the part that is played now of so many.
type Progress struct {
	Words   string
	Now, Of int
}

// drawTitle writes the game's name, and beside it how far the match is; under it where there is no room beside it.
func (b *Brush) drawTitle(name string, p Progress) {
	room, look, measure := b.F.Title, &b.skin.Top, b.view.Stage.Measure
	if room.Empty() {
		return
	}
	font, small, gap := b.M.Font(look.Font), b.M.Font(look.NoteFont), max(b.M.U(Gap), titleGap)
	large, less := look.Size.In(b.M)/b.M.Scale(), look.NoteSize.In(b.M)/b.M.Scale()
	marks := look.Marks.wide(b.M, p)
	var head, beside display.Rect
	var note float64
	var over, under bool
	// Letters that would send the words under the name, where the name is smaller, grow only as far as they do not.
	share, fits := ui.Shrink(1, ui.LeastShare(b.M), func(share float64) bool {
		head, beside = room.PartLeft(measure.Width(name, font, b.M.Size(font, b.Lowered(room, large*share)))+1, gap)
		note = measure.Width(p.Words, small, b.M.Size(small, b.Lowered(room, less*share))) + 1
		over = look.Marks.Over && marks > 0 && max(marks, note) <= beside.W
		under = !over && (note > beside.W || b.F.Tall && marks > 0 && marks+gap+note > beside.W)
		return p.Words == "" || !under
	})
	if fits {
		large, less = large*share, less*share
	}
	switch {
	case p.Words == "":
		b.Fit(room, name, look.Font, large, look.Name, display.Left)
		return
	case over:
		over, under := beside.Middle(beside.W, room.H*besideHigh).CutTop(room.H * marksShare)
		look.Marks.draw(b, over, p)
		b.Fit(under, p.Words, look.NoteFont, less, look.Note, display.Left)
	case under:
		head, beside = room.CutTop(room.H * nameShare)
		fallthrough
	default:
		// A wider figure is no reason for the marks to go: what lies between them and the words gives way first.
		if marks > 0 && marks+gap/2+note <= beside.W {
			var row display.Rect
			row, beside = beside.PartLeft(marks, min(gap, beside.W-marks-note))
			look.Marks.draw(b, row, p)
		}
		b.Fit(beside, p.Words, look.NoteFont, less, look.Note, display.Left)
	}
	f := look.Font
	if b.M.Floor(b.M.Font(f)) > head.H*fitShare {
		f = display.SansBold // It can be read in smaller letters.
	}
	b.Fit(head, name, f, large, look.Name, display.Left)
}

// wide is how wide the marks are, in pixels; 0 where there are none.
func (k *MarkLook) wide(m theme.Metrics, p Progress) float64 {
	if p.Of == 0 || k.Wide.Design == 0 {
		return 0
	}
	return float64(p.Of-1)*k.Step.In(m) + k.Wide.In(m)
}

// draw draws the marks in the middle of a box's height: those that are round are as wide as high.
func (k *MarkLook) draw(b *Brush, box display.Rect, p Progress) {
	w, h, thin := k.Wide.In(b.M), k.High.In(b.M), max(1, b.M.U(2))
	mark := display.Rect{X: box.X, Y: box.Y + (box.H-h)/2, W: w, H: h}
	round := 0.0
	if w == h {
		round = w / 2
	}
	for i := 1; i <= p.Of; i++ {
		edge, thick := k.Edge, thin
		switch {
		case i < p.Now:
			edge, thick = k.Played, w
		case i == p.Now:
			edge, thick = k.Now, w
		case k.Next.A > 0:
			b.L.Fill(mark, k.Next, round)
		}
		b.L.Border(mark, edge, round, thick)
		mark.X += k.Step.In(b.M)
	}
}

// besideHigh is the share of the bar's height for words with marks over them, marksShare that for these, nameShare that
// for the name over both; titleGap is the least room between what stands side by side, in pixels.
const (
	titleGap   = 8.0
	besideHigh = 0.84
	marksShare = 0.27
	nameShare  = 0.54
)
