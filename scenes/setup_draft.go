package scenes

import (
	"cmp"
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/scenes/games"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// draft is a match while it is chosen. The house keeps the draft of each game, so that the next set-up begins with what
// was chosen last.
type draft struct {
	games.Draft
	game *games.Game
	// all are the seats that the game may have; the first few of them play. A seat that goes keeps what was written for
	// it until it comes back.
	all [game.MaxSeats]seatDraft
	// words reports that the promise is shown before the match is dealt, and words may be added to it.
	words bool
}

// seatDraft is what is being chosen for one seat. A person's name is kept while the computer sits there, so that going
// back and forth loses nothing.
type seatDraft struct {
	computer bool
	level    game.Level
	// character is who plays for the computer, empty for anybody of the level.
	character string
	name      ui.Field
	// named reports that somebody wrote the name: until then it follows the language.
	named    bool
	codeName string
	// figure is the one that was chosen here, counted from 1, for whoever was called called; 0 for none.
	figure int
	called string
}

// usualSeats is how many play where the game leaves it open and nobody has chosen.
const usualSeats = 4

// draft is that of a game: the one of the set-up before, or a new one, in which a person plays against computers.
func (h *launcher) draft(g *games.Game) *draft {
	if d, ok := h.drafts[g.Name]; ok {
		return d
	}
	d := usualDraft(g)
	now := h.last("")
	if last := h.last(g.Name); last.Game != "" {
		d.recall(h.st, last.Cast)
	} else {
		d.seatPersons(h.st, now.Cast)
	}
	if guest := guestOf(now); guest >= 0 && d.persons() == 1 { // Whoever played alone last sits down again.
		alone := slices.IndexFunc(d.seats(), func(s seatDraft) bool { return !s.computer })
		d.nameSeat(h.st, alone, now.Cast.Players[guest].Name, guest)
	}
	if h.drafts == nil {
		h.drafts = map[string]*draft{}
	}
	h.drafts[g.Name] = d
	return d
}

// usualDraft is a set-up in which nobody has chosen anything.
func usualDraft(g *games.Game) *draft {
	d := &draft{game: g, Draft: games.Draft{Options: game.Options{}}}
	d.Playing = max(g.MinSeats, min(usualSeats, g.MaxSeats))
	if g.Setup.Begin != nil {
		d.Own = g.Setup.Begin()
	}
	for i := range d.all {
		d.all[i].name.Max = game.MaxName
		d.all[i].computer = i > 0
		// Seats that nobody has touched get regulars of one level as long as there are any, then of the next, so that
		// nobody at the table is without a face.
		if i > 0 {
			cast := bots.Cast()
			d.all[i].level = cast[min(i, len(cast))-1].Level
		}
	}
	for _, o := range g.Options {
		d.Options[o.Key] = o.Default
	}
	for _, o := range g.Setup.Options {
		if o.Key == match.OptionOdds { // Until somebody chooses, a match helps as much as it can.
			d.Options[o.Key] = o.Choices[0].Is
		}
	}
	return d
}

// last is the match of a game, or of any where none is named, that was begun last, as far as its record was read; the
// zero Summary where none is kept.
func (h *launcher) last(name string) (last record.Summary) {
	over, _, _ := h.store.Finished()
	for _, sum := range append(h.store.Known(), over...) {
		if (sum.Game == name || name == "") && sum.Started > last.Started {
			last = sum
		}
	}
	return last
}

// guestOf is the seat of the only person of a match, -1 where there are none or several.
func guestOf(sum record.Summary) int {
	if sum.Cast.Persons().Len() != 1 {
		return -1
	}
	return slices.IndexFunc(sum.Cast.Players, func(p game.Player) bool { return !p.Computer })
}

// recall lays the table as it was laid for a match: names, seats, opponents and options. A name that nobody wrote
// follows the language.
func (d *draft) recall(st *stage.Stage, cast game.Cast) {
	players := cast.Players
	if len(players) < d.game.MinSeats || len(players) > d.game.MaxSeats {
		return
	}
	d.Playing = len(players)
	for i, p := range players {
		s := &d.all[i]
		if s.computer = p.Computer; p.Computer {
			s.level, s.character = p.Level, p.Character
		}
	}
	for i, p := range players {
		if !p.Computer {
			d.nameSeat(st, i, p.Name, i)
		}
	}
	for key := range d.Options {
		if value, ok := cast.Options[key]; ok {
			d.Options[key] = value
		}
	}
}

// seatPersons has the persons of a match, of another game, sit down on the first seats, as many as there are.
func (d *draft) seatPersons(st *stage.Stage, cast game.Cast) {
	at := 0
	for had, p := range cast.Players {
		if p.Computer || at == d.game.MaxSeats {
			continue
		}
		d.all[at].computer = false
		d.nameSeat(st, at, p.Name, had)
		at++
	}
	d.Playing = max(d.Playing, at)
}

// nameSeat gives a seat the name that somebody had on a seat of an earlier match.
func (d *draft) nameSeat(st *stage.Stage, seat int, name string, had int) {
	d.all[seat].name.Set(name)
	d.all[seat].named = !st.Unnamed("setup.person", name, had)
}

// invite has one of the cast sit at the table, in the place of the first computer, or else of the second person.
func (d *draft) invite(c bots.Character) {
	seats := d.seats()
	if slices.ContainsFunc(seats, func(s seatDraft) bool { return s.computer && s.character == c.ID }) {
		return
	}
	at := slices.IndexFunc(seats, func(s seatDraft) bool { return s.computer })
	if at < 0 {
		at = 1
	}
	seats[at].computer, seats[at].character, seats[at].level = true, c.ID, c.Level
}

// seats are those that play.
func (d *draft) seats() []seatDraft { return d.all[:d.Playing] }

// player is who would sit there.
func (s *seatDraft) player() game.Player {
	if s.computer {
		return game.Player{Computer: true, Level: s.level, Character: s.character, Name: s.codeName}
	}
	return game.Player{Name: ui.Clean(s.name.Text)}
}

// portraits are the numbers of the portraits of who would sit there. The figure that was chosen on a seat stays while a
// name is written there, until that of somebody who has one is written.
func (d *draft) portraits(st *stage.Stage) [game.MaxSeats]uint8 {
	var players [game.MaxSeats]game.Player
	var wanted [game.MaxSeats]int
	for i := range d.seats() {
		s := &d.all[i]
		players[i] = s.player()
		if name := players[i].Name; name == s.called || st.KeptFigure(name) == 0 {
			wanted[i] = s.figure
		}
	}
	return st.Portraits(players[:d.Playing], wanted)
}

// keepFigures keeps with the names of those who begin a match the figures that they have there.
func (d *draft) keepFigures(st *stage.Stage) {
	for i, portrait := range d.portraits(st) {
		if figure, _, ok := display.GuestOf(portrait); ok && (d.all[i].named || d.all[i].figure > 0) {
			st.KeepFigure(d.all[i].player().Name, figure+1)
		}
	}
}

// settle brings what follows from the players up to date, after any change. It gives a name to whoever has none yet, in
// the language in use. Names have the number of the seat, the computer's too: without one its name is a bare noun in a
// sentence, not somebody who plays.
func (d *draft) settle(st *stage.Stage) {
	for i := range d.seats() {
		s := &d.all[i]
		if !s.named {
			s.name.Set(st.Say("setup.person", game.Number(i+1)))
		}
		s.codeName = st.Say("setup.computer", game.Number(i+1))
		if s.character != "" {
			s.codeName = ui.Clean(st.Say(bots.NameKey(s.character))) // It is compared with what is typed.
		}
	}
	d.Persons = d.persons()
	if settle := d.game.Setup.Settle; settle != nil {
		settle(st, &d.Draft)
	}
}

// trouble says why no match can be started; the zero Line where one can.
func (d *draft) trouble() game.Line {
	_, why := d.wrong()
	return cmp.Or(trouble(d.seats()), why)
}

// wrong is the control of the options at which something has to be corrected, and why; empty where nothing has.
func (d *draft) wrong() (control string, why game.Line) {
	if d.game.Setup.Wrong == nil {
		return "", game.Line{}
	}
	return d.game.Setup.Wrong(&d.Draft)
}

// trouble says why these players cannot start; the zero Line where they can.
func trouble(seats []seatDraft) game.Line {
	for i := range seats {
		name := seats[i].player().Name
		if name == "" {
			return game.Say("setup.noname", game.Number(i+1))
		}
		for j := range i {
			if first := seats[j].player().Name; strings.EqualFold(name, first) {
				return game.Say("setup.samename", game.Text(first))
			}
		}
	}
	return game.Line{}
}

// mustCorrect reports that nothing but the game's own options keeps the match from being started: a press on the start
// then leads to where they are corrected.
func (d *draft) mustCorrect() bool {
	return trouble(d.seats()) == (game.Line{}) && d.trouble() != (game.Line{})
}

// match is what was chosen: the players by seat, and the options.
func (d *draft) match() ([]game.Player, game.Options) {
	players := make([]game.Player, d.Playing)
	for i := range players {
		players[i] = d.all[i].player()
	}
	options := game.Options{}
	for i := range d.game.Setup.Options {
		if o := &d.game.Setup.Options[i]; o.Offered(&d.Draft) {
			o.Add(&d.Draft, options)
		}
	}
	return players, options
}

// The set-ups that one press chooses.
const (
	alone    = "alone"
	together = "together"
)

// quick is the set-up of one press that the seats are as of now, "" for none.
func (d *draft) quick() string {
	switch persons := d.persons(); {
	case persons == d.Playing:
		return together
	case persons == 1 && !d.all[0].computer:
		return alone
	default:
		return ""
	}
}

// seatQuickly has a person on the first seat play against computers, or persons on all seats.
func (d *draft) seatQuickly(which string) {
	for i := range d.seats() {
		d.all[i].computer = which == alone && i > 0
	}
}

func (d *draft) persons() int {
	n := 0
	for i := range d.seats() {
		if !d.all[i].computer {
			n++
		}
	}
	return n
}
