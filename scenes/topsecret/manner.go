package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/sound"
	"safehouse/scenes/director"
)

// beat is a moment of a turn as it is shown.
type beat uint8

// The beats. What is chosen and what is scored says nothing of itself in the bar.
const (
	noBeat beat = iota
	hushBeat
	turnBeat
	placeBeat
	bombBeat
	blastBeat
	theftBeat
	bankBeat
	chooseBeat
	scoreBeat
)

// statusKeys say what is going on.
var statusKeys = [...]string{
	hushBeat: "reveal.topsecret.hush", turnBeat: "reveal.topsecret.turned", placeBeat: "reveal.topsecret.turned",
	bombBeat: "reveal.topsecret.bomb", blastBeat: "reveal.topsecret.bomb", theftBeat: "reveal.topsecret.theft",
	bankBeat: "reveal.topsecret.bank", scoreBeat: "",
}

// What the show adds to the events of the rules: hush comes before the cards are turned; results after all that the cards
// did, where banking is still to be decided; deciding when it has been seen.
const (
	hush = 1 + iota
	results
	deciding
)

// added is what the show adds, as an event of no kind.
func added(n int16) topsecret.Event { return topsecret.Event{Other: game.Table, N: n} }

// manner is how events of a kind are shown.
type manner struct {
	// beat is that of the events: those of one beat that follow each other are shown together, but that one opens its own;
	// events of no beat stand alone. Ends tells that nothing is going on any more.
	beat        beat
	opens, ends bool
	// flight is how a card travels that moves, after when it sets out, in milliseconds; where cards are chosen it is the
	// time from one to the next.
	flight director.Manner
	after  float64
	// cue is heard first, landing as the last card lands; hold is the time to read the beat, in milliseconds.
	cue, landing sound.Cue
	hold         float64
	// waits tells that the reader must have seen what came before; see Gate.
	waits bool
	// large tells that the boards have the place of the hand.
	large bool
	// slip is what it leaves on the board of its seat.
	slip slipKind
}

// manners are those of the events of the rules, addedManners those of what the show adds.
var (
	manners = [...]manner{
		topsecret.MarkerDrawn:    {},
		topsecret.GameBegan:      {ends: true},
		topsecret.TurnBegan:      {ends: true, waits: true},
		topsecret.CardChosen:     {beat: chooseBeat, flight: director.Hop, after: choosesAfter},
		topsecret.CardTurned:     {beat: turnBeat, landing: sound.Snap, hold: readMS, large: true},
		topsecret.CardPlaced:     {beat: placeBeat, flight: director.Hop, large: true},
		topsecret.Called:         {hold: readMS},
		topsecret.Forgot:         {hold: readMS, slip: forgotSlip},
		topsecret.Exploded:       {beat: bombBeat, large: true},
		topsecret.CardDestroyed:  {beat: blastBeat, flight: director.Fall, after: wipeMS * fallsAfter, cue: sound.Boom, hold: resultMS, large: true, slip: burntSlip},
		topsecret.CardSpared:     {beat: blastBeat, cue: sound.Boom, hold: resultMS, large: true, slip: protectedSlip},
		topsecret.MolePlayed:     {beat: theftBeat, opens: true, flight: director.Hop, after: pathMS, large: true},
		topsecret.CardStolen:     {beat: theftBeat, flight: director.Hop, after: pathMS, large: true, slip: stoleSlip},
		topsecret.NothingToSteal: {beat: theftBeat, large: true, slip: nothingSlip},
		topsecret.BankChosen:     {beat: chooseBeat},
		topsecret.CardBanked:     {beat: bankBeat, flight: director.Hop, hold: resultMS, slip: bankedSlip},
		topsecret.PairBanked:     {beat: bankBeat, flight: director.Snap, hold: resultMS, slip: pairSlip},
		topsecret.CardLeft:       {beat: bankBeat, hold: resultMS, slip: leftSlip},
		topsecret.GameScored:     {beat: scoreBeat, waits: true},
		topsecret.GameWon:        {beat: scoreBeat},
		topsecret.MatchEnded:     {beat: scoreBeat},
	}
	addedManners = [...]manner{
		hush:     {beat: hushBeat, cue: sound.HiHat, large: true},
		results:  {waits: true, large: true},
		deciding: {},
	}
)

// mannerOf is how an event is shown.
func mannerOf(e *topsecret.Event) *manner {
	if e.Kind == topsecret.NoEvent {
		return &addedManners[e.N]
	}
	return &manners[e.Kind]
}
