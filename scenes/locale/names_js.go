package locale

import "syscall/js"

// Names gives the languages that the browser asks pages for, best first.
func Names(func(string) string) []string {
	navigator := js.Global().Get("navigator")
	languages := navigator.Get("languages")
	if !languages.Truthy() || languages.Length() == 0 {
		if one := navigator.Get("language"); one.Truthy() {
			return []string{one.String()}
		}
		return nil
	}
	var names []string
	for i := range languages.Length() {
		names = append(names, languages.Index(i).String())
	}
	return names
}
