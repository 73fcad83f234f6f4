package render_test

import (
	"math"
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// lampRoles are the six characters with their traits, as suspects, and somebody unknown.
func lampRoles() []display.Face {
	type p = [4]display.Colour
	type w = [4]string
	return []display.Face{
		{Design: display.Suspect, Portrait: "adler", Title: "Adler", Marks: 2, Note: "Villain",
			Paints: p{theme.TraitBrown, theme.TraitDark, theme.TraitBlue, theme.TraitGrey},
			Lines:  w{"brown", "dark", "blue", "grey"}},
		{Design: display.Suspect, Portrait: "gold", Title: "Gold", Marks: 1, Note: "Heroine",
			Paints: p{theme.TraitBrown, theme.TraitBlond, theme.TraitBrown, theme.TraitBeige},
			Lines:  w{"brown", "blond", "brown", "beige"}},
		{Design: display.Suspect, Portrait: "sharpe", Title: "Sharpe", Marks: 1, Note: "Hero",
			Paints: p{theme.TraitBlack, theme.TraitDark, theme.TraitBrown, theme.TraitBrown},
			Lines:  w{"noir", "bruns", "marron", "marron"}},
		{Design: display.Suspect, Portrait: "townsend", Title: "Townsend", Marks: 1, Note: "Hero",
			Paints: p{theme.TraitBlack, theme.TraitBlond, theme.TraitBlue, theme.TraitNavy},
			Lines:  w{"noir", "blonds", "bleus", "marine"}},
		{Design: display.Suspect, Portrait: "collins", Title: "Collins", Marks: 2, Note: "Villain",
			Paints: p{theme.TraitBlack, theme.TraitBlond, theme.TraitBrown, theme.TraitGrey},
			Lines:  w{"black", "blond", "brown", "grey"}},
		{Design: display.Suspect, Portrait: "tarasov", Title: "Tarasov", Marks: 1, Note: "Hero",
			Paints: p{theme.TraitGrey, theme.TraitGrey, theme.TraitBrown, theme.TraitGrey},
			Lines:  w{"grey", "grey", "brown", "grey"}},
		{Design: display.Suspect},
	}
}

// lampCards are the action cards of Lamplight and their back.
func lampCards() []display.Face {
	card := func(icon display.Icon, tone uint8, title, effect string) display.Face {
		return display.Face{Design: display.ActionCard, Symbol: icon, Tone: tone, Title: title, Value: effect}
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
		{Design: display.ActionBack},
	}
}

// lamplight is a sheet with every face of Lamplight in its sizes, over the night, with a clock in three sizes, a beam
// and a part of an iris.
func lamplight(m theme.Metrics) *display.List {
	var l display.List
	l.Add(display.Item{Kind: display.Ground, Box: m.Screen(), Face: display.Face{Design: display.Lamplight}})
	at := func(x, y, w, h float64) display.Rect {
		return display.Rect{X: m.U(x), Y: m.U(y), W: m.U(w), H: m.U(h)}
	}
	l.Beam(at(0, 0, 400, 420), theme.Lamp)
	for i, f := range lampRoles() {
		x := float64(i) * 200
		l.Card(at(30+x, 16, 180, 252), f).Shadow = m.U(4)
		l.Card(at(1440+float64(i%4)*110, 16+float64(i/4)*150, 96, 134), f)
		f.Design = display.Character
		l.Card(at(30+x, 280, 180, 252), f).Shadow = m.U(4)
	}
	for i, f := range lampCards() {
		it := l.Card(at(30+float64(i%8)*172, 542+float64(i/8)*254, 160, 224), f)
		it.Shadow, it.Turn = m.U(4), 0.02*float64(i%3-1)*float64(i/8)
		l.Card(at(1450+float64(i%8)*55, 330+float64(i/8)*75, 48, 67), f)
	}
	wide := lampRoles()[4]
	wide.Design = display.Character
	l.Card(at(1610, 480, 290, 170), wide)
	wide.Design = display.Traits
	l.Card(at(1610, 662, 290, 64), wide)
	l.Clock(at(1610, 732, 260, 260), 4, 4.25*math.Pi/6)
	l.Clock(at(1424, 480, 180, 180), 7, 7*math.Pi/6)
	l.Card(at(30, 16, 180, 252), display.Face{Design: display.Struck, Title: "Éliminé"}).Turn = -0.1
	l.Card(at(1424, 1000, 470, 76), display.Face{Design: display.LampSlip, Title: "Trafalgar à 7\u00a0h", Tone: 1})
	for i := range display.IconCount - display.IconAsk {
		l.Symbol(at(30+float64(i)*60, 1030, 44, 44), display.IconAsk+i, theme.Cream)
	}
	l.Add(display.Item{Kind: display.Iris, Box: at(700, -600, 1700, 1700), Radius: m.U(850), Clip: at(1860, 0, 60, 480),
		Colour: theme.Night, Width: m.U(6)})
	return &l
}

// TestAnIrisCoversAllButItsDisc: what lies outside its rim has its colour, what lies within stays as it was.
func TestAnIrisCoversAllButItsDisc(t *testing.T) {
	for _, radius := range []float64{0, 12, 60, 99} {
		var l display.List
		l.Fill(small.Screen(), theme.BusRed, 0)
		l.Add(display.Item{Kind: display.Iris, Box: display.Rect{X: 150 - radius, Y: 90 - radius, W: 2 * radius,
			H: 2 * radius}, Radius: radius, Colour: theme.Cream})
		img := paint(t, small, &l)
		for y := range img.Rect.Dy() {
			for x := range img.Rect.Dx() {
				d := math.Hypot(float64(x)+0.5-150, float64(y)+0.5-90) - radius
				got := img.RGBAAt(x, y)
				if d > 1.5 && (got.R != theme.Cream.R || got.G != theme.Cream.G) {
					t.Fatalf("radius %v: %.1f outside the disc there is %v", radius, d, got)
				}
				if d < -2.5 && (got.R != theme.BusRed.R || got.G != theme.BusRed.G) {
					t.Fatalf("radius %v: %.1f inside the disc there is %v", radius, -d, got)
				}
			}
		}
	}
}

// TestAnIrisMayLeaveARectangle with round corners, under a thin dark as well.
func TestAnIrisMayLeaveARectangle(t *testing.T) {
	hole := display.Rect{X: 40, Y: 30, W: 120, H: 70}
	var l display.List
	l.Fill(small.Screen(), theme.BusRed, 0)
	l.Add(display.Item{Kind: display.Iris, Box: hole, Radius: 20, Colour: theme.Cream.Alpha(0.5)})
	img := paint(t, small, &l)
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			px, py := float64(x)+0.5, float64(y)+0.5
			got := img.RGBAAt(x, y).G
			switch {
			case hole.Inset(2).Rounded(18, px, py):
				if got != theme.BusRed.G {
					t.Fatalf("in the hole, at %d, %d, there is green %d", x, y, got)
				}
			case !hole.Inset(-2).Rounded(22, px, py):
				if want := (int(theme.BusRed.G) + int(theme.Cream.G)) / 2; int(got) < want-2 || int(got) > want+2 {
					t.Fatalf("around it, at %d, %d, there is green %d, want %d", x, y, got, want)
				}
			}
		}
	}
}

// TestTheNightIsStillAndItsGrainFaint: two paintings are alike, and neighbouring pixels differ by no more than the
// grain of two steps and the slope of the light.
func TestTheNightIsStillAndItsGrainFaint(t *testing.T) {
	var l display.List
	l.Add(display.Item{Kind: display.Ground, Box: small.Screen(), Face: display.Face{Design: display.Lamplight}})
	img, again := paint(t, small, &l), paint(t, small, &l)
	for i := range img.Pix {
		if img.Pix[i] != again.Pix[i] {
			t.Fatalf("byte %d changes from one painting to the next", i)
		}
	}
	edges := 0
	for y := range img.Rect.Dy() {
		for x := 1; x < img.Rect.Dx(); x++ {
			a, b := img.RGBAAt(x-1, y), img.RGBAAt(x, y)
			if max(a.B, b.B)-min(a.B, b.B) > 4 {
				edges++
			}
		}
	}
	if edges > img.Rect.Dy()*30 {
		t.Errorf("%d pixels stand out from their neighbours: more than the roofs of the town", edges)
	}
}

// TestTheHandTurnsWithTheHour: at three the hour hand lies to the right of the pin, at six below it.
func TestTheHandTurnsWithTheHour(t *testing.T) {
	m := theme.Metrics{W: 640, H: 400}
	dark := func(turn float64, x, y int) bool {
		var l display.List
		l.Clock(display.Rect{X: 120, W: 400, H: 400}, 0, turn)
		c := paint(t, m, &l).RGBAAt(x, y)
		return int(c.R)+int(c.G)+int(c.B) < 200
	}
	right, below := math.Pi/2, math.Pi
	if !dark(right, 370, 200) || dark(right, 320, 250) {
		t.Error("at three the hand is not at the right")
	}
	if !dark(below, 320, 250) || dark(below, 370, 200) {
		t.Error("at six the hand is not below")
	}
}
