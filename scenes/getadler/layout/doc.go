// Package layout says where everything lies on the table of GET ADLER!: the suspects in their arc, clock, piles, hand
// and own character, and which card is which piece. It is pure: it draws nothing, speaks no language and keeps nothing
// between two calls. It knows the rules' view, and nothing that a viewer may not know.
package layout
