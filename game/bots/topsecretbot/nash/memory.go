package nash

// memory keeps the values of an endgame's positions by their keys: a table with open addressing, a good deal quicker than
// a map.
type memory struct {
	slots []memorySlot
	used  int
}

// memorySlot holds nothing where its key is 0.
type memorySlot struct {
	key   uint64
	value float64
}

// memoryStart is the number of slots to begin with; numbers of slots are powers of two.
const memoryStart = 1 << 10

// find gives the slot of a key, which is not 0: its own, or the free one where it belongs. Slots move when one is filled.
func (m *memory) find(key uint64) *memorySlot {
	if m.slots == nil {
		m.slots = make([]memorySlot, memoryStart)
	}
	mask := uint64(len(m.slots) - 1)
	for at := scatter(key) & mask; ; at = (at + 1) & mask {
		if s := &m.slots[at]; s.key == key || s.key == 0 {
			return s
		}
	}
}

// keep notes a value under a key that is not there yet.
func (m *memory) keep(key uint64, value float64) {
	if 2*m.used >= len(m.slots) {
		old := m.slots
		m.slots = make([]memorySlot, max(memoryStart, 2*len(old)))
		for _, s := range old {
			if s.key != 0 {
				*m.find(s.key) = s
			}
		}
	}
	*m.find(key) = memorySlot{key, value}
	m.used++
}

// scatter spreads a key over all bits (Steele, Lea and Flood 2014).
func scatter(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
