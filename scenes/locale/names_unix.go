//go:build !windows && !darwin && !js

package locale

// Names gives the names of the languages of messages, best first: the environment says all that there is to know.
func Names(getenv func(string) string) []string { return environment(getenv) }
