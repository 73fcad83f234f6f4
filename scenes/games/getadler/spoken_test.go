package getadler

import (
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/tabletop/tabletest"
)

// TestWhatIsSaidHangsAtItsSpeaker: what the one says whose hand lies below hangs over the own face, and nothing that
// anybody says lies on the head of somebody else.
func TestWhatIsSaidHangsAtItsSpeaker(t *testing.T) {
	for _, kinds := range []string{"peee", "peeee", "peeeee"} {
		r := newRoom(t, words.French, 1280, 800)
		r.open(newMatch(t, tabletest.Setup(kinds, 3)), true)
		r.Wait(60)
		l := r.lay()
		for asker := range l.view.Seats {
			for target := range l.view.Seats {
				if asker == target {
					continue
				}
				question, answer := l.speech(asker, target, 400, 60, 10)
				for speaker, slip := range map[int]display.Rect{asker: question, target: answer} {
					if !l.opposite(speaker) {
						if slip.X > l.Own.X+l.Own.W || slip.Y+slip.H > l.Own.Y || slip.Y < l.Middle.Y {
							t.Errorf("%s: what %d says at %.0f is not at the own face at %.0f", kinds, speaker, slip, l.Own)
						}
						continue
					}
					for other := range game.Seat(l.view.Seats) {
						if x := l.under(int(other)); int(other) != speaker && l.opposite(int(other)) && slip.X < x && x < slip.X+slip.W {
							t.Errorf("%s: what %d says at %.0f lies on the head of %d at %.0f", kinds, speaker, slip, other, x)
						}
					}
				}
			}
		}
	}
}

// TestWhatIsSaidLeavesTheHandInSight: in small windows too no question of others, nor its answer, lies on a card of the
// hand or on the other.
func TestWhatIsSaidLeavesTheHandInSight(t *testing.T) {
	for _, size := range [...][2]float64{{360, 640}, {412, 915}, {640, 480}, {844, 390}, {1280, 800}} {
		for _, kinds := range []string{"peee", "peeee", "peeeee"} {
			r := newRoom(t, words.French, size[0], size[1])
			r.open(newMatch(t, tabletest.Setup(kinds, 3)), true)
			r.Wait(60)
			b := r.brush()
			question, answer := tableBrush{&b}.exchange(1, 2, "question.coat.navy", r.Say("getadler.yes"), 6)
			for _, card := range r.lay().Cards[:r.lay().Held] {
				if !question.Intersect(card).Empty() || !answer.Intersect(card).Empty() {
					t.Errorf("%v, %s: %.0f or %.0f lies on a card at %.0f", size, kinds, question, answer, card)
					break
				}
			}
			if !question.Intersect(answer).Empty() {
				t.Errorf("%v, %s: the question at %.0f lies on the answer at %.0f", size, kinds, question, answer)
			}
		}
	}
}

// TestAQuestionAndItsAnswerLieApart: what the one asks whose hand lies below, or is asked, lies on no answer.
func TestAQuestionAndItsAnswerLieApart(t *testing.T) {
	for _, lang := range []words.Lang{words.English, words.French} {
		for _, size := range [...][2]float64{{844, 390}, {640, 480}, {960, 600}, {1280, 800}, {412, 915}} {
			for _, kinds := range []string{"peee", "peeee", "peeeee"} {
				r := newRoom(t, lang, size[0], size[1])
				r.open(newMatch(t, tabletest.Setup(kinds, 3)), true)
				r.Wait(60)
				b := r.brush()
				for other := 1; other < len(kinds); other++ {
					for _, seats := range [...][2]game.Seat{{0, game.Seat(other)}, {game.Seat(other), 0}} {
						question, answer := tableBrush{&b}.exchange(seats[0], seats[1], "question.hair.dark", r.Say("getadler.no"), 6)
						if !question.Intersect(answer).Empty() {
							t.Errorf("%s, %v, %s, %v: the question at %.0f lies on the answer at %.0f", lang, size, kinds, seats,
								question, answer)
						}
						for _, slip := range [...]display.Rect{question, answer} {
							if slip.X < -1 || slip.X+slip.W > size[0]+1 || slip.Y+slip.H > r.lay().Panel.Y {
								t.Errorf("%s, %v, %s, %v: %.0f leaves the table", lang, size, kinds, seats, slip)
							}
						}
					}
				}
			}
		}
	}
}

// TestWhatIsSaidCoversNoFace on a phone, held upright or across, whoever speaks to whom.
func TestWhatIsSaidCoversNoFace(t *testing.T) {
	for _, lang := range []words.Lang{words.English, words.French} {
		for _, size := range [...][2]float64{{412, 915}, {360, 640}, {844, 390}} {
			for _, kinds := range []string{"peee", "peeee", "peeeee"} {
				r := newRoom(t, lang, size[0], size[1])
				r.open(newMatch(t, tabletest.Setup(kinds, 3)), true)
				r.Wait(60)
				b, l := r.brush(), r.lay()
				for asker := range game.Seat(len(kinds)) {
					for target := range game.Seat(len(kinds)) {
						if asker == target {
							continue
						}
						question, answer := tableBrush{&b}.exchange(asker, target, "question.coat.navy", r.Say("getadler.yes"), 6)
						for seat := range game.Seat(len(kinds)) {
							face := l.Suspects[seat].Card
							if l.opposite(int(seat)) && !(question.Intersect(face).Empty() && answer.Intersect(face).Empty()) {
								t.Errorf("%s, %v, %s: %.0f or %.0f, said by %d to %d, covers the face of %d at %.0f", lang, size, kinds,
									question, answer, asker, target, seat, face)
							}
						}
					}
				}
			}
		}
	}
}

// TestTheFrameOfASuspectLeavesItsFaceFree: where faces stand beside their names, what can be chosen is framed with the
// face in it.
func TestTheFrameOfASuspectLeavesItsFaceFree(t *testing.T) {
	r := newRoom(t, words.French, 844, 390)
	r.Stage.Settings.Speed = 0
	r.open(holding(t, "peee", getadler.Question), true)
	r.Wait(tabletest.GuardTicks + 5)
	r.Press(r.held(func(k getadler.Kind) bool { return k == getadler.Question }))
	r.Wait(2)
	for seat := 1; seat < 4; seat++ {
		face, strip := r.lay().Suspects[seat].Card, r.lay().Suspects[seat].Strip
		framed := 0
		for _, it := range r.Draw() {
			if it.Kind != display.Border || !it.Box.Covers(strip) {
				continue
			}
			framed++
			if in := it.Box.Inset(it.Width - 0.5); !in.Covers(face) {
				t.Errorf("the frame of %d at %.0f lies on its face at %.0f", seat, it.Box, face)
			}
		}
		if framed == 0 {
			t.Errorf("nothing frames %d", seat)
		}
	}
}
