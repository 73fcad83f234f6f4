package locale

import "syscall/js"

// system are the languages that the browser asks pages for, best first.
func system() (names []string) {
	languages := js.Global().Get("navigator").Get("languages")
	if !languages.Truthy() {
		return nil
	}
	for i := range languages.Length() {
		names = append(names, languages.Index(i).String())
	}
	return names
}
