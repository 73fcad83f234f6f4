package topsecret

import (
	"strings"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// askBank asks what becomes of a single card: it says what it is worth now, and what could double it or destroy it.
func (t *screen) askBank(q *ask) {
	w := t.waiting()
	q.Head = t.Say("topsecret.bank.head", game.Number(t.own.Value(w)))
	q.Primary = table.Button{ID: "bank", Label: t.Say("topsecret.bank", game.Number(t.own.Value(w))), Key: t.Prompt(input.Draw)}
	q.Secondary = table.Button{ID: "leave", Label: t.Say("topsecret.leave"), Key: t.Prompt(input.Stop)}
	switch {
	case w == topsecret.Agent:
		q.Head = t.Say("topsecret.bank.headAgent")
		q.Body = t.Say("topsecret.bank.agent") + "\n" + t.Say("topsecret.leave.agent")
	default:
		q.Body = t.Say("topsecret.bank.about", game.Number(t.own.Value(w))) + "\n" + t.Say("topsecret.leave.about", t.pairPoints(w))
	}
	if t.Open() {
		q.Body += "\n" + t.partners(w)
	}
}

// partners says which cards of the own hand would make a pair with the one that waits.
func (t *screen) partners(w topsecret.Kind) string {
	p := &t.own.Players[t.Asked()]
	var have []string
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		if p.Hand[k] > 0 && pairs(w, k) {
			have = append(have, t.brief(k, p.Hand[k]))
		}
	}
	if len(have) == 0 {
		return t.Say("topsecret.partners.none")
	}
	return t.Say("topsecret.partners", game.Text(strings.Join(have, ", ")))
}

// brief names the cards of a kind that a hand still holds, as short as can be: documents by their points. There are two
// of each document and one special agent (T32); "×2" is kept for what counts double.
func (t *screen) brief(k topsecret.Kind, n int) string {
	switch {
	case !k.Document():
		return t.Say(k.Key())
	case n > 1:
		return t.Say("topsecret.two", game.Number(t.own.Value(k)))
	}
	return t.Say("topsecret.figure", game.Number(t.own.Value(k)))
}

// pairs tells whether two cards make a pair: equal documents, or a document and a special agent (T17 to T19).
func pairs(a, b topsecret.Kind) bool {
	switch {
	case a == topsecret.Agent:
		return b.Document()
	case b == topsecret.Agent:
		return a.Document()
	}
	return a == b && a.Document()
}
