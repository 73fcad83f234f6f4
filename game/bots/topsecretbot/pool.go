package topsecretbot

import "sync"

// pool keeps the learners by their keys.
type pool struct {
	all   []learner
	slots []slot
	room  int
}

// slot finds a learner: at is its number plus 1, 0 where the slot is free. The tag, a part of the key, spares a look at
// most learners that are not the one sought.
type slot struct {
	tag uint32
	at  int32
}

// idle are pools that were used: they are megabytes large, and a decision takes milliseconds.
var idle = sync.Pool{New: func() any { return new(pool) }}

// poolOf is an empty pool for that many learners.
func poolOf(room int) *pool {
	p := idle.Get().(*pool)
	size := 1
	for size < 2*room {
		size *= 2
	}
	if cap(p.all) < room {
		p.all = make([]learner, 0, room)
	}
	if cap(p.slots) < size {
		p.slots = make([]slot, size)
	}
	p.all, p.slots, p.room = p.all[:0], p.slots[:size], room
	clear(p.slots)
	return p
}

// close gives the pool back.
func (p *pool) close() { idle.Put(p) }

// find gives the learner of that key, -1 where there is none, and the slot where it is or would be.
func (p *pool) find(key uint64) (at int32, in *slot) {
	mask, tag := uint64(len(p.slots)-1), uint32(key>>32)
	for i := key & mask; ; i = (i + 1) & mask {
		in = &p.slots[i]
		at = in.at - 1
		if at < 0 || in.tag == tag && p.all[at].key == key {
			return at, in
		}
	}
}

// add makes a learner there, as long as there is room.
func (p *pool) add(key uint64, in *slot) (at int32, room bool) {
	if len(p.all) == p.room {
		return 0, false
	}
	p.all = append(p.all, learner{key: key})
	*in = slot{tag: uint32(key >> 32), at: int32(len(p.all))}
	return int32(len(p.all) - 1), true
}
