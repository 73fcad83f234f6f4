package ui

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// PrimaryPlace is where the primary button of a whole-screen scene stands, in screen pixels: bottom centre, the same
// in all of them.
func PrimaryPlace(m theme.Metrics) display.Rect {
	w, h := max(m.U(620), 400), Height(m, ButtonHeight+12)
	return display.Rect{X: (m.W - w) / 2, Y: m.H - m.U(64) - h, W: w, H: h}
}

// Height turns a control's height in design pixels into screen pixels, so that its label keeps room on small screens.
func Height(m theme.Metrics, design float64) float64 {
	return max(m.U(design), m.Floor(display.SansBold)*2)
}

// TargetHeight is that of a small control with one line of text: it grows with the reader's text.
func TargetHeight(m theme.Metrics) float64 { return Height(m, Target*max(m.TextScale, 1)) }

// RowHeight is that of a row with controls: as high as their labels want, where the letters are large.
func RowHeight(m theme.Metrics, design float64) float64 {
	return max(Height(m, design), m.Size(display.SansBold, ButtonSize)*labelLine+m.U(labelSpace))
}

// Ground fills the screen with the frame's background.
func Ground(l *display.List, st *stage.Stage) {
	l.Add(display.Item{Kind: display.Ground, Box: st.Metrics.Screen(), Face: display.Face{Design: display.Frame}})
}

// Veil darkens what lies under an overlay.
func Veil(l *display.List, st *stage.Stage) {
	l.Fill(st.Metrics.Screen(), theme.GroundColour.Alpha(0.82), 0)
}

// LangControl is the small button that changes the language, in the top right corner of a whole-screen scene.
func LangControl(st *stage.Stage) Control {
	m := st.Metrics
	h := TargetHeight(m)
	w := max(m.U(230), 150)
	return Control{
		ID: "language", Label: st.Say("language." + string(st.OtherLang())), Key: st.Prompt(input.Language), Role: display.Button,
		Box: display.Rect{X: m.W - Margin(m) - w, Y: m.U(40), W: w, H: h},
	}
}
