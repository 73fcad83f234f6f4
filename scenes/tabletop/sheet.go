package tabletop

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/ui"
)

// Sheet is the end of a match, or of a game of it, as its game describes it in the reader's words: who has won and why,
// what was counted, and what the game paints of it.
type Sheet struct {
	// Verdict says who has won and Reason why; Counting stands in the verdict's place until all has been counted. Memory
	// is what is to be remembered of the match, empty for nothing.
	Verdict, Reason, Counting, Memory string
	// Own says in words what the persons came to, as far as the verdict does not: in large letters the part of the picture
	// that shows it may lie under the edge of the screen.
	Own string
	// Title, Note and Status stand on the bar over a chart.
	Title, Note, Status string
	// Winners are those that the end sounds for, Allied as one side. Lines is the number of lines that are counted one
	// after another, each for Pace times the usual time, 0 for once.
	Winners game.Seats
	Allied  bool
	Lines   int
	Pace    float64
	// Next is the way on to the next game of the match; empty where the match is over. Swap offers a rematch in which the
	// other seat starts.
	Next string
	Swap bool
	// Counts are the points of each seat, by the line in which they are counted.
	Counts [][]Count
	// Tableau is the picture of the end; Chart is what can be turned to in its place, nil for nothing.
	Tableau Tableau
	Chart   *Chart
}

// Count are points of a seat that are counted in a line.
type Count struct{ Line, Points int }

// Tableau is the end of a match as a game composes it, with all that its sheet says. Lay lays it out in the room under
// the buttons of the bar, for a reason with what there is to tell besides, and gives the place that it leaves to the
// ways on, which need a height that Ways tells. Draw draws it, ground and all, as far as it has been counted.
type Tableau interface {
	Lay(room display.Rect, reason string) (ways display.Rect)
	Draw(b *Brush)
}

// Chart is what a game paints of a match in the place of its tableau. Open and Back are the words of the button that
// turns from one to the other.
type Chart struct {
	Open, Back string
	// Lay lays it out in a room, an empty one where it is not shown. Draw draws it, Controls are what can be pressed on it
	// and Press hears of that; both are nil where nothing can be. Scroll takes wheel, drag and keys of a tick for itself
	// and out of the frame, once all has been counted; nil where nothing scrolls.
	Lay      func(room display.Rect)
	Draw     func(b *Brush)
	Controls func(cs []ui.Control) []ui.Control
	Press    func(id string)
	Scroll   func(in *input.Frame)
}

// Sum is what a seat's points come to, as far as they have been counted.
func (s *Score) Sum(seat game.Seat) (sum int) {
	for _, c := range s.sheet.Counts[seat] {
		n, _ := s.Counted(c.Line, c.Points)
		sum += n
	}
	return sum
}

// Total is what points come to.
func Total(counts []Count) (sum int) {
	for _, c := range counts {
		sum += c.Points
	}
	return sum
}

// Width is that of a line of a design size.
func (s *Score) Width(text string, f display.Font, design float64) float64 {
	m := s.Table.Stage.Metrics
	return s.Table.Stage.Measure.Width(text, m.Font(f), m.Size(f, design))
}

// figures keeps numbers as they are written, so that a frame that writes them again takes no memory.
type figures struct {
	lang    words.Lang
	written map[int]string
}

// Figure writes a number with a true minus sign and with its thousands set apart.
func (s *Score) Figure(n int) string {
	f := &s.figures
	if f.written == nil || f.lang != s.Table.Stage.Lang {
		*f = figures{s.Table.Stage.Lang, map[int]string{}}
	}
	text, ok := f.written[n]
	switch {
	case ok:
		return text
	case n < 0:
		text = "\u2212" + s.Figure(-n)
	case n < 1000:
		text = strconv.Itoa(n)
	default:
		text = s.Table.Say("score.thousands", game.Number(n/1000), game.Text(strconv.Itoa(1000 + n%1000)[1:]))
	}
	f.written[n] = text
	return text
}
