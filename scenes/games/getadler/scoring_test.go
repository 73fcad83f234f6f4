package getadler

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// ended plays a match to its end by moves that rarely discard.
func ended(t *testing.T, setup game.Setup) *getadler.Match {
	t.Helper()
	m := newMatch(t, setup)
	rng := rand.New(rand.NewPCG(uint64(setup.Seed[0]), uint64(len(setup.Players))))
	for !m.Standing().Over {
		v := m.View(m.ToAct().First())
		move := v.Moves[rng.IntN(len(v.Moves))]
		for range 2 {
			if move.Op == getadler.OpDiscard {
				move = v.Moves[rng.IntN(len(v.Moves))]
			}
		}
		tabletest.Make(t, m, v.Viewer, move.String())
	}
	return m
}

// score is the scoring that has the screen.
func (r *room) score() *scoring {
	r.T.Helper()
	if !r.Scoring() {
		r.T.Fatal("no score on the screen")
	}
	return &r.screen.score
}

// toScore opens a match that is over and waits until its buttons can be pressed.
func (r *room) toScore(m *getadler.Match, notes ...record.Note) *scoring {
	r.T.Helper()
	r.open(m, true, notes...)
	r.Wait(2)
	s := r.score()
	r.Wait(tabletop.ScoreGuard + 2)
	return s
}

// checkScore looks for what is wrong on the screen.
func (r *room) checkScore() {
	r.T.Helper()
	r.MustFit()
	for _, it := range r.List.Items {
		if strings.Contains(it.Text, "[") || strings.Contains(it.Label, "[") && r.Stage.Lang != words.Pseudo {
			r.T.Errorf("no words for %q %q", it.Text, it.Label)
		}
	}
	if _, ok := r.Hot("rematch"); !ok {
		r.T.Error("no way to play again")
	}
}

func TestNothingOfTheEndIsCutOrOverlaps(t *testing.T) {
	for i, kinds := range []string{"pppp", "peeep", "pppppp"} {
		m := ended(t, tabletest.Setup(kinds, uint64(3+i), getadler.OptionMission))
		for _, reader := range stagetest.Readers() {
			for _, text := range []float64{1, 2} {
				if reader.Text = text; reader.Small() && text > 1 {
					continue
				}
				t.Run(kinds+" "+reader.String(), func(t *testing.T) {
					r := newRoom(t, reader.Lang, reader.W, reader.H)
					reader.Sit(r.Stage)
					s := r.toScore(m)
					r.checkScore()
					for i := 0; i < len(s.tales) && r.point(s.tales[i].id); i += 5 {
						r.checkScore()
					}
					if r.Click("chart") {
						r.checkScore()
						r.Tick(input.Frame{X: reader.W / 2, Y: reader.H / 2, WheelY: -7})
						r.checkScore()
					}
				})
			}
		}
	}
}

// linesOfReason is how many lines the longest reason is scrolled by.
const linesOfReason = 16

// TestHintsAreCountedAtTheEnd wants the number of hints that each person was given on the screen, however long the
// names and large the letters are: with the name, in a line beside the player or in the reason.
func TestHintsAreCountedAtTheEnd(t *testing.T) {
	for i, kinds := range []string{"pppp", "pppppp"} {
		m := ended(t, tabletest.Setup(kinds, uint64(3+i), getadler.OptionMission))
		var notes []record.Note
		for seat := range game.Seat(len(kinds)) {
			for n := range 10 + int(seat) {
				notes = append(notes, record.Note{Kind: record.NoteHint, Seat: seat, N: n})
			}
		}
		for _, lang := range []words.Lang{words.English, words.French} {
			for _, w := range []float64{1280, 1024} {
				for _, text := range []float64{1, 2} {
					r := newRoom(t, lang, w, w/1.6)
					r.Stage.Metrics.TextScale = text
					s := r.toScore(m, notes...)
					r.checkScore()
					var all []string
					for line := 0; line == 0 || line < linesOfReason && s.score.Scrolls(); line++ {
						for _, it := range r.Draw() {
							if it.Kind == display.Text {
								all = append(all, it.Text)
							}
						}
						r.Key(input.Down)
					}
					for seat := range game.Seat(len(kinds)) {
						told := s.look.Say("hint.asked", game.Number(10+int(seat)), game.SeatName(seat))
						if !strings.Contains(strings.Join(all, " "), told) {
							t.Errorf("%s %s %v at %v: %q is not told: %q", kinds, lang, w, text, told, all)
						}
					}
				}
			}
		}
	}
}

// TestTheStoryIsAPressAway: on an ordinary screen it stands there whole after one press, and the end after another.
func TestTheStoryIsAPressAway(t *testing.T) {
	for _, kinds := range []string{"pppp", "ppppp", "pppppp"} {
		for _, lang := range []words.Lang{words.English, words.French} {
			setup := tabletest.Setup(kinds, 2)
			for i, name := range []string{"Inès", "Bartholomew", "Computer 3", "Zoé", "Maximilien", "Léon"}[:len(kinds)] {
				setup.Players[i].Name = name
			}
			m := ended(t, setup)
			for _, h := range []float64{720, 800} {
				r := newRoom(t, lang, 1280, h)
				s := r.toScore(m)
				verdict := s.describe(s.score).Verdict
				if !r.Click("chart") || s.grid.box.Empty() || strings.Contains(r.Words(), verdict) {
					t.Errorf("%s, %s, 1280x%v: the story does not stand there as a grid", kinds, lang, h)
				}
				if !r.Click("chart") || !strings.Contains(r.Words(), verdict) {
					t.Errorf("%s, %s, 1280x%v: the end does not come back", kinds, lang, h)
				}
			}
		}
	}
}

// point moves the pointer to what has that id, where it is on the screen.
func (r *room) point(id string) bool {
	it, ok := r.Hot(id)
	if ok {
		x, y := it.Box.Centre()
		r.Tick(input.Frame{X: x, Y: y, Moved: true})
	}
	return ok
}

// TestTheStoryNamesPlayersBesideTheirCharacters: on the smallest screens as well.
func TestTheStoryNamesPlayersBesideTheirCharacters(t *testing.T) {
	for _, seats := range []string{"eeee", "eeeee", "eeeeee"} {
		for _, size := range [][2]float64{{1280, 720}, {1280, 800}, {1920, 1080}} {
			r := newRoom(t, words.French, size[0], size[1])
			s := r.toScore(ended(t, tabletest.Setup(seats, 5)))
			r.Click("chart")
			for seat := range s.now().Seats {
				row := rowOf(s.now(), game.Seat(seat))
				role, player := s.grid.roles[row], s.grid.players[row]
				if player.Empty() || !player.Intersect(role).Empty() {
					t.Errorf("%s at %v: the player's name is at %+v, the character's at %+v", seats, size, player, role)
				}
			}
		}
	}
}

// TestEveryTurnCanBeRead points at every turn, and goes through the story in words, which tells every turn once.
func TestEveryTurnCanBeRead(t *testing.T) {
	setter := stagetest.NewSetter(t)
	for _, kinds := range []string{"eeee", "pepep", "pppppp"} {
		m := ended(t, tabletest.Setup(kinds, 5))
		r := newRoom(t, words.English, 1280, 720)
		for i := range r.toScore(m).tales {
			tale := &r.score().tales[i]
			if !r.point(tale.id) && !(r.Click("chart") && r.point(tale.id)) {
				t.Fatalf("%s: turn %d is not on the screen", kinds, i)
			}
			if !r.Shows(tale.text) {
				t.Errorf("%s: pointing at turn %d does not tell %q", kinds, i, tale.text)
			}
		}
		large := newRoom(t, words.English, 1280, 720)
		large.Stage.Metrics.TextScale = 2
		s := large.toScore(m)
		large.Click("chart")
		read := map[string]bool{}
		for range 1000 {
			for _, it := range large.Draw() {
				if it.Kind == display.Text {
					read[it.Text] = true
				}
			}
			before := s.scroll.Offset
			large.Key(input.Down)
			if s.scroll.Offset == before {
				break
			}
		}
		for i := range s.tales {
			size := large.Stage.Metrics.Size(display.Sans, tabletop.BodySize)
			chip := size*1.5 + large.Stage.Metrics.U(scorePad)
			for _, line := range setter.Wrap(s.tales[i].text, display.Sans, size, s.list.Panel.W-chip) {
				if !read[line] {
					t.Errorf("%s: scrolling never shows %q", kinds, line)
				}
			}
		}
	}
}

// almost is a match of computers that lacks its last decision.
func almost(t *testing.T, setup game.Setup) *getadler.Match {
	t.Helper()
	m, j := tabletest.NewMatch(t, getadler.Rules{}, setup)
	last := 0
	for !m.Standing().Over {
		last = len(j.Entries)
		v := m.View(m.ToAct().First())
		tabletest.Make(t, m, v.Viewer, v.Moves[len(v.Moves)/2].String())
	}
	m, _ = tabletest.Resume(t, getadler.Rules{}, setup, j.Entries[:last])
	return m
}

// TestTheEndTurnsOneCharacterAfterAnother watches the end of a match: characters come to light one after another,
// nobody is said to have won before all have, and any press shows all.
func TestTheEndTurnsOneCharacterAfterAnother(t *testing.T) {
	for _, skips := range []bool{false, true} {
		r := newRoom(t, words.English, 1280, 800)
		r.open(almost(t, tabletest.Setup("eeee", 5)), false)
		for range 4000 {
			if r.Scoring() {
				break
			}
			r.Wait(1)
		}
		s := r.score()
		shown := 0
		for ticks := 0; !s.score.Done(); ticks++ {
			if ticks > 2000 {
				t.Fatal("the telling never ends")
			}
			if strings.Contains(r.Words(), s.describe(s.score).Verdict) {
				t.Fatal("it is said who won before all has been told")
			}
			n := 0
			for _, it := range r.Draw() {
				if it.Kind == display.CardFace && it.Face.Design == designs.Suspect && it.Face.Portrait != "" {
					n++
				}
			}
			if n < shown || n > shown+1 && !s.end.known {
				t.Fatalf("after %d characters %d lie open", shown, n)
			}
			if shown = n; skips && ticks > tabletop.ScoreGuard+5 {
				r.Tick(input.Frame{X: -1, Y: -1, AnyPress: true, Just: input.Actions(0).With(input.Confirm), Keyboard: true})
				if !s.score.Done() {
					t.Fatal("a press does not show all")
				}
			}
			r.Wait(1)
		}
		if r.Wait(1); !strings.Contains(r.Words(), s.describe(s.score).Verdict) ||
			!strings.Contains(r.Words(), strings.Fields(s.describe(s.score).Reason)[0]) {
			t.Error("nothing says who won and why")
		}
		if !slices.Contains(r.Cues, sound.Win) {
			t.Error("the end is not heard")
		}
	}
}

// TestTheFinaleIsThePersons: where one person plays, the end sounds as that person fared.
func TestTheFinaleIsThePersons(t *testing.T) {
	heard := map[sound.Cue]bool{}
	for seed := range uint64(6) {
		m := ended(t, tabletest.Setup("peee", seed))
		r := newRoom(t, words.English, 1280, 800)
		s := r.toScore(m)
		want := sound.Lose
		if m.View(game.Public).Winners.Has(0) {
			want = sound.Win
		}
		if got := s.score.Finale(); got != want {
			t.Errorf("seed %d: %v is heard, want %v", seed, got, want)
		}
		heard[want] = true
	}
	if len(heard) != 2 {
		t.Errorf("the seeds have only %v", heard)
	}
}

// TestEveryEndHasItsReason puts every way a match can end into words, in both languages.
func TestEveryEndHasItsReason(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	s := r.toScore(ended(t, tabletest.Setup("eeeee", 4)))
	v := *s.now()
	for i := range v.Players[:v.Seats] {
		v.Players[i] = getadler.Player{Role: getadler.Adler + getadler.Role(i)}
	}
	adler, collins := game.Seat(0), game.Seat(4)
	fight := func(end getadler.Reason) func(*getadler.View) {
		return func(v *getadler.View) {
			v.Reason, v.Past = getadler.VillainsEliminated, 1
			v.History[0] = getadler.Turn{Hour: 4, Seat: 1, Deed: getadler.DeedRight, Target: adler, End: end, Loser: adler}
		}
	}
	for _, c := range []struct {
		why    string
		change func(*getadler.View)
	}{
		{"Adler was still free when the seventh hour ended, with a document of the Royal Navy in hand.",
			func(v *getadler.View) {
				v.Reason, v.Shown, v.ShownBy = getadler.DocumentKept, getadler.DocumentNavy, adler
			}},
		{"Adler was still free when the seventh hour ended, and Collins held a document of the Royal Air Force.",
			func(v *getadler.View) {
				v.Reason, v.Branch = getadler.DocumentKept, getadler.DocumentRAF
				v.Shown, v.ShownBy = getadler.DocumentRAF, collins
			}},
		{"Collins was still free when the seventh hour ended, with a document of the British Army in hand.",
			func(v *getadler.View) {
				v.Reason, v.Shown, v.ShownBy = getadler.DocumentKept, getadler.DocumentArmy, collins
				v.Players[adler].Eliminated = true
			}},
		{"Adler was still free when the seventh hour ended, but without a document.",
			func(v *getadler.View) { v.Reason = getadler.NoDocument }},
		{"Adler was still free when the seventh hour ended, but a document of the Royal Air Force was missing.",
			func(v *getadler.View) {
				v.Reason, v.Branch = getadler.NoDocument, getadler.DocumentRAF
			}},
		{"No hero is left.", func(v *getadler.View) { v.Reason = getadler.HeroesEliminated }},
		{"Adler had no reply left and was caught.", fight(getadler.Caught)},
		{"Adler fell in a shoot-out.", fight(getadler.Outshot)},
		{"Collins fell in a shoot-out.", func(v *getadler.View) {
			fight(getadler.Outshot)(v)
			v.History[0].Target, v.History[0].Loser = collins, collins
		}},
	} {
		changed := v
		changed.Branch = getadler.NoKind
		c.change(&changed)
		if got := s.condition(&changed); got != c.why {
			t.Errorf("the end is put as %q, want %q", got, c.why)
		}
	}
}

// TestTheStoryIsReadByTheKeyboard goes from the button that plays again to a turn, and reads it.
func TestTheStoryIsReadByTheKeyboard(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	s := r.toScore(ended(t, tabletest.Setup("pppp", 5)))
	r.Click("chart")
	for range 60 {
		if at := s.pointed(); at >= 0 {
			if !r.Shows(s.tales[at].text) {
				t.Errorf("the turn with the focus is not told: %q", s.tales[at].text)
			}
			return
		}
		r.Tick(input.Frame{X: -1, Y: -1, Just: input.Actions(0).With(input.Next), AnyPress: true, Keyboard: true})
	}
	t.Error("the keyboard never comes to a turn")
}

// TestTheEndStandsStillForNothing: a frame of what does not move takes no memory.
func TestTheEndStandsStillForNothing(t *testing.T) {
	for _, text := range []float64{1, 2} {
		r := newRoom(t, words.English, 1280, 720)
		r.Stage.Metrics.TextScale = text
		r.toScore(ended(t, tabletest.Setup("pppppp", 4)))
		for range 2 {
			r.Draw()
			if n := testing.AllocsPerRun(50, func() { r.Draw() }); n > 0 {
				t.Errorf("text %v: a frame makes %v allocations", text, n)
			}
			r.Click("chart")
		}
	}
}

// TestTheEndTurnsUpOnlyWhatNobodyKnew: characters that an arrest brought to light lie open at the end from the
// beginning.
func TestTheEndTurnsUpOnlyWhatNobodyKnew(t *testing.T) {
	met := map[bool]bool{}
	for seed := uint64(1); seed < 40 && len(met) < 2; seed++ {
		r := newRoom(t, words.English, 1280, 800)
		s := r.toScore(ended(t, tabletest.Setup("pppp", seed)))
		known := slices.ContainsFunc(s.tales, func(t tale) bool { return t.reveals })
		met[known] = true
		if s.end.known != known {
			t.Errorf("seed %d: the characters lie open at first: %v, known before: %v", seed, s.end.known, known)
		}
	}
	if len(met) < 2 {
		t.Errorf("of both kinds of matches only these were met: %v", met)
	}
}

// TestNoRayOfTheEndIsCutOff wants the rays behind who decided the match to die away before the words beside them, and
// not to end at an upright edge, in every window and in letters of every size.
func TestNoRayOfTheEndIsCutOff(t *testing.T) {
	m, looked := ended(t, tabletest.Setup("peee", 3)), 0
	for _, window := range [...][2]float64{{1280, 800}, {960, 600}, {1920, 1080}, {844, 390}, {412, 915}} {
		for _, text := range [...]float64{1, 1.5, 2} {
			for _, plain := range [...]bool{false, true} {
				r := newRoom(t, words.English, window[0], window[1])
				r.Stage.Metrics.TextScale, r.Stage.Metrics.Plain = text, plain
				r.toScore(m)
				r.checkScore()
				words, items := math.MaxFloat64, r.Draw()
				for i := range items {
					if it := &items[i]; it.Role == display.Heading {
						words = it.Box.X
					}
				}
				for i := range items {
					it := &items[i]
					if it.Kind != display.CardFace || it.Face.Design != designs.Blaze {
						continue
					}
					looked++
					x, _ := it.Box.Centre()
					end := x + it.Box.W*designs.BlazeReach
					if clip := it.Clip.X + it.Clip.W; end > words || !it.Clip.Empty() && end > clip+0.5 {
						t.Errorf("%v, letters %v, plain %v: rays reach %.0f, words begin at %.0f, they are cut off at %.0f", window,
							text, plain, end, words, clip)
					}
				}
			}
		}
	}
	if looked == 0 {
		t.Error("no rays were looked at")
	}
}
