package form

import (
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
)

// List is a page of what the house keeps: a typewritten sheet that is pinned to its board.
type List struct{ Page }

// Dress is the look of lists, and of what lies over them: in high contrast that of all pages.
func (p *List) Dress() *theme.Skin {
	if p.st.Metrics.Contrast {
		return nil
	}
	return &filed
}

// filed is paper on cork.
var filed = theme.Skin{
	Look: display.LookPhoto, Ground: faces.Cork, Font: display.Typewriter, Bar: theme.Wood, BarEdge: theme.Manila,
	Name: theme.TextColour,
	Wear: theme.Wear{
		Panel: theme.Paper, Raised: theme.PaperLight, Text: theme.Ink, Soft: theme.InkOnManila, Disabled: theme.InkOnPaper,
		Edge: theme.InkOnPaper, Warn: theme.StampRed, Accent: theme.InkBlue, Mark: theme.InkBlue, Dark: theme.GroundColour,
	},
	Keys: theme.Keys{
		Head: theme.PaperLight, Foot: theme.Paper, Edge: theme.InkOnPaper, Rim: theme.InkOnPaper, Ink: theme.Ink,
		Under: theme.ManilaShade, Chosen: theme.InkBlue,
	},
}
