package main

import "golang.org/x/sys/windows"

// systemLocales are the languages that Windows shows its own windows in, best first; none where it does not say.
func systemLocales() []string {
	names, err := windows.GetUserPreferredUILanguages(windows.MUI_LANGUAGE_NAME)
	if err != nil {
		return nil
	}
	return names
}
