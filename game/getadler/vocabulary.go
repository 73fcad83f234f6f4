package getadler

import "safehouse/game"

// cardNames are the kinds' names in logs and in the text of a move.
var cardNames = [kindEnd]string{
	NoKind: "back", DocumentRAF: "raf", DocumentNavy: "navy", DocumentArmy: "army", Question: "question",
	Magnifier: "magnifier", Binoculars: "binoculars", Arrest: "arrest", EscapeBus: "bus", EscapeBike: "bike",
	EscapeCar: "car", EscapeMetro: "metro", EscapeBoat: "boat", Pistol: "pistol", Bomb: "bomb", Disguise: "disguise",
}

// kindKeys are the message keys of a kind: its name, one card of it, several, and the title on its face.
var kindKeys = [kindEnd]struct{ name, one, some, title string }{
	NoKind:       {name: "card.back", one: "one.back"},
	DocumentRAF:  {"card.raf", "one.raf", "some.raf", "face.getadler.raf"},
	DocumentNavy: {"card.navy", "one.navy", "some.navy", "face.getadler.navy"},
	DocumentArmy: {"card.army", "one.army", "some.army", "face.getadler.army"},
	Question:     {"card.question", "one.question", "some.question", "face.getadler.question"},
	Magnifier:    {"card.magnifier", "one.magnifier", "some.magnifier", "face.getadler.magnifier"},
	Binoculars:   {"card.binoculars", "one.binoculars", "some.binoculars", "face.getadler.binoculars"},
	Arrest:       {"card.arrest", "one.arrest", "some.arrest", "face.getadler.arrest"},
	EscapeBus:    {"card.bus", "one.bus", "some.bus", "face.getadler.bus"},
	EscapeBike:   {"card.bike", "one.bike", "some.bike", "face.getadler.bike"},
	EscapeCar:    {"card.car", "one.car", "some.car", "face.getadler.car"},
	EscapeMetro:  {"card.metro", "one.metro", "some.metro", "face.getadler.metro"},
	EscapeBoat:   {"card.boat", "one.boat", "some.boat", "face.getadler.boat"},
	Pistol:       {"card.pistol", "one.pistol", "some.pistol", "face.getadler.pistol"},
	Bomb:         {"card.bomb", "one.bomb", "some.bomb", "face.getadler.bomb"},
	Disguise:     {"card.disguise", "one.disguise", "some.disguise", "face.getadler.disguise"},
}

// familyKeys are those of a family: what a card of it does, in a sentence and as its face has it.
var familyKeys = map[string]struct{ about, effect string }{
	"document":   {"about.getadler.document", "effect.getadler.document"},
	"question":   {"about.getadler.question", "effect.getadler.question"},
	"magnifier":  {"about.getadler.magnifier", "effect.getadler.magnifier"},
	"binoculars": {"about.getadler.binoculars", "effect.getadler.binoculars"},
	"arrest":     {"about.getadler.arrest", "effect.getadler.arrest"},
	"escape":     {"about.getadler.escape", "effect.getadler.escape"},
	"pistol":     {"about.getadler.pistol", "effect.getadler.pistol"},
	"bomb":       {"about.getadler.bomb", "effect.getadler.bomb"},
	"disguise":   {"about.getadler.disguise", "effect.getadler.disguise"},
}

// Key is the message key of the kind's name: "magnifier". That of NoKind is the name of a back, which all games share.
func (k Kind) Key() string { return kindKeys[k].name }

// OneKey is that of one card of the kind as a sentence needs it: "a magnifier"; of NoKind "a card".
func (k Kind) OneKey() string { return kindKeys[k].one }

// SomeKey is that of several, with their number as {0}: "3 magnifiers".
func (k Kind) SomeKey() string { return kindKeys[k].some }

// Word names the kind, One a card of it, and Some that many.
func (k Kind) Word() game.Arg      { return game.Word(k.Key()) }
func (k Kind) One() game.Arg       { return game.Word(k.OneKey()) }
func (k Kind) Some(n int) game.Arg { return game.WordOf(k.SomeKey(), n) }

// Family names the kinds that are explained alike: the documents of all branches are "document", the escapes by all
// vehicles "escape".
func (k Kind) Family() string {
	switch {
	case k.Document():
		return "document"
	case k.Escape():
		return "escape"
	default:
		return cardNames[k]
	}
}

// AboutKey is the message key of the sentence that says what a card of the kind does.
func (k Kind) AboutKey() string { return familyKeys[k.Family()].about }

// TitleKey and EffectKey are those of the short texts on the card's face: its title, and its effect in two lines.
func (k Kind) TitleKey() string  { return kindKeys[k].title }
func (k Kind) EffectKey() string { return familyKeys[k.Family()].effect }

// roleNames are the characters' names in logs and in the text of a move.
var roleNames = [roleEnd]string{
	NoRole: "unknown", Adler: "adler", Gold: "gold", Sharpe: "sharpe", Townsend: "townsend", Collins: "collins",
	Tarasov: "tarasov",
}

// roleKeys are the message keys of a character: its name, that with rank and service, who it is, and its ability.
var roleKeys = [roleEnd]struct{ name, full, about, ability string }{
	NoRole:   {name: "role.unknown"},
	Adler:    {"role.adler", "role.full.adler", "about.getadler.adler", ""},
	Gold:     {"role.gold", "role.full.gold", "about.getadler.gold", "ability.getadler.gold"},
	Sharpe:   {"role.sharpe", "role.full.sharpe", "about.getadler.sharpe", "ability.getadler.sharpe"},
	Townsend: {"role.townsend", "role.full.townsend", "about.getadler.townsend", "ability.getadler.townsend"},
	Collins:  {"role.collins", "role.full.collins", "about.getadler.collins", ""},
	Tarasov:  {"role.tarasov", "role.full.tarasov", "about.getadler.tarasov", "ability.getadler.tarasov"},
}

// Key is the message key of the character's name: "Adler". FullKey is that of the name with rank and service.
func (r Role) Key() string     { return roleKeys[r].name }
func (r Role) FullKey() string { return roleKeys[r].full }

// AboutKey is the message key of the sentence that says who the character is; AbilityKey that of its special ability,
// which the villains do not have: theirs is empty.
func (r Role) AboutKey() string   { return roleKeys[r].about }
func (r Role) AbilityKey() string { return roleKeys[r].ability }

// Word names the character.
func (r Role) Word() game.Arg { return game.Word(r.Key()) }

// SideKey is the message key of what the character is, in the right gender: "hero", "villain".
func (r Role) SideKey() string { return sideKeys[r] }

var sideKeys = [roleEnd]string{
	NoRole: "side.hero", Adler: "side.villain", Gold: "side.heroine", Sharpe: "side.hero", Townsend: "side.hero",
	Collins: "side.villainess", Tarasov: "side.hero",
}

// traitNames and colourNames are those of characteristics and colours in logs and in the text of a move.
var (
	traitNames  = [traitEnd]string{Hat: "hat", Hair: "hair", Eyes: "eyes", Coat: "coat"}
	colourNames = [colourEnd]string{
		Brown: "brown", Black: "black", Grey: "grey", Dark: "dark", Blond: "blond", Blue: "blue", Beige: "beige",
		Navy: "navy",
	}
)

// Key is the message key of the characteristic's name: "hat".
func (t Trait) Key() string { return traitKeys[t] }

var traitKeys = [traitEnd]string{Hat: "trait.hat", Hair: "trait.hair", Eyes: "trait.eyes", Coat: "trait.coat"}

// ColourKey is the message key of a colour as it is said of a characteristic, since French adjectives agree: "black".
// LookKey is that of both together, "a black hat", and QuestionKey that of the question: "Have you a black hat?".
func ColourKey(t Trait, c Colour) string   { return lookKeys[t][c].colour }
func LookKey(t Trait, c Colour) string     { return lookKeys[t][c].look }
func QuestionKey(t Trait, c Colour) string { return lookKeys[t][c].question }

// lookKeys are those of the colours that a characteristic has.
var lookKeys = [traitEnd][colourEnd]struct{ colour, look, question string }{
	Hat: {
		Brown: {"colour.hat.brown", "look.hat.brown", "question.hat.brown"},
		Black: {"colour.hat.black", "look.hat.black", "question.hat.black"},
		Grey:  {"colour.hat.grey", "look.hat.grey", "question.hat.grey"},
	},
	Hair: {
		Grey:  {"colour.hair.grey", "look.hair.grey", "question.hair.grey"},
		Dark:  {"colour.hair.dark", "look.hair.dark", "question.hair.dark"},
		Blond: {"colour.hair.blond", "look.hair.blond", "question.hair.blond"},
	},
	Eyes: {
		Brown: {"colour.eyes.brown", "look.eyes.brown", "question.eyes.brown"},
		Blue:  {"colour.eyes.blue", "look.eyes.blue", "question.eyes.blue"},
	},
	Coat: {
		Brown: {"colour.coat.brown", "look.coat.brown", "question.coat.brown"},
		Grey:  {"colour.coat.grey", "look.coat.grey", "question.coat.grey"},
		Beige: {"colour.coat.beige", "look.coat.beige", "question.coat.beige"},
		Navy:  {"colour.coat.navy", "look.coat.navy", "question.coat.navy"},
	},
}

// HourKey is the message key of an hour, 1 to 7: "Four o’clock".
func HourKey(hour int) string { return hourKeys[hour] }

var hourKeys = [Hours + 1]string{1: "hour.1", 2: "hour.2", 3: "hour.3", 4: "hour.4", 5: "hour.5", 6: "hour.6",
	7: "hour.7"}
