// Package voice reads sentences aloud through the voice that the system has: on Linux and its kin speech-dispatcher,
// spoken to over its own socket. It knows no scene, no match and no words; what is said, and when, is its caller's to
// decide. Where there is no voice, or it fails or goes away, there is silence and one line in the log: nothing here
// makes a frame wait, and nothing here is an error for the player.
//
// Another system's voice is a synth of its own in a file for that system, which find there hands out.
package voice
