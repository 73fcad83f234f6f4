package goldentest

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// updateFlag is the flag that Main adds to the test's own.
const updateFlag = "update"

func updating() bool {
	f := flag.Lookup(updateFlag)
	return f != nil && f.Value.String() == "true"
}

// Tolerance says how far a frame may be from its golden one: renderers round differently.
type Tolerance struct {
	// Channel is the difference of a colour channel, 0 to 255, that nobody sees.
	Channel int
	// Share is the share of pixels that may differ more.
	Share float64
}

// Usual is the tolerance between two software renderers.
func Usual() Tolerance { return Tolerance{Channel: 24, Share: 0.002} }

// Frame compares a picture with testdata/golden/NAME.png. Where they differ it fails and leaves both and their
// difference in the test's artifact folder; with -update it keeps the picture instead.
func Frame(t *testing.T, name string, got image.Image, tol Tolerance) {
	t.Helper()
	file := filepath.Join("testdata", "golden", name+".png")
	if updating() {
		write(t, file, coarse(got))
		return
	}
	want, err := read(file)
	if errors.Is(err, fs.ErrNotExist) {
		t.Errorf("there is no golden frame %s: look at the picture and keep it with -update; it is %s", file,
			left(t, name+".png", got))
		return
	}
	if err != nil {
		t.Fatalf("reading the golden frame: %v", err)
	}
	diff, wrong, err := Compare(got, want, tol)
	if err != nil {
		t.Errorf("%s: %v; it is %s", name, err, left(t, name+".png", got))
		return
	}
	if total := got.Bounds().Dx() * got.Bounds().Dy(); float64(wrong) > tol.Share*float64(total) {
		t.Errorf("%s: %d of %d pixels differ from %s; the frame is %s, the difference %s",
			name, wrong, total, file, left(t, name+".png", got), left(t, name+"-diff.png", diff))
	}
}

// Compare counts the pixels of which a channel differs by more than the tolerance, and paints them red on a grey copy.
func Compare(got, want image.Image, tol Tolerance) (diff *image.RGBA, wrong int, err error) {
	b := got.Bounds()
	if b.Size() != want.Bounds().Size() {
		return nil, 0, fmt.Errorf("the frame is %v, the golden one %v", b.Size(), want.Bounds().Size())
	}
	diff = image.NewRGBA(image.Rectangle{Max: b.Size()})
	offset := want.Bounds().Min.Sub(b.Min)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			g := color.RGBAModel.Convert(got.At(x, y)).(color.RGBA)
			w := color.RGBAModel.Convert(want.At(x+offset.X, y+offset.Y)).(color.RGBA)
			at := image.Pt(x, y).Sub(b.Min)
			if apart(g, w) > tol.Channel {
				wrong++
				diff.SetRGBA(at.X, at.Y, color.RGBA{R: 255, A: 255})
				continue
			}
			grey := uint8((int(g.R) + int(g.G) + int(g.B)) / 6)
			diff.SetRGBA(at.X, at.Y, color.RGBA{grey, grey, grey, 255})
		}
	}
	return diff, wrong, nil
}

// coarse rounds the colours, by less than anybody sees, so that the grain of a picture takes little room in the file.
func coarse(img image.Image) image.Image {
	const step = 8
	round := func(v uint8) uint8 { return uint8(min(255, (int(v)+step/2)/step*step)) }
	b := img.Bounds()
	out := image.NewRGBA(b)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			c := color.RGBAModel.Convert(img.At(x, y)).(color.RGBA)
			out.SetRGBA(x, y, color.RGBA{round(c.R), round(c.G), round(c.B), round(c.A)})
		}
	}
	return out
}

func apart(a, b color.RGBA) int {
	d := func(x, y uint8) int { return max(int(x), int(y)) - min(int(x), int(y)) }
	return max(d(a.R, b.R), d(a.G, b.G), d(a.B, b.B), d(a.A, b.A))
}

// Read copies an image's pixels; it works only while a game runs.
func Read(img *ebiten.Image) *image.RGBA {
	out := image.NewRGBA(image.Rectangle{Max: img.Bounds().Size()})
	img.ReadPixels(out.Pix)
	return out
}

func read(file string) (image.Image, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }()
	return png.Decode(f)
}

// left keeps a picture for whoever looks into the failure, and says where.
func left(t *testing.T, name string, img image.Image) string {
	t.Helper()
	file := filepath.Join(t.ArtifactDir(), name)
	write(t, file, img)
	return file
}

func write(t *testing.T, file string, img image.Image) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatalf("making room for a picture: %v", err)
	}
	f, err := os.Create(file)
	if err != nil {
		t.Fatalf("keeping a picture: %v", err)
	}
	if err := errors.Join(png.Encode(f, img), f.Close()); err != nil {
		t.Fatalf("keeping a picture: %v", err)
	}
}
