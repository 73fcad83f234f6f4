package theme

import "math"

// BeamHead is how wide a beam of light is at the lamp, as a share of its foot; beamBright is how much of its colour is seen
// there, and beamFall how fast it dies away.
const (
	BeamHead   = 0.34
	beamBright = 0.5
	beamFall   = 0.8
)

// BeamLight is how much light falls at a place of a beam: across from -1 to 1, down from 0 to 1.
func BeamLight(across, down float64) float64 {
	side := 1 - across*across
	return beamBright * side * side * math.Pow(1-down, beamFall)
}
