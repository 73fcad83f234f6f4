// Package director turns what happened on a table into movement: two boards, before and after, and the journeys
// between them become beats of actors whose pose is a pure function of the tick, with cues on contact frames and
// captions. It knows no game, no clock and no screen, plays nothing and draws nothing; who calls it counts the ticks.
package director
