package stage

// Guided is a Scene that knows what of the rules explains it: a game and, of its rulings, the one that the paragraph
// answers; empty for the beginning of the book. It says public facts only.
type Guided interface {
	Guide() (game, ruling string)
}

// Guide is what of the rules explains what is on the screen. Of scenes that are covered only the game counts: whoever
// looks at a page or at a curtain is not told what is asked under it.
func (s *Stack) Guide() (game, ruling string) {
	for i := len(s.scenes) - 1; i >= 0; i-- {
		g, ok := s.scenes[i].(Guided)
		if !ok {
			continue
		}
		game, ruling = g.Guide()
		if i < len(s.scenes)-1 {
			ruling = ""
		}
		return game, ruling
	}
	return "", ""
}

// Put lays a scene over all others.
func (s *Stack) Put(scene Scene) { s.scenes = append(s.scenes, scene) }
