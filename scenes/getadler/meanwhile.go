package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// meanwhile says what is going on while something is shown.
func (t *screen) meanwhile(q *ask) {
	if line := t.show.Line(); line != (game.Line{}) {
		q.Head = t.Reader().Say(line)
	}
	t.watchFight(q)
	if t.AskGate(&q.Ask); q.Primary.ID != "" && !fighting(t.show.Now()) {
		q.Status = t.Say("getadler.gate")
	}
	t.revealed(q)
}

// revealed says what an arrest has brought to light, not the character that was turned up last: who has caught whom, and
// at the stop who the villains are.
func (t *screen) revealed(q *ask) {
	now, v := &t.telling, t.show.Now()
	if now.accent != getadler.RoleRevealed {
		return
	}
	if a := now.arrest; a.on && v.Players[a.of].Role != getadler.NoRole {
		villain := t.roleAt(v, a.of)
		q.Head, q.Body = t.Say("getadler.reveal.arrest", game.SeatName(a.by), game.SeatName(a.of), villain), ""
		q.Status = t.Say("getadler.reveal.short", game.SeatName(a.of), villain)
	}
	if !t.show.Gated() {
		return
	}
	if !now.arrest.on {
		q.Head = t.Say("getadler.now.revealed")
		q.Status = q.Head
	}
	q.Body = ""
	for seat := range game.Seat(v.Seats) {
		if v.Players[seat].Role.Villain() && !(now.arrest.on && seat == now.arrest.of) {
			q.Body += t.Say("log.getadler.revealed", game.SeatName(seat), t.roleAt(v, seat)) + "\n"
		}
	}
	q.Body += t.Say("getadler.gate")
}

// statusNow says what is being shown: the view on its way there may still owe a decision that has been made.
func (t *screen) statusNow(v *getadler.View) string {
	now := &t.telling
	key := nowKeys[now.accent]
	switch {
	case !t.Busy() || v.Hour == 0 || key == "":
		return t.statusOf(v)
	case now.accent == getadler.HourBegan:
		return t.Say(getadler.HourKey(v.Hour))
	}
	return t.Say(key, game.SeatName(now.who))
}

// nowKeys say what an event shows, with {0} the seat that does it: in few words, for the panel says the rest. They name neither
// cards nor characters.
var nowKeys = map[getadler.EventKind]string{
	getadler.HourBegan: "getadler.now.turn", getadler.TurnBegan: "getadler.now.turn", getadler.CardDrawn: "getadler.now.turn",
	getadler.NothingDrawn: "getadler.now.turn", getadler.NothingPlayed: "getadler.now.turn",
	getadler.TurnMissed: "getadler.now.missed", getadler.CardDiscarded: "getadler.now.discarded",
	getadler.Asked: "getadler.now.asked", getadler.Answered: "getadler.now.answered",
	getadler.Looked: "getadler.now.looked", getadler.LookEnded: "getadler.now.looked.end",
	getadler.Spied: "getadler.now.spied", getadler.CardTaken: "getadler.now.swapped", getadler.CardGiven: "getadler.now.swapped",
	getadler.NothingToTake: "getadler.now.swapped", getadler.Accused: "getadler.now.accused",
	getadler.WrongArrest: "getadler.now.wrong", getadler.RightArrest: "getadler.now.right", getadler.RoleRevealed: "getadler.now.revealed",
}
