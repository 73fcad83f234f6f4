package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/scenes/ui"
)

// possessions are what the players hold and the cards that are gone: each can be pressed to be told about.
func (t *screen) possessions(cs []ui.Control) []ui.Control {
	l, v := &t.layout, t.show.Now()
	add := func(id, label string, box display.Rect) {
		cs = append(cs, ui.Control{ID: id, Label: label, Box: box, Role: display.Button, Quiet: true})
	}
	for seat := range game.Seat(kompromat.Seats) {
		s, p := &l.Strips[seat], &v.Players[seat]
		name := game.SeatName(seat)
		holes := s.Holes[0]
		holes.W = s.Holes[len(s.Holes)-1].X + holes.W - holes.X
		holes.Y, holes.H = s.Box.Y, s.Box.H
		add(notorietyIDs[seat], t.Say("table.notoriety", name, game.Number(p.Tokens), game.Number(kompromat.TokenLimit)), holes)
		add(wonIDs[seat], t.Say("table.won", game.Number(p.WonCount), name), s.Won)
		if t.Persona(seat) != "" {
			who := s.Name
			who.Y, who.H = s.Box.Y, s.Box.H
			add(seatIDs[seat], t.Names[seat], who)
		}
	}
	if !l.Reveal {
		add("gone", t.gone(), l.MissionDeck)
	}
	return cs
}

var (
	notorietyIDs = [kompromat.Seats]string{"notoriety:0", "notoriety:1"}
	wonIDs       = [kompromat.Seats]string{"won:0", "won:1"}
	seatIDs      = [kompromat.Seats]string{"seat:0", "seat:1"}
)

// notoriety says what a seat's tokens are worth.
func (t *screen) notoriety(seat game.Seat) string {
	return t.Say("table.notoriety.about", game.Number(t.show.Now().Players[seat].Tokens), game.SeatName(seat))
}

// won lists the missions that a seat has won with its points, for the eyes that may see them (K26).
func (t *screen) won(seat game.Seat) string {
	p := t.show.Now().Players[seat]
	switch {
	case p.WonCount == 0:
		return t.Say("table.won.none", game.SeatName(seat))
	case !p.WonShown:
		return t.Say("table.won.hidden", game.Number(p.WonCount), game.SeatName(seat))
	}
	list := ""
	for i, m := range p.Won[:p.WonCount] {
		if i > 0 {
			list += ", "
		}
		list += t.Say(m.Key())
	}
	return t.Say("table.won.about", game.SeatName(seat), game.Text(list), game.Number(t.show.Now().Score[seat].Total()))
}

// gone lists the missions that are out of the game: everybody saw them go (K32).
func (t *screen) gone() string {
	list := ""
	for m := kompromat.Mission(1); m <= kompromat.MissionCount; m++ {
		if t.show.Now().DiscardedMissions>>m&1 == 0 || m.Kind() == kompromat.CounterIntelligence {
			continue
		}
		if list != "" {
			list += ", "
		}
		list += t.Say(m.Key())
	}
	if list == "" {
		return t.Say("table.discards.none")
	}
	return t.Say("table.discards", game.Text(list))
}
