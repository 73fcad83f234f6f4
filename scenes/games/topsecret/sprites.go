package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/scenes/director"
	"safehouse/scenes/games/topsecret/designs"
	"safehouse/scenes/match"
	"safehouse/scenes/ui"
)

// cardFaces are those of all cards in the reader's language.
type cardFaces struct {
	up [topsecret.Kinds + 1]display.Face
	// under are faces without name and figures: of those only stray letters would be seen under another card, and a digit
	// beside its figure would make another number of it.
	under        [topsecret.Kinds + 1]display.Face
	backs, safes [game.MaxSeats]display.Face
	// slips are the tabs of an index, by kind and by how many are left.
	slips [topsecret.Kinds + 1][slipsMost + 1]display.Face
}

// slipsMost is the most cards of a kind that anybody begins with.
const slipsMost = 4

// slip is the tab for a kind of which so many are left.
func (f *cardFaces) slip(k topsecret.Kind, left int) display.Face {
	return f.slips[k][min(left, slipsMost)]
}

// painter makes the faces of a match.
type painter struct {
	look *match.View
	// now is the view shown, made are the faces that were made before.
	now  func() *topsecret.View
	made ui.Memo[words.Lang, *cardFaces]
	// names is how large the names of the cards in a hand are.
	names ui.Memo[handKey, float64]
}

// handKey is all that the names of the cards in a hand depend on.
type handKey struct {
	look ui.Look
	card display.Rect
}

// handNames is how large they are in a layout: all alike, as the longest has room; 0 for names that have no room or the
// smallest letters.
func (p *painter) handNames(l *layout) float64 {
	if l.card.W < designs.LabelWide {
		return 0
	}
	key := handKey{ui.LookOf(p.look.Stage), l.card}
	return p.names.Get(key, func() float64 {
		size, _ := faces.Alike(p.faces().up[topsecret.Document1:], key.card, key.look.Metrics, p.look.Stage.Measure)
		return size
	})
}

// faces gives them in the language of now.
func (p *painter) faces() *cardFaces { return p.made.Get(p.look.Stage.Lang, p.make) }

func (p *painter) make() *cardFaces {
	f, v := &cardFaces{}, p.now()
	counts := topsecret.CardsOf(v.Seats)
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		f.up[k] = cardFace(p.look.Reader(), k, v.Value(k))
		f.under[k] = f.up[k]
		f.under[k].Title, f.under[k].Value = designs.Nameless, ""
		for left := range f.slips[k] {
			slip := f.up[k]
			slip.Design, slip.Title, slip.Term = designs.Slip, "", ""
			slip.Marks = uint8(counts[k]<<4 | left)
			f.slips[k][left] = slip
		}
	}
	for seat := range f.backs {
		f.backs[seat] = display.Face{Design: designs.SeatBack, Tone: uint8(seat)}
		f.safes[seat] = safeFace(game.Seat(seat))
		if seat < v.Seats {
			f.safes[seat].PortraitID = p.look.Seats.PortraitID(game.Seat(seat))
			if p.look.Seats.Cast.Players[seat].Computer {
				f.safes[seat].Symbol = display.IconRobot
			}
		}
	}
	return f
}

// zoneSafe is the zone of the safes, which never move: each seat has its own, the base plus the seat.
const zoneSafe game.Zone = 60

// zoneLoot is that of a stolen card that is held up on its way to a seat.
const zoneLoot game.Zone = 70

// place is a place of a seat.
func place(base game.Zone, seat game.Seat, i int) game.Place {
	return game.Place{Zone: base + game.Zone(seat), Index: uint8(i)}
}

// handPlace is the place of a card of a hand: the n-th of its kind, which is 0 for the only one.
func handPlace(seat game.Seat, k topsecret.Kind, n int) game.Place {
	return place(topsecret.ZoneHand, seat, int(k)<<4|n)
}

// Sprites appends every card of the table, lowest first. Those of piles are figures on the board, not cards.
func (l *layout) Sprites(f *cardFaces, buf []director.Sprite) []director.Sprite {
	add := func(at game.Place, face display.Face, box display.Rect, shadow float64, lift int) *director.Sprite {
		buf = append(buf, director.Sprite{At: at, Face: face, Pose: director.Pose{Box: box, Shadow: shadow}, Lift: lift})
		return &buf[len(buf)-1]
	}
	for seat := range game.Seat(l.view.Seats) {
		b, p := &l.Boards[seat], &l.view.Players[seat]
		if !b.Safe.Empty() {
			add(place(zoneSafe, seat, 0), f.safes[seat], b.Safe, 4, 0)
		}
		for i := range p.UpCount {
			at := place(topsecret.ZoneUp, seat, i)
			if l.opt.Held && at == l.opt.Loot {
				add(place(zoneLoot, seat, 0), f.up[p.Up[i].Card.Kind()], l.Loot, lootShadow, 60).Pose.Turn = lootTurn
				continue
			}
			add(at, f.up[p.Up[i].Card.Kind()], b.Up[i], 5, 10+i)
		}
		if !p.Picked {
			continue
		}
		pick, k := add(place(topsecret.ZonePick, seat, 0), f.backs[seat], b.Pick, 6, 20), p.Pick.Kind()
		pick.Private = !p.Turned && k != topsecret.NoKind
		if p.Turned {
			pick.Face = f.up[k]
		}
		if p.Turned && l.opt.Armed && k == topsecret.Assassin {
			pick.Pose.Scale += armedScale
			pick.Pose.Shadow += armedShadow
		}
	}
	switch near := l.opt.Near; {
	case l.Hand.Empty() || !near.Sits(l.view.Seats):
	case l.open():
		for k := firstIn(l.view); int(k) <= topsecret.Kinds; k++ {
			n, group := l.held(k), l.Groups[k]
			step := (group.W - l.card.W) / float64(max(1, n-1))
			for i := range n {
				s := add(handPlace(near, k, i), f.under[k], l.card.Moved(group.X+step*float64(i), group.Y), 4, 40+i)
				if i == n-2 && k == l.opt.Carried {
					s.Face = f.up[k] // It lies uppermost for as long as the last one is away.
					s.Face.Heading = l.names
				}
				if i == n-1 {
					// The last of its kind lies uppermost, and is lifted.
					s.Face = f.up[k]
					s.Face.Heading = l.names
					s.Pose.Box.Y -= l.card.H * l.rise * l.opt.Lift[k]
					s.Pose.Shadow += 10 * l.opt.Lift[k]
				}
			}
		}
	case !l.opt.Reveal:
		// The hand lies in a row of backs, in which nothing can be told of their kinds; where it has sunk, nothing of it.
		n := inHand(&l.view.Players[near])
		step := min(l.card.W*backStep, (l.Hand.W-l.card.W)/float64(max(1, n-1)))
		x := l.Hand.X + (l.Hand.W-l.card.W-step*float64(n-1))/2
		for i := range n {
			add(place(topsecret.ZoneHand, near, i), f.backs[near], l.inHand(x+step*float64(i)), 4, 40+i)
		}
	}
	return buf
}

// raise lifts the cards of a hand that lies sunk as far as it has come up.
func (l *layout) raise(sprites []director.Sprite, risen float64) {
	for i := range sprites {
		if s := &sprites[i]; s.At.Zone == topsecret.ZoneHand+game.Zone(l.opt.Near) {
			s.Pose.Box.Y -= l.sinks * risen
		}
	}
}

// Where gives the pose of a place that no sprite stands for: a card of a pile, or of a hand that is not in sight.
func (l *layout) Where(p game.Place) (director.Pose, bool) {
	box, ok := l.box(p)
	return director.Pose{Box: box, Shadow: 4}, ok
}

func (l *layout) box(p game.Place) (display.Rect, bool) {
	if p.Zone == topsecret.ZoneDiscard {
		return upright(l.Discard), true
	}
	seat := game.Seat(p.Zone % 10)
	if !seat.Sits(l.view.Seats) {
		return display.Rect{}, false
	}
	b := &l.Boards[seat]
	switch p.Zone - game.Zone(seat) {
	case topsecret.ZoneHand:
		k := topsecret.Kind(p.Index >> 4)
		switch {
		case seat != l.opt.Near || l.Hand.Empty():
			return upright(b.Index), true
		case l.open() && int(k) <= topsecret.Kinds && !l.Slots[k].Empty():
			return l.Slots[k], true
		}
		return l.inHand(l.Hand.X + (l.Hand.W-l.card.W)/2), true
	case topsecret.ZonePick:
		return b.Pick, true
	case topsecret.ZoneUp:
		return b.Up[min(int(p.Index), len(b.Up)-1)], true
	case topsecret.ZoneSingles:
		return upright(b.Singles), true
	case topsecret.ZonePairs:
		return upright(b.Pairs), true
	case zoneSafe:
		return b.Safe, true
	case zoneLoot:
		return l.Loot, true
	}
	return display.Rect{}, false
}

// upright is the largest card in the middle of a box.
func upright(box display.Rect) display.Rect {
	w := min(box.W, box.H*cardRatio)
	return box.Middle(w, w/cardRatio)
}
