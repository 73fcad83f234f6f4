// Package board is the wall on which the house keeps what it remembers: photographs of the cast, who of them is beaten
// in this season, what was told of the best matches, and the latest ones. It knows no game and no table: what it shows
// comes from package history, and what it opens from the program.
package board

import (
	"slices"
	"time"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/history"
	"safehouse/game/record"
	"safehouse/render/sound"
	"safehouse/scenes/games"
	"safehouse/scenes/input"
	"safehouse/scenes/lessons"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// House is what the board needs of the program.
type House struct {
	Stage *stage.Stage
	Games games.List
	// Past is what is remembered so far, Read reads a little more, and reports whether more is left.
	Past func() *history.History
	Read func() (more bool)
	// Running are the matches that run, Taught the lessons that were begun.
	Running func() []record.Summary
	Taught  func() []lessons.Lesson
	// Now tells the time of day, Date the day of a match, Result who has won it.
	Now          func() time.Time
	Date, Result func(record.Summary) string
	// Open shows a match at its end, Watch as it was played from a move on, All lists all matches, and Play sets a table
	// of a game with one of the cast.
	Open  func(file string) stage.Change
	Watch func(file string, move int) stage.Change
	All   func() stage.Scene
	// Statistics says how often one wins.
	Statistics func() stage.Scene
	Play       func(game, character string) stage.Scene
}

// Scene is the board.
type Scene struct {
	House
	page   ui.Page
	scroll ui.Scroll
	past   *history.History
	more   bool
	// game is whose season hangs there, who the person whose it is, the zero value for everybody of the house.
	game string
	who  history.Who
	// turned is how often the tapes of the persons were turned over to those who have not had room.
	turned int
	// doubted reports that a press would begin the season anew, asked when that was; put is the one that was begun before,
	// where it can be had back.
	doubted, undo bool
	asked         stage.Moment
	put           string
	edits         int
	// watched is where the pointer is: who is on the wall looks there.
	watched ui.Watched
	look    ui.Look
	laid    ui.Memo[key, *sheet]
	shown
}

// shown is what the board tells of its game: the season, the cast, feats and matches; stands reports that there is a
// season to begin anew.
type shown struct {
	season history.Season
	counts []history.Count
	// notes say how it stands with each of the cast with whom no match has ended, empty where one has.
	notes  []string
	feats  []history.Told
	latest []*record.Summary
	// people are those persons whose tapes hang there, from the one of that number on; others reports that there are more
	// than have room.
	people []history.Person
	first  int
	others bool
	stands bool
}

// key is what the layout depends on.
type key struct {
	look     ui.Look
	settings stage.Settings
	edits    int
	offset   float64
}

// New opens the board at the game and the person that were played last.
func New(house House) *Scene {
	s := &Scene{House: house, game: house.Games[0].Name}
	s.read()
	if latest := s.past.Latest(history.Question{}, 1); len(latest) > 0 {
		s.game, s.who = latest[0].Game, s.past.Persons[0].Who
		for s.changed(); s.others && !slices.ContainsFunc(s.people, s.isWho); s.changed() {
			s.turned++
		}
	}
	return s
}

// read takes in what is remembered by now.
func (s *Scene) read() {
	s.more = s.Read()
	s.past = s.Past()
	s.changed()
}

// changed gathers what is to be shown now.
func (s *Scene) changed() {
	asked := history.Question{Person: s.who, Game: s.game}
	s.shown = shown{season: Season(s.Stage, s.past, s.who, s.game), feats: s.past.Feats(asked, mostFeats),
		latest: s.past.Latest(asked, mostStrips)}
	for _, c := range bots.Cast() {
		asked.Rival = history.Who{Computer: true, ID: c.ID}
		count, note := s.past.Count(asked), ""
		if count.Played() == 0 {
			note = s.note(asked.Rival, s.game)
		}
		s.counts, s.notes = append(s.counts, count), append(s.notes, note)
	}
	if all := s.persons(); len(all) > 1 {
		s.people, s.others = all, len(all) > mostPeople
	}
	if s.others {
		const part = mostPeople - 1 // One tape turns to the others.
		s.first = s.turned * part % ((len(s.people) + part - 1) / part * part)
		s.people = s.people[s.first:min(s.first+part, len(s.people))]
	}
	s.stands = slices.ContainsFunc(s.Games, func(g games.Game) bool {
		season := Season(s.Stage, s.past, history.Who{}, g.Name)
		return season.Beaten() > 0
	})
	s.edits++
	s.Stage.Redraw()
}

// persons are those of the house, whoever has played most first.
func (s *Scene) persons() []history.Person {
	return slices.SortedStableFunc(slices.Values(s.past.Persons), func(a, b history.Person) int {
		return b.Matches - a.Matches
	})
}

// isWho reports that the board is a person's.
func (s *Scene) isWho(p history.Person) bool { return p.Who == s.who }

// Resumed reads anew: a match may have ended.
func (s *Scene) Resumed() { s.read() }

// Season is how far somebody is with the cast at a game, since the season was begun.
func Season(st *stage.Stage, past *history.History, who history.Who, game string) history.Season {
	since, _ := time.Parse(time.RFC3339, st.Settings.Season) // The zero time stands for always.
	return past.Season(history.Question{Person: who, Game: game, Since: since})
}

// sheet is the board as it is laid out now.
func (s *Scene) sheet() *sheet {
	return s.laid.Get(key{ui.LookOf(s.Stage), s.Stage.Settings, s.edits, s.scroll.Offset}, s.layOut)
}

// Update follows what is pressed. Whatever else is done takes back the question whether one is sure, and so does time.
func (s *Scene) Update(in *input.Frame) stage.Change {
	st := s.Stage
	if s.more && (!s.Read() || st.Tick%readEvery == 0) {
		s.read()
	}
	if s.watched.Follow(in, st) {
		st.Redraw()
	}
	before := s.page.Focused()
	p := s.sheet()
	pressed := s.page.Update(in, st, p.controls)
	p.scrollTo(s, in, before)
	if s.doubted && (in.LostFocus || pressed != "" && pressed != "season" || in.Just.Has(input.Cancel) ||
		st.AtMost(s.asked) > stage.TickTime(doubtTicks)) {
		s.doubted = false
		s.changed()
		if in.Just.Has(input.Cancel) {
			return stage.Stay()
		}
	}
	if pressed == "" && in.Just.Has(input.Cancel) {
		st.Play(sound.Back)
		return stage.Pop()
	}
	if do := p.does[pressed]; do != nil {
		st.Play(sound.Confirm)
		return do()
	}
	return stage.Stay()
}

// anew begins the season anew at the second press, and at the next takes that back.
func (s *Scene) anew() {
	switch {
	case s.undo:
		s.undo = false
		s.Stage.Set(func(set *stage.Settings) { set.Season = s.put })
	case !s.doubted:
		s.doubted, s.asked = true, s.Stage.Moment()
	case s.Stage.AtLeast(s.asked) >= stage.TickTime(doublePress):
		s.doubted, s.undo, s.put = false, true, s.Stage.Settings.Season
		s.Stage.Set(func(set *stage.Settings) { set.Season = s.past.Fresh(s.Now()).Format(time.RFC3339) })
	}
	s.changed()
}

// Title names the page.
func (s *Scene) Title() string { return s.Stage.Say("board.title") + " · " + s.Stage.Say("app.title") }

// Opaque is true: the board is all that shows.
func (s *Scene) Opaque() bool { return true }

// named are the players of a match but for one.
func (s *Scene) named(m *record.Summary, without history.Who) (names []string) {
	for i, name := range s.Stage.Names(m.Cast.Players) {
		if history.WhoIs(m.Cast.Players[i]) != without {
			names = append(names, name)
		}
	}
	return names
}

// score is what somebody has won and lost, in figures.
func (s *Scene) score(c history.Count) string {
	return s.Stage.Say("board.score", game.Number(c.Won), game.Number(c.Lost))
}
