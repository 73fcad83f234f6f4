package scenes

import (
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
)

// keeper keeps the settings of a run, and tells the house where that fails.
type keeper struct {
	house *house
	store *settings.Store
	// overruled tells that the command line has given the window a mode for this run alone: forced instead of own. The
	// player's first change of the mode ends that.
	overruled, forced, own bool
}

// newKeeper keeps settings that were chosen before; those of the stage are what this run begins with.
func newKeeper(h *house, store *settings.Store, chosen stage.Settings) *keeper {
	forced, own := h.st.Settings.FullScreen, chosen.FullScreen
	return &keeper{house: h, store: store, overruled: forced != own, forced: forced, own: own}
}

// save asks for the settings to be kept.
func (k *keeper) save(set stage.Settings) {
	if set.FullScreen != k.forced {
		k.overruled = false
	}
	if k.overruled {
		set.FullScreen = k.own
	}
	k.store.Save(set)
}

func (k *keeper) tick() { k.house.tell(k.store.Tick()) }

// close writes what is not yet written. Who closes the program can no longer be told of a failure.
func (k *keeper) close() { _ = k.store.Close() }
