package scenes

import (
	"fmt"
	"image"
	"log/slog"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/render/typeset"
	"safehouse/scenes/hearing"
	"safehouse/scenes/input"
	"safehouse/scenes/inspect"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
)

// app is the program as Ebitengine runs it: it polls, updates the stack, and draws when something changed.
type app struct {
	st        *stage.Stage
	stack     *stage.Stack
	launcher  *launcher
	keeper    *keeper
	inspector *inspect.Inspector
	window    window
	surface   surface
	poller    input.Poller
	painter   *render.Painter
	report    reporter
	describer describer
	fade      fade
	volume    volume
	ear       *hearing.Ear
	unsaved   unsavedNotice
	dropped   dropped
	// safe is the last tick's input where nobody may be locked out.
	safe input.Frame

	picture
}

// picture is what was painted last, and how often and how finely it is painted.
type picture struct {
	list  display.List
	shown shown
	// drawn and shownAt are the ticks at which the picture was last made and last shown; speck is an empty image.
	drawn, shownAt int
	speck          *ebiten.Image
	// pace makes ticks of time, fine decides how many pixels the picture has in a window of this width and height. painted
	// reports that one was made in this frame, refined that it has got another size in this frame; moved is the tick at
	// which one was last made that differs from the one before.
	pace             pace
	fine             fineness
	canvas           canvas
	width, height    float64
	painted, refined bool
	moved            int
}

// shown is everything outside the scenes that a frame depends on: when it changes, all is drawn anew.
type shown struct {
	metrics  theme.Metrics
	lang     words.Lang
	settings stage.Settings
	focused  bool
}

// Run opens the window and returns when the player quits or closes it. The error says why no window could be opened,
// or what failed beyond repair.
func Run(cfg Config) error {
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	a, err := newApp(cfg)
	if err != nil {
		return err
	}
	a.window.open(a.st.Settings)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true)
	ebiten.SetWindowClosingHandled(true)
	defer a.keeper.store.Close() // Who closes the program can no longer be told of a failure.
	err = ebiten.RunGameWithOptions(a, &ebiten.RunGameOptions{X11ClassName: "safehouse", X11InstanceName: "safehouse"})
	if err != nil {
		return fmt.Errorf("opening the window: %w", err)
	}
	return nil
}

func newApp(cfg Config) (*app, error) {
	cfg.Browser.breathe()
	setter, err := typeset.New()
	if err != nil {
		return nil, err
	}
	cfg.Browser.breathe()
	if cfg.Safe {
		cfg.SettingsDir = ""
	}
	kept, chosen, said := settings.Open(cfg.Files, cfg.SettingsDir, !cfg.Store.Second())
	st := &stage.Stage{
		Catalogue: cfg.Catalogue, Measure: setter, Settings: chosen, Lang: chosen.Lang, Audience: game.Public,
		Clock: stage.SystemClock(cfg.Now),
	}
	st.Metrics = metricsFor(chosen, minWidth, minHeight)
	if st.Lang == "" {
		st.Lang = words.Match(cfg.Locales...)
	}
	if cfg.Lang != "" {
		st.Lang = cfg.Lang
	}
	switch {
	case cfg.Safe || cfg.Window == Windowed:
		st.Settings.FullScreen = false
	case cfg.Window == FullScreen:
		st.Settings.FullScreen = true
	}
	h := &launcher{
		teller: teller{st, cfg.Games}, version: cfg.Version, store: cfg.Store, Browser: cfg.Browser, seed: cfg.Seed,
	}
	for _, line := range append(cfg.Said, said) {
		h.notify(line)
	}
	k := newKeeper(st, kept, chosen)
	st.Save = k.save
	a := &app{
		st: st, launcher: h, keeper: k, inspector: inspect.New(st, cfg.Games), painter: render.NewPainter(setter),
		picture: picture{speck: ebiten.NewImage(1, 1), fine: fineness{share: 1}},
		report:  reporter{files: cfg.Files, dir: cfg.ReportDir, version: cfg.Version, log: cfg.Log},
	}
	h.paint = func(l *display.List, m theme.Metrics) image.Image { return painted(setter, l, m) }
	attached := a.describer.Attach(st)
	if !attached {
		h.now = cfg.Now
		a.pace.now = st.Clock // What is described goes by ticks alone, so that it is the same each time.
	}
	switch {
	case cfg.Safe:
		st.Silent = "settings.silent.safe"
	case !attached:
		st.Sound = sound.Open(cfg.Log, h.ornamentSeed(), cfg.Program, sound.Elsewhere(cfg.Browser.Elsewhere))
	}
	cfg.Browser.breathe()
	if cfg.Browser.Phone {
		a.poller.Expect(input.Touch)
		st.Device = input.Touch
	}
	a.ear = newEar(st, cfg.Log, cfg.Safe)
	a.volume.ear = a.ear
	a.stack = stage.NewStack(newMenu(h))
	cfg.Browser.breathe()
	if cfg.Open != nil {
		if table, ok := h.goOn(cfg.Open); ok && cfg.Open.Over {
			a.stack.Put(table) // There is a way back from it.
		} else if ok {
			a.stack = stage.NewStack(table)
		}
	}
	return a, nil
}

// painted is a picture of what a list shows, made apart from the screen.
func painted(setter *typeset.Setter, l *display.List, m theme.Metrics) image.Image {
	painter, canvas := render.NewPainter(setter), ebiten.NewImage(int(m.W), int(m.H))
	defer painter.Release()
	defer canvas.Deallocate()
	painter.Paint(canvas, l, m)
	picture := image.NewRGBA(canvas.Bounds())
	canvas.ReadPixels(picture.Pix)
	return picture
}

// Update is a tick of the engine, and those that it is going to forget.
func (a *app) Update() error {
	failed := a.report.guard(func() {
		in := a.poll()
		last := in.Again()
		a.pace.run(in, func(in *input.Frame, further bool) {
			if further {
				a.st.Advance()
			}
			if a.stack.Top() != nil {
				a.update(in)
			}
		})
		if a.stack.Top() != nil {
			a.refine(&last)
		}
	})
	if failed != nil {
		a.fail(failed)
	}
	if a.stack.Top() == nil {
		a.ear.Close()
		a.window.leave(a.st)
		return ebiten.Termination
	}
	return nil
}

// poll asks the devices.
func (a *app) poll() *input.Frame {
	at := a.stack.Writes()
	a.poller.Writes(image.Rect(int(at.X), int(at.Y), int(at.X+at.W), int(at.Y+at.H)))
	stood := a.st.Advance()
	return a.poller.Poll(&a.st.Settings.Bindings, a.st.Lasted(), stood)
}

func (a *app) update(in *input.Frame) {
	a.st.Uses(in)
	a.st.Types(a.poller.Layout())
	if ebiten.IsWindowBeingClosed() {
		a.stack.Close()
		return
	}
	in = a.withUsualKeys(in)
	a.command(in)
	before := a.stack.Top()
	left, put := a.look(in)
	a.ear.Obey(before, left)
	if put || lookUp(a.launcher, a.stack, left) || a.stack.Update(left) {
		a.st.Redraw()
		a.fade.begin(a.st, before, a.stack.Top())
	}
	a.inspector.Settle(a.stack.Top())
	a.fade.update(a.st)
	a.volume.follow(a.st, a.stack, in)
	a.keeper.store.Tick()
	a.receive()
	if in.PadStrange {
		a.unsaved.tell(a.st, game.Say("pad.strange"))
	}
	a.unsaved.update(a.st, a.launcher, a.keeper, a.stack.Top())
	a.window.follow(a.st.Settings.FullScreen)
	a.window.watch(a.st)
	if a.stack.Top() != nil {
		a.ear.Update(a.stack.Top(), in)
		a.window.name(a.stack.Top().Title())
		a.st.Metrics.Grows = a.stack.Grows()
		a.notice(in.Focused)
	}
}

// receive brings in what is dropped on the window. The scene on top hears of new matches as if it had been opened anew.
func (a *app) receive() {
	tell := func(l game.Line) { a.unsaved.tell(a.st, l) }
	if files := ebiten.DroppedFiles(); files != nil {
		a.dropped.take(files, tell)
	}
	if a.dropped.update(a.launcher, tell) && !a.dropped.busy() {
		a.stack.Resumed()
	}
}

// command obeys the keys that work in every scene, and takes them out of the tick: no scene obeys them again.
func (a *app) command(in *input.Frame) {
	in.Just = a.stack.Obeyed(in)
	if in.Just.Has(input.FullScreen) {
		a.st.Set(func(s *stage.Settings) { s.FullScreen = !s.FullScreen })
	}
	if in.Just.Has(input.Language) {
		a.st.Speak(a.st.OtherLang())
	}
	if in.Just.Has(input.Mute) {
		a.st.Set(func(s *stage.Settings) { s.Mute = !s.Mute })
	}
	in.Just = in.Just.Without(input.FullScreen).Without(input.Language).Without(input.Mute)
}

// notice has everything drawn anew when something outside the scenes changed, and tells the top scene. Where the window
// stands changes nothing on the screen.
func (a *app) notice(focused bool) {
	now := shown{a.st.Metrics, a.st.Lang, a.st.Settings, focused}
	now.settings.Window = stage.Window{}
	before := a.shown
	if now == before {
		return
	}
	a.shown = now
	a.st.Redraw()
	if now.metrics != before.metrics || now.lang != before.lang || now.settings != before.settings {
		a.stack.Resumed()
	}
}

// fail puts the report of a failure in the place of all scenes; a failure of the report itself ends the program.
func (a *app) fail(f *failure) {
	if _, twice := a.stack.Top().(*failed); twice {
		a.stack = &stage.Stack{}
		return
	}
	a.stack = stage.NewStack(newFailed(a.launcher, f))
	a.st.Redraw()
}

// Draw puts the scenes on the screen, where something on it changed; otherwise the last picture stays, and is only
// shown anew from time to time.
func (a *app) Draw(screen *ebiten.Image) {
	a.poller.Shown()
	if a.describer.Asked() {
		a.draw(func() {})
		return
	}
	if a.refined {
		return
	}
	if a.st.TakeRedraw() {
		a.moved, a.drawn = a.st.Tick, -redrawEvery
	}
	switch {
	case a.st.Tick-a.drawn >= redrawEvery || a.fine.measures():
		a.painted, a.drawn, a.shownAt = true, a.st.Tick, a.st.Tick
		a.draw(func() { a.painter.Paint(screen, &a.list, a.st.Metrics) })
	case a.st.Tick-a.shownAt >= showEvery:
		// Whatever is drawn, be it invisible, has the engine show its picture again, at a fraction of the cost of a new one.
		a.shownAt = a.st.Tick
		screen.DrawImage(a.speck, nil)
	}
}

// record lists what the scenes show, for whoever looks at it closely.
func (a *app) record() {
	a.st.Skin = a.stack.Skin()
	a.stack.Draw(&a.list)
	a.inspector.Draw(&a.list)
}

// draw lists what is on the screen and has it painted.
func (a *app) draw(paint func()) {
	failed := a.report.guard(func() {
		a.list.Reset()
		a.record()
		a.fade.draw(&a.list, a.st)
		a.ear.Draw(&a.list)
		a.unsaved.draw(&a.list, a.st)
		paint()
		a.st.Picture = &a.list
		a.describer.Frame(a.st, a.stack, &a.list)
	})
	if failed != nil {
		a.fail(failed)
	}
}

// Layout is never asked: LayoutF stands in its place.
func (a *app) Layout(int, int) (int, int) { return minWidth, minHeight }

// LayoutF begins a frame.
func (a *app) LayoutF(w, h float64) (float64, float64) {
	if took := a.pace.frame(); took > 0 {
		a.fine.frame(took, a.painted)
	}
	a.painted, a.refined = false, false
	a.width, a.height = w, h
	full := whole(w * a.surface.scaleFor(w, h))
	w, h, scale, density := a.measure()
	a.poller.Screen(a.width, a.height, scale/density, a.canvas.fit(w, h, full)/full/density)
	return w, h
}

// measure makes the picture as fine as the monitor, one pixel of it being one of the monitor's own, where that can be
// drawn in time. The screen has one pixel for each of the window's on a monitor however dense, so that all that is
// measured in pixels, such as the least letters and what a finger can press, is as large to the eye on each; where the
// picture is coarser than the window, it has those of the picture. It returns the size of the picture, how many pixels
// of it one of the window's has, and how many one of the screen's.
func (a *app) measure() (w, h, scale, density float64) {
	scale = a.surface.scaleFor(a.width, a.height)
	if a.pace.now != nil {
		a.fine.fits(a.width*scale, a.height*scale, scale)
		scale *= a.fine.share
	}
	w, h, density = whole(a.width*scale), whole(a.height*scale), max(1, scale)
	a.describer.Scale = scale / density
	metrics := metricsFor(a.st.Settings, w/density, h/density)
	metrics.Density = density
	a.st.Metrics = a.ear.Fit(a.unsaved.fit(metrics, a.st))
	a.st.Metrics.Grows = a.stack.Grows()
	return w, h, scale, density
}

// whole is a length in whole pixels, so that each of the picture's lies on one of the window's.
func whole(length float64) float64 {
	const error = 1e-6 // What a length has too little, or too much, by having been divided.
	return max(1, math.Floor(length+error))
}

// refine makes the picture finer or coarser where that is due: while nothing is held, no private hand lies open, which
// another size of the screen closes, and nothing moves on the screen if that can be waited for, since whatever moves is
// at its goal after that. The scenes are told before anything new can be pressed, and the next picture is made by the
// next frame, which knows the new size.
func (a *app) refine(in *input.Frame) {
	rests := a.st.Tick-a.moved >= restTicks || a.fine.overdue >= overdueChange
	if in.Held || in.Down != 0 || a.st.Private || !rests || a.fine.next() == a.fine.share {
		return
	}
	a.fine.change()
	a.refined = true
	a.measure()
	a.notice(in.Focused)
}

// DrawFinalScreen puts the picture into the window, each of its pixels smoothly over several where it is coarser.
func (a *app) DrawFinalScreen(screen ebiten.FinalScreen, picture *ebiten.Image, at ebiten.GeoM) {
	switch {
	case a.describer.Asked(): // The engine would fill the window anew each time, and a test only reads.
	case at.Element(0, 0) > 1:
		screen.DrawImage(picture, &ebiten.DrawImageOptions{GeoM: at, Filter: ebiten.FilterLinear})
	default:
		ebiten.DefaultDrawFinalScreen(screen, picture, at)
	}
}

// metricsFor are those of a screen in pixels, as the reader wants it.
func metricsFor(set stage.Settings, w, h float64) theme.Metrics {
	return theme.Metrics{
		W: w, H: h, TextScale: float64(set.TextScale) / 100, Plain: set.PlainType, Contrast: set.HighContrast,
	}
}

// look lets what is looked at more closely take its part of a tick, and gives what is left of it for the scenes. It
// reports whether it has put a page over them: the rule about a card.
func (a *app) look(in *input.Frame) (left *input.Frame, put bool) {
	if in.Pressed && a.st.RedrawDue() {
		a.list.Reset()
		a.record() // A press is never for what has been covered since the last frame.
	}
	left, page := a.inspector.Update(in)
	if page != nil {
		a.stack.Put(page)
	}
	return left, page != nil
}

// withUsualKeys is a tick's input as the scene on top takes it: with the usual meanings where nobody may be locked out.
// A scene that waits for any key hears what was pressed.
func (a *app) withUsualKeys(in *input.Frame) *input.Frame {
	top := a.stack.Top()
	if _, ok := top.(stage.UsualKeys); !ok {
		return in
	}
	if g, ok := top.(stage.Grabber); ok && g.Grabbing() {
		return in
	}
	a.safe = in.AsUsual()
	return &a.safe
}

// lookUp opens the rules over whatever is on the screen, where the key for them was pressed: at the paragraph that
// explains what is there. It reports whether it did. An open rulebook closes itself.
func lookUp(h *launcher, stack *stage.Stack, in *input.Frame) bool {
	if !in.Just.Has(input.Rules) {
		return false
	}
	switch stack.Top().(type) {
	case nil, *failed, *rulebook.Scene:
		return false
	}
	game, ruling := stack.Guide()
	stack.Put(rulebook.At(h.st, h.games, game, ruling))
	h.st.Redraw()
	return true
}
