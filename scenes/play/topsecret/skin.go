package topsecret

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/play"
)

// The colours of the Cut-paper.
var (
	tableColour = display.Hex(0xE9E1D2)
	paper       = display.Hex(0xF5F0E6)
	ink         = display.Hex(0x141414)
	vermilion   = display.Hex(0xC8321F)
	redText     = display.Hex(0xB02A19)
	ochre       = display.Hex(0xF2A900)
	greyText    = display.Hex(0x5A564E)
)

// skin is the Cut-paper: big flat shapes on a light ground, black bars, ochre for what is asked.
var skin = play.Skin{
	Ground: display.Desk,
	Bar:    ink, BarEdge: ochre, Name: paper, Note: theme.Secondary,
	Pill: ochre, PillInk: ink,
	Panel: ink, PanelEdge: ink, Head: paper, Body: theme.Secondary, Warn: theme.Alert, Told: paper,
	Log: theme.Panel, LogEdge: ink, LogHead: paper, LogOld: theme.Secondary, LogNew: paper,
	Veil: ink.Alpha(0.55), Sheet: paper, SheetEdge: ink, SheetHead: ink, SheetText: ink, SheetNote: greyText,
	SignGround: ink, BadgeEdge: ink, Grey: tableColour,
}
