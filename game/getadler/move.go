package getadler

// Op is what a move does.
type Op uint8

// The moves; A, B and C are arguments. Seats are written 0 to 5, kinds, roles, traits and colours by name (text.go).
const (
	NoOp Op = iota

	// Nature's moves.

	// OpBranch draws the document that shows the branch of the ultimate mission: kind A, copy B (G48). «branch navy 2»
	OpBranch
	// OpRole gives the next seat, in seat order, character A. «role adler»
	OpRole
	// OpFirst chooses the first player, seat A (G1). «first 2»
	OpFirst
	// OpDraw draws a card of kind A, copy B of those in the pile, for the seat that is to draw. «draw pistol 3»
	OpDraw
	// OpTake takes, for binoculars, kind A, copy B of those in the hand. «take bus 1»
	OpTake

	// OpReady puts away the own character and the first hand, which a seat has now seen. «ready»
	OpReady

	// The play of a turn: one card is played or discarded (G4).

	// OpAsk plays a question to seat A about trait B and colour C (G7). «ask 2 hat black»
	OpAsk
	// OpLook plays a magnifier on seat A (G10). «look 2»
	OpLook
	// OpSpy plays binoculars on seat A and takes B cards: 1, or 2 by Gold's ability (G11, G45). «spy 2 1»
	OpSpy
	// OpArrest arrests seat A; B is the villain named, NoRole where none is (G38). «arrest 2», «arrest 2 collins»
	OpArrest
	// OpDiscard discards a card of kind A without effect. «discard navy»
	OpDiscard

	// OpYes and OpNo answer a question; a hero has the true one only (G7). «yes», «no»
	OpYes
	OpNo
	// OpSeen puts away what a magnifier showed. «seen»
	OpSeen
	// OpGive gives a card of kind A: after binoculars (G11), and in Collins's exchange (G40). «give pistol»
	OpGive

	// The confrontation.

	// OpReply is the villain's reply with a card of kind A: an escape, the disguise, a bomb or a first pistol (G16).
	// «reply bus»
	OpReply
	// OpSurrender is what a villain does who has no usable reply: it is the only move then (G16, G36). «surrender»
	OpSurrender
	// OpPursue answers the escape with the identical card, OpLetGo does not; every eligible hero is asked, with or
	// without the card (G17, G18). «pursue», «letgo»
	OpPursue
	OpLetGo
	// OpShoot fires a pistol in a shoot-out, OpHold passes (G22). «shoot», «hold»
	OpShoot
	OpHold
	// OpLoot takes a card of kind A from the hand of the one eliminated in a shoot-out, OpEnough takes no more (G25, G55).
	// «loot pistol», «enough»
	OpLoot
	OpEnough
	opEnd
)

// Move is one decision or one chance.
type Move struct {
	Op      Op
	A, B, C uint8
}
