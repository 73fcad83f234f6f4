package topsecret

import (
	"safehouse/game/topsecret"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/tabletop"
)

// group is a moment of a turn as it is shown.
type group = uint8

// The beats. What is chosen and what is scored says nothing of itself in the bar.
const (
	noBeat group = iota
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

// addition is one that the show adds to the events of the rules.
type addition uint8

// The moments: hush comes before the cards are turned; results after all that the cards did, where banking is still to
// be decided; deciding when it has been seen. Between the theft of a card, which holds it up, and what follows comes
// kept, in which it goes home.
const (
	noMoment addition = iota
	hush
	results
	deciding
	kept
)

// transition is how events of a kind are shown.
type transition struct {
	// Its group is the beat of the events. Where cards are chosen After is the time from one to the next.
	tabletop.Transition
	// ends reports that nothing is going on any more.
	ends bool
	// waits reports that the reader must have seen what came before.
	waits bool
	// sunk reports that the hand has sunk.
	sunk bool
	// slip is what it leaves on the board of its seat.
	slip slipKind
}

// transitions are those of the events of the rules.
var transitions = [...]transition{
	topsecret.MarkerDrawn: {},
	topsecret.GameBegan:   {ends: true},
	topsecret.TurnBegan:   {ends: true, waits: true},
	topsecret.CardChosen:  {Transition: tabletop.Transition{Group: chooseBeat, Flight: director.Hop, After: choosesAfter}},
	topsecret.CardTurned: {Transition: tabletop.Transition{Group: turnBeat, Landing: sound.Snap, Hold: readMS},
		sunk: true},
	topsecret.CardPlaced: {Transition: tabletop.Transition{Group: placeBeat, Flight: director.Hop}, sunk: true},
	topsecret.Called:     {Transition: tabletop.Transition{Hold: readMS}},
	topsecret.Forgot:     {Transition: tabletop.Transition{Hold: readMS}, slip: forgotSlip},
	topsecret.Exploded:   {Transition: tabletop.Transition{Group: bombBeat}, sunk: true},
	topsecret.CardDestroyed: {Transition: tabletop.Transition{Group: blastBeat, Flight: director.Fall,
		After: wipeMS * fallsAfter,
		Cue:   sound.Explosion, Hold: resultMS}, sunk: true, slip: burntSlip},
	topsecret.CardSpared: {Transition: tabletop.Transition{Group: blastBeat, Cue: sound.Explosion, Hold: resultMS},
		sunk: true,
		slip: protectedSlip},
	topsecret.MolePlayed: {Transition: tabletop.Transition{Group: theftBeat, Opens: true, Flight: director.Hop,
		After: pathMS},
		sunk: true},
	topsecret.CardStolen: {Transition: tabletop.Transition{Group: theftBeat, Flight: director.Hop, After: pathMS},
		sunk: true},
	topsecret.NothingToSteal: {Transition: tabletop.Transition{Group: theftBeat}, sunk: true, slip: nothingSlip},
	topsecret.BankChosen:     {Transition: tabletop.Transition{Group: chooseBeat}},
	topsecret.CardBanked: {Transition: tabletop.Transition{Group: bankBeat, Flight: director.Hop, Hold: resultMS},
		slip: bankedSlip},
	topsecret.PairBanked: {Transition: tabletop.Transition{Group: bankBeat, Flight: director.Snap, Hold: resultMS},
		slip: pairSlip},
	topsecret.CardLeft: {Transition: tabletop.Transition{Group: bankBeat, Hold: resultMS},
		slip: leftSlip},
	topsecret.GameScored: {Transition: tabletop.Transition{Group: scoreBeat}, waits: true},
	topsecret.GameWon:    {Transition: tabletop.Transition{Group: scoreBeat}},
	topsecret.MatchEnded: {Transition: tabletop.Transition{Group: scoreBeat}},
}

// moments are those of what the show adds.
var moments = [...]transition{
	hush:     {Transition: tabletop.Transition{Group: hushBeat}, sunk: true},
	results:  {waits: true, sunk: true},
	deciding: {},
	kept:     {Transition: tabletop.Transition{Group: theftBeat}, sunk: true, slip: stoleSlip},
}
