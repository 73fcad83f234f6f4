package tabletop

import (
	"fmt"
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// logOpen is a table over which the log lies.
var logOpen = LayoutOptions{LogOpen: true}

var screens = [...]theme.Metrics{
	{W: 1024, H: 640}, {W: 1280, H: 720}, {W: 1280, H: 800}, {W: 1920, H: 1080}, {W: 2560, H: 1080}, {W: 3840, H: 2160},
	{W: 1280, H: 800, TextScale: 2}, {W: 800, H: 1000}, {W: 800, H: 1000, TextScale: 2}, {W: 600, H: 960},
	{W: 600, H: 960, TextScale: 2}, {W: 412, H: 915}, {W: 412, H: 915, TextScale: 2}, {W: 360, H: 640},
	{W: 360, H: 640, TextScale: 2},
	{W: 960, H: 600}, {W: 960, H: 600, TextScale: 2}, {W: 640, H: 480}, {W: 3440, H: 1440},
}

func laid(opt FrameOptions, m theme.Metrics) (f Frame) {
	f.LayFrame(opt, m)
	return f
}

func inside(outer, inner display.Rect) bool {
	const slack = 0.01
	return inner.X >= outer.X-slack && inner.Y >= outer.Y-slack &&
		inner.X+inner.W <= outer.X+outer.W+slack && inner.Y+inner.H <= outer.Y+outer.H+slack
}

func TestTheRegionsOfAFrameFillTheScreenAndDoNotMeet(t *testing.T) {
	for _, m := range screens {
		for _, opt := range []FrameOptions{
			{}, {LayoutOptions: logOpen}, {LayoutOptions: logOpen, Panel: Size{300, 180}}, {Beside: true, High: Size{300, 128}},
		} {
			t.Run(fmt.Sprintf("%vx%v %+v", m.W, m.H, opt), func(t *testing.T) {
				f := laid(opt, m)
				regions := map[string]display.Rect{"bar": f.Bar, "board": f.Board, "panel": f.Panel}
				if opt.Beside && !f.Beside.Covers(f.Board) {
					regions["column"] = f.Beside
				}
				for a, ra := range regions {
					if !inside(f.Screen, ra) || ra.Empty() {
						t.Errorf("the %s is empty or off the screen: %+v", a, ra)
					}
					for b, rb := range regions {
						if a < b && !ra.Inset(0.01).Intersect(rb).Empty() {
							t.Errorf("%s and %s meet", a, b)
						}
					}
				}
				if !opt.LogOpen && !f.Log.Empty() {
					t.Errorf("a log that is closed lies at %+v", f.Log)
				}
			})
		}
	}
}

func TestThePanelHoldsWhatIsAskedAndItsAnswers(t *testing.T) {
	for _, m := range screens {
		f := laid(FrameOptions{LayoutOptions: logOpen}, m)
		parts := []display.Rect{f.Text, f.Primary, f.Secondary, f.Third, f.Hint}
		for i, r := range parts {
			if !inside(f.Panel, r) || r.W < 30 || r.H < 24 {
				t.Errorf("%vx%v: part %d at %+v is not in the panel %+v", m.W, m.H, i, r, f.Panel)
			}
			for j, other := range parts[:i] {
				if !r.Inset(0.01).Intersect(other).Empty() {
					t.Errorf("%vx%v at %v: part %d at %+v lies on part %d at %+v", m.W, m.H, m.TextScale, i, r, j, other)
				}
			}
		}
	}
}

// TestTheLogLiesOverTheBoard: it takes nothing from it, and covers neither bar nor panel.
func TestTheLogLiesOverTheBoard(t *testing.T) {
	for _, m := range append(screens[:], theme.Metrics{W: 800, H: 600}, theme.Metrics{W: 800, H: 600, TextScale: 2}) {
		shut, open := laid(FrameOptions{}, m), laid(FrameOptions{LayoutOptions: logOpen}, m)
		if open.Board != shut.Board || open.Log.Empty() || !inside(open.Board, open.Log) {
			t.Errorf("%vx%v: the log at %+v over the board at %+v, which was at %+v", m.W, m.H, open.Log, open.Board,
				shut.Board)
		}
	}
}

// TestWhoSpeaksHasALane: over the board or, in a small window, in the ticker's place, and nowhere else.
func TestWhoSpeaksHasALane(t *testing.T) {
	for _, m := range screens {
		f := laid(FrameOptions{}, m)
		if free := f.UnderLane(); f.Lane.H < 24 || f.Lane != f.Ticker && !inside(f.Board, f.Lane) ||
			!free.Intersect(f.Lane).Empty() || free.H < f.Board.H/2 {
			t.Errorf("%vx%v at %v: the lane is at %+v, the board at %+v", m.W, m.H, m.TextScale, f.Lane, f.Board)
		}
	}
}

// TestALessonTakesNothingFromALowBoard: it speaks under the buttons there, and over the board where that is high.
func TestALessonTakesNothingFromALowBoard(t *testing.T) {
	const speech = 60
	for _, m := range [...]theme.Metrics{{W: 844, H: 390}, {W: 844, H: 390, TextScale: 2}, {W: 740, H: 360},
		{W: 1000, H: 500}} {
		f := laid(FrameOptions{LayoutOptions: LayoutOptions{Speech: speech}, Under: true}, m)
		if !f.SpeaksUnder() || !inside(f.Panel, f.Lane) || f.Lane.H < speech-0.01 || f.UnderLane() != f.Board ||
			f.Board.H < 0.45*m.H {
			t.Errorf("%vx%v at %v: the lane is at %+v, the board at %+v", m.W, m.H, m.TextScale, f.Lane, f.Board)
		}
		for _, r := range [...]display.Rect{f.Head, f.Primary, f.Secondary, f.Third, f.Hint} {
			if r.Empty() || !r.Inset(0.01).Intersect(f.Lane).Empty() {
				t.Errorf("%vx%v at %v: the lane at %+v meets %+v", m.W, m.H, m.TextScale, f.Lane, r)
			}
		}
	}
	for _, m := range [...]theme.Metrics{{W: 1280, H: 800}, {W: 1280, H: 800, TextScale: 2}, {W: 412, H: 915}} {
		f := laid(FrameOptions{LayoutOptions: LayoutOptions{Speech: speech}, Under: true}, m)
		if f.SpeaksUnder() || !inside(f.Board, f.Lane) {
			t.Errorf("%vx%v at %v: the lane is at %+v", m.W, m.H, m.TextScale, f.Lane)
		}
	}
}

// TestATallScreenHasARowForItsWords: beside the buttons there would be room for a word or two. It has five lines, or
// two where a third answer stands under them, and the panel is no higher than words and answers are.
func TestATallScreenHasARowForItsWords(t *testing.T) {
	for _, m := range screens {
		f := laid(FrameOptions{Under: true}, m)
		if f.Tall != (m.H > m.W) {
			t.Errorf("%vx%v: tall %v", m.W, m.H, f.Tall)
		}
		if !f.Tall {
			continue
		}
		line := m.Size(display.SansBold, BodySize) * 1.3
		alone := f.Text.H
		if f.Third.Y < f.Primary.Y {
			alone = f.Third.Y + f.Third.H - f.Text.Y
		}
		if f.Text.W < 0.9*f.Panel.W || f.Text.H < 1.8*line || alone < 5*line {
			t.Errorf("%vx%v at %v: the words have %+v of the panel %+v, alone a height of %v", m.W, m.H, m.TextScale, f.Text,
				f.Panel, alone)
		}
		if most := 5.1*line + f.Primary.H + 4*fingerGap + m.U(Gap); f.Panel.H > most || f.Panel.H > 0.33*m.H {
			t.Errorf("%vx%v at %v: the panel takes %v", m.W, m.H, m.TextScale, f.Panel.H)
		}
	}
}

// TestBoxesGrowWithTheLettersInThem: where the reader's letters are no larger than without that, nothing else is.
func TestBoxesGrowWithTheLettersInThem(t *testing.T) {
	for _, m := range screens {
		usual := m
		usual.TextScale = 1
		same := m.Size(display.Sans, HeadSize) == usual.Size(display.Sans, HeadSize)
		if as := buttonHigh.Grown(m) == buttonHigh.Grown(usual); as != same {
			t.Errorf("%vx%v at %v: letters as without it %v, buttons %v", m.W, m.H, m.TextScale, same, as)
		}
	}
}

func TestThePrimaryButtonOfAFrameNeverMoves(t *testing.T) {
	for _, m := range screens {
		shut, open := laid(FrameOptions{}, m), laid(FrameOptions{LayoutOptions: logOpen}, m)
		if shut.Primary != open.Primary {
			t.Errorf("%vx%v: at %+v, with the log open at %+v", m.W, m.H, shut.Primary, open.Primary)
		}
	}
}
