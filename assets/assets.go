// Package assets holds what is embedded in the program: words, fonts, and the licences of all that is in it. It knows
// nothing of what is done with them.
package assets

import (
	"embed"
	"io/fs"
)

//go:embed words fonts licences
var files embed.FS

// Words is the folder of the message catalogues, one folder a language. A key stands in the file that its first word
// names, "seats.given" in seats.json, however short or long that file is. Words that speak to a person have the address
// "you.N." before their key and follow the words for others, in the same file. A file keeps the order in which its
// words are read, the same in every language; a new key stands beside its like. Beside the folders lies glossary.json:
// the one word that each language has for a thing.
func Words() fs.FS { return sub("words") }

// Fonts is the folder of the type faces, each with its licence beside it.
func Fonts() fs.FS { return sub("fonts") }

// Licences is the folder of the licences of what the program is built from, each named as its module with "_" for "/".
func Licences() fs.FS { return sub("licences") }

func sub(dir string) fs.FS {
	f, err := fs.Sub(files, dir)
	if err != nil {
		panic("assets: " + err.Error())
	}
	return f
}
