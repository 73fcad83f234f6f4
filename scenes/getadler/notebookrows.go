package getadler

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// noteRow is one row of an open notebook, set in the reader's language.
type noteRow struct {
	// top and high are its place in what scrolls, in pixels.
	top, high float64
	// id is that of the row, where it is one thing to read; stem begins those of its cells; label is what readers hear.
	id, stem, label string
	// head is an hour, or the name of seat, where named says that the row is about one.
	head  string
	seat  game.Seat
	named bool
	// texts are its sentences; warn tells that the last one stands out; icon is the sign before them.
	texts []string
	warn  bool
	icon  display.Icon
	// cards are those that are known to be in the hand.
	cards getadler.Counts
	// cells are those of a suspect's characters, of comes with them.
	cells []noteCell
	of    suspicion
}

// bottom is where the row ends.
func (r *noteRow) bottom() float64 { return r.top + r.high }

// noteCell is one character of a suspect, with the words that readers hear for each mark.
type noteCell struct {
	id     string
	role   getadler.Role
	labels [markEnd]string
}

// compose sets the open part anew, where anything that it depends on has changed.
func (n *notebook) compose() {
	n.know()
	key := pageKey{n.read, n.tab, n.c.Stage.Metrics, n.c.Stage.Lang, n.c.LogOpen}
	if n.page.key == key {
		return
	}
	fresh := n.page.key.tab != n.tab || n.page.key.read != n.read
	n.page = notePage{key: key}
	columns := 0
	if n.tab == tabSuspects {
		columns = n.view.Seats
	}
	n.page.lay.lay(n.frame(), columns, n.c.Stage.Metrics)
	switch n.tab {
	case tabSuspects:
		n.setSuspects()
	case tabHands:
		n.setHands()
	case tabFacts:
		n.setFacts()
	}
	last := max(0, n.page.high-n.page.lay.Body.H)
	if fresh && n.tab == tabFacts {
		// What happened last is what one looks for first.
		n.scrolls[n.tab].Offset = last
	}
	n.scrolls[n.tab].Offset = min(n.scrolls[n.tab].Offset, last)
}

// add adds a row under the others.
func (n *notebook) add(r noteRow) {
	r.top = n.page.high
	n.page.rows = append(n.page.rows, r)
	n.page.high += r.high + n.page.lay.Gap
}

// say puts a message into words.
func (n *notebook) say(key string, args ...game.Arg) string { return n.c.Reader().T(key, args...) }

// others calls a function for each seat but the reader's own.
func (n *notebook) others(visit func(seat game.Seat)) {
	for seat := range game.Seat(n.view.Seats) {
		if seat != n.seat {
			visit(seat)
		}
	}
}

// nameHigh is the height of a row's head.
func (n *notebook) nameHigh() float64 {
	return n.c.Stage.Metrics.Size(display.Plate, noteName) * noteLine
}

// textsHigh is the height of a row's sentences.
func (n *notebook) textsHigh(wide float64, row *noteRow) (high float64) {
	for i := range row.texts {
		high += ui.ParagraphHeight(n.c.Stage, wide, row.texts[i], row.font(i), table.SmallSize)
	}
	return high
}

// font is that of a row's n-th sentence.
func (r *noteRow) font(n int) display.Font {
	if r.warn && n == len(r.texts)-1 {
		return display.SansBold
	}
	return display.Sans
}

// setSuspects sets a row for each suspect, as high as there is room for.
func (n *notebook) setSuspects() {
	lay := &n.page.lay
	var rows []noteRow
	n.others(func(seat game.Seat) {
		s := n.suspicion(&n.view, seat)
		row := noteRow{seat: seat, named: true, head: n.c.Seats.Names[seat], stem: "mark:" + seat.String() + ":", of: s}
		answers := n.answers(seat)
		if high := ui.ParagraphHeight(n.c.Stage, n.namesWide(), answers, display.Sans, table.SmallSize); answers != "" && high < lay.Body.H*answersShare {
			row.texts = append(row.texts, answers)
		}
		switch {
		case s.known != getadler.NoRole:
			row.texts = append(row.texts, n.say("notebook.known", s.known.Word()))
		case s.fit == fitsVillain:
			row.texts, row.warn = append(row.texts, n.say("notebook.fits.villain")), true
		case s.fit == fitsNobody:
			row.texts, row.warn = append(row.texts, n.say("notebook.fits.nobody")), true
		}
		row.high = max(ui.TargetHeight(n.c.Stage.Metrics), n.nameHigh()+n.textsHigh(n.namesWide(), &row)+lay.Gap)
		for r := getadler.Adler; int(r) <= n.view.Seats; r++ {
			row.cells = append(row.cells, n.cell(seat, r, &s))
		}
		rows = append(rows, row)
	})
	rows = append(rows, n.ownRow()...)
	even := n.even(rows)
	for _, row := range rows {
		if row.cells != nil {
			row.high = max(row.high, even)
		}
		n.add(row)
	}
}

// ownRow says what the reader has answered, so that who lies can go on lying alike; none where nobody has asked.
func (n *notebook) ownRow() []noteRow {
	answers := n.answers(n.seat)
	if answers == "" {
		return nil
	}
	row := noteRow{seat: n.seat, named: true, head: n.say("notebook.own", game.SeatName(n.seat)), id: "note:" + n.seat.String()}
	row.texts = []string{n.say("notebook.said", game.Text(answers))}
	row.label = row.texts[0]
	row.high = n.nameHigh() + n.textsHigh(n.textWide(), &row) + n.page.lay.Gap
	return []noteRow{row}
}

// even is the height that all rows can have but those that need more.
func (n *notebook) even(rows []noteRow) float64 {
	most := n.c.Stage.Metrics.U(noteRowMost)
	even := most
	for range rows {
		spare, share := n.page.lay.Body.H-n.page.lay.Gap*float64(len(rows)), 0.0
		for i := range rows {
			if rows[i].high > even || rows[i].cells == nil {
				spare -= rows[i].high
			} else {
				share++
			}
		}
		even = max(0, min(even, spare/max(1, share)))
	}
	return even
}

// answers are all that a seat has answered, each once.
func (n *notebook) answers(seat game.Seat) string {
	var all []string
	for i := range n.facts {
		f := &n.facts[i]
		if f.kind != factAsked || f.other != seat || !f.answered {
			continue
		}
		key := "notebook.answer.no"
		if f.yes {
			key = "notebook.answer.yes"
		}
		if text := n.say(key, game.Word(getadler.LookKey(f.trait, f.colour))); !slices.Contains(all, text) {
			all = append(all, text)
		}
	}
	return strings.Join(all, ", ")
}

// namesWide is the width of the sentences beside the cells.
func (n *notebook) namesWide() float64 { return n.page.lay.Names.W - 3*n.page.lay.Gap }

// cell is a suspect's character: what the answers say of it, and each mark, for readers.
func (n *notebook) cell(seat game.Seat, r getadler.Role, s *suspicion) noteCell {
	c := noteCell{id: "mark:" + seat.String() + ":" + r.String(), role: r}
	what := cellKeys[s.verdict(r)]
	if !n.concludes(s) {
		what = "notebook.cell.open"
	}
	for k := range markEnd {
		c.labels[k] = n.say(what, game.SeatName(seat), r.Word(), game.Word(markKeys[k]))
	}
	return c
}

// cellKeys say what the answers come to for a character.
var cellKeys = [...]string{
	struckOut: "notebook.cell.out", fitsAnswers: "notebook.cell.fits", fitsByLie: "notebook.cell.lie",
}
