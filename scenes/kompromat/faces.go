package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/cards"
	"safehouse/scenes/director"
	"safehouse/scenes/kompromat/layout"
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
		w.values[c] = cards.EquipmentValue(r, kompromat.Card(c))
	}
	return w
}

// equipment is a card's face, or its back. The tone is the side it belongs to: red above, blue below.
func (w *wardrobe) equipment(c kompromat.Card, up bool, tone uint8) display.Face {
	if !up || c == 0 {
		return cards.EquipmentBack(tone)
	}
	return cards.EquipmentFace(w.values[c], tone, c)
}

// folder is a mission's face, with the slip of the counter-intelligence under it.
func (w *wardrobe) folder(m, counter kompromat.Mission) display.Face {
	marks := counter.Marks()
	if !w.have[m][marks] {
		w.have[m][marks] = true
		w.folders[m][marks] = cards.Folder(w.reader, m, counter)
	}
	return w.folders[m][marks]
}

// aboutKeys tell what each kind of mission is worth.
var aboutKeys = [...]string{
	kompromat.NoMission: "kind.counter", kompromat.Target: "table.about.target", kompromat.Code: "table.about.code",
	kompromat.Document: "table.about.document", kompromat.ItemCard: "table.about.item",
	kompromat.CounterIntelligence: "kind.counter",
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
			s.Face = cards.Slip(w.reader, p.Counter)
		case layout.MissionPile:
			s.Face = cards.MissionBack(w.reader)
		}
		buf = append(buf, s)
	}
	return buf
}
