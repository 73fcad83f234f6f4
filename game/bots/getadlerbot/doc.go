// Package getadlerbot plays GET ADLER!: three levels, and the yardsticks that they are measured against.
//
// # How a level decides
//
// It believes: every cast of characters that the view allows has its chance, 24, 120 or 720 of them less what its own
// character rules out (belief.go). Heroes' answers are true; a villain answers as the hero whom it imitates would, now and
// then as itself. What is thrown away and held are weak signs, by tables that were counted from self-play and tempered, so
// that no cast ever dies of them (evidence.go). Hands are dealt in agreement with what is known of each card (deal.go).
//
// It tries: every sensible move is played in worlds drawn from that belief, by quick ways of both sides to the end of the
// match (explore.go, ways.go); the ways were fitted by an evolution strategy over whole worlds. A move leaves habit only
// where it is better by more than chance explains. Confrontations are solved over the hand belief for heroes (solver.go);
// villains answer questions so that the heroes believe as little as can be (hidden.go).
//
// Worlds know all hands alike, so that looking into one would be worth nothing in them: an Expert villain counts it on top
// (looks.go). What the heroes hold decides its confrontations: villains who were told it after the reveal won 76.0 % of 300
// matches against greedy heroes of four seats, and those who were not 64.0 % of the same deals. An Expert villain therefore
// also thinks of heroes' hands as heroes hoard, by tables fitted to what they held (tuning.go).
//
// This is policy improvement by rollouts (Tesauro and Galperin 1996) over determinised worlds, with the joint belief over
// roles of DeepRole (Serrino et al. 2019). Search over information sets alone is no better than rules at hidden roles; the
// plain search among the yardsticks shows it.
//
// Levels see alike. They differ in how sharply they choose by the worth of moves, in how many turns they remember, and in
// how much they read of weak signs: Expert all, Medium a quarter, Easy nothing (tuning.go).
//
// At five seats finding the villains is not what heroes lack: Experts who were told the whole cast from the start won 40.5
// ± 6.8 % of 200 matches against greedy villains, and those who had to find it out 37.5 ± 6.7 % of the same deals; at six
// seats those who were told won 63.0 ± 6.7 %. The rest is lost in the chase, where both villains must be caught (G35).
//
// The package knows views, never a Match or the true State of one.
package getadlerbot
