package getadler

import (
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// skin is Lamplight: a night with one lamp in it, which lights what is asked.
var skin = table.Skin{
	Ground: display.Lamplight, Bed: sound.Rain,
	Bar: theme.Night, BarEdge: theme.Lamp, Name: theme.Cream, Note: theme.FogText,
	Pill: theme.Lamp, PillInk: theme.LampInk,
	Panel: theme.Fog, PanelEdge: theme.Slate,
	Head: theme.Cream, Body: theme.FogText, Warn: theme.LampAlert, Told: theme.Cream,
	Log: theme.Fog, LogEdge: theme.Slate, LogHead: theme.Lamp, LogOld: theme.FogText, LogNew: theme.Cream,
	Veil: theme.Night.Alpha(0.72), Sheet: theme.Fog, SheetEdge: theme.Lamp,
	SheetHead: theme.Lamp, SheetText: theme.Cream, SheetNote: theme.FogText,
	SignGround: theme.LampInk, BadgeEdge: theme.Lamp, Grey: theme.Night,
}
