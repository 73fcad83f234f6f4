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
		{"a first start is never too small to be used", stage.Window{}, []monitor{{"A", 1440, 900}}, 0,
			placement{0, 208, 130, 1024, 640, minWidth, minHeight, false}},
		{"a first start where bars may cover that fills the monitor", stage.Window{}, []monitor{laptop}, 0,
			placement{0, 171, 128, 1024, 544, minWidth, 544, true}},
		{"a first start at 1366 by 768 and 125 %", stage.Window{}, []monitor{{"A", 1093, 614}}, 0,
			placement{0, 96, 128, 901, 390, 901, 390, true}},
		{"a first start at 1920 by 1080 and 200 %", stage.Window{}, []monitor{{"A", 960, 540}}, 0,
			placement{0, 96, 128, 768, 316, 768, 316, true}},
		{"a first start at 1920 by 1080 and 125 %", stage.Window{}, []monitor{{"A", 1536, 864}}, 0,
			placement{0, 230, 128, 1075, 640, minWidth, minHeight, false}},
		{"a first start on a monitor that is smaller than a table", stage.Window{}, []monitor{tiny}, 0,
			placement{0, 96, 128, 608, 376, 608, 376, true}},
		{"a first start on a monitor that stands upright", stage.Window{}, []monitor{{"A", 1080, 1920}}, 0,
			placement{0, 96, 288, 888, 1344, 888, minHeight, true}},
		{"it has always filled its monitor, which is large now", stage.Window{Monitor: "DP-1", Maximized: true},
			[]monitor{wide, desk}, 0,
			placement{1, 288, 162, 1344, 756, minWidth, minHeight, false}},
		{"where it was", on("DP-1", 0, 100, 50, 1280, 720), []monitor{desk}, 0,
			placement{0, 100, 50, 1280, 720, minWidth, minHeight, false}},
		{"where it was, on the monitor that it was on", on("HDMI-1", 0, 2000, 600, 1280, 720), []monitor{desk, wide}, 0,
			placement{1, 2000, 600, 1280, 720, minWidth, minHeight, false}},
		{"monitors in another order", on("HDMI-1", 0, 2000, 600, 1280, 720), []monitor{wide, desk}, 1,
			placement{0, 2000, 600, 1280, 720, minWidth, minHeight, false}},
		{"its monitor is gone: the middle of the other", on("HDMI-1", 0, 2000, 600, 1280, 720), []monitor{desk}, 0,
			placement{0, 320, 180, 1280, 720, minWidth, minHeight, false}},
		{"its monitor is gone, and the other is smaller", on("HDMI-1", 0, 0, 0, 3000, 1400), []monitor{laptop}, 0,
			placement{0, 96, 128, 1174, 544, minWidth, 544, true}},
		{"its monitor has shrunk: it is moved into sight", on("DP-1", 0, 900, 500, 1280, 720),
			[]monitor{{"DP-1", 1680, 1050}}, 0,
			placement{0, 304, 234, 1280, 720, minWidth, minHeight, false}},
		{"its monitor has shrunk: it shrinks with it", on("DP-1", 0, 10, 10, 1800, 1000), []monitor{{"DP-1", 1366, 768}}, 0,
			placement{0, 96, 128, 1174, 544, minWidth, 544, true}},
		{"its monitor shows everything twice as large now", on("DP-1", 0, 288, 162, 1344, 756), []monitor{{"DP-1", 960, 540}},
			0,
			placement{0, 96, 128, 768, 316, 768, 316, true}},
		{"it was as large as its monitor, without a bar", on("VGA-1", 0, 0, 0, 800, 600), []monitor{tiny}, 0,
			placement{0, 96, 128, 608, 376, 608, 376, true}},
		{"its foot was pushed out by its bar", on("A", 0, 34, 31, 1024, 614), []monitor{{"A", 1093, 614}}, 0,
			placement{0, 96, 128, 901, 390, 901, 390, true}},
		{"small on a small monitor, as it was left", on("VGA-1", 0, 40, 60, 620, 440), []monitor{tiny}, 0,
			placement{0, 40, 60, 620, 440, 608, 376, false}},
		{"it stands over the whole height", on("DP-1", 0, 400, 31, 1100, 1001), []monitor{desk}, 0,
			placement{0, 400, 31, 1100, 1001, minWidth, minHeight, false}},
		{"its bar was out of reach", on("DP-1", 0, 100, 3, 1280, 720), []monitor{desk}, 0,
			placement{0, 100, 128, 1280, 720, minWidth, minHeight, false}},
		{"it hung over the left and the upper edge", on("DP-1", 0, -700, -20, 1280, 720), []monitor{desk}, 0,
			placement{0, 96, 128, 1280, 720, minWidth, minHeight, false}},
		{"it hung over the right edge", on("DP-1", 0, 1500, 300, 1280, 720), []monitor{desk}, 0,
			placement{0, 544, 264, 1280, 720, minWidth, minHeight, false}},
		{"too small to be used", on("DP-1", 0, 300, 300, 200, 100), []monitor{desk}, 0,
			placement{0, 300, 300, minWidth, minHeight, minWidth, minHeight, false}},
		{"the second of two that are called the same", on("Generic PnP Monitor", 1, 100, 50, 1280, 720),
			[]monitor{pnp(1920, 1080), pnp(2560, 1440)}, 0,
			placement{1, 100, 50, 1280, 720, minWidth, minHeight, false}},
		{"of two that are called the same, the second is gone", on("Generic PnP Monitor", 1, 100, 50, 1280, 720),
			[]monitor{pnp(1920, 1080)}, 0,
			placement{0, 100, 50, 1280, 720, minWidth, minHeight, false}},
		{"it filled the monitor", stage.Window{Monitor: "DP-1", X: 100, Y: 50, W: 1280, H: 720, Maximized: true},
			[]monitor{desk}, 0,
			placement{0, 100, 50, 1280, 720, minWidth, minHeight, true}},
		{"no monitor is known", on("DP-1", 0, 100, 50, 1280, 720), nil, -1,
			placement{-1, 0, 0, minWidth, minHeight, minWidth, minHeight, false}},
	} {
		if got := place(c.saved, c.all, c.here); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}

// TestNoBarCoversAWindow tries places and monitors that nobody thought of: wherever a bar of the system lies, a window
// is wholly beside it, or fills the monitor as the system lets it and is no larger when it does not any more; or it is
// where the player left it. It can always be made smaller than what a bar leaves.
func TestNoBarCoversAWindow(t *testing.T) {
	lengths := []int{-40000, -1, 0, 1, titleGrip, 128, 639, 640, 1024, 1500, 40000}
	for _, m := range []monitor{
		{"A", 640, 480}, {"A", 800, 600}, {"A", 960, 540}, {"A", 1024, 600}, {"A", 1024, 640}, {"A", 1093, 614},
		{"A", 1280, 720},
		{"A", 1366, 768}, {"A", 1536, 864}, {"A", 1920, 1080}, {"A", 1080, 1920}, {"B", 3840, 2160}, {"B", 600, 1024},
	} {
		for _, x := range lengths {
			for _, y := range lengths {
				for _, w := range lengths[2:] {
					for _, h := range lengths[2:] {
						saved := stage.Window{Monitor: "A", X: x, Y: y, W: w, H: h}
						p := place(saved, []monitor{m}, 0)
						if p.minW > m.w-systemBar || p.minH > m.h-systemBar-titleBar || p.w < p.minW || p.h < p.minH {
							t.Fatalf("%+v on %v: %+v is too large, or at least", saved, m, p)
						}
						if m.name == "A" && p.x == x && p.y == y && p.w == max(w, p.minW) && p.h == max(h, p.minH) &&
							x >= 0 && y >= titleGrip && x+p.w <= m.w && y+p.h <= m.h {
							continue
						}
						if p.x < systemBar || p.y < systemBar+titleBar || p.x+p.w > m.w-systemBar || p.y+p.h > m.h-systemBar {
							t.Fatalf("%+v on %v: a bar may cover %+v", saved, m, p)
						}
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
