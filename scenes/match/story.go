package match

import "safehouse/game"

// Story gives, in order, the sentences that a viewer was told of the moves since that number, and those about who plays
// from that number of them on. Told counts those of the moves; public are those that are for reading again in any game.
func (m *Match) Story(viewer game.Seat, moves, said int, add func(line game.Line, told int, public bool)) {
	lines, told := m.session.Lines(viewer, moves), 0
	upTo := func(end int) {
		for ; told < end; told++ {
			add(lines[told], told+1, false)
		}
	}
	for ; said < len(m.Seats.said); said++ {
		s := &m.Seats.said[said]
		if s.moves > moves {
			upTo(len(lines) - len(m.session.Lines(viewer, s.moves)))
		}
		add(s.line, told, true)
	}
	upTo(len(lines))
}

// Said is the number of sentences about who plays that have been said.
func (s *Seats) Said() int { return len(s.said) }

// Logged reports whether a line is for reading again.
func (m *Match) Logged(l game.Line) bool {
	g, ok := m.game.(Log)
	return !ok || g.Logged(l)
}

// Gathered is what lines say together, as far as they are one sentence.
func (m *Match) Gathered(lines []game.Line) (text string, ok bool) {
	g, ok := m.game.(Log)
	if !ok || len(lines) < 2 {
		return "", false
	}
	return g.Gathered(lines)
}

// LogViewer is who reads the log: the holder of open cards where the game remembers them, else the Table.
func (m *Match) LogViewer() game.Seat {
	if g, ok := m.game.(Log); ok && g.Remembers() {
		return m.Holder.Sight()
	}
	return game.Public
}

// Sentences gives the sentences that lines make, each with the first of its lines.
func (m *Match) Sentences(lines []game.Line, add func(first game.Line, text string)) {
	for len(lines) > 0 {
		text, n := m.Reader().Say(lines[0]), 1
		for n < len(lines) {
			longer, ok := m.Gathered(lines[:n+1])
			if !ok {
				break
			}
			text, n = longer, n+1
		}
		add(lines[0], text)
		lines = lines[n:]
	}
}

// News is what happened since a seat last had the screen, in the reader's words. Public lines only: it stands on the
// curtain.
func (m *Match) News(seat game.Seat) (told []string) {
	h := m.Holder
	said := h.heard[seat] < len(m.Seats.said)
	if !said && (!h.taken || !m.game.News(seat, h.saw[seat])) {
		return nil
	}
	var lines []game.Line
	m.Story(game.Public, h.saw[seat], h.heard[seat], func(l game.Line, _ int, public bool) {
		if public || m.Logged(l) {
			lines = append(lines, l)
		}
	})
	m.Sentences(lines, func(_ game.Line, said string) { told = append(told, said) })
	return told
}

// Lines gives the sentences that a viewer was told since that number of moves.
func (t *turn) Lines(viewer game.Seat, since int) []game.Line { return t.session.Lines(viewer, since) }
