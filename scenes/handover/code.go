package handover

import (
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Lock is the code by which a person takes the screen: it is chosen once in a match, and given from then on. It keeps
// from a glance, and from taking another's screen by a slip. It is an interface since the curtain may know no match.
type Lock interface {
	// Asks reports whether codes are asked for; it may change at any moment.
	Asks() bool
	// Ends reports whether the next code that is given ends the codes of all, since the players have switched them off.
	Ends() bool
	// Chosen reports whether the person has a code.
	Chosen() bool
	// Give reports whether it is that code, Choose keeps one.
	Give(code string) bool
	Choose(code string)
	// Forget gives the code up: everybody is told.
	Forget()
}

// A code has so many of the signs, which are those of the seats.
const (
	leastSigns = 3
	mostSigns  = 4
	signs      = game.MaxSeats
)

// The steps, by what is asked in each: for a new code, for the same once more, for the one that was chosen.
const (
	choosing  = "code.choose"
	repeating = "code.again"
	giving    = "code.give"
)

// keypad is where a code is typed: six signs, of which nothing shows but how many were typed. No sign looks or sounds
// different when it is pressed, and the focus goes back to the first one after each that was not typed on a keyboard.
type keypad struct {
	// step is what is asked, empty before anything is.
	step string
	// typed are the numbers of the signs, first is the code that must be repeated.
	typed, first string
	// said is the key of what there is to say of the last try, empty for nothing.
	said string
	// doubted is when the code was first said to be forgotten, never for not: it is given up by a second press.
	doubted stage.Moment
}

var signIDs = []string{"code:1", "code:2", "code:3", "code:4", "code:5", "code:6"}

// beginCode asks for the code.
func (s *Scene) beginCode() {
	s.pad = keypad{step: choosing}
	if s.lock.Chosen() {
		s.pad.step = giving
	}
	s.settleStep("")
}

// settleStep begins a step, with what there is to say of the one before.
func (s *Scene) settleStep(said string) {
	s.pad.typed, s.pad.said = "", said
	s.since = s.st.Moment()
	s.page = ui.Page{}
	s.page.SetFocus(signIDs[0])
	s.st.Redraw()
}

// updateCode takes a tick in which a code is typed; it reports whether it was the right one.
func (s *Scene) updateCode(in *input.Frame) (open bool) {
	focus := s.page.Focused()
	pressed := s.page.Update(in, s.st, s.controls())
	s.ageDoubt()
	for _, k := range in.Struck {
		if n := k.Digit(); n >= 0 && n < signs && !s.isDeaf() {
			s.typeSign(n)
			if len(s.pad.typed) >= leastSigns {
				// Who types goes on typing, or is done: Enter then ends it.
				s.page.SetFocus("code.enter")
			}
		}
	}
	if slices.Contains(signIDs, s.page.Focused()) && (in.Pressed || in.Released) {
		// Where the pointer was must not be seen later, when keys are used.
		s.page.SetFocus(focus)
	}
	if n := slices.Index(signIDs, pressed); n >= 0 {
		s.typeSign(n)
	}
	switch {
	case pressed == "code.delete" || in.Just.Has(input.Backspace) || in.Just.Has(input.Delete):
		s.deleteSign()
	case pressed == "code.forgotten":
		s.forgotten()
	case pressed == "code.back" || in.Just.Has(input.Cancel):
		s.st.Play(sound.Back)
		s.ask()
	case pressed == "code.enter":
		return s.enter()
	case pressed == "language":
		s.st.Speak(s.st.OtherLang())
	}
	return false
}

// typeSign adds a sign; one more than a code has is not taken.
func (s *Scene) typeSign(n int) {
	s.st.Play(sound.Tick)
	s.st.Redraw()
	s.pad.said, s.pad.doubted = "", stage.Moment{}
	if len(s.pad.typed) < mostSigns {
		s.pad.typed += strconv.Itoa(n + 1)
	}
	s.page.SetFocus(signIDs[0])
	if len(s.pad.typed) == mostSigns {
		s.page.SetFocus("code.enter")
	}
}

// forgotten asks whether the code is to be given up and, pressed again, gives it up: everybody is told then. The second
// half of a double press belongs to the first.
func (s *Scene) forgotten() {
	switch {
	case !s.doubts():
		s.pad.doubted, s.pad.said = s.st.Moment(), "code.forgotten.about"
		s.st.Announce(stage.Passing, s.say(s.pad.said))
		s.st.Redraw()
	case s.st.AtLeast(s.pad.doubted) >= deaf:
		s.lock.Forget()
		s.pad.step, s.pad.doubted = choosing, stage.Moment{}
		s.settleStep("code.given.up")
	}
}

// doubts reports whether a second press gives the code up.
func (s *Scene) doubts() bool { return s.pad.doubted != stage.Moment{} }

// ageDoubt forgets after a while that a code was said to be forgotten.
func (s *Scene) ageDoubt() {
	if s.doubts() && s.st.AtMost(s.pad.doubted) > doubt {
		s.pad.doubted, s.pad.said = stage.Moment{}, ""
		s.st.Redraw()
	}
}

// deleteSign takes the last one back.
func (s *Scene) deleteSign() {
	s.st.Redraw()
	if n := len(s.pad.typed); n > 0 {
		s.pad.typed = s.pad.typed[:n-1]
		s.page.SetFocus(signIDs[0])
	}
}

// enter takes what was typed; it reports whether the screen may be taken.
func (s *Scene) enter() bool {
	code := s.pad.typed
	switch s.pad.step {
	case choosing:
		s.pad.first, s.pad.step = code, repeating
		s.settleStep("")
	case repeating:
		if code == s.pad.first {
			s.lock.Choose(code)
			return true
		}
		s.pad.first, s.pad.step = "", choosing
		s.refuse("code.differ")
	case giving:
		if s.lock.Give(code) {
			return true
		}
		s.refuse("code.wrong")
	}
	return false
}

// refuse begins a step anew and says why.
func (s *Scene) refuse(why string) {
	s.settleStep(why)
	s.st.Play(sound.Refused)
	s.st.Announce(stage.Passing, s.say(why))
}

// listCode are the controls of the keypad: signs, what undoes, and the button that goes on.
func (s *Scene) listCode() []ui.Control {
	m := s.st.Metrics
	var cs []ui.Control
	row, gap := s.signRow(), m.U(signGap)
	side := min(row.H, (row.W-gap*(signs-1))/signs)
	row = display.Rect{X: row.X + (row.W-side*signs-gap*(signs-1))/2, Y: row.Y, W: side*signs + gap*(signs-1), H: side}
	for n, id := range signIDs {
		box := row.Column(n, signs, gap)
		cs = append(cs, ui.Control{ID: id, Label: s.st.Say("code.sign", game.Number(n+1)), Role: display.Button, Box: box,
			Quiet: true, Heard: ui.Heard{Secret: true}})
	}
	place := ui.PrimaryPlace(m)
	enter := ui.Control{ID: "code.enter", Label: s.st.Say("code.enter"), Key: s.st.Prompt(input.Confirm),
		Role: display.Button, Primary: true, Box: place}
	if len(s.pad.typed) < leastSigns {
		enter.Disabled, enter.Why = true, s.st.Say("code.short", game.Number(leastSigns), game.Number(mostSigns))
	}
	left, right := s.besides(place)
	erase := ui.Control{ID: "code.delete", Label: s.st.Say("code.delete"), Key: s.st.Prompt(input.Backspace),
		Role: display.Button, Box: left}
	back := ui.Control{ID: "code.back", Label: s.st.Say("code.back"), Key: s.st.Prompt(input.Cancel), Role: display.Button,
		Box: right}
	cs = append(cs, erase, enter, back)
	lang := ui.LangControl(s.st)
	if s.pad.step == giving {
		// Far from the others: a slip would give the code up before everybody.
		box := lang.Box
		box.X, box.W = ui.Margin(m), min(max(m.U(forgottenWide), 2*box.W), lang.Box.X-2*ui.Margin(m))
		label := "code.forgotten"
		if s.doubts() {
			label = "code.forgotten.sure"
		}
		cs = append(cs, ui.Control{ID: "code.forgotten", Label: s.st.Say(label), Role: display.Button, Box: box})
	}
	return append(cs, lang)
}

// besides are the places at both sides of the primary button, on a slim screen over it.
func (s *Scene) besides(place display.Rect) (left, right display.Rect) {
	m := s.st.Metrics
	gap, edge := m.U(signGap), ui.Margin(m)
	if ui.Slim(m) {
		row := display.Rect{X: edge, Y: place.Y - place.H - gap, W: m.W - 2*edge, H: place.H}
		return row.Column(0, 2, gap), row.Column(1, 2, gap)
	}
	left, right = place, place
	left.X, left.W = edge, place.X-gap-edge
	right.X, right.W = place.X+place.W+gap, m.W-edge-place.X-place.W-gap
	return left, right
}

// signRow is where the signs stand.
func (s *Scene) signRow() display.Rect {
	m := s.st.Metrics
	edge := ui.Margin(m)
	side := max(m.U(signSide), signPx)
	return display.Rect{X: edge, Y: m.H * signRow, W: m.W - 2*edge, H: side}
}

// drawCode shows what is asked, how many signs were typed, and the signs.
func (s *Scene) drawCode(l *display.List) {
	m := s.st.Metrics
	row := s.signRow()
	dots := display.Rect{X: row.X, W: row.W, H: m.U(dotSide)}
	dots.Y = row.Y - m.U(signOver) - dots.H
	top := m.H * codeTop
	room := display.Rect{X: row.X, Y: top, W: row.W, H: dots.Y - m.U(20) - top}
	used := ui.Paragraph(l, s.st, room, s.say(s.pad.step), display.SansBold, codeSize, theme.TextColour, display.Middle)
	room.Y, room.H = room.Y+used+m.U(16), room.H-used-m.U(16)
	about, ink := "code.about", theme.Secondary
	switch {
	case s.pad.said != "":
		about, ink = s.pad.said, theme.Alert
	case s.lock.Ends():
		about = "code.ends"
	}
	if room.H > m.Size(display.Sans, adviceSize) {
		ui.Paragraph(l, s.st, room, s.say(about), display.Sans, adviceSize, ink, display.Middle)
	}
	x, y := dots.Centre()
	step := dots.H + m.U(signGap)
	for n := range mostSigns {
		box := display.Rect{X: x + (float64(n)-float64(mostSigns)/2)*step + m.U(signGap)/2, Y: y - dots.H/2, W: dots.H,
			H: dots.H}
		if n < len(s.pad.typed) {
			l.Fill(box.Inset(dots.H*0.16), theme.Focus, dots.H/2)
		}
		l.Border(box, theme.ControlBorder, dots.H/2, max(2, m.U(3)))
	}
	// The signs, with which the controls begin, look always the same, whatever lies on them or presses them.
	for n, c := range s.controls()[:signs] {
		l.Fill(c.Box, theme.Raised, m.U(ui.Radius))
		l.Border(c.Box, theme.ControlBorder, m.U(ui.Radius), max(1, m.U(2)))
		mark, digit := c.Box.Inset(c.Box.H * 0.1).CutTop(c.Box.H * 0.5)
		l.Symbol(mark.SquareIn(1), theme.SeatShapes[n], theme.SeatColours[n])
		size := min(digitSize, digit.H/(m.Scale()*max(1, m.TextScale)))
		ui.Line(l, s.st, digit, strconv.Itoa(n+1), display.SansBold, size, theme.TextColour, display.Middle)
	}
}
