package getadler

import "safehouse/game"

// Gathered puts the cards that are seen in one hand into one sentence, and the players who win together.
func (t *screen) Gathered(lines []game.Line) (text string, ok bool) {
	first, last := lines[0], lines[len(lines)-1]
	if first.Key != last.Key {
		return "", false
	}
	switch first.Key {
	case "log.getadler.seen":
		if first.Args[0] != last.Args[0] || first.Args[1] != last.Args[1] {
			return "", false
		}
		return t.Say(first.Key, first.Args[0], first.Args[1], t.list(lines, 2, "getadler.list")), true
	case "log.getadler.ended":
		return t.Say("getadler.ended.all", t.list(lines, 0, "score.and")), true
	}
	return "", false
}

// list puts an argument of each line behind one another, the last of them by the key.
func (t *screen) list(lines []game.Line, arg int, key string) game.Arg {
	all := lines[0].Args[arg]
	for i := 1; i < len(lines); i++ {
		joint := "getadler.list"
		if i == len(lines)-1 {
			joint = key
		}
		all = game.Text(t.Say(joint, all, lines[i].Args[arg]))
	}
	return all
}
