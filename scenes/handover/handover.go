// Package handover is the curtain between two persons at one screen. It knows of the next person a name and a seat, and
// of the match what it is given to read out, which everybody may know: what it shows cannot depend on a secret.
package handover

import (
	"slices"
	"strings"
	"time"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/faces"
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

// Sizes in design pixels.
const (
	badgeSize  = 270
	badgeLeast = 150
	// badgeShare is the size of a seat's sign on the photograph in the height of that, photoLean how that leans.
	badgeShare = 0.46
	photoLean  = -0.035
	passSize   = 38
	nameSize   = 96
	// uprightGrows is how much larger photograph and name are on a screen that is higher than wide.
	uprightGrows = 1.8
	// nameGives is the share of its size that the name gives up where there is no room.
	nameGives   = 0.5
	adviceSize  = 30
	askedSize   = 34
	newsSize    = 28
	promiseSize = 22
	columnWidth = 1200
	// platePad is the room over the sign and under the last words on their sheet, signUnder that under the sign,
	// adviceOver that over and under the advice, underCorners that under the buttons over the corners of a wide sheet.
	platePad     = 30
	signUnder    = 36
	adviceOver   = 20
	underCorners = 15
	// columnTop is where the sign stands, as a share of the height of the screen; large letters move it up.
	columnTop = 0.13
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
	told   ui.Memo[words.Lang, []news]
	asked  ui.Memo[words.Lang, string]
	sworn  ui.Memo[words.Lang, []string]
}

// news is a sentence about what has happened, whether it was done to the person, and how often in a row it is so.
type news struct {
	said  string
	met   bool
	times int
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
	return &Scene{st: st, who: who, lock: lock, menu: menu, ready: ready}
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

// Draw shows the person's sign and name on an empty ground.
func (s *Scene) Draw(l *display.List) {
	m, from := s.st.Metrics, len(l.Items)
	ui.Ground(l, s.st)
	if s.Typing() {
		s.drawCode(l)
		s.page.Draw(l, s.st, s.controls())
		return
	}
	// It hangs in the place of the game; signs that are typed are read on the house's own ground.
	defer func() { ui.Dress(l, s.st, from) }()
	scale := max(1, m.TextScale)
	w, named := m.W-4*m.U(48), m.U(columnWidth)*scale
	if m.W > m.H {
		w = min(m.W-2*m.U(48), named)
	}
	button := ui.PrimaryPlace(m)
	column := ui.Column{Box: display.Rect{X: (m.W - w) / 2, Y: m.H * columnTop / scale, W: w}}
	top := button.Y
	if ui.Slim(m) {
		_, beside := s.besides(button)
		top = beside.Y
	}
	column.Box.H = top - m.U(24) - column.Box.Y
	plate := len(l.Items)
	ui.Plate(l, s.st, column.Box)
	lain := l.Items[plate:]
	for i, corner := range lain { // A wide one begins under the buttons in the corners: the photograph stands out of it.
		if lang := ui.LangControl(s.st).Box; !corner.Box.Intersect(lang).Empty() {
			_, lain[i].Box = corner.Box.CutTop(lang.Y + lang.H + m.U(underCorners) - corner.Box.Y)
		}
	}
	grows := 1.0
	if m.H > m.W {
		grows = uprightGrows
	}
	size, nameHigh := m.Size(display.Sans, passSize), m.Size(display.SansBold, nameSize*grows)*1.3
	advice, ink := s.say("handover.advice"), theme.Secondary
	advised := ui.ParagraphHeight(s.st, w, advice, display.Sans, adviceSize)
	free := column.Box.H - m.U(signUnder+2*adviceOver) - size*1.4 - nameHigh
	// Why the screen comes and what has happened is worth more than advice that comes each time, and than a large
	// photograph.
	asked := s.question()
	if asked != "" {
		free -= ui.ParagraphHeight(s.st, w, asked, display.SansBold, askedSize) + m.U(adviceOver)
	}
	told := s.newsHigh(w)
	advises := told == 0 || s.early() || advised+m.U(adviceOver)+told <= free-m.U(badgeLeast)
	if told > 0 {
		told += m.U(adviceOver)
	}
	left := free - m.U(badgeSize*grows) - told
	if advises {
		left -= advised
	}
	letters := nameSize * grows
	if short := m.U(badgeLeast-badgeSize*grows) - left; short > 0 { // A large name is the first to give way.
		gives := min(short, nameHigh*nameGives)
		letters *= 1 - gives/nameHigh
		nameHigh, left = nameHigh-gives, left+gives
	}
	if s.early() && !s.taken {
		advice, ink = s.st.Say("handover.early"), theme.Alert
	}
	pad := max(0, min(m.U(platePad), left/2)) // A low screen has none to spare.
	high := max(m.U(badgeLeast), m.U(badgeSize*grows)+min(0, left))
	column.Gap(pad)
	column.Box.H -= pad
	badge := column.Row(high)
	s.drawWho(l, badge)
	column.Gap(m.U(signUnder))
	ui.Line(l, s.st, column.Row(size*1.4), s.st.Say("handover.pass"), display.Sans, passSize, theme.Secondary,
		display.Middle)
	name := column.Row(nameHigh).Middle(min(w, named), nameHigh)
	it := ui.Line(l, s.st, name, s.who.Name, display.SansBold, letters, theme.TextColour, display.Middle)
	if it != nil {
		it.Role = display.Heading
		if s.st.Skin != nil {
			it.Colour = s.st.Skin.Wear.Text // It stands on the plate, not on the bar.
		}
	}
	column.Gap(m.U(adviceOver))
	if asked != "" {
		used := ui.Paragraph(l, s.st, column.Box, asked, display.SansBold, askedSize, theme.TextColour, display.Middle)
		column.Gap(used + m.U(adviceOver))
	}
	if advises {
		used := ui.Paragraph(l, s.st, column.Box, advice, display.Sans, adviceSize, ink, display.Middle)
		column.Row(max(used, min(advised, column.Box.H)))
		column.Gap(m.U(adviceOver))
	}
	foot := s.drawNews(l, column.Box)
	for i := range lain { // The sheet is as high as what is read on it.
		l.Items[plate+i].Box.H -= column.Box.Y + column.Box.H - foot
	}
	s.page.Draw(l, s.st, s.controls())
	if s.taken {
		done := min(1, s.st.AtLeast(s.takenAt).Seconds()/coolDown.Seconds())
		bar := display.Rect{X: button.X, Y: button.Y + button.H + m.U(12), W: button.W, H: max(m.U(6), 3)}
		if s.st.Still() {
			l.Fill(bar, theme.Focus, bar.H/2).Fade = 1 - done
		} else {
			bar.W *= done
			l.Fill(bar, theme.Focus, bar.H/2)
		}
	}
}

// drawWho pins up the photograph that a person has at the table, with the sign of the seat at its shoulder.
func (s *Scene) drawWho(l *display.List, room display.Rect) {
	m, seat := s.st.Metrics, int(s.who.Seat)%game.MaxSeats
	face := display.Face{Design: faces.Likeness, Tone: s.who.Portrait}
	if s.st.Skin != nil {
		face.Marks = s.st.Skin.Look
	}
	photo := room.Middle(room.H*ui.PictureAspect, room.H)
	it := l.Card(photo, face)
	it.Shadow = m.U(10)
	if !m.Contrast {
		it.Turn = photoLean
	}
	side := room.H * badgeShare
	badge := display.Rect{X: photo.X + photo.W - side*0.45, Y: photo.Y + photo.H - side*0.9, W: side, H: side}
	l.Fill(badge, theme.SeatColours[seat], side/2).Shadow = m.U(6)
	l.Border(badge, theme.ControlBorder, side/2, m.U(6))
	l.Symbol(badge.Inset(side*0.26), theme.SeatShapes[seat], theme.SeatInk(seat))
}

// drawNews tells what has happened since the person last had the screen, as much as has room, and below what was
// promised: first of all what was done to the person, then what came last. It gives where that ends.
func (s *Scene) drawNews(l *display.List, room display.Rect) (foot float64) {
	size := s.st.Metrics.Size(display.Sans, newsSize)
	high := s.st.Measure.LineHeight(display.Sans, size)
	all, left := s.news(), int(room.H/high)
	fits := make([]bool, len(all))
	for _, met := range [...]bool{true, false} {
		for i, n := range slices.Backward(all) {
			if n.met != met {
				continue
			}
			if left -= len(s.st.Measure.Wrap(n.said, newsFont(n.met), size, room.W)); left < 0 {
				break
			}
			fits[i] = true
		}
	}
	for i, n := range all {
		if !fits[i] {
			continue
		}
		for _, text := range s.st.Measure.Wrap(n.said, newsFont(n.met), size, room.W) {
			var box display.Rect
			box, room = room.CutTop(high)
			l.Text(box, text, newsFont(n.met), size, theme.TextColour, display.Middle).Role = display.LogLine
		}
	}
	return s.drawPromises(l, room)
}

// newsFont is the letter of what was done to the person, or of what else has happened.
func newsFont(met bool) display.Font {
	if met {
		return display.SansBold
	}
	return display.Sans
}

// newsHigh is the height of all that has happened, in pixels, 0 where nothing has.
func (s *Scene) newsHigh(wide float64) (high float64) {
	size := s.st.Metrics.Size(display.Sans, newsSize)
	for _, n := range s.news() {
		lines := s.st.Measure.Wrap(n.said, newsFont(n.met), size, wide)
		high += float64(len(lines)) * s.st.Measure.LineHeight(display.Sans, size)
	}
	return high
}

// drawPromises tells what may be written down, where the news have left room for all of it. It gives where it ends.
func (s *Scene) drawPromises(l *display.List, room display.Rect) (foot float64) {
	if s.who.Promises == nil {
		return room.Y
	}
	said := stage.Sentences(s.sworn.Get(s.st.Lang, s.who.Promises)...)
	if said == "" {
		return room.Y
	}
	high := ui.ParagraphHeight(s.st, room.W, said, display.Sans, promiseSize)
	if high > room.H {
		return room.Y
	}
	ui.Paragraph(l, s.st, room, said, display.Sans, promiseSize, theme.Secondary, display.Middle)
	return room.Y + high
}

// news is what there is to read, in the language in use.
func (s *Scene) news() []news {
	if s.who.News == nil {
		return nil
	}
	return s.told.Get(s.st.Lang, func() (all []news) {
		s.who.News(func(said string, met bool) {
			if n := len(all) - 1; n >= 0 && all[n].said == said {
				all[n].times++
				return
			}
			all = append(all, news{said, met, 1})
		})
		for i, n := range all {
			if n.times > 1 {
				all[i].said = s.st.Say("handover.times", game.Text(strings.TrimSuffix(n.said, ".")), game.Number(n.times))
			}
		}
		return all
	})
}

// question is what the person will be asked, in the language in use.
func (s *Scene) question() string {
	if s.who.Asked == nil {
		return ""
	}
	return s.asked.Get(s.st.Lang, s.who.Asked)
}

// Opaque is true from the first frame on: nothing of the table shows.
func (s *Scene) Opaque() bool { return true }

// Title names the program only.
func (s *Scene) Title() string { return s.st.Say("app.title") }
