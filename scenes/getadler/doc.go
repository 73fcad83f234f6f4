// Package getadler is a match of GET ADLER! on the screen: what its table looks like, what it asks, how what happens is
// shown. Whom the screen belongs to, who thinks when and what every table has is package play's. It decides nothing
// that the rules decide: what may be done, and why not, is asked of the match; and it shows nothing that the viewer's
// view does not say: before characters are revealed no picture, sound, time or word depends on who is who, but inside
// the holder's own peek.
package getadler
