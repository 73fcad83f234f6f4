package topsecret

import (
	"slices"
	"strings"
	"time"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
)

// The ids of what can be picked and of the boards of those who call, made once: a frame takes no memory.
var (
	handIDs  = match.IDs("hand", topsecret.Kinds+1)
	stealIDs = match.IDs("steal", game.MaxSeats)
	callIDs  = match.IDs("call", game.MaxSeats)
)

// seatIn is the seat that an id names.
func seatIn(rest string) game.Seat { return game.Seat(rest[0] - '0') }

// Paths leads to each move: a card of the hand and Play; a seat and Steal; one button for each that banks or leaves a
// card. «Boum!» is called by more than one at once, and never too soon.
func (t *screen) Paths(add func(move string, path ...match.Pick)) {
	for _, m := range t.own.Moves {
		switch m.Op {
		case topsecret.OpSteal:
			add(m.String(), stealIDs[m.A], "steal")
		case topsecret.OpBank, topsecret.OpLeave:
			add(m.String(), m.String())
		case topsecret.OpCall, topsecret.OpSilence:
		default:
			add(m.String(), handIDs[kindOf(&t.own, m)], "play")
		}
	}
}

// kindOf is the kind of card that a move plays; NoKind for other moves.
func kindOf(v *topsecret.View, m topsecret.Move) topsecret.Kind {
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		if v.Play(k) == m {
			return k
		}
	}
	return topsecret.NoKind
}

// Refused is the theft from a seat whose board or card is pressed while a mole chooses: whatever is pressed there, it
// is pressed to steal from it.
func (t *screen) Refused(_ []match.Pick, pick match.Pick) string {
	kind, rest, _ := strings.Cut(pick, ":")
	if t.own.Phase != topsecret.PhaseSteal || rest == "" || !slices.Contains(looted[:], kind) {
		return ""
	}
	return topsecret.Move{Op: topsecret.OpSteal, A: uint8(seatIn(rest))}.String()
}

// Drops are the own board, for a card of the hand and for what a mole may steal, and the own piles, for what may be
// banked from the safe.
func (t *screen) Drops(carried match.Pick, add func(box display.Rect, picks ...match.Pick)) {
	own := t.table.Asked()
	if !own.Sits(t.own.Seats) {
		return
	}
	b := &t.layout.Boards[own]
	switch {
	case slices.Contains(handIDs, carried), slices.Contains(stealIDs, carried):
		add(b.Box, carried)
	case t.banks(carried):
		add(b.Singles, "bank")
		add(b.Pairs, "bank")
	}
}

// banks reports whether what an id names is the card of the own safe that may be banked.
func (t *screen) banks(id string) bool {
	own := t.table.Asked()
	return own.Sits(t.own.Seats) && (id == partIDs[lowPart][own] || id == partIDs[highPart][own]) &&
		t.table.Choice.Possible("bank")
}

// looted are the ids of a seat that stand for its cards where a mole chooses: that of a theft, and parts of its board.
// Its sign and name tell who sits there, as ever.
var looted = [...]string{"steal", partNames[safePart], partNames[lowPart], partNames[highPart], partNames[pickPart]}

// kind is the card of the hand that is chosen, NoKind for none.
func (t *screen) kind() topsecret.Kind {
	return topsecret.Kind(max(0, t.table.Choice.Which(handIDs)))
}

// target is the seat that the mole is about to steal from, NoSeat for none.
func (t *screen) target() game.Seat {
	if seat := t.table.Choice.Which(stealIDs); seat >= 0 {
		return game.Seat(seat)
	}
	return match.NoSeat
}

// loot is the card that a mole would take from a seat, of what that has just played, and where it lies: none, and the
// safe, where there is none.
func (t *screen) loot(l *layout, from game.Seat) (topsecret.Kind, display.Rect) {
	p, lay := &t.own.Players[from], &l.Boards[from]
	for i, c := range p.Up[:p.UpCount] {
		if c.Fresh && !c.Stolen {
			return c.Card.Kind(), lay.Up[i]
		}
	}
	return topsecret.NoKind, lay.Safe
}

// Spot is the card that a mole may take from a seat: at the edge of the board stands a name; and the left edge of equal
// cards in the hand: at the upper one stands how many they are.
func (t *screen) Spot(id string) display.Rect {
	if k := slices.Index(handIDs[:], id); k >= 0 && t.layout.held(topsecret.Kind(k)) > 1 {
		_, card := t.layout.Groups[k].CutTop(t.layout.Groups[k].H * spotUnderCount)
		edge, _ := card.CutTop(1)
		return edge
	}
	kind, rest, _ := strings.Cut(id, ":")
	if kind != "steal" || rest == "" {
		return display.Rect{}
	}
	_, card := t.loot(&t.layout, seatIn(rest))
	return card
}

// step reports whether the person asked has looked from the rest of a question.
func (t *screen) step() int {
	if t.own.Phase == topsecret.PhaseChoose && t.table.Holder.Looked() && !t.table.PileOpen {
		return 1
	}
	return 0
}

// Shortcut turns the table's own keys into presses: D and S for banking, and each person's own key for «Boum!».
func (t *screen) Shortcut(in *input.Frame) string {
	for seat, key := range callKeys {
		if slices.Contains(in.Struck, key) && t.plates().Has(game.Seat(seat)) {
			return callIDs[seat]
		}
	}
	switch {
	case slices.Contains(callIDs, t.ask.Primary.ID) && in.Just.Has(input.Confirm):
		return t.ask.Primary.ID
	case t.ask.Primary.ID == "bank" && in.Just.Has(input.Draw):
		return t.table.Pressed(&t.ask.Primary)
	case t.ask.Secondary.ID == "leave" && in.Just.Has(input.Stop):
		return t.table.Pressed(&t.ask.Secondary)
	case t.ask.Third.ID == "look" && in.Just.Has(input.Peek):
		return "look"
	}
	return ""
}

// Act answers a press that makes no move of the person asked: it tells of what was pressed.
func (t *screen) Act(kind, rest string) {
	switch kind {
	case "hand":
		t.aboutHand(topsecret.Kind(rest[0] - '0'))
	case "call":
		t.answerCall(seatIn(rest), topsecret.OpCall)
	case "look":
		t.looks = true
	case "odds":
		t.oddsOpen = !t.oddsOpen
		t.table.Resumed()
	default:
		if p := slices.Index(partNames[:], kind); p >= 0 {
			t.table.Answer.Inform(t.about(part(p), &t.show.Now().View, seatIn(rest)))
		}
	}
}

// aboutHand says what a card in sight does, and why it cannot be played now.
func (t *screen) aboutHand(k topsecret.Kind) {
	about := t.table.Say(aboutKeys[k])
	if seat := t.table.Holder.Sight(); t.table.Seats.Persons.Has(seat) {
		if r, ok := t.match.Check(seat, t.show.Now().Play(k)).(*game.Refusal); ok {
			t.table.Answer.ExplainBy(r.Ruling, t.table.Reader().Say(r.Line)+" "+about)
			return
		}
	}
	t.table.Answer.Inform(about)
}

// clock counts the time in which «Boum!» may be called (T23), whatever the speed of what moves. Its zero value stands.
type clock struct {
	// runs reports that it runs for that game and turn, from what the table had Offered on.
	runs       bool
	game, turn int
	from       time.Duration
	// told are the seconds that were heard.
	told int
}

// ran is the time that has passed of it, left the share of it that is left, 1 to 0.
func (t *screen) ran() time.Duration {
	if !t.clock.runs {
		return 0
	}
	return t.table.Offered() - t.clock.from
}

func (t *screen) left() float64 {
	return max(0, 1-t.ran().Seconds()/float64(max(1, t.own.Seconds)))
}

// Tick counts the time in which persons may call «Boum!». It stands while the table is not seen or something lies over
// it, and goes on afterwards: nobody loses points to an interruption, and nobody gains time by a key, or by another's
// call.
func (t *screen) Tick(*input.Frame) {
	v, c := &t.own, &t.clock
	owing := t.callers()
	switch {
	case v.Phase != topsecret.PhaseCall:
		t.clock = clock{}
		return
	case owing == 0:
		return
	case !c.runs || c.turn != v.Turn || c.game != v.Game:
		*c = clock{runs: true, game: v.Game, turn: v.Turn, from: t.table.Offered(), told: -1}
	}
	if seconds := int(t.ran() / time.Second); seconds != c.told {
		c.told = seconds
		t.table.Stage.Play(sound.Tick)
	}
	t.table.Stage.Redraw()
	if c.told < v.Seconds {
		return
	}
	t.clock = clock{}
	for seat := range owing.All() {
		t.answerCall(seat, topsecret.OpSilence)
	}
}

// callers are the persons who owe a «Boum!» now, plates those of them who have a button each on their boards: one
// person alone has the panel's.
func (t *screen) callers() game.Seats {
	if t.own.Phase != topsecret.PhaseCall || t.table.Busy() {
		return 0
	}
	return t.table.ToAct() & t.table.Seats.Persons
}

func (t *screen) plates() game.Seats {
	if t.table.Holder.Alone() {
		return 0
	}
	return t.callers()
}

// answerCall answers for a person who called, or forgot to.
func (t *screen) answerCall(seat game.Seat, op topsecret.Op) {
	if err := t.table.SubmitFor(seat, topsecret.Move{Op: op}.String()); err != nil {
		t.table.Answer.Refuse(err)
	}
}

// callKeys are the keys by which the persons at the screen call, by seat: they lie apart, are the same on an English
// and a French keyboard, and stand for nothing else at the table.
var callKeys = [game.MaxSeats]input.Key{'f', 'j', 'r', 'u', 'x', 'n'}
