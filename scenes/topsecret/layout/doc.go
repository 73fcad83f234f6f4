// Package layout says where everything of a TOP SECRET table lies: from a view, the size of the screen and whose
// hand lies below it works out boards, boxes and cards. It draws nothing, speaks no language and keeps nothing between
// two calls.
package layout
