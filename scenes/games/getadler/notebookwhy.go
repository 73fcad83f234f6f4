package getadler

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/sound"
	"safehouse/scenes/tabletop"
)

// aimed is the id of what the panel tells of: of the page, what is pointed at, else what has the focus; empty for
// nothing.
func (n *notebook) aimed() string {
	at := ""
	for _, c := range n.page().sheet.Controls(n.scrolls[n.tab].Offset) {
		hover, _, _ := n.c.Page.State(c.ID)
		if tells := strings.HasPrefix(c.ID, "mark:") || strings.HasPrefix(c.ID, "claim:") ||
			strings.HasPrefix(c.ID, "clue:"); !tells {
			continue
		}
		if hover {
			return c.ID
		}
		if c.ID == n.c.Page.Focused() {
			at = c.ID
		}
	}
	return at
}

// explain tells in the panel of what is aimed at, and why it is so; the question over it stays, so that readers hear it
// once.
func (p *notePage) explain(q *tabletop.Ask, aimed string) {
	kind, of, _ := strings.Cut(aimed, ":")
	number, name, _ := strings.Cut(of, ":")
	switch kind {
	case "mark":
		seat, r, _ := suspectNamed(number, name)
		if says := p.verdict(seat, r); says != leftOpen && !p.absurd() {
			q.Body = p.because(seat, r, says)
		}
		if chance := p.chances[seat][r]; chance > 0 {
			q.Body += "\n" + p.say("notebook.chance", game.Percent(chance))
		}
	case "claim":
		turn, _ := strconv.Atoi(number)
		q.Body = p.claim(turn)
		if p.helped && !p.absurd() {
			q.Body += " " + p.say(truthKeys[p.truth(turn)]) + "\n" + p.say("notebook.about.press.claim")
		}
	case "clue":
		seat := game.Seat(number[0] - '0')
		q.Body = p.c.Seats.Names[seat] + "\n" + p.clueTexts(seat)
	}
}

// absurd reports that what is supposed cannot be.
func (p *notePage) absurd() bool { return p.supposed != noSupposition && p.Casts == 0 }

// truthKeys say what is known of an answer.
var truthKeys = [...]string{
	getadler.Unknown: "notebook.truth.open", getadler.TrueAnswer: "notebook.truth.true",
	getadler.FalseAnswer: "notebook.truth.lie",
}

// because says why a character of a suspect is what it is said to be.
func (p *notePage) because(seat game.Seat, r getadler.Role, says string) string {
	who := game.Text(p.c.Seats.Names[seat])
	switch says {
	case mustBe:
		if p.known[seat] != getadler.NoRole {
			return p.say("notebook.known", r.Word())
		}
		return p.say("notebook.why.must", who, r.Word())
	case fitsAnswers:
		return p.say("notebook.why.fits", who, r.Word())
	case fitsByLie:
		var lies []string
		for turn := range p.view.Past {
			if t := &p.view.History[turn]; answers(t, seat) && (r.Look(t.Trait) == t.Colour) != t.Yes {
				if said := p.answer(t); !slices.Contains(lies, said) {
					lies = append(lies, said)
				}
			}
		}
		return p.say("notebook.why.lie", who, r.Word(), game.Text(strings.Join(lies, ", ")))
	}
	return p.say("notebook.why.out", who, r.Word(), p.reason(getadler.WhyNot(&p.view, seat, r, p.supposing()...)))
}

// contradiction says why what is supposed cannot be.
func (p *notePage) contradiction() string {
	s := p.supposed
	if s.Role != getadler.NoRole {
		return p.say("notebook.cannot", p.reason(getadler.WhyNot(&p.view, s.Seat, s.Role)))
	}
	// Only a villain can have lied: what keeps the seat from being one that would have.
	var facts []getadler.Fact
	for r := getadler.Adler; int(r) <= p.view.Seats; r++ {
		for _, f := range getadler.WhyNot(&p.view, s.Seat, r, s) {
			if r.Villain() && f.Kind != getadler.FactSupposed && !slices.Contains(facts, f) {
				facts = append(facts, f)
			}
		}
	}
	if len(facts) == 0 {
		return p.say("notebook.cannot.lie")
	}
	return p.say("notebook.cannot", p.reason(facts))
}

// reason joins facts as a person would tell them: who is who, who said what, who was arrested wrongly, and what is
// supposed.
func (p *notePage) reason(facts []getadler.Fact) game.Arg {
	var all []string
	for _, kind := range [...]getadler.FactKind{getadler.FactKnown, getadler.FactAnswer, getadler.FactArrest,
		getadler.FactSupposed} {
		for i, f := range facts {
			t := &p.view.History[f.Turn]
			switch {
			case f.Kind != kind:
			case kind == getadler.FactKnown:
				all = append(all, p.say("notebook.why.is", game.SeatName(f.Seat), f.Role.Word()))
			case kind == getadler.FactArrest:
				all = append(all, p.say("notebook.why.arrest", game.SeatName(f.Seat), game.SeatName(t.Target)))
			case kind == getadler.FactSupposed && f.Role != getadler.NoRole:
				all = append(all, p.say("notebook.why.supposed.is", game.Text(p.c.Seats.Names[f.Seat]), f.Role.Word()))
			case kind == getadler.FactSupposed:
				all = append(all, p.say("notebook.why.supposed.lie", game.SeatName(f.Seat)))
			case !slices.ContainsFunc(facts[:i], func(g getadler.Fact) bool { return g.Kind == kind && g.Seat == f.Seat }):
				all = append(all, p.say("notebook.why.said", game.SeatName(f.Seat), p.saidBy(f.Seat, facts[i:])))
			}
		}
	}
	if slices.ContainsFunc(facts, func(f getadler.Fact) bool { return f.Kind == getadler.FactAnswer }) {
		all = append(all, p.say("notebook.why.heroes"))
	}
	return p.joined(all, "notebook.and")
}

// saidBy are the answers of one seat among facts: «no to a brown hat and yes to blue eyes».
func (p *notePage) saidBy(seat game.Seat, facts []getadler.Fact) game.Arg {
	var all []string
	for _, f := range facts {
		if f.Kind != getadler.FactAnswer || f.Seat != seat {
			continue
		}
		key, t := "notebook.why.no", &p.view.History[f.Turn]
		if t.Yes {
			key = "notebook.why.yes"
		}
		all = append(all, p.say(key, game.Word(getadler.LookKey(t.Trait, t.Colour))))
	}
	return p.joined(all, "score.and")
}

// joined puts things behind one another, the last of them by the key.
func (n *notebook) joined(all []string, last string) (text game.Arg) {
	for i, one := range all {
		switch {
		case i == 0:
			text = game.Text(one)
		case i < len(all)-1:
			text = game.Text(n.say("score.comma", text, game.Text(one)))
		default:
			text = game.Text(n.say(last, text, game.Text(one)))
		}
	}
	return text
}

// answers reports whether a seat answered a question in a turn.
func answers(t *getadler.Turn, seat game.Seat) bool {
	return t.Deed == getadler.DeedAsk && t.Answered && t.Target == seat
}

// answer is what was said in a turn: «a brown hat: no».
func (n *notebook) answer(t *getadler.Turn) string {
	key := "notebook.answer.no"
	if t.Yes {
		key = "notebook.answer.yes"
	}
	return n.say(key, game.Word(getadler.LookKey(t.Trait, t.Colour)))
}

// claim is who said it, too.
func (p *notePage) claim(turn int) string {
	t := &p.view.History[turn]
	return p.say("notebook.claim", game.SeatName(t.Target), game.Text(p.answer(t)))
}

// suppose has the notebook show what would follow from something, or no longer where it is what is supposed already. It
// is kept nowhere.
func (n *notebook) suppose(s getadler.Supposition) {
	if n.supposed == s {
		s = noSupposition
	}
	n.supposed, n.wonders = s, true
	n.c.Stage.Play(sound.TypeKey)
}

// wonder has presses on characters suppose them and, pressed again, drops what is supposed.
func (n *notebook) wonder() {
	if n.shown() && n.helps() {
		n.supposed, n.wonders = noSupposition, !n.wonders
	}
}

// noSupposition is that nothing is supposed.
var noSupposition = getadler.Supposition{Seat: game.Public}

// supposing is what is supposed, if anything is.
func (n *notebook) supposing() []getadler.Supposition {
	if n.supposed == noSupposition {
		return nil
	}
	return []getadler.Supposition{n.supposed}
}

// supposition says what is supposed.
func (p *notePage) supposition() string {
	s := p.supposed
	if s.Role != getadler.NoRole {
		return p.say("notebook.supposed.is", game.Text(p.c.Seats.Names[s.Seat]), s.Role.Word())
	}
	return p.say("notebook.supposed.lie", game.SeatName(s.Seat), game.Text(p.answer(&p.view.History[s.Turn])))
}

// passes says for each answer that may be given now whom it makes the one who is asked look like, and what that one
// said before of the same characteristic: nothing but what everybody heard, in the same form for heroes and villains
// (G7).
func (t *screen) passes() string {
	v, n := &t.own, &t.book
	if !n.helps() {
		return t.table.Say("getadler.answer.about")
	}
	var texts, before []string
	asked, fitting := t.table.Asked(), getadler.Fitting(v.Seats, v.Trait, v.Colour)
	for i, left := range [...]getadler.RoleSet{v.Players[asked].Answers & fitting, v.Players[asked].Answers &^ fitting} {
		var heroes []string
		for r := getadler.Adler; int(r) <= v.Seats; r++ {
			if left.Has(r) && !r.Villain() {
				heroes = append(heroes, t.table.Say(r.Key()))
			}
		}
		switch answer := game.Word(answerKeys[i]); {
		case len(heroes) > 0:
			texts = append(texts, n.say("notebook.pass", answer, n.joined(heroes, "notebook.or")))
		case left != 0:
			texts = append(texts, n.say("notebook.pass.villain", answer))
		default:
			texts = append(texts, n.say("notebook.pass.nobody", answer))
		}
	}
	for turn := range v.Past {
		if past := &v.History[turn]; answers(past, asked) && past.Trait == v.Trait &&
			!slices.Contains(before, n.answer(past)) {
			before = append(before, n.answer(past))
		}
	}
	if len(before) == 0 {
		return strings.Join(append(texts, n.say("notebook.pass.first")), "\n")
	}
	return strings.Join(append(texts, n.say("notebook.pass.before", game.Text(strings.Join(before, ", ")))), "\n")
}
