package main

import (
	"strings"
	"testing"

	"safehouse/assets"
	"safehouse/game/catalog"
	"safehouse/game/words"
)

// FuzzParse takes anything for a command line, an argument a line: it is understood, or refused with a sentence in
// every language.
func FuzzParse(f *testing.F) {
	catalogue, err := words.Load(assets.Words())
	if err != nil {
		f.Fatal(err)
	}
	for _, line := range []string{
		"", "--help", "--version", "-h", "--", "-", "--lang\nfr", "--lang=tlh", "--data-dir\n/tmp/x\nfile.jsonl",
		"verify\nfile.jsonl", "verify",
		"simulate\n--game\ntopsecret\n--seats\nexpert,easy\n--games=2\n--seed\n1\n--option\nvalue1=5\n--table", "--seed=-1",
		"simulate\n--game=getadler\n--side\nvillains=expert", "--fullscreen\n--windowed", "--fullscreen=yes",
		"--games\n99999999999999999999",
		"--safe-mode", "--\nverify", "--option\n=", "--seats=ismcts:3000,,",
	} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		o, refused := parse(strings.Split(line, "\n"))
		if refused != nil {
			for _, lang := range words.Languages() {
				if said := catalogue.In(lang).Say(refused.Line); said == "" || strings.Contains(said, "["+refused.Key) {
					t.Errorf("%q is refused with %q", line, said)
				}
			}
			return
		}
		if o.command == "verify" && o.file == "" && !o.help && !o.version {
			t.Errorf("%q verifies nothing", line)
		}
		if g, ok := catalog.Find(o.game); ok && o.command == "simulate" {
			o.plan.Game = g
			if refusal := o.plan.Check(); refusal != nil && catalogue.In(words.English).Say(refusal.Line) == "" {
				t.Errorf("%q is refused without a word", line)
			}
		}
	})
}
