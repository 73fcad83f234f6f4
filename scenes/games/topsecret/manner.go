package topsecret

import (
	"safehouse/game/topsecret"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/tabletop"
)

// beat is a moment of a turn as it is shown.
type beat = uint8

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

// moment is one that the show adds to the events of the rules.
type moment uint8

// The moments: hush comes before the cards are turned; results after all that the cards did, where banking is still to
// be decided; deciding when it has been seen.
const (
	noMoment moment = iota
	hush
	results
	deciding
)

// manner is how events of a kind are shown.
type manner struct {
	// Its group is the beat of the events. Where cards are chosen After is the time from one to the next.
	tabletop.Manner
	// ends reports that nothing is going on any more.
	ends bool
	// waits reports that the reader must have seen what came before.
	waits bool
	// large reports that the boards have the place of the hand.
	large bool
	// slip is what it leaves on the board of its seat.
	slip slipKind
}

// manners are those of the events of the rules.
var manners = [...]manner{
	topsecret.MarkerDrawn: {},
	topsecret.GameBegan:   {ends: true},
	topsecret.TurnBegan:   {ends: true, waits: true},
	topsecret.CardChosen:  {Manner: tabletop.Manner{Group: chooseBeat, Flight: director.Hop, After: choosesAfter}},
	topsecret.CardTurned:  {Manner: tabletop.Manner{Group: turnBeat, Landing: sound.Snap, Hold: readMS}, large: true},
	topsecret.CardPlaced:  {Manner: tabletop.Manner{Group: placeBeat, Flight: director.Hop}, large: true},
	topsecret.Called:      {Manner: tabletop.Manner{Hold: readMS}},
	topsecret.Forgot:      {Manner: tabletop.Manner{Hold: readMS}, slip: forgotSlip},
	topsecret.Exploded:    {Manner: tabletop.Manner{Group: bombBeat}, large: true},
	topsecret.CardDestroyed: {Manner: tabletop.Manner{Group: blastBeat, Flight: director.Fall, After: wipeMS * fallsAfter,
		Cue: sound.Explosion, Hold: resultMS}, large: true, slip: burntSlip},
	topsecret.CardSpared: {Manner: tabletop.Manner{Group: blastBeat, Cue: sound.Explosion, Hold: resultMS}, large: true,
		slip: protectedSlip},
	topsecret.MolePlayed: {Manner: tabletop.Manner{Group: theftBeat, Opens: true, Flight: director.Hop, After: pathMS},
		large: true},
	topsecret.CardStolen: {Manner: tabletop.Manner{Group: theftBeat, Flight: director.Hop, After: pathMS}, large: true,
		slip: stoleSlip},
	topsecret.NothingToSteal: {Manner: tabletop.Manner{Group: theftBeat}, large: true, slip: nothingSlip},
	topsecret.BankChosen:     {Manner: tabletop.Manner{Group: chooseBeat}},
	topsecret.CardBanked: {Manner: tabletop.Manner{Group: bankBeat, Flight: director.Hop, Hold: resultMS},
		slip: bankedSlip},
	topsecret.PairBanked: {Manner: tabletop.Manner{Group: bankBeat, Flight: director.Snap, Hold: resultMS},
		slip: pairSlip},
	topsecret.CardLeft:   {Manner: tabletop.Manner{Group: bankBeat, Hold: resultMS}, slip: leftSlip},
	topsecret.GameScored: {Manner: tabletop.Manner{Group: scoreBeat}, waits: true},
	topsecret.GameWon:    {Manner: tabletop.Manner{Group: scoreBeat}},
	topsecret.MatchEnded: {Manner: tabletop.Manner{Group: scoreBeat}},
}

// moments are those of what the show adds.
var moments = [...]manner{
	hush:     {Manner: tabletop.Manner{Group: hushBeat}, large: true},
	results:  {waits: true, large: true},
	deciding: {},
}
