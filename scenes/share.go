package scenes

import (
	"bytes"
	"image/png"
	"strings"
	"time"

	"safehouse/game"
	"safehouse/game/storage"
	"safehouse/game/words"
	"safehouse/render/display"
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
	for _, way := range []struct {
		id, name, about, label string
		do                     func()
	}{
		{"picture", "share.picture", "share.picture.about", "share.picture.do", s.savePicture},
		{"record", "share.record", "share.record.about", "share.record.do", s.saveRecord},
	} {
		button := form.Item{Do: form.Then(way.do), Control: ui.Control{ID: way.id, Label: st.Say(way.label),
			Role: display.Button, Primary: way.id == "picture"}}
		all.Option(form.Option{Label: st.Say(way.name), About: st.Say(way.about), Lines: [][]form.Item{{button}}})
	}
	back := form.Done(st, "back", st.Say("menu.back"))
	back.Primary = false
	all.Foot(back, form.Language(st))
	return all
}

// savePicture hands the player the picture of the end.
func (s *share) savePicture() {
	l, m, err := s.end()
	if err != nil {
		s.tell("", err)
		return
	}
	var b bytes.Buffer
	if err := png.Encode(&b, s.launcher.paint(l, m)); err != nil {
		s.tell("", err)
		return
	}
	s.tell(s.launcher.Exchange.Save(s.name(".png"), b.Bytes()))
}

// saveRecord hands the player the record as it stands.
func (s *share) saveRecord() {
	content, err := s.launcher.store.Content(s.file)
	if err != nil {
		s.tell("", err)
		return
	}
	s.tell(s.launcher.Exchange.Save(s.name(".jsonl"), content))
}

// name is what a file that leaves the house is called: the game and the moment, but nobody's name.
func (s *share) name(ending string) string {
	stem, _, _ := strings.Cut(s.file[strings.LastIndexAny(s.file, `/\`)+1:], ".")
	return "safehouse-" + stem + ending
}

// tell says where a file lies now, or why it does not.
func (s *share) tell(where string, err error) {
	s.said, s.alarming = game.Say("share.saved", game.Text(where)), err != nil
	if err != nil {
		s.said = game.Say("share.failed", game.Text(storage.Reason(err)))
	}
	s.Changed()
}

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
