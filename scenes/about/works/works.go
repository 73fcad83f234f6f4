// Package works lists what others made and what is in the program: fonts, icons, and the modules that it is built from,
// each with its version, its makers and its licence. The page about the program shows it, and packages name it in their
// bills of materials. It draws nothing.
package works

import (
	"io/fs"
	"strings"

	"safehouse/assets"
	"safehouse/render/icons"
)

// Work is something that somebody made and that is in the program.
type Work struct {
	Name, Version, Author string
	// Licence is an expression of SPDX identifiers, the licence that is named first in it being that of the most.
	Licence string
	// Files are those of a font, without their folder; Module is the path of a Go module, "go" for the language itself.
	Files  []string
	Module string
	// Text gives the licence in full.
	Text func() string
}

// The licences by their identifiers.
const (
	openFont = "OFL-1.1"
	apache   = "Apache-2.0"
	mit      = "MIT"
	bsd      = "BSD-3-Clause"
)

// Program is the program itself.
var Program = []Work{{Name: "Safehouse", Author: "The Safehouse authors", Licence: mit, Text: kept("safehouse")}}

// Fonts are the type faces.
var Fonts = []Work{
	font("Atkinson Hyperlegible Next", "2.001", "Applied Design Works, Letters from Sweden", openFont,
		"AtkinsonHyperlegibleNext", "Regular", "Bold"),
	font("Courier Prime", "3.018", "Alan Dague-Greene", openFont, "CourierPrime", "Bold"),
	font("Hammersmith One", "1.003", "Nicole Fally, Sorkin Type Co", openFont, "HammersmithOne", "Regular"),
	font("Jost", "3.710", "Indestructible Type", openFont, "Jost", "Medium", "Bold"),
	font("League Gothic", "2.001", "The League of Moveable Type", openFont, "LeagueGothic", "Regular"),
	font("Limelight", "1.002", "Nicole Fally, Sorkin Type Co", openFont, "Limelight", "Regular"),
	font("Saira Stencil One", "1.004", "Hector Gatti, Omnibus-Type", openFont, "SairaStencilOne", "Regular"),
	font("Special Elite", "1.001", "Astigmatic (AOETI)", apache, "SpecialElite", "Regular"),
}

func font(name, version, author, licence, file string, styles ...string) Work {
	w := Work{Name: name, Version: version, Author: author, Licence: licence}
	for _, style := range styles {
		w.Files = append(w.Files, file+"-"+style+".ttf")
	}
	w.Text = func() string { return read(assets.Fonts(), file+"-LICENSE.txt") }
	return w
}

// Pictures are the icons.
var Pictures = []Work{
	{Name: "Phosphor Icons", Version: "2.1.1", Author: "Phosphor Icons", Licence: mit,
		Text: func() string { return icons.Licence }},
}

// Modules are the Go modules that the program is built from on some system, and Go itself. Ebitengine holds parts of
// GLFW, of Go and of others, whose licences stand below its own.
var Modules = []Work{
	{Name: "Go", Version: "1.26", Author: "The Go Authors", Licence: bsd, Module: "go", Text: kept("go")},
	module("github.com/hajimehoshi/ebiten/v2", "v2.10.4", "Hajime Hoshi and contributors", apache+" AND Zlib AND "+bsd+
		" AND "+mit),
	module("github.com/ebitengine/oto/v3", "v3.5.0", "The Oto Authors", apache),
	module("github.com/ebitengine/purego", "v0.11.0", "The Ebitengine Authors", apache),
	module("github.com/ebitengine/hideconsole", "v1.0.0", "The Ebitengine Authors", apache),
	module("github.com/go-text/typesetting", "v0.3.5", "The go-text authors", "("+bsd+" OR Unlicense) AND "+mit),
	module("github.com/jfreymuth/pulse", "v0.1.3", "Johann Freymuth", mit),
	module("github.com/srwiley/rasterx", "v0.0.0-20220730225603-2ab79fcdd4ef", "Steven R Wiley", bsd),
	module("github.com/adrg/xdg", "v0.5.3", "Adrian-George Bostan", mit),
	module("github.com/spf13/pflag", "v1.1.0", "Alex Ogier and the Go Authors", bsd),
	module("golang.org/x/image", "v0.47.0", "The Go Authors", bsd),
	module("golang.org/x/sync", "v0.24.0", "The Go Authors", bsd),
	module("golang.org/x/sys", "v0.49.0", "The Go Authors", bsd),
	module("golang.org/x/text", "v0.43.0", "The Go Authors", bsd),
}

func module(path, version, author, licence string) Work {
	return Work{
		Name: path, Version: version, Author: author, Licence: licence, Module: path,
		Text: kept(strings.ReplaceAll(path, "/", "_")),
	}
}

// kept reads a licence of that name from those that are kept together.
func kept(name string) func() string {
	return func() string { return read(assets.Licences(), name+".txt") }
}

// read gives an embedded file; that there is one is tested.
func read(from fs.FS, name string) string {
	b, err := fs.ReadFile(from, name)
	if err != nil {
		return ""
	}
	return string(b)
}
