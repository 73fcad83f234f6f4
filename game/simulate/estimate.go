package simulate

import "math"

// Estimate is a mean with its 95 % confidence interval.
type Estimate struct {
	Mean float64 `json:"mean"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// z is the number of standard deviations on either side of the mean that hold 95 % of a normal distribution.
const z = 1.959964

// share is the interval of a share of matches, of which each gives 0 to 1 and group after group comes from one deal. It
// is Wilson's for as many matches as would be as certain if every match had a deal of its own.
func share(parts []float64, group int) Estimate {
	p, variance := moments(parts, group)
	n := float64(len(parts))
	if alone := p * (1 - p) / n; alone > 0 && len(parts) > group {
		n *= alone / max(variance, alone*leastVariance)
	}
	return wilson(p, n)
}

// wilson is Wilson's interval, which stays within 0 and 1 and is right for few matches as well.
func wilson(p, n float64) Estimate {
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return Estimate{p, max(0, middle-half), min(1, middle+half)}
}

// leastVariance is the least part of the variance of unpaired matches that pairing may leave: where two alike players
// share every deal, no interval is read off the numbers.
const leastVariance = 1e-6

// mean is the normal interval of a mean of values that come group after group from one deal; of a single value the
// value itself.
func mean(values []float64, group int) Estimate {
	m, variance := moments(values, group)
	half := z * math.Sqrt(variance)
	return Estimate{m, m - half, m + half}
}

// moments gives the mean and the variance of the mean, for values of which those of a group hang together and groups do
// not: the variance is that between the sums of the groups' deviations (the cluster-robust one).
func moments(values []float64, group int) (m, variance float64) {
	n := float64(len(values))
	for _, v := range values {
		m += v / n
	}
	groups, squares := 0.0, 0.0
	for at := 0; at < len(values); at += group {
		sum := 0.0
		for _, v := range values[at:min(at+group, len(values))] {
			sum += v - m
		}
		groups++
		squares += sum * sum
	}
	if groups < 2 {
		return m, 0
	}
	return m, squares / (n * n) * groups / (groups - 1)
}
