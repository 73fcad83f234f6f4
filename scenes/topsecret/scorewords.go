package topsecret

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
)

// figures keeps numbers as they are written, so that a frame that writes them again takes no memory.
type figures struct {
	lang    words.Lang
	written map[int]string
}

// figure writes a number with a true minus sign and with its thousands set apart.
func (s *Scoring) figure(n int) string {
	if f := &s.figures; f.written == nil || f.lang != s.Stage.Lang {
		*f = figures{lang: s.Stage.Lang, written: map[int]string{}}
	}
	text, ok := s.figures.written[n]
	if !ok {
		text = s.write(n)
		s.figures.written[n] = text
	}
	return text
}

func (s *Scoring) write(n int) string {
	switch {
	case n < 0:
		return minus + s.write(-n)
	case n < 1000:
		return strconv.Itoa(n)
	}
	rest := strconv.Itoa(1000 + n%1000)[1:]
	return s.Say("score.topsecret.thousands", game.Number(n/1000), game.Text(rest))
}

// minus is the sign before what is taken off.
const minus = "\u2212"

// people lists names: A, B and C.
func (s *Scoring) people(seats game.Seats) string {
	text, left := "", seats.Len()
	for seat := range game.Seat(len(s.Names)) {
		if !seats.Has(seat) {
			continue
		}
		left--
		switch name := game.Text(s.Names[seat]); {
		case text == "":
			text = s.Names[seat]
		case left == 0:
			text = s.Say("score.topsecret.and", game.Text(text), name)
		default:
			text = s.Say("score.topsecret.comma", game.Text(text), name)
		}
	}
	return text
}

// verdict says who won: the match, or the game that was just played.
func (s *Scoring) verdict() string {
	v, winners := s.show.Now(), s.winners()
	alone, names := winners.Len() == 1, game.Text(s.people(winners))
	switch {
	case !v.Over && alone:
		return s.Say("score.topsecret.game.won", game.Number(v.Game), names)
	case !v.Over:
		return s.Say("score.topsecret.game.shared", game.Number(v.Game), names)
	case v.Series && alone:
		return s.Say("score.topsecret.series.won", names)
	case v.Series:
		return s.Say("score.topsecret.series.shared", names)
	case alone:
		return s.Say("score.topsecret.won", names)
	}
	return s.Say("score.topsecret.shared", names)
}

// reason says why: the most points, a shared win, or how far the series is.
func (s *Scoring) reason() string {
	v := s.show.Now()
	winner := s.winners().First()
	switch {
	case v.Series:
		return s.reasonOfSeries(&v.View)
	case v.Winners.Len() > 1:
		points := v.Players[winner].Points
		return s.Say("score.topsecret.why.shared", game.Number(points), game.Text(s.figure(points)))
	}
	return s.Say("score.topsecret.why.most", game.Text(s.figure(v.Players[winner].Points)))
}

// reasonOfSeries says who leads and how far the goal is, or why the series is over (T29).
func (s *Scoring) reasonOfSeries(v *topsecret.View) string {
	leaders := leadersOf(v)
	most := v.Players[leaders.First()].Series
	goal, figure, names := game.Text(s.figure(topsecret.SeriesGoal)), game.Text(s.figure(most)), game.Text(s.people(leaders))
	switch {
	case v.Over && (most < topsecret.SeriesGoal || leaders.Len() > 1):
		return s.Say("score.topsecret.why.last", game.Number(v.Game), figure)
	case v.Over:
		return s.Say("score.topsecret.why.goal", goal, figure)
	case most >= topsecret.SeriesGoal:
		return s.Say("score.topsecret.why.level", goal, names, figure)
	case leaders.Len() > 1:
		return s.Say("score.topsecret.why.leaders", goal, names, figure)
	}
	return s.Say("score.topsecret.why.leader", goal, names, figure)
}

// leadersOf are the seats with the most points of a series.
func leadersOf(v *topsecret.View) game.Seats {
	var set game.Seats
	most := v.Players[0].Series
	for seat := range game.Seat(v.Seats) {
		switch n := v.Players[seat].Series; {
		case n > most:
			most, set = n, game.SeatsOf(seat)
		case n == most:
			set = set.With(seat)
		}
	}
	return set
}

// away says how many games of the series a seat has won and how far it is from the goal.
func (s *Scoring) away(p *topsecret.Player) string {
	won := s.Say("score.topsecret.wins", game.Number(p.Wins))
	if left := s.toGo(p.Series); left != "" {
		return won + " · " + left
	}
	return won
}

// toGo says how far a score is from the goal; it is empty where the goal is reached, by that score or by another.
func (s *Scoring) toGo(score int) string {
	if left := topsecret.SeriesGoal - score; left > 0 && !s.show.Now().Over {
		return s.Say("score.topsecret.togo", game.Text(s.figure(left)))
	}
	return ""
}
