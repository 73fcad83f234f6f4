// Package handover is the curtain between two persons at one screen. It knows of the next person a name and a seat, and
// of the match what it is given to read out, which everybody may know: what it shows cannot depend on a secret.
package handover

import (
	"time"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Durations are a matter of safety and do not follow the speed of animations.
const (
	// deaf is how long a new curtain ignores presses: the second half of a double press belongs to the one before.
	deaf = 250 * time.Millisecond
	// steady is how long after a press that was ignored the next one still belongs to it: whoever presses on and on, five
	// times a second or faster, means what lay there before.
	steady = 200 * time.Millisecond
	// toRead is how long it can be read that a press was ignored.
	toRead = 3 * time.Second
	// coolDown lies between taking the screen and seeing anything.
	coolDown = 500 * time.Millisecond
	// doubt is how long the button that gives a code up waits for its second press.
	doubt = 6 * time.Second
)

// Sizes in design pixels, unless something else is said.
const (
	badgeSize  = 330
	badgeLeast = 150
	// badgeShare is the size of a seat's sign on the photograph in the height of that, photoLean how that leans.
	badgeShare = 0.46
	photoLean  = -0.035
	passSize   = 38
	nameSize   = 96
	// uprightGrows is how much larger photograph and name are on a screen that is higher than wide.
	uprightGrows = 1.5
	// nameGives is the share of its size that the name gives up where there is no room.
	nameGives   = 0.5
	adviceSize  = 30
	askedSize   = 34
	newsSize    = 28
	promiseSize = 22
	columnWidth = 1200
	// sheetEdge is half of what stays free beside the sheet, overButtons what does over the buttons. A wide one is no
	// wider than sheetWide and no higher than sheetHigh, and the call of the person has whoShare of it beside what there
	// is to read.
	sheetEdge   = 48
	overButtons = 44
	sheetWide   = 1900
	sheetHigh   = 760
	whoShare    = 0.32
	// passLine and nameLine are the heights of lines in the size of their letters, newsApart the space between news in the
	// height of a line.
	passLine  = 1.4
	nameLine  = 1.3
	newsApart = 0.3
	// platePad is the room over the sign and under the last words on their sheet, signUnder that under the sign,
	// adviceOver that over and under the advice, underCorners that under the buttons over the corners of a wide sheet.
	platePad     = 30
	signUnder    = 36
	adviceOver   = 20
	underCorners = 15
	// signSide is the side of a sign of the keypad, at least signPx pixels, signGap the space between two and signOver
	// that over the row; dotSide is the side of what stands for a sign that was typed.
	signSide  = 200
	signPx    = 92
	signGap   = 24
	signOver  = 44
	dotSide   = 56
	digitSize = 34
	// forgottenWide is the width of the button that gives a code up.
	forgottenWide = 300
	codeSize      = 52
	// signRow is where the row of signs begins, codeTop where the words over the keypad begin, as a share of the screen's
	// height.
	signRow = 0.585
	codeTop = 0.14
)

// Who is the person that the screen is passed to: public facts only.
type Who struct {
	Name string
	Seat game.Seat
	// Portrait is the number of the person's portrait.
	Portrait uint8
	// Asked is what the person will be asked, before any card is turned: why the screen comes. It is nil for nothing.
	Asked func() string
	// News tells what everybody may know has happened since the person last had the screen, sentence by sentence in the
	// reader's language: met reports that it was done to the person.
	News func(tell func(said string, met bool))
	// Promises are what everybody may write down of the match.
	Promises func() []string
}

// Scene is the curtain.
type Scene struct {
	st    *stage.Stage
	who   Who
	lock  Lock
	menu  func() stage.Scene
	ready func(open bool)
	page  ui.Page
	pad   keypad

	opened bool
	// shows reports that the person wants to see the own cards at once.
	shows bool
	// since is when the curtain, or a step of a code, came up, ignored when a press last belonged to what was there
	// before; takenAt when the person took the screen.
	since   stage.Moment
	ignored stage.Moment
	taken   bool
	takenAt stage.Moment
	waiting
	// seen is the tick in which the curtain was last on top.
	seen   int
	listed ui.Memo[key, []ui.Control]
	report report
}

// waiting is how long a new curtain has to be waited for: whether it still is, and whether that is being said.
type waiting struct{ deaf, early bool }

// key is what the controls depend on.
type key struct {
	look   ui.Look
	asleep bool
	pad    keypad
}

// New draws the curtain for a person, whose code is asked for where the lock says so, nil for none. Menu makes the
// pages that can be reached from it, which must be public, nil for none; ready is called once, when the person has
// taken the screen, with whether the own cards are to lie open at once, and the scene then leaves the stack.
func New(st *stage.Stage, who Who, lock Lock, menu func() stage.Scene, ready func(open bool)) stage.Scene {
	return &Scene{st: st, who: who, lock: lock, menu: menu, ready: ready, report: report{st: st, who: who}}
}

// Curtains reports that the scene stands between two holders of the screen.
func (s *Scene) Curtains() {}

// Typing reports that keys type a code: none of them is a command.
func (s *Scene) Typing() bool { return s.pad.step != "" }

// Left forgets what was typed.
func (s *Scene) Left() {
	s.pad = keypad{}
	s.st.Private = false
}

// asksCode reports whether a code is asked for now.
func (s *Scene) asksCode() bool { return s.lock != nil && s.lock.Asks() }

// isDeaf reports whether a press may still belong to what was there before.
func (s *Scene) isDeaf() bool {
	return !s.opened || s.st.AtLeast(s.since) < deaf || s.ignored != stage.Moment{} && s.st.AtLeast(s.ignored) < steady
}

// early reports whether a press was ignored, and that this can still be read.
func (s *Scene) early() bool {
	return s.ignored != stage.Moment{} && s.st.AtMost(s.ignored) < toRead
}

// away reports whether nobody has looked at the curtain for a while, or whether something lay over it.
func (s *Scene) away(in *input.Frame) bool {
	return in.LostFocus || !in.Focused || s.st.Tick != s.seen+1
}

// Update waits for the person to say who they are, and then for the cool-down.
func (s *Scene) Update(in *input.Frame) stage.Change {
	if !s.opened {
		s.opened, s.since = true, s.st.Moment()
		s.st.Play(sound.HandOff)
		s.st.AnnounceOf(s.who.Seat, stage.Passing, s.st.Say("handover.pass")+" "+s.who.Name)
		s.st.Redraw()
	}
	if s.away(in) && (s.taken || s.Typing()) {
		s.ask()
	}
	s.seen = s.st.Tick
	if now := (waiting{s.isDeaf(), s.early()}); now != s.waiting {
		s.waiting = now
		s.st.Redraw()
	}
	if s.taken {
		s.st.Redraw()
		if s.st.AtLeast(s.takenAt) < coolDown {
			return stage.Stay()
		}
		s.ready(s.shows)
		return stage.Pop()
	}
	if s.isDeaf() {
		if !s.Typing() && (in.AnyPress || in.Pressed || in.Just != 0) {
			if !s.early() { // Who presses on and on is told once.
				s.st.Announce(stage.Passing, s.st.Say("handover.early"))
			}
			s.ignored = s.st.Moment()
		}
		if !s.Typing() {
			return stage.Stay()
		}
		in = &input.Frame{X: in.X, Y: in.Y, Keyboard: in.Keyboard, Touch: in.Touch, Focused: in.Focused}
	}
	// What the pointer passes over while a code is typed makes no sound.
	s.st.Private = s.Typing()
	if s.Typing() {
		if !s.asksCode() || s.updateCode(in) {
			s.take()
		}
		return stage.Stay()
	}
	pressed := s.page.Update(in, s.st, s.controls())
	if s.menu != nil && in.Just&(1<<input.Cancel|1<<input.Menu) != 0 {
		pressed = "menu"
	}
	switch pressed {
	case "menu":
		return stage.Push(s.menu())
	case "take", "show":
		if in.Brought { // It was meant for the window.
			s.st.Play(sound.Refused)
			break
		}
		if s.shows = pressed == "show"; s.asksCode() {
			s.beginCode()
			break
		}
		s.take()
	case "language":
		s.st.Speak(s.st.OtherLang())
	}
	return stage.Stay()
}

// take begins the cool-down after which the screen is the person's.
func (s *Scene) take() {
	s.ask()
	s.taken, s.takenAt = true, s.st.Moment()
}

// ask asks anew whose screen it is: what was typed and who said so is forgotten. Whoever comes back to the window may
// be somebody else.
func (s *Scene) ask() {
	s.pad = keypad{}
	s.page = ui.Page{}
	s.taken, s.since, s.ignored = false, s.st.Moment(), stage.Moment{}
	s.st.Private = false
	s.st.Redraw()
}

func (s *Scene) controls() []ui.Control {
	return s.listed.Get(key{ui.LookOf(s.st), s.asleep(), s.pad}, s.list)
}

// asleep reports whether no press takes the screen: the curtain has only just come up, or it is taken already.
func (s *Scene) asleep() bool { return s.taken || s.isDeaf() }

func (s *Scene) list() []ui.Control {
	if s.Typing() {
		return s.listCode()
	}
	lang, place := ui.LangControl(s.st), ui.PrimaryPlace(s.st.Metrics)
	left, beside := s.besides(place)
	show := ui.Control{ID: "show", Label: s.say("handover.show"), Role: display.Button, Icon: display.IconEye,
		Disabled: s.asleep()}
	wide := min(beside.W, max(ui.Need(s.st, &show), beside.H))
	if show.Box, _ = beside.CutLeft(wide); left.Y != place.Y { // Alone over the other it stands in the middle.
		show.Box = left.Around(beside).Middle(wide, beside.H)
	}
	if ui.Slim(s.st.Metrics) { // There the others stand over it.
		place = left.Around(beside).Moved(0, place.Y-left.Y)
	}
	cs := []ui.Control{
		{ID: "take", Label: s.say("handover.iam"), Role: display.Button, Primary: true, Box: place, Disabled: s.asleep()},
		show, lang,
	}
	if s.menu != nil {
		menu := ui.Control{ID: "menu", Label: s.st.Say("table.menu"), Key: s.st.MenuPrompt(), Role: display.Button,
			Box: lang.Box, Disabled: s.asleep()}
		menu.Box.X = ui.Margin(s.st.Metrics)
		cs = append(cs, menu)
	}
	return cs
}

// say puts a message about the person into words.
func (s *Scene) say(key string) string { return s.st.Reader(s.who.Name).T(key, game.SeatName(0)) }

// Draw shows the person's photograph and name, and what there is to read, on an empty ground.
func (s *Scene) Draw(l *display.List) {
	m, from := s.st.Metrics, len(l.Items)
	ui.Ground(l, s.st)
	if s.Typing() {
		s.drawCode(l)
		s.page.Draw(l, s.st, s.controls())
		return
	}
	s.drawSheet(l)
	s.page.Draw(l, s.st, s.controls())
	if s.taken {
		button := ui.PrimaryPlace(m)
		done := min(1, s.st.AtLeast(s.takenAt).Seconds()/coolDown.Seconds())
		bar := display.Rect{X: button.X, Y: button.Y + button.H + m.U(12), W: button.W, H: max(m.U(6), 3)}
		if s.st.Still() {
			l.Fill(bar, theme.Focus, bar.H/2).Fade = 1 - done
		} else {
			bar.W *= done
			l.Fill(bar, theme.Focus, bar.H/2)
		}
	}
	// It hangs in the place of the game; signs that are typed are read on the house's own ground.
	ui.Dress(l, s.st, from)
}

// Opaque is true from the first frame on: nothing of the table shows.
func (s *Scene) Opaque() bool { return true }

// Title names the program only.
func (s *Scene) Title() string { return s.st.Say("app.title") }
