// Package getadler is the game of GET ADLER! for four to six: its characters, its cards, its rules and who may know
// what. It knows no screen, no clock, no file and no word of any language. Rulings are cited by their ids, G1 to G59.
//
// One seat owes a decision at a time, but for the first look at what was dealt, which all owe at once. Characters are
// hidden until an arrest is right (G14) or the seventh hour ends (G30); hands are hidden always. Cards of one kind cannot
// be told apart, in hands as in minds: hands are numbers by kind, the draw pile has no order before a card is drawn, and
// what a viewer knows of places is kept as traces, which are the viewer's own labels of the copies of a kind and tell
// nobody which copy was played.
package getadler
