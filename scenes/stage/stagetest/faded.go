package stagetest

import "safehouse/render/display"

// MustFadeAsOne requires that no two things which fade each for itself lie over each other: the lower one would be seen
// through the upper one, as no picture shows them. What is together part of one picture that fades may. Light and
// shadow are seen through by their nature.
func (r *Room) MustFadeAsOne() {
	r.T.Helper()
	r.fading = r.fading[:0]
	for i := range r.List.Items {
		it := &r.List.Items[i]
		own := it.Fade
		if it.Gone > 0 {
			own = it.Own
		}
		if own <= 0 || own >= 1 || it.Gone >= 1 || !opaque(it) {
			continue
		}
		for _, under := range r.fading {
			if box := it.Box.Intersect(under.Box); box.W > 1 && box.H > 1 {
				r.T.Errorf("%s fades over %s, which fades", describe(it), describe(under))
			}
		}
		r.fading = append(r.fading, it)
	}
}

// opaque reports whether nothing is seen through an item while it is there.
func opaque(it *display.Item) bool {
	switch it.Kind {
	case display.Hot, display.Named, display.Glow, display.Beam, display.Iris, display.Dusk:
		return false
	case display.Path:
		return it.Soft == 0
	}
	return true
}
