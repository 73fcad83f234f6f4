package scenes

import (
	"time"

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
