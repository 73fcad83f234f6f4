package rulebook

import (
	"strconv"

	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/cards"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// glance is a part of the page that tells a game in a minute: rows of pictures with one sentence under them, the words
// of glance.GAME.N. Who looks at the pictures alone gets the idea.
type glance [][]piece

// minutes are those pages by the names of the games.
var minutes = map[string][]glance{
	"kompromat": {
		{{listed("kompromat.minister"), listed("kompromat.code"), listed("kompromat.document"), listed("kompromat.night")}},
		{{gear(eight), gearBack(), gearBack()}},
		{{gear(eight), gear(seven), gear(five), figure("= 20")},
			{gear(six), gear(nine), gear(ten), figure("= 25"), crossed()}},
		{{listed("kompromat.counter"), arrow(), figure("+1"), figure("… 9"), crossed()}},
		{{listed("kompromat.code"), listed("kompromat.code"), figure("= 6"), listed("kompromat.code"), figure("= 12")}},
		{{figure("6 ×"), listed("kompromat.general"), listed("kompromat.minister"), listed("kompromat.document")}},
	},
	"topsecret": {
		{{paper(30), spy(topsecret.Agent), spy(topsecret.Mole), spy(topsecret.Assassin)}},
		{{listed("topsecret.safe"), laid(paper(60)), arrow(), figure("×1 = 60")}},
		{{paper(60), paper(60), arrow(), figure("×2 = 240")}},
		{{spy(topsecret.Mole), arrow(), paper(50)}},
		{{spy(topsecret.Assassin), arrow(), paper(40), paper(60), crossed()}},
		{{paper(40), laid(spy(topsecret.Agent)), figure("= 160")}},
	},
	"getadler": {
		{{sitter("getadler.adler"), sitter("getadler.gold"), sitter("getadler.sharpe"), sitter("getadler.townsend")}},
		{{listed("getadler.question"), arrow(), sitter("getadler.sharpe")}},
		{{listed("getadler.navy"), listed("getadler.raf"), arrow(), crossed()}},
		{{figure("IV"), listed("getadler.arrest")}},
		{{listed("getadler.bus"), arrow(), listed("getadler.bus"), listed("getadler.pistol"), listed("getadler.pistol")}},
		{{sitter("getadler.adler"), listed("getadler.raf"), figure("VII")}},
	},
}

// crossed is the sign of what is lost.
func crossed() piece { return piece{sign: display.IconClose} }

// sitter is the face of a character, without what is written on the card.
func sitter(term string) piece {
	return piece{face: func(st *stage.Stage) display.Face {
		c, _ := cards.Find(term)
		face := c.Face(st)
		face.Design, face.Title = display.Suspect, ""
		return face
	}}
}

// minute tells a game in a few pictures, as many side by side as have room for their words.
func (p *setter) minute(game string) {
	m := p.s.st.Metrics
	gap := m.U(glanceGap)
	all := minutes[game]
	columns := max(1, min(glanceColumns, int((p.width+gap)/(m.U(glanceWide)*max(1, m.TextScale)+gap))))
	wide := (display.Rect{W: p.width}).Column(0, columns, gap).W
	high := 0.0
	for i := range all {
		high = max(high, p.glanceHigh(game, i, wide))
	}
	for from := 0; from < len(all); from += columns {
		first, over := from, float64(glanceGap)
		if from+columns >= len(all) {
			over = 0
		}
		var said string
		for i := first; i < min(first+columns, len(all)); i++ {
			said += p.s.st.Say(glanceKey(game, i)) + " "
		}
		p.add(block{text: said, height: high, draw: func(l *display.List, box display.Rect) {
			for i := first; i < min(first+columns, len(all)); i++ {
				p.glance(l, box.Column(i-first, columns, gap), game, i)
			}
		}}, over)
	}
}

// glanceKey is the message of a part.
func glanceKey(game string, i int) string { return "glance." + game + "." + strconv.Itoa(i+1) }

// glanceHigh is the height that a part needs in a width.
func (p *setter) glanceHigh(game string, i int, wide float64) float64 {
	pad := p.s.st.Metrics.U(glancePad)
	words := ui.ParagraphHeight(p.s.st, wide-2*pad, p.s.st.Say(glanceKey(game, i)), display.SansBold, ui.BodySize)
	return p.glancePictures() + words + 3*pad
}

// glancePictures is the height of the pictures of a part.
func (p *setter) glancePictures() float64 {
	m := p.s.st.Metrics
	return m.U(glanceHigh) * grown(m)
}

// glance draws a part: its pictures, as large as their rows have room, and its sentence.
func (p *setter) glance(l *display.List, box display.Rect, game string, i int) {
	st, m := p.s.st, p.s.st.Metrics
	pad := m.U(glancePad)
	l.Fill(box, theme.Raised, m.U(ui.Radius))
	in := box.Inset(pad)
	pictures, words := in.CutTop(p.glancePictures())
	_, words = words.CutTop(pad)
	ui.Paragraph(l, st, words, st.Say(glanceKey(game, i)), display.SansBold, ui.BodySize, theme.TextColour, display.Left)
	rows := minutes[game][i]
	for n, row := range rows {
		place := pictures
		place.H = (pictures.H - pad*float64(len(rows)-1)) / float64(len(rows))
		place.Y += float64(n) * (place.H + pad)
		p.glanceRow(l, place, row)
	}
}

// glanceRow lays the pieces of a row side by side in the middle of a place.
func (p *setter) glanceRow(l *display.List, place display.Rect, row []piece) {
	gap := p.s.st.Metrics.U(glancePad)
	wide := place.H / cardShape
	var parts []placed
	for {
		parts = parts[:0]
		x := 0.0
		for i := range row {
			room := wide
			if row[i].face == nil {
				room = place.W // A figure stands on one line.
			}
			part := p.s.partOf("", &row[i], room)
			if row[i].face != nil && part.box.H > place.H {
				part.box.W, part.box.H = part.box.W*place.H/part.box.H, place.H
			}
			part.box.X, part.box.Y = x, (place.H-part.box.H)/2
			if row[i].over && len(parts) > 0 {
				below := parts[len(parts)-1].box
				part.box.X = below.X + below.W*overRight
			}
			x = part.box.X + part.box.W + gap
			parts = append(parts, part)
		}
		if all := x - gap; all <= place.W || wide < 8 {
			place.X += (place.W - all) / 2
			break
		}
		wide *= 0.94
	}
	for _, part := range parts {
		part.draw(l, part.box.Moved(place.X, place.Y))
	}
}
