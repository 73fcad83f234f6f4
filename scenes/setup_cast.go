package scenes

import (
	"math/rand/v2"
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/games"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// likeness is a portrait, by its number, in the look of the game.
func (d *draft) likeness(portrait uint8) display.Face {
	return display.Face{Design: faces.Likeness, Tone: portrait, Marks: d.game.Look.Look}
}

// figureKeys name the figures of persons to those who do not see them.
var figureKeys = [display.Figures]string{
	"setup.portrait.hat", "setup.portrait.beret", "setup.portrait.bun", "setup.portrait.cap", "setup.portrait.scarf",
	"setup.portrait.bowler", "setup.portrait.curls", "setup.portrait.plaits",
}

// cast is where it is chosen who plays for the computer on a seat: one of the regulars, or anybody of a level.
type cast struct {
	chooser
	seat int
}

// newCast opens the cast for a seat.
func newCast(h *launcher, d *draft, seat int) stage.Scene {
	s := &cast{chooser: chooser{launcher: h, draft: d}, seat: seat}
	s.Page = form.New(h.st, s.layOut)
	s.Says = s.sentence
	now := &d.all[seat]
	s.SetFocus(castID(now.level, now.character))
	return s
}

// castID is the control of one of the cast; of anybody of a level where there is no character.
func castID(level game.Level, character string) string {
	if character == "" {
		return "anybody." + level.String()
	}
	return "regular." + character
}

// layOut gives each level a row: anybody, and the regulars.
func (s *cast) layOut() *form.Sheet {
	st, m := s.launcher.st, s.launcher.st.Metrics
	all := s.NewSheet(st.Say("cast.title", game.Number(s.seat+1)))
	gap, head := m.U(rowSpace), m.Size(display.SansBold, ui.HeadSize)*1.3
	list := bots.Cast()
	columns := len(list)/int(game.Expert+1) + 1
	if ui.Slim(m) || m.TextScale > 1 {
		columns = 2
	}
	rows := float64((len(list)/int(game.Expert+1) + columns) / columns)
	free := all.Panel.H/float64(game.Expert+1) - head - m.U(rowWide)*(rows+1)
	high := max(ui.RowHeight(m, setupSlim), free/rows)
	for level := game.Easy; level <= game.Expert; level++ {
		row, box := all.Add(head, m.U(rowWide))
		ui.Line(&row.List, st, box, st.Say(match.LevelKeys[level]), display.SansBold, ui.HeadSize, theme.Brass, display.Left)
		items := []form.Item{s.item(level, "", high)}
		for _, c := range list {
			if c.Level == level {
				items = append(items, s.item(level, c.ID, high))
			}
		}
		all.Grid(items, columns, high, gap, m.U(rowWide))
	}
	all.Foot(form.Back(st, "done"), form.Language(st))
	return all
}

// item is the choice of one of the cast. Nobody sits at two places.
func (s *cast) item(level game.Level, character string, high float64) form.Item {
	st, now := s.launcher.st, &s.draft.all[s.seat]
	c := ui.Control{
		ID: castID(level, character), Label: st.Say("cast.anybody"), Role: display.Choice,
		Picture: s.draft.likeness(portraitOf(character)),
		Checked: now.level == level && now.character == character, Box: display.Rect{H: high},
	}
	if character != "" {
		c.Label = st.Say(bots.NameKey(character))
		for i := range s.draft.seats() {
			if o := &s.draft.all[i]; i != s.seat && o.computer && o.character == character {
				c.Disabled, c.Why = true, st.Say("names.taken", game.Text(c.Label))
			}
		}
	}
	c.Aloud = st.Of(st.Say(match.LevelKeys[level]), c.Label)
	return form.Item{Control: c, Do: func() stage.Change {
		now.level, now.character = level, character
		s.draft.settle(st)
		return stage.Pop()
	}}
}

// sentence says of the one who is pointed at, or on whom the focus lies, who that is and how they play.
func (s *cast) sentence() (string, bool) {
	st, aimed := s.launcher.st, s.Focused()
	for _, c := range s.Controls() {
		if hover, _, _ := s.State(c.ID); hover {
			aimed = c.ID
		}
	}
	if id, ok := strings.CutPrefix(aimed, "regular."); ok {
		c := bots.Cast()[bots.FindCharacter(id)]
		says := s.draft.game.Character(bots.Player{Level: c.Level, Character: c.ID}).Says
		return stage.Sentences(st.Say(c.Who), st.Say(says)), false
	}
	if name, ok := strings.CutPrefix(aimed, "anybody."); ok {
		level, _ := game.ParseLevel(name)
		return st.Say(s.draft.game.Character(bots.OfLevel(level)).Says), false
	}
	return st.Say("cast.about"), false
}

// strangers are the players of an earlier match, but that each regular is another one, whom those at that table have
// not just met: of the same level, or where all of that sat there, of the next.
func (h *launcher) strangers(players []game.Player) []game.Player {
	others := slices.Clone(players)
	for i := range others {
		others[i].Character = ""
	}
	for _, step := range [...]int{0, 1, -1, 2, -2} {
		for i := range others {
			if p := &others[i]; p.Computer && p.Character == "" {
				p.Level = game.Level(max(int(game.Easy), min(int(players[i].Level)+step, int(game.Expert))))
			}
		}
		others = h.casting(append(others, players...))[:len(players)]
	}
	return others
}

// withOthers is the set-up of a match that is over, its table laid as it was, but for the regulars: others come in
// their place.
func withOthers(h *launcher, g *games.Game, cast game.Cast, others []game.Player) stage.Scene {
	d := h.draft(g)
	d.recall(h.st, cast)
	for i, p := range others {
		d.all[i].character, d.all[i].level = p.Character, p.Level
	}
	return newSetup(h, g)
}

// casting gives every computer that is anybody of its level somebody of the cast, by lot, whom nobody else at the table
// is called after, in any language. Where all of a level sit there already it stays nobody in particular.
func (h *launcher) casting(players []game.Player) []game.Player {
	players = slices.Clone(players)
	lot := rand.New(rand.NewPCG(h.ornamentSeed(), h.matches))
	free := func(c bots.Character) bool {
		return !slices.ContainsFunc(players, func(p game.Player) bool {
			return p.Character == c.ID || slices.ContainsFunc(words.Languages(), func(l words.Lang) bool {
				return !p.Computer && strings.EqualFold(p.Name, ui.Clean(h.st.Catalogue.In(l).T(c.Name)))
			})
		})
	}
	for i := range players {
		p := &players[i]
		if !p.Computer || p.Character != "" {
			continue
		}
		var may []bots.Character
		for _, c := range bots.Cast() {
			if c.Level == p.Level && free(c) {
				may = append(may, c)
			}
		}
		if len(may) > 0 {
			c := may[lot.IntN(len(may))]
			p.Character, p.Name = c.ID, h.st.Say(c.Name)
		}
	}
	return players
}
