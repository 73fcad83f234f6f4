package kompromat

// Card is one physical equipment card of a deck of 14, 1 to DeckSize; both decks are alike. The zero Card is a back:
// a card that the viewer may not read.
type Card uint8

// DeckSize is the number of cards of an equipment deck.
const DeckSize = 14

// equipment lists a deck (K1): low is the value in half points with every 1/11 counted as 1, key the message key of the
// card's name.
var equipment = [DeckSize + 1]struct {
	name string
	low  uint8
	wild bool
	key  string
}{
	{"back", 0, false, "card.back"},
	{"half", 1, false, "card.half"},
	{"1/11a", 2, true, "card.wild"}, {"1/11b", 2, true, "card.wild"},
	{"2", 4, false, "card.2"}, {"3", 6, false, "card.3"}, {"4", 8, false, "card.4"},
	{"5", 10, false, "card.5"}, {"6", 12, false, "card.6"},
	{"7a", 14, false, "card.7"}, {"7b", 14, false, "card.7"}, {"7c", 14, false, "card.7"},
	{"8", 16, false, "card.8"}, {"9", 18, false, "card.9"}, {"10", 20, false, "card.10"},
}

// Limit is 21 in half points: more is a bust, exactly that is a perfect mission.
const Limit = 42

// WildExtra is what a 1/11 adds, in half points, when it counts as 11.
const WildExtra = 20

// Low is the card's value in half points, a 1/11 counted as 1; 0 for a back.
func (c Card) Low() int { return int(equipment[c].low) }

// Wild reports whether the card is a 1/11.
func (c Card) Wild() bool { return equipment[c].wild }

// String gives the card's name in move texts: "7b", "half", "1/11a". Cards of equal value differ in the letter.
func (c Card) String() string { return equipment[c].name }

// Mission is one physical card of the mission deck, 1 to MissionCount; 0 is no card.
type Mission uint8

// MissionCount is the size of the mission deck.
const MissionCount = 29

// Kind is what sort of mission a card is.
type Kind uint8

// The kinds of missions.
const (
	NoMission Kind = iota
	Target
	Code
	Document
	ItemCard
	CounterIntelligence
)

// Item is a special ability, won with an item card and usable once.
type Item uint8

// The items of rulings 1.3.
const (
	NoItem Item = iota
	NightVision
	Binoculars
	StunGun
	SmokeScreen
	ForgedPapers
	PoisonPen
	itemEnd
)

// ItemCount is the number of items; each is on one card.
const ItemCount = int(itemEnd) - 1

// String gives the item's name in move texts.
func (i Item) String() string {
	return [itemEnd]string{"none", "night", "binoculars", "stun", "smoke", "papers", "pen"}[i]
}

// missions is the deck of rulings 1.2. Names are message keys. A printed list was never found: names other than The
// Informant, The Pursuit and Night Vision, all points but those of the codes, the documents and the marks are ours.
var missions = [MissionCount + 1]struct {
	kind   Kind
	key    string
	points uint8
	item   Item
	marks  uint8
}{
	{},
	{kind: Target, key: "mission.informant", points: 5},
	{kind: Target, key: "mission.pursuit", points: 4},
	{kind: Target, key: "mission.barmaid", points: 3},
	{kind: Target, key: "mission.lockers", points: 3},
	{kind: Target, key: "mission.courier", points: 2},
	{kind: Target, key: "mission.chauffeur", points: 2},
	{kind: Target, key: "mission.journalist", points: 3},
	{kind: Target, key: "mission.banker", points: 4},
	{kind: Target, key: "mission.diplomat", points: 4},
	{kind: Target, key: "mission.general", points: 5},
	{kind: Target, key: "mission.minister", points: 6},
	{kind: Code, key: "mission.code"},
	{kind: Code, key: "mission.code"},
	{kind: Code, key: "mission.code"},
	{kind: Document, key: "mission.document"},
	{kind: Document, key: "mission.document"},
	{kind: Document, key: "mission.document"},
	{kind: Document, key: "mission.document"},
	{kind: ItemCard, key: "mission.night", points: 1, item: NightVision},
	{kind: ItemCard, key: "mission.binoculars", points: 1, item: Binoculars},
	{kind: ItemCard, key: "mission.stun", points: 1, item: StunGun},
	{kind: ItemCard, key: "mission.smoke", points: 1, item: SmokeScreen},
	{kind: ItemCard, key: "mission.papers", points: 1, item: ForgedPapers},
	{kind: ItemCard, key: "mission.pen", points: 1, item: PoisonPen},
	{kind: CounterIntelligence, key: "mission.counter", marks: 1},
	{kind: CounterIntelligence, key: "mission.counter", marks: 1},
	{kind: CounterIntelligence, key: "mission.counter", marks: 2},
	{kind: CounterIntelligence, key: "mission.counter", marks: 2},
	{kind: CounterIntelligence, key: "mission.counter", marks: 3},
}

// CodeValues and DocumentValues give the points of a set by the number of its cards held (SHEET for codes).
var (
	CodeValues     = [4]int{0, 2, 6, 12}
	DocumentValues = [5]int{0, 1, 4, 9, 16}
)

// Kind says what sort of mission it is.
func (m Mission) Kind() Kind { return missions[m].kind }

// Key is the message key of the mission's name.
func (m Mission) Key() string { return missions[m].key }

// Points is what the card scores by itself; 0 for codes and documents, which score as sets.
func (m Mission) Points() int { return int(missions[m].points) }

// Item is the item on an item card, NoItem on others.
func (m Mission) Item() Item { return missions[m].item }

// Marks is the number of exclamation marks of a counter-intelligence card.
func (m Mission) Marks() int { return int(missions[m].marks) }
