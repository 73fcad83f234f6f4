package designs_test

import (
	"testing"

	"safehouse/render/display"
	"safehouse/render/goldentest"
	"safehouse/render/theme"
	"safehouse/scenes/games/topsecret/designs"
)

func TestMain(m *testing.M) { goldentest.Main(m) }

func TestGoldenFrames(t *testing.T) { goldentest.Table(t, "cutpaper", false, cutpaper) }

// cutpaper is a sheet with every face in its sizes, over the table and half a wipe.
func cutpaper(m theme.Metrics) *display.List {
	var l display.List
	l.Add(display.Item{Kind: display.Ground, Box: m.Screen(), Face: display.Face{Design: designs.Table}})
	at := func(x, y, w, h float64) display.Rect {
		return display.Rect{X: m.U(x), Y: m.U(y), W: m.U(w), H: m.U(h)}
	}
	spies := []display.Face{
		{Design: designs.Document, Value: "20", Title: "Document"},
		{Design: designs.Document, Value: "30", Tone: 1, Title: "Document"},
		{Design: designs.Document, Value: "40", Tone: 2, Title: "Document"},
		{Design: designs.Document, Value: "50", Tone: 3, Title: "Document"},
		{Design: designs.Document, Value: "100", Tone: 4, Title: "Document"},
		{Design: designs.Agent, Symbol: display.IconBomb, Title: "Assassin"},
		{Design: designs.Agent, Symbol: display.IconKnife, Tone: 1, Title: "Agent spécial"},
		{Design: designs.Agent, Symbol: display.IconFootprints, Tone: 2, Title: "Taupe"},
	}
	for i, f := range spies {
		x := float64(i) * 226
		l.Card(at(40+x, 30, 210, 294), f).Shadow = m.U(5)
		it := l.Card(at(40+x, 350, 150, 210), f)
		it.Shadow, it.Turn = m.U(5), 0.02*float64(i%3-1)
		l.Card(at(40+x, 590, 96, 134), f).Shadow = m.U(4)
	}
	for seat := range uint8(6) {
		x := float64(seat) * 190
		l.Card(at(40+x, 750, 120, 168), display.Face{Design: designs.SeatBack, Tone: seat}).Shadow = m.U(4)
		l.Card(at(40+x, 930, 100, 140), display.Face{Design: designs.Safe, Tone: seat,
			PortraitID: display.Guest(int(seat), int(seat))})
	}
	for i := range display.IconAsk - display.IconBomb {
		l.Symbol(at(1200+float64(i)*70, 980, 56, 56), display.IconBomb+i, theme.CutInk)
	}
	l.Add(display.Item{Kind: display.Wipe, Box: at(1560, 720, 320, 320), Colour: theme.Ochre, Width: m.U(14)})
	return &l
}
