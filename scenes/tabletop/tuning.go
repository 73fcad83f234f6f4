package tabletop

import (
	"safehouse/game/bots"
	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// PointedLift is how far a card of a hand rises that is only pointed at, as a share of one that is chosen.
const PointedLift = 0.4

// ScoreGuard is how long the scoring is deaf when it opens and when the count ends: 1 s, counted in the time that it
// lasts.
const ScoreGuard = 60

// steadyTicks is how long after a press that came too early the next one still belongs to it: 400 ms.
const steadyTicks = 24

// Durations in milliseconds at speed 1, unless they are named ticks.
const (
	stampMS  = 120
	settleMS = 90
	lineMS   = 640
	// liftMS is how long a card takes to rise.
	liftMS = 90
	// gateMS is how long a result stays when nobody decides anything; gateLeast, in ticks, however fast the speed.
	gateMS    = 4200
	gateLeast = 150
)

// A peak takes gloomMS to darken the table and to light its picture, and again for the way back. Its title is in
// letters of peakLetters design pixels at most, on a band peakBand times as high.
const (
	gloomMS     = 300.0
	peakLetters = 84.0
	peakBand    = 1.5
)

// readingTicks is how long a result stays for persons, whatever the speed.
var readingTicks = map[stage.Reading]int{stage.ReadingShort: 150, stage.ReadingNormal: 270, stage.ReadingLong: 540}

// Text sizes in design pixels.
const (
	BodySize  = 28.0
	SmallSize = 26.0
	HeadSize  = 34.0
	// questionSize is the size of a question that has all the room that it wants, alongSize where it stands in one line
	// with whose turn it is, and middleSize where there is a little less.
	questionSize = 42.0
	alongSize    = 49.0
	middleSize   = 38.0
	// questionStep is by how much smaller a question is tried that has no room.
	questionStep = 2.0
	BadgeSize    = 30.0
	// outlineWide is the width of the outline that stands for a lift.
	outlineWide = 6.0
	// logLeast is the number of lines for which the log must have room.
	logLeast = 3
	// logHead is the least height in pixels of the log's head, on which a finger closes it.
	logHead = 44.0
	// newsGap is how far before a line of the log that is new its mark stands, newsWide how wide that is.
	newsGap, newsWide = 11.0, 5.0
	// panelStep is how much smaller the panel's letters become at a time, in those that the reader asked, until all has
	// room.
	panelStep = 0.1
	// leastWords is the width, in sizes of its letters, that the way to a rule leaves to a sentence beside it.
	leastWords = 11.0
	// A question has abreastLines lines at most beside what there is to know about it, which are longer by abreastSlack
	// than equal parts of it would be.
	abreastLines = 2.0
	abreastSlack = 0.16
	// wideSlack is how much wider a button is made than its words need.
	wideSlack = 6.0
)

// pauseGrows is how much wider the sheet of the pause becomes, at most, with the reader's letters, pausePad what its
// buttons leave free over and under them, in design pixels.
const (
	pauseGrows = 1.5
	pausePad   = 22.0
)

// hintGap is what is free around the button that asks for a hint, hintMark the height of the mark on what a hint names,
// in design pixels, the latter at least hintMarkPx pixels. The mark rises hintRises of its height over what it stands
// on; where that is lower than hintLow times the mark, this stands at its corner, hintCorner of its own width from it.
const (
	hintGap    = 14.0
	hintMark   = 56.0
	hintMarkPx = 30.0
	hintRises  = 0.3
	hintLow    = 3.2
	hintCorner = 0.2
)

// turnMost is the most of a room that the line that says whose turn it is takes, turnSign how much of its height the
// sign before it has, signWide what that takes of its width in heights, turnGap how far, in letters, the sign lies from
// it; twice as far the question does in its line.
const (
	turnMost = 0.42
	turnSign = 0.9
	signWide = 1.3
	turnGap  = 0.4
)

// The band in a seat's colour under whose turn it is reaches bandPad of its height past the line, is rounded by
// bandRound of it, and bandHigh of the letters high in a line with the question.
const (
	bandPad   = 0.06
	bandRound = 0.2
	bandHigh  = 1.3
)

// footLine is the height of a line at the foot of a page, with the slip under it, in the size of its letters.
const footLine = 1.8

// laneFree is the share of the lane that what is said in it leaves free above and below.
const laneFree = 0.06

// unreadHigh is the height of the bar that shrinks while a result is to be read, in design pixels.
const unreadHigh = 7.0

// hintLetters is the least size of the letters in which reasons stand beside a hint, as a share of the reader's.
const hintLetters = 0.68

// Sizes of the page of seats in design pixels: the space around and between its rows. The name takes seatsName of a
// row.
const (
	seatsPad  = 18.0
	seatsGap  = 16.0
	seatsName = 0.3
)

// The mark of a seat that was given to the computer is givenShare of its sign, at least givenPx pixels.
const (
	givenShare = 0.62
	givenPx    = 15.0
)

// signWorn is the width of the sign that a person wears, in that of the portrait; signLeast is the least of it in
// design pixels.
const (
	signWorn  = 0.13
	signLeast = 20.0
)

// backShare is the most that a small button takes of its neighbour's place.
const backShare = 0.34

// A stamp falls from stampOver times its size more, presses stampBack too deep and leans by stampLean radians.
const (
	stampOver = 0.6
	stampBack = 0.04
	stampLean = -0.09
)

// shadeLight is what light falls on a card that lies wholly in the shade.
var shadeLight = display.Hex(0x868B93)

// cardCorner is how round the corners of a card are, in shares of its width.
const cardCorner = 0.053

// fitShare is the most of the height of a line that its letters take. The heading of an end is headingHigh times as
// high as its letters; a chart is chartWide design pixels wide at most, and at least half of chartAir pixels away from
// the ways on.
const (
	fitShare    = 0.8
	headingHigh = 1.15
	chartWide   = 2100.0
	chartAir    = 8.0
)

// betweenMS is how long the points of a game stay in a match that computers play alone, in milliseconds at speed 1.
const betweenMS = 9000.0

// The page that explains decisions, in design pixels: between its buttons, the width of those that turn to another
// decision, the room for a scroll bar, inside and between rows, before a part, the height of a bar, and the edge of
// what was made. It has two columns from whyBeside sizes of its letters on, of which the list takes whyShare; a line of
// prose has at most whyLine sizes; the rim of a sign and the place of a mark are shares of their heights.
const (
	whyGap     = 28.0
	whyTurn    = 330.0
	whyBar     = 30.0
	whyPad     = 16.0
	whyRow     = 8.0
	whyPart    = 26.0
	whyBarHigh = 12.0
	whyEdge    = 7.0
	whyBeside  = 52.0
	whyShare   = 0.44
	whyLine    = 34.0
	whyRim     = 0.12
	whyMark    = 1.3
)

// A player that takes a move worth less than the best by that much on its scale is said not to take the best; a move
// played at least whySure of the time is not mixed with others.
var whyLapses = [...]float64{bots.Wins: 0.03, bots.Points: 1, bots.Liking: 0.1}

const whySure = 0.95

// What is carried has a shadow of carryShadow design pixels; the edge of what takes it is zoneWide wide, and the ground
// of the one under the pointer takes on zoneFill of its colour. In a tick, homeShare of the way back to its place is
// left.
const (
	carryShadow = 26.0
	zoneWide    = 5.0
	zoneFill    = 0.25
	homeShare   = 0.72
)

// lightWide is the edge around what a lesson speaks of, in design pixels.
const lightWide = 5.0

// What is said in the lane has speechPad design pixels around its words, which are at most speechWide of the screen
// wide, and speechLetters of their size.
// The lane of a lesson is at most speechShare as high as the screen; of what its letters grow by they give up the power
// of speechGives.
const (
	speechPad     = 18.0
	speechWide    = 0.74
	speechLetters = 36
	speechShare   = 0.25
	speechGives   = 0.4
)

// remarkEvery is at how many of the things that happen to it somebody of the cast speaks. Of a great moment it speaks
// when remarkGreat things have happened since anybody did, and of another of that kind when remarkAgain have happened
// to it.
const (
	remarkEvery = 3
	remarkGreat = 2
	remarkAgain = 6
)

// remarkTicks is how long a remark is to be seen, remarkLeast how long where the match has gone on meanwhile; one that
// finds no place looks for it again every remarkLooks.
const (
	remarkTicks = 210
	remarkLeast = 90
	remarkLooks = 15
)

// A face shows for feelingTicks what has happened to it, and for lastingTicks after what its owner says about that; it
// turns to that and from it in turnTicks, eyes shut. While
// something moves eyes shut for blinkTicks every blinkEvery, not in the first blinkAfter of a movement, and blinkApart
// from seat to seat.
const (
	feelingTicks = 100
	lastingTicks = 30
	turnTicks    = 9
	blinkTicks   = 7
	blinkEvery   = 97
	blinkAfter   = 6
	blinkApart   = 41
)

// The tip of what somebody says is tipLong long and twice tipWide wide, in design pixels. It points at what is no
// farther off than tipReach of its length.
const (
	tipLong  = 30.0
	tipWide  = 16.0
	tipReach = 2.5
)

// surpriseReads is how many times the reading time of a result a slip with a reason stays.
const surpriseReads = 3

// finaleMS is how long an end takes to become what it is, once all has been counted, at speed 1.
const finaleMS = 2600.0

// The parting word of a rival stands on paper in farewellLines lines at most, farewellPad from its left and right edge,
// behind a face as wide as farewellFace, and comes in farewellMS at speed 1. It is the first thing to be left out of an
// end.
const (
	farewellPad    = 26.0
	farewellMS     = 400.0
	farewellLeaves = 9
	farewellLines  = 4
)

var farewellFace = Size{Design: 100, Least: 40}
