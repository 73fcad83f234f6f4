package e2e

import (
	"fmt"
	"strconv"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/build/flash"
	"safehouse/game"
	"safehouse/game/botstest"
	"safehouse/game/kompromat"
	"safehouse/game/topsecret"
)

// filmSize is the smallest window: what flashes there does so in any.
var filmSize = options{w: 1024, h: 640}

// speeds are those that are filmed: the fastest has the least time between one thing and the next, and is filmed whole,
// with the way there; of the common one what matters is. At slow all takes twice the time, so that within a second
// there is at most what the common speed shows: only the one thing that changes the light of a whole table is filmed, and
// where tests may be long.
var speeds = []int{100, 400}

const slow = 50

// whole is the speed that is filmed from the beginning.
const whole = 400

// beginning starts the program at a speed.
func beginning(t *testing.T, dir string, speed int, args ...string) *guest {
	t.Helper()
	paced(t, dir, speed, false)
	o := filmSize
	o.args, o.env = append([]string{"--data-dir", dir}, args...), []string{"SAFEHOUSE_SUM=yes"}
	return start(t, o)
}

// armAssassin begins a match of six at TOP SECRET and chooses the card that explodes, up to the press that plays it.
func (g *guest) armAssassin() {
	assassin := "hand:" + strconv.Itoa(int(topsecret.Assassin))
	g.press("new.topsecret")
	g.press("seats.6")
	g.press("start")
	g.until("the hand", 900, offers(assassin))
	g.tick(questionGuard)
	g.press(assassin)
	g.tick(questionGuard)
}

// TestTheExplosionDoesNotFlash films how a person sets off a bomb among six, from the menu on: scene changes, the
// reveal, the explosion and what comes after it.
func TestTheExplosionDoesNotFlash(t *testing.T) {
	t.Parallel()
	filmed := speeds
	if botstest.Long() {
		filmed = append([]int{slow}, speeds...)
	}
	for _, speed := range filmed {
		t.Run(fmt.Sprint(speed), func(t *testing.T) {
			g := beginning(t, t.TempDir(), speed, "--seed", "5")
			c := g.filmed(speed)
			g.armAssassin()
			if speed == slow {
				g.camera = nil
			}
			g.press("play")
			g.until("the explosion", 1800, func(s screen) bool { return s.has("Boom!") })
			harmless(t, "to the explosion", c)
			c = g.filmed(speed)
			g.tick(flash.Second * 3 / 2)
			harmless(t, "the explosion", c)
			if n, at := c.Changes(flash.Area); n > 1 {
				t.Errorf("the bomb changes the light %d times within the second before tick %d", n, at)
			}
		})
	}
}

// lastStop is a match of two persons up to the last decision before the first reveal.
func lastStop(t *testing.T) []game.Entry {
	t.Helper()
	var journal entries
	m, err := game.NewMatch(kompromat.Rules{}, hotSeatSetup(), &journal)
	if err != nil {
		t.Fatal(err)
	}
	for range 400 {
		before := len(journal)
		seat := m.ToAct().First()
		move := ""
		for _, text := range m.MoveTexts(seat) {
			switch {
			case text == "stop":
				move = text
			case move == "":
				move = text
			}
		}
		if v := m.View(seat); v.Phase == kompromat.PhaseMore && v.Row[v.Current].Attempts[seat].Count < 4 &&
			len(m.MoveTexts(seat)) > 1 {
			move = "draw"
		}
		if err := m.SubmitText(seat, move); err != nil {
			t.Fatalf("%s: %v", move, err)
		}
		if m.View(game.Public).Revealing {
			return journal[:before]
		}
	}
	t.Fatal("no reveal came")
	return nil
}

// TestTheRevealDoesNotFlash films the reveal of four missions with its stamps, the curtain before it and the next
// round.
func TestTheRevealDoesNotFlash(t *testing.T) {
	t.Parallel()
	moves := lastStop(t)
	for _, speed := range speeds {
		t.Run(fmt.Sprint(speed), func(t *testing.T) {
			g := beginning(t, keepAt(t, speed, "kompromat", hotSeatSetup(), moves), speed)
			p := &player{guest: g, seen: map[string]int{}}
			if speed == whole {
				g.filmed(speed)
			}
			g.press("resume")
			for turns := 0; turns < 60 && p.seen["stop"] == 0; turns++ {
				p.turn()
			}
			c := g.camera
			if c == nil {
				c = g.filmed(speed)
			}
			for turns := 0; turns < 600 && p.seen["continue"] == 0; turns++ {
				p.turn()
			}
			if p.seen["continue"] == 0 {
				t.Fatalf("no verdict was seen: %v", p.seen)
			}
			harmless(t, "the reveal", c)
		})
	}
}

// keepAt is a running match in a directory of its own with settings of a speed.
func keepAt(t *testing.T, speed int, name string, setup game.Setup, moves []game.Entry) string {
	t.Helper()
	dir := keep(t, name, setup, moves)
	paced(t, dir, speed, false)
	return dir
}

// TestAConfrontationDoesNotFlash films the end of a shoot-out, with the iris that opens it, a shot, the slip of the
// outcome and the curtains between.
func TestAConfrontationDoesNotFlash(t *testing.T) {
	t.Parallel()
	moves := shootOut(t)
	for _, speed := range speeds {
		t.Run(fmt.Sprint(speed), func(t *testing.T) {
			dir := keepAt(t, speed, "getadler", fourPersons(), moves)
			g := beginning(t, dir, speed)
			c := g.filmed(speed)
			p := newSleuth(g, dir)
			g.press("resume")
			g.tick(questionGuard)
			for turns := 0; turns < 400 && p.seen["continue"] == 0; turns++ {
				if g.camera = nil; speed == whole || p.seen["shoot"] > 0 {
					g.camera = c
				}
				p.turn()
			}
			if p.seen["shoot"] != 1 || p.seen["continue"] == 0 {
				t.Fatalf("the shoot-out did not come to its end: %v", p.seen)
			}
			g.tick(flash.Second)
			harmless(t, "the confrontation", c)
		})
	}
}

// TestAnHourDoesNotFlash films the clock after the last turn of an hour.
func TestAnHourDoesNotFlash(t *testing.T) {
	t.Parallel()
	s := &script{t: t}
	s.deal([]string{"gold", "adler", "sharpe", "townsend"}, hands)
	s.hours(4, 1)
	for _, speed := range speeds {
		t.Run(fmt.Sprint(speed), func(t *testing.T) {
			dir := keepAt(t, speed, "getadler", fourPersons(), s.entries[:len(s.entries)-1])
			g := beginning(t, dir, speed)
			g.press("resume")
			p := newSleuth(g, dir)
			p.decide("discardit")
			c := g.filmed(speed)
			g.tick(flash.Second * 200 / (speed + 100))
			harmless(t, "an hour", c)
		})
	}
}

// TestPagesDoNotFlash films how somebody turns from page to page as fast as the fades let.
func TestPagesDoNotFlash(t *testing.T) {
	t.Parallel()
	const speed = 400
	g := beginning(t, t.TempDir(), speed)
	c := g.filmed(speed)
	for range 3 {
		g.key(ebiten.KeyF1)
		g.tick(30)
		g.key(ebiten.KeyEscape)
		g.press("settings")
		g.tick(20)
		g.key(ebiten.KeyEscape)
		g.tick(20)
	}
	harmless(t, "pages", c)
}
