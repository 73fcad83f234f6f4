// Package icon draws the program's icon in any size from its one source, safehouse.svg. Windows, packages and the page in
// a browser take it from here. It knows of SVG no more than that file uses: paths of lines and arcs, filled with a colour.
package icon

import (
	_ "embed" // The source is embedded.
	"encoding/xml"
	"fmt"
	"image"
	"image/color"
	"math"
	"strconv"
	"strings"

	"golang.org/x/image/vector"
)

// SVG is the source.
//
//go:embed safehouse.svg
var SVG []byte

// side is the width and height of the source in its own units.
const side = 512

// At draws the icon so many pixels wide and high.
func At(pixels int) *image.NRGBA {
	picture := image.NewNRGBA(image.Rect(0, 0, pixels, pixels))
	var source struct {
		Paths []struct {
			Fill string `xml:"fill,attr"`
			D    string `xml:"d,attr"`
		} `xml:"path"`
	}
	if err := xml.Unmarshal(SVG, &source); err != nil {
		panic("icon: reading the source: " + err.Error())
	}
	for _, path := range source.Paths {
		p := pen{r: vector.NewRasterizer(pixels, pixels), scale: float64(pixels) / side}
		if err := p.draw(path.D); err != nil {
			panic("icon: " + err.Error())
		}
		p.r.Draw(picture, picture.Bounds(), image.NewUniform(colour(path.Fill)), image.Point{})
	}
	return picture
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
	r     *vector.Rasterizer
	scale float64
	x, y  float64
}

func (p *pen) lineTo(x, y float64) {
	p.x, p.y = x, y
	p.r.LineTo(float32(x*p.scale), float32(y*p.scale))
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
		count, known := map[string]int{"M": 2, "L": 2, "H": 1, "V": 1, "A": 7, "Z": 0}[strings.TrimRight(command, "0123456789.-")]
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
			p.r.MoveTo(float32(p.x*p.scale), float32(p.y*p.scale))
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
