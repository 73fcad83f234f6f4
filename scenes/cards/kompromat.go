package cards

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// kompromatList is the card list of KOMPROMAT. Each mission stands where its game's own table has it.
func kompromatList() []Card {
	var missions, items []Card
	for m := kompromat.Mission(1); m <= kompromat.MissionCount; m++ {
		c := missionCard(m)
		switch {
		case slices.ContainsFunc(missions, func(listed Card) bool { return listed.Term == c.Term }):
		case m.Kind() == kompromat.ItemCard:
			items = append(items, c)
		default:
			missions = append(missions, c)
		}
	}
	list := append(missions, items...)
	list = append(list, equipmentCards()...)
	return append(list, kompromatConcepts()...)
}

// missionCard is a mission in the list: one for all that have its name.
func missionCard(m kompromat.Mission) Card {
	name := strings.TrimPrefix(m.Key(), "mission.")
	count := 0
	for other := kompromat.Mission(1); other <= kompromat.MissionCount; other++ {
		if other.Key() == m.Key() {
			count++
		}
	}
	c := Card{
		Term: name, Part: Missions, Title: m.Key(), Ruling: "K30", Count: count, Least: count, Sign: MissionIcon(m),
		Face: func(st *stage.Stage) display.Face {
			if m.Kind() == kompromat.CounterIntelligence {
				return Slip(st.Reader(), m)
			}
			return Folder(st.Reader(), m, 0)
		},
	}
	switch m.Kind() {
	case kompromat.Target:
		c.Text = "cards.kompromat.target.text"
	case kompromat.ItemCard:
		c.Part, c.Ruling = Items, "K35"
	case kompromat.CounterIntelligence:
		c.Ruling = "K3"
	}
	return c
}

// equipmentCards are the cards of an equipment deck by how they count.
func equipmentCards() []Card {
	group := func(term, title, ruling string, example kompromat.Card) Card {
		count := 0
		for c := kompromat.Card(1); c <= kompromat.DeckSize; c++ {
			if equipmentTerm(c) == term {
				count++
			}
		}
		return Card{
			Term: term, Part: Equipment, Title: title, Ruling: ruling, Count: count, Least: count, Sign: display.IconFingerprint,
			Face: func(st *stage.Stage) display.Face {
				return EquipmentFace(EquipmentValue(st.Reader(), example), 1, example)
			},
		}
	}
	return []Card{
		group("half", "card.half", "K13", 1), group("wild", "card.wild", "K10", 2),
		group("seven", "card.7", "K1", 9), group("number", "", "K1", 14),
	}
}

// equipmentTerm is the term of the card of the list that stands for an equipment card.
func equipmentTerm(c kompromat.Card) string {
	switch {
	case c.Low() < 2:
		return "half"
	case c.Wild():
		return "wild"
	case c.Low() == 14:
		return "seven"
	}
	return "number"
}

// kompromatConcepts are what the sentences of KOMPROMAT name besides single cards.
func kompromatConcepts() []Card {
	mission := concept("mission", "K6", display.IconFilm)
	mission.Face = func(st *stage.Stage) display.Face { return named(MissionBack(st.Reader()), "kompromat.mission") }
	equipment := concept("equipment", "K5", display.IconFingerprint)
	equipment.Face = func(*stage.Stage) display.Face { return named(EquipmentBack(1), "kompromat.equipment") }
	return []Card{
		concept("token", "K19", display.IconWarning), mission, equipment,
		concept("target", "K30", display.IconDetective), concept("item", "K28", display.IconKey),
		concept("total", "K8", display.IconList), concept("over", "K14", display.IconClose),
		concept("perfect", "K17", display.IconTrophy), concept("reveal", "K12", display.IconEye),
		concept("round", "K2", display.IconHourglass), concept("risk", "K23", display.IconWarning),
		part("missions", "K6", display.IconStack), part("slot", "K7", display.IconFingerprint),
		part("won", "K26", display.IconEnvelope),
		part("points", "K30", display.IconTrophy),
	}
}

// named is a back as the list shows it. On a table a back has no name: there is nothing to look at.
func named(f display.Face, term string) display.Face {
	f.Term = term
	return f
}

// EquipmentValue is what is printed on an equipment card; nothing on a back.
func EquipmentValue(r words.Reader, c kompromat.Card) string {
	switch {
	case c == 0:
		return ""
	case c.Wild():
		return "1/11"
	default:
		return r.Halves(c.Low())
	}
}

// EquipmentFace is an equipment card with that printed on it, in the colour of a deck: 0 red, 1 blue.
func EquipmentFace(value string, tone uint8, c kompromat.Card) display.Face {
	return display.Face{Design: display.Equipment, Tone: tone, Value: value, Term: "kompromat." + equipmentTerm(c)}
}

// EquipmentBack is the back of a deck: 0 red, 1 blue.
func EquipmentBack(tone uint8) display.Face {
	return display.Face{
		Design: display.EquipmentBack, Tone: tone, Symbol: display.IconFingerprint,
	}
}

// MissionBack is the back of the mission deck.
func MissionBack(r words.Reader) display.Face {
	return display.Face{
		Design: display.FolderBack, Symbol: display.IconFingerprint, Title: r.T("game.kompromat"),
	}
}

// Folder is a mission, with the slip of the counter-intelligence under it.
func Folder(r words.Reader, m, counter kompromat.Mission) display.Face {
	return display.Face{
		Design: display.Folder, Symbol: MissionIcon(m), Marks: uint8(counter.Marks()),
		Tab: r.T(m.Kind().Key()), Title: r.T(m.Key()), Value: MissionValue(m), Note: r.T(pointsKey(m)),
		Term: "kompromat." + strings.TrimPrefix(m.Key(), "mission."), Lines: [4]string{ItemEffect(r, m.Key())},
	}
}

// itemEffects are the keys of what each item does, in few words, by those of their names.
var itemEffects = map[string]string{
	"mission.night": "item.night.short", "mission.binoculars": "item.binoculars.short", "mission.stun": "item.stun.short",
	"mission.smoke": "item.smoke.short", "mission.papers": "item.papers.short", "mission.pen": "item.pen.short",
}

// ItemEffect is what the item of a name does, in few words; empty for what is no item.
func ItemEffect(r words.Reader, name string) string {
	if key, ok := itemEffects[name]; ok {
		return r.T(key)
	}
	return ""
}

// Slip is a counter-intelligence card by itself.
func Slip(r words.Reader, m kompromat.Mission) display.Face {
	return display.Face{
		Design: display.Slip, Title: r.T("mission.counter"), Marks: uint8(m.Marks()), Symbol: display.IconWarning,
		Term: "kompromat.counter",
	}
}

// pointsKey is the key of the word beside what a mission scores.
func pointsKey(m kompromat.Mission) string {
	if MissionValue(m) == "1" {
		return "table.point"
	}
	return "table.points"
}

// MissionValue is what a mission scores; of a set, by the number of its cards.
func MissionValue(m kompromat.Mission) string {
	switch m.Kind() {
	case kompromat.Code:
		return steps(kompromat.CodeValues[1:])
	case kompromat.Document:
		return steps(kompromat.DocumentValues[1:])
	default:
		return strconv.Itoa(m.Points())
	}
}

// steps writes the values of a set: 2·6·12.
func steps(values []int) string {
	all := make([]string, len(values))
	for i, v := range values {
		all[i] = strconv.Itoa(v)
	}
	return strings.Join(all, "·")
}

// ItemTerm is the entry of an item.
func ItemTerm(item kompromat.Item) string { return itemTerms[item] }

var itemTerms = [...]string{
	kompromat.NightVision: "kompromat.night", kompromat.Binoculars: "kompromat.binoculars",
	kompromat.StunGun:     "kompromat.stun",
	kompromat.SmokeScreen: "kompromat.smoke", kompromat.ForgedPapers: "kompromat.papers",
	kompromat.PoisonPen: "kompromat.pen",
}

// MissionIcon is the picture on a mission.
func MissionIcon(m kompromat.Mission) display.Icon { return missionIcons[m.Key()] }

// missionIcons are the pictures on the missions by the message keys of their names.
var missionIcons = map[string]display.Icon{
	"mission.informant": display.IconDetective, "mission.pursuit": display.IconFootprints,
	"mission.barmaid": display.IconCocktail, "mission.lockers": display.IconLockers,
	"mission.courier": display.IconMail, "mission.chauffeur": display.IconCar,
	"mission.journalist": display.IconNewspaper, "mission.banker": display.IconBank,
	"mission.diplomat": display.IconGlobe, "mission.general": display.IconMedal,
	"mission.minister": display.IconCrown, "mission.code": display.IconKey,
	"mission.document": display.IconFilm, "mission.night": display.IconMoon,
	"mission.binoculars": display.IconBinoculars, "mission.stun": display.IconLightning,
	"mission.smoke": display.IconCloud, "mission.papers": display.IconStamp,
	"mission.pen": display.IconPen, "mission.counter": display.IconWarning,
}
