package recent

import "testing"

func TestWhatIsAskedForStaysAndTheRestIsReleased(t *testing.T) {
	released := map[int]int{}
	c := New[string](3, func(v int) { released[v]++ })
	put := func(k string, v int) {
		if _, ok := c.Get(k); !ok {
			c.Put(k, v, 1)
		}
	}
	for i, k := range []string{"a", "b", "c", "d"} {
		put(k, i)
	}
	c.Age()
	if c.Len() != 4 || len(released) != 0 {
		t.Fatalf("one generation past its limit kept %d of 4 and released %v", c.Len(), released)
	}
	for i, k := range []string{"a", "e", "f", "g"} {
		put(k, 10+i)
	}
	c.Age()
	if v, ok := c.Get("a"); !ok || v != 0 {
		t.Errorf("a was asked for again, but the cache has %d, %v", v, ok)
	}
	if _, ok := c.Get("b"); ok || released[1] != 1 || len(released) != 3 {
		t.Errorf("b, c and d were not asked for again; released: %v", released)
	}
	c.Clear()
	if c.Len() != 0 || len(released) != 7 {
		t.Errorf("after Clear %d values are kept, %d released of 7", c.Len(), len(released))
	}
}

func TestNothingIsReleasedBetweenAges(t *testing.T) {
	c := New[int](1, func(int) { t.Error("released before Age") })
	for i := range 100 {
		c.Put(i, i, 1)
	}
	for i := range 100 {
		if _, ok := c.Get(i); !ok {
			t.Fatalf("%d is gone", i)
		}
	}
}
