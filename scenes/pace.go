package scenes

import (
	"math"
	"slices"
	"time"

	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// pace has the game's time follow the clock, however long a picture takes. The engine runs engineTicks between two
// pictures at most and forgets the rest of the time, so that a picture that takes long would slow the game as well;
// pace says how many ticks are to be made up for. A picture that takes long is skipped, then, and the time is not.
type pace struct {
	// now is the clock; nil where ticks are all the time that there is.
	now func() stage.Time
	// begun is when the frame began, 0 before the first, and owed the time that has passed by then and that no tick has
	// used.
	begun, owed time.Duration
}

// frame begins a frame, and gives the time since the one before; 0 where that is not known. A machine that has slept,
// or a page that was not shown, does not race through the time that it missed.
func (p *pace) frame() (since time.Duration) {
	if p.now == nil {
		return 0
	}
	now := p.now().Run
	if p.begun > 0 {
		since = now - p.begun
	}
	p.begun = now
	p.owed = max(-mostOwed, min(mostOwed, p.owed+since))
	return since
}

// run runs a tick with what has come from the devices, and those to be made up for, in which nothing new comes. After a
// press none are made up for in the same frame: what was pressed counts on the picture that was seen, and must not be
// taken for held while it may have been let go again.
func (p *pace) run(in *input.Frame, tick func(in *input.Frame, further bool)) {
	again, pressed := in.Again(), in.AnyPress || in.Pressed || in.Brought
	p.owed -= tickTime
	tick(in, false)
	for !pressed && p.behind() {
		further := again
		p.owed -= tickTime
		tick(&further, true)
	}
}

// behind reports whether a further tick is to be run in this frame: one that the engine is going to forget. Where ticks
// themselves take long no more are run than a frame has time for; the rest waits for the next one.
func (p *pace) behind() bool {
	return p.now != nil && p.owed >= engineTicks*tickTime && p.now().Run-p.begun < makeUpTime
}

// fineness decides how fine the picture is: as the monitor while the machine can draw that in time, else as fine as it
// can. It goes by what pictures have taken, from the beginning of a frame to that of the next. At first, and after each
// change, a few pictures are made in a row for that alone, which look like the one before; afterwards those count that
// are made anyway.
//
// On a dense monitor a coarser picture shows everything as large as before, down to coarsest pixels of it to one of
// the window's. In one that is coarser than the window letters become no smaller than they may be, since they have a
// least size in pixels. No picture is so coarse that this makes them larger, compared with everything else, than the
// largest size that a reader may choose, with which everything fits.
type fineness struct {
	// w and h are the size of a picture as fine as the monitor, ratio the number of its pixels to one of the window's,
	// share what its sides have of that size.
	w, h, ratio, share float64
	// costs are what the last pictures took, row counts those made one after another, wanted those still to be made.
	costs       []time.Duration
	row, wanted int
	// tried is the share before the last change, and what a picture took then, until the change is judged.
	tried struct {
		share float64
		cost  time.Duration
	}
	// since is how long ago the last change was, overdue how long another one has been due. A change that was taken back
	// is not tried again before barred has passed, which grows each time; falling tells which one it was.
	since, overdue, barred time.Duration
	falling                bool
}

// fits takes note of the size of a picture as fine as the monitor. Where that changes, the picture keeps its number of
// pixels if it was not so fine before, and is measured anew.
func (f *fineness) fits(w, h, ratio float64) {
	if w == f.w && h == f.h && ratio == f.ratio {
		return
	}
	share := 1.0
	if f.share < 1 {
		share = f.share * math.Sqrt(f.w*f.h/(w*h))
	}
	f.w, f.h, f.ratio = w, h, ratio
	f.become(max(f.least(), min(1, share)))
}

// become takes a share, which nobody has measured yet.
func (f *fineness) become(share float64) {
	f.share, f.costs, f.row, f.wanted = share, f.costs[:0], 0, unlikeCosts+leastCosts
	f.tried.share, f.since, f.overdue = 0, 0, 0
}

// least is the share at which the picture is as coarse as it may be.
func (f *fineness) least() float64 {
	return min(1, leastScale/theme.Metrics{W: f.w, H: f.h}.Scale(), coarsest/f.ratio)
}

// frame takes note of a frame: how long it took, and whether a picture was made in it. One in which the program stood
// still says nothing.
func (f *fineness) frame(took time.Duration, painted bool) {
	f.since += took
	if f.next() != f.share {
		f.overdue += took
	}
	if !painted || took >= stoodStill {
		f.row = 0
		return
	}
	f.wanted = max(0, f.wanted-1)
	// The first pictures in a row make what later ones find made, and what one takes may show with the next.
	if f.row++; f.row <= unlikeCosts {
		return
	}
	if len(f.costs) == mostCosts {
		f.costs = slices.Delete(f.costs, 0, 1)
	}
	f.costs = append(f.costs, took)
	if f.tried.share > 0 && f.cost() > 0 && f.next() == f.share {
		f.tried.share = 0 // What was tried has proved itself.
	}
}

// measures reports whether a picture is wanted for what it takes alone.
func (f *fineness) measures() bool { return f.wanted > 0 }

// cost is what a picture takes, in the middle of the last ones; 0 while too few are known.
func (f *fineness) cost() time.Duration {
	if len(f.costs) < leastCosts {
		return 0
	}
	sorted := slices.Sorted(slices.Values(f.costs))
	return sorted[(len(sorted)-1)/2]
}

// next is the share that the picture ought to have by what is known: the one that it has where nothing speaks for
// another.
func (f *fineness) next() float64 {
	cost := f.cost()
	if cost == 0 {
		return f.share
	}
	slow := cost > slowPicture
	if was := f.tried.share; was > 0 && slow {
		// A rise cannot be paid for, or fewer pixels have not helped: then it is not they that take the time.
		hoped := float64(f.tried.cost) * (1 - f.share*f.share/(was*was))
		if was < f.share || float64(f.tried.cost-cost) < helpedPart*hoped {
			return was
		}
	}
	if f.falling == slow && f.since < f.barred {
		return f.share
	}
	paid := math.Sqrt(float64(goodPicture) / float64(cost))
	switch {
	case slow:
		return max(f.least(), min(f.share, f.share*paid))
	case f.share < 1 && paid >= leastRise && f.since >= restPicture:
		return min(1, f.share*paid)
	}
	return f.share
}

// change makes the change that is due.
func (f *fineness) change() {
	to, was, cost := f.next(), f.share, f.cost()
	if back := to == f.tried.share; back {
		f.falling, f.barred = was < to, max(2*f.barred, patience)
		f.become(to)
		return
	}
	f.become(to)
	f.tried.share, f.tried.cost = was, cost
}
