package game

// ArgKind says how an argument of a Line is put into words.
type ArgKind uint8

// The kinds of arguments.
const (
	// ArgNumber is a whole number N.
	ArgNumber ArgKind = iota
	// ArgHalves is N half points: 41 reads "20.5" in English and "20,5" in French.
	ArgHalves
	// ArgSeat is the name of the person or computer on seat N.
	ArgSeat
	// ArgKey is another message, named by Key: a card, an item, a colour; N is its own argument {0}.
	ArgKey
	// ArgPercent is a share of N per cent.
	ArgPercent
	// ArgText is Key itself, as it stands: the name of a file, a word that the player typed.
	ArgText
)

// Arg is one argument of a Line: a plain comparable value.
type Arg struct {
	Kind ArgKind
	N    int
	Key  string
}

// Number, Halves, SeatName, Word, Percent and Text make arguments.
func Number(n int) Arg      { return Arg{Kind: ArgNumber, N: n} }
func Halves(n int) Arg      { return Arg{Kind: ArgHalves, N: n} }
func SeatName(s Seat) Arg   { return Arg{Kind: ArgSeat, N: int(s)} }
func Word(key string) Arg   { return Arg{Kind: ArgKey, Key: key} }
func Percent(share int) Arg { return Arg{Kind: ArgPercent, N: share} }
func Text(text string) Arg  { return Arg{Kind: ArgText, Key: text} }

// TextArgs makes an argument of each text.
func TextArgs(all []string) (args []Arg) {
	for _, text := range all {
		args = append(args, Text(text))
	}
	return args
}

// WordOf is a Word whose message has a number as its argument {0}: "document 40".
func WordOf(key string, n int) Arg { return Arg{Kind: ArgKey, N: n, Key: key} }

// MaxArgs is the largest number of arguments that a Line has.
const MaxArgs = 4

// Line is a sentence before it has a language: the key of a message and its arguments. It is comparable, so that
// the kit can hold what two seats are told against each other. package words puts it into a language.
type Line struct {
	Key  string
	Args [MaxArgs]Arg
}

// Say makes a Line; more than MaxArgs arguments are a programming error and panic.
func Say(key string, args ...Arg) Line {
	l := Line{Key: key}
	if len(args) > MaxArgs {
		panic("game: a line has at most four arguments")
	}
	copy(l.Args[:], args)
	return l
}

// Seats are those that a line names, in their order.
func (l Line) Seats() (all []Seat) {
	for _, a := range l.Args {
		if a.Kind == ArgSeat {
			all = append(all, Seat(a.N))
		}
	}
	return all
}

// Sentence is how events of a kind are told: a message and its arguments in their order. That of no key says nothing.
type Sentence[E any] struct {
	Key  string
	Args []func(e E) Arg
}

// Of tells an event.
func (s Sentence[E]) Of(e E) Line {
	line := Line{Key: s.Key}
	for i, arg := range s.Args {
		line.Args[i] = arg(e)
	}
	return line
}

// Refusal says why a move is not legal, in words that a player can read, with the ruling that forbids it. It is an
// error; the screen's «why not» is this same value.
type Refusal struct {
	Line
	// Ruling is the id of the ruling, "K8" say, or empty where plain order of play is the reason.
	Ruling string
}

// Refuse makes a Refusal.
func Refuse(ruling, key string, args ...Arg) *Refusal {
	return &Refusal{Line: Say(key, args...), Ruling: ruling}
}

// Error gives the key and the ruling; readers get the sentence from package words.
func (r *Refusal) Error() string {
	if r.Ruling == "" {
		return r.Key
	}
	return r.Key + " (" + r.Ruling + ")"
}
