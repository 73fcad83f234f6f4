package game

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// MoveArgs is the largest number of arguments that a move has.
const MoveArgs = 3

// UnknownMove is the text of what is no move.
const UnknownMove = "move?"

// Form is how moves of one kind are written: their first words, and a word for each argument.
type Form struct {
	Words string
	Args  []Argument
}

// Argument is what an argument of a move may be: a number that is written as a word.
type Argument struct {
	// Words are the texts of the numbers, empty for a number that may not be written.
	Words []string
	// Wrong says in an error what another word does not do: "is not a seat".
	Wrong string
	// Optional reports that 0 is written as nothing.
	Optional bool
}

// Texts are the words of the numbers from one to another.
func Texts(from, to int, text func(n int) string) []string {
	words := make([]string, to+1)
	for n := from; n <= to; n++ {
		words[n] = text(n)
	}
	return words
}

// Numbers are the words of numbers that are written as they are.
func Numbers(from, to int) []string { return Texts(from, to, strconv.Itoa) }

// Write gives the text of a move of the form with these arguments; UnknownMove where no text stands for them.
func (f *Form) Write(args [MoveArgs]uint8) string {
	text := f.Words
	for i, n := range args {
		switch {
		case n == 0 && (i >= len(f.Args) || f.Args[i].Optional):
			continue
		case i >= len(f.Args) || int(n) >= len(f.Args[i].Words) || f.Args[i].Words[n] == "":
			return UnknownMove
		}
		text += " " + f.Args[i].Words[n]
	}
	if text == "" {
		return UnknownMove
	}
	return text
}

// read reads a text that begins as the form does; of another the form is not meant.
func (f *Form) read(text string) (args [MoveArgs]uint8, meant bool, err error) {
	rest, meant := strings.CutPrefix(text, f.Words)
	if f.Words == "" || !meant || rest != "" && rest[0] != ' ' {
		return args, false, nil
	}
	words := strings.Split(rest, " ")[1:]
	for i, a := range f.Args {
		if len(words) == 0 {
			if a.Optional {
				break
			}
			return args, true, fmt.Errorf("move %q: a word is missing: %q %s", text, "", a.Wrong)
		}
		n := slices.Index(a.Words, words[0])
		if n < 0 || words[0] == "" {
			return args, true, fmt.Errorf("move %q: %q %s", text, words[0], a.Wrong)
		}
		args[i], words = uint8(n), words[1:]
	}
	if len(words) > 0 {
		err = fmt.Errorf("move %q: %q is too much: nothing may follow there", text, strings.Join(words, " "))
	}
	return args, true, err
}

// ReadMove finds the form that a text is written in, and reads its arguments. The error is that of the first form that
// begins as the text does.
func ReadMove(forms []Form, text string) (form int, args [MoveArgs]uint8, err error) {
	for form := range forms {
		read, meant, wrong := forms[form].read(text)
		switch {
		case meant && wrong == nil:
			return form, read, nil
		case meant && err == nil:
			err = wrong
		}
	}
	if err == nil {
		word, _, _ := strings.Cut(text, " ")
		err = fmt.Errorf("move %q: there is no move %q", text, word)
	}
	return 0, args, err
}
