package match

import (
	"slices"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/scenes/stage"
)

// phrases puts what a match says into words, for whoever has the screen.
type phrases struct {
	stage  *stage.Stage
	seats  *Seats
	holder *Holder
	// kept are lines in the reader's words: a frame takes no memory.
	kept Kept[addressed, string]
}

// addressed is a line and who reads it: one person who plays alone, or everybody.
type addressed struct {
	line game.Line
	to   game.Seat
}

// Say puts a message into words, and keeps them.
func (p *phrases) Say(key string, args ...game.Arg) string { return p.Words(game.Say(key, args...)) }

// Words puts a line into words, and keeps them: none for the zero Line.
func (p *phrases) Words(l game.Line) string {
	if l == (game.Line{}) {
		return ""
	}
	return p.kept.Get(p.stage.Lang, addressed{l, p.holder.Reader()}, p.say)
}

func (p *phrases) say(a addressed) string { return p.Reader().Say(a.line) }

// Reader puts lines about this match into words: for one person who plays alone in those that speak to it.
func (p *phrases) Reader() words.Reader {
	r := p.stage.Reader(p.seats.Names...)
	if seat := p.holder.Reader(); seat != game.Public {
		r = r.To(seat)
	}
	return r
}

// Called is what stands where a seat is told of afterwards: its name, but to one person who plays alone that this is
// «you».
func (p *phrases) Called(seat game.Seat) string {
	if p.holder.Reads(seat) {
		return p.Say("seats.you")
	}
	return p.seats.Names[seat]
}

// People lists players: A, B and C.
func (p *phrases) People(seats game.Seats) (all game.Arg) {
	left := seats.Len()
	for seat := range game.Seat(len(p.seats.Names)) {
		if !seats.Has(seat) {
			continue
		}
		joint := "score.comma"
		if left--; left == 0 {
			joint = "score.and"
		}
		if one := game.SeatName(seat); all == (game.Arg{}) {
			all = one
		} else {
			all = game.Text(p.Say(joint, all, one))
		}
	}
	return all
}

// Subject is whom the sentence about a match speaks of: the one person who played, else the first of the winners;
// NoSeat where there is none.
func (s *Seats) Subject(winners game.Seats) game.Seat {
	switch {
	case s.Hosts.Len() == 1:
		return s.Hosts.First()
	case winners != 0:
		return winners.First()
	}
	return NoSeat
}

// OddsAllowed reports whether figures of chance, and conclusions, may be shown at all: the setting counts at any
// moment, in every match.
func (v *View) OddsAllowed() bool { return v.Stage.Settings.Odds != stage.OddsNever }

// OptionOdds is the option of a match that shows figures of chance.
const OptionOdds = "odds"

// WithChances is its value where a match draws conclusions and shows chances too; 1 is conclusions alone.
const WithChances = 2

// OddsWanted reports whether a match shows them: as its option says, else where an Easy computer plays.
func (s *Seats) OddsWanted() bool {
	byDefault := 0
	if slices.ContainsFunc(s.Cast.Players, func(p game.Player) bool { return p.Computer && p.Level == game.Easy }) {
		byDefault = 1
	}
	return s.Cast.Options.Value(OptionOdds, byDefault) != 0
}

// StoryOf gives the sentences that a viewer was told of each move, in order.
func (t *turn) StoryOf(viewer game.Seat) [][]game.Line { return t.session.Story(viewer) }

// keptMost is the number of things after which all are forgotten: what a match says of itself grows with it.
const keptMost = 2000

// Kept keeps what was made in one language, so that a frame that wants it again takes no memory.
type Kept[K comparable, V any] struct {
	lang words.Lang
	made map[K]V
}

// Get gives what was made for a key, and has it made where it was not yet.
func (k *Kept[K, V]) Get(lang words.Lang, key K, make func(K) V) V {
	if k.made == nil || k.lang != lang || len(k.made) >= keptMost {
		*k = Kept[K, V]{lang: lang, made: map[K]V{}}
	}
	v, ok := k.made[key]
	if !ok {
		v = make(key)
		k.made[key] = v
	}
	return v
}
