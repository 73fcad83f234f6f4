package getadler

import (
	"safehouse/game"
)

// cardNames are the last parts of the message keys that belong to a kind.
var cardNames = [kindEnd]string{
	NoKind: "back", DocumentRAF: "raf", DocumentNavy: "navy", DocumentArmy: "army", Question: "question",
	Magnifier: "magnifier", Binoculars: "binoculars", Arrest: "arrest", EscapeBus: "bus", EscapeBike: "bike",
	EscapeCar: "car", EscapeMetro: "metro", EscapeBoat: "boat", Pistol: "pistol", Bomb: "bomb", Disguise: "disguise",
}

// Key is the message key of the kind's name: "magnifier". That of NoKind is the name of a back, which all games share.
func (k Kind) Key() string { return "card." + cardNames[k] }

// OneKey is that of one card of the kind as a sentence needs it: "a magnifier"; of NoKind "a card".
func (k Kind) OneKey() string { return "one." + cardNames[k] }

// SomeKey is that of several, with their number as {0}: "3 magnifiers".
func (k Kind) SomeKey() string { return "some." + cardNames[k] }

// Word names the kind, One a card of it, and Some that many.
func (k Kind) Word() game.Arg      { return game.Word(k.Key()) }
func (k Kind) One() game.Arg       { return game.Word(k.OneKey()) }
func (k Kind) Some(n int) game.Arg { return game.WordOf(k.SomeKey(), n) }

// Family is the last part of the message keys that kinds share which are explained alike: the documents of all branches
// are "document", the escapes by all vehicles "escape".
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
func (k Kind) AboutKey() string { return "about.getadler." + k.Family() }

// TitleKey and EffectKey are those of the short texts on the card's face: its title, and its effect in two lines.
func (k Kind) TitleKey() string  { return "face.getadler." + cardNames[k] }
func (k Kind) EffectKey() string { return "effect.getadler." + k.Family() }

// roleNames are the last parts of the message keys that belong to a character.
var roleNames = [roleEnd]string{
	NoRole: "unknown", Adler: "adler", Gold: "gold", Sharpe: "sharpe", Townsend: "townsend", Collins: "collins",
	Tarasov: "tarasov",
}

// Key is the message key of the character's name: "Adler". FullKey is that of the name with rank and service.
func (r Role) Key() string     { return roleKeys[r] }
func (r Role) FullKey() string { return "role.full." + roleNames[r] }

// roleKeys are made once, as are those of traits and colours: every frame of a table names characters.
var roleKeys = [roleEnd]string{
	NoRole: "role.unknown", Adler: "role.adler", Gold: "role.gold", Sharpe: "role.sharpe", Townsend: "role.townsend",
	Collins: "role.collins", Tarasov: "role.tarasov",
}

// AboutKey is the message key of the sentence that says who the character is; AbilityKey that of its special ability,
// which the villains do not have: theirs is empty.
func (r Role) AboutKey() string { return "about.getadler." + roleNames[r] }
func (r Role) AbilityKey() string {
	if r == NoRole || r.Villain() {
		return ""
	}
	return "ability.getadler." + roleNames[r]
}

// Word names the character.
func (r Role) Word() game.Arg { return game.Word(r.Key()) }

// SideKey is the message key of what the character is, in the right gender: "hero", "villain".
func (r Role) SideKey() string { return sideKeys[r] }

var sideKeys = [roleEnd]string{
	NoRole: "side.hero", Adler: "side.villain", Gold: "side.heroine", Sharpe: "side.hero", Townsend: "side.hero",
	Collins: "side.villainess", Tarasov: "side.hero",
}

// traitNames and colourNames are the last parts of the message keys that belong to a characteristic and a colour.
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
func ColourKey(t Trait, c Colour) string   { return colourKeys[t][c] }
func LookKey(t Trait, c Colour) string     { return "look." + traitNames[t] + "." + colourNames[c] }
func QuestionKey(t Trait, c Colour) string { return "question." + traitNames[t] + "." + colourNames[c] }

// colourKeys are those of the colours that a characteristic has.
var colourKeys = [traitEnd][colourEnd]string{
	Hat:  {Brown: "colour.hat.brown", Black: "colour.hat.black", Grey: "colour.hat.grey"},
	Hair: {Grey: "colour.hair.grey", Dark: "colour.hair.dark", Blond: "colour.hair.blond"},
	Eyes: {Brown: "colour.eyes.brown", Blue: "colour.eyes.blue"},
	Coat: {Brown: "colour.coat.brown", Grey: "colour.coat.grey", Beige: "colour.coat.beige", Navy: "colour.coat.navy"},
}

// HourKey is the message key of an hour, 1 to 7: "Four o’clock".
func HourKey(hour int) string { return hourKeys[hour] }

// hourKeys are made once: every frame of a table names the hour.
var hourKeys = [Hours + 1]string{1: "hour.1", 2: "hour.2", 3: "hour.3", 4: "hour.4", 5: "hour.5", 6: "hour.6",
	7: "hour.7"}
