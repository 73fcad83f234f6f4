package display

import "math"

// duskLights is how many places a dusk leaves lit at most.
const duskLights = 3

// Dusk darkens a field by a colour, all but at most three places: towards the edge of each the light falls off over so
// many pixels, half of them within it, and places that adjoin are one. More than three are an error of the caller.
func (l *List) Dusk(field Rect, lit []Rect, soft float64, c Colour) {
	it := Item{Kind: Dusk, Clip: field, Colour: c, Soft: soft}
	for i, r := range lit {
		if i == 0 {
			it.Box = r
			continue
		}
		it.Corners[2*i-2] = [2]float32{float32(r.X), float32(r.Y)}
		it.Corners[2*i-1] = [2]float32{float32(r.X + r.W), float32(r.Y + r.H)}
	}
	l.Add(it)
}

// Lit are the places that a dusk leaves lit, empty where it has fewer.
func (it *Item) Lit() (lit [duskLights]Rect) {
	lit[0] = it.Box
	for i := 1; i < duskLights; i++ {
		from, to := it.Corners[2*i-2], it.Corners[2*i-1]
		lit[i] = Rect{X: float64(from[0]), Y: float64(from[1]), W: float64(to[0] - from[0]), H: float64(to[1] - from[1])}
	}
	return lit
}

// Darkness is how much of its colour a dusk lays over a point of its field, from 0 in the light to 1.
func (it *Item) Darkness(x, y float64) float64 {
	dark := 1.0
	for _, r := range it.Lit() {
		if !r.Empty() {
			dark -= rise(x-r.X, it.Soft) * rise(r.X+r.W-x, it.Soft) * rise(y-r.Y, it.Soft) * rise(r.Y+r.H-y, it.Soft)
		}
	}
	return max(0, dark)
}

// rise goes from 0 to 1 over a width around 0, at the same pace on both sides: what falls off on one side of an edge
// comes up on the other, and both make one.
func rise(at, wide float64) float64 {
	share := math.Max(0, math.Min(1, at/wide+0.5))
	return share * share * (3 - 2*share)
}
