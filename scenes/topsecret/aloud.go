package topsecret

import "safehouse/game/topsecret"

// Held says what the open hand holds, kind by kind, and what its holder has laid on the table face down.
func (t *screen) Held() []string {
	v := &t.show.Now().View
	var all []string
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		if !t.layout.Groups[k].Empty() {
			all = append(all, t.groupLabel(k))
		}
	}
	if p := &v.Players[t.Near]; p.Picked && p.Pick.Kind() != topsecret.NoKind {
		all = append(all, t.pickLabel(v, t.Near))
	}
	return all
}
