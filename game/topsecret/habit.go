package topsecret

import "safehouse/game"

// Habit is whether a seat banks a document that lies alone on its safe, by the document's points.
func Habit(v *View, m Move) []game.Offer {
	own := &v.Players[v.Viewer]
	if v.Phase != PhaseBank || own.UpCount != 1 || !own.Up[0].Card.Kind().Document() {
		return nil
	}
	return []game.Offer{{At: v.Value(own.Up[0].Card.Kind()), Took: m.Op == OpBank}}
}
