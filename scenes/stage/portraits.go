package stage

import (
	"hash/fnv"
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/words"
	"safehouse/render/display"
)

// mostFigures is the number of persons whose figures are kept: of more, the last of them.
const mostFigures = 40

// Portraits are the numbers of the portraits of who plays, by seat: of one of the cast, or of a guest for a person; 0
// for a computer that is nobody in particular. A person has the figure that is wanted here, counted from 1, 0 for none,
// else the one that is kept with the name, else one that follows from the name. Nobody has that of another at the
// table.
func (s *Stage) Portraits(players []game.Player, wanted [game.MaxSeats]int) (all [game.MaxSeats]uint8) {
	var taken [display.Figures]bool
	for _, likes := range [...]func(seat int, name string) int{
		func(seat int, _ string) int { return wanted[seat] },
		func(_ int, name string) int { return s.KeptFigure(name) },
		func(seat int, name string) int { return usualFigure(s, seat, name) },
	} {
		for seat, p := range players {
			if p.Computer {
				all[seat] = uint8(bots.FindCharacter(p.Character) + 1)
				continue
			}
			figure := likes(seat, p.Name) - 1
			if all[seat] > 0 || figure < 0 {
				continue
			}
			for figure %= display.Figures; taken[figure]; {
				figure = (figure + 1) % display.Figures
			}
			taken[figure] = true
			all[seat] = display.Guest(figure, seat)
		}
	}
	return all
}

// Pictured are the numbers of the portraits that stand for a match: those of the cast who play in it, or where none
// does those of its persons, or somebody's whom nobody knows.
func Pictured(s *Stage, players []game.Player) (cast []uint8) {
	var persons []uint8
	portraits := s.Portraits(players, [game.MaxSeats]int{})
	for seat, p := range players {
		switch {
		case !p.Computer:
			persons = append(persons, portraits[seat])
		case portraits[seat] > 0:
			cast = append(cast, portraits[seat])
		}
	}
	switch {
	case cast != nil:
		return cast
	case persons != nil:
		return persons
	}
	return []uint8{0}
}

// usualFigure is the figure, counted from 1, of a person who never had one.
func usualFigure(s *Stage, seat int, name string) int {
	if s.Unnamed("setup.person", name, seat) {
		return seat + 1
	}
	sum := fnv.New32a()
	sum.Write([]byte(strings.ToLower(name)))
	return int(sum.Sum32()%display.Figures) + 1
}

// Unnamed reports whether a name is the one of that key, in any language, which a seat has until somebody writes one.
func (s *Stage) Unnamed(key, name string, seat int) bool {
	return slices.ContainsFunc(words.Languages(), func(l words.Lang) bool {
		return name == s.Catalogue.In(l).T(key, game.Number(seat+1))
	})
}

// KeptFigure is the figure, counted from 1, that is kept with a person's name; 0 for none.
func (s *Stage) KeptFigure(name string) int {
	for kept := range strings.Lines(s.Settings.Figures) {
		number, of, _ := strings.Cut(strings.TrimSuffix(kept, "\n"), " ")
		if n, err := strconv.Atoi(number); err == nil && strings.EqualFold(of, name) && 1 <= n && n <= display.Figures {
			return n
		}
	}
	return 0
}

// KeepFigure keeps a figure, counted from 1, with a person's name.
func (s *Stage) KeepFigure(name string, figure int) {
	if name == "" || figure == s.KeptFigure(name) {
		return
	}
	kept := slices.DeleteFunc(slices.Collect(strings.Lines(s.Settings.Figures)), func(line string) bool {
		_, of, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		return strings.EqualFold(of, name)
	})
	kept = append(kept[max(0, len(kept)-mostFigures+1):], strconv.Itoa(figure)+" "+name+"\n")
	s.Set(func(set *Settings) { set.Figures = strings.Join(kept, "") })
}
