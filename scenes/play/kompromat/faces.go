package kompromat

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/director"
	layout "safehouse/scenes/tables/kompromat"
)

// wardrobe dresses pieces in the reader's language, each once.
type wardrobe struct {
	reader  words.Reader
	folders [kompromat.MissionCount + 1][4]display.Face
	have    [kompromat.MissionCount + 1][4]bool
	values  [kompromat.DeckSize + 1]string
}

func newWardrobe(r words.Reader) *wardrobe {
	w := &wardrobe{reader: r}
	for c := range w.values {
		w.values[c] = cardValue(r, kompromat.Card(c))
	}
	return w
}

// cardValue is what is printed on an equipment card.
func cardValue(r words.Reader, c kompromat.Card) string {
	switch {
	case c == 0:
		return ""
	case c.Wild():
		return "1/11"
	default:
		return r.Halves(c.Low())
	}
}

// equipment is a card's face, or its back. The tone is the side it belongs to: red above, blue below.
func (w *wardrobe) equipment(c kompromat.Card, up bool, tone uint8) display.Face {
	if !up || c == 0 {
		return display.Face{Design: display.EquipmentBack, Tone: tone, Symbol: display.IconFingerprint}
	}
	return display.Face{Design: display.Equipment, Tone: tone, Value: w.values[c]}
}

// folder is a mission's face, with the slip of the counter-intelligence under it.
func (w *wardrobe) folder(m, counter kompromat.Mission) display.Face {
	marks := counter.Marks()
	if !w.have[m][marks] {
		w.have[m][marks] = true
		w.folders[m][marks] = display.Face{
			Design: display.Folder, Symbol: missionIcon(m), Marks: uint8(marks),
			Tab: w.reader.T(kindKey(m.Kind())), Title: w.reader.T(m.Key()),
			Value: missionValue(m), Note: w.reader.T("table.points"),
		}
	}
	return w.folders[m][marks]
}

func (w *wardrobe) slip(m kompromat.Mission) display.Face {
	return display.Face{Design: display.Slip, Title: w.reader.T("mission.counter"), Marks: uint8(m.Marks()), Symbol: display.IconWarning}
}

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
	s := ""
	for i, v := range values {
		if i > 0 {
			s += "·"
		}
		s += strconv.Itoa(v)
	}
	return s
}

func kindKey(k kompromat.Kind) string {
	switch k {
	case kompromat.Target:
		return "kind.target"
	case kompromat.Code:
		return "kind.code"
	case kompromat.Document:
		return "kind.document"
	case kompromat.ItemCard:
		return "kind.item"
	default:
		return "kind.counter"
	}
}

// aboutKeys tell what each kind of mission is worth.
var aboutKeys = [...]string{
	kompromat.NoMission: "kind.counter", kompromat.Target: "table.about.target", kompromat.Code: "table.about.code",
	kompromat.Document: "table.about.document", kompromat.ItemCard: "table.about.item",
	kompromat.CounterIntelligence: "kind.counter",
}

// missionIcon is the picture on a mission, by its message key.
func missionIcon(m kompromat.Mission) display.Icon {
	if icon, ok := missionIcons[m.Key()]; ok {
		return icon
	}
	return display.IconQuestion
}

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

// items lists what is shown of each item: its picture and the keys of its name and effect.
var items = [kompromat.ItemCount + 1]struct {
	icon         display.Icon
	name, effect string
	when         string
}{
	kompromat.NightVision:  {display.IconMoon, "mission.night", "item.night.effect", "item.night.when"},
	kompromat.Binoculars:   {display.IconBinoculars, "mission.binoculars", "item.binoculars.effect", "item.binoculars.when"},
	kompromat.StunGun:      {display.IconLightning, "mission.stun", "item.stun.effect", "item.stun.when"},
	kompromat.SmokeScreen:  {display.IconCloud, "mission.smoke", "item.smoke.effect", "item.smoke.when"},
	kompromat.ForgedPapers: {display.IconStamp, "mission.papers", "item.papers.effect", "item.papers.when"},
	kompromat.PoisonPen:    {display.IconPen, "mission.pen", "item.pen.effect", "item.pen.when"},
}

// deckTone is the colour of a seat's deck: the first seat's is blue, the second's red.
func deckTone(s game.Seat) uint8 { return 1 - uint8(s)&1 }

// dress turns pieces into sprites. Each seat keeps the tone of its deck, blue or red, wherever it sits.
func (w *wardrobe) dress(pieces []layout.Piece, buf []director.Sprite) []director.Sprite {
	for i := range pieces {
		p := &pieces[i]
		tone := deckTone(p.Seat)
		s := director.Sprite{At: p.At, Pose: p.Pose, Lift: p.Lift}
		switch p.What {
		case layout.Equipment:
			s.Face = w.equipment(p.Card, p.Up, tone)
		case layout.EquipmentPile:
			s.Face = w.equipment(0, false, tone)
		case layout.Folder:
			s.Face = w.folder(p.Mission, p.Counter)
		case layout.Slip:
			s.Face = w.slip(p.Counter)
		case layout.MissionPile:
			s.Face = display.Face{Design: display.FolderBack, Symbol: display.IconFingerprint, Title: w.reader.T("game.kompromat")}
		}
		buf = append(buf, s)
	}
	return buf
}
