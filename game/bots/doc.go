// Package bots holds the computer opponents. Each plays from a View alone: it is given no State and no Match. The same
// view, level, budget and stream give the same move. It knows no screen and no clock; how long a move takes is bounded
// by the budget. The levels differ in what they see and believe, not only in how long they think: Easy follows habits
// and makes the mistakes of a hurried player.
//
// At KOMPROMAT the worlds that are thought about are ones that Rules.Sample deals from the View. Medium counts points,
// marks, tokens and odds. Expert also asks what a first card is good for, fears tokens as they deserve, and plays for
// the win rather than for points.
//
// At TOP SECRET nothing is hidden but what rivals choose at the same moment: a fixed way of playing is read and
// punished, so choices are drawn by chance from a mix. Medium looks one turn ahead at what its rivals must still hold
// and are used to playing. Expert searches for the mix that serves best against rivals who search for theirs.
//
// At GET ADLER! every cast of characters that the view allows has its chance: heroes' answers are true, villains hide
// behind a hero whom they imitate, and what is thrown away is a weak sign. Medium plays by this belief and by habits:
// the question that tells most, the arrest that is worth its risk, the lie that gives least away. Expert tries what is
// sensible in worlds drawn from the belief, and leaves habit only for what is clearly better. Easy forgets, and takes
// answers more at face value.
package bots
