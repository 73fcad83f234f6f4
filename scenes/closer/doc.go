// Package closer looks closer at what is on the screen: a card under the pointer is shown large beside it, a key or a
// press opens a sheet that explains it, and the words that name cards in what is asked and told are underlined and open
// the same sheet. It works for every scene at once and knows none: it has the display list of the frame on the screen and
// nothing else, so that nothing can be looked at that is not there to be seen. It never stops or skips what moves below.
package closer
