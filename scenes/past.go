package scenes

import (
	"safehouse/game/bots"
	"safehouse/game/history"
	"safehouse/game/record"
	"safehouse/scenes/board"
	"safehouse/scenes/stage"
)

// newBoard opens the board over the menu.
func newBoard(h *launcher) stage.Scene { return board.New(h.remembers()) }

// remembers is what the board needs of the program.
func (h *launcher) remembers() board.House {
	return board.House{
		Stage: h.st, Games: h.games, Now: h.time,
		Date: func(sum record.Summary) string { return date(h.st, sum) }, Result: h.result,
		Read: func() (more bool) { return h.store.ReadFinished(recordsATick) },
		Past: h.past, Running: h.store.Known, Taught: h.taught,
		Open:  func(file string) stage.Change { return h.show(h.load(file)) },
		Watch: func(file string, move int) stage.Change { return h.show(h.rewatch(file, move)) },
		All:   func() stage.Scene { return newMatches(h) }, Statistics: func() stage.Scene { return newStatistics(h) },
		Play: func(game, character string) stage.Scene {
			g, _ := h.games.Find(game)
			d := h.draft(g)
			d.invite(bots.Cast()[bots.FindCharacter(character)])
			return newSetup(h, g)
		},
	}
}

// past is what the house remembers: of whoever plays now before the others.
func (h *launcher) past() *history.History {
	over, _, _ := h.store.Finished()
	past, now := history.Of(over), h.last("")
	if guest := guestOf(now); guest >= 0 {
		past.Welcome(history.WhoIs(now.Cast.Players[guest]))
	}
	return past
}

// show puts a scene over the others; where there is none, the menu tells why.
func (h *launcher) show(s stage.Scene, ok bool) stage.Change {
	if !ok {
		return stage.Clear(newMenu(h))
	}
	return stage.Push(s)
}
