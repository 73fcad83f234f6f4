package kompromat

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// askDeclare offers each total that the 1/11 cards allow, the best one chosen already (K11).
func (t *screen) askDeclare(q *ask) {
	v := &t.own
	most := 0
	for _, m := range v.Moves {
		if m.Op == kompromat.OpDeclare {
			most = max(most, int(m.A))
		}
	}
	chosen := t.count()
	for n := 0; n <= most; n++ {
		total := v.DeclaredAs(n)
		label := t.Reader().Halves(total)
		if total > kompromat.Limit {
			label = t.Say("table.declare.over", game.Halves(total))
		}
		q.Chips = append(q.Chips, table.Button{ID: chipIDs[n], Label: label, Note: countedAs(most, n), Checked: n == chosen})
	}
	q.Body = t.Say("table.declare.about")
	total := v.DeclaredAs(chosen)
	if total > kompromat.Limit {
		q.Warn = t.Say("table.declare.bust")
		if v.Players[t.Asked()].Tokens+1 >= kompromat.TokenLimit {
			q.Warn = t.Say("table.declare.lose")
		}
	}
	q.Primary = table.Button{ID: "declare", Label: t.Say("table.declare"), Key: t.Prompt(input.Confirm)}
}

// countedAs writes what the 1/11 cards count where that many of them count as 11.
func countedAs(wilds, elevens int) string {
	if wilds == 1 {
		return "1/11 = " + strconv.Itoa(1+10*elevens)
	}
	text := ""
	for n := range wilds {
		if n > 0 {
			text += " + "
		}
		text += strconv.Itoa(1 + 10*((elevens+n)/wilds))
	}
	return text
}
