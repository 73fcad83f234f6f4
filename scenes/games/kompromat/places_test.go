package kompromat

import (
	"fmt"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/games/kompromat/designs"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// logOpen is a table over which the log lies.
var logOpen = tabletop.LayoutOptions{LogOpen: true}

var screens = [...]theme.Metrics{
	{W: 1024, H: 640}, {W: 1280, H: 720}, {W: 1280, H: 800}, {W: 1920, H: 1080}, {W: 2560, H: 1080}, {W: 3840, H: 2160},
	{W: 1280, H: 800, TextScale: 2}, {W: 412, H: 915}, {W: 360, H: 640}, {W: 412, H: 915, TextScale: 2},
}

// full is a view with n cards of each seat at every mission.
func full(n int) *kompromat.View {
	v := &kompromat.View{Unlaid: 1 << 3, DrawnBy: game.Public}
	for i := range v.Row {
		v.Row[i].Mission = kompromat.Mission(i + 1)
		for seat := range v.Row[i].Attempts {
			v.Row[i].Attempts[seat].Count = n
		}
	}
	v.Players[0].Deck, v.Players[1].Deck = 1, 1
	return v
}

// blank paints nothing: only where cards lie is tested.
func blank(face) display.Face { return display.Face{} }

func laid(v *kompromat.View, opt lookOptions, m theme.Metrics) (l layout) {
	l.Lay(v, opt, m)
	return l
}

func TestEveryCardOfAFullTableLiesOnTheBoard(t *testing.T) {
	for _, m := range screens {
		for _, opt := range []lookOptions{
			{}, {LayoutOptions: logOpen}, {Near: 1}, {LayoutOptions: logOpen, Reveal: true},
		} {
			for _, n := range []int{1, 2, 5, kompromat.DeckSize} {
				t.Run(fmt.Sprintf("%vx%v %+v %d cards", m.W, m.H, opt, n), func(t *testing.T) {
					v := full(n)
					l := laid(v, opt, m)
					for _, p := range l.things(blank, nil) {
						if !tabletest.Inside(l.Board, p.Pose.Box) && (l.Aside.Empty() || !tabletest.Inside(l.Aside, p.Pose.Box)) {
							t.Errorf("%+v lies at %+v, the board is %+v", p.At, p.Pose.Box, l.Board)
						}
					}
				})
			}
		}
	}
}

func TestRegionsDoNotMeet(t *testing.T) {
	for _, m := range screens {
		l := laid(full(3), lookOptions{LayoutOptions: logOpen}, m)
		name := fmt.Sprintf("%vx%v text %v", m.W, m.H, m.TextScale)
		tabletest.MustBeApart(t, name, l.Screen, tabletest.At("bar", l.Bar),
			tabletest.At("board", l.Board), tabletest.At("panel", l.Panel))
		for i := range l.Buttons {
			if !tabletest.Inside(l.Bar, l.Buttons[i]) || l.Buttons[i].Y == l.Ticker.Y && l.Buttons[i].X < l.Ticker.X+l.Ticker.W {
				t.Errorf("%vx%v: button %d stands at %+v, the ticker ends at %v", m.W, m.H, i, l.Buttons[i],
					l.Ticker.X+l.Ticker.W)
			}
		}
		for _, r := range []display.Rect{l.Primary, l.Secondary, l.Third, l.Card, l.Text} {
			if !tabletest.Inside(l.Panel, r) || r.W < 40 {
				t.Errorf("%vx%v: %+v is not in the panel %+v", m.W, m.H, r, l.Panel)
			}
		}
	}
}

func TestThePrimaryButtonNeverMoves(t *testing.T) {
	places := tabletest.Primaries{}
	for _, m := range screens {
		for _, opt := range []lookOptions{{}, {LayoutOptions: logOpen}, {Near: 1}, {Reveal: true}} {
			for _, n := range []int{1, 5} {
				places.Watch(t, fmt.Sprintf("%vx%v %+v", m.W, m.H, opt), m, laid(full(n), opt, m).Primary)
			}
		}
	}
}

func TestACardLiesAlwaysAtTheSameAngle(t *testing.T) {
	m := screens[2]
	a, b := laid(full(4), lookOptions{}, m), laid(full(4), lookOptions{}, m)
	pa, pb := a.things(blank, nil), b.things(blank, nil)
	for i := range pa {
		if pa[i] != pb[i] {
			t.Errorf("%+v and %+v", pa[i], pb[i])
		}
	}
}

// TestBothFiguresOfAWildCardAreSeenInAFan: the open card of a full fan shows all of its corner, wherever it is wild,
// and so does each card that its owner looks at.
func TestBothFiguresOfAWildCardAreSeenInAFan(t *testing.T) {
	const wild = 2
	for _, m := range screens {
		for _, opt := range []lookOptions{{}, {LayoutOptions: logOpen}} {
			for n := 2; n <= 5; n++ {
				v := full(n)
				a := &v.Row[1].Attempts[0]
				a.Cards[0] = kompromat.Slot{Card: wild, Up: true}
				a.Cards[n-1] = kompromat.Slot{Card: wild + 1, Know: kompromat.Shown}
				l := laid(v, opt, m)
				var fan []display.Rect
				for _, p := range l.things(blank, nil) {
					if p.At.Zone == attemptZone(1, 0) {
						fan = append(fan, p.Pose.Box)
					}
				}
				if seen := fan[1].X - fan[0].X; seen < l.cardWide(1, 0)*designs.WideStrip-0.01 {
					t.Errorf("%vx%v %+v: of a 1/11 under %d cards %v pixels of %v are seen", m.W, m.H, opt, n-1, seen,
						l.cardWide(1, 0))
				}
				if begin := l.spread(1, 0)[1]; begin < fan[0].X+l.cardWide(1, 0)*designs.WideStrip-0.01 || begin > fan[1].X+0.01 {
					t.Errorf("%vx%v %+v: the cards face down begin at %v, the second card lies at %v", m.W, m.H, opt, begin, fan[1].X)
				}
			}
		}
	}
}

// TestAFigureIsSeenWholeOrNotAtAll: a card that another one lies on has its figure in what is seen of it, and as much
// is seen as that needs; only one that is free has it in the middle.
func TestAFigureIsSeenWholeOrNotAtAll(t *testing.T) {
	for _, m := range screens {
		for n := 2; n <= 5; n++ {
			v := full(n)
			a := &v.Row[1].Attempts[0]
			for i := range n {
				a.Cards[i] = kompromat.Slot{Card: kompromat.Card([]int{1, 13, 4, 8, 6}[i]), Up: true, Know: kompromat.Shown}
			}
			l := laid(v, lookOptions{}, m)
			at, wide, i := l.spread(1, 0), l.cardWide(1, 0), 0
			small := l.Fans[1][0].H <= m.Floor(display.SansBold)*leastCard // Still smaller it could not be read.
			l.fan(func(_ game.Zone, _ int, f face, _ director.Pose, _ int) *director.Sprite {
				seen := (at[i+1] - at[i]) / wide
				if last := i+1 == n; !last && (f.under != (seen < 0.999) || f.under && seen < needs(a.Cards[i])-0.001 && !small) {
					t.Errorf("%vx%v, %d cards: %.2f of card %d are seen, and its figure in the middle: %v", m.W, m.H, n, seen, i,
						!f.under)
				}
				i++
				return &director.Sprite{}
			}, 1, 0)
		}
	}
}

// TestOnAPhoneMissionsHaveTheRoom: no more of a high window goes to the dossiers than they need, and the rival speaks
// beside the photograph, where nothing else stands; or in the line at the top, where the dossiers are low.
func TestOnAPhoneMissionsHaveTheRoom(t *testing.T) {
	for _, size := range [...][2]float64{{412, 915}, {360, 640}, {600, 960}} {
		for _, text := range [...]float64{1, 1.5, 2} {
			m := theme.Metrics{W: size[0], H: size[1], TextScale: text}
			v := full(3)
			v.Players[0].WonShown = true
			l := laid(v, lookOptions{}, m)
			if least := m.H * 0.3; l.Blotter.H < least {
				t.Errorf("%v at %v: the missions have %v of the height", size, text, l.Blotter.H)
			}
			far := &l.Dossiers[1]
			if l.Lane != l.Ticker && !tabletest.Inside(far.Box, l.Lane) || tabletest.Meet(l.Lane, far.Notoriety) ||
				tabletest.Meet(l.Lane, far.Photo) || tabletest.Meet(l.Lane, far.Deck) || tabletest.Meet(l.Lane, far.Name) {
				t.Errorf("%v at %v: the rival speaks at %v in the dossier %+v", size, text, l.Lane, far)
			}
			if spoken := m.H / m.W; spoken > 2 && l.Lane == l.Ticker {
				t.Errorf("%v at %v: the rival has no place to speak in the dossier", size, text)
			}
			v.Players[1].Items = 1
			if l = laid(v, lookOptions{}, m); l.Lane != l.Ticker {
				t.Errorf("%v at %v: the rival speaks at %v over an item", size, text, l.Lane)
			}
		}
	}
}

// TestAllFiguresOfTheTryAreSeen: in no window does a card that is drawn lie on the figure of the one before, at
// whichever mission it is tried.
func TestAllFiguresOfTheTryAreSeen(t *testing.T) {
	for _, m := range tabletest.Windows() {
		for mission := range kompromat.RowSize {
			v := full(0)
			v.Current = mission
			own, rival := &v.Row[mission].Attempts[0], &v.Row[mission].Attempts[1]
			own.Open, own.Count, rival.Count = true, 5, 5
			for i := range own.Cards[:own.Count] {
				own.Cards[i] = kompromat.Slot{Card: kompromat.Card(2 + 2*i), Know: kompromat.Shown}
			}
			rival.Cards[0] = kompromat.Slot{Card: 9, Up: true}
			l := laid(v, lookOptions{}, m)
			for seat, a := range [...]*kompromat.Attempt{own, rival} {
				at, card := l.spread(mission, game.Seat(seat)), l.cardWide(mission, game.Seat(seat))
				for i := range a.Count - 1 {
					if seen := (at[i+1] - at[i]) / card; shownOf(a.Cards[i]) != 0 && seen < needs(a.Cards[i])-0.01 {
						t.Errorf("%vx%v text %v: at mission %d %.2f of card %d of seat %d are seen", m.W, m.H, m.TextScale, mission,
							seen, i, seat)
					}
				}
			}
		}
	}
}
