// Package icon draws the program's icon in any size from its source, safehouse.svg. The smallest sizes, in which a
// keyhole is but some dots, were set by hand, dot by dot: 16.txt and 24.txt. Windows, packages and the page in a
// browser take the icon from here. It knows of SVG no more than that file uses: paths of lines and arcs, filled with a
// colour.
package icon

import (
	"embed"
	"encoding/xml"
	"fmt"
	"image"
	"image/color"
	stddraw "image/draw"
	"math"
	"strconv"
	"strings"

	"golang.org/x/image/vector"
)

// SVG is the source.
//
//go:embed safehouse.svg
var SVG []byte

// byHand are the sizes that were set by hand, a letter a dot.
//
//go:embed 16.txt 24.txt
var byHand embed.FS

// inks are what the letters stand for: the gilt edge, the night, paper, the shadow of the eaves, the light. A point is
// nothing.
var inks = map[rune]string{'g': "#d2a84c", 'n': night, 'p': "#f2e8d0", 's': "#c9b98f", 'k': "#ffcb3d"}

// night is what the house stands in.
const night = "#14201f"

// side is the width and height of the source in its own units.
const side = 512

// At draws the icon so many pixels wide and high.
func At(pixels int) *image.NRGBA {
	picture := image.NewNRGBA(image.Rect(0, 0, pixels, pixels))
	dots, err := byHand.ReadFile(strconv.Itoa(pixels) + ".txt")
	if err != nil {
		draw(picture, "", float64(pixels)/side, 0)
		return picture
	}
	for y, row := range strings.Fields(string(dots)) {
		for x, letter := range row {
			if ink, opaque := inks[letter]; opaque {
				picture.SetNRGBA(x, y, colour(ink))
			}
		}
	}
	return picture
}

// Maskable draws the icon for systems that cut it to a shape of their own: the night goes to every edge, and the house
// lies in the circle, of four fifths of the width, that none of them cuts.
func Maskable(pixels int) *image.NRGBA {
	const small = 0.8
	picture := image.NewNRGBA(image.Rect(0, 0, pixels, pixels))
	stddraw.Draw(picture, picture.Bounds(), image.NewUniform(colour(night)), image.Point{}, stddraw.Src)
	draw(picture, "ground", small*float64(pixels)/side, (1-small)/2*float64(pixels))
	return picture
}

// draw draws the source at a scale and a distance from the left and the top, without the paths of a class.
func draw(picture *image.NRGBA, without string, scale, apart float64) {
	var source struct {
		Paths []struct {
			Class string `xml:"class,attr"`
			Fill  string `xml:"fill,attr"`
			D     string `xml:"d,attr"`
		} `xml:"path"`
	}
	if err := xml.Unmarshal(SVG, &source); err != nil {
		panic("icon: reading the source: " + err.Error())
	}
	for _, path := range source.Paths {
		if without != "" && path.Class == without {
			continue
		}
		p := pen{r: vector.NewRasterizer(picture.Rect.Dx(), picture.Rect.Dy()), scale: scale, apart: apart}
		if err := p.draw(path.D); err != nil {
			panic("icon: " + err.Error())
		}
		p.r.Draw(picture, picture.Bounds(), image.NewUniform(colour(path.Fill)), image.Point{})
	}
}

// colour reads «#rrggbb».
func colour(text string) color.NRGBA {
	n, err := strconv.ParseUint(strings.TrimPrefix(text, "#"), 16, 32)
	if err != nil {
		panic("icon: a colour: " + err.Error())
	}
	return color.NRGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), 0xff}
}

// pen draws a path in the units of the source.
type pen struct {
	r            *vector.Rasterizer
	scale, apart float64
	x, y         float64
}

// at is where a coordinate of the source lies in the picture.
func (p *pen) at(v float64) float32 { return float32(v*p.scale + p.apart) }

func (p *pen) lineTo(x, y float64) {
	p.x, p.y = x, y
	p.r.LineTo(p.at(x), p.at(y))
}

// draw follows the commands of a path: M, L, H, V, A with a circle, and Z.
func (p *pen) draw(d string) error {
	words := strings.Fields(d)
	next := func() (v float64, err error) {
		if len(words) == 0 {
			return 0, fmt.Errorf("the path %q ends too soon", d)
		}
		v, err = strconv.ParseFloat(words[0], 64)
		words = words[1:]
		return v, err
	}
	for len(words) > 0 {
		command := words[0]
		words = words[1:]
		count, known := map[string]int{"M": 2, "L": 2, "H": 1, "V": 1, "A": 7,
			"Z": 0}[strings.TrimRight(command, "0123456789.-")]
		if !known {
			return fmt.Errorf("the path %q has the command %q", d, command)
		}
		var v [7]float64
		if rest := strings.TrimLeft(command, "MLHVAZ"); rest != "" {
			words = append([]string{rest}, words...)
		}
		for i := range count {
			var err error
			if v[i], err = next(); err != nil {
				return err
			}
		}
		switch command[0] {
		case 'M':
			p.x, p.y = v[0], v[1]
			p.r.MoveTo(p.at(p.x), p.at(p.y))
		case 'L':
			p.lineTo(v[0], v[1])
		case 'H':
			p.lineTo(v[0], p.y)
		case 'V':
			p.lineTo(p.x, v[0])
		case 'A':
			p.arc(v[0], v[3] != 0, v[4] != 0, v[5], v[6])
		case 'Z':
			p.r.ClosePath()
		}
	}
	return nil
}

// arc goes to a point along a circle (SVG 2, appendix B.2.4), in steps that no size shows.
func (p *pen) arc(radius float64, large, clockwise bool, x, y float64) {
	const steps = 64
	dx, dy := (p.x-x)/2, (p.y-y)/2
	apart := math.Hypot(dx, dy)
	radius = max(radius, apart)
	away := math.Sqrt(radius*radius-apart*apart) / apart
	if large == clockwise {
		away = -away
	}
	cx, cy := (p.x+x)/2+away*dy, (p.y+y)/2-away*dx
	from, to := math.Atan2(p.y-cy, p.x-cx), math.Atan2(y-cy, x-cx)
	if clockwise && to < from {
		to += 2 * math.Pi
	}
	if !clockwise && to > from {
		to -= 2 * math.Pi
	}
	for i := 1; i <= steps; i++ {
		a := from + (to-from)*float64(i)/steps
		p.lineTo(cx+radius*math.Cos(a), cy+radius*math.Sin(a))
	}
}
