package search

// Len is the number of keys.
func (x *Index) Len() int { return len(x.keys) }
