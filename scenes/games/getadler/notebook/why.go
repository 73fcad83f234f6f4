package notebook

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/scenes/match"
)

// wording puts what notebooks have to say into the reader's words.
type wording struct{ words.Reader }

// joined puts things behind one another, the last of them by the key.
func (w wording) joined(all []string, last string) game.Arg {
	return w.Listed(game.TextArgs(all), "score.comma", last)
}

// answers reports whether a seat answered a question in a turn.
func answers(t *getadler.Turn, seat game.Seat) bool {
	return t.Deed == getadler.DeedAsk && t.Answered && t.Target == seat
}

// answer is what was said in a turn: «a brown hat: no».
func (w wording) answer(t *getadler.Turn) string {
	key := "notebook.answer.no"
	if t.Yes {
		key = "notebook.answer.yes"
	}
	return w.T(key, game.Word(getadler.LookKey(t.Trait, t.Colour)))
}

// reasons say why it is so what a notebook concludes.
type reasons struct {
	*conclusions
	wording
	names []string
}

// explain tells in the panel of what is aimed at, and why it is so; the question over it stays, so that readers hear it
// once.
func (p *page) explain(q *match.Prompt, aimed string) {
	kind, of, _ := strings.Cut(aimed, ":")
	number, name, _ := strings.Cut(of, ":")
	switch kind {
	case "mark":
		seat, r, _ := suspectNamed(number, name)
		if says := p.verdict(seat, r); says != leftOpen && !p.absurd() {
			q.Body = p.because(seat, r, says)
		}
		if chance := p.chances[seat][r]; chance > 0 {
			q.Body += "\n" + p.T("notebook.chance", game.Percent(chance))
		}
	case "claim":
		turn, _ := strconv.Atoi(number)
		q.Body = p.claim(turn)
		if p.helps && !p.absurd() {
			q.Body += " " + p.T(truthKeys[p.truth(turn)]) + "\n" + p.T("notebook.about.press.claim")
		}
	case "note", "who", "clue":
		if seat := game.Seat(number[0] - '0'); kind == "note" && p.shows(tabHands) && seat.Sits(p.view.Seats) {
			q.Body = p.handBriefly(seat, &p.news[seat])
			return
		}
		for _, c := range p.sheet.Controls(0) {
			if c.ID == aimed {
				q.Body = c.Label
			}
		}
	}
}

// truthKeys say what is known of an answer.
var truthKeys = [...]string{
	getadler.Unknown: "notebook.truth.open", getadler.TrueAnswer: "notebook.truth.true",
	getadler.FalseAnswer: "notebook.truth.lie",
}

// because says why a character of a suspect is what it is said to be.
func (p *reasons) because(seat game.Seat, r getadler.Role, says string) string {
	who := game.SeatName(seat)
	switch says {
	case mustBe:
		if p.known[seat] != getadler.NoRole {
			return p.T("notebook.known", r.Word())
		}
		return p.T("notebook.why.must", who, r.Word())
	case fitsAnswers:
		return p.T("notebook.why.fits", who, r.Word())
	case fitsByLie:
		var lies []string
		for turn := range p.view.Past {
			if t := &p.view.History[turn]; answers(t, seat) && (r.Look(t.Trait) == t.Colour) != t.Yes {
				if said := p.answer(t); !slices.Contains(lies, said) {
					lies = append(lies, said)
				}
			}
		}
		return p.T("notebook.why.lie", who, r.Word(), game.Text(strings.Join(lies, ", ")))
	}
	return p.T("notebook.why.out", who, r.Word(), p.reason(getadler.WhyNot(&p.view, seat, r, p.supposing()...)))
}

// contradiction says why what is supposed cannot be.
func (p *reasons) contradiction() string {
	s := p.supposed
	if s.Role != getadler.NoRole {
		return p.T("notebook.cannot", p.reason(getadler.WhyNot(&p.view, s.Seat, s.Role)))
	}
	// Only a villain can have lied: what keeps the seat from being one that would have.
	var facts []getadler.Fact
	for r := range (getadler.InPlay(p.view.Seats) & villains).All() {
		for _, f := range getadler.WhyNot(&p.view, s.Seat, r, s) {
			if f.Kind != getadler.FactSupposed && !slices.Contains(facts, f) {
				facts = append(facts, f)
			}
		}
	}
	if len(facts) == 0 {
		return p.T("notebook.cannot.lie")
	}
	return p.T("notebook.cannot", p.reason(facts))
}

// reason joins facts as a person would tell them: who is who, who said what, who was arrested wrongly, and what is
// supposed.
func (p *reasons) reason(facts []getadler.Fact) game.Arg {
	var all []string
	for _, kind := range [...]getadler.FactKind{getadler.FactKnown, getadler.FactAnswer, getadler.FactArrest,
		getadler.FactSupposed} {
		for i, f := range facts {
			t := &p.view.History[f.Turn]
			switch {
			case f.Kind != kind:
			case kind == getadler.FactKnown:
				all = append(all, p.T("notebook.why.is", game.SeatName(f.Seat), f.Role.Word()))
			case kind == getadler.FactArrest:
				all = append(all, p.T("notebook.why.arrest", game.SeatName(f.Seat), game.SeatName(t.Target)))
			case kind == getadler.FactSupposed && f.Role != getadler.NoRole:
				all = append(all, p.T("notebook.why.supposed.is", game.SeatName(f.Seat), f.Role.Word()))
			case kind == getadler.FactSupposed:
				all = append(all, p.T("notebook.why.supposed.lie", game.SeatName(f.Seat)))
			case !slices.ContainsFunc(facts[:i], func(g getadler.Fact) bool { return g.Kind == kind && g.Seat == f.Seat }):
				all = append(all, p.T("notebook.why.said", game.SeatName(f.Seat), p.saidBy(f.Seat, facts[i:])))
			}
		}
	}
	if slices.ContainsFunc(facts, func(f getadler.Fact) bool { return f.Kind == getadler.FactAnswer }) {
		all = append(all, p.T("notebook.why.heroes"))
	}
	return p.joined(all, "notebook.and")
}

// saidBy are the answers of one seat among facts: «no to a brown hat and yes to blue eyes».
func (p *reasons) saidBy(seat game.Seat, facts []getadler.Fact) game.Arg {
	var all []string
	for _, f := range facts {
		if f.Kind != getadler.FactAnswer || f.Seat != seat {
			continue
		}
		key, t := "notebook.why.no", &p.view.History[f.Turn]
		if t.Yes {
			key = "notebook.why.yes"
		}
		all = append(all, p.T(key, game.Word(getadler.LookKey(t.Trait, t.Colour))))
	}
	return p.joined(all, "score.and")
}

// claim is what was said in a turn, and by whom.
func (p *reasons) claim(turn int) string {
	t := &p.view.History[turn]
	return p.T("notebook.claim", game.SeatName(t.Target), game.Text(p.answer(t)))
}

// supposition says what is supposed.
func (p *reasons) supposition() string {
	s := p.supposed
	if s.Role != getadler.NoRole {
		return p.T("notebook.supposed.is", game.SeatName(s.Seat), s.Role.Word())
	}
	return p.T("notebook.supposed.lie", game.SeatName(s.Seat), game.Text(p.answer(&p.view.History[s.Turn])))
}

// Fits says for each answer that a seat may give now whom it makes that one look like, and what it said before of the
// same characteristic: nothing but what everybody heard, in the same form for heroes and villains (G7). To who plays
// alone it says nothing of an answer that would be refused.
func Fits(r words.Reader, v *getadler.View, asked game.Seat, alone bool) string {
	w := wording{r}
	var texts, before []string
	given, fitting := v.Players[asked].Answers, getadler.Fitting(v.Seats, v.Trait, v.Colour)
	for _, way := range [...]struct {
		op     getadler.Op
		answer string
		left   getadler.RoleSet
	}{{getadler.OpYes, "getadler.yes", given & fitting}, {getadler.OpNo, "getadler.no", given &^ fitting}} {
		if alone && !slices.ContainsFunc(v.Moves, func(m getadler.Move) bool { return m.Op == way.op }) {
			continue
		}
		var heroes []string
		for r := range (way.left &^ villains).All() {
			heroes = append(heroes, w.T(r.Key()))
		}
		switch answer := game.Word(way.answer); {
		case len(heroes) > 0:
			texts = append(texts, w.T("notebook.pass", answer, w.joined(heroes, "notebook.or")))
		case way.left != 0:
			texts = append(texts, w.T("notebook.pass.villain", answer))
		default:
			texts = append(texts, w.T("notebook.pass.nobody", answer))
		}
	}
	for turn := range v.Past {
		if past := &v.History[turn]; answers(past, asked) && past.Trait == v.Trait &&
			!slices.Contains(before, w.answer(past)) {
			before = append(before, w.answer(past))
		}
	}
	if len(before) > 0 {
		texts = append(texts, w.T("notebook.pass.before", game.Text(strings.Join(before, ", "))))
	}
	return strings.Join(texts, "\n")
}
