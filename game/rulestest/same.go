package rulestest

import (
	"bytes"
	"reflect"
	"unsafe"
)

// sameView returns a comparison of two views by the rules of reflect.DeepEqual. Nearly all views that the kit compares are
// equal in every byte, which is seen at once; only where they are not is each field compared by its type.
func sameView[V any]() func(a, b *V) bool {
	t := reflect.TypeFor[V]()
	if t.Kind() != reflect.Struct {
		return func(a, b *V) bool { return reflect.DeepEqual(a, b) }
	}
	for i := range t.NumField() {
		if !t.Field(i).IsExported() {
			return func(a, b *V) bool { return reflect.DeepEqual(a, b) }
		}
	}
	equal := make([]func(x, y reflect.Value) bool, t.NumField())
	for i := range equal {
		equal[i] = equalField(t.Field(i).Type)
	}
	return func(a, b *V) bool {
		va, vb := reflect.ValueOf(a).Elem(), reflect.ValueOf(b).Elem()
		for i, equal := range equal {
			if !equal(va.Field(i), vb.Field(i)) {
				return false
			}
		}
		return true
	}
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
			return bytewise && sameBytes(x.Addr().UnsafePointer(), y.Addr().UnsafePointer(), size) || x.Interface() == y.Interface()
		}
	default:
		return reflect.Value.Equal
	}
}

// plain tells whether values of a type are equal where their bytes are: whole numbers, truth values, and what is made of
// them. Floats are not, of which one is unequal to itself.
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
