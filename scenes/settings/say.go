package settings

import (
	"safehouse/game"
	"safehouse/scenes/input"
)

// value tells a number in words.
func (s *Scene) value(id string) string {
	n := *numbers[id].field(&s.st.Settings)
	switch {
	case id != "voiceRate":
		return s.st.Say("settings.percent", game.Percent(n))
	case n < 0:
		return s.st.Say("settings.slower", game.Number(-n))
	case n > 0:
		return s.st.Say("settings.faster", game.Number(n))
	default:
		return s.st.Say("settings.even")
	}
}

// about is the sentence that says what a setting does, with the key that does the same where there is one.
func (s *Scene) about(id string) string {
	if id == "voice" && !s.voiced {
		return s.st.Say("settings.voiceless")
	}
	key := ""
	switch id {
	case "language":
		key = s.st.Prompt(input.Language)
	case "window":
		key = s.st.Prompt(input.FullScreen)
	case "mute":
		key = s.st.Prompt(input.Mute)
	case "peek":
		key = s.st.Prompt(input.Peek)
	}
	if key != "" {
		return s.st.Say("settings.key."+id, game.Text(key))
	}
	return s.st.Say("settings.about." + id)
}
