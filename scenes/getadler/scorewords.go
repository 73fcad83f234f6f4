package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/theme"
)

// verdictOf is the size of the verdict, which grows less than the text does.
func verdictOf(m theme.Metrics) float64 {
	if m.TextScale > 1 {
		return verdictSize / m.TextScale * verdictGrows
	}
	return verdictSize
}

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
			text = s.Say("score.getadler.and", game.Text(text), name)
		default:
			text = s.Say("score.getadler.comma", game.Text(text), name)
		}
	}
	return text
}

// verdict says which side has won.
func (s *Scoring) verdict() string {
	v := s.show.Now()
	switch {
	case v.Reason == getadler.VillainsEliminated || v.Reason == getadler.NoDocument:
		return s.Say("score.getadler.heroes")
	case v.Winners.Len() == 1 && v.Players[v.Winners.First()].Role == getadler.Collins:
		return s.Say("score.getadler.collins")
	case !getadler.InPlay(v.Seats).Has(getadler.Collins):
		return s.Say("score.getadler.adler")
	}
	return s.Say("score.getadler.villains")
}

// reason says by which condition, and who has won.
func (s *Scoring) reason() string {
	v := s.show.Now()
	winners := s.Say("score.getadler.winners", game.Number(v.Winners.Len()), game.Text(s.people(v.Winners)))
	return s.condition(v) + " " + winners
}

// condition is the rule that the match ended by.
func (s *Scoring) condition(v *getadler.View) string {
	free := free(v).Word()
	switch v.Reason {
	case getadler.DocumentKept:
		if holder := v.ShownBy; holder.Sits(v.Seats) && v.Players[holder].Role.Word() != free {
			// The document may have been in the other villain's hand (G48).
			return s.Say("score.getadler.why.shown", free, v.Shown.One(), v.Players[holder].Role.Word())
		}
		return s.Say("score.getadler.why.kept", free, v.Shown.One())
	case getadler.NoDocument:
		if v.Branch != getadler.NoKind {
			return s.Say("score.getadler.why.lacked", free, v.Branch.One())
		}
		return s.Say("score.getadler.why.none", free)
	case getadler.HeroesEliminated:
		return s.Say("score.getadler.why.alone")
	}
	last := &v.History[max(0, v.Past-1)]
	if last.End == getadler.Caught {
		return s.Say("score.getadler.why.caught", v.Players[last.Target].Role.Word())
	}
	return s.Say("score.getadler.why.outshot", v.Players[last.Target].Role.Word())
}

// free is the villain on whom the end hangs: Adler, or Collins where he is out of the game.
func free(v *getadler.View) getadler.Role {
	for i := range v.Players[:v.Seats] {
		if p := &v.Players[i]; p.Role == getadler.Adler && p.Eliminated {
			return getadler.Collins
		}
	}
	return getadler.Adler
}
