package match

// RemarkKind is what a sentence of the log means to somebody whom it names.
type RemarkKind uint8

// The ways in which somebody is touched: struck by what happened, lucky, or asked something.
const (
	Hit RemarkKind = iota
	Luck
	Asked
)

// Remark says what somebody of the cast may remark on when a sentence is told: whom it touches, counted from 0 among
// the seats that it names, how, and whether that is one of the great moments of a match.
type Remark struct {
	Named int
	How   RemarkKind
	Great bool
}

// Remarks are the sentences of a game that the cast may remark on, by their message keys. All of them are told to
// everybody at the table.
type Remarks struct {
	On map[string]Remark
	// Turns are the sentences with which the match goes on to something else: a remark on what was before does not outlast
	// them.
	Turns []string
}
