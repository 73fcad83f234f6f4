package scenes

import (
	"testing"

	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
)

// onlooker is a person whose every picture is watched for what moves, the change of scenes with it.
type onlooker struct {
	*person
	still stagetest.Stillness
	fade  fade
}

func (o *onlooker) see(in *input.Frame) {
	before := o.stack.Top()
	o.tick(in)
	if after := o.stack.Top(); after != before {
		o.fade.begin(o.launcher.st, before, after)
	}
	o.fade.update(o.launcher.st)
	var l display.List
	o.stack.Draw(&l)
	o.fade.draw(&l, o.launcher.st)
	o.still.See(l.Items, in.AnyPress || in.Released)
}

// presses presses a control, takes the pointer away and looks on.
func (o *onlooker) presses(ids ...string) {
	o.t.Helper()
	for _, id := range ids {
		x, y := o.item(id).Box.Centre()
		o.see(&input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true, Focused: true})
		o.see(&input.Frame{X: x, Y: y, Released: true, Focused: true})
		o.looks(40)
	}
}

func (o *onlooker) looks(ticks int) {
	for range ticks {
		o.see(&input.Frame{X: -1, Y: -1, Focused: true})
	}
}

// back presses Escape.
func (o *onlooker) back() {
	o.see(&input.Frame{X: -1, Y: -1, Focused: true, AnyPress: true, Just: input.Actions(0).With(input.Cancel)})
	o.looks(40)
}

func TestAroundTheTableNothingTravelsWithReducedMotion(t *testing.T) {
	h := newHouse(t)
	h.st.Settings.ReducedMotion = true
	h.st.WaitForBots = true
	o := &onlooker{person: sit(t, h)}
	o.looks(20)
	for _, pages := range [][]string{
		{"settings"}, {"rules"}, {"new.kompromat"}, {"new.topsecret", "seats.6", "options"},
		{"new.getadler", "seats.5", "options"},
	} {
		o.presses(pages...)
		for range 4 {
			if _, home := o.stack.Top().(*menu); !home {
				o.back()
			}
		}
	}
	o.presses("new.kompromat", "kind1.person", "start")
	for range 600 {
		if o.has("take") {
			break
		}
		o.looks(1)
	}
	o.presses("take")
	o.looks(60)
	for _, fault := range o.still.Faults {
		t.Error(fault)
	}
}
