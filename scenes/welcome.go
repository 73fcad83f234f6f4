package scenes

import (
	"time"
	"unicode"
	"unicode/utf8"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// spoken are the message keys of something that is said to nobody in particular, and to somebody by name.
type spoken struct{ anybody, guest string }

// What the house says of how long it has stood empty, and of a match in which the only person won or somebody else.
var (
	saysAway = [...]spoken{
		{"menu.away.1", "menu.away.1.guest"}, {"menu.away.2", "menu.away.2.guest"}, {"menu.away.3", "menu.away.3.guest"},
	}
	saysWon  = [...]spoken{{"menu.news.won.1", "menu.news.won.1.guest"}, {"menu.news.won.2", "menu.news.won.2.guest"}}
	saysLost = [...]spoken{{"menu.news.lost.1", "menu.news.lost.1.guest"}, {"menu.news.lost.2", "menu.news.lost.2.guest"}}
)

// arrive gives for how many days the house has stood empty before this run, 0 where it is not known or was asked
// before, and notes on each day that somebody is here.
func (h *launcher) arrive() (days int) {
	now, st := h.time(), h.st
	seen, err := time.Parse(time.RFC3339, st.Settings.Seen)
	midnight := func(t time.Time) time.Time {
		year, month, day := t.In(now.Location()).Date()
		return time.Date(year, month, day, 0, 0, 0, 0, time.UTC)
	}
	if days = int(midnight(now).Sub(midnight(seen)) / (24 * time.Hour)); err != nil || days != 0 {
		st.Set(func(set *stage.Settings) { set.Seen = now.Format(time.RFC3339) })
	}
	if h.arrived || err != nil {
		days = 0
	}
	h.arrived = true
	return days
}

// welcome is what the house says to whoever is here, in letters of a design size that are so long: what it has to tell
// once, where that has a place beside the ways to the rest, in somewhat smaller letters too, or else a greeting.
func (v *visit) welcome(room, beside float64) (text string, design, long float64) {
	st := v.launcher.st
	m := st.Metrics
	font := m.Font(display.Typewriter)
	usual := menuGreeting / max(1, m.TextScale)
	wide := func(text string, design float64) float64 {
		return st.Measure.Width(text, font, m.Size(font, design)) + 1
	}
	for _, tell := range [...]func(guest string) string{v.absence, v.news} {
		for _, guest := range [...]string{v.guests, ""} {
			text = tell(guest)
			for design = usual; text != "" && design > leastNews*usual; design *= 0.97 {
				if long = wide(text, design); long <= beside {
					return text, design, long
				}
			}
		}
	}
	text = v.greeting(v.guests)
	// One who is greeted in a line is not named in two, nor where names push the ways to the rest under the greeting.
	if named, bare := wide(text, usual), wide(v.greeting(""), usual); named > room || named > beside && bare <= beside {
		text = v.greeting("")
	}
	return text, usual, wide(text, usual)
}

// absence says how long nobody was here, where it was more than a day; empty for nothing.
func (v *visit) absence(guest string) string {
	st, days := v.launcher.st, v.away
	key, n := "menu.away.days", days
	switch {
	case days < 2:
		return ""
	case days >= 365:
		key, n = "menu.away.years", days/365
	case days >= 60:
		key, n = "menu.away.months", days/30
	case days >= 14:
		key, n = "menu.away.weeks", days/7
	}
	long, say := st.Say(key, game.Number(n)), saysAway[days%len(saysAway)]
	text := st.Say(say.anybody, game.Text(long))
	if guest != "" {
		text = st.Say(say.guest, game.Text(long), game.Text(guest))
	}
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}

// news says how the last match ended, where that was not said yet: to its only person who was beaten, or else who has
// won it alone; empty for nothing.
func (v *visit) news(guest string) string {
	end, only := &v.last.Standing, guestOf(v.last)
	beaten := game.Seats(1<<len(v.last.Cast.Players)-1) &^ end.Winners
	if !v.fresh || !end.Over || end.Winners == 0 || beaten == 0 || only < 0 && guest != "" {
		return ""
	}
	who, say := end.Winners.First(), saysLost[len(v.over)%len(saysLost)]
	switch {
	case only >= 0 && end.Winners.Has(game.Seat(only)):
		who, say = beaten.First(), saysWon[len(v.over)%len(saysWon)]
	case end.Winners.Len() > 1:
		return ""
	}
	r := v.launcher.st.Reader(v.launcher.st.Names(v.last.Cast.Players)...)
	if guest == "" {
		return r.T(say.anybody, game.SeatName(who))
	}
	return r.T(say.guest, game.SeatName(who), game.Text(guest))
}

// greeting is how one greets somebody at this time of day, without a name nobody in particular.
func (v *visit) greeting(name string) string {
	anybody, guest := "menu.evening", "menu.evening.guest"
	switch hour := v.now.Hour(); {
	case hour >= 5 && hour < 12:
		anybody, guest = "menu.morning", "menu.morning.guest"
	case hour >= 12 && hour < 18:
		anybody, guest = "menu.afternoon", "menu.afternoon.guest"
	}
	if name == "" {
		return v.launcher.st.Say(anybody)
	}
	return v.launcher.st.Say(guest, game.Text(name))
}
