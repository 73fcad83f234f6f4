package scenes

import (
	"bytes"
	"image/png"
	"path/filepath"
	"strings"
	"time"

	"safehouse/game"
	"safehouse/game/storage"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/games"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// share is the page on which a match that is over leaves the house: as a picture of its end, in either language and
// with or without the names of persons, or as its record, which others can bring in, look at and verify.
type share struct {
	form.Page
	launcher *launcher
	game     *games.Game
	file     string
	// named reports that the picture shows the names of persons, lang is its language.
	named bool
	lang  words.Lang
	// said is what became of it, alarming where it went wrong.
	said     game.Line
	alarming bool
}

// newShare opens the page of a match that is over, whose record has that file.
func newShare(h *launcher, g *games.Game, file string) stage.Scene {
	s := &share{launcher: h, game: g, file: file, lang: h.st.Lang}
	s.Page = form.New(h.st, s.layOut)
	s.Says = func() (string, bool) { return h.st.SayLine(s.said), s.alarming }
	s.Speaks = func() bool { return s.said != (game.Line{}) }
	s.SetFocus("picture")
	return s
}

// layOut puts what the picture shows over the two ways to share.
func (s *share) layOut() *form.Sheet {
	st := s.launcher.st
	all := s.NewSheet(st.Say("share.title"))
	named, shown := st.Say("share.names"), "no"
	if s.named {
		shown = "yes"
	}
	all.Option(form.Option{Label: named, About: st.Say("share.names.about"), Lines: [][]form.Item{
		form.Choices(st, "names", named, shown, []ui.Choice{{ID: "no", Label: st.Say("share.names.no")},
			{ID: "yes", Label: st.Say("share.names.yes")}}, "", func(id string) { s.named = id == "yes" })}})
	var langs []ui.Choice
	for _, l := range words.Languages() {
		langs = append(langs, ui.Choice{ID: string(l), Label: st.Say(stage.LanguageKeys[l])})
	}
	all.Option(form.Option{Label: st.Say("share.language"), Lines: [][]form.Item{form.Choices(st, "tongue",
		st.Say("share.language"), string(s.lang), langs, "", func(id string) { s.lang = words.Lang(id) })}})
	picture := form.Button("picture", st.Say("share.picture.do"), form.Then(s.savePicture))
	picture.Primary = true
	all.Option(form.Option{Label: st.Say("share.picture"), About: st.Say("share.picture.about"), Lines: [][]form.Item{{
		form.Button("look", st.Say("share.picture.look"), s.look), picture}}})
	all.Option(form.Option{Label: st.Say("share.record"), About: st.Say("share.record.about"), Lines: [][]form.Item{{
		form.Button("record", st.Say("share.record.do"), form.Then(s.saveRecord))}}})
	all.Foot(form.Back(st, "back"), form.Language(st))
	return all
}

// save hands the player a file, and says where it lies now, or why it does not.
func (s *share) save(ending string, content []byte, err error) {
	if err != nil {
		s.tell("", err)
		return
	}
	s.tell(s.launcher.Exchange.Save(s.name(ending), content))
}

// savePicture hands the player the picture of the end.
func (s *share) savePicture() {
	var b bytes.Buffer
	l, m, err := s.end()
	if err == nil {
		err = png.Encode(&b, s.launcher.paint(l, m))
	}
	s.save(".png", b.Bytes(), err)
}

// saveRecord hands the player the record as it stands.
func (s *share) saveRecord() {
	content, err := s.launcher.store.Content(s.file)
	s.save(".jsonl", content, err)
}

// name is what a file that leaves the house is called: the game and the moment, but nobody's name.
func (s *share) name(ending string) string {
	stem, _, _ := strings.Cut(s.file[strings.LastIndexAny(s.file, `/\`)+1:], ".")
	return "safehouse-" + stem + ending
}

// tell says where a file lies now, or why it does not.
func (s *share) tell(where string, err error) {
	folder, name := filepath.Split(where)
	s.said = game.Say("share.saved", game.Text(filepath.Base(folder)), game.Text(name))
	s.alarming = err != nil
	switch {
	case err != nil:
		s.said = game.Say("share.failed", game.Text(storage.Reason(err)))
	case folder == "":
		s.said = game.Say("share.saved.browser", game.Text(name))
	}
	s.Changed()
}

// look shows the picture as it is saved, however small the window is.
func (s *share) look() stage.Change {
	l, m, err := s.end()
	if err != nil {
		s.tell("", err)
		return stage.Stay()
	}
	return stage.Push(&leaving{st: s.launcher.st, list: l, wide: m.W, high: m.H})
}

// leaving is a picture that leaves the house, until anything is pressed.
type leaving struct {
	st         *stage.Stage
	list       *display.List
	wide, high float64
}

// Update leaves the picture.
func (p *leaving) Update(in *input.Frame) stage.Change {
	if in.AnyPress || in.Just.Has(input.Cancel) {
		p.st.Play(sound.Back)
		return stage.Pop()
	}
	return stage.Stay()
}

// Draw shows the picture as large as there is room for.
func (p *leaving) Draw(l *display.List) {
	screen := p.st.Metrics.Screen()
	l.Fill(screen, theme.Ink, 0)
	by := min(screen.W/p.wide, screen.H/p.high)
	at := screen.Middle(p.wide*by, p.high*by)
	l.Enlarge(p.list.Items, by, at.X, at.Y, at)
}

// Title names the picture.
func (p *leaving) Title() string { return p.st.Say("share.picture") + " · " + p.st.Say("app.title") }

// Opaque is true: the picture is all that shows.
func (p *leaving) Opaque() bool { return true }

// end lists what the picture shows: the end of the match as a screen of a usual size shows it to everybody, once all
// there has come to rest.
func (s *share) end() (l *display.List, m theme.Metrics, err error) {
	loaded, err := s.launcher.store.Load(s.file)
	if loaded == nil {
		return nil, m, err
	}
	own := s.launcher.st
	st := &stage.Stage{Catalogue: own.Catalogue, Measure: own.Measure, Settings: own.Settings, Lang: s.lang,
		Audience: game.Public}
	st.Settings.Speed, st.Settings.TextScale, st.Settings.HighContrast = 0, 100, false
	st.Metrics = theme.Metrics{W: sharedWide, H: sharedHigh, TextScale: 1, Plain: st.Settings.PlainType}
	for i := range loaded.Setup.Players {
		p := &loaded.Setup.Players[i]
		if !p.Computer && !s.named {
			p.Name = st.Say("setup.person", game.Number(i+1))
		}
		p.Computer = true // Nobody looks on who would be «you».
	}
	session, err := s.game.Resume(loaded.Setup, loaded.Entries, nil)
	if err != nil {
		return nil, m, err
	}
	desk := match.Desk{Session: session, Notes: loaded.Notes, Resumed: true, Listed: true}
	stack := stage.NewStack(s.game.Table(st, desk))
	for range sharedTicks {
		st.Advance()
		stack.Update(&input.Frame{X: -1, Y: -1, Focused: true})
	}
	st.Skin, l = stack.Skin(), &display.List{}
	stack.Draw(l)
	parts := []string{st.Say("app.title"), st.Say(s.game.Words.Title)}
	if began, err := time.Parse(time.RFC3339, loaded.Header.Started); err == nil {
		parts = append(parts, dateOf(st, began))
	}
	foot, _ := st.Metrics.Screen().CutBottom(st.Metrics.U(sharedFoot))
	ui.Line(l, st, foot, strings.Join(parts, " · "), display.Sans, ui.BodySize, theme.TextColour, display.Middle)
	return l, st.Metrics, nil
}
