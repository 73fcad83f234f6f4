package table

import "safehouse/render/display"

// Explains marks the texts drawn from item n of the picture on as ones that ask, tell or explain: the words in them that
// name cards open them. Texts that have a role keep it.
func (b *Brush) Explains(n int) {
	for ; n < len(b.L.Items); n++ {
		if it := &b.L.Items[n]; it.Kind == display.Text && it.Role == display.NoRole {
			it.Role = display.Prompt
		}
	}
}
