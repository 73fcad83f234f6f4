package scenes

import (
	"slices"
	"strings"
	"time"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/history"
	"safehouse/game/record"
	"safehouse/scenes/board"
)

// visit is what the house knows when somebody comes in: the matches that are kept, who was here last, and since when
// nobody was.
type visit struct {
	launcher *launcher
	running  []record.Summary
	// more reports that some records are still to be read; the first of running is the one to resume all the same. Over
	// are the matches that have ended, as far as they were read, and past reports that some were not.
	more, past bool
	over       []record.Summary
	// memory is what is remembered of them.
	memory *history.History
	// others are who could sit at the table of the match that ended last in place of the regulars there; ready is the
	// record of that match.
	others []game.Player
	ready  string
	// season is that of the small board, of the game and the person that were played last.
	season history.Season
	// last is the match begun last, guests are the names that its persons wrote, as they are greeted, empty where nobody
	// did; fresh reports that nothing was said of it yet. Away is for how many days nobody was here.
	last   record.Summary
	guests string
	// photos are the numbers of the portraits of those persons.
	photos []uint8
	fresh  bool
	away   int
	now    time.Time
	// played names the games whose deal of today has been played, empty for none; row is how many days in a row whoever
	// played last has played a deal of the day.
	played string
	row    int
}

// look finds out what is kept, as far as it was read; coming reports that it is for whoever comes in, who has been told
// nothing yet.
func (v *visit) look(coming bool) {
	h := v.launcher
	v.running, v.more = h.store.RunningSoFar()
	v.past = h.store.ReadFinished(recordsATick)
	v.over, _, _ = h.store.Finished()
	if len(v.over) > 0 && v.over[0].File != v.ready { // Who is ready stays so for as long as one looks round.
		v.ready, v.others = v.over[0].File, h.strangers(v.over[0].Cast.Players)
	}
	if v.memory = history.Of(v.over); len(v.memory.Persons) > 0 {
		v.season = board.Season(h.st, v.memory, v.memory.Persons[0].Who, v.over[0].Game)
	}
	v.last = h.last("")
	v.guests, v.photos = v.named(v.last.Cast.Players)
	if v.last.File != h.told && coming {
		h.told, v.fresh = v.last.File, true
	}
	v.now = h.time()
	v.played, v.row = v.playedToday(), 0
	if i := guestOf(v.last); i >= 0 {
		_, v.row = h.days(v.over, v.last.Cast.Players[i].Name)
	}
}

// named are the persons who wrote a name, as one greets them, and their portraits.
func (v *visit) named(players []game.Player) (greeted string, photos []uint8) {
	var names []string
	portraits := v.launcher.st.Portraits(players, [game.MaxSeats]int{})
	for seat, p := range players {
		if !p.Computer && !v.launcher.st.Unnamed("setup.person", p.Name, seat) {
			names, photos = append(names, p.Name), append(photos, portraits[seat])
		}
	}
	return v.launcher.st.Listed(names), photos
}

// firstVisit reports that neither a match nor a lesson was ever begun, as far as that is known.
func (v *visit) firstVisit() bool {
	set := v.launcher.st.Settings
	return !v.launcher.store.Begun() && set.Learned == "" && set.Lesson == ""
}

// lastMatch is the head of the sheet of a match that is over, and what stands under it: who has won is said once, told
// reports that the welcome says it.
func (v *visit) lastMatch(sum record.Summary, told bool) (title, body string) {
	st, result := v.launcher.st, v.launcher.result(sum)
	title, body = v.tally(sum), st.Say(v.launcher.words(sum.Game).Title)
	switch {
	case told && title == result:
		return body, date(st, sum)
	case told || title == result:
		return title, body + " · " + date(st, sum)
	}
	return title, body + " · " + date(st, sum) + "\n" + result
}

// tally says how the one person of a match stands against the first of the cast in it, over all matches in which both
// played, of whatever game; where there are not these two, or several of the cast won together, it says who has won.
func (v *visit) tally(last record.Summary) string {
	other, me := rival(last), guestOf(last)
	won := 0
	for seat, p := range last.Cast.Players {
		if p.Computer && last.Standing.Winners.Has(game.Seat(seat)) {
			won++
		}
	}
	if other == "" || me < 0 || won > 1 {
		return v.launcher.result(last)
	}
	c := v.memory.Count(history.Question{
		Person: history.WhoIs(last.Cast.Players[me]), Rival: history.Who{Computer: true, ID: other},
	})
	key := "menu.tally.even"
	switch {
	case c.Won+c.Lost == 0: // Others won.
		return v.launcher.result(last)
	case c.Won > c.Lost:
		key = "menu.tally.ahead"
	case c.Won < c.Lost:
		key = "menu.tally.behind"
	}
	st := v.launcher.st
	return st.Reader(st.Say(bots.NameKey(other))).T(key, game.SeatName(0), game.Number(max(c.Won, c.Lost)),
		game.Number(min(c.Won, c.Lost)))
}

// rival is the first of the cast who has won a match, or else who plays in it, empty for none.
func rival(sum record.Summary) (who string) {
	for seat, p := range sum.Cast.Players {
		switch of := p.Computer && p.Character != ""; {
		case of && sum.Standing.Over && sum.Standing.Winners.Has(game.Seat(seat)):
			return p.Character
		case of && who == "":
			who = p.Character
		}
	}
	return who
}

// seasonOf names the game of the season that is shown: each has one.
func (v *visit) seasonOf() string { return v.launcher.st.Say(v.launcher.words(v.over[0].Game).Title) }

// beaten says how many of the cast are beaten, and by whom where several persons of the house play.
func (v *visit) beaten() string {
	st := v.launcher.st
	count := st.Say("board.beaten.count", game.Number(v.season.Beaten()), game.Number(len(v.season.By)))
	if len(v.memory.Persons) < 2 {
		return count
	}
	return st.Say("menu.standing", game.Text(v.memory.Persons[0].Name), game.Text(count))
}

// playedToday names the games whose deal of today somebody of the house has played to its end; empty for none.
func (v *visit) playedToday() string {
	var names []string
	number := numberOf(v.now)
	for i := range v.launcher.games {
		g := &v.launcher.games[i]
		players, options := dealt(v.launcher.st, g, number, "")
		if slices.ContainsFunc(v.over, func(sum record.Summary) bool {
			return sum.Game == g.Name && ofNumber(sum.Cast, number, players, options)
		}) {
			names = append(names, v.launcher.st.Say(g.Words.Title))
		}
	}
	return strings.Join(names, ", ")
}
