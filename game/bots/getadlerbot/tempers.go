package getadlerbot

import (
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
	// Uncle Bruno forgets what was said two hours ago.
	"bruno": func(m *style) { m.memory /= 2 },
	// Gemma answers as the last one did who was asked, where it is free to.
	"gemma": func(m *style) {
		m.taste = func(s *infoSet, o getadler.Move) float64 {
			last, any := lastAnswer(s.view)
			return bots.When(any && (o.Op == getadler.OpYes && last || o.Op == getadler.OpNo && !last), 4)
		}
	},
	// Lorenz asks nothing in the first hours.
	"lorenz": func(m *style) { m.asksFrom = 3 },
	// Dr. Halloran notes what everybody throws away and holds, as closely as an Expert does.
	"halloran": func(m *style) { m.discards, m.holdings = villainDiscards, villainHoldings },
	// Miss Okonkwo arrests at four sharp.
	"okonkwo": func(m *style) {
		m.arrestFrom[getadler.Gate], m.clear, m.hears, m.unready = 0.3, 0.03, 1, 0
	},
	// Ambrose asks those who have answered before, to hold one answer against the other.
	"ambrose": func(m *style) {
		m.asks = 0.05
		m.taste = func(s *infoSet, o getadler.Move) float64 {
			return bots.When(o.Op == getadler.OpAsk && hasAnswered(s.view, game.Seat(o.A)), 15)
		}
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

// hasAnswered tells whether a seat has answered a question.
func hasAnswered(v *getadler.View, seat game.Seat) bool {
	for n := range v.Past {
		if v.History[n].Answered && v.History[n].Target == seat {
			return true
		}
	}
	return false
}

// suspect is the seat that is most likely a villain, for the viewer.
func (s *infoSet) suspect() (seat int) {
	most := -1.0
	for n := range s.view.Seats {
		if w := s.belief.chance(n, getadler.NoRole); n != s.me && w > most {
			seat, most = n, w
		}
	}
	return seat
}
