package stagetest

import (
	"log/slog"
	"time"

	"safehouse/scenes/hearing"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/voice"
)

// mouth is a voice that writes down what it is told.
type mouth struct{ r *Room }

func (m mouth) Say(text, _ string, _ voice.Urgency) { m.r.Spoken = append(m.r.Spoken, text) }
func (m mouth) Stop()                               { m.r.Spoken = append(m.r.Spoken, "") }
func (mouth) Tune(int, int)                         {}
func (mouth) Close(time.Duration)                   {}

// TurnOnVoice gives the room a voice and captions, as a player has them who turns both on.
func (r *Room) TurnOnVoice() {
	r.Stage.Settings.Voice, r.Stage.Settings.Captions = true, true
	r.Ear = hearing.New(hearing.Config{
		Stage: r.Stage, Also: r.hear, Open: func(*slog.Logger) voice.Voice { return mouth{r} },
	})
	r.Stage.Metrics = r.Ear.Fit(r.Stage.Metrics)
	r.Stage.Picture = &r.List
	if r.Stack != nil {
		r.Stack.Resumed()
	}
}

// obey answers the key that asks to hear again what is asked.
func (r *Room) obey(in *input.Frame) {
	if !in.Just.Has(input.Listen) {
		return
	}
	if r.Ear == nil {
		stage.Listen(r.Stack.Top(), in)
		return
	}
	r.Draw()
	r.Ear.Obey(r.Stack.Top(), in)
}
