package topsecret

import (
	"fmt"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/theme"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// logOpen is a table over which the log lies.
var logOpen = tabletop.LayoutOptions{LogOpen: true}

var screens = [...]theme.Metrics{
	{W: 1024, H: 640}, {W: 1280, H: 720}, {W: 1280, H: 800}, {W: 1920, H: 1080}, {W: 2560, H: 1080}, {W: 3840, H: 2160},
	{W: 412, H: 915},
}

// everywhere runs a test for all sizes, text sizes and numbers of seats, with the log open and closed, and with and
// without an index of what rivals hold.
func everywhere(t *testing.T, test func(t *testing.T, v *topsecret.View, opt options, m theme.Metrics)) {
	for _, m := range screens {
		for _, text := range [...]float64{1, 1.5, 2} {
			m.TextScale = text
			for seats := 2; seats <= game.MaxSeats; seats++ {
				for _, opt := range []options{
					{Hand: true}, {LayoutOptions: logOpen, Hand: true, Indexed: true}, {Hand: true, Indexed: true},
					{Reveal: true, Indexed: true}, {LayoutOptions: logOpen, Reveal: true, Hand: true},
					{Reveal: true, Hand: true, Plates: true, Indexed: true}, {},
				} {
					name := fmt.Sprintf("%vx%v text %v, %d seats, hand %v, log %v, index %v, reveal %v", m.W, m.H, text, seats,
						opt.Hand, opt.LogOpen, opt.Indexed, opt.Reveal)
					t.Run(name, func(t *testing.T) { test(t, full(seats), opt, m) })
				}
			}
		}
	}
}

// full is a view of a table on which everything lies that can: two cards face up and one chosen in front of each seat.
func full(seats int) *topsecret.View {
	v := &topsecret.View{Viewer: 0, Seats: seats, Values: [5]int{20, 30, 40, 50, 995}, LowestOut: seats < 4, Series: true,
		Turn: 3, Turns: 15}
	for i := range v.Players[:seats] {
		p := &v.Players[i]
		p.UpCount, p.Picked, p.SinglesCount, p.PairsCount = 2, true, 99, 99
		for j := range p.Up {
			p.Up[j].Card = topsecret.NewCard(topsecret.Document5, game.Seat(i))
		}
		for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
			p.Hand[k] = 2
		}
		if v.LowestOut {
			p.Hand[topsecret.Document1] = 0
			p.Hand[topsecret.Mole], p.Hand[topsecret.Assassin] = 3, 4
		}
		p.Hand[topsecret.Agent] = 1
	}
	v.Players[0].HandKnow = topsecret.Shown
	v.Players[0].Pick = topsecret.NewCard(topsecret.Mole, 0)
	return v
}

// lies is a part of the table by its name, and where it lies.
var lies = tabletest.At

func laid(v *topsecret.View, opt options, m theme.Metrics) (l layout) {
	l.Lay(v, opt, m)
	return l
}

func TestTheRegionsOfATableDoNotMeet(t *testing.T) {
	everywhere(t, func(t *testing.T, v *topsecret.View, opt options, m theme.Metrics) {
		l := laid(v, opt, m)
		parts := []tabletest.Part{lies("bar", l.Bar), lies("panel", l.Panel), lies("discard", l.Discard)}
		if opt.Hand {
			parts = append(parts, lies("hand", l.Hand))
		} else {
			parts = append(parts, lies("caption", l.Caption))
		}
		if opt.LogOpen == l.Log.Empty() || !l.Log.Intersect(l.Panel).Empty() {
			t.Errorf("the log lies at %+v", l.Log)
		}
		for seat := range v.Seats {
			b := &l.Boards[seat]
			box := b.Box
			if opt.Hand && seat == int(opt.Near) { // The cards out of the game lie at its foot or at its head.
				box.H = b.Singles.Y + b.Singles.H - box.Y
				if !box.Intersect(l.Discard).Empty() {
					parts = append(parts, lies("note", b.Note), lies("tab", b.Tab), lies("safe", b.Safe),
						lies("open card", b.Up[0]), lies("chosen card", b.Pick), lies("singles", b.Singles))
					continue
				}
			}
			parts = append(parts, lies(fmt.Sprint("board ", seat), box))
		}
		tabletest.MustBeApart(t, t.Name(), l.Screen, parts...)
	})
}

func TestThePartsOfABoardDoNotMeet(t *testing.T) {
	everywhere(t, func(t *testing.T, v *topsecret.View, opt options, m theme.Metrics) {
		l := laid(v, opt, m)
		for seat := range v.Seats {
			b := &l.Boards[seat]
			parts := []tabletest.Part{lies("safe", b.Safe), lies("tab", b.Tab), lies("score", b.Score),
				lies("open card", b.Up[0]), lies("chosen card", b.Pick), lies("singles", b.Singles), lies("pairs", b.Pairs),
				lies("note", b.Note)}
			if !b.Index.Empty() {
				parts = append(parts, lies("index", b.Index))
			}
			tabletest.MustBeApart(t, t.Name(), b.Box, parts...)
			if opt.Plates && (b.Plate.Empty() || !b.Plate.Intersect(b.Safe).Empty()) {
				t.Errorf("the plate of seat %d is at %+v", seat, b.Plate)
			}
			at := b.Safe
			if !b.Under.Empty() {
				at = b.Under
			}
			tabletest.MustBeApart(t, t.Name(), at, lies("sign", b.Chip), lies("name", b.Name))
		}
	})
}

func TestEveryCardLiesOnTheScreenAndCanBeRead(t *testing.T) {
	everywhere(t, func(t *testing.T, v *topsecret.View, opt options, m theme.Metrics) {
		for k := range opt.Lift {
			opt.Lift[k] = 1
		}
		l := laid(v, opt, m)
		least := 44.0
		if m.W < 1280 {
			least = 38
		}
		for _, p := range l.Sprites(apartFaces(), nil) {
			if at := p.Pose.Box.Intersect(l.Board); p.At.Zone < topsecret.ZonePick && opt.Reveal && !at.Empty() {
				continue // The hand has sunk.
			}
			if !tabletest.Inside(l.Board, p.Pose.Box) {
				t.Errorf("%+v lies at %+v, the board is %+v", p.At, p.Pose.Box, l.Board)
			}
			if p.At.Zone >= topsecret.ZoneUp && p.Pose.Box.W < least {
				t.Errorf("%+v is only %.0f pixels wide", p.At, p.Pose.Box.W)
			}
		}
	})
}

func TestWhatIsPressedIsLargeEnough(t *testing.T) {
	everywhere(t, func(t *testing.T, v *topsecret.View, opt options, m theme.Metrics) {
		l := laid(v, opt, m)
		least := m.U(48)
		parts := []tabletest.Part{lies("discard", l.Discard), lies("primary", l.Primary), lies("secondary", l.Secondary)}
		for seat := range v.Seats {
			b := &l.Boards[seat]
			parts = append(parts, lies("card on the safe", b.Up[1]), lies("chosen card", b.Pick),
				lies("singles", b.Singles), lies("pairs", b.Pairs))
		}
		if opt.Hand && !opt.Reveal {
			for k := firstIn(l.view); int(k) <= topsecret.Kinds; k++ {
				parts = append(parts, lies(fmt.Sprint("group ", k), l.Groups[k]))
			}
		}
		for _, p := range parts {
			if min(p.Box.W, p.Box.H) < least-0.01 {
				t.Errorf("%s is %.1f by %.1f pixels", p.Name, p.Box.W, p.Box.H)
			}
		}
	})
}

func TestTheGroupsOfAHandDoNotMeetAndStayWhereTheyAre(t *testing.T) {
	everywhere(t, func(t *testing.T, v *topsecret.View, opt options, m theme.Metrics) {
		if !opt.Hand || opt.Reveal {
			return
		}
		l := laid(v, opt, m)
		var parts []tabletest.Part
		for k := firstIn(l.view); int(k) <= topsecret.Kinds; k++ {
			parts = append(parts, lies(fmt.Sprint("group ", k), l.Groups[k]))
		}
		tabletest.MustBeApart(t, t.Name(), l.Hand, parts...)
		if !v.LowestOut && l.Slots[topsecret.Document1].Empty() {
			t.Error("the least valuable documents have no slot")
		}
		before := l.Slots
		v.Players[0].Hand = topsecret.Counts{topsecret.Document3: 1}
		if l = laid(v, opt, m); l.Slots != before {
			t.Errorf("the slots move when cards are played: %v, before %v", l.Slots, before)
		}
	})
}

func TestThePrimaryButtonNeverMoves(t *testing.T) {
	places := tabletest.Primaries{}
	for _, m := range screens {
		for _, opt := range []options{
			{Hand: true}, {LayoutOptions: logOpen, Hand: true}, {Reveal: true}, {Indexed: true}, {},
		} {
			for seats := 2; seats <= game.MaxSeats; seats++ {
				places.Watch(t, fmt.Sprintf("%vx%v %+v", m.W, m.H, opt), m, laid(full(seats), opt, m).Primary)
			}
		}
	}
}

// TestBoardsStayInAReveal, and the hand sinks under them; rivals follow each other in the order of turns.
func TestBoardsStayInAReveal(t *testing.T) {
	for _, m := range screens {
		for seats := 2; seats <= game.MaxSeats; seats++ {
			v := full(seats)
			shut, open := laid(v, options{Hand: true}, m), laid(v, options{Hand: true, Reveal: true}, m)
			if open.Boards != shut.Boards || open.Discard != shut.Discard {
				t.Errorf("%vx%v, %d seats: the boards move", m.W, m.H, seats)
			}
			if k := topsecret.Kinds; open.Slots[k].Y <= shut.Slots[k].Y {
				t.Errorf("%vx%v, %d seats: the hand lies at %v, before the reveal at %v", m.W, m.H, seats, open.Slots[k],
					shut.Slots[k])
			}
			for seat := 2; seat < seats; seat++ {
				if box, last := open.Boards[seat].Box, open.Boards[seat-1].Box; box.X <= last.X && box.Y <= last.Y {
					t.Errorf("%vx%v: board %d does not follow its neighbour", m.W, m.H, seat)
				}
			}
		}
	}
}

// The button that goes on stays where it is when the points come.
func TestThePrimaryButtonOfTheScoreIsThatOfTheTable(t *testing.T) {
	v := topsecret.View{Viewer: game.Public, Seats: 4}
	for _, m := range screens {
		for _, text := range []float64{1, 2} {
			m.TextScale = text
			var table, score layout
			table.Lay(&v, options{Hand: true}, m)
			score.Lay(&v, options{}, m)
			if table.Primary != score.Primary {
				t.Errorf("%vx%v, text %v: at %v on the table, at %v under the score", m.W, m.H, text, table.Primary, score.Primary)
			}
		}
	}
}

// TestTheHandIsInSightOnSmallScreens lays tables out on phones and in small windows, in letters of every size.
func TestTheHandIsInSightOnSmallScreens(t *testing.T) {
	small := []theme.Metrics{{W: 360, H: 640}, {W: 412, H: 915}, {W: 640, H: 480}, {W: 844, H: 390}, {W: 600, H: 960}}
	for _, m := range small {
		for _, m.TextScale = range []float64{1, 1.5, 2} {
			for seats := 2; seats <= game.MaxSeats; seats++ {
				l := laid(full(seats), options{Hand: true, Indexed: true, Names: 60, Words: 44}, m)
				least := 20.0
				if l.Tall {
					least = 36 // A finger must hit it.
				}
				if !tabletest.Inside(l.Board, l.Hand) || l.card.W < least {
					t.Errorf("%v, %d seats: the hand lies at %v on the board at %v, its cards are %v", m, seats, l.Hand, l.Board,
						l.card)
				}
				for seat := range seats {
					if b := &l.Boards[seat]; !tabletest.Inside(l.Board, b.Box) || b.Pick.W < 14 || b.person().W < 24 {
						t.Errorf("%v, %d seats: board %d lies at %v on %v; its safe is %v, its card %v", m, seats, seat, b.Box, l.Board,
							b.Safe, b.Pick)
					}
				}
			}
		}
	}
}
