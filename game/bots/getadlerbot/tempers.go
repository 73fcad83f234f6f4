package getadlerbot

import (
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/getadler"
)

// taste is how much a character likes a move beside what it is worth: 1 for what it does not mind (bots.Lean).
type taste func(s *infoSet, m getadler.Move) float64

// tempers change the style of a level to that of a regular (bots.Cast); Number Eleven plays as the plain level does.
var tempers = map[string]func(*style){
	// Mrs. Finch believes everybody: she arrests nobody before seven o'clock.
	"finch": func(m *style) {
		for hour := range getadler.Hours {
			m.arrestFrom[hour] = never
		}
	},
	// Pip asks whoever sits to the left.
	"pip": func(m *style) {
		m.taste = func(s *infoSet, o getadler.Move) float64 {
			return bots.When(o.Op == getadler.OpAsk && int(o.A) == (s.me+1)%s.view.Seats, 8)
		}
	},
	// Uncle Bruno forgets what was said three hours ago, an hour before the others of his level, and asks again what was
	// asked.
	"bruno": func(m *style) {
		m.memory -= m.memory / 4
		m.taste = asks(8, func(t *getadler.Turn, o getadler.Move) bool {
			return answers(t, o) && t.Trait == getadler.Trait(o.B) && t.Colour == getadler.Colour(o.C)
		})
	},
	// Gemma answers as the last one did who was asked, where it is free to.
	"gemma": func(m *style) {
		m.taste = func(s *infoSet, o getadler.Move) float64 {
			last, any := lastAnswer(s.view)
			return bots.When(any && (o.Op == getadler.OpYes && last || o.Op == getadler.OpNo && !last), 4)
		}
	},
	// Lorenz asks nothing in the first hours.
	"lorenz": func(m *style) { m.asksFrom = 3 },
	// Dr. Halloran notes what everybody throws away and holds, as closely as an Expert does, and asks who threw away an
	// arrest.
	"halloran": func(m *style) {
		m.discards, m.holdings, m.asks = villainDiscards, villainHoldings, 0.05
		m.taste = asks(30, func(t *getadler.Turn, o getadler.Move) bool {
			return t.Deed == getadler.DeedDiscard && t.Card == getadler.Arrest && t.Seat == game.Seat(o.A)
		})
	},
	// Miss Okonkwo arrests at four sharp.
	"okonkwo": func(m *style) {
		m.arrestFrom[getadler.Gate], m.clear, m.hears, m.unready = 0.3, 0.03, 1, 0
	},
	// Ambrose asks those who have answered before, to hold one answer against the other.
	"ambrose": func(m *style) {
		m.asks = 0.05
		m.taste = asks(15, answers)
	},
	// Ottilia, when she is a villain, accuses others oftener.
	"ottilia": func(m *style) { m.bluff = 0.6 },
	// Mr. Moss waits until he is surer.
	"moss": func(m *style) {
		for hour := getadler.Gate; hour < getadler.Hours; hour++ {
			m.arrestFrom[hour] += 0.3
		}
	},
	// Sister Agnes keeps asking whom she suspects.
	"agnes": func(m *style) {
		m.asks = 0.05
		m.taste = func(s *infoSet, o getadler.Move) float64 {
			return bots.When(o.Op == getadler.OpAsk && int(o.A) == s.suspect(), 30)
		}
	},
}

// never is a chance that nothing has.
const never = 2

// leaning is the taste at this decision; nil where there is none.
func (s *infoSet) leaning() func(option) float64 {
	if s.style.taste == nil {
		return nil
	}
	return func(o option) float64 { return s.style.taste(s, o.Move) }
}

// lastAnswer is the last answer that anybody gave.
func lastAnswer(v *getadler.View) (yes, any bool) {
	for n := v.Past - 1; n >= 0; n-- {
		if v.History[n].Answered {
			return v.History[n].Yes, true
		}
	}
	return false, false
}

// asks is a taste for questions that such a turn of the past calls for.
func asks(liked float64, such func(*getadler.Turn, getadler.Move) bool) taste {
	return func(s *infoSet, o getadler.Move) float64 {
		past := s.view.History[:s.view.Past]
		return bots.When(o.Op == getadler.OpAsk && slices.ContainsFunc(past,
			func(t getadler.Turn) bool { return such(&t, o) }), liked)
	}
}

// answers reports whether whom a question is for answered in that turn.
func answers(t *getadler.Turn, o getadler.Move) bool { return t.Answered && t.Target == game.Seat(o.A) }

// suspect is the seat that is most likely a villain, for the viewer.
func (s *mind) suspect() (seat int) {
	most := -1.0
	for n := range s.view.Seats {
		if w := s.belief.chance(n, getadler.NoRole); n != s.me && w > most {
			seat, most = n, w
		}
	}
	return seat
}
