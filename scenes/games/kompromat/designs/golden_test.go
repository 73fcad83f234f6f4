package designs_test

import (
	"testing"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/goldentest"
	"safehouse/render/theme"
	"safehouse/scenes/games/kompromat/designs"
)

func TestMain(m *testing.M) { goldentest.Main(m) }

func TestGoldenFrames(t *testing.T) { goldentest.Table(t, "dossier", true, dossier) }

// dossier is a table with every design.
func dossier(m theme.Metrics) *display.List {
	var l display.List
	l.Add(display.Item{Kind: display.Ground, Box: m.Screen(), Face: display.Face{Design: designs.Desk}})
	l.Card(m.Screen().Inset(m.U(24)), display.Face{Design: designs.Blotter}).Shadow = m.U(12)
	at := func(x, y, w, h float64) display.Rect {
		return display.Rect{X: m.U(x), Y: m.U(y), W: m.U(w), H: m.U(h)}
	}
	for i, f := range []display.Face{
		{Design: designs.Folder, Tab: "Cible", Title: "Le journaliste", Value: "3", Note: "points",
			Symbol: display.IconNewspaper},
		{Design: designs.Folder, Tab: "Code", Title: "Code secret", Value: "2·6·12", Note: "points",
			Symbol: display.IconKey, Marks: 2},
		{Design: designs.Folder, Tab: "Document", Title: "Counter-intelligence", Value: "1", Note: "point",
			Symbol: display.IconCloud, Marks: 3},
		{Design: designs.FolderBack},
		{Design: designs.Slip, Title: "Contre-espionnage", Marks: 2},
	} {
		it := l.Card(at(40+float64(i)*310, 60, 285, 360), f)
		it.Shadow, it.Turn = m.U(6), 0.008*float64(i%3-1)
	}
	for i, v := range []string{"½", "1/11", "7", "10"} {
		l.Card(at(40+float64(i)*160, 480, 132, 183), display.Face{Design: designs.Equipment, Tab: "Équip.", Value: v,
			Tone: uint8(i % 2)}).Shadow = m.U(4)
		l.Card(at(740+float64(i)*160, 480, 132, 183),
			display.Face{Design: designs.EquipmentBack, Tone: uint8(i % 2)}).Shadow = m.U(4)
	}
	l.Card(at(1420, 500, 420, 130), display.Face{Design: faces.Stamp, Title: "Compromis"}).Turn = -0.12
	panel := at(600, 700, 1240, 260)
	l.Fill(panel, theme.Panel, m.U(8)).Shadow = m.U(6)
	l.Border(panel, theme.ControlBorder, m.U(8), m.U(2))
	for i := range display.IconQuestion {
		l.Symbol(at(620+float64(i%24)*50, 720+float64(i/24)*60, 44, 44), i+1, theme.TextColour)
	}
	l.Text(at(620, 850, 1200, 60), "Vous avez 17. Tirer encore\u202f? «\u00a0Oui\u00a0»", display.Sans,
		m.Size(display.Sans, 30), theme.TextColour, display.Left)
	return &l
}
