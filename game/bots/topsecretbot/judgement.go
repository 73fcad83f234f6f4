package topsecretbot

import (
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/topsecretbot/nash"
	"safehouse/game/search"
	"safehouse/game/topsecret"
)

// judgement is what a level thinks of its options before it makes one.
type judgement struct {
	// options are the legal moves in the view's order, without their sentences.
	options []bots.Weighed[topsecret.Move]
	scale   bots.Scale
	work    int
	// plays are the chances with which rivals play each kind of card this turn; read are the rivals of whom it has any.
	plays [game.MaxSeats][kinds]float64
	read  game.Seats
	// beliefs are how rivals are thought to play, of Expert at three seats and more.
	beliefs [game.MaxSeats]belief
}

// consider lists the moves of a view with what the options that they stand for are worth, and with their chances.
func (j *judgement) consider(v *topsecret.View, values, chances *[kinds]float64) {
	for _, m := range v.Moves {
		o := optionOf(v, m)
		j.options = append(j.options, bots.Weighed[topsecret.Move]{Move: m, Value: values[o], Chance: chances[o]})
	}
}

// expect notes what a rival is thought to play, from weights by kind.
func (j *judgement) expect(seat int, weights *[kinds]int64) {
	sum := search.Sum(weights[:])
	if sum == 0 {
		return
	}
	for k, w := range weights {
		j.plays[seat][k] = float64(w) / float64(sum)
	}
	j.read = j.read.With(game.Seat(seat))
}

// solve expects of the rival at two seats what it plays in the solved game, where that is known.
func (j *judgement) solve(v *topsecret.View, study bots.Study) {
	solved, have := study.(*nash.Study)
	if !have || j.read != 0 || v.Seats != 2 || v.Phase != topsecret.PhaseChoose || !solved.Fits(v.Values) || !solved.Ready() {
		return
	}
	p := facing(v)
	p.Own, p.Rival = p.Rival, p.Own
	if !solved.Knows(&p) {
		return
	}
	rival := 1 - v.Viewer
	for k, c := range solved.Card(&p) {
		j.plays[rival][k] = c.Chance
	}
	j.read = j.read.With(rival)
}
