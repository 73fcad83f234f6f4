// Package hearing is who listens to what the scenes tell: it hands sentences to the voice that reads aloud and to the
// captions at the foot of the window, as the settings say. It knows how occasions stand to each other, and when nothing
// may be said: under the curtain, and of a private hand that has been closed. It knows no game, no match and no scene
// but what a scene says of itself; the sentences reach it ready made.
package hearing
