package search

// Index numbers keys from 0 in the order in which they come. It is a table with open addressing, a good deal quicker
// than a map. Keys are to be spread over all bits (Scatter). The zero Index is empty.
type Index struct {
	keys  []uint64
	slots []slot
}

// slot finds a key: at is its number plus 1, 0 where the slot is free. The tag, a part of the key, spares a look at
// most keys that are not the one sought, and keeps slots small.
type slot struct {
	tag uint32
	at  int32
}

// fewSlots is the least number of slots; all numbers of them are powers of two, and half of them are free.
const fewSlots = 1 << 8

// Reset forgets all keys and makes room for so many, which then come without growing.
func (x *Index) Reset(room int) {
	size := fewSlots
	for size < 2*room {
		size *= 2
	}
	if cap(x.slots) < size {
		x.slots = make([]slot, size)
	} else {
		x.slots = x.slots[:size]
		clear(x.slots)
	}
	x.keys = x.keys[:0]
}

// Number gives the number of a key, and whether it came before; -1 where it is new and there are already that many.
func (x *Index) Number(key uint64, most int) (at int32, known bool) {
	if 2*len(x.keys) >= len(x.slots) {
		x.grow()
	}
	mask, tag := uint64(len(x.slots)-1), uint32(key>>32)
	for i := key & mask; ; i = (i + 1) & mask {
		s := &x.slots[i]
		at = s.at - 1
		switch {
		case at < 0 && len(x.keys) >= most:
			return -1, false
		case at < 0:
			x.keys = append(x.keys, key)
			*s = slot{tag, int32(len(x.keys))}
			return s.at - 1, false
		case s.tag == tag && x.keys[at] == key:
			return at, true
		}
	}
}

// grow doubles the slots.
func (x *Index) grow() {
	x.slots = make([]slot, max(fewSlots, 2*len(x.slots)))
	mask := uint64(len(x.slots) - 1)
	for n, key := range x.keys {
		i := key & mask
		for x.slots[i].at != 0 {
			i = (i + 1) & mask
		}
		x.slots[i] = slot{uint32(key >> 32), int32(n + 1)}
	}
}
