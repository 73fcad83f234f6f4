package stagetest

import (
	"time"

	"safehouse/scenes/stage"
)

// Clock is a clock that a test sets. It goes on by Step before every tick: with less than a tick's time ticks come in a
// burst, with more the machine is slow, with none time is frozen.
type Clock struct {
	Step time.Duration
	now  stage.Time
}

// NewClock gives a stage a clock that keeps up with its ticks.
func NewClock(st *stage.Stage) *Clock {
	c := &Clock{Step: stage.TickTime(1)}
	c.now.Wall = 1000 * time.Hour
	st.Clock = c.tick
	return c
}

func (c *Clock) tick() stage.Time {
	c.Stall(c.Step)
	return c.now
}

// Stall lets time pass in which the program makes no tick.
func (c *Clock) Stall(d time.Duration) {
	c.now.Run += d
	c.now.Wall += d
}

// Sleep lets the machine sleep: only the clock on the wall goes on. With less than nothing that clock is set back.
func (c *Clock) Sleep(d time.Duration) { c.now.Wall += d }

// Ticks is how many ticks a duration takes where they keep up.
func Ticks(d time.Duration) int { return int(d * stage.TicksPerSecond / time.Second) }
