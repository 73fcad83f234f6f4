package getadler

import (
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// tale is what the story of the match tells of one turn, now that every character is known.
type tale struct {
	turn getadler.Turn
	// id names its place on the page.
	id string
	// lie reports that the answer was not true (G7), bluff that a villain made the arrest (G5), reveals that it brought
	// all characters to light.
	lie, bluff, reveals bool
	// hour and text are its words: when it was, and what happened.
	hour, text string
	// move is the number of the move by which the turn's seat decided, -1 where it decided nothing.
	move int
}

// deed is how a turn is told that was used for something: kinds are the events whose sentences tell it, icon is its
// sign. One that was aimed at nobody came to nothing.
type deed struct {
	kinds []getadler.EventKind
	icon  display.Icon
	ink   display.Colour
	aimed bool
}

var deeds = [...]deed{
	getadler.DeedNothing: {kinds: []getadler.EventKind{getadler.NothingPlayed}},
	getadler.DeedMissed: {kinds: []getadler.EventKind{getadler.TurnMissed}, icon: display.IconStunned,
		ink: theme.FogText},
	getadler.DeedDiscard: {kinds: []getadler.EventKind{getadler.CardDiscarded}, ink: theme.FogText},
	getadler.DeedAsk:     {[]getadler.EventKind{getadler.Asked}, display.IconAsk, theme.River, true},
	getadler.DeedLook:    {[]getadler.EventKind{getadler.Looked}, display.IconMagnifier, theme.River, true},
	getadler.DeedSpy:     {[]getadler.EventKind{getadler.Spied}, display.IconBinoculars, theme.River, true},
	getadler.DeedWrong: {[]getadler.EventKind{getadler.Accused, getadler.WrongArrest}, display.IconHandcuffs,
		theme.Cream, true},
	getadler.DeedRight: {[]getadler.EventKind{getadler.Accused}, display.IconHandcuffs, theme.Cream, true},
}

// minor reports that nothing came of the turn: a card discarded, a turn missed.
func (t *tale) minor() bool { return !deeds[t.turn.Deed].aimed }

// ink is the colour of the turn's words: that of a lie or a bluff, or else the usual.
func (t *tale) ink(usual display.Colour) display.Colour {
	if t.lie || t.bluff {
		return theme.LampAlert
	}
	return usual
}

// decidedAt notes by which move each turn was decided, and says where the computer decided it for a person. A seat has
// one turn an hour.
func (s *scoring) decidedAt() {
	// The moves are counted from 1.
	var moves [getadler.Hours + 1][game.MaxSeats]int
	hour, seat := 0, game.Public
	for _, step := range s.match.Seen(game.Public, 0) {
		for i := range step.Events() {
			switch e := &step.Seen[i].Event; {
			case e.Kind == getadler.HourBegan:
				hour, seat = int(e.N), game.Public
			case e.Kind == getadler.TurnBegan:
				seat = e.Seat
			case e.Seat == seat && decisive(e.Kind) && moves[hour][seat] == 0:
				moves[hour][seat] = step.Index + 1
			}
		}
	}
	for i := range s.tales {
		t := &s.tales[i]
		t.move = moves[t.turn.Hour][t.turn.Seat] - 1
		if s.look.Seats.GivenAt(t.turn.Seat, t.move) {
			t.text = s.look.Stage.Say("seats.tale", game.Text(t.text))
		}
	}
}

// talesOf is the story of a match: one tale for each turn, in order.
func talesOf(v *getadler.View, r words.Reader) []tale {
	tales := make([]tale, v.Past)
	revealed := false
	for i := range tales {
		t := &tales[i]
		t.turn, t.id = v.History[i], "turn:"+strconv.Itoa(i)
		turn := &t.turn
		t.hour = r.T(getadler.HourKey(int(turn.Hour)))
		switch turn.Deed {
		case getadler.DeedAsk:
			asked := v.Players[turn.Target].Role
			t.lie = turn.Answered && asked != getadler.NoRole && turn.Yes != (asked.Look(turn.Trait) == turn.Colour)
		case getadler.DeedWrong:
			// The arrest of a villain is wrong, whoever is accused.
			t.bluff = v.Players[turn.Seat].Role.Villain()
		case getadler.DeedRight:
			t.reveals = !turn.Revealed && !revealed
			revealed = revealed || t.reveals
		}
		t.text = stage.Joined(t.lines(v), " ", r.Say)
	}
	return tales
}

// lines are the sentences that tell the turn: those of the log, and what is known only now.
func (t *tale) lines(v *getadler.View) (all []game.Line) {
	turn := &t.turn
	e := getadler.Event{Seat: turn.Seat, Other: turn.Target, Card: turn.Card, Role: turn.Role, Trait: turn.Trait,
		Colour: turn.Colour, N: int16(turn.N)}
	nothing := turn.Deed == getadler.DeedSpy && turn.N == 0
	if nothing {
		e.N = 1
	}
	for _, e.Kind = range deeds[turn.Deed].kinds {
		all = append(all, e.Say())
	}
	switch {
	case nothing:
		e.Kind = getadler.NothingToTake
		all = append(all, e.Say())
	case turn.Answered:
		answer := getadler.Event{Kind: getadler.Answered, Seat: turn.Target, N: 2}
		if turn.Yes {
			answer.N = 1
		}
		all = append(all, answer.Say())
	case turn.Deed == getadler.DeedRight:
		found := getadler.Event{Kind: getadler.RoleRevealed, Seat: turn.Target, Role: v.Players[turn.Target].Role}
		all = append(all, found.Say(), endedBy(turn))
	}
	switch {
	case t.lie:
		role := v.Players[turn.Target].Role
		look := game.Word(getadler.LookKey(turn.Trait, role.Look(turn.Trait)))
		all = append(all, game.Say("score.getadler.lie", game.SeatName(turn.Target), role.Word(), look))
	case t.bluff:
		all = append(all, game.Say("score.getadler.bluff", game.SeatName(turn.Seat)))
	case t.reveals:
		all = append(all, game.Say("score.getadler.revealed"))
	}
	return all
}

// endedBy is how the confrontation of an arrest ended.
func endedBy(t *getadler.Turn) game.Line {
	switch t.End {
	case getadler.Outshot:
		return game.Say("score.getadler.outshot", game.SeatName(t.Loser))
	case getadler.Caught:
		return game.Say("score.getadler.caught", game.SeatName(t.Loser))
	}
	return getadler.Event{Kind: getadler.Freed, Seat: t.Target, Reason: t.End}.Say()
}

// tellWinner adds to the story by whom a document of the kind that won came to its holder, now that nothing is secret
// any more.
func (s *scoring) tellWinner() {
	v := s.now()
	if v.Shown == getadler.NoKind {
		return
	}
	last := -1
	var giver game.Seat
	for seat := range game.Seat(v.Seats) {
		turn := -1
		hour := 0
		for _, e := range s.match.Events(seat, 0) {
			from, to := e.Seat, e.Other
			switch e.Kind {
			case getadler.HourBegan:
				hour = int(e.N)
			case getadler.TurnBegan:
				turn = slices.IndexFunc(s.tales, func(t tale) bool { return int(t.turn.Hour) == hour && t.turn.Seat == e.Seat })
			case getadler.CardTaken:
				from, to = to, from
			}
			if moved := e.Kind == getadler.CardTaken || e.Kind == getadler.CardGiven; moved && e.Card == v.Shown &&
				to == v.ShownBy && turn > last {
				last, giver = turn, from
			}
		}
	}
	if last >= 0 {
		t := &s.tales[last]
		t.text += " " + s.look.Say("score.getadler.decisive", v.Shown.One(), game.SeatName(giver),
			v.Players[v.ShownBy].Role.Word())
	}
}

// composeList lays the story in words alone in a room, for letters too large for a table of signs: the hours, and under
// each the turns with the sign of who played. Each line is a row of its own, so that it scrolls line by line.
func (s *scoring) composeList(room display.Rect) {
	st := s.look.Stage
	m := st.Metrics
	pad, font, size := m.U(scorePad), m.Font(display.Sans), m.Size(display.Sans, tabletop.BodySize)
	side := size * 1.5
	room = room.Inset(pad)
	room.W -= m.U(barRoom)
	s.list = &ui.Sheet{Panel: room}
	hour := uint8(0)
	for i := range s.tales {
		t := &s.tales[i]
		if t.turn.Hour != hour {
			hour = t.turn.Hour
			r, box := s.list.Add(m.Size(display.Marquee, hourSize)*1.3, pad*0.6)
			ui.Line(&r.List, st, box, t.hour, display.Marquee, hourSize, theme.Lamp, display.Left)
		}
		ink := t.ink(theme.Cream)
		if t.minor() {
			ink = theme.FogText
		}
		high, gap := max(st.Measure.LineHeight(font, size), side), pad*0.6
		for n, line := range st.Measure.Wrap(t.text, font, size, room.W-side-pad) {
			r, box := s.list.Add(high, gap)
			chip, text := box.PartLeft(side, pad)
			r.List.Text(text, line, font, size, ink, display.Left)
			if n == 0 {
				b := s.score.Brush(&r.List, s.frame)
				b.ChipAt(chip.Square(side*0.84), t.turn.Seat, t.move)
			}
			high, gap = st.Measure.LineHeight(font, size), 0
		}
	}
}

// scrollList scrolls the story by wheel, drag and keys, and takes the keys that it used out of the frame.
func (s *scoring) scrollList(in *input.Frame) {
	if s.list == nil {
		return
	}
	before := s.scroll.Offset
	keys := *in
	keys.Just = in.Just.Without(input.Peek)
	s.scroll.Update(&keys, s.look.Stage, s.list.Panel, s.list.Height(), true)
	if s.scroll.Offset != before {
		in.Just = in.Just.Without(input.Up).Without(input.Down)
	}
}

// drawList draws the part of the story that is in sight.
func (s *scoring) drawList(b *tabletop.Brush) {
	defer b.Explains(len(b.L.Items))
	b.L.Fill(s.list.Panel.Inset(-b.M.U(scorePad)), theme.Fog, b.M.U(ui.Radius))
	s.list.Draw(b.L, s.look.Stage, &s.scroll)
}

// sign is one sign of a turn: a picture or, where there is none, a seat's own sign.
type sign struct {
	icon display.Icon
	ink  display.Colour
	seat game.Seat
}

// maxSigns is the largest number of signs that one turn has.
const maxSigns = 5

// signs are those of a turn, left to right: what was done, to whom, about what, and what came of it.
func (t *tale) signs(buf []sign) []sign {
	turn, is := &t.turn, &deeds[t.turn.Deed]
	picture := func(icon display.Icon, ink display.Colour) { buf = append(buf, sign{icon: icon, ink: ink}) }
	switch {
	case turn.Deed == getadler.DeedDiscard:
		picture(signs.ActionIcon(turn.Card), is.ink)
	case is.icon != display.NoIcon:
		picture(is.icon, is.ink)
	}
	if t.minor() {
		return buf
	}
	buf = append(buf, sign{seat: turn.Target})
	switch turn.Deed {
	case getadler.DeedAsk:
		picture(signs.Traits[turn.Trait], theme.Cream)
		if turn.Yes {
			picture(display.IconCheck, theme.Cream)
		} else if turn.Answered {
			picture(display.IconClose, theme.Cream)
		}
	case getadler.DeedWrong:
		picture(display.IconClose, theme.Cream)
	case getadler.DeedRight:
		picture(finishIcons[turn.End], theme.Cream)
		if turn.End == getadler.Outshot && turn.Loser == turn.Target {
			picture(display.IconCheck, theme.Cream)
		} else if turn.End == getadler.Outshot {
			buf = append(buf, sign{seat: turn.Loser})
		}
	}
	if t.lie || t.bluff {
		picture(display.IconMask, theme.LampAlert)
	}
	if t.reveals {
		picture(display.IconEye, theme.Cream)
	}
	return buf
}

// drawCell draws the signs of a turn. An arrest has the colour of its card, a lie the edge of one.
func (s *scoring) drawCell(b *tabletop.Brush, i int, pointed bool) {
	t := &s.tales[i]
	box := s.grid.cell(s.now(), &t.turn).Inset(cellEdge(b.M))
	radius := b.M.U(ui.Radius)
	switch t.turn.Deed {
	case getadler.DeedRight:
		b.L.Fill(box, theme.BusRed, radius)
	case getadler.DeedWrong:
		b.L.Fill(box, theme.Slate, radius)
	}
	if t.lie || t.bluff {
		b.L.Border(box, theme.LampAlert, radius, max(b.M.U(3), 2))
	}
	if pointed {
		b.L.Border(box, theme.Lamp, radius, max(b.M.U(4), 2))
	}
	air := pictureAir
	if t.minor() {
		air = smallSign
	}
	side := signSide(box.W, box.H, s.grid.lines)
	if s.grid.lines > 1 && !s.grid.upright {
		side *= linesShare
	}
	across := (maxSigns + s.grid.lines - 1) / s.grid.lines
	var buf [maxSigns]sign
	all := t.signs(buf[:0])
	used := float64((len(all)+across-1)/across-1)*side*signStep + side
	first := box.Middle(box.W, used)
	ends := (box.W - side*(1+signStep*float64(across-1))) / 2
	if s.grid.upright {
		ends = (box.W - side*(1+signStep*float64(min(len(all), across)-1))) / 2
	}
	first.X, first.W, first.H = box.X+ends, side, side
	if s.grid.lines == 1 && !s.grid.upright {
		first.X = box.X + min(box.H-side, side*signStep/2)/2
	}
	for i, g := range all {
		place := first.Moved(float64(i%across)*side*signStep, float64(i/across)*side*signStep)
		if g.icon == display.NoIcon {
			b.Chip(place, g.seat)
		} else {
			b.L.Symbol(place.Inset(side*air), g.icon, g.ink)
		}
	}
	if s.look.Seats.GivenAt(t.turn.Seat, t.move) {
		b.Computer(box)
	}
}

// finishIcons are the signs of how a confrontation ended.
var finishIcons = [...]display.Icon{
	getadler.NobodyAnswered: display.IconFootprints,
	getadler.Disguised:      display.IconMask,
	getadler.Bombed:         display.IconBomb,
	getadler.Drawn:          display.IconRevolver,
	getadler.Outshot:        display.IconRevolver,
	getadler.Caught:         display.IconCheck,
}
