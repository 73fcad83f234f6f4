package scenes

import (
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"runtime/debug"

	"safehouse/game"
	"safehouse/game/storage"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

const reportName = "failure.txt"

// reporter writes down what went wrong. A report names places in the program and no state of any match: matches print
// what the Table sees.
type reporter struct {
	files storage.Files
	dir   string
	log   *slog.Logger
}

// failure is a panic that was caught. File is the report's, empty where it could not be written.
type failure struct{ File string }

// guard calls f and catches its panic.
func (r *reporter) guard(f func()) (caught *failure) {
	defer func() {
		if v := recover(); v != nil {
			caught = r.write(v, debug.Stack())
		}
	}()
	f()
	return nil
}

func (r *reporter) write(cause any, stack []byte) *failure {
	text := fmt.Sprintf("Safehouse failed: %v\n\n%s", cause, stack)
	if r.dir == "" {
		r.log.Error("failed", "report", text)
		return &failure{}
	}
	name := filepath.Join(r.dir, reportName)
	if err := errors.Join(r.files.MakeDir(r.dir), storage.Replace(r.files, name, []byte(text))); err != nil {
		r.log.Error("failed, and the report could not be written", "error", err, "report", text)
		return &failure{}
	}
	r.log.Error("failed", "file", name)
	return &failure{File: name}
}

// failed is the scene that says that something went wrong; what was played is in the record.
type failed struct {
	house *house
	what  *failure
	page  ui.Page
	laid  ui.Memo[ui.Look, []ui.Control]
}

func newFailed(h *house, what *failure) *failed { return &failed{house: h, what: what} }

func (s *failed) controls() []ui.Control { return s.laid.Get(ui.LookOf(s.house.st), s.list) }

func (s *failed) list() []ui.Control {
	place := ui.PrimaryPlace(s.house.st.Metrics)
	return []ui.Control{
		{ID: "menu", Label: s.house.st.Say("menu.back"), Role: display.Button, Primary: true, Box: place},
	}
}

func (s *failed) Update(in *input.Frame) stage.Change {
	if s.page.Update(in, s.house.st, s.controls()) == "menu" {
		return stage.Clear(newMenu(s.house))
	}
	return stage.Stay()
}

func (s *failed) Draw(l *display.List) {
	st := s.house.st
	ui.Ground(l, st)
	ui.Heading(l, st, st.Say("failed.title"))
	column := ui.Column{Box: ui.Content(st.Metrics)}
	used := ui.Paragraph(l, st, column.Box, st.Say("failed.text"), display.Sans, ui.BodySize, theme.TextColour, display.Left)
	column.Gap(used + st.Metrics.U(30))
	if s.what.File != "" {
		ui.Paragraph(l, st, column.Box, st.Say("failed.report", game.Text(s.what.File)), display.Sans, ui.BodySize, theme.Secondary, display.Left)
	}
	s.page.Draw(l, st, s.controls())
}

func (s *failed) Opaque() bool  { return true }
func (s *failed) Title() string { return s.house.st.Say("app.title") }
