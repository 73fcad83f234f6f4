package play

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/scenes/ui"
)

// possessions are what the players hold and the cards that are gone: each can be pressed to be told about.
func (t *controller) possessions(cs []ui.Control) []ui.Control {
	l, v := &t.layout, &t.show.view
	add := func(id, label string, box display.Rect) {
		cs = append(cs, ui.Control{ID: id, Label: label, Box: box, Role: display.Button, Quiet: true})
	}
	for seat := range game.Seat(kompromat.Seats) {
		s, p := &l.Strips[seat], &v.Players[seat]
		name := game.SeatName(seat)
		holes := s.Holes[0]
		holes.W = s.Holes[len(s.Holes)-1].X + holes.W - holes.X
		holes.Y, holes.H = s.Box.Y, s.Box.H
		add(notorietyIDs[seat], t.say("table.notoriety", name, game.Number(p.Tokens), game.Number(kompromat.TokenLimit)), holes)
		add(wonIDs[seat], t.names[seat]+": "+t.say("table.won", game.Number(p.WonCount)), s.Won)
	}
	if !l.Reveal {
		add("gone", t.gone(), l.MissionDeck)
	}
	return cs
}

var (
	notorietyIDs = [kompromat.Seats]string{"notoriety:0", "notoriety:1"}
	wonIDs       = [kompromat.Seats]string{"won:0", "won:1"}
)

// notoriety says what a seat's tokens are worth.
func (t *controller) notoriety(seat game.Seat) string {
	return t.say("table.notoriety.about", game.Number(t.show.view.Players[seat].Tokens), game.SeatName(seat))
}

// won lists the missions that a seat has won with its points, for the eyes that may see them (K26).
func (t *controller) won(seat game.Seat) string {
	p := &t.show.view.Players[seat]
	switch {
	case p.WonCount == 0:
		return t.say("table.won.none", game.SeatName(seat))
	case !p.WonShown:
		return t.say("table.won.hidden", game.Number(p.WonCount), game.SeatName(seat))
	}
	list := ""
	for i, m := range p.Won[:p.WonCount] {
		if i > 0 {
			list += ", "
		}
		list += t.say(m.Key())
	}
	return t.say("table.won.about", game.SeatName(seat), game.Text(list), game.Number(t.show.view.Score[seat].Total()))
}

// gone lists the missions that are out of the game: everybody saw them go (K32).
func (t *controller) gone() string {
	list := ""
	for m := kompromat.Mission(1); m <= kompromat.MissionCount; m++ {
		if t.show.view.DiscardedMissions>>m&1 == 0 || m.Kind() == kompromat.CounterIntelligence {
			continue
		}
		if list != "" {
			list += ", "
		}
		list += t.say(m.Key())
	}
	if list == "" {
		return t.say("table.discards.none")
	}
	return t.say("table.discards", game.Text(list))
}
