package locale

import "golang.org/x/sys/windows"

// Names gives the languages that Windows shows its own windows in, best first; none where it does not say. Windows
// itself asks no variable of the environment: those that are found there were set for tools of other systems.
func Names(func(string) string) []string {
	names, err := windows.GetUserPreferredUILanguages(windows.MUI_LANGUAGE_NAME)
	if err != nil {
		return nil
	}
	return names
}
