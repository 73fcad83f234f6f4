package rulestest

import (
	"bytes"
	"reflect"
	"unsafe"
)

// SameView returns a comparison of two views by the rules of reflect.DeepEqual. Nearly all views that the kit compares
// are equal in every byte, which is seen at once; only where they are not is each field compared by its type.
func SameView[V any]() func(a, b *V) bool {
	t := reflect.TypeFor[V]()
	if t.Kind() != reflect.Struct {
		return func(a, b *V) bool { return reflect.DeepEqual(a, b) }
	}
	for i := range t.NumField() {
		if !t.Field(i).IsExported() {
			return func(a, b *V) bool { return reflect.DeepEqual(a, b) }
		}
	}
	runs := runsOf(t)
	return func(a, b *V) bool {
		va, vb := reflect.ValueOf(a).Elem(), reflect.ValueOf(b).Elem()
		for i := range runs {
			r := &runs[i]
			if r.plain && sameBytes(unsafe.Add(unsafe.Pointer(a), r.from), unsafe.Add(unsafe.Pointer(b), r.from), r.size) {
				continue
			}
			for n, equal := range r.equal {
				if !equal(va.Field(r.first+n), vb.Field(r.first+n)) {
					return false
				}
			}
		}
		return true
	}
}

// run is a row of fields of a view, from the first on, with a comparison for each. Where all of them are plain they are
// compared at once, as the memory that they lie in.
type run struct {
	first int
	equal []func(x, y reflect.Value) bool
	plain bool
	// from and size are where plain fields lie.
	from, size uintptr
}

// runsOf parts the fields of a struct into rows of plain ones and single others.
func runsOf(t reflect.Type) (runs []run) {
	for i := range t.NumField() {
		f := t.Field(i)
		if last := len(runs) - 1; plain(f.Type) && last >= 0 && runs[last].plain {
			runs[last].equal = append(runs[last].equal, equalField(f.Type))
			runs[last].size = f.Offset + f.Type.Size() - runs[last].from
			continue
		}
		runs = append(runs, run{
			first: i, equal: []func(x, y reflect.Value) bool{equalField(f.Type)}, plain: plain(f.Type), from: f.Offset,
			size: f.Type.Size(),
		})
	}
	return runs
}

// equalField returns the cheapest comparison of two fields of a type. The fields must be addressable.
func equalField(t reflect.Type) func(x, y reflect.Value) bool {
	deep := func(x, y reflect.Value) bool { return reflect.DeepEqual(x.Interface(), y.Interface()) }
	switch {
	case t.Kind() == reflect.Slice && plain(t.Elem()):
		size := t.Elem().Size()
		return func(x, y reflect.Value) bool {
			if x.IsNil() != y.IsNil() || x.Len() != y.Len() {
				return false
			}
			return sameBytes(x.UnsafePointer(), y.UnsafePointer(), size*uintptr(x.Len())) || deep(x, y)
		}
	case !t.Comparable() || reference(t, "") != "":
		return deep
	case t.Kind() == reflect.Struct || t.Kind() == reflect.Array:
		size, bytewise := t.Size(), plain(t)
		return func(x, y reflect.Value) bool {
			// The bytes between fields say nothing, so that others do not make the fields differ.
			return bytewise && sameBytes(x.Addr().UnsafePointer(), y.Addr().UnsafePointer(), size) ||
				x.Interface() == y.Interface()
		}
	default:
		return reflect.Value.Equal
	}
}

// plain reports whether values of a type are equal where their bytes are: whole numbers, truth values, and what is made
// of them. Floats are not, of which one is unequal to itself.
func plain(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return true
	case reflect.Array:
		return plain(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			if !plain(t.Field(i).Type) {
				return false
			}
		}
		return true
	default:
		return false
	}
}

// sameBytes compares memory of a size at two places.
func sameBytes(a, b unsafe.Pointer, size uintptr) bool {
	return bytes.Equal(unsafe.Slice((*byte)(a), size), unsafe.Slice((*byte)(b), size))
}
