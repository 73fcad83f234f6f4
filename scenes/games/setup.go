package games

import (
	"safehouse/game"
	"safehouse/scenes/form"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// Setup is what the set-up of a game has of its own.
type Setup struct {
	// Options are what is chosen before a match, in the order in which that is read.
	Options []Option
	// Summary puts the options into a few words; nil for a game whose options all stand on the set-up itself.
	Summary func(*stage.Stage, *Draft) []string
	// Begin makes what a draft keeps besides the options of the rules; nil for nothing.
	Begin func() any
	// Settle brings up to date what follows from how many play, and from the settings; nil for nothing.
	Settle func(*stage.Stage, *Draft)
	// Wrong is the control at which something has to be corrected before a match can start, and why; an empty control
	// where nothing has. Nil for a game in which nothing can be wrong.
	Wrong func(*Draft) (control string, why game.Line)
}

// Draft is what has been chosen of a match so far.
type Draft struct {
	// Playing is how many play, Persons how many of them are persons.
	Playing, Persons int
	// Options are those of the match by their keys.
	Options game.Options
	// Own is what the game keeps besides.
	Own any
}

// Option is something to choose before a match.
type Option struct {
	// ID names its controls, Key is that of the rules. Title is the message key of its name; of a number that is counted,
	// Now is that of the number and Bounds that of what it may be.
	ID, Key, Title, Now, Bounds string
	// Choices are what can be chosen, and what each is to the rules; none for a number that is counted. Of those that help
	// with figures or conclusions the first helps most.
	Choices []Choice
	// Shown reports whether it is to be chosen at all; nil for always.
	Shown func(*Draft) bool
	// Into adds what was chosen to the options of a match; nil for one that is an option of the rules itself.
	Into func(*Draft, game.Options)
	// Took is called once something was chosen; nil where nothing follows.
	Took func(st *stage.Stage, is int)
	// About says what is chosen, in place of the words of the choice; nil for those. Args are what those words want.
	About func(*stage.Stage, *Draft) string
	Args  func(*Draft) []game.Arg
	// Rows are its rows on the page, in place of the usual one; nil for that.
	Rows func(*stage.Stage, *Draft) []form.Option
}

// Choice is something that can be chosen, and what it is to the rules. Name is the message key of what it is called,
// About that of what it means and Brief that of a few words for it in a summary, each empty for nothing.
type Choice struct {
	ID, Name, About, Brief string
	Is                     int
}

// OnOff are the choices of what is on or off, with the message keys of what both mean and of On in brief.
func OnOff(on, off, brief string) []Choice {
	return []Choice{
		{ID: "on", Name: "setup.on", About: on, Brief: brief, Is: 1}, {ID: "off", Name: "setup.off", About: off},
	}
}

// Add adds an option as it was chosen to those of a match.
func (o *Option) Add(d *Draft, options game.Options) {
	if o.Into == nil {
		options[o.Key] = d.Options[o.Key]
		return
	}
	o.Into(d, options)
}

// Offered reports whether it is to be chosen.
func (o *Option) Offered(d *Draft) bool { return o.Shown == nil || o.Shown(d) }

// Taken is the choice that holds, the zero value for none: where figures are never to be shown, the one that shows
// none.
func (o *Option) Taken(st *stage.Stage, d *Draft) Choice {
	now := d.Options[o.Key]
	if o.Refused(st) {
		now = 0
	}
	for _, c := range o.Choices {
		if c.Is == now {
			return c
		}
	}
	return Choice{}
}

// Refused reports that the settings have made the choice for every match.
func (o *Option) Refused(st *stage.Stage) bool {
	return o.Key == match.OptionOdds && st.Settings.Odds == stage.OddsNever
}

// Set takes a choice.
func (o *Option) Set(st *stage.Stage, d *Draft, is int) {
	d.Options[o.Key] = is
	if o.Took != nil {
		o.Took(st, is)
	}
}
