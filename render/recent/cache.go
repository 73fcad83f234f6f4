// Package recent keeps what was made lately, so that it is not made again, and lets go of what was not asked for since.
// It knows nothing of what it keeps.
package recent

// Cache keeps values in two generations: what is asked for lives in the young one, and what was not asked for while
// the young one filled up is released. It is for one goroutine.
type Cache[K comparable, V any] struct {
	limit      int
	release    func(V)
	young, old map[K]entry[V]
	cost       int
}

type entry[V any] struct {
	value V
	cost  int
}

// New makes a cache whose young generation may cost limit, in whatever unit Put is told; release, if not nil, is called
// for every value let go.
func New[K comparable, V any](limit int, release func(V)) *Cache[K, V] {
	return &Cache[K, V]{limit: limit, release: release, young: map[K]entry[V]{}, old: map[K]entry[V]{}}
}

// Get finds a value and makes it young.
func (c *Cache[K, V]) Get(k K) (V, bool) {
	if e, ok := c.young[k]; ok {
		return e.value, true
	}
	e, ok := c.old[k]
	if ok {
		delete(c.old, k)
		c.young[k] = e
		c.cost += e.cost
	}
	return e.value, ok
}

// Put keeps a value that Get did not find.
func (c *Cache[K, V]) Put(k K, v V, cost int) {
	c.young[k] = entry[V]{v, cost}
	c.cost += cost
}

// Age lets go of the old generation when the young one is full. Nothing is ever released elsewhere, so that what was
// got since the last Age may be used until the next.
func (c *Cache[K, V]) Age() {
	if c.cost <= c.limit {
		return
	}
	c.drop(c.old)
	c.young, c.old, c.cost = c.old, c.young, 0
}

// Clear lets go of everything.
func (c *Cache[K, V]) Clear() {
	c.drop(c.old)
	c.drop(c.young)
	c.cost = 0
}

// Len is how many values are kept.
func (c *Cache[K, V]) Len() int { return len(c.young) + len(c.old) }

func (c *Cache[K, V]) drop(m map[K]entry[V]) {
	if c.release != nil {
		for _, e := range m {
			c.release(e.value)
		}
	}
	clear(m)
}
