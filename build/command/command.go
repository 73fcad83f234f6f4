// Package command is what the commands of build/ that are written in Go have in common: how they read what is asked of
// them, and how they end. What they do not understand they refuse with a sentence and the exit code 2, before anything
// is done; what fails ends with 1.
package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"net/url"
	"os"
	"slices"
	"strings"
)

// The exit codes, which are those of the game as well.
const (
	failed  = 1
	refused = 2
)

// refusal says why a command is not understood.
type refusal string

// Error is the sentence.
func (r refusal) Error() string { return string(r) }

// Refuse gives an error that says why a command is not understood.
func Refuse(format string, args ...any) error { return refusal(fmt.Sprintf(format, args...)) }

// Main runs a command with what was typed behind its name, says what is wrong, and ends the program where something is.
func Main(name string, run func(args []string) error) {
	err := run(os.Args[1:])
	_, misunderstood := errors.AsType[refusal](err)
	switch {
	case err == nil:
	case errors.Is(err, flag.ErrHelp):
		os.Exit(refused) // The options were listed, and nothing else is done: a script goes no further.
	case misunderstood:
		fmt.Fprintf(os.Stderr, "%s: %v\n", name, err)
		os.Exit(refused)
	default:
		fmt.Fprintf(os.Stderr, "%s: %v\n", name, err)
		os.Exit(failed)
	}
}

// Parse reads options, which may stand anywhere, and returns the other words. An option that is unknown, empty or given
// twice is refused: nobody could say which of the two was meant.
func Parse(set *flag.FlagSet, args []string) (words []string, err error) {
	set.SetOutput(io.Discard)
	set.VisitAll(func(f *flag.Flag) { f.Value = &once{Value: f.Value} })
	for {
		switch err := set.Parse(args); {
		case errors.Is(err, flag.ErrHelp):
			set.SetOutput(os.Stderr)
			set.Usage()
			return nil, err
		case err != nil:
			return nil, Refuse("%v", err)
		}
		if set.NArg() == 0 {
			return words, nil
		}
		words, args = append(words, set.Arg(0)), set.Args()[1:]
	}
}

// once is the value of an option that may be given once.
type once struct {
	flag.Value
	given bool
}

// Set takes the value in.
func (o *once) Set(value string) error {
	if o.given {
		return errors.New("it is given twice")
	}
	if value == "" {
		return errors.New("it needs a value")
	}
	o.given = true
	return o.Value.Set(value)
}

// String is what the option is without being given.
func (o *once) String() string {
	if o.Value == nil { // Package flag looks at the zero value of an option's type.
		return ""
	}
	return o.Value.String()
}

// IsBoolFlag reports whether the option takes no value.
func (o *once) IsBoolFlag() bool {
	b, ok := o.Value.(interface{ IsBoolFlag() bool })
	return ok && b.IsBoolFlag()
}

// Words refuses a word that is none of those that are known, and one that is given twice.
func Words(words []string, known ...string) error {
	understood := "no word is understood here"
	if len(known) > 0 {
		understood = "these words are understood: " + strings.Join(known, ", ")
	}
	for i, word := range words {
		switch {
		case !slices.Contains(known, word):
			return Refuse("%q is not understood; %s", word, understood)
		case slices.Contains(words[:i], word):
			return Refuse("%q is given twice; once is enough", word)
		}
	}
	return nil
}

// Address adds an option for a public address, which must be whole: what is written about a release names it as it is.
// Other addresses are written behind it, so that it ends with a stroke.
func Address(set *flag.FlagSet, name, usage string) *string {
	var address string
	set.Func(name, usage, func(value string) error {
		u, err := url.Parse(value)
		if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || u.RawQuery != "" || u.Fragment != "" ||
			strings.ContainsAny(value, `&'"<>`) {
			return fmt.Errorf("%q is no address of a page: https://host/path/", value)
		}
		address = strings.TrimSuffix(value, "/") + "/"
		return nil
	})
	return &address
}
