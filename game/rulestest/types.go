package rulestest

import "reflect"

// checkTypes requires the State to be a plain value, so that copying it is an assignment.
func (k *kit[S, M, V, E]) checkTypes() {
	k.where.game = noGame
	if path := reference(reflect.TypeFor[S](), "State"); path != "" {
		k.fail("%s refers to other memory; a State is a plain value of fixed size", path)
	}
	if path := reference(reflect.TypeFor[E](), "Event"); path != "" {
		k.fail("%s refers to other memory; an Event is a plain value", path)
	}
}

// reference returns the path of the first field that refers to other memory, "" where there is none. Strings cannot be
// changed and are allowed.
func reference(t reflect.Type, path string) string {
	switch t.Kind() {
	case reflect.Pointer, reflect.Map, reflect.Slice, reflect.Chan, reflect.Func, reflect.Interface, reflect.UnsafePointer:
		return path
	case reflect.Array:
		return reference(t.Elem(), path+"[]")
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			if found := reference(f.Type, path+"."+f.Name); found != "" {
				return found
			}
		}
	}
	return ""
}

// difference names the first part in which two values differ, for a failure that a person can act on.
func difference(a, b reflect.Value, path string) string {
	switch a.Kind() {
	case reflect.Struct:
		for i := range a.NumField() {
			if d := difference(a.Field(i), b.Field(i), path+"."+a.Type().Field(i).Name); d != "" {
				return d
			}
		}
		return ""
	case reflect.Slice:
		if a.Len() != b.Len() || a.IsNil() != b.IsNil() {
			return path + " (length)"
		}
		fallthrough
	case reflect.Array:
		for i := range a.Len() {
			if d := difference(a.Index(i), b.Index(i), path+"["+itoa(i)+"]"); d != "" {
				return d
			}
		}
		return ""
	}
	if a.CanInterface() && !reflect.DeepEqual(a.Interface(), b.Interface()) {
		return path
	}
	return ""
}

// differ describes where two views differ.
func differ[V any](a, b *V) string {
	if d := difference(reflect.ValueOf(a).Elem(), reflect.ValueOf(b).Elem(), "View"); d != "" {
		return d
	}
	return "View"
}
