package scenes

import (
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"regexp"
	"runtime"
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

// reporter writes down what went wrong. A report names the version and places in the program, and no state of any
// match: matches print what the public sees, and numbers that a running match may have brought there are left out.
type reporter struct {
	files storage.Files
	dir   string
	// version is the program's, as it is shown.
	version string
	log     *slog.Logger
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
	text := fmt.Sprintf("Safehouse %s failed: %s\n\n%s", r.version, causeOf(cause), placesOf(stack))
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

// arguments are those of a function in a stack, which Go writes as numbers: a card that nobody may know, or a seed, may
// be among them. The line of a function is the one that ends with them; that of its file begins with a tab.
var arguments = regexp.MustCompile(`(?m)^([^\t\n].*)\([^()\n]*\)$`)

// placesOf is a stack without what the functions were given.
func placesOf(stack []byte) []byte { return arguments.ReplaceAll(stack, []byte("$1(…)")) }

// numbers are those in the words of Go for what went wrong, such as an index out of range: a card may have been the
// index.
var numbers = regexp.MustCompile(`-?[0-9]+`)

// causeOf says what went wrong. The program's own words name no secret.
func causeOf(cause any) string {
	text := fmt.Sprint(cause)
	if _, ok := cause.(runtime.Error); ok {
		return numbers.ReplaceAllString(text, "…")
	}
	return text
}

// failed is the scene that says that something went wrong; what was played is in the record.
type failed struct {
	launcher *launcher
	what     *failure
	page     ui.Page
	laid     ui.Memo[ui.Look, []ui.Control]
}

func newFailed(h *launcher, what *failure) *failed { return &failed{launcher: h, what: what} }

func (s *failed) controls() []ui.Control { return s.laid.Get(ui.LookOf(s.launcher.st), s.list) }

func (s *failed) list() []ui.Control {
	place := ui.PrimaryPlace(s.launcher.st.Metrics)
	return []ui.Control{
		{ID: "menu", Label: s.launcher.st.Say("menu.back"), Role: display.Button, Primary: true, Box: place},
	}
}

func (s *failed) Update(in *input.Frame) stage.Change {
	if s.page.Update(in, s.launcher.st, s.controls()) == "menu" {
		return stage.Clear(newMenu(s.launcher))
	}
	return stage.Stay()
}

func (s *failed) Draw(l *display.List) {
	st := s.launcher.st
	ui.Ground(l, st)
	ui.Heading(l, st, st.Say("failed.title"))
	column := ui.Column{Box: ui.Content(st.Metrics)}
	used := ui.Paragraph(l, st, column.Box, st.Say("failed.text"), display.Sans, ui.BodySize, theme.TextColour,
		display.Left)
	column.Gap(used + st.Metrics.U(30))
	if s.what.File != "" {
		ui.Paragraph(l, st, column.Box, st.Say("failed.report", game.Text(s.what.File)), display.Sans, ui.BodySize,
			theme.Secondary, display.Left)
	}
	s.page.Draw(l, st, s.controls())
}

func (s *failed) Opaque() bool  { return true }
func (s *failed) Fixed() bool   { return true }
func (s *failed) Title() string { return s.launcher.st.Say("app.title") }
