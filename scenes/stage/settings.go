package stage

import "safehouse/game/words"

// Set changes the settings, keeps them and has everything drawn anew.
func (s *Stage) Set(change func(*Settings)) {
	change(&s.Settings)
	if s.Save != nil {
		s.Save(s.Settings)
	}
	s.Redraw()
}

// Speak puts the program into another language, and keeps the choice.
func (s *Stage) Speak(lang words.Lang) {
	s.Lang = lang
	s.Set(func(set *Settings) { set.Lang = lang })
}

// OtherLang is the language after the one in use.
func (s *Stage) OtherLang() words.Lang {
	all := words.Languages()
	for i, l := range all {
		if l == s.Lang {
			return all[(i+1)%len(all)]
		}
	}
	return all[0]
}
