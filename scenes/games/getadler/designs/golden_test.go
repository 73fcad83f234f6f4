package designs_test

import (
	"math"
	"testing"

	"safehouse/render/display"
	"safehouse/render/goldentest"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/designs"
)

func TestMain(m *testing.M) { goldentest.Main(m) }

func TestGoldenFrames(t *testing.T) { goldentest.Table(t, "lamplight", true, lamplight) }

// lampRoles are the six characters with their traits, as suspects, and somebody unknown.
func lampRoles() []display.Face {
	type p = [4]display.Colour
	type w = [4]string
	return []display.Face{
		{Design: designs.Suspect, Portrait: "adler", Title: "Adler", Marks: 2, Note: "Villain",
			Paints: p{theme.TraitBrown, theme.TraitDark, theme.TraitBlue, theme.TraitGrey},
			Lines:  w{"brown", "dark", "blue", "grey"}},
		{Design: designs.Suspect, Portrait: "gold", Title: "Gold", Marks: 1, Note: "Heroine",
			Paints: p{theme.TraitBrown, theme.TraitBlond, theme.TraitBrown, theme.TraitBeige},
			Lines:  w{"brown", "blond", "brown", "beige"}},
		{Design: designs.Suspect, Portrait: "sharpe", Title: "Sharpe", Marks: 1, Note: "Hero",
			Paints: p{theme.TraitBlack, theme.TraitDark, theme.TraitBrown, theme.TraitBrown},
			Lines:  w{"noir", "bruns", "marron", "marron"}},
		{Design: designs.Suspect, Portrait: "townsend", Title: "Townsend", Marks: 1, Note: "Hero",
			Paints: p{theme.TraitBlack, theme.TraitBlond, theme.TraitBlue, theme.TraitNavy},
			Lines:  w{"noir", "blonds", "bleus", "marine"}},
		{Design: designs.Suspect, Portrait: "collins", Title: "Collins", Marks: 2, Note: "Villain",
			Paints: p{theme.TraitBlack, theme.TraitBlond, theme.TraitBrown, theme.TraitGrey},
			Lines:  w{"black", "blond", "brown", "grey"}},
		{Design: designs.Suspect, Portrait: "tarasov", Title: "Tarasov", Marks: 1, Note: "Hero",
			Paints: p{theme.TraitGrey, theme.TraitGrey, theme.TraitBrown, theme.TraitGrey},
			Lines:  w{"grey", "grey", "brown", "grey"}},
		{Design: designs.Suspect},
	}
}

// lampCards are the action cards and their back.
func lampCards() []display.Face {
	card := func(icon display.Icon, tone uint8, title, effect string) display.Face {
		return display.Face{Design: designs.ActionCard, Symbol: icon, Tone: tone, Title: title, Value: effect}
	}
	return []display.Face{
		card(display.IconAsk, 1, "Question", "Demander une couleur"),
		card(display.IconWings, 2, "Royal Air Force", "Gagne à sept heures"),
		card(display.IconMagnifier, 1, "Magnifier", "Voir toute une main"),
		card(display.IconAnchor, 2, "Royal Navy", "Wins at seven"),
		card(display.IconBinoculars, 1, "Binoculars", "Prendre et donner"),
		card(display.IconSwords, 2, "British Army", "Gagne à sept heures"),
		card(display.IconHandcuffs, 3, "Arrestation", "From four o’clock"),
		card(display.IconBus, 0, "Bus", "Fuir ou suivre"),
		card(display.IconBicycle, 0, "Vélo", "Fuir ou suivre"),
		card(display.IconMotor, 0, "Voiture", "Flee or follow"),
		card(display.IconTrain, 0, "Underground", "Flee or follow"),
		card(display.IconBoat, 0, "Bateau", "Fuir ou suivre"),
		card(display.IconRevolver, 0, "Revolver", "Ouvrir le feu"),
		card(display.IconBomb, 0, "Bombe", "Libre\u00a0: héros sonnés"),
		card(display.IconMask, 0, "Déguisement", "S’éclipser"),
		{Design: designs.ActionBack},
	}
}

// lamplight is a sheet with every face in its sizes, over the night, with a clock in three sizes, a beam
// and a part of an iris.
func lamplight(m theme.Metrics) *display.List {
	var l display.List
	l.Add(display.Item{Kind: display.Ground, Box: m.Screen(), Face: display.Face{Design: designs.Town}})
	at := func(x, y, w, h float64) display.Rect {
		return display.Rect{X: m.U(x), Y: m.U(y), W: m.U(w), H: m.U(h)}
	}
	l.Beam(at(0, 0, 400, 420), theme.Lamp)
	for i, f := range lampRoles() {
		x := float64(i) * 200
		l.Card(at(30+x, 16, 180, 252), f).Shadow = m.U(4)
		l.Card(at(1440+float64(i%4)*110, 16+float64(i/4)*150, 96, 134), f)
		f.Design = designs.Character
		l.Card(at(30+x, 280, 180, 252), f).Shadow = m.U(4)
	}
	for i, f := range lampCards() {
		it := l.Card(at(30+float64(i%8)*172, 542+float64(i/8)*254, 160, 224), f)
		it.Shadow, it.Turn = m.U(4), 0.02*float64(i%3-1)*float64(i/8)
		l.Card(at(1450+float64(i%8)*55, 330+float64(i/8)*75, 48, 67), f)
	}
	wide := lampRoles()[4]
	wide.Design = designs.Character
	l.Card(at(1610, 480, 290, 170), wide)
	l.Clock(at(1610, 732, 260, 260), designs.DialAt(4), 4.25*math.Pi/6)
	l.Clock(at(1424, 480, 180, 180), designs.DialAt(7), 7*math.Pi/6)
	l.Card(at(30, 16, 180, 252), display.Face{Design: designs.Struck, Title: "Éliminé"}).Turn = -0.1
	l.Card(at(1424, 1000, 470, 76), display.Face{Design: designs.LampSlip, Title: "Trafalgar à 7\u00a0h", Tone: 1})
	for i := range display.IconCount - display.IconAsk {
		l.Symbol(at(30+float64(i)*60, 1030, 44, 44), display.IconAsk+i, theme.Cream)
	}
	l.Add(display.Item{Kind: display.Iris, Box: at(700, -600, 1700, 1700), Radius: m.U(850), Clip: at(1860, 0, 60, 480),
		Colour: theme.Night, Width: m.U(6)})
	return &l
}
