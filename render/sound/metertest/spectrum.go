// Package metertest measures where the power of a sound lies: for tests, and for the command that tells of all sounds.
package metertest

import (
	"math"
	"math/bits"
	"math/cmplx"

	"safehouse/render/sound/meter"
)

// Powers are the powers of a sound by frequency, from 0 to half of the rate.
type Powers []float64

// Spectrum is that of a whole sound.
func Spectrum(w []float64) Powers {
	n := 1 << bits.Len(uint(len(w)-1))
	v := make([]complex128, n)
	for i, s := range w {
		v[i] = complex(s, 0)
	}
	transform(v)
	out := make(Powers, n/2)
	for i := range out {
		out[i] = real(v[i])*real(v[i]) + imag(v[i])*imag(v[i])
	}
	return out
}

// transform is the fast Fourier transform after Cooley and Tukey (1965), in place, of a power of two.
func transform(v []complex128) {
	n := len(v)
	if n == 1 {
		return
	}
	even, odd := make([]complex128, n/2), make([]complex128, n/2)
	for i := range even {
		even[i], odd[i] = v[2*i], v[2*i+1]
	}
	transform(even)
	transform(odd)
	for i := range even {
		turned := cmplx.Rect(1, -2*math.Pi*float64(i)/float64(n)) * odd[i]
		v[i], v[i+n/2] = even[i]+turned, even[i]-turned
	}
}

// hertz is the frequency of a power.
func (p Powers) hertz(i int) float64 { return float64(i) * meter.Rate / 2 / float64(len(p)) }

// Between is the share of the power from one frequency to another.
func (p Powers) Between(from, to float64) float64 {
	part, all := 0.0, 0.0
	for i, power := range p {
		all += power
		if f := p.hertz(i); f >= from && f < to {
			part += power
		}
	}
	if all == 0 {
		return 0
	}
	return part / all
}

// Thirds are the shares of the power below 250 Hz, up to 2 kHz and above.
func (p Powers) Thirds() (low, mid, high float64) {
	low, mid = p.Between(0, 250), p.Between(250, 2000)
	return low, mid, 1 - low - mid
}

// Centroid is the frequency about which the power lies.
func (p Powers) Centroid() float64 {
	sum, all := 0.0, 0.0
	for i, power := range p {
		sum, all = sum+p.hertz(i)*power, all+power
	}
	return sum / all
}
