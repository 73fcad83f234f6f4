package scenes

import (
	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// form is what is being chosen for a match. The house keeps the form of each game, so that the next set-up begins with
// what was chosen last.
type form struct {
	game catalog.Game
	// all are the seats that the game may have; the first few of them play. A seat that goes keeps what was written for
	// it until it comes back.
	all     [game.MaxSeats]seatForm
	playing int
	// odds are on where the match helps with figures or conclusions; they follow the players until somebody chooses.
	odds, oddsChosen bool
	// own are the options that this game alone has; nil for none.
	own ownOptions
	// edits counts the changes: whatever is built from the form is built anew after each.
	edits int
}

// ownOptions are the options that one game alone has, while they are being chosen.
type ownOptions interface {
	// into adds them to those of a match.
	into(game.Options)
	// trouble says why no match can be played with them; ok is true where one can.
	trouble() (why game.Line, ok bool)
	// summary puts them into a few words, and with them the help that the match gives.
	summary(*stage.Stage, *form) string
	// helped tells whether players are helped where nobody has chosen.
	helped(players []seatForm) bool
	// page is the scene in which they are chosen.
	page(*house, *form) stage.Scene
}

// ownForms makes the options of the games that have some, by the game's name.
var ownForms = map[string]func() ownOptions{
	topSecret: func() ownOptions { return newTopSecretForm() },
	getAdler:  func() ownOptions { return &getAdlerForm{} },
}

// usualSeats is how many play where the game leaves it open and nobody has chosen.
const usualSeats = 4

// form is that of a game: the one of the set-up before, or a new one, in which a person plays against computers.
func (h *house) form(g catalog.Game) *form {
	if f, ok := h.forms[g.Name]; ok {
		return f
	}
	f := &form{game: g, playing: max(g.MinSeats, min(usualSeats, g.MaxSeats))}
	for i := range f.all {
		f.all[i].name.Max = nameLength
		f.all[i].computer = i > 0
	}
	if own, ok := ownForms[g.Name]; ok {
		f.own = own()
	}
	if h.forms == nil {
		h.forms = map[string]*form{}
	}
	h.forms[g.Name] = f
	return f
}

// seats are those that play.
func (f *form) seats() []seatForm { return f.all[:f.playing] }

// settle brings what follows from the players up to date, after any change.
func (f *form) settle(st *stage.Stage) {
	nameSeats(st, f.seats())
	if !f.oddsChosen {
		f.odds = st.Settings.Odds == stage.OddsAlways || f.helpedByDefault()
	}
	f.edits++
	st.Redraw()
}

// showsOdds tells whether the match will help with figures or conclusions: the settings may hide them in every match.
func (f *form) showsOdds(st *stage.Stage) bool { return f.odds && st.Settings.Odds != stage.OddsNever }

// lockOdds refuses a choice that the settings have made for every match.
func lockOdds(st *stage.Stage, cs []ui.Control) []ui.Control {
	if st.Settings.Odds == stage.OddsNever {
		for i := range cs {
			cs[i].Disabled, cs[i].Why = true, st.Say("seats.odds.never")
		}
	}
	return cs
}

// helpedByDefault tells whether the odds, or what a game has instead, are shown where nobody has chosen.
func (f *form) helpedByDefault() bool {
	if f.own != nil {
		return f.own.helped(f.seats())
	}
	return oddsByDefault(f.seats())
}

// trouble says why no match can be started; ok is true where one can.
func (f *form) trouble() (why game.Line, ok bool) {
	if why, ok := trouble(f.seats()); !ok {
		return why, false
	}
	if f.own != nil {
		return f.own.trouble()
	}
	return game.Line{}, true
}

// mustCorrect tells that nothing but the game's own options keeps the match from being started: a press on the start
// then leads to where they are corrected.
func (f *form) mustCorrect() bool {
	if f.own == nil {
		return false
	}
	_, seated := trouble(f.seats())
	_, ok := f.own.trouble()
	return seated && !ok
}

// match is what was chosen: the players by seat, and the options.
func (f *form) match() ([]game.Player, game.Options) {
	players := make([]game.Player, f.playing)
	for i := range players {
		players[i] = f.all[i].player()
	}
	options := game.Options{optionOdds: 0}
	if f.odds {
		options[optionOdds] = 1
	}
	if f.own != nil {
		f.own.into(options)
	}
	return players, options
}

// The set-ups that one press chooses.
const (
	alone    = "alone"
	together = "together"
)

// quick is the set-up of one press that the seats are as of now, "" for none.
func (f *form) quick() string {
	switch persons := f.persons(); {
	case persons == f.playing:
		return together
	case persons == 1 && !f.all[0].computer:
		return alone
	default:
		return ""
	}
}

// seatQuickly has a person on the first seat play against computers, or persons on all seats.
func (f *form) seatQuickly(which string) {
	for i := range f.seats() {
		f.all[i].computer = which == alone && i > 0
	}
}

func (f *form) persons() int {
	n := 0
	for i := range f.seats() {
		if !f.all[i].computer {
			n++
		}
	}
	return n
}
