package kompromat

import (
	"slices"
	"strconv"

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

// missionTerms are the terms of missions in the list by the keys of their names, with the keys of what is told of them
// and of the words that name them.
var missionTerms = map[string]struct{ term, text, forms string }{
	"mission.informant":  {"kompromat:informant", "cards.kompromat.target.text", "cards.kompromat.informant.forms"},
	"mission.pursuit":    {"kompromat:pursuit", "cards.kompromat.target.text", "cards.kompromat.pursuit.forms"},
	"mission.barmaid":    {"kompromat:barmaid", "cards.kompromat.target.text", "cards.kompromat.barmaid.forms"},
	"mission.lockers":    {"kompromat:lockers", "cards.kompromat.target.text", "cards.kompromat.lockers.forms"},
	"mission.courier":    {"kompromat:courier", "cards.kompromat.target.text", "cards.kompromat.courier.forms"},
	"mission.chauffeur":  {"kompromat:chauffeur", "cards.kompromat.target.text", "cards.kompromat.chauffeur.forms"},
	"mission.journalist": {"kompromat:journalist", "cards.kompromat.target.text", "cards.kompromat.journalist.forms"},
	"mission.banker":     {"kompromat:banker", "cards.kompromat.target.text", "cards.kompromat.banker.forms"},
	"mission.diplomat":   {"kompromat:diplomat", "cards.kompromat.target.text", "cards.kompromat.diplomat.forms"},
	"mission.general":    {"kompromat:general", "cards.kompromat.target.text", "cards.kompromat.general.forms"},
	"mission.minister":   {"kompromat:minister", "cards.kompromat.target.text", "cards.kompromat.minister.forms"},
	"mission.code":       {"kompromat:code", "cards.kompromat.code.text", "cards.kompromat.code.forms"},
	"mission.document":   {"kompromat:document", "cards.kompromat.document.text", "cards.kompromat.document.forms"},
	"mission.counter":    {"kompromat:counter", "cards.kompromat.counter.text", "cards.kompromat.counter.forms"},
	"mission.night":      {"kompromat:night", "cards.kompromat.night.text", "cards.kompromat.night.forms"},
	"mission.binoculars": {"kompromat:binoculars", "cards.kompromat.binoculars.text", "cards.kompromat.binoculars.forms"},
	"mission.stun":       {"kompromat:stun", "cards.kompromat.stun.text", "cards.kompromat.stun.forms"},
	"mission.smoke":      {"kompromat:smoke", "cards.kompromat.smoke.text", "cards.kompromat.smoke.forms"},
	"mission.papers":     {"kompromat:papers", "cards.kompromat.papers.text", "cards.kompromat.papers.forms"},
	"mission.pen":        {"kompromat:pen", "cards.kompromat.pen.text", "cards.kompromat.pen.forms"},
}

// missionCard is a mission in the list: one for all that have its name.
func missionCard(m kompromat.Mission) cards.Card {
	count := 0
	for other := kompromat.Mission(1); other <= kompromat.MissionCount; other++ {
		if other.Key() == m.Key() {
			count++
		}
	}
	c := cards.Card{
		Term: missionTerms[m.Key()].term, Part: missionPart, Title: m.Key(), Text: missionTerms[m.Key()].text,
		Forms: missionTerms[m.Key()].forms, Ruling: "K30", Count: count, Least: count, Sign: missionIcon(m),
		Face: func(st *stage.Stage) display.Face {
			if m.Kind() == kompromat.CounterIntelligence {
				return slipFace(st.Reader(), m)
			}
			return folderFace(st.Reader(), m, 0)
		},
	}
	switch m.Kind() {
	case kompromat.ItemCard:
		c.Part, c.Ruling = itemPart, "K35"
	case kompromat.CounterIntelligence:
		c.Ruling = "K3"
	}
	return c
}

// equipmentCards are the cards of an equipment deck by how they count.
func equipmentCards() []cards.Card {
	group := func(term, title, text, forms, ruling string, example kompromat.Card) cards.Card {
		count := 0
		for c := kompromat.Card(1); c <= kompromat.DeckSize; c++ {
			if equipmentTerm(c) == term {
				count++
			}
		}
		return cards.Card{
			Term: term, Part: equipmentPart, Per: cards.PerDeck, Title: title, Text: text, Forms: forms, Ruling: ruling,
			Count: count, Least: count,
			Sign: display.IconFingerprint,
			Face: func(st *stage.Stage) display.Face {
				return equipmentFace(equipmentValue(st.Reader(), example), 1, example)
			},
		}
	}
	return []cards.Card{
		group("kompromat:half", "card.half", "cards.kompromat.half.text", "cards.kompromat.half.forms", "K13", 1),
		group("kompromat:wild", "card.wild", "cards.kompromat.wild.text", "cards.kompromat.wild.forms", "K10", 2),
		group("kompromat:seven", "card.7", "cards.kompromat.seven.text", "cards.kompromat.seven.forms", "K1", 9),
		group("kompromat:number", "cards.kompromat.number.title", "cards.kompromat.number.text",
			"cards.kompromat.number.forms", "K1", 14),
	}
}

// equipmentTerm is the term of the card of the list that stands for an equipment card.
func equipmentTerm(c kompromat.Card) string {
	switch {
	case c.Low() < 2:
		return "kompromat:half"
	case c.Wild():
		return "kompromat:wild"
	case c.Low() == 14:
		return "kompromat:seven"
	}
	return "kompromat:number"
}

// concepts are what the sentences of KOMPROMAT name besides single cards.
func concepts() []cards.Card {
	mission := cards.Concept("kompromat:mission", "K6", display.IconFilm, "cards.kompromat.mission.title",
		"cards.kompromat.mission.text", "cards.kompromat.mission.forms")
	mission.Face = func(st *stage.Stage) display.Face { return backNamed(missionBack(st.Reader()), "kompromat:mission") }
	equipment := cards.Concept("kompromat:equipment", "K5", display.IconFingerprint, "cards.kompromat.equipment.title",
		"cards.kompromat.equipment.text", "cards.kompromat.equipment.forms")
	equipment.Face = func(*stage.Stage) display.Face { return backNamed(equipmentBack(1), "kompromat:equipment") }
	return []cards.Card{
		cards.Concept("kompromat:token", "K19", display.IconWarning, "cards.kompromat.token.title",
			"cards.kompromat.token.text", "cards.kompromat.token.forms"), mission, equipment,
		cards.Concept("kompromat:target", "K30", display.IconDetective, "cards.kompromat.target.title",
			"cards.kompromat.target.text", "cards.kompromat.target.forms"),
		cards.Concept("kompromat:item", "K28", display.IconKey, "cards.kompromat.item.title", "cards.kompromat.item.text",
			"cards.kompromat.item.forms"),
		cards.Concept("kompromat:total", "K8", display.IconList, "cards.kompromat.total.title",
			"cards.kompromat.total.text", "cards.kompromat.total.forms"),
		cards.Concept("kompromat:over", "K14", display.IconClose, "cards.kompromat.over.title", "cards.kompromat.over.text",
			"cards.kompromat.over.forms"),
		cards.Concept("kompromat:perfect", "K17", display.IconTrophy, "cards.kompromat.perfect.title",
			"cards.kompromat.perfect.text", "cards.kompromat.perfect.forms"),
		cards.Concept("kompromat:reveal", "K12", display.IconEye, "cards.kompromat.reveal.title",
			"cards.kompromat.reveal.text", "cards.kompromat.reveal.forms"),
		cards.Concept("kompromat:round", "K2", display.IconHourglass, "cards.kompromat.round.title",
			"cards.kompromat.round.text", "cards.kompromat.round.forms"),
		cards.Concept("kompromat:risk", "K23", display.IconWarning, "cards.kompromat.risk.title",
			"cards.kompromat.risk.text", "cards.kompromat.risk.forms"),
		cards.OnTable("kompromat:missions", "K6", display.IconStack, "cards.kompromat.missions.title",
			"cards.kompromat.missions.text"),
		cards.OnTable("kompromat:tracker", "K23", display.IconList, "cards.kompromat.tracker.title",
			"cards.kompromat.tracker.text"),
		cards.OnTable("kompromat:slot", "K7", display.IconFingerprint, "cards.kompromat.slot.title",
			"cards.kompromat.slot.text"),
		cards.OnTable("kompromat:won", "K26", display.IconEnvelope, "cards.kompromat.won.title", "cards.kompromat.won.text"),
		cards.OnTable("kompromat:points", "K30", display.IconTrophy, "cards.kompromat.points.title",
			"cards.kompromat.points.text"),
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
	return display.Face{Design: designs.Equipment, Tone: tone, Value: value, Term: equipmentTerm(c)}
}

// equipmentBack is the back of a deck: 0 red, 1 blue.
func equipmentBack(tone uint8) display.Face {
	return display.Face{Design: designs.EquipmentBack, Tone: tone, Symbol: display.IconFingerprint}
}

// missionBack is the back of the mission deck.
func missionBack(r words.Reader) display.Face {
	return display.Face{Design: designs.FolderBack, Symbol: display.IconFingerprint, Title: r.T("game.kompromat")}
}

// folderFace is a mission, with the slip of the counter-intelligence under it.
func folderFace(r words.Reader, m, counter kompromat.Mission) display.Face {
	return display.Face{
		Design: designs.Folder, Symbol: missionIcon(m), Marks: uint8(counter.Marks()),
		Tab: r.T(m.Kind().Key()), Title: r.T(m.Key()), Value: missionValue(m), Note: r.T(pointsKey(m)),
		Term: missionTerms[m.Key()].term, Lines: [4]string{itemEffect(r, m.Key())},
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
		Term: "kompromat:counter",
	}
}

// pointsKey is the key of the word beside what a mission scores.
func pointsKey(m kompromat.Mission) string {
	if missionValue(m) == "1" {
		return "table.point"
	}
	return "table.points"
}

// missionValue is what a mission scores; of a set, by the number of its cards: 2·6·12.
func missionValue(m kompromat.Mission) string {
	switch m.Kind() {
	case kompromat.Code:
		return stage.Joined(kompromat.CodeValues[1:], "·", strconv.Itoa)
	case kompromat.Document:
		return stage.Joined(kompromat.DocumentValues[1:], "·", strconv.Itoa)
	default:
		return strconv.Itoa(m.Points())
	}
}

// missionIcon is the picture on a mission.
func missionIcon(m kompromat.Mission) display.Icon { return missionIcons[m.Key()] }

// itemIcon is that of an item.
func itemIcon(item kompromat.Item) display.Icon { return missionIcons[items[item].name] }

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
