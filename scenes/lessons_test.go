package scenes

import (
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/lessons"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
)

// student is somebody new who takes a lesson with one hand: it knows only what the lesson lights up, and presses that,
// and then the button that goes on.
type student struct {
	*stagetest.Room
	course *lessons.Course
	hand   stagetest.Hand
	// shown has everything shown instead.
	shown bool
	// said are the numbers of the beats that were said, presses how often something was pressed for them.
	said           []int
	presses, tries int
	// erred is the number of the last beat at which something else was pressed, told how often it was said why that is
	// wrong.
	erred, told int
	rng         *rand.Rand
	// met are the terms of what was on the screen.
	met []string
	// counted reports that the score of the match was there to be seen.
	counted bool
	// slip is where the words of the beat before stood, on a high screen.
	slip display.Rect
}

// after is the scene that follows a lesson.
type after struct{ stagetest.Blank }

func enrol(t *testing.T, l lessons.Lesson, lang words.Lang, scale int, hand stagetest.Hand, w, h float64) *student {
	s := &student{Room: stagetest.NewRoom(t, stagetest.NewSetter(t), lang, w, h), hand: hand,
		rng: rand.New(rand.NewPCG(1, 2))}
	s.Stage.Settings.Confirm = stage.ConfirmShared
	s.Stage.Settings.Speed = 400
	s.Stage.Settings.TextScale = scale
	s.Stage.Metrics.TextScale = float64(scale) / 100
	c, err := lessons.Begin(l, func(key string) string { return s.Stage.Say(key) })
	if err != nil {
		t.Fatal(err)
	}
	s.course = c
	at, ok := rooms.Find(l.Game)
	if !ok {
		t.Fatalf("there is no game %q", l.Game)
	}
	s.Enter(at.Table(s.Stage, match.Desk{
		Session: c.Session, Course: c, Resumed: c.Begun > 0,
		Ways: match.Ways{
			Learned: func() stage.Change { return stage.Replace(&after{}) },
			Menu:    func() stage.Scene { return &after{} },
			Rules:   func(string) stage.Scene { return &after{} }, Settings: func() stage.Scene { return &after{} },
		},
	}))
	return s
}

// learn takes the lesson to its end.
func (s *student) learn() {
	for range 6000 {
		if _, over := s.Stack.Top().(*after); over {
			return
		}
		beat := s.course.Beat()
		switch n, _ := s.course.Number(); {
		case beat == nil:
			s.playFreely()
		case !slices.Contains(s.said, n):
			s.said = append(s.said, n)
			s.look(beat)
		default:
			s.Wait(30)
			s.answer(beat)
		}
	}
	n, of := s.course.Number()
	s.T.Fatalf("beat %d of %d does not end: %v", n, of, s.Enabled())
}

// look wants the words of a beat to be read beside what is lit, and all that to be there.
func (s *student) look(b *lessons.Beat) {
	s.Wait(1)
	items := s.Draw()
	n, of := s.course.Number()
	at := fmt.Sprintf("%s, beat %d of %d, %v, %d %%", s.course.Lesson.ID, n, of, s.Stage.Lang, s.Stage.Settings.TextScale)
	says, text, slip, under := strings.Join(strings.Fields(s.Stage.Say(b.Says)), ""), "", display.Rect{}, 0
	for i := range items {
		switch it := &items[i]; {
		case it.Kind == display.Border && it.Colour == theme.Focus:
			text, slip, under = "", it.Box, i // The words come last, over all that is lit.
		case it.Kind == display.Text:
			text += strings.Join(strings.Fields(it.Text), "")
		}
	}
	if !strings.Contains(text, says) {
		s.T.Errorf("%s: %q is not to be read: %q", at, s.Stage.Say(b.Says), text)
	}
	s.counterApart(at, items[under:], slip)
	if sentences := strings.Count(strings.TrimRight(s.Stage.Say(b.Says), ".!?…")+".", ". ") +
		strings.Count(s.Stage.Say(b.Says), "? ") + 1; sentences > 4 {
		s.T.Errorf("%s: %d sentences", at, sentences)
	}
	for _, part := range s.course.Lesson.Without {
		if n < of && !litBox(items, part).Empty() {
			s.T.Errorf("%s: the lesson does without %q, which is there", at, part)
		}
	}
	for _, later := range s.course.Lesson.Beats[n:] {
		for _, part := range later.Brings {
			if !litBox(items, part).Empty() {
				s.T.Errorf("%s: %q is there before it comes", at, part)
			}
		}
	}
	s.meet(items)
	for i := range items {
		it := &items[i]
		if it.Primary && !it.Disabled && !s.course.Allows(it.ID) && slices.Contains(s.course.Session.MoveTexts(lessons.Me),
			it.ID) && !s.course.Tells() {
			s.T.Errorf("%s: the button that goes on is %q, for which the lesson does not ask", at, it.ID)
		}
	}
	for _, id := range b.Lights {
		lit := litBox(items, id)
		if lit.Empty() {
			s.T.Errorf("%s: %q is not there to be lit", at, id)
		}
	}
	for _, id := range b.Lights {
		s.edgeClear(at, items[:under], litBox(items, id))
	}
	for i := range items[:under] {
		it := &items[i]
		card := it.Kind == display.CardFace && isCard(it.Face.Facts())
		if (card || it.Kind == display.Text || it.Kind == display.Hot) && !slip.Inset(2).Intersect(it.Box).Empty() {
			s.T.Errorf("%s: the words at %v lie over %v %q%q at %v", at, slip, it.Kind, it.ID, it.Text, it.Box)
		}
	}
}

// counterApart wants how far a lesson is to stand beside one line, or under all of them, and the paper of all beats to
// stand in one place on a high screen.
func (s *student) counterApart(at string, items []display.Item, slip display.Rect) {
	n, of := s.course.Number()
	count := s.Stage.Say("lesson.count", game.Number(n), game.Number(of))
	var counter display.Rect
	var lines []display.Rect
	for i := range items {
		switch it := &items[i]; {
		case it.Kind != display.Text || it.Box.Intersect(slip).Empty():
		case it.Text == count:
			counter = it.Box
		case it.Text == "…":
			s.T.Errorf("%s: a text without room is drawn at %v", at, it.Box)
		case len(lines) == 0 || lines[len(lines)-1].Y != it.Box.Y:
			lines = append(lines, it.Box)
		}
	}
	if counter.Empty() {
		s.T.Errorf("%s: %q is not to be read", at, count)
	}
	for _, line := range lines {
		if overlap := min(line.Y+line.H, counter.Y+counter.H) - max(line.Y, counter.Y); len(lines) > 1 && overlap > 2 {
			s.T.Errorf("%s: %q at %v stands beside the line at %v of %d", at, count, counter, line, len(lines))
		}
	}
	if s.Stage.Metrics.H > s.Stage.Metrics.W {
		if was := s.slip; was.W > 0 && max(math.Abs(was.X-slip.X), math.Abs(was.W-slip.W)) > 0.5 {
			s.T.Errorf("%s: the words stand at %v, those before at %v", at, slip, was)
		}
		s.slip = slip
	}
}

// edgeClear wants the edge around a box to lie on no words beside it. What lies on the box itself is in nobody's way.
func (s *student) edgeClear(at string, items []display.Item, box display.Rect) {
	for i := range items {
		edge := &items[i]
		if edge.Kind != display.Border || edge.Colour != theme.Focus || i == 0 || farthest(edge.Box, box) > 20 {
			continue
		}
		for j := range items[:i] {
			it := &items[j]
			if it.Kind != display.Text || it.Text == "" || it.Turn != 0 {
				continue
			}
			ink := it.Box.Middle(s.Stage.Measure.Width(it.Text, it.Font, it.Size), min(it.Size*0.7, it.Box.H))
			if it.Align == display.Left {
				ink.X = it.Box.X
			}
			if !ink.Intersect(items[i-1].Box).Empty() && ink.Intersect(box).Empty() {
				s.T.Errorf("%s: the edge at %v lies on %q at %v", at, edge.Box, it.Text, ink)
			}
		}
	}
}

// farthest is how far the sides of two boxes lie from each other, the two that are farthest apart.
func farthest(a, b display.Rect) float64 {
	return max(math.Abs(a.X-b.X), math.Abs(a.Y-b.Y), math.Abs(a.X+a.W-b.X-b.W), math.Abs(a.Y+a.H-b.Y-b.H))
}

// meet notes which cards and parts have been on the screen.
func (s *student) meet(items []display.Item) {
	for i := range items {
		if term := items[i].Face.Term; term != "" && !slices.Contains(s.met, term) {
			s.met = append(s.met, term)
		}
	}
}

// isCard reports whether a design is that of a card, not of a place or of what stands there for its looks.
func isCard(d *display.Known) bool { return d.Ground == nil && !d.Laid && !d.Part }

// litBox is where something lies that can be lit.
func litBox(items []display.Item, id string) display.Rect {
	term, count, _ := strings.Cut(id, "#")
	n, _ := strconv.Atoi(count)
	for i := range items {
		it := &items[i]
		if it.Kind == display.Hot && it.ID == id {
			return it.Box
		}
		if it.Kind == display.Named && it.Face.Term == term {
			if n == 0 {
				return it.Box
			}
			n--
		}
	}
	return display.Rect{}
}

// lit is what can be pressed and is lit last, empty for nothing: the edge around it lies over all but the words.
func (s *student) lit() (id string) {
	items := s.Draw()
	for i, edge := range slices.Backward(items) {
		if edge.Kind != display.Border || edge.Colour != theme.Focus || items[i-1].Kind != display.Border {
			continue
		}
		for _, it := range items {
			if it.Kind == display.Hot && it.ID != "" && farthest(it.Box, edge.Box) < 20 {
				return it.ID
			}
		}
	}
	return ""
}

// answer goes on, or presses what is lit and what that makes possible.
func (s *student) answer(b *lessons.Beat) {
	n, _ := s.course.Number()
	over := func() bool {
		now, _ := s.course.Number()
		return now != n || s.course.Beat() == nil
	}
	press := func(id string) {
		if it, ok := s.Hot(id); !ok || it.Disabled || over() {
			return
		}
		if s.PressWith(s.hand, id) {
			s.presses++
		}
		s.Wait(20)
	}
	if s.course.Tells() {
		switch s.presses++; s.hand {
		case stagetest.Keys:
			s.Key(input.Confirm)
		case stagetest.Gamepad:
			s.PadTap(input.Confirm)
		default:
			s.PressWith(s.hand, "continue")
		}
		return
	}
	if s.shown {
		press("hint")
		s.Wait(400)
		return
	}
	if b.Wrong != "" && s.hand == stagetest.Mouse && s.erred != n {
		s.erred = n
		s.err(b)
	}
	for _, id := range b.Lights {
		press(id)
	}
	for id := s.lit(); id != "" && !slices.Contains(b.Lights, id) && !over(); id = s.lit() {
		press(id)
		if s.lit() == id {
			break
		}
	}
	for _, it := range slices.Clone(s.Draw()) {
		if it.Kind == display.Hot && it.Primary && !it.Disabled {
			press(it.ID)
			break
		}
	}
	if !over() {
		if s.tries++; s.tries > 20 {
			s.T.Fatalf("%s, beat %d: what is lit does not make %v: %v", s.course.Lesson.ID, n, b.Moves, s.Enabled())
		}
	}
}

// err presses what is not asked for: why it is wrong is to be read, beside the words of the lesson.
func (s *student) err(b *lessons.Beat) {
	why := strings.Join(strings.Fields(s.Stage.Say(b.Wrong)), "")
	for _, id := range slices.Sorted(maps.Keys(s.Enabled())) {
		if kind, _, _ := strings.Cut(id, ":"); slices.Contains(b.Lights, id) || kind != "hand" && kind != "mission" &&
			kind != "hold" && kind != "letgo" {
			continue
		}
		s.Click(id)
		slip, all, clear := display.Rect{}, "", ""
		for _, it := range slices.Backward(s.Draw()) {
			text := strings.Join(strings.Fields(it.Text), "")
			switch {
			case it.Kind == display.Border && it.Colour == theme.Focus && slip.Empty():
				slip = it.Box
			case it.Kind == display.Text && !slip.Empty():
				all = text + all
				if it.Box.Intersect(slip).Empty() {
					clear = text + clear
				}
			}
		}
		if strings.Contains(all, why) {
			if s.told++; !strings.Contains(clear, why) {
				s.T.Errorf("%s: %q lies under the words of the lesson", s.course.Lesson.ID, s.Stage.Say(b.Wrong))
			}
			return
		}
	}
}

// playFreely presses anything that decides something.
func (s *student) playFreely() {
	for range 20 { // Until what is shown has been shown.
		if s.Wait(10); s.course.Beat() != nil {
			return
		}
	}
	s.meet(s.Draw())
	_, score := s.Hot("learned")
	s.counted = s.counted || score
	var ids []string
	for id, on := range s.Enabled() {
		switch kind, _, _ := strings.Cut(id, ":"); {
		case !on, slices.Contains([]string{"rules", "rule", "log", "panel.log", "mute", "menu", "hint", "back", "noun",
			"sheet", "notebook"}, kind):
		default:
			ids = append(ids, id)
		}
	}
	if len(ids) == 0 {
		s.Click("back")
		return
	}
	slices.Sort(ids)
	s.Click(ids[s.rng.IntN(len(ids))])
}

// TestWhatALessonLightsCanBePressed: what can be looked up, and is lit while a lesson tells of it, opens at the press.
func TestWhatALessonLightsCanBePressed(t *testing.T) {
	for _, l := range rooms.Lessons() {
		for n := range l.Beats {
			b := &l.Beats[n]
			if len(b.Moves) > 0 || !slices.Contains(b.Lights, "notebook") {
				continue
			}
			for _, hand := range []stagetest.Hand{stagetest.Mouse, stagetest.Finger} {
				s := enrol(t, l, words.English, 100, hand, 1280, 800)
				for tries := 0; s.course.Beat() != b && tries < 3000; tries++ {
					if now := s.course.Beat(); now != nil {
						s.answer(now)
					}
					s.Wait(10)
				}
				s.PressWith(hand, "notebook")
				s.Wait(10)
				if _, open := s.Hot("note-tab:facts"); !open {
					t.Errorf("%s, beat %d, %v: the notebook that is lit stays closed", l.ID, n+1, hand)
				}
			}
		}
	}
}

// TestEveryLessonIsLearntByEveryHand takes each lesson to its end in both languages, with every hand and by asking to
// be shown, and requires every beat to be said, to be read, and to speak of what is there.
func TestEveryLessonIsLearntByEveryHand(t *testing.T) {
	for _, l := range rooms.Lessons() {
		for i, way := range []struct {
			lang  words.Lang
			scale int
			hand  stagetest.Hand
			shown bool
			w, h  float64
		}{
			{words.English, 100, stagetest.Mouse, false, 1280, 800}, {words.French, 200, stagetest.Keys, false, 1280, 800},
			{words.French, 100, stagetest.Gamepad, false, 960, 600}, {words.English, 200, stagetest.Finger, false, 412, 915},
			{words.French, 100, stagetest.Mouse, true, 844, 390}, {words.French, 100, stagetest.Finger, true, 360, 640},
		} {
			t.Run(fmt.Sprintf("%s/%v %d %v shown %v", l.ID, way.lang, way.scale, way.hand, way.shown), func(t *testing.T) {
				s := enrol(t, l, way.lang, way.scale, way.hand, way.w, way.h)
				s.shown = way.shown
				s.learn()
				free := false
				for n := range l.Beats {
					// Where the person has had a free hand the match may end before the rest can be said.
					free = free || n > 0 && slices.Contains(l.Beats[n-1].Moves, "*") && s.course.Session.Standing().Over
					if !free && !slices.Contains(s.said, n+1) && len(l.Beats[n].If) == 0 {
						t.Errorf("beat %d (%s) is not said", n+1, l.Beats[n].Says)
					}
				}
				if s.course.Session.Standing().Over && !s.counted {
					t.Error("who has played to the end does not see the score")
				}
				for _, term := range l.Pictures {
					card, _ := rooms.Card(term)
					named := func(b lessons.Beat) bool {
						return slices.ContainsFunc(strings.Split(s.Stage.Say(card.Forms), "|"), func(form string) bool {
							return strings.Contains(s.Stage.Say(b.Says), form)
						})
					}
					if i == 0 && !slices.Contains(s.met, term) && !slices.ContainsFunc(l.Beats, named) {
						t.Errorf("its last page shows %q, which was never met", term)
					}
				}
				if i == 0 {
					if s.told == 0 {
						t.Error("nobody is told why a press is wrong")
					}
					count := 0
					for _, b := range l.Beats {
						count += len(strings.Fields(s.Stage.Say(b.Says)))
					}
					t.Logf("%s: %d presses for %d beats, %.1f words a beat", l.ID, s.presses, len(s.said),
						float64(count)/float64(len(l.Beats)))
				}
			})
		}
	}
}

// TestWhyAPressIsWrongIsReadBesideTheLesson presses for other moves than the lesson asks for: what it is told does not
// lie under the lesson's words.
func TestWhyAPressIsWrongIsReadBesideTheLesson(t *testing.T) {
	l, _ := lessons.Named(rooms.Lessons(), "topsecret.1")
	presses := map[string]string{
		"lesson.topsecret.1.secret": "hand:5", "lesson.topsecret.1.bank": "leave", "lesson.topsecret.1.sixty": "hand:8",
		"lesson.topsecret.1.leave": "bank", "lesson.topsecret.1.second": "hand:2",
	}
	for _, lang := range []words.Lang{words.English, words.French} {
		for _, scale := range []int{100, 200} {
			s, tried := enrol(t, l, lang, scale, stagetest.Mouse, 1280, 800), map[string]bool{}
			for range 200 {
				b := s.course.Beat()
				if s.Wait(30); b == nil || b != s.course.Beat() {
					continue
				}
				s.Draw()
				if id, ok := presses[b.Says]; ok {
					tried[b.Says] = true
					s.Click(id)
					s.Wait(30)
					s.clear(s.Stage.Say(b.Wrong))
				}
				if len(tried) == len(presses) {
					break
				}
				s.answer(b)
			}
			if len(tried) != len(presses) {
				t.Errorf("%v, %d %%: only %v were tried", lang, scale, tried)
			}
		}
	}
}

// clear wants a sentence to be there, and clear of the lesson's words.
func (s *student) clear(sentence string) {
	read, slip := []display.Rect(nil), display.Rect{}
	for _, it := range s.Draw() {
		switch {
		case it.Kind == display.Border && it.Colour == theme.Focus:
			slip = it.Box // The words come last, over all that is lit.
		case it.Kind == display.Text && slip.Empty() && len(it.Text) > 3 &&
			strings.Contains(sentence, strings.TrimSpace(it.Text)):
			read = append(read, it.Box)
		}
	}
	if len(read) == 0 {
		s.T.Errorf("%v, %d %%: %q is not said", s.Stage.Lang, s.Stage.Settings.TextScale, sentence)
	}
	for _, box := range read {
		if !slip.Intersect(box).Empty() {
			s.T.Errorf("%v, %d %%: the lesson's words at %v lie over %q at %v", s.Stage.Lang, s.Stage.Settings.TextScale, slip,
				sentence, box)
		}
	}
}

// TestEveryExampleIsPlayed watches each example on its table, in both languages, moving and still: every beat is said,
// read and speaks of what is there, and at its end it makes way.
func TestEveryExampleIsPlayed(t *testing.T) {
	for _, id := range []string{
		"kompromat:reveal", "topsecret:explosion", "topsecret:theft", "topsecret:pair", "getadler:question", "getadler:fight",
	} {
		l, ok := rooms.Example(id)
		if !ok {
			t.Fatalf("there is no example %q", id)
		}
		for _, lang := range words.Languages() {
			for _, still := range []bool{false, true} {
				s := enrol(t, l, lang, 100, stagetest.Mouse, 1280, 800)
				s.Stage.Settings.Speed, s.Stage.Settings.ReducedMotion = 100, still
				s.learn()
				if len(s.said) != len(l.Beats) {
					t.Errorf("%s, %v: said were %v of %d", id, lang, s.said, len(l.Beats))
				}
			}
		}
	}
}

// TestTheEndOfALessonLeadsToTheNextOfItsGame begins the first lesson of each game from the list of all of them.
func TestTheEndOfALessonLeadsToTheNextOfItsGame(t *testing.T) {
	for _, g := range rooms {
		h := newHouse(t)
		s := newLearn(h, "", false).(*learn)
		s.learnt(g.Lessons[0])
		end := newLearnt(s, g.Lessons[0]).(*learnt)
		if next, ok := end.next(); !ok || next.ID != g.Lessons[1].ID {
			t.Errorf("after %s comes %q", g.Lessons[0].ID, next.ID)
		}
	}
}

// TestALessonWithoutALogHasNone: neither its line, nor its button, nor its key.
func TestALessonWithoutALogHasNone(t *testing.T) {
	for _, l := range rooms.Lessons() {
		s := enrol(t, l, words.English, 100, stagetest.Mouse, 1280, 800)
		s.Wait(60)
		s.Key(input.Log)
		_, button := s.Hot("log")
		_, panel := s.Hot("panel.log")
		if without := slices.Contains(l.Without, tabletop.LogTerm); button == without || panel == without {
			t.Errorf("%s: without a log %v, its button %v, its panel %v", l.ID, without, button, panel)
		}
	}
}

// TestALessonInLargeLettersLeavesTheCardsTheirSize: what a lesson says grows with the reader's letters, but not so much
// that the cards of which it tells lose much of the width that they have in the usual ones.
func TestALessonInLargeLettersLeavesTheCardsTheirSize(t *testing.T) {
	l, _ := lessons.Named(rooms.Lessons(), "kompromat.1")
	for _, window := range [...][2]float64{{1280, 800}, {1920, 1080}} {
		for _, lang := range []words.Lang{words.English, words.French} {
			var wide, letters [2]float64
			for i, scale := range [...]int{100, 200} {
				s := enrol(t, l, lang, scale, stagetest.Mouse, window[0], window[1])
				s.Wait(200)
				folder, ok := s.Hot("mission:2")
				if !ok {
					t.Fatalf("%v, %s: there is no mission", window, lang)
				}
				wide[i] = folder.Box.W
				says := s.Stage.Say(s.course.Beat().Says)
				for _, it := range s.Draw() {
					if it.Kind == display.Text && strings.HasPrefix(says, it.Text) {
						letters[i] = it.Size
					}
				}
			}
			if wide[1] < wide[0]*0.85 || letters[1] < letters[0]*1.2 {
				t.Errorf("%v, %s: missions are %.0f wide, and letters %.0f large, instead of %.0f and %.0f", window, lang,
					wide[1], letters[1], wide[0], letters[0])
			}
		}
	}
}
