package locale

import "golang.org/x/sys/windows"

// system are the languages that Windows shows its own windows in, best first; none where it does not say.
func system() []string {
	names, err := windows.GetUserPreferredUILanguages(windows.MUI_LANGUAGE_NAME)
	if err != nil {
		return nil
	}
	return names
}
