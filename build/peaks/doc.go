// Package peaks films the moments for which a table stops, and the endings of matches, as the painter paints them: none
// may flash, in whatever order they come. With -strips it leaves a strip of pictures of each, to be looked at. It knows
// the tables of the three games and nothing of what their peaks are.
package peaks
