package kompromat

import (
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// skin is the Dossier: a dark desk, brass and manila.
var skin = table.Skin{
	Ground: display.Desk, Bed: sound.Ministry,
	Bar: theme.GroundColour, BarEdge: theme.Brass, Name: theme.TextColour, Note: theme.Secondary,
	Pill: theme.Brass, PillInk: theme.Ink,
	Panel: theme.GroundColour.Alpha(0.72), PanelEdge: theme.DeskColour,
	Head: theme.TextColour, Body: theme.Secondary, Warn: theme.Alert, Told: theme.TextColour,
	Log: theme.GroundColour.Alpha(0.9), LogEdge: theme.Raised, LogHead: theme.Brass,
	LogOld: theme.Secondary, LogNew: theme.TextColour,
	Veil: theme.GroundColour.Alpha(0.7), Sheet: theme.Panel, SheetEdge: theme.Brass,
	SheetHead: theme.Brass, SheetText: theme.TextColour, SheetNote: theme.Secondary,
	SignGround: theme.Ink, BadgeEdge: theme.ControlBorder, Grey: theme.ControlBorder,
}
