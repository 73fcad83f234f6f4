package topsecretbot_test

import (
	"testing"

	"safehouse/assets"
	"safehouse/game/bots"
	"safehouse/game/botstest"
	"safehouse/game/topsecret"
	"safehouse/game/words"
)

// TestTopSecretSaysWhy asks the yardsticks as well: in a simulation they are asked like the levels.
func TestTopSecretSaysWhy(t *testing.T) {
	c, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	players := append(botstest.Levels(), bots.Player{Kind: bots.Thumb}, bots.Player{Kind: bots.Random})
	room.SayWhy(t, botstest.Trial{Tables: tables(false), Matches: 2, Players: players, Work: 30}, botstest.Reasons[topsecret.View]{
		Catalogue: c, Prefix: "think.topsecret.",
	})
}

func TestTopSecretReasonsLeakNothing(t *testing.T) {
	room.ReasonsLeakNothing(t, botstest.Trial{Tables: tables(true), Matches: 1, Work: 30})
}
