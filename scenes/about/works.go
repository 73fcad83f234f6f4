package about

import (
	"io/fs"
	"strings"

	"safehouse/assets"
	"safehouse/render/icons"
)

// work is something that others made and that is in the program.
type work struct {
	name, version, author, licence string
	// files are those of a font, without their folder; module is the path of a Go module, "go" for the language itself.
	files  []string
	module string
	// text gives the licence in full.
	text func() string
}

// id names the work on its page.
func (w *work) id() string { return "work." + w.name }

// Licences by their usual names.
const (
	openFont = "SIL Open Font License 1.1"
	apache   = "Apache License 2.0"
	mit      = "MIT License"
	bsd      = "BSD 3-Clause License"
)

// program is the program itself.
var program = []work{{name: "Safehouse", author: "The Safehouse authors", licence: mit, text: kept("safehouse")}}

// fonts are the type faces.
var fonts = []work{
	font("Atkinson Hyperlegible Next", "2.001", "Applied Design Works, Letters from Sweden", openFont, "AtkinsonHyperlegibleNext", "Regular", "Bold"),
	font("Courier Prime", "3.018", "Alan Dague-Greene", openFont, "CourierPrime", "Bold"),
	font("Hammersmith One", "1.003", "Nicole Fally, Sorkin Type Co", openFont, "HammersmithOne", "Regular"),
	font("Jost", "3.710", "Indestructible Type", openFont, "Jost", "Medium", "Bold"),
	font("League Gothic", "2.001", "The League of Moveable Type", openFont, "LeagueGothic", "Regular"),
	font("Limelight", "1.002", "Nicole Fally, Sorkin Type Co", openFont, "Limelight", "Regular"),
	font("Saira Stencil One", "1.004", "Hector Gatti, Omnibus-Type", openFont, "SairaStencilOne", "Regular"),
	font("Special Elite", "1.001", "Astigmatic (AOETI)", apache, "SpecialElite", "Regular"),
}

func font(name, version, author, licence, file string, styles ...string) work {
	w := work{name: name, version: version, author: author, licence: licence}
	for _, style := range styles {
		w.files = append(w.files, file+"-"+style+".ttf")
	}
	w.text = func() string { return read(assets.Fonts(), file+"-LICENSE.txt") }
	return w
}

// pictures are the icons.
var pictures = []work{
	{name: "Phosphor Icons", version: "2.1.1", author: "Phosphor Icons", licence: mit, text: func() string { return icons.Licence }},
}

// modules are the Go modules that the program is built from on some system, and Go itself.
var modules = []work{
	{name: "Go", version: "1.26", author: "The Go Authors", licence: bsd, module: "go", text: kept("go")},
	module("github.com/hajimehoshi/ebiten/v2", "v2.10.4", "Hajime Hoshi and contributors", apache),
	module("github.com/ebitengine/oto/v3", "v3.5.0", "The Oto Authors", apache),
	module("github.com/ebitengine/purego", "v0.11.0", "The Ebitengine Authors", apache),
	module("github.com/ebitengine/hideconsole", "v1.0.0", "The Ebitengine Authors", apache),
	module("github.com/go-text/typesetting", "v0.3.5", "The go-text authors", bsd),
	module("github.com/jfreymuth/pulse", "v0.1.3", "Johann Freymuth", mit),
	module("github.com/srwiley/rasterx", "v0.0.0-20220730225603-2ab79fcdd4ef", "Steven R Wiley", bsd),
	module("github.com/adrg/xdg", "v0.5.3", "Adrian-George Bostan", mit),
	module("github.com/spf13/pflag", "v1.1.0", "Alex Ogier and the Go Authors", bsd),
	module("golang.org/x/image", "v0.47.0", "The Go Authors", bsd),
	module("golang.org/x/sync", "v0.24.0", "The Go Authors", bsd),
	module("golang.org/x/sys", "v0.49.0", "The Go Authors", bsd),
	module("golang.org/x/text", "v0.43.0", "The Go Authors", bsd),
}

func module(path, version, author, licence string) work {
	return work{
		name: path, version: version, author: author, licence: licence, module: path,
		text: kept(strings.ReplaceAll(path, "/", "_")),
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
