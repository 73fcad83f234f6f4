package sound

import (
	"time"

	"safehouse/render/sound/meter"
)

// The numbers of the sound: rates and times, then what each recipe is tuned to. Lengths of sounds are in milliseconds,
// levels in decibels below full scale (dBFS), loudness in units below full scale (LUFS), frequencies in hertz.
const (
	// sampleRate is that of all recipes and of the device.
	sampleRate = meter.Rate

	// deviceBuffer and sourceBuffer are the two stretches of sound that wait between the mixer and the ear. Together
	// they stay within the 50 ms that a sound may come after what is seen.
	deviceBuffer = 30 * time.Millisecond
	sourceBuffer = 15 * time.Millisecond

	// firstPause is how long a lost device is waited for at first, lastPause at last; each pause is twice as long as the
	// one before, until a device has been there for as long as steady. lookEvery is how often a device is asked whether it
	// is still there, knock how long one that sleeps is woken for that, where it must be.
	firstPause = time.Second
	lastPause  = time.Minute
	steady     = 20 * time.Second
	lookEvery  = 5 * time.Second
	knock      = 200 * time.Millisecond
	// quietAfter is the time after the last cue, longer than the longest sound, when the device is let sleep.
	quietAfter = 3500 * time.Millisecond

	// waiting is the number of cues that may wait for the sound goroutine; more are dropped.
	waiting = 32
	// maxVoices is the number of sounds heard at once; more are dropped.
	maxVoices = 16

	// pitchJitter is the largest change of speed, levelJitter the largest change of level in dB, that keep repeats
	// from tiring.
	pitchJitter = 0.03
	levelJitter = 1.5

	// ceiling is the loudest peak that a recipe may have, so that jitter stays within -6 dBFS.
	ceiling = -6 - levelJitter
	// headroom is what a sound that is bent stays below the ceiling at first, since it is made louder again.
	headroom = 1
	// knee is where the sum of several sounds starts to be bent, limit what it never passes.
	knee  = 0.5
	limit = 0.85

	// tickGap is the smallest number of frames between hover ticks: at most 12 a second.
	tickGap = sampleRate / 12

	// rushing is how many times faster than time a device must take sound to be none that anybody hears.
	rushing = 8
	// duckShare is what is left of everything while another window is in use.
	duckShare = 0.25
	// levelSlope is the power by which the level of a slider becomes a factor: the ear hears by ratios.
	levelSlope = 2
	// rampMS is the time in which a changed level is reached, bedFadeMS that in which one bed goes over into another.
	rampMS    = 30.0
	bedFadeMS = 1800.0

	// wayShare is what is left of everything while a voice reads aloud, 10 dB less. wayCloseMS and wayOpenMS are how long
	// a way from 1 to nothing and back would take, breathMS how long the way stays made after a sentence.
	wayShare   = 0.316
	wayCloseMS = 220.0
	wayOpenMS  = 1400.0
	breathMS   = 900
	// tensionMS is the time in which a calm bed becomes as tense as it can.
	tensionMS = 6000.0

	// bassPitch is that of the plucked bass: the second A below middle C.
	bassPitch = 110

	// chimePitch is that of the lower quarter of the tower clock, the A below middle C; its bells swing bellRatio times as
	// fast within as without, by bellBright at first. askPitch and answerPitch are those of a question and of its answer.
	chimePitch  = 220
	bellRatio   = 2.76
	bellBright  = 1.6
	askPitch    = 392
	answerPitch = 440
	// tautPitch is that of the taut string, lowString that of the bowed one.
	tautPitch = 294
	lowString = 65.4
	// cuffTeeth is how often the ratchet of the handcuffs clicks.
	cuffTeeth = 5

	// bedLoudness is that of every bed, tenseLoudness that of what tension lays over it: even both together lie 20 LU
	// under the effects where both sliders stand alike. seamMS is the stretch in which an end goes over into its
	// beginning.
	bedLoudness   = -44
	tenseLoudness = -46.5
	seamMS        = 900
	// The lengths of the loops, which repeat on different times; the tram of the rain comes at tramAt and takes tramMS.
	ministryMS  = 15000
	phoneAt     = 12300
	rainMS      = 17000
	tramAt      = 5200
	tramMS      = 7600
	dropsInRain = 70
	// clubBeatMS is a beat of the club: 92 a minute.
	clubBeatMS = 652

	// fadeIn and fadeOut keep every sound from clicking at its ends.
	fadeIn  = 0.5
	fadeOut = 4
)

// typedLines are the lines that are typed behind the door of the ministry: when, in milliseconds, and how many keys.
var typedLines = [...]struct {
	at   float64
	keys int
}{{2100, 9}, {4600, 14}, {10400, 11}}

// bassWalk is what the bass of the club walks, a note a beat, as keys of a piano.
var bassWalk = [...]int{45, 48, 50, 51, 52, 50, 48, 47, 50, 53, 57, 56, 52, 47, 44, 40}
