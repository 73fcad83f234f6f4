package tabletest

import (
	"reflect"

	"safehouse/game"
)

// Matches have their views in types of their own: the kit only compares them.

// viewOf is what a seat, or the public, knows of a match now.
func viewOf(m game.Session, viewer game.Seat) any {
	return reflect.ValueOf(m).MethodByName("View").Call([]reflect.Value{reflect.ValueOf(viewer)})[0].Interface()
}

// toldTo are the events that a seat, or the public, was told since that number of moves, with the view after each move.
func toldTo(m game.Session, viewer game.Seat, since int) any {
	return reflect.ValueOf(m).MethodByName("Seen").Call([]reflect.Value{reflect.ValueOf(viewer),
		reflect.ValueOf(since)})[0].Interface()
}

// alike reports whether a viewer cannot tell two matches apart.
func alike(a, b game.Session, viewer game.Seat) bool {
	return a.Len() == b.Len() && a.ToAct() == b.ToAct() && reflect.DeepEqual(viewOf(a, viewer), viewOf(b, viewer)) &&
		reflect.DeepEqual(toldTo(a, viewer, 0), toldTo(b, viewer, 0))
}
