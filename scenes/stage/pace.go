package stage

// holdPart is what reduced motion leaves of a hold that only gives a movement its time.
const holdPart = 0.5

// Ticks turns a duration of the motion table, in milliseconds at speed 1, into ticks at the speed chosen: 0 where
// animations are off. Reduced motion does not change it: reading, computers' beats and gates take their time.
func (s *Stage) Ticks(ms float64) int {
	if s.Settings.Speed <= 0 {
		return 0
	}
	return int(ms*60/1000*100/float64(s.Settings.Speed) + 0.5)
}

// Still tells that nothing may travel, turn, grow or count on the way to where it belongs: it fades there, or is there
// at once.
func (s *Stage) Still() bool { return s.Settings.ReducedMotion }

// Travels is how long a movement takes, in ticks: none with reduced motion, where things are at their goal at once.
func (s *Stage) Travels(ms float64) int {
	if s.Still() {
		return 0
	}
	return s.Ticks(ms)
}

// Fades is how long something takes, in ticks, that with reduced motion fades instead: in that other time.
func (s *Stage) Fades(ms, still float64) int {
	if s.Still() {
		ms = still
	}
	return s.Ticks(ms)
}

// Holds is how long a hold lasts, in ticks, that only gives a movement its time: half of it with reduced motion.
func (s *Stage) Holds(ms float64) int {
	if s.Still() {
		ms *= holdPart
	}
	return s.Ticks(ms)
}

// Share is how much of a duration has passed at an age, 0 to 1. One that takes no time has passed at once, and a change
// of the speed on the way leads nowhere beyond its ends.
func Share(age, ticks int) float64 {
	if ticks <= 0 {
		return 1
	}
	return max(0, min(1, float64(age)/float64(ticks)))
}
