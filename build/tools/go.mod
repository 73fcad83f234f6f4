// The checkers of code live in a module of their own, so that what they need stays out of the game.
module safehouse/build/tools

go 1.26.0

tool (
	github.com/client9/misspell/cmd/misspell
	github.com/gordonklaus/ineffassign
	github.com/kisielk/errcheck
	github.com/mdempsky/unconvert
	golang.org/x/tools/cmd/deadcode
	honnef.co/go/tools/cmd/staticcheck
)

require (
	github.com/BurntSushi/toml v1.4.1-0.20240526193622-a339e1f7089c // indirect
	github.com/client9/misspell v0.3.4 // indirect
	github.com/gordonklaus/ineffassign v0.2.0 // indirect
	github.com/kisielk/errcheck v1.30.0 // indirect
	github.com/mdempsky/unconvert v0.0.0-20260816212528-33842c47157a // indirect
	golang.org/x/exp/typeparams v0.0.0-20231108232855-2478ac86f678 // indirect
	golang.org/x/mod v0.42.0 // indirect
	golang.org/x/sync v0.24.0 // indirect
	golang.org/x/sys v0.49.0 // indirect
	golang.org/x/telemetry v0.0.0-20261009151841-97e8ea77aa2a // indirect
	golang.org/x/text v0.41.0 // indirect
	golang.org/x/tools v0.52.0 // indirect
	honnef.co/go/tools v0.8.2 // indirect
)
