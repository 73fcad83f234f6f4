package tabletest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/contrast/contrasttest"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop"
)

// The laws of a replay.
const (
	lawReplayed = "a replay looks the same wherever it has come from"
	lawAsSeen   = "a replay shows the table that was seen then"
	lawStands   = "the figures beside a replay are those of the moment that is shown"
	lawUnseen   = "a replay tells the eyes that look on nothing that they could not see then"
	lawCharted  = "the chart of a replay tells the eyes that look on nothing that they could not know then"
	lawMoment   = "the chart of a replay says what the table says at that moment, where a table writes points"
)

// chartEvery is at every how many turns the lines of a chart are looked at.
const chartEvery = 7

// replayWorlds is in how many other worlds a replay is looked at, twice as many where much time is given, replayCuts
// after how many moves they may part.
const replayWorlds, replayCuts = 2, 16

// Replays holds the replay of one match that is over to the laws of replays, for everybody's eyes and for those of each
// seat.
func Replays(t *testing.T, g *games.Game, setup game.Setup, entries []game.Entry) {
	k := newKit(t, Game{Room: g})
	viewers := []game.Seat{match.NoSeat}
	for seat := range game.Seat(len(setup.Players)) {
		viewers = append(viewers, seat)
	}
	writes := k.writesPoints(setup, entries)
	for _, viewer := range viewers {
		seated := setup
		seated.Players, seated.Prepared = slices.Clone(setup.Players), prepared(entries)
		for i := range seated.Players {
			seated.Players[i].Computer = game.Seat(i) != viewer
		}
		k.asSeen(seated, entries, viewer, k.replayed(seated, entries, viewer, writes))
		k.stands(setup, entries, viewer)
	}
	k.unseen(setup, entries, viewers)
	k.readReplay(setup, entries, viewers)
	k.report(t)
}

// readReplay looks at a replay as every reader does, each at other moments with other eyes.
func (k *kit) readReplay(setup game.Setup, entries []game.Entry, viewers []game.Seat) {
	for i, reader := range stagetest.Readers() {
		if reader.Lang == words.Pseudo {
			continue // Of a language that nobody speaks words may run on, and are cut.
		}
		r, replay := k.replay(setup, entries, viewers[i%len(viewers)])
		reader.Sit(r.Stage)
		r.Stack.Resumed()
		names := &stagetest.Names{T: r.T}
		ledger := contrasttest.Ledger{Allow: r.passes}
		for n := range replayMoments {
			replay.GoTo((i+n*replay.Len()/replayMoments)%replay.Len(), 1+n)
			r.Wait(2)
			if n == 1 && r.Click("replay.hands") && r.Has("replay.open") {
				r.Click("replay.open")
			}
			if n == 2 {
				r.Key(input.Cancel)
			}
			where := fmt.Sprintf("%v, viewer %v, moment %d", reader, viewers[i%len(viewers)], n)
			r.Draw()
			k.seen(r, where)
			k.under(k.law(lawNames, leastSeen), r.Room, where, func() { names.Frame("a replay", &r.List) })
			k.worded(r, where)
			k.under(k.law(lawContrast, leastSeen), r.Room, where, func() {
				ledger.Only(r.T, "a replay", &r.List, r.Stage.Metrics, r.Stage.Measure)
			})
			for range replayMoments {
				if reader.Text == 1 && !reader.Captions && !reader.Contrast {
					k.drawn(r, where)
				}
				replay.StepOn()
				r.Wait(n)
			}
		}
	}
}

// replayMoments is at how many moments each reader looks.
const replayMoments = 5

// replay opens the replay of a match, with nothing in motion, for some eyes.
func (k *kit) replay(setup game.Setup, entries []game.Entry, viewer game.Seat) (*Room, *tabletop.Replay) {
	m, err := k.Resume(setup, entries, nil)
	if err != nil {
		k.t.Fatal(err)
	}
	r := NewRoom(k.t, words.English, 1280, 800)
	r.Stage.Settings.ReducedMotion, r.Stage.Settings.Speed = true, 0
	replay := k.Room.Open(r.Stage, match.Desk{Session: m, Replay: true, Ways: match.Ways{Menu: func() stage.Scene {
		return &stagetest.Blank{}
	}}}).(*tabletop.Replay)
	r.table = replay.Table
	r.Needs = func() stagetest.Needed { return stagetest.Needed{Status: "replay"} }
	r.Enter(replay)
	replay.Look(viewer)
	return r, replay
}

// overReel is what is drawn of a replay over the reel, which alone may tell of what is to come.
func (r *Room) overReel() []display.Item {
	all := r.Draw()
	film, _ := r.Hot("replay.film")
	return slices.DeleteFunc(slices.Clone(all), func(it display.Item) bool {
		_, y := it.Box.Centre()
		return y >= film.Box.Y
	})
}

// replayed steps through a whole match, and then goes to its moments from everywhere.
func (k *kit) replayed(setup game.Setup, entries []game.Entry, viewer game.Seat, writes bool) replayed {
	l := k.law(lawReplayed, 100)
	r, replay := k.replay(setup, entries, viewer)
	type moment struct{ turn, beat int }
	var moments []moment
	pictures := map[moment][]display.Item{}
	film, _ := r.Hot("replay.film")
	all := replayed{map[[2]int][]display.Item{}, map[int]bool{}, replay.Reel, film.Box.Y}
	replay.GoTo(0, 0)
	for {
		turn, beat := replay.Place()
		if at := (moment{turn, beat}); pictures[at] == nil {
			moments = append(moments, at)
			for r.Wait(3); replay.Moving(); {
				r.Wait(1)
			}
			pictures[at] = slices.Clone(r.overReel())
			if mark := replay.Mark(); r.PeakKind() == 0 {
				all.tables[[2]int{mark.Move, mark.Event}] = pictures[at]
			}
			all.ends[replay.Moves()] = true
			if writes {
				k.charts(r, pictures[at], fmt.Sprintf("viewer %v, %+v", viewer, at))
			}
		}
		replay.StepOn()
		if now, next := replay.Place(); now == turn && next == beat || now == replay.Len()-1 && next == 0 {
			break
		}
	}
	if last := moments[len(moments)-1]; last.turn != replay.Len()-1 {
		l.fault(fmt.Sprint(viewer), fmt.Sprintf("it ends with turn %d of %d", last.turn, replay.Len()))
	}
	jumps := slices.Clone(moments)
	slices.Reverse(jumps)
	for _, i := range rand.New(rand.NewPCG(uint64(viewer), 1)).Perm(len(moments))[:len(moments)/2] {
		jumps = append(jumps, moments[i])
	}
	for i, at := range jumps {
		if i < len(moments) && i%2 == 0 { // Some of the way back is gone in steps.
			replay.StepBack()
		}
		replay.GoTo(at.turn, at.beat)
		r.Wait(3)
		l.looked++
		if got := r.overReel(); !slices.Equal(got, pictures[at]) {
			l.fault(fmt.Sprintf("viewer %v, %+v", viewer, at), firstDifference(pictures[at], got))
		}
	}
	return all
}

// replayed is what a replay shows at each of its events, by move and event, but for great moments. Its turns end at
// those numbers of moves; its reel is that high, and begins there.
type replayed struct {
	tables     map[[2]int][]display.Item
	ends       map[int]bool
	reel, foot float64
}

// writesPoints reports whether the table of a game writes how many points a player has, at the end of turns.
func (k *kit) writesPoints(setup game.Setup, entries []game.Entry) bool {
	r, replay := k.replay(setup, entries, 0)
	for turn := 0; turn < replay.Len(); turn += chartEvery {
		replay.GoTo(turn, tabletop.AllBeats)
		r.Wait(1)
		own := strconv.Itoa(replay.Match.Standing().Halves[0] / 2)
		if table := numbersIn(r.overReel()); !slices.Contains(table, own) {
			return false
		}
	}
	return true
}

// charts requires each figure beside the chart to stand on the table.
func (k *kit) charts(r *Room, table []display.Item, where string) {
	l, numbers := k.law(lawMoment, 20), numbersIn(table)
	l.looked++
	figures, _ := r.charted()
	for _, figure := range figures {
		if !slices.Contains(numbers, figure) {
			l.fault(where, fmt.Sprintf("of %q on the chart the table says only %q", figures, numbers))
			return
		}
	}
}

// numbersIn are the numbers that are written in a picture.
func numbersIn(items []display.Item) (all []string) {
	for _, it := range items {
		if it.Kind == display.Text {
			all = append(all, strings.FieldsFunc(it.Text, func(c rune) bool { return (c < '0' || c > '9') && c != '-' })...)
		}
	}
	return all
}

// charted are the figures beside the chart of a replay and the seats, by colour, that have a line in it as far as the
// match has been shown.
func (r *Room) charted() (figures []string, lines []display.Colour) {
	film, _ := r.Hot("replay.film")
	for _, it := range r.List.Items {
		x, y := it.Box.Centre()
		if y < film.Box.Y || y > film.Box.Y+film.Box.H {
			continue
		}
		beside := x > film.Box.X+film.Box.W
		if it.Kind == display.Text && beside && strings.Trim(it.Text, "0123456789½\u202f") == "" {
			figures = append(figures, it.Text)
		}
		if it.Kind == display.Fill && !beside && slices.Contains(theme.SeatColours[:], it.Colour) &&
			!slices.Contains(lines, it.Colour) {
			lines = append(lines, it.Colour)
		}
	}
	return figures, lines
}

// stands reads the figures beside the chart of a replay, where there is one: before the first turn nobody has points,
// and at its end all have those that they end with. In between nobody has a line without a figure, and whoever looks on
// reads on the chart what its place at the table says at any moment, in games whose table says it.
func (k *kit) stands(setup game.Setup, entries []game.Entry, viewer game.Seat) {
	r, replay := k.replay(setup, entries, viewer)
	figures := func(turn, beats int) []string {
		replay.GoTo(turn, beats)
		r.Wait(3)
		r.Draw()
		all, _ := r.charted()
		return all
	}
	at := figures(replay.Len()-1, tabletop.AllBeats)
	if len(at) == 0 {
		return
	}
	l := k.law(lawStands, 1)
	l.looked++
	var want []string
	ends := replay.Match.Standing().Halves
	for _, halves := range slices.Backward(slices.Sorted(slices.Values(ends[:len(setup.Players)]))) {
		want = append(want, r.Say("statistics.number", game.Number(halves/2)))
	}
	if !slices.Equal(at, want) {
		l.fault(fmt.Sprint(viewer), fmt.Sprintf("at the end they are %q, want %q", at, want))
	}
	if at = figures(0, 0); slices.ContainsFunc(at, func(figure string) bool { return figure != "0" }) {
		l.fault(fmt.Sprint(viewer), fmt.Sprintf("before the first turn they are %q", at))
	}
	l = k.law(lawCharted, 10)
	for turn := int(viewer) % chartEvery; turn < replay.Len(); turn += chartEvery {
		l.looked++
		replay.GoTo(turn, tabletop.AllBeats)
		r.Wait(1)
		r.Draw()
		if said, lines := r.charted(); len(lines) > len(said) {
			l.fault(fmt.Sprintf("viewer %v, turn %d", viewer, turn),
				fmt.Sprintf("%d seats have a line, the figures are %q", len(lines), said))
		}
	}
}

// lies are the cards of a picture and its words, each with its place, from a height to another: but for where somebody
// looks, and for the key that a card is pressed with.
func lies(items []display.Item, top, foot float64) (all []string) {
	for _, it := range items {
		_, y := it.Box.Centre()
		switch {
		case it.Box.W <= 0 || y < top || y >= foot:
		case it.Kind == display.CardFace:
			if f := &it.Face; len(f.Value) == 1 && !unicode.IsDigit(rune(f.Value[0])) {
				f.Value = ""
			}
			it.Face.Gaze = 0
			all = append(all, fmt.Sprint("card ", it.Box, it.Turn, it.Face))
		case it.Kind == display.Text:
			all = append(all, fmt.Sprint("text ", it.Text, it.Box))
		}
	}
	slices.Sort(all)
	return all
}

// asSeen plays the match once more on a table on which one seat, or nobody, is a person's, and compares it with its
// replay wherever it stands still: no card and no word lies in the one that does not lie in the other. Only the table
// may say more, where something lies over it to be read, and to its person, who is told what is new. It is laid out as
// a replay is, so that nothing that is asked has a place. A replay shows at once what several seats do at a time, and
// nothing in between; and great moments, which take the table's place, are passed over on a table that is hurried.
func (k *kit) asSeen(setup game.Setup, entries []game.Entry, viewer game.Seat, as replayed) {
	l := k.law(lawAsSeen, 20)
	m, _ := k.resume(setup, nil)
	live := NewRoom(k.t, words.English, 1280, 800)
	live.Stage.Settings.ReducedMotion, live.Stage.Settings.Speed, live.Stage.Settings.Remarks = true, 0, false
	live.Stage.Reading = true // No computer thinks.
	scene := k.Room.Open(live.Stage, match.Desk{Session: m,
		Ways: match.Ways{Menu: func() stage.Scene { return &stagetest.Blank{} }}})
	live.table = scene.(*tabletop.Scene).Table
	live.table.Reel = as.reel
	live.Enter(scene)
	for m.Len() < len(entries) {
		e := entries[m.Len()]
		live.Submit(e.Seat, e.Move)
		for stands := true; stands; stands = live.Busy() {
			live.Skip()
			live.Wait(1) // The next part of a match has a scene of its own.
			mark := live.table.Mark()
			table, ok := as.tables[[2]int{mark.Move, mark.Event}]
			if live.Scoring() || !ok || !as.ends[m.Len()] {
				break
			}
			live.Anew()
			items := live.Draw()
			bar, _ := live.Hot("menu")
			top := bar.Box.Y + bar.Box.H
			want, got := lies(items, top, as.foot), lies(table, top, as.foot)
			l.looked++
			for _, lie := range want {
				more := live.table.Gated() || viewer != match.NoSeat && strings.HasPrefix(lie, "text")
				if _, ok := slices.BinarySearch(got, lie); !ok && !more {
					l.fault(fmt.Sprintf("viewer %v, %+v", viewer, mark), "only on the table lies "+lie)
				}
			}
			for _, lie := range got {
				if _, ok := slices.BinarySearch(want, lie); !ok {
					l.fault(fmt.Sprintf("viewer %v, %+v", viewer, mark), "only in the replay lies "+lie)
				}
			}
		}
	}
}

// unseen parts the match into worlds that somebody cannot tell from it up to some move, plays each to an end of its
// own, and requires the replays of both to look alike to those eyes as far as they could not tell.
func (k *kit) unseen(setup game.Setup, entries []game.Entry, viewers []game.Seat) {
	l := k.law(lawUnseen, 100)
	k.meetNature(entries)
	rng := rand.New(rand.NewPCG(7, 7))
	worlds := replayWorlds
	if k.long {
		worlds *= 2
	}
	seen := map[game.Seat]*showing{}
	for _, viewer := range viewers {
		seen[viewer] = k.showing(setup, entries, viewer)
	}
	for range replayCuts {
		cut := entries[:1+rng.IntN(len(entries)-1)]
		truth, _ := k.resume(setup, cut)
		if truth.Len() != len(cut) {
			continue // Nature was interrupted there.
		}
		found := 0
		for range worldsTried {
			changed := k.changed(truth, cut, rng)
			if changed == nil || found == worlds {
				continue
			}
			m, err := k.Resume(setup, changed, nil)
			if err != nil || m.Len() != len(cut) {
				continue
			}
			if !alike(truth, m, game.Public) || !k.anybodyTells(truth, m) {
				continue
			}
			found++
			other := k.toTheEnd(setup, changed, rng)
			for _, viewer := range viewers {
				if alike(truth, m, viewer) {
					k.alikeIn(l, seen[viewer], k.showing(setup, other, viewer), len(cut), viewer)
				}
			}
		}
	}
}

// toTheEnd plays a match on at random.
func (k *kit) toTheEnd(setup game.Setup, entries []game.Entry, rng *rand.Rand) []game.Entry {
	m, j := k.resume(setup, entries)
	for m.ToAct() != 0 {
		seat := m.ToAct().First()
		moves := m.MoveTexts(seat)
		Make(k.t, m, seat, moves[rng.IntN(len(moves))])
	}
	return j.Entries
}

// showing is a replay for some eyes, with what it has shown at the end of turns: a match is compared with many others.
type showing struct {
	room   *Room
	replay *tabletop.Replay
	turns  map[int]*shownTurn
}

// shownTurn is what a replay shows at the end of a turn, after that many moves: the table, the figures beside the chart
// and the title.
type shownTurn struct {
	moves   int
	table   []display.Item
	figures []string
	title   string
}

func (k *kit) showing(setup game.Setup, entries []game.Entry, viewer game.Seat) *showing {
	r, replay := k.replay(setup, entries, viewer)
	return &showing{r, replay, map[int]*shownTurn{}}
}

// at shows the end of a turn, once.
func (s *showing) at(turn int) *shownTurn {
	if s.turns[turn] == nil {
		s.replay.GoTo(turn, tabletop.AllBeats)
		s.room.Wait(1)
		now := &shownTurn{moves: s.replay.Moves(), table: s.room.overReel(), title: s.room.Stack.Top().Title()}
		now.figures, _ = s.room.charted()
		s.turns[turn] = now
	}
	return s.turns[turn]
}

// alikeIn compares the replays of two worlds up to that number of moves.
func (k *kit) alikeIn(l *law, truth, world *showing, moves int, viewer game.Seat) {
	for turn := 0; ; turn++ {
		a, b := truth.at(turn), world.at(turn)
		if a.moves > moves || a.moves != b.moves {
			return
		}
		l.looked++
		where := fmt.Sprintf("viewer %v, turn %d, worlds part after %d", viewer, turn, moves)
		if !slices.Equal(a.table, b.table) {
			l.fault(where, firstDifference(a.table, b.table))
			return
		}
		if len(a.figures)+len(b.figures) > 0 {
			charted := k.law(lawCharted, 10)
			if charted.looked++; !slices.Equal(a.figures, b.figures) {
				charted.fault(where, fmt.Sprintf("%q, %q", a.figures, b.figures))
			}
		}
		if a.title != b.title {
			l.fault("title", a.title+", "+b.title)
		}
	}
}
