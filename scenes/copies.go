package scenes

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"errors"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/storage"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/input"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Exchange hands files to the player and takes files from them.
type Exchange struct {
	// Name is what a copy of today is called.
	Name func() string
	// Save gives the player a file, and tells where it lies, as the player would look for it.
	Save func(name string, content []byte) (where string, err error)
	// Pick asks for a file of at most so many bytes. What is picked comes through the channel; nothing does where the
	// player thinks better of it. It is nil where the player can open the folders in which everything is kept.
	Pick func(most int64) <-chan Picked
}

// Picked is a file that the player has picked.
type Picked struct {
	Content []byte
	// TooLarge reports that it has more bytes than may be: there is no content.
	TooLarge bool
}

// settingsInCopy is the name of the settings in a copy; the matches lie beside it as the store names them.
const settingsInCopy = "settings.json"

// largestSettings is the largest file of settings that is read, in bytes.
const largestSettings = 1 << 16

// copies is the page on which all that is kept is saved as a file, and brought back from one.
type copies struct {
	form.List
	launcher *launcher
	// picked brings the file that is being picked; bringing is under way since then.
	picked   <-chan Picked
	bringing *record.Import
	// said is what became of it all, alarming where it went wrong.
	said     []game.Line
	alarming bool
}

func newCopies(h *launcher) stage.Scene {
	s := &copies{launcher: h}
	s.Page = form.New(h.st, s.layOut)
	s.Says = s.sentence
	s.Speaks = func() bool { return s.bringing != nil || s.said != nil }
	s.SetFocus("save")
	return s
}

// layOut gives each of the two ways a row.
func (s *copies) layOut() *form.Sheet {
	st := s.launcher.st
	all := s.NewSheet(st.Say("copies.title"))
	about := st.Say("copies.about")
	r, box := all.Add(ui.ParagraphHeight(st, all.Panel.W, about, display.Sans, ui.BodySize), 0)
	ui.Paragraph(&r.List, st, box, about, display.Sans, ui.BodySize, theme.Secondary, display.Left)
	for _, way := range []struct {
		id, name, about, label string
		do                     func()
	}{
		{"save", "copies.save", "copies.about.save", "copies.do.save", s.save},
		{"pick", "copies.pick", "copies.about.pick", "copies.do.pick", s.pick},
	} {
		button := form.Button(way.id, st.Say(way.label), form.Then(way.do))
		button.Disabled = s.bringing != nil
		all.Option(form.Option{Label: st.Say(way.name), About: st.Say(way.about), Lines: [][]form.Item{{button}}})
	}
	all.Foot(form.Done(st, "back", st.Say("menu.back")), form.Language(st))
	return all
}

func (s *copies) sentence() (text string, alert bool) {
	st := s.launcher.st
	if s.bringing != nil {
		done, of := s.bringing.Progress()
		return st.Say("copies.busy", game.Number(done), game.Number(of)), false
	}
	if s.said == nil {
		return "", false
	}
	return stage.Joined(s.said, " ", st.SayLine), s.alarming
}

// say tells what became of it.
func (s *copies) say(alarming bool, lines ...game.Line) {
	s.said, s.alarming = lines, alarming
	s.Changed()
}

// save hands the player a copy of everything.
func (s *copies) save() {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	matches, err := s.launcher.store.Export(z)
	if err == nil {
		err = s.addSettings(z)
	}
	if err = errors.Join(err, z.Close()); err != nil {
		s.say(true, game.Say("copies.failed", game.Text(err.Error())))
		return
	}
	where, err := s.launcher.Exchange.Save(s.launcher.Exchange.Name(), b.Bytes())
	if err != nil {
		s.say(true, game.Say("copies.failed", game.Text(storage.Reason(err))))
		return
	}
	s.say(false, game.Say("copies.saved", game.Number(matches), game.Text(where)))
}

func (s *copies) addSettings(z *zip.Writer) error {
	b, err := json.MarshalIndent(s.launcher.st.Settings, "", "  ")
	if err != nil {
		return err
	}
	w, err := z.Create(settingsInCopy)
	if err != nil {
		return err
	}
	_, err = w.Write(b)
	return err
}

// pick asks for a copy.
func (s *copies) pick() { s.picked = s.launcher.Exchange.Pick(record.MaxCopy) }

// Update takes in the file that was picked, and one match of it a tick.
func (s *copies) Update(in *input.Frame) stage.Change {
	select {
	case file := <-s.picked:
		s.picked = nil
		s.open(file)
	default:
	}
	if s.bringing != nil {
		if !s.bringing.Step() {
			s.brought()
		}
		s.Changed()
	}
	return s.Page.Update(in)
}

// open begins to bring back what a file holds: a copy, or the record of one match. The settings come at once.
func (s *copies) open(file Picked) {
	if file.TooLarge {
		s.say(true, game.Say("copies.size"))
		return
	}
	z, err := zip.NewReader(bytes.NewReader(file.Content), int64(len(file.Content)))
	if err != nil {
		said, ok := s.launcher.bring(file.Content)
		if said.Key == "record.foreign" {
			said = game.Say("copies.foreign")
		}
		s.say(!ok, said)
		return
	}
	s.bringing = s.launcher.store.Import(z)
	_, matches := s.bringing.Progress()
	if !s.takeSettings(z) && matches == 0 {
		s.bringing = nil
		s.say(true, game.Say("copies.foreign"))
	}
}

// takeSettings makes the settings of a copy those in use; false where it has none that can be read. The window stays
// where it is.
func (s *copies) takeSettings(z *zip.Reader) bool {
	for _, f := range z.File {
		if f.Name != settingsInCopy {
			continue
		}
		b, err := record.Unpack(f, largestSettings)
		if err != nil {
			return false
		}
		read, _, err := settings.Read(b)
		if err != nil {
			return false
		}
		st := s.launcher.st
		st.Set(func(set *stage.Settings) {
			read.Window, read.FullScreen = set.Window, set.FullScreen
			*set = read
		})
		if read.Lang != "" && read.Lang != st.Lang {
			st.Speak(read.Lang)
		}
		return true
	}
	return false
}

// brought tells what came of it.
func (s *copies) brought() {
	i := s.bringing
	s.bringing = nil
	lines := []game.Line{game.Say("copies.brought", game.Number(i.Brought))}
	if i.Known > 0 {
		lines = append(lines, game.Say("copies.known", game.Number(i.Known)))
	}
	if i.Damaged > 0 {
		lines = append(lines, game.Say("copies.damaged", game.Number(i.Damaged)))
	}
	if why, barred := s.launcher.store.Barred(); barred && i.Full {
		lines = append(lines, why)
	} else if i.Full {
		lines = append(lines, game.Say("copies.full"))
	}
	s.say(i.Damaged > 0 || i.Full, lines...)
}

// Title names the program.
func (s *copies) Title() string { return s.launcher.st.Say("app.title") }
