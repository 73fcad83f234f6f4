package topsecret

// The options of a match by key.
const (
	// OptionValue1 to OptionValue5 are the documents' values: five different multiples of ValueStep from MinValue to
	// MaxValue, in any order; the defaults are 20 to 60.
	OptionValue1 = "value1"
	OptionValue2 = "value2"
	OptionValue3 = "value3"
	OptionValue4 = "value4"
	OptionValue5 = "value5"
	// OptionSeries is 1 for a series to SeriesGoal points (T29), 0, the default, for one game.
	OptionSeries = "series"
	// OptionCalled is 1 where «Boum!» must be called (T23), 0, the default, where the program says it.
	OptionCalled = "called"
	// OptionSeconds is the time for it, MinSeconds to MaxSeconds, 3 by default. The rules only keep it: the clock is the
	// screen's.
	OptionSeconds = "seconds"
)

// The time in which «Boum!» may be called, in seconds.
const (
	MinSeconds     = 2
	MaxSeconds     = 10
	DefaultSeconds = 3
)
