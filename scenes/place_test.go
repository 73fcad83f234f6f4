package scenes

import (
	"testing"

	"safehouse/scenes/stage"
)

func TestWhereTheWindowOpens(t *testing.T) {
	desk := monitor{"DP-1", 1920, 1080}
	wide := monitor{"HDMI-1", 3440, 1440}
	laptop := monitor{"eDP-1", 1366, 768}
	tiny := monitor{"VGA-1", 800, 600}
	pnp := func(w, h int) monitor { return monitor{"Generic PnP Monitor", w, h} }
	on := func(name string, twin, x, y, w, h int) stage.Window {
		return stage.Window{Monitor: name, Twin: twin, X: x, Y: y, W: w, H: h}
	}
	for _, c := range []struct {
		name  string
		saved stage.Window
		all   []monitor
		here  int
		want  placement
	}{
		{"a first start takes 70 % of the monitor, in its middle", stage.Window{}, []monitor{desk}, 0,
			placement{0, 288, 162, 1344, 756, minWidth, minHeight, false}},
		{"a first start goes where the player is", stage.Window{}, []monitor{desk, wide}, 1,
			placement{1, 516, 216, 2408, 1008, minWidth, minHeight, false}},
		{"a first start is never too small to be used", stage.Window{}, []monitor{laptop}, 0,
			placement{0, 171, 64, 1024, 640, minWidth, minHeight, false}},
		{"a first start on a monitor that is smaller than that", stage.Window{}, []monitor{tiny}, 0,
			placement{0, 0, 0, 800, 600, 800, 600, false}},
		{"where it was", on("DP-1", 0, 100, 50, 1280, 720), []monitor{desk}, 0,
			placement{0, 100, 50, 1280, 720, minWidth, minHeight, false}},
		{"where it was, on the monitor that it was on", on("HDMI-1", 0, 2000, 600, 1280, 720), []monitor{desk, wide}, 0,
			placement{1, 2000, 600, 1280, 720, minWidth, minHeight, false}},
		{"monitors in another order", on("HDMI-1", 0, 2000, 600, 1280, 720), []monitor{wide, desk}, 1,
			placement{0, 2000, 600, 1280, 720, minWidth, minHeight, false}},
		{"its monitor is gone: the middle of the other", on("HDMI-1", 0, 2000, 600, 1280, 720), []monitor{desk}, 0,
			placement{0, 320, 180, 1280, 720, minWidth, minHeight, false}},
		{"its monitor is gone, and the other is smaller", on("HDMI-1", 0, 0, 0, 3000, 1400), []monitor{laptop}, 0,
			placement{0, 0, 0, 1366, 768, minWidth, minHeight, false}},
		{"its monitor has shrunk: it is moved into sight", on("DP-1", 0, 900, 500, 1280, 720), []monitor{{"DP-1", 1366, 768}}, 0,
			placement{0, 86, 48, 1280, 720, minWidth, minHeight, false}},
		{"its monitor has shrunk: it shrinks with it", on("DP-1", 0, 10, 10, 1800, 1000), []monitor{{"DP-1", 1366, 768}}, 0,
			placement{0, 0, 0, 1366, 768, minWidth, minHeight, false}},
		{"it hung over the left and the upper edge", on("DP-1", 0, -700, -20, 1280, 720), []monitor{desk}, 0,
			placement{0, 0, titleBar, 1280, 720, minWidth, minHeight, false}},
		{"it hung over the right edge", on("DP-1", 0, 1500, 300, 1280, 720), []monitor{desk}, 0,
			placement{0, 640, 300, 1280, 720, minWidth, minHeight, false}},
		{"too small to be used", on("DP-1", 0, 300, 300, 200, 100), []monitor{desk}, 0,
			placement{0, 300, 300, minWidth, minHeight, minWidth, minHeight, false}},
		{"the second of two that are called the same", on("Generic PnP Monitor", 1, 100, 50, 1280, 720),
			[]monitor{pnp(1920, 1080), pnp(2560, 1440)}, 0,
			placement{1, 100, 50, 1280, 720, minWidth, minHeight, false}},
		{"of two that are called the same, the second is gone", on("Generic PnP Monitor", 1, 100, 50, 1280, 720),
			[]monitor{pnp(1920, 1080)}, 0,
			placement{0, 100, 50, 1280, 720, minWidth, minHeight, false}},
		{"it filled the monitor", stage.Window{Monitor: "DP-1", X: 100, Y: 50, W: 1280, H: 720, Maximized: true}, []monitor{desk}, 0,
			placement{0, 100, 50, 1280, 720, minWidth, minHeight, true}},
		{"no monitor is known", on("DP-1", 0, 100, 50, 1280, 720), nil, -1,
			placement{-1, 0, 0, minWidth, minHeight, minWidth, minHeight, false}},
	} {
		if got := place(c.saved, c.all, c.here); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}

// TestAWindowIsAlwaysWhole tries places and monitors that nobody thought of.
func TestAWindowIsAlwaysWhole(t *testing.T) {
	lengths := []int{-40000, -1, 0, 1, 639, 640, 1024, 1500, 40000}
	for _, m := range []monitor{{"A", 320, 200}, {"A", 1024, 640}, {"A", 1920, 1080}, {"A", 1080, 1920}, {"B", 3840, 2160}} {
		for _, x := range lengths {
			for _, y := range lengths {
				for _, w := range lengths[2:] {
					p := place(stage.Window{Monitor: "A", X: x, Y: y, W: w, H: w}, []monitor{m}, 0)
					if p.x < 0 || p.y < 0 || p.x+p.w > m.w || p.y+p.h > m.h || p.w < min(minWidth, m.w) || p.h < min(minHeight, m.h) {
						t.Fatalf("%d %d %d on %v: %+v", x, y, w, m, p)
					}
				}
			}
		}
	}
}

func TestMonitorsOfOneNameAreNumbered(t *testing.T) {
	all := []monitor{{"A", 1, 1}, {"B", 1, 1}, {"A", 2, 2}, {"A", 3, 3}}
	for i, want := range []int{0, 0, 1, 2} {
		if got := twin(all, i); got != want {
			t.Errorf("monitor %d has the number %d, want %d", i, got, want)
		}
		at, known := whichMonitor(stage.Window{Monitor: all[i].name, Twin: want, W: 1}, all)
		if !known || at != i {
			t.Errorf("monitor %d is found again at %d, %v", i, at, known)
		}
	}
}
