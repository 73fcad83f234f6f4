package getadler

import (
	"fmt"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// logOpen is a table over which the log lies.
var logOpen = tabletop.LayoutOptions{LogOpen: true}

// everyLayout lays tables of every size, company and way of looking at them.
func everyLayout(visit func(name string, v *getadler.View, opt options, m theme.Metrics, l *layout)) {
	for _, size := range [...][2]float64{
		{1024, 640}, {1280, 720}, {1280, 800}, {1920, 1080}, {2560, 1080}, {3840, 2160}, {800, 1000}, {600, 960}, {960, 600},
		{640, 480}, {412, 915}, {360, 640}, {844, 390},
		{3440, 1440},
	} {
		for _, text := range [...]float64{1, 1.5, 2} {
			if size[1] < 600 && text > 1 {
				continue
			}
			for seats := 4; seats <= game.MaxSeats; seats++ {
				for i, opt := range [...]options{
					{Hand: true, Open: true}, {LayoutOptions: logOpen, Hand: true, Open: true},
					{LayoutOptions: logOpen, Hand: true}, {}, {LayoutOptions: logOpen},
					{Hand: true, Open: true, Builder: true}, {LayoutOptions: logOpen, Hand: true, Choice: true},
				} {
					v := hands(seats)
					m := theme.Metrics{W: size[0], H: size[1], TextScale: text}
					l := &layout{}
					l.lay(v, opt, m)
					visit(fmt.Sprintf("%vx%v text %v, %d seats, way %d", m.W, m.H, text, seats, i), v, opt, m, l)
				}
			}
		}
	}
}

// hands is a view of seats with full hands; the first is on turn and looks on.
func hands(seats int) *getadler.View {
	v := &getadler.View{Seats: seats, Hour: 3, Pile: 20, Branch: getadler.DocumentArmy}
	v.Discard[getadler.Pistol] = 4
	for i := range v.Players[:seats] {
		v.Players[i].Cards = getadler.HandSize
	}
	own := &v.Players[0]
	own.Cards, own.Role = handUsual, getadler.Gold
	own.Sure[getadler.Question], own.Sure[getadler.Arrest], own.Sure[getadler.Bomb] = 3, 4, 1
	return v
}

// TestFacesAreLargeForWhoWatchesOnAPhone: where nobody's hand lies below on a telephone lying across, the room of the
// hand goes to the faces, and these stand beside their names.
func TestFacesAreLargeForWhoWatchesOnAPhone(t *testing.T) {
	for _, size := range [...][2]float64{{844, 390}, {740, 360}, {915, 412}} {
		l := &layout{}
		l.lay(hands(4), options{}, theme.Metrics{W: size[0], H: size[1], TextScale: 1})
		for seat := range 4 {
			if p := &l.Suspects[seat]; p.Card.H < 68 || !p.Card.Intersect(p.Plate).Empty() {
				t.Errorf("%v: the face of %d lies at %.0f, its name at %.0f", size, seat, p.Card, p.Plate)
			}
		}
	}
}

// TestTheLargestHandShowsAllItsCards: whoever has taken two cards, or Collins's, holds more than usual and must choose
// among all of them (G40, G45).
func TestTheLargestHandShowsAllItsCards(t *testing.T) {
	v := hands(5)
	v.Players[0].Cards = getadler.MaxHand
	v.Players[0].Sure[getadler.Disguise]++
	for _, size := range [...][2]float64{{412, 915}, {360, 640}, {844, 390}, {960, 600}, {1280, 800}} {
		l := &layout{}
		l.lay(v, options{Hand: true, Open: true}, theme.Metrics{W: size[0], H: size[1], TextScale: 1})
		if l.Held != getadler.MaxHand || l.kind(l.Held-1) != getadler.Disguise {
			t.Errorf("%v: %d cards lie in the hand, the last is %v", size, l.Held, l.kind(l.Held-1))
		}
		for i, card := range l.Cards[:l.Held] {
			if !l.Board.Inset(-1).Covers(card) || i > 0 && !card.Intersect(l.Cards[i-1]).Empty() {
				t.Errorf("%v: card %d lies at %.0f beside %.0f on %.0f", size, i, card, l.Cards[max(0, i-1)], l.Board)
			}
		}
	}
}

// TestALessonLeavesTheHandWhole: however much it says under the buttons, the hand ends where the panel begins.
func TestALessonLeavesTheHandWhole(t *testing.T) {
	for seats := 4; seats <= game.MaxSeats; seats++ {
		for _, speech := range [...]float64{30, 50, 70} {
			l, opt := &layout{}, options{Hand: true, Open: true}
			opt.Speech = speech
			l.lay(hands(seats), opt, theme.Metrics{W: 844, H: 390, TextScale: 1})
			if foot := l.Hand.Y + l.Hand.H; foot > l.Panel.Y {
				t.Errorf("%d seats, %v of speech: the hand ends at %.0f, the panel begins at %.0f", seats, speech, foot, l.Panel.Y)
			}
		}
	}
}

// TestThreeSuspectsSitInOneRowOnAPhone: two rows have no room for their faces.
func TestThreeSuspectsSitInOneRowOnAPhone(t *testing.T) {
	for _, size := range [...][2]float64{{412, 915}, {360, 640}, {600, 960}} {
		for _, text := range [...]float64{1, 1.5, 2} {
			l := &layout{}
			l.lay(hands(4), options{Hand: true, Open: true}, theme.Metrics{W: size[0], H: size[1], TextScale: text})
			for seat := 1; seat < 4; seat++ {
				if s := &l.Suspects[seat]; s.Card.Y != l.Suspects[1].Card.Y || s.Card.H < 40 {
					t.Errorf("%v at %v: suspect %d sits at %v, the first at %v", size, text, seat, s.Card, l.Suspects[1].Card)
				}
			}
			if l.OwnWords.Y+l.OwnWords.H > l.Own.Y+0.01 || l.Own.Y-l.OwnWords.Y > l.OwnWords.H+1 {
				t.Errorf("%v at %v: the own name lies at %v, not over the bust at %v", size, text, l.OwnWords, l.Own)
			}
		}
	}
}

func TestThePartsOfTheTableDoNotMeet(t *testing.T) {
	everyLayout(func(name string, v *getadler.View, _ options, _ theme.Metrics, l *layout) {
		var parts []tabletest.Part
		add := func(part string, r display.Rect) {
			if !r.Empty() {
				parts = append(parts, tabletest.Part{Name: part, Box: r})
			}
		}
		for seat := range v.Seats {
			if l.opposite(seat) {
				add(fmt.Sprint("suspect ", seat), l.Suspects[seat].Box)
			}
		}
		for i := range l.Held {
			add(fmt.Sprint("card ", i), l.Cards[i])
		}
		add("own", l.Own)
		if l.taken() {
			add("builder", l.Builder)
		} else {
			for part, r := range map[string]display.Rect{
				"clock": l.Clock, "pile": l.Pile, "discard": l.Discard, "branch": l.Branch, "mission": l.Mission,
				"notebook": l.Tools[0], "sheet": l.Tools[1],
			} {
				add(part, r)
			}
		}
		tabletest.MustBeApart(t, name, l.Board.Inset(-l.Board.H*0.02), parts...)
	})
}

func TestThePartsOfASuspectLieInItsPlace(t *testing.T) {
	everyLayout(func(name string, v *getadler.View, _ options, _ theme.Metrics, l *layout) {
		for seat := range v.Seats {
			s := &l.Suspects[seat]
			for part, r := range map[string]display.Rect{
				"plate": s.Plate, "chip": s.Chip, "name": s.Name, "card": s.Card, "backs": s.Backs, "count": s.Count,
				"state": s.State, "strip": s.Strip,
			} {
				if r.Empty() && !l.opposite(seat) {
					continue // Whose hand lies below has no ticket.
				}
				if r.Empty() || !tabletest.Inside(s.Box, r) {
					t.Errorf("%s: the %s of seat %d at %+v is not in %+v", name, part, seat, r, s.Box)
				}
			}
			if x := s.Card.Intersect(s.Count); x.W > 0 && x.H > 0 {
				t.Errorf("%s: card and count of seat %d meet", name, seat)
			}
			if x := s.Name.Intersect(s.Chip); x.W > 0 && x.H > 0 {
				t.Errorf("%s: name and sign of seat %d meet", name, seat)
			}
		}
	})
}

func TestThePrimaryButtonNeverMoves(t *testing.T) {
	places := tabletest.Primaries{}
	everyLayout(func(name string, _ *getadler.View, _ options, m theme.Metrics, l *layout) {
		places.Watch(t, name, m, l.Primary)
	})
}

func TestEveryCardHasAPlaceOfItsOwn(t *testing.T) {
	everyLayout(func(name string, v *getadler.View, opt options, _ theme.Metrics, l *layout) {
		things := l.things(func(f face) display.Face { return display.Face{Tone: uint8(f.kind)} }, nil)
		have := map[game.Place]bool{}
		for _, p := range things {
			if have[p.At] {
				t.Errorf("%s: two cards at %+v", name, p.At)
			}
			have[p.At] = true
			if p.Pose.Box.Empty() {
				t.Errorf("%s: the card at %+v has no room", name, p.At)
			}
			if zone := getadler.ZoneHand; p.At.Zone == zone && !opt.Open && p.Face.Tone != 0 {
				t.Errorf("%s: a closed hand shows a %v", name, getadler.Kind(p.Face.Tone))
			}
		}
		for seat := range game.Seat(v.Seats) {
			if _, ok := l.where(game.Place{Zone: getadler.ZoneHand + game.Zone(seat)}); !ok {
				t.Errorf("%s: the hand of seat %d is nowhere", name, seat)
			}
		}
	})
}

func TestCardsThatAreSpreadDoNotMeet(t *testing.T) {
	room := display.Rect{X: 10, Y: 20, W: 900, H: 300}
	for n := 1; n <= getadler.Kinds; n++ {
		for i := range n {
			a := gridCell(room, n, i, 8)
			if !tabletest.Inside(room, a) {
				t.Errorf("card %d of %d at %+v leaves the room", i, n, a)
			}
			for j := range i {
				if x := a.Intersect(gridCell(room, n, j, 8)); x.W > 0.01 && x.H > 0.01 {
					t.Errorf("cards %d and %d of %d meet", i, j, n)
				}
			}
		}
	}
}
