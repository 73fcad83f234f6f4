package main

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/all"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// moment is a kind of frame of a match between computers; the busiest of the kind, that with most cards, is measured.
type moment struct {
	name string
	// game and seats say what is played, seed which match of it, at most for so many ticks.
	game  string
	seats int
	seed  uint64
	ticks int
	// shows reports whether a frame is of the kind.
	shows func(s game.Session, l *display.List) bool
}

var moments = []moment{
	{"busiest frame of KOMPROMAT's deal", "kompromat", 2, 7, 60 * 150, revealing(false)},
	{"busiest frame of KOMPROMAT's reveal", "kompromat", 2, 7, 60 * 150, revealing(true)},
	{"busiest peak of KOMPROMAT", "kompromat", 2, 7, 60 * 150, drawn(display.Beam)},
	{"an explosion among six", "topsecret", 6, 7, 60 * 240, drawn(display.Wipe)},
	{"a confrontation among six", "getadler", 6, 3, 60 * 900, confronting},
	{"busiest peak of GET ADLER!", "getadler", 6, 3, 60 * 900, drawn(display.Scrap)},
}

// look is how a reader has set the program; the figures hold in all of them.
type look struct {
	name      string
	textScale int
	contrast  bool
}

var looks = []look{{"", 100, false}, {", at 200 %", 200, false}, {", in high contrast", 100, true}}

// revealing tells frames of KOMPROMAT's reveals from the others.
func revealing(wanted bool) func(game.Session, *display.List) bool {
	return func(s game.Session, _ *display.List) bool {
		return s.(*kompromat.Match).View(game.Public).Revealing == wanted
	}
}

// drawn finds frames with a picture of a kind: the light of a peak, or the wipe of an explosion.
func drawn(kind display.Kind) func(game.Session, *display.List) bool {
	return func(_ game.Session, l *display.List) bool {
		return slices.ContainsFunc(l.Items, func(it display.Item) bool { return it.Kind == kind })
	}
}

// confronting tells frames of GET ADLER!'s confrontations from the others.
func confronting(s game.Session, _ *display.List) bool {
	return s.(*getadler.Match).View(game.Public).Fight.Cards > 0
}

// find plays the match and returns its screen, stopped at the frame of the moment with the most cards among those in
// which something moves.
func (b *bench) find(m *moment, as look) (*stage.Stack, *stage.Stage, error) {
	best, most := -1, -1
	for pass := range 2 {
		stack, st, session, err := b.begin(m, as)
		if err != nil {
			return nil, nil, err
		}
		var list display.List
		for tick := range m.ticks {
			stack.Update(&input.Frame{Focused: true})
			st.Tick++
			moving := st.TakeRedraw()
			if pass == 1 && tick == best {
				return stack, st, nil
			}
			if pass == 1 || !moving {
				continue
			}
			list.Reset()
			stack.Draw(&list)
			if boxes, _ := cardBoxes(&list); len(boxes) > most && m.shows(session, &list) {
				best, most = tick, len(boxes)
			}
		}
	}
	return nil, nil, fmt.Errorf("measuring %s: no such frame was found in the match", m.name)
}

// begin puts the match of a moment on a screen.
func (b *bench) begin(m *moment, as look) (*stage.Stack, *stage.Stage, game.Session, error) {
	st := &stage.Stage{
		Catalogue: b.catalogue, Measure: b.setter, Settings: stage.DefaultSettings(), Lang: words.English,
		Metrics:     theme.Metrics{W: frameW, H: frameH, TextScale: float64(as.textScale) / 100, Contrast: as.contrast},
		WaitForBots: true,
	}
	st.Settings.TextScale, st.Settings.HighContrast = as.textScale, as.contrast
	setup := game.Setup{Seed: game.SeedOf(m.seed)}
	for _, name := range []string{"Ada", "Bert", "Carla", "Denis", "Edith", "Frank"}[:m.seats] {
		setup.Players = append(setup.Players, game.Player{Computer: true, Level: game.Easy, Name: name})
	}
	g, ok := all.Games().Find(m.game)
	if !ok {
		return nil, nil, nil, fmt.Errorf("measuring %s: there is no game %q", m.name, m.game)
	}
	session, err := g.New(setup, nil)
	if err != nil {
		return nil, nil, nil, err
	}
	scene := g.Table(st, match.Desk{
		Session: session,
		Bot: func(seat game.Seat, move int) *rand.Rand {
			return rand.New(rand.NewPCG(uint64(seat), uint64(move)))
		},
		Ways: match.Ways{Menu: func() stage.Scene { return nil }},
	})
	return stage.NewStack(scene), st, session, nil
}
