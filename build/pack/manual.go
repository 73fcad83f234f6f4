package main

import (
	"errors"
	"fmt"
	"path"
	"strings"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/words"
)

// manuals are the manual's pages: in English, and in the place of each other language. Their options are those that the
// program lists itself.
func (r *release) manuals() (files []file, err error) {
	catalogue, err := words.Load(assets.Words())
	if err != nil {
		return nil, err
	}
	for _, lang := range words.Languages() {
		help := catalogue.In(lang).T("cli.help", game.Text(strings.Join(catalog.Names(), ", ")))
		options, simulate, err := optionsOf(help)
		if err != nil {
			return nil, fmt.Errorf("writing the manual in %s: %w", lang, err)
		}
		page, err := r.fill(fmt.Sprintf("safehouse.%s.6", lang), struct {
			*release
			Options, Simulate []option
		}{r, options, simulate})
		if err != nil {
			return nil, err
		}
		dir := path.Join("man", string(lang), "man6")
		if lang == words.English {
			dir = "man/man6"
		}
		files = append(files, file{name: dir + "/safehouse.6.gz", content: gzipped(page)})
	}
	return files, nil
}

// option is one of the command line: what is typed, and what it does.
type option struct{ Typed, Does string }

// optionsOf reads the options in the program's own help, those of all commands and those of simulate, which stand in
// columns.
func optionsOf(help string) (options, simulate []option, err error) {
	const column = 21
	_, general, found := strings.Cut(help, "\n\nOptions")
	general, special, both := strings.Cut(general, "\n\nOptions")
	if !found || !both {
		return nil, nil, errors.New("its help lists no options")
	}
	read := func(text string) (all []option) {
		for line := range strings.SplitSeq(text, "\n") {
			r := []rune(line)
			switch {
			case strings.HasPrefix(line, "  --") && len(r) > column:
				all = append(all, option{roff(strings.TrimSpace(string(r[:column]))), roff(string(r[column:]))})
			case strings.HasPrefix(line, strings.Repeat(" ", column)) && len(all) > 0:
				all[len(all)-1].Does += " " + roff(strings.TrimSpace(line))
			}
		}
		return all
	}
	return read(general), read(special), nil
}

// roff writes a text as manuals hold it: a stroke is one, and nothing is taken for a command.
func roff(text string) string {
	return strings.NewReplacer(`\`, `\e`, "-", `\-`, "'", `\(aq`).Replace(text)
}
