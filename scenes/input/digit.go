package input

// Digit is the number, counted from 0, that a rune of the digit row stands for, -1 for none: on a French keyboard the
// row gives other signs unless Shift is held.
func Digit(r rune) int {
	for i, d := range [...]rune{'1', '2', '3', '4', '5', '6', '7', '8', '9'} {
		if r == d || i < len(frenchRow) && r == frenchRow[i] {
			return i
		}
	}
	return -1
}

var frenchRow = [...]rune{'&', 'é', '"', '\'', '(', '-', 'è', '_', 'ç'}
