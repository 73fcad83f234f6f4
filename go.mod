module safehouse

go 1.26.0

require golang.org/x/text v0.43.0

require (
	github.com/ebitengine/oto/v3 v3.5.0
	github.com/ebitengine/purego v0.11.0 // indirect
	github.com/jfreymuth/pulse v0.1.3 // indirect
	golang.org/x/sys v0.47.0 // indirect
)
