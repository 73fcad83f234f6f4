package getadler

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/scenes/table"
)

// walkSizes are the screens on which the focus is walked: width, height and size of the text.
var walkSizes = [][3]float64{{1280, 720, 1}, {1280, 720, 2}, {2560, 1080, 1}}

// TestTheFocusReachesEverything walks over the table in every situation in which a person is asked, over notebook and sheet.
func TestTheFocusReachesEverything(t *testing.T) {
	setter := newSetter(t)
	room := func(t *testing.T, n int) *room {
		size := walkSizes[n%len(walkSizes)]
		r := newRoom(t, setter, words.English, size[0], size[1])
		r.Stage.Metrics.TextScale = size[2]
		r.Stage.Settings.Speed, r.Stage.Settings.AutoHide = 0, 0
		return r
	}
	for _, c := range companies {
		all := situations(t, c.kinds, c.options...)
		for n := range all {
			s := &all[n]
			if strings.HasPrefix(s.name, "wait") {
				continue
			}
			t.Run(c.kinds+" "+s.name, func(t *testing.T) {
				r := room(t, n)
				r.enact(s)
				r.WalkRoom(s.name)
			})
		}
	}
	for _, seats := range []int{4, 6} {
		for n, f := range fightScenes(seats) {
			t.Run(fmt.Sprintf("%d seats, %s", seats, f.name), func(t *testing.T) {
				r := room(t, n)
				r.stage(f)
				r.WalkRoom(f.name)
			})
		}
	}
	for n := range walkSizes {
		r := room(t, n)
		r.open(holding(t, "peee", getadler.Question), true)
		r.Wait(guardTicks + 2)
		r.letter('n')
		for tab := range tabEnd {
			r.letter(rune('1' + tab))
			r.WalkRoom("notebook " + tabNames[tab])
		}
		r.letter('n')
		r.letter('c')
		for range sheetEnd {
			s := r.Stack.Top().(*sheet)
			s.tab = (s.tab + 1) % sheetEnd
			r.WalkRoom("sheet " + sheetNames[s.tab])
		}
	}
}

// held is the id of a card of the hand.
func (r *room) held(of func(getadler.Kind) bool) string {
	for i := range handIDs {
		if k := r.screen.layout.kind(i); k != getadler.NoKind && of(k) {
			return handIDs[i]
		}
	}
	return ""
}

// ways are the presses that make a move: what is chosen, and the button that submits it.
func (r *room) ways(m getadler.Move) []string {
	kind := func(k getadler.Kind) bool { return k == getadler.Kind(m.A) }
	plays := r.held(func(k getadler.Kind) bool { return plays[k] == m.Op })
	switch m.Op {
	case getadler.OpAsk:
		return []string{plays, seatIDs[m.A], traitIDs[m.B], colourIDs[m.C], "act"}
	case getadler.OpLook:
		return []string{plays, seatIDs[m.A], "act"}
	case getadler.OpSpy, getadler.OpArrest:
		all := []string{plays, seatIDs[m.A]}
		if _, ok := r.Hot(nameIDs[0]); m.Op == getadler.OpArrest && (m.B != 0 || ok) {
			all = append(all, map[getadler.Role]string{getadler.Adler: nameIDs[0], getadler.Collins: nameIDs[1]}[getadler.Role(m.B)])
		}
		if m.Op == getadler.OpSpy && r.choiceOfTwo(m) {
			all = append(all, countIDs[m.B-1])
		}
		return append(all, "act")
	case getadler.OpDiscard:
		return []string{r.held(kind), "discardit"}
	case getadler.OpGive:
		return []string{r.held(kind), "give"}
	case getadler.OpReply:
		return []string{r.held(kind), "reply"}
	case getadler.OpLoot:
		return []string{lootIDs[m.A], "loot"}
	case getadler.OpYes:
		return []string{"yes", "answer"}
	case getadler.OpNo:
		return []string{"no", "answer"}
	}
	return []string{map[getadler.Op]string{
		getadler.OpReady: "ready", getadler.OpSeen: "seen", getadler.OpSurrender: "surrender", getadler.OpPursue: "pursue",
		getadler.OpLetGo: "letgo", getadler.OpShoot: "shoot", getadler.OpHold: "hold", getadler.OpEnough: "enough",
	}[m.Op]}
}

// choiceOfTwo tells whether binoculars may take one card or two of a seat.
func (r *room) choiceOfTwo(m getadler.Move) bool {
	for _, other := range r.screen.own.Moves {
		if other.Op == m.Op && other.A == m.A && other.B != m.B {
			return true
		}
	}
	return false
}

// TestEveryLegalMoveIsMadeByGamepad plays matches of persons with a gamepad alone: each decision is a move drawn from all
// legal ones, and it is that move which the match must then hold.
func TestEveryLegalMoveIsMadeByGamepad(t *testing.T) {
	setter := newSetter(t)
	made := map[getadler.Op]int{}
	want := []getadler.Op{
		getadler.OpReady, getadler.OpAsk, getadler.OpLook, getadler.OpSpy, getadler.OpArrest, getadler.OpDiscard, getadler.OpYes,
		getadler.OpNo, getadler.OpSeen, getadler.OpGive, getadler.OpReply, getadler.OpSurrender, getadler.OpPursue,
		getadler.OpLetGo, getadler.OpShoot, getadler.OpHold, getadler.OpLoot, getadler.OpEnough,
	}
	missing := func() (all []getadler.Op) {
		for _, op := range want {
			if made[op] == 0 {
				all = append(all, op)
			}
		}
		return all
	}
	for seed := uint64(1); seed <= 40 && len(missing()) > 0; seed++ {
		kinds := []string{"ppppp", "pppppp", "pppp"}[seed%3]
		r := newRoom(t, setter, words.English, 1280, 720)
		r.Stage.Settings.Speed, r.Stage.Settings.AutoHide = 0, 0
		j := &diary{}
		m, err := getadler.NewMatch(setupOf(kinds, seed, getadler.OptionAbilities), j)
		if err != nil {
			t.Fatal(err)
		}
		r.open(m, false)
		rng := rand.New(rand.NewPCG(seed, 3))
		for idle := 0; !m.Standing().Over; idle++ {
			if idle > 2000 {
				t.Fatalf("seed %d: nothing goes on at %q", seed, r.screen.ask.Status)
			}
			seat := r.screen.Asked()
			switch {
			case r.PadPress("take"), r.PadPress("recap"), r.PadPress("continue"):
				continue
			case r.screen.Busy(), !r.screen.Mine(), seat == table.NoSeat:
				r.Wait(5)
				continue
			case r.screen.CanPeek() && !r.screen.Open():
				r.PadPress("peek")
				continue
			}
			r.Wait(guardTicks + 1)
			moves := m.View(seat).Moves
			move := moves[rng.IntN(len(moves))]
			for _, other := range moves {
				// What is rare is met more often, and who discards all never meets anything.
				if made[other.Op] == 0 || move.Op == getadler.OpDiscard && other.Op != getadler.OpDiscard && rng.IntN(3) == 0 {
					move = other
				}
			}
			before := len(j.entries)
			for _, id := range r.ways(move) {
				if !r.PadPress(id) {
					t.Fatalf("seed %d: %v wants %q, which cannot be pressed at %q", seed, move, id, r.screen.ask.Status)
				}
				r.Wait(1)
			}
			if len(j.entries) == before || j.entries[before].Move != move.String() || j.entries[before].Seat != seat {
				t.Fatalf("seed %d: %v by gamepad gives %v at %q", seed, move, j.entries[before:], r.screen.ask.Status)
			}
			made[move.Op]++
			idle = 0
		}
	}
	for _, op := range missing() {
		t.Errorf("no match came to %v", getadler.Move{Op: op})
	}
}
