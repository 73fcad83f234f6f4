package topsecret

// liftMS is how long a card of the hand takes to rise, in milliseconds at speed 1.
const liftMS = 90.0

// pointedLift is how far a card rises that is only pointed at, as a share of one that is chosen.
const pointedLift = 0.4
