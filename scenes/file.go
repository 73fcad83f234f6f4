package scenes

import (
	"strconv"
	"strings"
	"time"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// fileTexts is what stands on a file that lies on the menu.
type fileTexts struct {
	tab, title string
	lines      []fileLine
}

// fileLine is a line of a file, with a figure at its right end or none.
type fileLine struct{ left, right string }

// summaryTexts puts a running match into words: its game, round, names and public scores, and nothing else.
func summaryTexts(st *stage.Stage, sum record.Summary) fileTexts {
	lines := []fileLine{{roundText(st, sum.Standing), date(st, sum)}}
	for i, p := range sum.Cast.Players[:min(len(sum.Cast.Players), game.MaxSeats)] {
		lines = append(lines, fileLine{p.Name + who(st, p), st.Say("game."+sum.Game+".score", game.Halves(sum.Standing.Halves[i]))})
	}
	return fileTexts{tab: st.Say("menu.file.running"), title: st.Say("game." + sum.Game), lines: lines}
}

// date is the day on which a match began, in the reader's language; as it is written in the record where that is no date.
func date(st *stage.Stage, sum record.Summary) string {
	began, err := time.Parse(time.RFC3339, sum.Started)
	if err != nil {
		day, _, _ := strings.Cut(sum.Started, "T")
		return day
	}
	month := game.Word("menu.month." + strconv.Itoa(int(began.Month())))
	return st.Say("menu.date", game.Number(began.Day()), month, game.Number(began.Year()))
}

// who tells a computer's level, in brackets after its name; nothing of a person.
func who(st *stage.Stage, p game.Player) string {
	if !p.Computer {
		return ""
	}
	return " (" + st.Say("level."+p.Level.String()) + ")"
}

func roundText(st *stage.Stage, s game.Standing) string {
	if s.Rounds == 0 {
		return st.Say("menu.round", game.Number(max(s.Round, 1)))
	}
	return st.Say("menu.roundof", game.Number(max(s.Round, 1)), game.Number(s.Rounds))
}

// opponents names the players of a match.
func opponents(sum record.Summary) string {
	names := make([]string, len(sum.Cast.Players))
	for i, p := range sum.Cast.Players {
		names[i] = p.Name
	}
	return strings.Join(names, " – ")
}

// details says how a running match stands.
func details(st *stage.Stage, sum record.Summary) string {
	var scores []string
	for _, halves := range sum.Standing.Halves[:sum.Standing.Seats] {
		scores = append(scores, st.Reader().Halves(halves))
	}
	return strings.Join([]string{
		st.Say("game." + sum.Game), roundText(st, sum.Standing),
		st.Say("game."+sum.Game+".scores", game.Text(strings.Join(scores, " : "))), date(st, sum),
	}, " · ")
}

// drawFile draws a file: a folder with its tab, and the sheet in it.
func (s *menu) drawFile(l *display.List, box display.Rect, texts fileTexts, icon display.Icon) {
	st := s.house.st
	m := st.Metrics
	tabH := m.Size(display.Tab, 28) * 1.5
	tab := display.Rect{X: box.X, Y: box.Y, W: min(box.W*0.62, box.W-m.U(40)), H: tabH + m.U(20)}
	cover := display.Rect{X: box.X, Y: box.Y + tabH, W: box.W, H: box.H - tabH}
	l.Fill(cover.Moved(m.U(8), m.U(10)), theme.FocusInner.Alpha(0.5), m.U(10))
	l.Fill(tab, theme.Manila, m.U(14))
	l.Fill(cover, theme.Manila, m.U(8))
	ui.Line(l, st, display.Rect{X: tab.X + m.U(26), Y: tab.Y + m.U(4), W: tab.W - m.U(52), H: tabH}, texts.tab, display.Tab, 28, theme.InkOnManila, display.Left)
	sheet := display.Rect{X: cover.X + m.U(22), Y: cover.Y + m.U(14), W: cover.W - m.U(44), H: cover.H - m.U(36)}
	l.Fill(sheet, theme.Paper, m.U(4))

	inside := sheet.Inset(m.U(36))
	picture := display.Rect{X: inside.X + inside.W - m.U(120), Y: inside.Y, W: m.U(120), H: m.U(120)}
	l.Symbol(picture, icon, theme.Ink)
	column := ui.Column{Box: inside}
	title := column.Row(m.Size(display.Typewriter, 60) * 1.3)
	title.W -= picture.W + m.U(20)
	ui.Line(l, st, title, texts.title, display.Typewriter, 60, theme.Ink, display.Left)
	column.Gap(m.U(18))
	rule := column.Row(max(m.U(3), 2))
	rule.W -= picture.W + m.U(20)
	l.Fill(rule, theme.StampRed, 0)
	column.Gap(max(picture.Y+picture.H-column.Box.Y, 0) + m.U(18))
	for _, line := range texts.lines {
		s.drawFileLine(l, &column, line)
	}
	s.drawStamp(l, sheet, column.Box)
}

// drawFileLine sets one line of a file; a line with a figure stays on one line.
func (s *menu) drawFileLine(l *display.List, column *ui.Column, line fileLine) {
	st := s.house.st
	m := st.Metrics
	if line.right == "" {
		used := ui.Paragraph(l, st, column.Box, line.left, display.Typewriter, fileSize, theme.Ink, display.Left)
		column.Gap(used + m.U(fileGap))
		return
	}
	row := column.Row(m.Size(display.Typewriter, fileSize) * 1.3)
	width := st.Measure.Width(line.right, m.Font(display.Typewriter), m.Size(display.Typewriter, fileSize)) + 2
	figure, name := row.CutRight(width)
	name.W -= m.U(24)
	ui.Line(l, st, name, line.left, display.Typewriter, fileSize, theme.Ink, display.Left)
	ui.Line(l, st, figure, line.right, display.Typewriter, fileSize, theme.Ink, display.Right)
	column.Gap(m.U(fileGap))
}

// drawStamp presses the house's stamp on what the writing leaves free of a sheet.
func (s *menu) drawStamp(l *display.List, sheet, free display.Rect) {
	st := s.house.st
	m := st.Metrics
	stamp := display.Rect{W: m.U(stampWidth), H: m.U(stampHeight)}
	if free.H < stamp.H*1.1 {
		return
	}
	stamp.X = sheet.X + sheet.W - stamp.W - m.U(44)
	stamp.Y = sheet.Y + sheet.H - stamp.H - m.U(40)
	it := l.Card(stamp, display.Face{Design: display.Stamp, Title: st.Say("menu.stamp")})
	it.Turn = stampTurn
}
