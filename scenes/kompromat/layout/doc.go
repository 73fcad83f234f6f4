// Package layout says where everything of a KOMPROMAT table lies: from a view, the size of the screen and who sits
// below it works out boxes and cards. It draws nothing, speaks no language and keeps nothing between two calls.
package layout
