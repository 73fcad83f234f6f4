package getadler

import (
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/match"
)

// The picks that moves are made of. They are made once: a frame takes no memory.
var (
	handIDs   = match.IDs("hand", getadler.MaxHand)
	seatIDs   = match.IDs("seat", game.MaxSeats)
	traitIDs  = each(getadler.Traits, func(i int) match.Pick { return "trait:" + getadler.Trait(i).String() })
	colourIDs = each(int(getadler.Navy)+1, func(i int) match.Pick { return "colour:" + getadler.Colour(i).String() })
	lootIDs   = each(getadler.Kinds+1, func(i int) match.Pick { return "loot:" + getadler.Kind(i).String() })
	nameIDs   = []match.Pick{"name:adler", "name:collins"}
	countIDs  = []match.Pick{"count:1", "count:2"}
	answerIDs = []match.Pick{"yes", "no"}
)

// buttons are those of the panel that make a move, after whatever else is picked for it.
var buttons = map[getadler.Op]match.Pick{
	getadler.OpReady: "ready", getadler.OpAsk: "act", getadler.OpLook: "act", getadler.OpSpy: "act",
	getadler.OpArrest:  "act",
	getadler.OpDiscard: "discardit", getadler.OpYes: "answer", getadler.OpNo: "answer", getadler.OpSeen: "seen",
	getadler.OpGive: "give", getadler.OpReply: "reply", getadler.OpSurrender: "surrender", getadler.OpPursue: "pursue",
	getadler.OpLetGo: "letgo", getadler.OpShoot: "shoot", getadler.OpHold: "hold", getadler.OpLoot: "loot",
	getadler.OpEnough: "enough",
}

// decision is what the person asked may do, and what has been chosen of it so far.
type decision struct {
	// own is the view of that person, of nobody where none is asked.
	own    getadler.View
	choice *match.Choice
	// check reports whether a seat may make a move, and why not.
	check func(game.Seat, getadler.Move) error
}

// Paths leads to each move: a card, whom it is played on and what that needs, and the button. Both answers to a
// question have a path, also where one is refused: that it is must not be seen before it is pressed (G7).
func (d *decision) Paths(add func(move string, path ...match.Pick)) {
	if d.own.Phase == getadler.PhaseAnswer {
		add(getadler.Move{Op: getadler.OpYes}.String(), answerIDs[0], buttons[getadler.OpYes])
		add(getadler.Move{Op: getadler.OpNo}.String(), answerIDs[1], buttons[getadler.OpNo])
		return
	}
	for _, m := range d.own.Moves {
		card, picks := played(m), d.picks(m)
		if card == getadler.NoKind {
			add(m.String(), picks...)
			continue
		}
		for i, id := range handIDs {
			if kindAt(d.hand(), i) == card {
				add(m.String(), append([]match.Pick{id}, picks...)...)
			}
		}
	}
}

// played is the kind of card of the own hand that a move uses, NoKind for none.
func played(m getadler.Move) getadler.Kind {
	switch m.Op {
	case getadler.OpDiscard, getadler.OpGive, getadler.OpReply:
		return getadler.Kind(m.A)
	}
	return getadler.Kind(max(0, slices.IndexFunc(plays[:],
		func(p play) bool { return p.op == m.Op && p.op != getadler.NoOp })))
}

// play is how a card is played on somebody: by which op, and which ruling explains it. whom asks on whom, and head and
// act tell it of somebody, which short does in few words.
type play struct {
	op                           getadler.Op
	rule, whom, head, act, short string
}

// plays are those of the cards that are played on somebody.
var plays = [getadler.Kinds + 1]play{
	getadler.Question: {op: getadler.OpAsk, rule: "G7", whom: "getadler.whom.question"},
	getadler.Magnifier: {getadler.OpLook, "G10", "getadler.whom.magnifier", "getadler.look.head", "getadler.look.go",
		"getadler.look"},
	getadler.Binoculars: {getadler.OpSpy, "G11", "getadler.whom.binoculars", "getadler.spy.head", "getadler.spy.go",
		"getadler.spy"},
	getadler.Arrest: {getadler.OpArrest, "G6", "getadler.whom.arrest", "getadler.arrest.head", "getadler.arrest.go",
		"getadler.arrest"},
}

// picks are those of a move after the card.
func (d *decision) picks(m getadler.Move) (picks []match.Pick) {
	switch m.Op {
	case getadler.OpAsk, getadler.OpLook, getadler.OpSpy, getadler.OpArrest:
		picks = []match.Pick{seatIDs[m.A]}
	case getadler.OpLoot:
		picks = []match.Pick{lootIDs[m.A]}
	}
	switch named := slices.Index(nameable[:], getadler.Role(m.B)); {
	case m.Op == getadler.OpAsk:
		picks = append(picks, traitIDs[m.B], colourIDs[m.C])
	case m.Op == getadler.OpSpy && d.legal(getadler.Move{Op: m.Op, A: m.A, B: 2}):
		picks = append(picks, countIDs[m.B-1])
	case m.Op == getadler.OpArrest && named >= 0:
		picks = append(picks, nameIDs[named])
	}
	return append(picks, buttons[m.Op])
}

// nameable are the villains that an arrest may name.
var nameable = [...]getadler.Role{getadler.Adler, getadler.Collins}

// example is some move of an op on a seat, whose refusal tells why there is none.
func example(op getadler.Op, seat game.Seat) getadler.Move {
	m := getadler.Move{Op: op, A: uint8(seat)}
	switch op {
	case getadler.OpAsk:
		m.B, m.C = uint8(getadler.Hat), uint8(getadler.Brown)
	case getadler.OpSpy:
		m.B = 1
	}
	return m
}

// hand are the cards of the person asked.
func (d *decision) hand() *getadler.Counts {
	if !d.own.Viewer.Sits(d.own.Seats) {
		return &getadler.Counts{}
	}
	return &d.own.Players[d.own.Viewer].Sure
}

// chosenKind is the card of the own hand that is chosen, NoKind for none.
func (d *decision) chosenKind() getadler.Kind {
	card := d.choice.Which(handIDs)
	if card < 0 {
		return getadler.NoKind
	}
	return kindAt(d.hand(), card)
}

// aiming reports that the chosen card can be played on somebody.
func (d *decision) aiming() bool { return slices.ContainsFunc(seatIDs, d.choice.Possible) }

// target is the suspect that is chosen, Public while none is.
func (d *decision) target() game.Seat {
	if seat := d.choice.Which(seatIDs); seat >= 0 {
		return game.Seat(seat)
	}
	return game.Public
}

// topic is what a question is about so far: the characteristic, -1 while there is none, and the colour.
func (d *decision) topic() (trait int, colour getadler.Colour) {
	return d.choice.Which(traitIDs), getadler.Colour(max(0, d.choice.Which(colourIDs)))
}

// legal reports whether the person asked can make a move, mayDo whether any of that kind.
func (d *decision) legal(m getadler.Move) bool { return slices.Contains(d.own.Moves, m) }

func (d *decision) mayDo(op getadler.Op) bool {
	return slices.ContainsFunc(d.own.Moves, func(m getadler.Move) bool { return m.Op == op })
}

// colours appends those of the chosen characteristic that can be asked for (G53).
func (d *decision) colours(buf []getadler.Colour) []getadler.Colour {
	trait, _ := d.topic()
	for c := getadler.Brown; trait >= 0 && int(c) < len(colourIDs); c++ {
		if getadler.Fitting(d.own.Seats, getadler.Trait(trait), c) != 0 {
			buf = append(buf, c)
		}
	}
	return buf
}

// whoFits are the characters in play whose chosen characteristic has a colour.
func (d *decision) whoFits(c getadler.Colour) getadler.RoleSet {
	trait, _ := d.topic()
	return getadler.Fitting(d.own.Seats, getadler.Trait(trait), c)
}

// collins reports whether Collins is in play.
func (d *decision) collins() bool { return getadler.InPlay(d.own.Seats).Has(getadler.Collins) }

// arrestKey is the key of what an arrest does: after the reveal it is certain, before it one that names a villain fails
// against the other one too (G38), and that of a villain always fails (G5).
func (d *decision) arrestKey() string {
	v := &d.own
	switch {
	case v.Revealed:
		return "about.getadler.arrest.known"
	case d.own.Viewer.Sits(v.Seats) && v.Players[d.own.Viewer].Role.Villain():
		return "about.getadler.arrest.bluff"
	case !d.collins():
		return "about.getadler.arrest.four"
	case v.Bound(v.Attempted, d.own.Viewer):
		return "about.getadler.arrest.named"
	}
	return getadler.Arrest.AboutKey()
}

// unplayable reports whether a seat cannot play a card on anybody outside a confrontation, whoever it is: a question
// once all are revealed (G9), an arrest before its hour, and one of a villain who may not even bluff (G5). Early
// reports that its hour comes (G6). A card that is to be given may be any.
func unplayable(v *getadler.View, seat game.Seat, k getadler.Kind) (shut, early bool) {
	if !forTurns(v, seat) {
		return false, false
	}
	early = k == getadler.Arrest && v.Hour < getadler.Gate && !v.Revealed
	villain := v.Players[seat].Role.Villain()
	return early || k == getadler.Question && v.Revealed ||
		k == getadler.Arrest && villain && (v.Revealed || v.NoBluff), early
}

// forTurns reports whether cards of a seat are for its turns: there is no confrontation, and any of them to be given.
func forTurns(v *getadler.View, seat game.Seat) bool {
	gives := v.Phase == getadler.PhaseGive || v.Phase == getadler.PhaseExchange || v.Phase == getadler.PhaseReturn
	return v.Hour != 0 && !fighting(v) && !(gives && v.ToAct.Has(seat))
}

// whyNot says why a card cannot be played on anybody now; nothing of cards that never can.
func (d *decision) whyNot(k getadler.Kind) game.Line {
	if plays[k].op == getadler.NoOp {
		return game.Line{}
	}
	for seat := range game.Seat(d.own.Seats) {
		if seat == d.own.Viewer || d.own.Players[seat].Eliminated {
			continue
		}
		if r, refused := d.check(d.own.Viewer, example(plays[k].op, seat)).(*game.Refusal); refused {
			return r.Line
		}
	}
	return game.Line{}
}

// greyed are the kinds of cards of the open hand that are grey, as bits: the useless ones. Where nothing else is held
// outside a confrontation none of them is, as one is to be discarded and each may be.
func (d *decision) greyed(v *getadler.View) uint32 {
	grey := d.useless(v)
	if fighting(v) || !v.Viewer.Sits(v.Seats) {
		return grey
	}
	for k, held := range v.Players[v.Viewer].Sure {
		if held > 0 && grey&(1<<k) == 0 {
			return grey
		}
	}
	return 0
}

// useless are the kinds of cards, as bits, that can only be discarded now, and in a confrontation those of no use to
// what is asked of the person.
func (d *decision) useless(v *getadler.View) (kinds uint32) {
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds && v.Viewer.Sits(v.Seats); k++ {
		if shut, _ := unplayable(v, v.Viewer, k); shut || plays[k].op == getadler.NoOp && forTurns(v, v.Viewer) {
			kinds |= 1 << k
		}
	}
	if !fighting(v) || v.Phase != d.own.Phase || v.Viewer != d.own.Viewer || !v.ToAct.Has(v.Viewer) {
		return kinds
	}
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		if !d.serves(k) {
			kinds |= 1 << k
		}
	}
	return kinds
}

// serves reports whether a card of the own hand is one that can be played now, or that following or firing takes.
func (d *decision) serves(k getadler.Kind) bool {
	switch d.own.Phase {
	case getadler.PhaseReply:
		return d.legal(getadler.Move{Op: getadler.OpReply, A: uint8(k)})
	case getadler.PhasePursue:
		return k == d.own.Fight.Escape
	case getadler.PhaseShoot:
		return k == getadler.Pistol
	}
	return true
}

// unseen is the number of cards of a kind that lie neither open nor in the own hand.
func (d *decision) unseen(k getadler.Kind) int {
	v := &d.own
	all := v.CardsOf(v.Seats)
	n := all[k] - v.Discard[k] - v.Players[v.Viewer].Sure[k]
	for _, l := range v.Fight.Laid[:v.Fight.Cards] {
		if l.Card == k {
			n--
		}
	}
	return max(0, n)
}

// askedNext is the hero who is asked after the one asked now, in the order of G18; Public where nobody is left.
func (d *decision) askedNext(v *getadler.View) game.Seat {
	c := &v.Fight
	if !c.Asked.Sits(v.Seats) || !c.Arrester.Sits(v.Seats) {
		return game.Public
	}
	n := game.Seat(v.Seats)
	for s := (c.Asked + 1) % n; s != c.Arrester; s = (s + 1) % n {
		// Only a living hero who is not out can be asked to follow (G17).
		if p := &v.Players[s]; !p.Role.Villain() && !p.Out && !p.Eliminated && !c.Passed.Has(s) {
			return s
		}
	}
	return game.Public
}

// duel is the number of shots that the person asked and the other one have fired, and who that is.
func (d *decision) duel() (own, theirs int, other game.Seat) {
	c := &d.own.Fight
	if d.own.Viewer == c.Opponent {
		return c.HeroShots, c.VillainShots, c.Villain
	}
	return c.VillainShots, c.HeroShots, c.Opponent
}

// Closes turns cards face down after each decision but within one: all look at the screen when something is played. Who
// looks at a hand, chooses from one or owes a card in return goes on with the own cards open.
func (d *decision) Closes() bool {
	p := d.own.Phase
	return p != getadler.PhaseLook && p != getadler.PhaseGive && p != getadler.PhaseLoot
}

// Preset is none: whatever a move is made of is chosen.
func (d *decision) Preset([]match.Pick) match.Pick { return "" }
