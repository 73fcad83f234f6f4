package tabletest

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/contrast/contrasttest"
	"safehouse/render/display"
	"safehouse/render/display/displaytest"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
)

// The laws of what is on the screen, whatever is shown or asked.
const (
	lawFits     = "nothing is cut or overlaps"
	lawContrast = "every frame has contrast"
	lawNames    = "everything has a name and a role"
	lawWords    = "everything is said in words"
	lawMemory   = "a frame takes no memory"
	lawDrawing  = "drawing changes nothing"
)

// The laws of a match that is played.
const (
	lawMoves    = "every kind of move is made"
	lawHints    = "a hint can be asked for whatever is asked"
	lawRefusals = "every refusal leads to its rule"
	lawGuide    = "what goes on is explained"
	lawUndo     = "taking back changes nothing but the choice"
	lawHurry    = "any press ends what is shown"
	lawSounds   = "every sound is seen"
	lawStill    = "with reduced motion nothing travels"
	lawSame     = "reduced motion says the same"
	lawRestless = "settings that change on the way lead to its end"
	lawEnd      = "matches end whoever plays"
	lawRecord   = "the record is closed once and notes what a seat saw"
	lawScore    = "the score hears nothing that was meant for the match"
)

// lawHand is the law that one hand suffices.
func lawHand(h stagetest.Hand) string { return fmt.Sprintf("every move is made with %v alone", h) }

// play is a match that is played on a screen, watched by as many laws as can watch it.
type play struct {
	*player
	where  string
	ledger contrasttest.Ledger
	// peaks audits every frame of a peak that nothing fades in: nothing is excused there.
	peaks contrasttest.Ledger
	names stagetest.Names
	// told is the number of sentences that have been looked at, alone that one person alone was at the screen then.
	told   int
	alone  bool
	noises *stagetest.Twins
	// gated reports that a result stands to be read, results counts those that have stood so far, and read has the one
	// with which each sentence that explains was read, by its key.
	gated   bool
	results int
	read    map[string]int
	ticks   int
	presses int
}

// style is how a match is played.
type style struct {
	company Company
	seed    uint64
	reader  stagetest.Reader
	hand    stagetest.Hand
	speed   int
	still   bool
}

// begin puts a new match on the table.
func (k *kit) begin(st style) *play {
	m, j := k.resume(st.company.setup(st.company.Seed+st.seed), nil)
	s := k.sit(st.reader, Desk{Match: m})
	s.Stage.Settings.Speed, s.Stage.Settings.ReducedMotion = st.speed, st.still
	p := &play{where: fmt.Sprintf("%v, seed %d, %v, %v", st.company, st.company.Seed+st.seed, st.reader, st.hand)}
	p.player = &player{
		k: k, s: s, j: j, rng: rand.New(rand.NewPCG(st.seed, 2)), hand: st.hand, made: map[string]int{},
		law: k.law(lawHand(st.hand), leastMoves), persons: st.company.setup(0).Cast().Persons(),
	}
	s.T = &reporter{TB: k.t, law: p.law, where: p.where}
	p.names, p.read = stagetest.Names{Prompted: true}, map[string]int{}
	p.ledger.Allow = s.passes
	return p
}

const (
	// leastMoves is how many moves a hand must have made, leastFrames how many frames of a game have been looked at.
	leastMoves, leastFrames = 10, 60
	// Everything on the screen is looked at every so many ticks: by numbers without a common divisor, so that no two laws
	// always look at the same moments.
	namesEvery, fitEvery, contrastEvery, memoryEvery = 7, 31, 397, 53
	// takenLeast is the number of choices that must have been taken back; backMost is more steps than any choice has.
	takenLeast, backMost = 5, 6
	// longestWait is how long one person may be made to wait in a turn, in ticks, whatever is pressed: 1.2 s. longestMatch
	// is in how many ticks a match must end whose player waits for nothing.
	longestWait, longestMatch = 72, 60 * 600
	// pressesOfMatch is more presses than any match takes.
	pressesOfMatch = 20000
)

// passes tells what is over in a moment: a card that flies past a name, a place that a card is on its way to, a card
// that is being taken out; one that is out of play, and greyed for it, may fade further. While the light goes out over
// the table or comes on for the picture of a peak, all of either fades.
func (r *Room) passes(o contrasttest.Offence) bool {
	if r.PeakTurns() {
		return true
	}
	least := 1.8
	if o.Item < len(r.List.Items) && r.List.Items[o.Item].Disabled && r.List.Items[o.Item].Fade > 0 {
		least = 1.5
	}
	return r.Busy() && (o.What == contrasttest.Control || slices.Contains(Names[:], o.Name) ||
		o.Need < theme.HighContrast && o.Ratio > least)
}

// watch has the laws of the screen look at frames all along.
func (p *play) watch() {
	before := p.s.AfterTick
	p.s.AfterTick = func() {
		if before != nil {
			before()
		}
		p.ticks++
		if p.s.atTable() && p.ticks%fitEvery == 0 || p.s.table.Gated() != p.gated {
			p.outlived()
		}
		if p.ticks%namesEvery != 0 && p.ticks%fitEvery != 0 && p.ticks%contrastEvery != 0 && p.ticks%memoryEvery != 0 {
			return
		}
		if !p.s.atTable() {
			return
		}
		p.s.Draw()
		if p.ticks%namesEvery == 0 {
			p.named()
		}
		if p.ticks%fitEvery == 0 {
			p.fits()
		}
		if p.ticks%contrastEvery == 0 && !(p.s.Scoring() && p.s.Stage.Metrics.TextScale > 1) {
			p.contrasts()
		}
		if p.ticks%memoryEvery == 0 && p.s.Stage.Metrics.TextScale == 1 && p.persons == 0 {
			p.k.drawn(p.s, p.where)
		}
	}
}

// atTable reports that nothing lies over the table, and that it is not another page.
func (r *Room) atTable() bool { return atTable(r.Room) || r.Scoring() }

func (p *play) named() {
	p.k.under(p.k.law(lawNames, leastFrames), p.s.Room, p.where, func() {
		p.names.T = p.s.T
		p.names.Frame(p.status(), &p.s.List)
	})
	p.k.worded(p.s, p.where)
	p.voiced()
	p.addressed()
}

func (p *play) fits() {
	p.k.under(p.k.law(lawFits, leastFrames), p.s.Room, p.where+", "+p.status(), func() { fit(p.s.Room) })
}

func (p *play) contrasts() {
	p.k.under(p.k.law(lawContrast, leastFrames), p.s.Room, p.where, func() {
		p.ledger.Frame(p.s.T, p.status(), &p.s.List, p.s.Stage.Metrics, p.s.Stage.Measure)
	})
}

// fit is MustFit for what was last drawn.
func fit(r *stagetest.Room, opts ...displaytest.Options) {
	r.T.Helper()
	displaytest.Check(r.T, &r.List, r.Stage.Measure.(displaytest.Measurer), r.Stage.Metrics.Screen(), opts...)
	r.MustBeWhole()
}

// worded wants no key of a message to be left in what is on the screen, and no name of a player to be broken.
func (k *kit) worded(s *Room, where string) {
	l := k.law(lawWords, leastFrames)
	l.looked++
	for i := range s.List.Items {
		if it := &s.List.Items[i]; strings.Contains(it.Text, "[") || strings.Contains(it.Label, "[") {
			l.fault(where, fmt.Sprintf("no words for %q %q", it.Text, it.Label))
		}
	}
	if s.Stage.Lang != words.Pseudo {
		k.under(l, s.Room, where, func() { stagetest.MustKeepNames(s.T, &s.List, s.Names()...) })
	}
}

// drawn wants a frame to be the same when it is drawn again, and to take no memory.
func (k *kit) drawn(s *Room, where string) {
	if _, curtain := s.Enabled()["take"]; curtain {
		return // A curtain, and what is read behind it, is drawn for as long as somebody reads.
	}
	top, first := s.Stack.Top(), slices.Clone(s.Draw())
	l := k.law(lawDrawing, leastFrames)
	l.looked++
	if again := s.Draw(); !slices.Equal(first, again) {
		l.fault(where, "a frame drawn again is another one: "+firstDifference(first, again))
	}
	l = k.law(lawMemory, leastFrames)
	l.looked++
	// Computers think in the background, and what they take is counted with it: the least of some looks is the frame's
	// own.
	n := math.Inf(1)
	for look := 0; look < looksAtMemory && n != 0; look++ {
		n = min(n, testing.AllocsPerRun(5, func() {
			s.List.Reset()
			top.Draw(&s.List)
		}))
	}
	if n != 0 {
		l.fault(where, fmt.Sprintf("at %q a frame takes memory %v times", s.Needs().Status, n))
	}
	s.Draw()
}

// looksAtMemory is how often a frame is looked at at most before it is said to take memory.
const looksAtMemory = 5

// firstDifference is where two pictures differ.
func firstDifference(a, b []display.Item) string {
	for i := range a {
		if i >= len(b) || a[i] != b[i] {
			return fmt.Sprintf("item %d:\n%+v\n%+v", i, a[i], b[min(i, len(b)-1)])
		}
	}
	return fmt.Sprintf("%d items became %d", len(a), len(b))
}

// out plays to the end.
func (p *play) out() {
	for ; !p.s.Over(); p.presses++ {
		if p.presses > pressesOfMatch {
			p.s.T.Fatalf("the match does not end: %q", p.status())
		}
		p.step()
	}
	p.k.law(lawEnd, 1).looked++
	l := p.k.law(lawWords, 1)
	for _, c := range p.s.Captions {
		if strings.Contains(c, "[") {
			l.fault(p.where, fmt.Sprintf("a caption without words: %q", c))
		}
	}
}

// playMatches plays the matches that the laws watch.
func (k *kit) playMatches() {
	k.learn()
	for phase, ruling := range k.Phases {
		if ruling == "" {
			k.law(lawGuide, 20).fault("the rules", fmt.Sprintf("phase %d is not explained", phase))
		}
	}
	seeds := uint64(1)
	if k.long {
		seeds = 4
	}
	readers := []stagetest.Reader{
		{Lang: words.English, W: 1280, H: 800, Text: 1}, {Lang: words.French, W: 1280, H: 800, Text: 2},
		{Lang: words.English, W: 1024, H: 640, Text: 2}, {Lang: words.French, W: 1920, H: 1080, Text: 1, Contrast: true},
	}
	for seed := range seeds {
		for i, of := range [][]Company{k.One, k.Persons, k.Computers} {
			for n, c := range of {
				if n > 0 && !k.long {
					break
				}
				at := func(n int) stagetest.Reader { return readers[(i+n+int(seed))%len(readers)] }
				apart(func() { k.playSeen(c, seed) })
				switch i {
				case 0:
					apart(func() { k.playWatched(style{company: c, seed: seed, reader: at(0), hand: stagetest.Mouse, speed: 100}) })
					apart(func() { k.playAsking(style{company: c, seed: seed, reader: at(1), hand: stagetest.Keys, speed: 400}) })
					if k.Peaks > 0 {
						apart(func() { k.playPeaks(style{company: c, seed: seed, reader: at(0), hand: stagetest.Mouse, speed: 100}) })
					}
					apart(func() { k.playHurried(style{company: c, seed: seed, reader: at(2), hand: stagetest.Mouse, speed: 100}) })
					apart(func() {
						k.playStill(style{company: c, seed: seed, reader: at(0), hand: stagetest.Mouse, speed: 100, still: true})
					})
					apart(func() { k.playStill(style{company: c, seed: seed, reader: at(3), hand: stagetest.Mouse, still: true}) })
				case 1:
					apart(func() { k.playBack(style{company: c, seed: seed, reader: at(2), hand: stagetest.Gamepad}) })
					apart(func() {
						k.playWatched(style{company: c, seed: seed, reader: at(1), hand: stagetest.Finger, speed: 400})
					})
					apart(func() { k.playGiven(style{company: c, seed: seed, reader: at(3), hand: stagetest.Mouse}) })
					apart(func() {
						k.playStill(style{company: c, seed: seed, reader: at(0), hand: stagetest.Mouse, speed: 100, still: true})
					})
				default:
					k.playTwice(style{company: c, seed: seed, reader: at(2), speed: 100})
				}
			}
		}
	}
	k.playRare()
}

// playWatched plays with everything watching that disturbs nothing.
func (k *kit) playWatched(st style) {
	p := k.begin(st)
	p.watch()
	p.listens()
	p.out()
	p.scored()
	p.s.Wait(400)
	p.heard()
}

// listens has every sound be seen.
func (p *play) listens() {
	if p.s.Stage.Metrics.TextScale > 1 {
		return // Where letters are large, some of what sounds is told in words that stand there already.
	}
	p.noises = stagetest.NewTwins(p.s.Room)
	before := p.s.AfterTick
	p.s.AfterTick = func() {
		before()
		p.noises.Watch()
	}
}

// heard says what was heard and not seen.
func (p *play) heard() {
	if p.noises == nil {
		return
	}
	kinds := 0
	for _, n := range p.noises.Heard {
		kinds += min(n, 1)
	}
	l := p.k.law(lawSounds, p.k.Sounds)
	l.looked = max(l.looked, kinds)
	if len(p.noises.Orphans) > 0 {
		l.fault(p.where, fmt.Sprintf("sounds without a visible twin: %v", p.noises.Orphans))
	}
}

// scored wants a press that was meant for what was shown before not to act on the score, one to end the count, and a
// double press not to leave.
func (p *play) scored() {
	p.k.under(p.k.law(lawScore, 1), p.s.Room, p.where, func() {
		p.s.Wait(1)
		if p.s.Key(input.Confirm); !p.s.Scoring() || p.s.Counted() {
			p.s.T.Errorf("a press meant for the match acts on the score")
		}
		p.s.Wait(questionGuard)
		if p.s.Key(input.Confirm); !p.s.Counted() {
			p.s.T.Errorf("a press does not end the count")
		}
		if p.s.Key(input.Confirm); !p.s.Scoring() {
			p.s.T.Errorf("a double press ends the count and leaves the score")
		}
		p.k.first(p.s, p.where)
		p.k.end(p.s, p.where)
		p.s.Wait(questionGuard)
		if it, ok := p.s.Hot("rematch"); !ok || it.Disabled {
			p.s.T.Errorf("no rematch after the match")
		}
		p.explained()
	})
}

// playAsking plays in the largest letters, and has every refusal looked up and every hint offered on the way.
func (k *kit) playAsking(st style) {
	p := k.begin(st)
	p.watch()
	p.decides = func(can map[string]bool) {
		k.hinted(p.s, can, p.where)
		k.explained(p.s, p.where)
		k.refused(p.s, p.where)
	}
	p.out()
	p.s.Wait(questionGuard + 400)
}

// refused has moves tried that are against the rules now, and each ruling looked up once.
func (k *kit) refused(s *Room, where string) {
	if !s.MayAnswer() || s.Undoable() {
		return
	}
	l := k.law(lawRefusals, k.Rulings)
	k.under(l, s.Room, where, func() { k.tries.Try(s, s.answers()) })
	l.looked = len(k.tries.Rulings)
}

// learn comes to know moves that are legal at some time at tables of all companies.
func (k *kit) learn() {
	k.tries.Game = k.Room
	for _, c := range slices.Concat(k.One, k.Persons) {
		m, _ := k.resume(c.setup(c.Seed), nil)
		k.tries.Learn(m, rand.New(rand.NewPCG(c.Seed, 1)))
	}
}

// hinted wants the button for a hint wherever a person decides with open cards, whatever has been chosen so far.
func (k *kit) hinted(s *Room, can map[string]bool, where string) {
	if !s.MayAnswer() || !s.HandOpen() {
		return
	}
	l := k.law(lawHints, 20)
	l.looked++
	if _, there := can["hint"]; !there {
		l.fault(where, fmt.Sprintf("nothing gives a hint at %q", s.Needs().Status))
	}
}

// explained wants the key for the rules to open a paragraph of this game.
func (k *kit) explained(s *Room, where string) {
	l := k.law(lawGuide, 20)
	l.looked++
	if book, ruling := s.Stack.Guide(); book != k.Room.Name || ruling == "" {
		l.fault(where, fmt.Sprintf("%q is explained in %q at %q", s.Needs().Status, book, ruling))
	}
}

// playHurried presses whenever something is shown: no person is kept waiting by it.
func (k *kit) playHurried(st style) {
	p := k.begin(st)
	l := k.law(lawHurry, 20)
	p.s.T = &reporter{TB: k.t, law: l, where: p.where}
	waited := 0
	for ticks := 0; !p.s.Over(); ticks++ {
		if ticks > longestMatch {
			p.s.T.Fatalf("the match does not end")
		}
		if !p.s.Busy() {
			if p.s.answers() != game.Public {
				waited = 0
			}
			p.step()
			continue
		}
		l.looked++
		moves := p.s.Match.Len()
		p.s.Tick(input.Frame{X: -1, Y: -1, AnyPress: true, Keyboard: true, Just: input.Actions(0).With(input.Confirm)})
		switch {
		case p.s.Scoring():
			// Between two games of a series the points have their own time.
			waited = 0
		case p.s.Busy():
			waited++
		}
		if waited > longestWait {
			p.s.T.Fatalf("one person waits for more than %d ticks in a turn, whatever is pressed", longestWait)
		}
		if p.byPerson(moves) {
			p.s.T.Errorf("a press that ends what is shown makes a move: %v", p.j.Entries[moves:])
		}
	}
}

// byPerson reports whether a person has moved since that number of entries.
func (p *play) byPerson(since int) bool {
	return slices.ContainsFunc(p.j.Entries[min(since, len(p.j.Entries)):],
		func(e game.Entry) bool { return p.persons.Has(e.Seat) })
}

// stillRest is how long a player of a still table looks on after a press: what it has brought about is watched until
// then.
const stillRest = 12

// playStill plays with reduced motion: nothing lies between two places.
func (k *kit) playStill(st style) {
	p := k.begin(st)
	l := k.law(lawStill, 100)
	p.s.Still = &stagetest.Stillness{Marks: st.speed == 0}
	p.stepped = func() { p.s.Wait(stillRest) }
	if st.speed == 0 {
		p.s.AfterTick = func() {
			if p.s.Resting == nil && p.s.Playing() {
				l.fault(p.where, "something moves with animations off")
			}
		}
	}
	p.counted()
	l.looked += p.s.Still.Tick
	for _, fault := range p.s.Still.Faults {
		l.fault(p.where, fault)
	}
}

// counted plays until all points have been counted.
func (p *play) counted() {
	for n := 0; !p.s.Over() || !p.s.Counted(); n++ {
		if n > pressesOfMatch {
			p.s.T.Fatalf("the match does not end: %q", p.status())
		}
		if p.s.Over() {
			p.s.Wait(4)
			continue
		}
		moves := len(p.j.Entries)
		if p.step(); len(p.j.Entries) > moves {
			p.s.Wait(stillRest)
		}
	}
}

// playTwice plays a match of computers in motion, without, and with settings that change all the time.
func (k *kit) playTwice(st style) {
	var captions [2][]string
	var cues [2][]sound.Cue
	for i := range captions {
		apart(func() {
			st.still = i == 1
			p := k.begin(st)
			if st.still {
				p.s.Still = &stagetest.Stillness{}
			} else {
				p.watch()
				p.listens()
			}
			also(p.s.Room, &cues[i])
			p.counted()
			captions[i] = p.s.Captions
			if !st.still {
				p.heard()
				return
			}
			l := k.law(lawStill, 100)
			l.looked += p.s.Still.Tick
			for _, fault := range p.s.Still.Faults {
				l.fault(p.where, fault)
			}
		})
	}
	l := k.law(lawSame, 60)
	l.looked += len(captions[0])
	if !slices.Equal(captions[0], captions[1]) {
		l.fault(st.company.String(), fmt.Sprintf("%d captions became %d, or others", len(captions[0]), len(captions[1])))
	}
	for _, cue := range cues[0] {
		if !slices.Contains(cues[1], cue) {
			l.fault(st.company.String(), fmt.Sprintf("the sound %d is not heard any more", cue))
		}
	}
	apart(func() {
		st.still = false
		p := k.begin(st)
		l := k.law(lawRestless, 20)
		p.s.T = &reporter{TB: k.t, law: l, where: p.where}
		p.s.Restless(func() bool {
			l.looked++
			if p.s.Resting != nil {
				return p.s.Resting()
			}
			return !p.s.Playing()
		})
		p.counted()
	})
}

// also has cues be written down besides where they go.
func also(r *stagetest.Room, cues *[]sound.Cue) { r.Stage.Sound = tee{r.Stage.Sound, cues} }

type tee struct {
	sound.Sink
	cues *[]sound.Cue
}

func (t tee) Play(c sound.Cue) {
	*t.cues = append(*t.cues, c)
	t.Sink.Play(c)
}

// playBack plays with a gamepad, and takes choices back on the way: what is known is as it was, and after a move there
// is nothing to take back. The record is closed once.
func (k *kit) playBack(st style) {
	p := k.begin(st)
	p.s.Stage.Settings.AutoHide = 0
	p.watch()
	p.listens()
	l := k.law(lawUndo, takenLeast)
	p.decides = func(can map[string]bool) { k.hinted(p.s, can, p.where) }
	p.stepped = func() {
		if p.rng.IntN(3) > 0 || !p.s.Undoable() {
			return
		}
		before := p.known()
		for steps := 0; p.s.Undoable(); steps++ {
			if steps > backMost {
				l.fault(p.where, "the choice is never taken back")
				break
			}
			if steps%2 == 1 {
				p.s.Key(input.Cancel)
			} else if !p.s.Click("back") {
				l.fault(p.where, fmt.Sprintf("no button takes the choice back at %q", p.status()))
			}
		}
		if p.known() != before {
			l.fault(p.where, "taking a choice back changed what is known")
		}
		l.looked++
		p.move, p.plan = "", nil
	}
	after := p.s.AfterTick
	moves := 0
	p.s.AfterTick = func() {
		after()
		if n := p.s.Match.Len(); n != moves {
			if moves = n; p.s.Undoable() {
				l.fault(p.where, "a move can be taken back")
			}
		}
	}
	p.out()
	p.s.Wait(questionGuard)
	p.heard()
	p.recorded()
}

// known is all that anybody knows of the match.
func (p *play) known() string {
	text := fmt.Sprint(p.s.Match.Len())
	for seat := range game.Seat(p.s.Match.Standing().Seats) {
		text += fmt.Sprint(viewOf(p.s.Match, seat), p.s.Match.Lines(seat, 0))
	}
	return text
}

// recorded looks at what the record was told.
func (p *play) recorded() {
	l := p.k.law(lawRecord, 1)
	l.looked++
	if p.s.Finished != 1 {
		l.fault(p.where, fmt.Sprintf("the record was closed %d times", p.s.Finished))
	}
	last := map[game.Seat]int{}
	for _, n := range p.s.Noted {
		if n.Kind != "saw" {
			continue
		}
		if n.N < last[n.Seat] {
			l.fault(p.where, fmt.Sprintf("note %+v after %v", n, last))
		}
		last[n.Seat] = n.N
	}
	for seat := range game.Seat(p.s.Match.Standing().Seats) {
		if last[seat] == 0 {
			l.fault(p.where, fmt.Sprintf("no note of what seat %v saw", seat))
		}
	}
}

// playGiven plays a match in which seats change hands all the time.
func (k *kit) playGiven(st style) {
	p := k.begin(st)
	p.watch()
	l := k.law(lawEnd, 1)
	p.s.T = &reporter{TB: k.t, law: l, where: p.where}
	given := false
	for n := 0; !p.s.Over(); n++ {
		if n > pressesOfMatch {
			p.s.T.Fatalf("the match does not end: %q", p.status())
		}
		if p.rng.IntN(30) == 0 {
			seat, computer := game.Seat(p.rng.IntN(len(st.company.Kinds))), p.rng.IntN(2) == 0
			given = p.s.Reseat(seat, computer, game.Easy) != game.Line{} && computer || given
			p.move, p.plan = "", nil
			p.s.Wait(1)
		}
		p.step()
	}
	l.looked++
	p.s.Wait(400)
	if p.s.Draw(); given && p.s.Given != nil && !p.s.Given() {
		l.fault(p.where, "the score does not say that a computer played")
	}
}

// playRare plays matches of persons, with a gamepad alone, until every kind of move has been made.
func (k *kit) playRare() {
	made := map[string]int{}
	missing := func() (all []string) {
		for _, shape := range k.Must.Shapes {
			if made[shape] == 0 {
				all = append(all, shape)
			}
		}
		return all
	}
	for seed := uint64(1); seed <= 40 && len(missing()) > 0; seed++ {
		c := k.Persons[int(seed)%len(k.Persons)]
		apart(func() {
			p := k.begin(style{company: c, seed: seed, reader: stagetest.Reader{Lang: words.English, W: 1280, H: 720, Text: 1},
				hand: stagetest.Gamepad})
			p.s.Stage.Settings.AutoHide = 0
			p.made = made
			p.out()
		})
	}
	l := k.law(lawMoves, len(k.Must.Shapes))
	l.looked = len(k.Must.Shapes)
	for _, shape := range missing() {
		l.fault("all matches", "none came to "+shape)
	}
}
