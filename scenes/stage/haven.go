package stage

// Haven is a Scene on the way to the choice of keys and buttons: what usually moves, confirms and leads back does so there
// too, where the player has not chosen it for another of these. Nobody can lock themselves out of mending what they chose.
type Haven interface {
	Haven()
}
