package kompromatbot

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/bots/kompromatbot/duel"
	"safehouse/game/botstest"
	"safehouse/game/kompromat"
)

// shadow plays a match by the rules and, beside it, its rounds as they are imagined, and holds both against each other.
// Cards come as the rules draw them, and who has 21 gives a token back where the imagined round does.
type shadow struct {
	t     *testing.T
	match *kompromat.Match
	rng   *rand.Rand
	table table
	scene scene
	// round is the one imagined, booked the number of its missions resolved.
	round, booked int
	// papers reports that forged papers are used where they save from the ninth token, and pens never; else it is the
	// other way round, and papers do not count.
	papers bool
}

// begin imagines the round that begins.
func (sh *shadow) begin(v *kompromat.View) {
	sh.round, sh.booked = v.Round, 0
	sh.table = table{judge: judgeOf(kompromat.Rounds-v.Round, v.Unlaid), odds: theOdds(), starter: v.Starter}
	for i := range v.Row {
		sh.table.row[i], sh.table.marks[i] = v.Row[i].Mission, int8(v.Row[i].Counter.Marks())
	}
	sh.scene = scene{}
	for seat := range game.Seat(kompromat.Seats) {
		own := sh.match.View(seat)
		sh.scene.hands[seat], sh.scene.accounts[seat] = handOf(&own, seat), sh.account(v, seat)
	}
}

// account is a seat's by the rules, without papers where they do not count.
func (sh *shadow) account(v *kompromat.View, seat game.Seat) account {
	a := accountOf(v, seat)
	if !sh.papers {
		a.items &^= 1 << kompromat.ForgedPapers
	}
	return a
}

// choose makes a decision by chance, but where the imagined round decides itself.
func (sh *shadow) choose(v *kompromat.View) kompromat.Move {
	var open []kompromat.Move
	for _, m := range v.Moves {
		pen := m.Op == kompromat.OpUse && kompromat.Item(m.A) == kompromat.PoisonPen
		if m.Op != kompromat.OpUse && m.Op != kompromat.OpDone || pen && !sh.papers {
			open = append(open, m)
		}
	}
	switch v.Phase {
	case kompromat.PhaseAfter:
		then := sh.scene
		sh.table.book(&then, v.Current)
		m := use(kompromat.ForgedPapers, kompromat.PapersLimit)
		saved := sh.scene.accounts[v.Viewer].items &^ then.accounts[v.Viewer].items
		if saved>>kompromat.ForgedPapers&1 != 0 && has(v, m) {
			return m
		}
	case kompromat.PhasePerfect:
		if sh.gives(v.Viewer, v.Current) {
			return kompromat.Move{Op: kompromat.OpDiscard}
		}
		return kompromat.Move{Op: kompromat.OpHold}
	case kompromat.PhaseMore:
		// Short attempts come up as well as long ones.
		if _, total := v.OpenTotals(); total < 26+sh.rng.IntN(20) {
			return kompromat.Move{Op: kompromat.OpDraw}
		}
		return kompromat.Move{Op: kompromat.OpStop}
	}
	return open[sh.rng.IntN(len(open))]
}

// gives reports whether a seat that has 21 gives a token back in the imagined round.
func (sh *shadow) gives(seat game.Seat, mission int) bool {
	then := sh.scene
	for other := range then.hands {
		if a := &then.hands[other].at[mission]; a.tried() && a.best() == bust {
			then.gain(game.Seat(other), 1)
		}
	}
	if seat != sh.table.starter {
		sh.table.perfect(&then, sh.table.starter, mission)
	}
	before := then.accounts[seat].tokens
	sh.table.perfect(&then, seat, mission)
	return then.accounts[seat].tokens < before
}

// follow makes the same decision in the imagined round; before and after are the views of its seat.
func (sh *shadow) follow(before, after *kompromat.View, m kompromat.Move) {
	sh.t.Helper()
	seat := before.Viewer
	h := &sh.scene.hands[seat]
	switch m.Op {
	case kompromat.OpDeclare:
		a := &h.at[before.Current]
		a.fixed, a.total = true, a.low+m.A*kompromat.WildExtra
	case kompromat.OpUse:
		if kompromat.Item(m.A) == kompromat.PoisonPen {
			if a := &h.at[before.Current]; !a.fixed {
				a.fixed, a.total = true, a.low
			}
			t := infoSet{view: before, me: seat}
			w := world{scene: sh.scene}
			t.use(&w, m, nil)
			sh.scene = w.scene
		}
	case kompromat.OpStop:
		sh.stopped(before, after)
	}
	if after.Round != sh.round || after.Revealing {
		return
	}
	for i := range after.Row {
		a := &after.Row[i].Attempts[seat]
		for n := before.Row[i].Attempts[seat].Count; n < a.Count; n++ {
			h.take(a.Cards[n].Card)
			h.at[i].add(a.Cards[n].Card)
		}
	}
}

// stopped holds the hands, and whose turn comes, against the rules' when a turn has ended.
func (sh *shadow) stopped(before, after *kompromat.View) {
	sh.t.Helper()
	next, more := sh.scene.next(before.Viewer)
	if placing := after.Round == sh.round && !after.Revealing && !after.Over; placing != more || more &&
		after.Turn != next {
		sh.t.Fatalf("after seat %v the rules ask %v (placing: %v), thought asks %v (%v)", before.Viewer, after.Turn, placing,
			next, more)
	}
	if own := handOf(before, before.Viewer); own != sh.scene.hands[before.Viewer] {
		sh.t.Fatalf("seat %v has by the rules %+v, in thought %+v", before.Viewer, own, sh.scene.hands[before.Viewer])
	}
}

// compare books the missions that the rules have resolved, and holds what all own against the rules.
func (sh *shadow) compare() {
	sh.t.Helper()
	v := sh.match.View(game.Public)
	resolved := 0
	switch {
	case v.Over || v.Round != sh.round:
		resolved = kompromat.RowSize
	case v.Revealing:
		resolved = v.Current
	}
	if sh.booked >= resolved {
		return
	}
	ended, late := false, false
	for ; sh.booked < resolved && !ended; sh.booked++ {
		sh.duels(sh.booked)
		ended = sh.table.row[sh.booked] != 0 && sh.table.book(&sh.scene, sh.booked)
		late = late || sh.table.row[sh.booked].Item() == kompromat.ForgedPapers && sh.table.marks[sh.booked] > 0
	}
	notorious := v.Ending == kompromat.EndNotorious || v.Ending == kompromat.EndBothNotorious
	if late && notorious {
		// Imagined papers save even from the marks under their own mission, for which they come too late by the rules.
		return
	}
	for seat := range sh.scene.accounts {
		a := &sh.scene.accounts[seat]
		if !sh.papers {
			a.items &^= 1 << kompromat.ForgedPapers
		}
		if v.Phase == kompromat.PhasePerfect {
			// The tokens of those who went bust at this mission are given already.
			continue
		}
		if want := sh.account(&v, game.Seat(seat)); *a != want {
			sh.t.Fatalf("round %d: seat %d owns by the rules %+v, in thought %+v", v.Round, seat, want, *a)
		}
		if v.Over && a.score() != v.Score[seat].Total() {
			sh.t.Fatalf("seat %d has %d points by the rules, %d in thought", seat, v.Score[seat].Total(), a.score())
		}
	}
	if notorious != ended {
		sh.t.Fatalf("nine tokens end the match by the rules: %v, in thought: %v", notorious, ended)
	}
	want := map[game.Seat]float64{0: 1, 1: 0, game.Public: 0.5}[v.Winner]
	if got := sh.table.win(&sh.scene.accounts); v.Over && got != want {
		sh.t.Fatalf("seat %v wins by the rules, thought gives the first seat %v", v.Winner, got)
	}
}

// duels holds who takes a mission, and totals that are not declared, against those of a duel.
func (sh *shadow) duels(i int) {
	sh.t.Helper()
	var total, count [kompromat.Seats]int
	for seat := range sh.scene.hands {
		a := &sh.scene.hands[seat].at[i]
		total[seat], count[seat] = duel.Away, int(a.count)
		if a.tried() {
			total[seat] = int(a.best())
			if plain := duel.Total(int(a.low), int(a.wilds)); !a.fixed && plain != total[seat] {
				sh.t.Fatalf("%+v comes to %d, in a duel to %d", *a, total[seat], plain)
			}
		}
	}
	worth := duel.Plain(1, 0).Of(total[0], count[0], total[1], count[1])
	a, b := &sh.scene.hands[0].at[i], &sh.scene.hands[1].at[i]
	if a.beats(b) != (worth > 0) || b.beats(a) != (worth < 0) {
		sh.t.Fatalf("%+v against %+v is worth %v in a duel", *a, *b, worth)
	}
}

// TestImaginedRoundsKeepTheRules plays matches by chance, by the rules and as they are imagined.
func TestImaginedRoundsKeepTheRules(t *testing.T) {
	endings := map[kompromat.Ending]int{}
	perfect, saved := 0, 0
	for n := range uint64(botstest.Size(120, 300)) {
		setup := game.Setup{Seed: game.SeedOf(n), Players: []game.Player{{Name: "a"}, {Name: "b"}}}
		m, err := game.NewMatch(kompromat.Rules{}, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		sh := &shadow{t: t, match: m, rng: rand.New(rand.NewPCG(n, 7)), papers: n%2 == 0}
		for m.ToAct() != 0 {
			v := m.View(m.ToAct().First())
			if v.Round != sh.round {
				sh.begin(&v)
			}
			move := sh.choose(&v)
			switch {
			case move.Op == kompromat.OpDiscard:
				perfect++
			case move == use(kompromat.ForgedPapers, kompromat.PapersLimit):
				saved++
			}
			if err := m.Submit(v.Viewer, move); err != nil {
				t.Fatal(err)
			}
			after := m.View(v.Viewer)
			sh.follow(&v, &after, move)
			sh.compare()
		}
		endings[m.View(game.Public).Ending]++
	}
	t.Logf("endings %v, %d tokens given back, %d times saved by papers", endings, perfect, saved)
	if endings[kompromat.EndPoints] == 0 || endings[kompromat.EndNotorious] == 0 || perfect == 0 || saved == 0 {
		t.Error("not everything came up")
	}
}
