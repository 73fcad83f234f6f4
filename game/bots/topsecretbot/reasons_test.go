package topsecretbot_test

import (
	"context"
	"testing"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/topsecretbot"
	"safehouse/game/botstest"
	"safehouse/game/topsecret"
	"safehouse/game/words"
)

type explained = botstest.Explained[topsecret.State, topsecret.Move, topsecret.View, topsecret.Event]

// remembering lets an Expert that remembers explain its cards at tables where everybody plays in a way of the own.
func remembering(t *testing.T, e *explained) {
	rivals := []bots.Player{
		bots.OfLevel(game.Expert), bots.OfLevel(game.Medium), bots.OfLevel(game.Easy), {Kind: bots.Thumb},
		{Kind: bots.Greedy}, {Kind: bots.Random},
	}
	recall(t, e, rivals)
	for _, rival := range rivals[1:] {
		recall(t, e, []bots.Player{rivals[0], rival, rival})
	}
}

// recall plays a match whose first seat explains its cards.
func recall(t *testing.T, e *explained, players []bots.Player) {
	t.Helper()
	seed := game.SeedOf(0)
	m, err := game.NewMatch(topsecret.Rules{}, game.Setup{Seed: seed, Players: make([]game.Player, len(players))}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var memory topsecretbot.Memory
	heard := 0
	for m.ToAct() != 0 {
		for _, step := range m.Seen(0, heard) {
			memory.Hear(step.Events(), step.After())
		}
		heard = m.Len()
		seat := m.ToAct().First()
		v := m.View(seat)
		q := bots.Question{Player: players[seat], Budget: room.Work(20), Why: seat == 0}
		thought := memory.Choose(context.Background(), &v, q, bots.Stream(seed, seat, m.Len()))
		if q.Why {
			e.Check(t, &v, &thought)
		}
		if err := m.Submit(seat, thought.Move); err != nil {
			t.Fatal(err)
		}
	}
}

// TestTopSecretSaysWhy asks the yardsticks as well: in a simulation they are asked like the levels.
func TestTopSecretSaysWhy(t *testing.T) {
	t.Parallel()
	c, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	e := room.Explain(botstest.Reasons[topsecret.View]{Catalogue: c, Prefix: "think.topsecret."})
	players := append(botstest.Levels(), bots.Player{Kind: bots.Thumb}, bots.Player{Kind: bots.Random})
	e.Play(t, botstest.Trial{Tables: tables(false), Matches: 2, Players: players, Work: 10})
	remembering(t, e)
	e.AllSaid(t)
}

func TestTopSecretReasonsLeakNothing(t *testing.T) {
	room.ReasonsLeakNothing(t, botstest.Trial{Tables: tables(true), Matches: 1, Work: 10})
}
