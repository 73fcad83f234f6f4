package display

// Design is a kind of face.
type Design uint8

// The designs.
const (
	// Frame is the ground of menus and handovers, Desk the felt of the Dossier.
	Frame Design = iota
	Desk
	// Folder is a mission: Tab its type, Title its name, Value its points, Note its rule, Marks the slip at its corner.
	Folder
	// FolderBack is the back of the mission deck.
	FolderBack
	// Equipment is an equipment card: Value, with Tab as its band.
	Equipment
	// EquipmentBack is its back.
	EquipmentBack
	// Slip is a counter-intelligence card by itself: Title and Marks.
	Slip
	// Stamp is a rubber stamp on a paper slip: Title.
	Stamp
	// Token is a notoriety token: a punched file hole.
	Token
	// CutPaper is the ground of TOP SECRET.
	CutPaper
	// Document is a secret document of Cut-paper: Value its points, Tone the rank of the value (0 to 4), which gives the
	// colour of its field, Title its name at the foot.
	Document
	// Agent is an agent of Cut-paper: Symbol its sign, Title its name, Tone its kind: 0 assassin, 1 special agent, 2 mole.
	Agent
	// SeatBack is the back of a seat's cards, Safe its safe: Tone is the seat.
	SeatBack
	Safe
	// Lamplight is the ground of GET ADLER!
	Lamplight
	// ActionCard is an action card: Symbol its picture, Title its name, Value what it does, Tone the colour of its plate:
	// 0 ink, 1 blue, 2 purple, which draws a sheet of paper around the picture, 3 red. ActionBack is its back, and
	// with Marks 1 that of a character.
	ActionCard
	ActionBack
	// Character is a character's card: Portrait names its picture, Title is its name, Paints and Lines are its traits,
	// Marks its side, 1 hero and 2 villain, with Note as the side's word. Suspect is its portrait and name, Traits its
	// traits alone.
	Character
	Suspect
	Traits
	// Dial is the face of the clock; Marks is the hour whose numeral is lit.
	Dial
	// LampSlip is a verdict on a slip of its own: Title, with Tone as its ink: 0 ink, 1 red, 2 blue. Struck is the band
	// laid over one who is out of the game, with the word Title.
	LampSlip
	Struck
	// Likeness is the portrait of a regular: Tone the number in the cast, from 1, or 0 where it is nobody known; Marks the
	// look, as the constants below number them; Gaze what the face does.
	Likeness
)

// The looks of a likeness: that of the house, and that of each game.
const (
	LookHouse uint8 = iota
	LookDossier
	LookCutPaper
	LookLamplight
	LookCount
)

// Back reports whether a card of the design lies closed.
func (d Design) Back() bool {
	return d == FolderBack || d == EquipmentBack || d == ActionBack || d == SeatBack
}

// Laid reports whether what has the design is laid on cards, which stay what they are: a stamp, a slip, a band or a
// token.
func (d Design) Laid() bool { return d == Stamp || d == LampSlip || d == Struck || d == Token }

// Shape is the height of a design to its width.
func (d Design) Shape() float64 {
	switch d {
	case Folder, FolderBack, Slip:
		return 1 / 0.86
	case Token, Dial:
		return 1
	case Stamp, LampSlip, Struck:
		return 0.36
	default:
		return 1 / 0.7
	}
}
