package notebook

import (
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
)

// Proof is what has just begun to follow for a reader: Kind says what, of Seat and, where it is of a pair, Other. Role
// is who a seat is; Turn is the turn in which it lied, with the question and the answer, and Now reports that this is
// what was said last.
type Proof struct {
	Kind        ProofKind
	Seat, Other game.Seat
	Role        getadler.Role
	Turn        getadler.Turn
	Now         bool
}

// ProofKind says what is proven.
type ProofKind uint8

// The proofs, in the order in which they are told: that at least one of two has lied or bluffed, that an answer was a
// lie, that somebody is a hero, or a villain, and who somebody is.
const (
	ProvenEither ProofKind = iota
	ProvenLie
	ProvenHero
	ProvenVillain
	ProvenRole
)

// proofKeys are the sentences that tell them, but for that of a lie, which has its answer.
var proofKeys = [...]string{ProvenEither: "notebook.proves.either", ProvenVillain: "notebook.proves.villain",
	ProvenHero: "notebook.proves.hero", ProvenRole: "notebook.proves.role"}

// Say is a proof as a sentence.
func (p *Proof) Say() game.Line {
	switch p.Kind {
	case ProvenRole:
		return game.Say(proofKeys[p.Kind], game.SeatName(p.Seat), p.Role.Word())
	case ProvenLie:
		key := "notebook.proves.lie.no"
		if p.Turn.Yes {
			key = "notebook.proves.lie.yes"
		}
		return game.Say(key, game.SeatName(p.Seat), game.Word(getadler.LookKey(p.Turn.Trait, p.Turn.Colour)))
	case ProvenEither:
		return game.Say(proofKeys[p.Kind], game.SeatName(p.Seat), game.SeatName(p.Other))
	}
	return game.Say(proofKeys[p.Kind], game.SeatName(p.Seat))
}

// provenKey is all that proofs between two views depend on.
type provenKey struct{ before, after stripKey }

// Proven is what has begun to follow for the one at the screen between two of its views: nothing where the notebook
// draws no conclusions, nor where all see who is who.
func (n *Notebook) Proven(before, after *getadler.View) []Proof {
	reader := n.needs.Sight()
	if !n.Helps() || !reader.Sits(after.Seats) || before.Viewer != reader || after.Viewer != reader || after.Hour == 0 ||
		after.Revealed {
		return nil
	}
	return n.proven.Get(provenKey{stripKeyOf(before), stripKeyOf(after)}, func() []Proof {
		return proofs(conclude(before, true, noSupposition), conclude(after, true, noSupposition), reader)
	})
}

// proofs is what follows for a reader from what it knows now, and did not from what it knew. Who is known needs no
// side, nor does who lied: only villains do.
func proofs(was, is *conclusions, reader game.Seat) (all []Proof) {
	told := game.SeatsOf(reader)
	tell := func(p Proof) { all, told = append(all, p), told.With(p.Seat) }
	allVillains := is.Villains.Len() == (getadler.InPlay(is.view.Seats) & villains).Len()
	for seat := range game.Seat(is.view.Seats) {
		if seat == reader || is.view.Players[seat].Role != getadler.NoRole {
			continue
		}
		role := is.settled(seat)
		if role != getadler.NoRole && was.settled(seat) == getadler.NoRole {
			tell(Proof{Kind: ProvenRole, Seat: seat, Role: role})
		}
		if turn, lied := is.lie(seat, was); lied {
			tell(Proof{Kind: ProvenLie, Seat: seat, Turn: is.view.History[turn], Now: turn == is.view.Past-1})
		}
		switch {
		case role != getadler.NoRole || told.Has(seat):
		case is.Villains.Has(seat) && !was.Villains.Has(seat):
			tell(Proof{Kind: ProvenVillain, Seat: seat})
		case is.Heroes.Has(seat) && !was.Heroes.Has(seat) && !allVillains: // Else it follows from who the villains are.
			tell(Proof{Kind: ProvenHero, Seat: seat})
		}
	}
	for _, pair := range is.Either {
		if !slices.Contains(was.Either, pair) && !told.Has(pair[0]) && !told.Has(pair[1]) {
			all = append(all, Proof{Kind: ProvenEither, Seat: pair[0], Other: pair[1]})
		}
	}
	slices.SortStableFunc(all, func(a, b Proof) int { return int(a.Kind) - int(b.Kind) })
	return all
}

// lie is the last turn whose answer was a lie of a seat for certain, and was not known for one before.
func (c *conclusions) lie(seat game.Seat, was *conclusions) (turn int, lied bool) {
	for turn = c.view.Past - 1; turn >= 0; turn-- {
		if c.view.History[turn].Target == seat && c.Answers[turn] == getadler.FalseAnswer &&
			(turn >= was.view.Past || was.Answers[turn] != getadler.FalseAnswer) {
			return turn, true
		}
	}
	return 0, false
}

// recalled is what the notebook of a seat has come to while its holder did not have the screen.
type recalled struct {
	// read is the number of moves up to which each seat has read, seat whose notebook the screen has been drawn for
	// since the tick of since.
	read  [game.MaxSeats]int
	seat  game.Seat
	since int
	all   []Proof
}

// recall notes, where several persons share the screen, what its new holder has not been told of yet: once.
func (n *Notebook) recall() {
	seat, r := n.needs.Sight(), &n.recalled
	if seat == r.seat {
		return
	}
	r.seat, r.all = seat, nil
	if seat == game.Public {
		return
	}
	if n.needs.Persons().Len() > 1 {
		before, after := n.needs.Match.ViewAt(seat, r.read[seat]), n.needs.Match.View(seat)
		r.all, r.since = n.Proven(&before, &after), n.needs.Stage.Tick
		for i := range r.all {
			n.needs.Stage.Announce(stage.OwnHand, n.needs.Reader().Say(r.all[i].Say()))
		}
	}
	r.read[seat] = n.needs.Match.Len()
}

// Recalled is what the one who has opened a hand at a shared screen is told of, and for how many ticks.
func (n *Notebook) Recalled() (all []Proof, age int) {
	if n.needs.Sight() != n.recalled.seat {
		return nil, 0
	}
	return n.recalled.all, n.needs.Stage.Tick - n.recalled.since
}

// plate is the ticket of a suspect whose character follows for the one at the screen: written by the notebook, in ink
// on paper. ok is false for all others.
func (n *Notebook) plate(v *getadler.View, seat game.Seat) (face display.Face, ok bool) {
	role := n.follows(v).settled(seat)
	if role == getadler.NoRole {
		return face, false
	}
	face = HeadOf(role)
	face.Design, face.Tone = designs.Ticket, designs.TicketWritten
	face.Title, face.Note = n.needs.Say(role.Key()), n.needs.Say("notebook.proven")
	return face, true
}

// String stretches the n-th string between two suspects, from the middle of the foot of each ticket, and so far of its
// way; a flag hangs from its middle, in a room and clear of what is said there.
func (n *Notebook) String(b *tabletop.Brush, nth int, tickets [2]display.Rect, share float64,
	room, said display.Rect) {
	var ends [2][2]float64
	for i, box := range tickets {
		ends[i] = [2]float64{box.X + box.W/2, box.Y + box.H}
	}
	if ends[0][0] > ends[1][0] {
		ends[0], ends[1] = ends[1], ends[0]
	}
	from, to, sag := ends[0], ends[1], b.M.U(stringHangs)
	text := n.needs.Say("notebook.flag.bluff")
	high := b.M.Size(display.Plate, flagSize*stringThin) * lineHigh
	long := min(room.W, lineWide(n.needs.Stage, text, display.Plate, flagSize*stringThin)+2*high)
	middle := (from[1] + to[1]) / 2
	flag := display.Rect{X: (from[0] + to[0] - long) / 2, Y: middle + sag - high*0.6, W: long, H: high * 1.2}
	flag.X = max(room.X, min(flag.X, room.X+room.W-flag.W))
	if !flag.Intersect(said).Empty() {
		flag.Y = said.Y + said.H + high*0.3
		sag = flag.Y + flag.H/2 - middle
	}
	box := display.Rect{X: from[0], Y: min(from[1], to[1]), W: max(to[0]-from[0], 1)}
	box.H = max(from[1], to[1]) + sag - box.Y
	line := n.hung[nth%len(n.hung)].Get(hanging{box, ends}, func() *display.Outline { return hung(box, from, to, sag) })
	seen := box.Inset(-b.M.U(woolWide[0]))
	seen.W *= share
	b.L.Clip(seen)
	for t, c := range threads {
		b.L.Stroke(box, line, c, max(1, b.M.U(woolWide[t])*stringThin))
	}
	b.L.Unclip()
	for i, at := range ends {
		if i == 0 || share >= 1 {
			drawPin(b, at[0], at[1], b.M.U(pinHead)*stringThin)
		}
	}
	if share < 1 {
		return
	}
	b.L.Card(flag, display.Face{Design: designs.Flag}).Shadow = b.M.U(5)
	_, words := flag.CutLeft(flag.W * 0.13)
	b.Fit(words, text, display.Plate, flagSize*stringThin, theme.Cream, display.Middle)
}

// hanging is all that the line of a string depends on.
type hanging struct {
	box  display.Rect
	ends [2][2]float64
}

// hung is a line between two points in a box, which hangs down so far.
func hung(box display.Rect, from, to [2]float64, sag float64) *display.Outline {
	o, third := &display.Outline{Ops: "MCCZ"}, (to[0]-from[0])/3
	for _, at := range [...][2]float64{from, {from[0] + third, from[1] + sag*4/3}, {to[0] - third, to[1] + sag*4/3}, to,
		{to[0] - third, to[1] + sag*4/3}, {from[0] + third, from[1] + sag*4/3}, from} {
		o.Points = append(o.Points, float32((at[0]-box.X)/box.W), float32((at[1]-box.Y)/box.H))
	}
	return o
}
