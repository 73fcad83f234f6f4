package designs_test

import (
	"slices"
	"strings"
	"testing"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/facestest"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/designs"
)

// deeds are the texts of action cards in both languages: name, what it does, tone, picture.
var deeds = []display.Face{
	{Title: "Question", Value: "Demander une couleur", Tone: 1, Symbol: display.IconAsk},
	{Title: "Magnifier", Value: "See a whole hand", Tone: 1, Symbol: display.IconMagnifier},
	{Title: "Binoculars", Value: "Take one, give one", Tone: 1, Symbol: display.IconBinoculars},
	{Title: "Royal Air Force", Value: "Gagne à sept heures", Tone: 2, Symbol: display.IconWings},
	{Title: "Royal Navy", Value: "Wins at seven", Tone: 2, Symbol: display.IconAnchor},
	{Title: "British Army", Value: "Gagne à sept heures", Tone: 2, Symbol: display.IconSwords},
	{Title: "Arrestation", Value: "Dès quatre heures", Tone: 3, Symbol: display.IconHandcuffs},
	{Title: "Underground", Value: "Flee or follow", Symbol: display.IconTrain},
	{Title: "Voiture", Value: "Fuir ou suivre", Symbol: display.IconMotor},
	{Title: "Bomb", Value: "Stun all and flee", Symbol: display.IconBomb},
	{Title: "Bombe", Value: "Sonner et s’échapper", Symbol: display.IconBomb},
	{Title: "Déguisement", Value: "S’éclipser", Symbol: display.IconMask},
}

// characters are the names of portraits; the first is unknown.
var characters = [...]string{"", "Adler", "Gold", "Sharpe", "Townsend", "Collins", "Tarasov"}

// someone is a character with every trait in a paint and in words that are hard to fit.
func someone(design display.Design, tone uint8, long func(string) string) display.Face {
	f := display.Face{
		Design: design, Portrait: strings.ToLower(characters[tone]), Title: long(characters[tone]), Note: long("Méchant"),
		Marks: tone % 3,
	}
	if tone > 0 {
		f.Paints = [4]display.Colour{traitPaints[tone], traitPaints[tone+1], traitPaints[tone-1], traitPaints[(tone+3)%8]}
		f.Lines = [4]string{long("noir"), long("foncés"), long("marron"), long("bleu marine")}
	}
	return f
}

var traitPaints = [8]display.Colour{
	theme.TraitBrown, theme.TraitBlack, theme.TraitGrey, theme.TraitDark, theme.TraitBlond, theme.TraitBlue,
	theme.TraitBeige, theme.TraitNavy,
}

// lamps are the faces in both languages and longer than either.
func lamps() (all []display.Face) {
	for _, long := range []func(string) string{strings.TrimSpace, facestest.Longer} {
		for _, f := range deeds {
			f.Design, f.Title, f.Value = designs.ActionCard, long(f.Title), long(f.Value)
			all = append(all, f)
		}
		for tone := range uint8(7) {
			for _, design := range []display.Design{designs.Character, designs.Suspect} {
				all = append(all, someone(design, tone, long))
			}
		}
		for tone := range uint8(3) {
			all = append(all, display.Face{Design: designs.LampSlip, Title: long("Arrestation manquée"), Tone: tone})
		}
		all = append(all, display.Face{Design: designs.Struck, Title: long("Hors de combat")})
	}
	for hour := range uint8(8) {
		all = append(all, display.Face{Design: designs.Dial, Marks: hour})
	}
	return append(all, display.Face{Design: designs.ActionBack}, display.Face{Design: designs.ActionBack, Marks: 1})
}

func TestNothingByLamplightIsCutFaintOrTooSmall(t *testing.T) {
	facestest.Legible(t, lamps(), [][2]float64{{330, 462}, {225, 315}, {150, 210}, {126, 176}, {60, 84}, {21, 30},
		{300, 62}, {400, 200}})
}

func TestPlainTypeLeavesNoNameOut(t *testing.T) {
	people := []string{"Adler", "Gold", "Sharpe", "Townsend", "Collins", "Tarasov"}
	facestest.PlainNames(t, map[display.Design][]string{
		designs.ActionCard: {
			"Question", "Magnifier", "Loupe", "Binoculars", "Jumelles", "Royal Air Force", "Royal Navy", "British Army",
			"Arrest", "Arrestation", "Underground", "Métro", "Car", "Voiture", "Bus", "Bicycle", "Bicyclette", "Boat", "Bateau",
			"Pistol", "Pistolet", "Revolver", "Bomb", "Bombe", "Disguise", "Déguisement",
		},
		designs.Suspect:   people,
		designs.Character: people,
		designs.LampSlip:  {"Arrested", "Arrestation manquée", "Missed"},
		designs.Struck:    {"Out"},
	})
}

func TestEveryCardIsReadInBothThemes(t *testing.T) {
	facestest.Themes(t, designs.ActionCard, designs.ActionBack, designs.Character, designs.Suspect,
		designs.Dial, designs.LampSlip, designs.Struck)
}

// TestTheTableNamesEveryActionCard: from 76 pixels on every card has its name, from 122 on what it does as well.
func TestTheTableNamesEveryActionCard(t *testing.T) {
	s := facestest.Setter(t)
	m := theme.Metrics{W: 1280, H: 800}
	for _, wide := range []float64{76, 84, 92, 98, 104, 112, 120, 122, 124, 128, 150, 220} {
		for _, f := range deeds {
			f.Design = designs.ActionCard
			shown := facestest.Text(faces.Lay(nil, f, display.Rect{W: wide, H: wide * 1.4}, m, s))
			want := strings.ReplaceAll(f.Title, " ", "")
			if wide >= 122 {
				want = strings.ReplaceAll(f.Value, " ", "") + want
			}
			if !strings.Contains(shown, want) && shown != want {
				t.Errorf("%v wide: %q shows %q, want %q", wide, f.Title, shown, want)
			}
		}
	}
}

// TestABandHasItsWord: who is out of the game is not crossed by a band without one.
func TestABandHasItsWord(t *testing.T) {
	s := facestest.Setter(t)
	m := theme.Metrics{W: 1280, H: 720}
	for _, wide := range []float64{56, 66, 84, 98, 120, 170, 250} {
		for _, word := range []string{"Out", "Hors de combat"} {
			f := display.Face{Design: designs.Struck, Title: word}
			shown := facestest.Text(faces.Lay(nil, f, display.Rect{W: wide, H: wide * 1.4}, m, s))
			if strings.ReplaceAll(shown, " ", "") != strings.ReplaceAll(word, " ", "") {
				t.Errorf("%v wide: %q shows %q", wide, word, shown)
			}
		}
	}
}

// TestTheSheetShowsWhoPlays: as many heads, each over four colours, as there are characters in play.
func TestTheSheetShowsWhoPlays(t *testing.T) {
	s := facestest.Setter(t)
	m := theme.Metrics{W: 1280, H: 800}
	for seats := range uint8(7) {
		marks := 0
		for _, it := range faces.Lay(nil, display.Face{Design: designs.SheetObject, Tone: seats},
			display.Rect{W: 224, H: 150}, m, s) {
			if it.Kind == display.Fill && it.Colour == theme.LampInk {
				marks++
			}
		}
		if marks != 4*int(seats) {
			t.Errorf("%d colours are marked for %d characters", marks, seats)
		}
	}
}

// Every character has its name on its plate: in the row of suspects, at a side of a confrontation and in the score.
func TestEverySuspectHasItsName(t *testing.T) {
	s := facestest.Setter(t)
	m := theme.Metrics{W: 1280, H: 720}
	for _, wide := range []float64{56, 66, 76, 84, 98, 120, 170} {
		for tone := range uint8(6) {
			f := someone(designs.Suspect, tone+1, strings.TrimSpace)
			if shown := facestest.Text(faces.Lay(nil, f, display.Rect{W: wide, H: wide * 1.4}, m, s)); shown != f.Title {
				t.Errorf("%v wide: %q shows %q", wide, f.Title, shown)
			}
		}
	}
}

// TestOverlappedActionCardsCanBeRead: the picture stands in the left third of a card, on its plate.
func TestOverlappedActionCardsCanBeRead(t *testing.T) {
	s := facestest.Setter(t)
	m := theme.Metrics{W: 1280, H: 720}
	for _, wide := range []float64{84, 100, 128, 150, 220} {
		box := display.Rect{W: wide, H: wide * 1.4}
		for _, f := range deeds {
			f.Design = designs.ActionCard
			if !slices.ContainsFunc(faces.Lay(nil, f, box, m, s), func(it display.Item) bool {
				return it.Kind == display.Symbol && it.Icon == f.Symbol && it.Box.X+it.Box.W <= box.W/3 && it.Box.Y < box.H*0.15 &&
					it.Box.W >= 14
			}) {
				t.Errorf("%v wide: %q cannot be told from its left third", wide, f.Title)
			}
		}
	}
}

// TestACharacterSaysItsColoursInWords: no trait is told by its paint alone where a card is large enough to be read,
// upright or wide.
func TestACharacterSaysItsColoursInWords(t *testing.T) {
	s := facestest.Setter(t)
	m := theme.Metrics{W: 1280, H: 720}
	for _, box := range []display.Rect{{W: 110, H: 154}, {W: 150, H: 210}, {W: 220, H: 308}, {W: 200, H: 120},
		{W: 270, H: 170}} {
		f := someone(designs.Character, 4, strings.TrimSpace)
		f.Lines = [4]string{"noir", "blonds", "bleus", "marine"}
		shown := facestest.Text(faces.Lay(nil, f, box, m, s))
		for _, want := range append(f.Lines[:], f.Title) {
			if !strings.Contains(shown, want) {
				t.Errorf("%vx%v: %q is missing in %q", box.W, box.H, want, shown)
			}
		}
	}
}

// TestASuspectIsNamed: all six from 92 pixels on.
func TestASuspectIsNamed(t *testing.T) {
	s := facestest.Setter(t)
	m := theme.Metrics{W: 1280, H: 720}
	for tone := uint8(1); tone < 7; tone++ {
		f := someone(designs.Suspect, tone, strings.TrimSpace)
		if shown := facestest.Text(faces.Lay(nil, f, display.Rect{W: 92, H: 129}, m, s)); shown != f.Title {
			t.Errorf("%q shows %q", f.Title, shown)
		}
	}
}

// TestAProofNamesItsCharacter in whatever box of the notebook it lies.
func TestAProofNamesItsCharacter(t *testing.T) {
	s := facestest.Setter(t)
	m := theme.Metrics{W: 1280, H: 800}
	for _, box := range []display.Rect{{W: 68, H: 58}, {W: 104, H: 76}, {W: 104, H: 144}, {W: 52, H: 90}} {
		for tone := uint8(1); tone < 7; tone++ {
			f := someone(designs.Proof, tone, strings.TrimSpace)
			f.Note = "proven"
			if shown := facestest.Text(faces.Lay(nil, f, box, m, s)); !strings.Contains(shown, f.Title) {
				t.Errorf("%vx%v: %q shows %q", box.W, box.H, f.Title, shown)
			}
		}
	}
}

// TestPortraitsAreToldApart: no two are drawn alike, and each wears the paints of its four traits.
func TestPortraitsAreToldApart(t *testing.T) {
	s := facestest.Setter(t)
	m := theme.Metrics{W: 1280, H: 800}
	box := display.Rect{W: 150, H: 210}
	seen := map[string]uint8{}
	for tone := range uint8(7) {
		f := someone(designs.Suspect, tone, strings.TrimSpace)
		f.Marks = 0
		shapes, painted := "", map[display.Colour]bool{}
		for _, it := range faces.Lay(nil, f, box, m, s) {
			if it.Kind == display.Path {
				shapes += it.Outline.Ops
				painted[it.Colour] = true
			}
		}
		if other, ok := seen[shapes]; ok {
			t.Errorf("%d and %d have one silhouette", tone, other)
		}
		seen[shapes] = tone
		for i, paint := range f.Paints {
			if i != 2 && tone > 0 && !painted[paint] {
				t.Errorf("%d: trait %d is not in the picture", tone, i)
			}
		}
	}
}

// TestHeroesAndVillainsDifferInMoreThanColour: each side has a picture of its own, and a face without a side has none.
func TestHeroesAndVillainsDifferInMoreThanColour(t *testing.T) {
	s := facestest.Setter(t)
	m := theme.Metrics{W: 1280, H: 800}
	for mark, want := range [3]display.Icon{display.NoIcon, display.IconHero, display.IconMask} {
		f := someone(designs.Suspect, 1, strings.TrimSpace)
		f.Marks = uint8(mark)
		got := display.NoIcon
		for _, it := range faces.Lay(nil, f, display.Rect{W: 84, H: 118}, m, s) {
			if it.Kind == display.Symbol {
				got = it.Icon
			}
		}
		if got != want {
			t.Errorf("side %d has the picture %d, want %d", mark, got, want)
		}
	}
}

// TestTheDialShowsTheHours: all seven on a clock of a table, and the one that has come on the smallest.
func TestTheDialShowsTheHours(t *testing.T) {
	s := facestest.Setter(t)
	m := theme.Metrics{W: 1280, H: 720}
	dial := func(side float64) string {
		return facestest.Text(faces.Lay(nil, designs.DialAt(4), display.Rect{W: side, H: side}, m, s))
	}
	for _, side := range []float64{180, 240, 400} {
		if got := dial(side); got != "IIIIIIIVVVIVII" {
			t.Errorf("%v wide: %q", side, got)
		}
	}
	if got := dial(126); !strings.Contains(got, "IV") {
		t.Errorf("126 wide: %q", got)
	}
}

func TestEveryPaintCarriesItsWord(t *testing.T) {
	for _, paint := range traitPaints {
		if got := theme.Contrast(theme.InkOn(paint), paint); got < 4.5 {
			t.Errorf("%v: %.2f", paint, got)
		}
	}
}

// TestWhatIsPrintedOnACardKeepsWithinItsRules: no name stands over the frame of a card that can be read there in other
// letters, and what the card does touches it nowhere.
func TestWhatIsPrintedOnACardKeepsWithinItsRules(t *testing.T) {
	s := facestest.Setter(t)
	m := theme.Metrics{W: 1280, H: 800}
	for _, wide := range []float64{110, 131, 150, 180, 240} {
		box := display.Rect{W: wide, H: wide * 1.42}
		for _, deed := range deeds {
			deed.Design = designs.ActionCard
			for _, it := range faces.Lay(nil, deed, box, m, s) {
				if it.Kind != display.Text {
					continue
				}
				long := s.Width(it.Text, it.Font, it.Size)
				if clear := (wide - long) / 2; clear < wide*0.07 {
					t.Errorf("%q on a card of %v pixels comes to within %.1f pixels of its edge", it.Text, wide, clear)
				}
			}
		}
	}
}
