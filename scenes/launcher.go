package scenes

import (
	"crypto/rand"
	"errors"
	"image"
	"maps"
	mathrand "math/rand/v2"
	"slices"
	"time"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/history"
	"safehouse/game/record"
	"safehouse/game/remote"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/board"
	"safehouse/scenes/fair"
	"safehouse/scenes/games"
	"safehouse/scenes/match"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
)

// launcher is what the scenes of this package share: the stage, the records, and the way from players to a table.
type launcher struct {
	teller
	store *record.Store
	Browser
	// now tells the time of day; nil where it is always the same.
	now func() time.Time
	// paint makes a picture of what a list shows; nil where nothing can.
	paint func(l *display.List, m theme.Metrics) image.Image
	// version is the program's own, as it is shown.
	version string
	// seed is that of the command line; matches counts those that were begun, so that each has a seed of its own.
	seed    *uint64
	matches uint64
	news    []game.Line
	// cramped reports that it was told how little room there is.
	cramped bool
	// writer keeps the match on the table; nil where there is none.
	writer *record.Writer
	// played is the match before a rematch, nil while there is none.
	played *record.Summary
	// aside is the name of the match that was put aside last in this run, as long as it can be brought back.
	aside string
	// sat are at how many tables those of the cast have sat who did so in this run, by their names in records.
	sat map[string]int
	// study is what was worked out last for the computers of a kind of match, finished or not; nil for nothing.
	study bots.Study
	// arrived reports that it was asked how long nobody was here; told is the record of the match of whose end the menu
	// has said something.
	arrived bool
	told    string
	// drafts are what was chosen in the set-ups of this run, by the game's name.
	drafts map[string]*draft
}

// time is the time of day: seven in the evening where there is no clock.
func (h *launcher) time() time.Time {
	if h.now == nil {
		return time.Date(1937, time.March, 1, 19, 0, 0, 0, time.UTC)
	}
	return h.now()
}

// notify keeps a line until the menu shows it; the zero Line is nothing.
func (h *launcher) notify(l game.Line) {
	if l != (game.Line{}) {
		h.news = append(h.news, l)
	}
}

// listen takes in what is found out while the program runs.
func (h *launcher) listen() {
	select {
	case <-h.Unkept:
		h.notify(game.Say("web.unkept"))
	default:
	}
}

// takeNews gives what a player must be told, once.
func (h *launcher) takeNews() []game.Line {
	if h.Cramped != nil && !h.cramped {
		if h.cramped = h.Cramped(); h.cramped {
			h.notify(game.Say("web.cramped"))
		}
	}
	news := h.news
	h.news = nil
	for {
		l, ok := h.store.Trouble()
		if !ok {
			return news
		}
		news = append(news, l)
	}
}

// chance gives the secrets of a new match, and the number that its seed was made from where one was given.
func (h *launcher) chance() (seed game.Seed, nonce [32]byte, number *uint64) {
	if h.seed != nil {
		n := *h.seed + h.matches
		h.matches++
		return game.SeedOf(n), nonce, &n // Where everybody may know the seed a nonce hides nothing.
	}
	rand.Read(seed[:])
	rand.Read(nonce[:])
	return seed, nonce, nil
}

// ornamentSeed is the seed of what only sounds or looks different from time to time.
func (h *launcher) ornamentSeed() uint64 {
	if h.seed != nil {
		return *h.seed
	}
	return mathrand.Uint64()
}

// begin starts a match and puts it on the table; the line says why it could not be begun.
func (h *launcher) begin(g *games.Game, players []game.Player, options game.Options) (stage.Scene, game.Line) {
	setup := h.promised(players, options)
	return h.deal(g, setup, h.store.Create(g.Name, setup))
}

// beginNumbered starts the match of a number, which deals the same cards to whoever gives it.
func (h *launcher) beginNumbered(g *games.Game, players []game.Player, options game.Options,
	number uint64) (stage.Scene, game.Line) {
	setup := game.Setup{Players: players, Options: options, Seed: game.SeedOf(number), Number: &number}
	return h.deal(g, setup, h.store.Create(g.Name, setup))
}

// promised is the setup of a new match, with its secrets.
func (h *launcher) promised(players []game.Player, options game.Options) game.Setup {
	setup := game.Setup{Players: players, Options: options}
	setup.Seed, setup.Nonce, setup.Number = h.chance()
	return setup
}

// promise shows what is promised of a new match, to which those at the table may add words before it is dealt. Where
// they think better of it nothing of the match is left.
func (h *launcher) promise(g *games.Game, players []game.Player, options game.Options) stage.Scene {
	setup := h.promised(players, options)
	w := h.store.Create(g.Name, setup)
	token, _ := w.Tokens()
	return fair.NewPromise(h.st, players, token, fair.Ways{
		Add: func(words string) bool {
			added := w.AddWords(words)
			if added {
				setup.Words = append(setup.Words, words)
			}
			return added
		},
		Deal: func() stage.Change {
			table, said := h.deal(g, setup, w)
			if h.notify(said); table == nil {
				return stage.Clear(newMenu(h))
			}
			return stage.Clear(table)
		},
		Leave: func() {
			w.Close()
			h.store.Discard(w.File())
		},
	})
}

// deal puts a match on the table that is kept so; the line says why it could not be begun.
func (h *launcher) deal(g *games.Game, setup game.Setup, w *record.Writer) (stage.Scene, game.Line) {
	told := h.remote(g, setup, nil)
	s, err := g.New(setup, journals(w, told))
	if err != nil {
		w.Close()
		return nil, game.Say("menu.begin.failed")
	}
	over, _, _ := h.store.Finished()
	desk := match.Desk{Greetings: greetings(setup.Players, over, h.played), Tables: h.tables(setup.Players)}
	return h.table(g, setup, s, w, told, h.leaving(desk, w.File(), g, setup.Cast())), game.Line{}
}

// load goes on with a match of the store.
func (h *launcher) load(file string) (stage.Scene, bool) {
	loaded, err := h.store.Load(file)
	if loaded == nil {
		h.refuse(err)
		return nil, false
	}
	return h.goOn(loaded)
}

// goOn puts a match that was read on the table; where it cannot, the menu tells why.
func (h *launcher) goOn(l *record.Loaded) (stage.Scene, bool) {
	g, ok := h.games.Find(l.Header.Game)
	if !ok {
		h.notify(game.Say("menu.resume.failed"))
		return nil, false
	}
	var w *record.Writer // A match that is over is looked at, and nothing is added to it.
	if !l.Over {
		var err error
		if w, err = h.store.Continue(l); err != nil {
			h.refuse(err)
			return nil, false
		}
	}
	told := h.remote(g, l.Setup, l.Entries)
	s, err := g.Resume(l.Setup, l.Entries, journals(w, told))
	if err != nil {
		if w != nil {
			w.Close()
		}
		h.notify(game.Say("menu.resume.failed"))
		return nil, false
	}
	desk := match.Desk{Notes: l.Notes, Resumed: true, Listed: l.Over}
	if !l.Over {
		desk.Tables = h.tables(l.Setup.Players)
	}
	return h.table(g, l.Setup, s, w, told, h.leaving(desk, l.File, g, l.Setup.Cast())), true
}

// leaving gives the desk of a match that has a record what its end leads to: the page that says whether it was fair,
// that of the deals it is one of, and the one on which it leaves the house.
func (h *launcher) leaving(desk match.Desk, file string, g *games.Game, cast game.Cast) match.Desk {
	desk.Fair = func() stage.Scene { return fair.New(h.st, h.store, file, cast.Players) }
	if isDealt(h.st, g, cast) {
		desk.Deals = func() stage.Scene { return newDeals(h, *cast.Number) }
	}
	if h.Exchange != nil && h.paint != nil {
		desk.Share = func() stage.Scene { return newShare(h, g, file) }
	}
	return desk
}

// rewatch has a match of the store that is over shown as it was played, from that number of moves on; where it cannot,
// the menu tells why.
func (h *launcher) rewatch(file string, from int) (stage.Scene, bool) {
	l, err := h.store.Load(file)
	if l == nil {
		h.refuse(err)
		return nil, false
	}
	if g, ok := h.games.Find(l.Header.Game); ok {
		if s, err := g.Resume(l.Setup, l.Entries, nil); err == nil {
			return h.replay(g, l.Setup, s, l.Notes, from), true
		}
	}
	h.notify(game.Say("menu.resume.failed"))
	return nil, false
}

// replay shows a match that is over as it was played, from that number of moves on.
func (h *launcher) replay(g *games.Game, setup game.Setup, s game.Session, notes []record.Note, from int) stage.Scene {
	return h.table(g, setup, s, nil, h.remote(g, setup, s.Record()), match.Desk{Notes: notes, Replay: true, From: from})
}

// playOn makes a copy of a match as it was after some moves: one person plays it on from a seat, against computers in
// all others. No record keeps it.
func (h *launcher) playOn(g *games.Game, setup game.Setup, entries []game.Entry, seat game.Seat) stage.Scene {
	setup.Players = slices.Clone(setup.Players)
	for i := range setup.Players {
		p := &setup.Players[i]
		switch own := game.Seat(i) == seat; {
		case own:
			*p = game.Player{Name: h.st.Names(setup.Players)[i]}
		case !p.Computer:
			*p = game.Player{Name: p.Name, Computer: true, Level: game.Medium}
		}
	}
	told := h.remote(g, setup, entries)
	s, err := g.Resume(setup, entries, journals(nil, told))
	if err != nil {
		h.notify(game.Say("menu.resume.failed"))
		return newMenu(h)
	}
	return h.table(g, setup, s, nil, told, match.Desk{Resumed: true, Copy: true})
}

// refuse tells of an error: by its own sentence where it has one.
func (h *launcher) refuse(err error) {
	if r, ok := errors.AsType[*game.Refusal](err); ok {
		h.notify(r.Line)
		return
	}
	h.notify(game.Say("menu.resume.failed"))
}

// remote tells another thread of a match; nil where there is none.
func (h *launcher) remote(g *games.Game, setup game.Setup, entries []game.Entry) *remote.Match {
	if h.Elsewhere == nil {
		return nil
	}
	return h.Elsewhere.Of(g.Game, setup, entries)
}

// twoJournals keep a match in its record first, and then tell another thread of it.
type twoJournals struct {
	record *record.Writer
	remote *remote.Match
}

// Append takes in a move.
func (j twoJournals) Append(e game.Entry) {
	j.record.Append(e)
	j.remote.Append(e)
}

// journals are those of a match that there are: nil for none.
func journals(w *record.Writer, told *remote.Match) game.Journal {
	switch {
	case w == nil && told == nil:
		return nil
	case w == nil:
		return told
	case told == nil:
		return w
	}
	return twoJournals{w, told}
}

func (h *launcher) table(g *games.Game, setup game.Setup, s game.Session, w *record.Writer, told *remote.Match,
	desk match.Desk) stage.Scene {
	seed := setup.Dealing()
	if !desk.Replay { // It lies over the match that was on the table.
		h.leave()
		h.writer = w
	}
	desk.Session, desk.Remote, desk.Study = s, told, h.studyFor(g, setup.Cast())
	desk.Bot = func(seat game.Seat, move int) *mathrand.Rand { return bots.Stream(seed, seat, move) }
	desk.Menu = func() stage.Scene { return newMenu(h) }
	desk.Settings = func() stage.Scene { return settings.New(h.st) }
	desk.Rules = func(ruling string) stage.Scene { return rulebook.At(h.st, h.games, g.Name, ruling) }
	switch {
	case desk.Copy:
	case desk.Replay:
		desk.PlayOn = func(seat game.Seat, moves int) stage.Scene {
			return h.playOn(g, setup, s.Record()[:moves], seat)
		}
	default:
		desk.Rematch = func(swap bool) stage.Scene { return h.rematch(g, setup, s, swap) }
		if slices.ContainsFunc(setup.Players, func(p game.Player) bool { return p.Computer }) {
			desk.Others = func() stage.Scene { return withOthers(h, g, setup.Cast(), h.strangers(setup.Players)) }
		}
		desk.Watch = func(notes []record.Note, moves int) stage.Scene {
			again, err := g.Resume(setup, s.Record(), nil)
			if err != nil {
				return desk.Menu()
			}
			return h.replay(g, setup, again, notes, moves)
		}
	}
	if w != nil {
		desk.Writer = w
	}
	return g.Table(h.st, desk)
}

// studyFor is what computers work out for matches of this kind: the one of the match before, where that was of the same
// kind. The one of another kind is forgotten, since a study may be large.
func (h *launcher) studyFor(g *games.Game, cast game.Cast) bots.Study {
	study := g.Study(cast)
	if h.Elsewhere != nil {
		study = h.Elsewhere.Study(g.Game, cast)
	}
	switch {
	case study == nil:
		return nil
	case h.study == nil || h.study.Kind() != study.Kind():
		h.study = study
	}
	return h.study
}

// leave closes the record of the match that was on the table.
func (h *launcher) leave() {
	if h.writer != nil {
		h.writer.Close()
		h.writer = nil
	}
}

// again starts a match with the players and options of an earlier one; where it cannot, the menu tells why.
func (h *launcher) again(sum record.Summary) (stage.Scene, bool) {
	g, ok := h.games.Find(sum.Game)
	if !ok {
		return nil, false
	}
	table, said := h.begin(g, sum.Cast.Players, asTheyAre(g, sum.Cast.Options))
	h.notify(said)
	return table, table != nil
}

// asTheyAre are the options of an earlier match for one that begins now, which is played by the rules as they are.
func asTheyAre(g *games.Game, earlier game.Options) game.Options {
	options := game.Options{}
	maps.Copy(options, earlier)
	for key := range g.Earlier {
		delete(options, key)
	}
	return options
}

// rematch starts again with the same players and options; with swap, the other seat starts where one seat does.
func (h *launcher) rematch(g *games.Game, setup game.Setup, s game.Session, swap bool) stage.Scene {
	options := asTheyAre(g, setup.Options)
	if swap && g.Swap != nil {
		g.Swap(s, options)
	}
	h.played = &record.Summary{Game: g.Name, Standing: s.Standing(), Cast: setup.Cast()}
	table, said := h.begin(g, setup.Players, options)
	h.played = nil
	if table == nil {
		h.notify(said)
		return newMenu(h)
	}
	return table
}

// newBoard opens the board over the menu.
func newBoard(h *launcher) stage.Scene { return board.New(h.remembers()) }

// remembers is what the board needs of the program.
func (h *launcher) remembers() board.House {
	return board.House{
		Stage: h.st, Games: h.games, Now: h.time,
		Date: func(sum record.Summary) string { return date(h.st, sum) }, Result: h.result,
		Read: func() (more bool) { return h.store.ReadFinished(recordsATick) },
		Past: h.past, Running: h.store.Known, Taught: h.taught,
		Open:  func(file string) stage.Change { return h.show(h.load(file)) },
		Watch: func(file string, move int) stage.Change { return h.show(h.rewatch(file, move)) },
		All:   func() stage.Scene { return newMatches(h) }, Statistics: func() stage.Scene { return newStatistics(h) },
		Play: func(game, character string) stage.Scene {
			g, _ := h.games.Find(game)
			d := h.draft(g)
			d.invite(bots.Cast()[bots.FindCharacter(character)])
			return newSetup(h, g)
		},
	}
}

// past is what the house remembers: of whoever plays now before the others.
func (h *launcher) past() *history.History {
	over, _, _ := h.store.Finished()
	past, now := history.Of(over), h.last("")
	if guest := guestOf(now); guest >= 0 {
		past.Welcome(history.WhoIs(now.Cast.Players[guest]))
	}
	return past
}

// show puts a scene over the others; where there is none, the menu tells why.
func (h *launcher) show(s stage.Scene, ok bool) stage.Change {
	if !ok {
		return stage.Clear(newMenu(h))
	}
	return stage.Push(s)
}
