package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/scenes/ui"
)

// moment is all of the game's own that controls and texts depend on.
type moment struct {
	sel         selection
	lift        [topsecret.Kinds + 1]float64
	phase       topsecret.Phase
	game, turn  int
	open        bool
	odds, sheet bool
	callers     game.Seats
	// toAct are the seats that the picture still waits for.
	toAct game.Seats
}

// Changed tells whether any of it has changed.
func (t *screen) Changed() bool {
	p := t.show.Now()
	now := moment{t.sel, t.lift, p.Phase, p.Game, p.Turn, t.large(p), t.oddsShown(), t.sheet, t.callers(), p.ToAct}
	if now == t.moment {
		return false
	}
	t.moment = now
	return true
}

// The ids of what can be pressed, made once: a frame takes no memory.
var (
	handIDs    = [topsecret.Kinds + 1]string{"", "hand:1", "hand:2", "hand:3", "hand:4", "hand:5", "hand:6", "hand:7", "hand:8"}
	stealIDs   = [game.MaxSeats]string{"steal:0", "steal:1", "steal:2", "steal:3", "steal:4", "steal:5"}
	boardIDs   = [game.MaxSeats]string{"board:0", "board:1", "board:2", "board:3", "board:4", "board:5"}
	tabIDs     = [game.MaxSeats]string{"tab:0", "tab:1", "tab:2", "tab:3", "tab:4", "tab:5"}
	safeIDs    = [game.MaxSeats]string{"safe:0", "safe:1", "safe:2", "safe:3", "safe:4", "safe:5"}
	pickIDs    = [game.MaxSeats]string{"pick:0", "pick:1", "pick:2", "pick:3", "pick:4", "pick:5"}
	singlesIDs = [game.MaxSeats]string{"singles:0", "singles:1", "singles:2", "singles:3", "singles:4", "singles:5"}
	pairsIDs   = [game.MaxSeats]string{"pairs:0", "pairs:1", "pairs:2", "pairs:3", "pairs:4", "pairs:5"}
	upIDs      = [2][game.MaxSeats]string{
		{"low:0", "low:1", "low:2", "low:3", "low:4", "low:5"}, {"high:0", "high:1", "high:2", "high:3", "high:4", "high:5"},
	}
)

// Controls lists what can be pressed on the table, in reading order. While something is shown nothing of it can, but
// the button of the odds stays in sight.
func (t *screen) Controls(cs []ui.Control) []ui.Control {
	if t.sheet {
		return cs
	}
	if !t.Busy() {
		v := &t.show.Now().View
		for seat := range game.Seat(v.Seats) {
			cs = t.boardControls(cs, v, seat)
		}
		cs = t.handControls(cs)
		cs = append(cs, ui.Control{ID: "discard", Label: t.discardLabel(), Box: t.layout.Discard, Role: display.Button, Quiet: true})
	}
	if t.hasOdds() {
		cs = append(cs, ui.Control{ID: "odds", Label: t.Say("topsecret.odds.tool"), Box: t.layout.Tool, Role: display.Toggle, Checked: t.oddsOpen})
	}
	return cs
}

// handControls are the groups of the hand.
func (t *screen) handControls(cs []ui.Control) []ui.Control {
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		if box := t.layout.Groups[k]; !box.Empty() {
			// A card that has risen can be pressed where it lay as well: it never slips from under the pointer.
			rise := box.H * liftShare * t.lift[k]
			box.Y, box.H = box.Y-rise, box.H+rise
			cs = append(cs, ui.Control{
				ID: handIDs[k], Label: t.groupLabel(k), Box: box, Role: display.CardRole, Quiet: true, Checked: t.sel.kind == k,
			})
		}
	}
	return cs
}

// boardControls are a player's board and all that lies on it: each can be pressed, if only to be told about. Where a
// mole chooses, board and card are what it may take; where «Boum!» is called, the board is its player's button.
func (t *screen) boardControls(cs []ui.Control, v *topsecret.View, seat game.Seat) []ui.Control {
	b, p := &t.layout.Boards[seat], &v.Players[seat]
	if t.ask.callers.Has(seat) {
		return append(cs, ui.Control{
			ID: callIDs[seat], Label: t.Say("topsecret.call.label", game.SeatName(seat)), Box: b.Box, Role: display.Button, Quiet: true,
		})
	}
	if t.ask.targets.Has(seat) {
		return append(cs, ui.Control{
			ID: stealIDs[seat], Label: t.Say("topsecret.steal.card", v.Word(t.loot(seat)), game.SeatName(seat)), Box: b.Box,
			Role: display.CardRole, Quiet: true, Checked: int(t.sel.target) == int(seat)+1,
		})
	}
	add := func(id, label string, box display.Rect, role display.Role) {
		cs = append(cs, ui.Control{ID: id, Label: label, Box: box, Role: role, Quiet: true})
	}
	if v.Turn > 0 {
		add(tabIDs[seat], t.tabLabel(v, seat), b.Tab, display.Button)
	}
	add(boardIDs[seat], t.boardLabel(v, seat), b.Header, display.Button)
	if p.UpCount == 0 {
		add(safeIDs[seat], t.Say("topsecret.safe.label", game.SeatName(seat)), b.Safe, display.CardRole)
	}
	for i := range p.UpCount {
		box := b.Up[i]
		if i+1 < p.UpCount {
			box.W = max(b.Up[i+1].X-box.X, min(box.W, t.Stage.Metrics.U(cardTarget)))
		}
		label := t.Say("topsecret.up.label", game.SeatName(seat), v.Word(p.Up[i].Card.Kind()))
		add(upIDs[i][seat], label, box, display.CardRole)
		if p.UpCount > 1 {
			cs[len(cs)-1].Aloud = t.Say("voice.nth", game.Number(i+1), game.Text(label))
		}
	}
	if p.Picked {
		add(pickIDs[seat], t.pickLabel(v, seat), b.Pick, display.CardRole)
	}
	add(singlesIDs[seat], t.Say("topsecret.singles.label", game.Number(p.SinglesCount), game.SeatName(seat)), b.Singles, display.Button)
	add(pairsIDs[seat], t.Say("topsecret.pairs.label", game.Number(p.PairsCount), game.SeatName(seat)), b.Pairs, display.Button)
	return cs
}

// groupLabel names a group of the hand, for readers.
func (t *screen) groupLabel(k topsecret.Kind) string {
	return t.Say("topsecret.times", game.Number(t.cardsInHand(k)), t.show.Now().Word(k))
}

// cardsInHand is the number of cards of a kind in the hand below, without the one that lies on the table.
func (t *screen) cardsInHand(k topsecret.Kind) int {
	p := &t.show.Now().Players[t.Near]
	if p.Picked && !p.Turned && p.Pick.Kind() == k {
		return p.Hand[k] - 1
	}
	return p.Hand[k]
}

// Follow brings cards up or down by a tick's share, and notes that the table is looked at.
func (t *screen) Follow() {
	t.clock.seen = t.Stage.Tick
	t.side.follow(t)
	t.attend()
	for k := range t.lift {
		goal := 0.0
		if t.ask.kinds>>k&1 != 0 {
			hover, focus, _ := t.Page.State(handIDs[k])
			switch {
			case int(t.sel.kind) == k:
				goal = 1
			case hover || focus:
				goal = pointedLift
			}
		}
		t.lift[k] = t.Lift(t.lift[k], goal, liftMS)
	}
}

// hasOdds tells whether what rivals still hold may be shown in this match.
func (t *screen) hasOdds() bool { return t.OddsAllowed() && showsOdds(t.Cast) }

// oddsShown tells whether the panel with it lies open.
func (t *screen) oddsShown() bool { return t.oddsOpen && t.hasOdds() }

// optionOdds is the option of a match that shows what rivals still hold.
const optionOdds = "odds"

// showsOdds tells whether it is shown: as the match's option says, else where an Easy computer plays.
func showsOdds(cast game.Cast) bool {
	byDefault := 0
	for _, p := range cast.Players {
		if p.Computer && p.Level == game.Easy {
			byDefault = 1
		}
	}
	return cast.Options.Value(optionOdds, byDefault) != 0
}
