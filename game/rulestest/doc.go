// Package rulestest is the conformance kit that every game passes, in the manner of testing/fstest: a game's test calls
// Test with its Rules, and the kit plays random games and holds the rules to the contract of package game.
//
// The heart of it is noninterference. For a viewer it draws, from that viewer's view alone, another world that the
// viewer must not be able to tell from the true one, and lets both go on with moves that look alike to the viewer. What
// the viewer is told and shown must stay equal. A difference is lawful only where it shows in the view and in the
// events at once: a view that changes without an event, or an event that tells what the view does not keep, is a leak.
//
// The kit knows no game and no opponent. It does not know which cards a game calls secret either; where a game says so
// (Config.Secret), the kit also tests that samples vary and that no opponent's random stream deals the true cards
// again.
package rulestest
