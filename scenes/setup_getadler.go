package scenes

import (
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/stage"
)

// getAdler is the name of the game in the catalogue.
const getAdler = "getadler"

// adlerSwitches are the options of GET ADLER! that are on or off, in the order of their page.
var adlerSwitches = [...]string{
	getadler.OptionAbilities, getadler.OptionMission, getadler.OptionQuick, getadler.OptionNoBluff,
}

// getAdlerForm are the options of GET ADLER! while they are being chosen: which of the switches are on.
type getAdlerForm struct {
	on [len(adlerSwitches)]bool
}

// into adds the options.
func (f *getAdlerForm) into(options game.Options) {
	for i, key := range adlerSwitches {
		options[key] = number(f.on[i])
	}
}

// trouble is never: switches cannot be wrong.
func (f *getAdlerForm) trouble() (why game.Line, ok bool) { return game.Line{}, true }

// summary names what is on, and says what the notebook does.
func (f *getAdlerForm) summary(st *stage.Stage, all *form) string {
	var parts []string
	for i, key := range adlerSwitches {
		if f.on[i] {
			parts = append(parts, st.Say("setup.getadler.brief."+key))
		}
	}
	if len(parts) == 0 {
		parts = append(parts, st.Say("setup.getadler.usual"))
	}
	parts = append(parts, st.Say("setup.getadler.brief.notebook."+pick(all.showsOdds(st), "on", "off")))
	return strings.Join(parts, " · ")
}

// helped: a notebook that draws conclusions is part of the game, whoever plays.
func (f *getAdlerForm) helped([]seatForm) bool { return true }

// page is the scene in which the options are chosen.
func (f *getAdlerForm) page(h *house, all *form) stage.Scene {
	s := &getAdlerPage{house: h, form: all, own: f}
	s.page.SetFocus("done")
	return s
}
