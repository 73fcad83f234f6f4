// Package topsecret is a match of TOP SECRET on the screen: what its table looks like, what it asks, how the cards of a
// turn are revealed and how the score is told. Whom the screen belongs to, who thinks when and what every table has is
// package play's. It decides nothing that the rules decide: what may be done, and why not, is asked of the match; and
// it shows nothing that the viewer's view does not say is shown.
package topsecret
