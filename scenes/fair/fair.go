// Package fair is the page that says of a match that is over whether it was fair: what was promised before the first
// card, what was kept, and what that proves and what not. It knows no game and no table, only a record.
package fair

import (
	"bytes"
	"context"
	"errors"
	"sync/atomic"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/form"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Scene is the page.
type Scene struct {
	form.Page
	st      *stage.Stage
	players []game.Player
	// found is what is known so far: the record is looked through behind the page, which takes as long as the computers
	// thought in the match.
	found  atomic.Pointer[finding]
	behind stage.Behind
	// shown is what stands on the page, closed how far the halves of the bond have come together since then, 0 to 1.
	shown  *finding
	closed float64
	age    int
}

// finding is what is known of a record: done of so many moves of the computers have been worked out again.
type finding struct {
	report   record.Report
	err      error
	done, of int
	over     bool
}

// New opens the page over whatever is on the screen, and has the record of that file looked through: that of a match of
// those players.
func New(st *stage.Stage, store *record.Store, file string, players []game.Player) stage.Scene {
	s := &Scene{st: st, players: players, shown: &finding{}}
	s.found.Store(s.shown)
	s.Page = form.New(st, s.layOut)
	s.Reads = true
	if content, err := store.Content(file); err != nil {
		s.found.Store(&finding{err: err, over: true})
	} else {
		s.behind.Begin(func(ctx context.Context, rest func()) { s.look(ctx, content, rest) })
	}
	s.follow()
	return s
}

// look looks through a record, first for what nobody has to think about.
func (s *Scene) look(ctx context.Context, content []byte, rest func()) {
	now := finding{}
	tell := func() {
		told := now
		s.found.Store(&told)
	}
	now.report, now.err = record.Verify(bytes.NewReader(content))
	if now.err == nil && now.report.Fair {
		tell()
		var computers *record.Recomputed
		computers, now.err = record.Recompute(ctx, bytes.NewReader(content), func(done, of int) {
			now.done, now.of = done, of
			tell()
			rest()
		})
		now.report.Computers = computers
	}
	if now.over = true; ctx.Err() == nil {
		tell()
	}
}

// Update follows what is found out.
func (s *Scene) Update(in *input.Frame) stage.Change {
	s.follow()
	return s.Page.Update(in)
}

// Left has nothing go on behind the page.
func (s *Scene) Left() { s.behind.End() }

// follow shows what has been found, and lets the halves of the bond come together.
func (s *Scene) follow() {
	s.behind.Tick(s.st.WaitForBots)
	if now := s.found.Load(); now != s.shown {
		s.shown = now
		s.Changed()
	}
	if !s.shown.kept() || s.closed == 1 {
		return
	}
	s.age++
	share := stage.Share(s.age, s.st.Travels(closeMS))
	if s.closed = director.Standard.At(share); share == 1 {
		s.closed = 1
		s.st.Play(sealed)
	}
	s.Changed()
}

// kept reports that everything was looked at, and nothing is wrong.
func (f *finding) kept() bool { return f.over && f.err == nil && f.report.Fair }

// wrong reports that something in the record is not as it should be: one that cannot be read says nothing.
func (f *finding) wrong() bool {
	_, fault := errors.AsType[*record.Fault](f.err)
	return fault
}

// why says what is wrong with a record, and where.
func (s *Scene) why(err error) string {
	if fault, ok := errors.AsType[*record.Fault](err); ok {
		return stage.Sentences(s.st.Say("fair.line", game.Number(fault.Line)), s.st.SayLine(fault.Why))
	}
	if refused, ok := errors.AsType[*game.Refusal](err); ok {
		return s.st.SayLine(refused.Line)
	}
	return s.st.Say("fair.unreadable")
}

// head is the question, with its answer once it is known.
func (s *Scene) head() string {
	switch f := s.shown; {
	case !f.over:
		return s.st.Say("fair.title")
	case f.wrong():
		return s.st.Say("fair.title.no")
	case f.kept():
		return s.st.Say("fair.title.yes")
	}
	return s.st.Say("fair.title.open")
}

// layOut puts the bond over the slips, and under them what is not proved.
func (s *Scene) layOut() *form.Sheet {
	sheet := s.NewSheet(s.head())
	sheet.Glides = true
	sheet.Panel.W += s.st.Metrics.U(barGap)
	r := &s.shown.report
	if r.Promise != nil { // Of a record that is wrong, what it promised: its halves stay apart.
		paper := bond{st: s.st, promise: *r.Promise, players: s.players, dealt: r.Dealt, halves: true,
			kept: s.shown.kept(), closed: s.closed}
		paper.add(sheet)
	}
	s.slips(sheet)
	if lines := r.Unproved(); len(lines) > 0 && s.shown.err == nil {
		sheet.Words(s.st, s.st.Say("fair.not"), display.SansBold, ui.BodySize, theme.Brass, rowGap, lineWide)
		for _, line := range lines {
			sheet.Words(s.st, s.st.SayLine(line), display.Sans, ui.BodySize, theme.TextColour, lineGap, lineWide)
		}
	}
	if s.shown.over {
		sheet.Words(s.st, s.st.Say("fair.more"), display.Sans, ui.BodySize, theme.Secondary, rowGap, lineWide)
	}
	sheet.Foot(form.Done(s.st, "done", s.st.Say("about.done")), form.Language(s.st))
	return sheet
}
