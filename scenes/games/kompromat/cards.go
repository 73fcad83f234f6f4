package kompromat

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/cards"
	"safehouse/scenes/games/kompromat/designs"
	"safehouse/scenes/stage"
)

// The parts of the list that are cards.
const (
	missionPart   cards.Part = "cards.part.missions"
	itemPart      cards.Part = "cards.part.items"
	equipmentPart cards.Part = "cards.part.equipment"
)

// cardList is the card list. Each mission stands where its game's own table has it.
func cardList() []cards.Card {
	var missions, items []cards.Card
	for m := kompromat.Mission(1); m <= kompromat.MissionCount; m++ {
		c := missionCard(m)
		switch {
		case slices.ContainsFunc(missions, func(listed cards.Card) bool { return listed.Term == c.Term }):
		case m.Kind() == kompromat.ItemCard:
			items = append(items, c)
		default:
			missions = append(missions, c)
		}
	}
	list := append(missions, items...)
	list = append(list, equipmentCards()...)
	return append(list, concepts()...)
}

// missionCard is a mission in the list: one for all that have its name.
func missionCard(m kompromat.Mission) cards.Card {
	name := strings.TrimPrefix(m.Key(), "mission.")
	count := 0
	for other := kompromat.Mission(1); other <= kompromat.MissionCount; other++ {
		if other.Key() == m.Key() {
			count++
		}
	}
	c := cards.Card{
		Term: name, Part: missionPart, Title: m.Key(), Ruling: "K30", Count: count, Least: count, Sign: missionIcon(m),
		Face: func(st *stage.Stage) display.Face {
			if m.Kind() == kompromat.CounterIntelligence {
				return slipFace(st.Reader(), m)
			}
			return folderFace(st.Reader(), m, 0)
		},
	}
	switch m.Kind() {
	case kompromat.Target:
		c.Text = "cards.kompromat.target.text"
	case kompromat.ItemCard:
		c.Part, c.Ruling = itemPart, "K35"
	case kompromat.CounterIntelligence:
		c.Ruling = "K3"
	}
	return c
}

// equipmentCards are the cards of an equipment deck by how they count.
func equipmentCards() []cards.Card {
	group := func(term, title, ruling string, example kompromat.Card) cards.Card {
		count := 0
		for c := kompromat.Card(1); c <= kompromat.DeckSize; c++ {
			if equipmentTerm(c) == term {
				count++
			}
		}
		return cards.Card{
			Term: term, Part: equipmentPart, Per: cards.PerDeck, Title: title, Ruling: ruling, Count: count, Least: count,
			Sign: display.IconFingerprint,
			Face: func(st *stage.Stage) display.Face {
				return equipmentFace(equipmentValue(st.Reader(), example), 1, example)
			},
		}
	}
	return []cards.Card{
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

// concepts are what the sentences of KOMPROMAT name besides single cards.
func concepts() []cards.Card {
	mission := cards.Concept("mission", "K6", display.IconFilm)
	mission.Face = func(st *stage.Stage) display.Face { return backNamed(missionBack(st.Reader()), "kompromat.mission") }
	equipment := cards.Concept("equipment", "K5", display.IconFingerprint)
	equipment.Face = func(*stage.Stage) display.Face { return backNamed(equipmentBack(1), "kompromat.equipment") }
	return []cards.Card{
		cards.Concept("token", "K19", display.IconWarning), mission, equipment,
		cards.Concept("target", "K30", display.IconDetective), cards.Concept("item", "K28", display.IconKey),
		cards.Concept("total", "K8", display.IconList), cards.Concept("over", "K14", display.IconClose),
		cards.Concept("perfect", "K17", display.IconTrophy), cards.Concept("reveal", "K12", display.IconEye),
		cards.Concept("round", "K2", display.IconHourglass), cards.Concept("risk", "K23", display.IconWarning),
		cards.OnTable("missions", "K6", display.IconStack), cards.OnTable("slot", "K7", display.IconFingerprint),
		cards.OnTable("won", "K26", display.IconEnvelope), cards.OnTable("points", "K30", display.IconTrophy),
	}
}

// backNamed is a back as the list shows it. On a table a back has no name: there is nothing to look at.
func backNamed(f display.Face, term string) display.Face {
	f.Term = term
	return f
}

// equipmentValue is what is printed on an equipment card; nothing on a back.
func equipmentValue(r words.Reader, c kompromat.Card) string {
	switch {
	case c == 0:
		return ""
	case c.Wild():
		return "1/11"
	default:
		return r.Halves(c.Low())
	}
}

// equipmentFace is an equipment card with that printed on it, in the colour of a deck: 0 red, 1 blue.
func equipmentFace(value string, tone uint8, c kompromat.Card) display.Face {
	return display.Face{Design: designs.Equipment, Tone: tone, Value: value, Term: "kompromat." + equipmentTerm(c)}
}

// equipmentBack is the back of a deck: 0 red, 1 blue.
func equipmentBack(tone uint8) display.Face {
	return display.Face{
		Design: designs.EquipmentBack, Tone: tone, Symbol: display.IconFingerprint,
	}
}

// missionBack is the back of the mission deck.
func missionBack(r words.Reader) display.Face {
	return display.Face{
		Design: designs.FolderBack, Symbol: display.IconFingerprint, Title: r.T("game.kompromat"),
	}
}

// folderFace is a mission, with the slip of the counter-intelligence under it.
func folderFace(r words.Reader, m, counter kompromat.Mission) display.Face {
	return display.Face{
		Design: designs.Folder, Symbol: missionIcon(m), Marks: uint8(counter.Marks()),
		Tab: r.T(m.Kind().Key()), Title: r.T(m.Key()), Value: missionValue(m), Note: r.T(pointsKey(m)),
		Term: "kompromat." + strings.TrimPrefix(m.Key(), "mission."), Lines: [4]string{itemEffect(r, m.Key())},
	}
}

// itemEffects are the keys of what each item does, in few words, by those of their names.
var itemEffects = map[string]string{
	"mission.night": "item.night.short", "mission.binoculars": "item.binoculars.short", "mission.stun": "item.stun.short",
	"mission.smoke": "item.smoke.short", "mission.papers": "item.papers.short", "mission.pen": "item.pen.short",
}

// itemEffect is what the item of a name does, in few words; empty for what is no item.
func itemEffect(r words.Reader, name string) string {
	if key, ok := itemEffects[name]; ok {
		return r.T(key)
	}
	return ""
}

// slipFace is a counter-intelligence card by itself.
func slipFace(r words.Reader, m kompromat.Mission) display.Face {
	return display.Face{
		Design: designs.Slip, Title: r.T("mission.counter"), Marks: uint8(m.Marks()), Symbol: display.IconWarning,
		Term: "kompromat.counter",
	}
}

// pointsKey is the key of the word beside what a mission scores.
func pointsKey(m kompromat.Mission) string {
	if missionValue(m) == "1" {
		return "table.point"
	}
	return "table.points"
}

// missionValue is what a mission scores; of a set, by the number of its cards.
func missionValue(m kompromat.Mission) string {
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

// itemTerm is the entry of an item.
func itemTerm(item kompromat.Item) string { return itemTerms[item] }

var itemTerms = [...]string{
	kompromat.NightVision: "kompromat.night", kompromat.Binoculars: "kompromat.binoculars",
	kompromat.StunGun:     "kompromat.stun",
	kompromat.SmokeScreen: "kompromat.smoke", kompromat.ForgedPapers: "kompromat.papers",
	kompromat.PoisonPen: "kompromat.pen",
}

// missionIcon is the picture on a mission.
func missionIcon(m kompromat.Mission) display.Icon { return missionIcons[m.Key()] }

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
