package topsecret

import (
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// skin is the Cut-paper: big flat shapes on a light ground, black bars, ochre for what is asked.
var skin = table.Skin{
	Ground: display.CutPaper, Bed: sound.Club,
	Bar: theme.CutInk, BarEdge: theme.Ochre, Name: theme.CutPaper, Note: theme.Secondary,
	Pill: theme.Ochre, PillInk: theme.CutInk,
	Panel: theme.CutInk, PanelEdge: theme.CutInk,
	Head: theme.CutPaper, Body: theme.Secondary, Warn: theme.Alert, Told: theme.CutPaper,
	Log: theme.Panel, LogEdge: theme.CutInk, LogHead: theme.Ochre, LogOld: theme.Secondary, LogNew: theme.CutPaper,
	Veil: theme.CutInk.Alpha(0.55), Sheet: theme.CutPaper, SheetEdge: theme.CutInk,
	SheetHead: theme.CutInk, SheetText: theme.CutInk, SheetNote: theme.CutSecondary,
	SignGround: theme.CutInk, BadgeEdge: theme.CutPaper, RingEdge: theme.CutInk, Grey: theme.CutInk,
}
