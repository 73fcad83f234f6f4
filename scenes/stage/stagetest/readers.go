package stagetest

import (
	"fmt"

	"safehouse/game/words"
	"safehouse/render/theme"
	"safehouse/scenes/hearing"
	"safehouse/scenes/stage"
)

// Reader is how somebody looks at a screen: a value of each of the dimensions in which everything must fit.
type Reader struct {
	Lang words.Lang
	// W and H are the window in pixels, Text is the size of the letters, 1 or 2.
	W, H, Text         float64
	Contrast, Captions bool
}

// The values of the dimensions.
var (
	readLangs = [...]words.Lang{words.English, words.French, words.Pseudo}
	readSizes = [...][2]float64{
		{1024, 640}, {1280, 720}, {1280, 800}, {1920, 1080}, {2560, 1080}, {3840, 2160}, {800, 1000}, {600, 960}, {960, 600},
		{640, 480}, {3440, 1440},
	}
)

// Small reports that the window is the smallest, which has no room for larger letters and for captions.
func (r Reader) Small() bool { return r.W*r.H < 600*600 }

// ReaderCount is the number of Readers.
const ReaderCount = len(readLangs) * len(readSizes)

// Readers are so many that every language meets every size of the window, and every other two values of two dimensions
// meet in one of them at least.
func Readers() []Reader {
	var all []Reader
	for i, size := range readSizes {
		for j, lang := range readLangs {
			r := Reader{Lang: lang, W: size[0], H: size[1], Text: float64(1 + (i+j)%2), Contrast: (i/2+j)%2 == 1,
				Captions: j == i%3}
			if r.Small() {
				r.Text, r.Captions = 1, false
			}
			all = append(all, r)
		}
	}
	return all
}

// Phones are those who hold the window in a hand, upright or across, with letters of every size. Their pages scroll.
func Phones() (all []Reader) {
	for _, size := range [...][2]float64{{412, 915}, {360, 640}, {844, 390}} {
		for _, lang := range readLangs[:2] {
			for _, text := range [...]float64{1, 1.5, 2} {
				all = append(all, Reader{Lang: lang, W: size[0], H: size[1], Text: text})
			}
		}
	}
	return all
}

// ReadersOf are k of the Readers for the n-th of several screens: one after another, screens meet all of them.
func ReadersOf(n, k int) []Reader {
	// The stride has no divisor in common with the number of Readers, and changes language and size each time.
	const stride = 7
	all := Readers()
	out := make([]Reader, 0, k)
	for i := range k {
		out = append(out, all[(n*k+i)*stride%len(all)])
	}
	return out
}

// String names a reader in a test.
func (r Reader) String() string {
	return fmt.Sprintf("%s %vx%v text %v contrast %v captions %v", r.Lang, r.W, r.H, r.Text, r.Contrast, r.Captions)
}

// Sit has a stage be looked at by the reader: captions take their strip off the window.
func (r Reader) Sit(st *stage.Stage) {
	m := theme.Metrics{W: r.W, H: r.H, TextScale: r.Text, Contrast: r.Contrast}
	captioned := stage.Stage{Measure: st.Measure}
	captioned.Settings.Captions = r.Captions
	st.Metrics = hearing.New(hearing.Config{Stage: &captioned}).Fit(m)
	st.Lang = r.Lang
	st.Settings.HighContrast, st.Settings.TextScale = r.Contrast, int(100*r.Text)
}
