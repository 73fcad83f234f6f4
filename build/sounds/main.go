// Command sounds measures every sound of the program, since figures tell those who build it what they may not be able
// to hear: go run ./build/sounds prints the listening sheet, and with -out DIR writes each sound as a WAV file beside
// it.
package main

import (
	"bufio"
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"

	"safehouse/build/command"
	"safehouse/render/sound"
	"safehouse/render/sound/meter"
	"safehouse/render/sound/metertest"
)

func main() {
	command.Main("sounds", func(args []string) error {
		set := flag.NewFlagSet("sounds", flag.ContinueOnError)
		out := set.String("out", "", "the `folder` that WAV files are written to; none where it is left out")
		words, err := command.Parse(set, args)
		if err == nil {
			err = command.Words(words)
		}
		if err != nil {
			return err
		}
		sheet, err := run(*out)
		fmt.Print(sheet)
		return err
	})
}

// run gives the sheet and writes the files.
func run(dir string) (string, error) {
	w := &strings.Builder{}
	fmt.Fprintln(w,
		"Loudness is momentary after ITU-R BS.1770-4, from both speakers; over the sound's own length where that is under 400 ms,")
	fmt.Fprintln(w,
		"over 100 ms where it is under that. Of a bed it is the mean. Low, mid and high part at 250 Hz and 2 kHz, in per cent of the power.")
	fmt.Fprintf(w, "\n%-18s %6s %6s %6s %6s %4s %4s %4s  %s\n", "sound", "ms", "dBFS", "LUFS", "Hz", "low", "mid", "high",
		"what it is")
	for c := sound.NoCue + 1; c < sound.CueCount; c++ {
		samples := sound.Samples(c)
		if err := tell(w, dir, c.String(), samples, meter.Momentary(samples), cues[c]); err != nil {
			return w.String(), err
		}
	}
	for b := sound.NoBed + 1; b < sound.BedCount; b++ {
		for tension, name := range [...]string{"calm", "tense"} {
			samples := sound.Loop(b, float64(tension))
			if err := tell(w, dir, b.String()+", "+name, samples, meter.Steady(samples), beds[b][tension]); err != nil {
				return w.String(), err
			}
		}
	}
	return w.String(), nil
}

// tell prints the row of a sound and writes its file.
func tell(w *strings.Builder, dir, name string, samples []float64, loudness float64, what string) error {
	s := metertest.Spectrum(samples)
	low, mid, high := s.Thirds()
	fmt.Fprintf(w, "%-18s %6d %6.1f %6.1f %6.0f %4.0f %4.0f %4.0f  %s\n", name, len(samples)*1000/meter.Rate,
		meter.Peak(samples), loudness,
		s.Centroid(), 100*low, 100*mid, 100*high, what)
	if dir == "" {
		return nil
	}
	return write(filepath.Join(dir, strings.NewReplacer(" ", "-", ",", "").Replace(name)+".wav"), samples)
}

// write makes a WAV file of one channel in 16 bits.
func write(path string, samples []float64) error {
	f, err := os.Create(path)
	if err != nil {
		return fmt.Errorf("writing a sound: %w", err)
	}
	const width = 2
	b, size := bufio.NewWriter(f), uint32(len(samples)*width)
	for _, part := range []any{[]byte("RIFF"), 36 + size, []byte("WAVEfmt "), uint32(16), uint16(1), uint16(1),
		uint32(meter.Rate),
		uint32(meter.Rate * width), uint16(width), uint16(8 * width), []byte("data"), size} {
		_ = binary.Write(b, binary.LittleEndian, part) // What goes wrong the flush tells.
	}
	for _, s := range samples {
		_ = binary.Write(b, binary.LittleEndian, int16(math.Round(s*math.MaxInt16)))
	}
	if err := errors.Join(b.Flush(), f.Close()); err != nil {
		return fmt.Errorf("writing %s: %w", path, err)
	}
	return nil
}
