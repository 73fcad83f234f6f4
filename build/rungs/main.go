// Command rungs plays every computer opponent against every other and writes how they did as Markdown, a section a
// game; build/ladder runs it. It decides first how many games each pairing gets, by what a few of them cost, so that
// the whole takes about as long as it may. Results are kept in a folder by what the opponents were built from: a run
// that is ended goes on where it was, and a game that nothing changed in is not played again.
//
//	rungs [OPTIONS] [GAME...]
//	  --games N      games a pairing (1000); pairings that cost much get fewer, 300 where a goal hangs on them
//	  --minutes N    how long all of it may take on this machine (35)
//	  --balance      plays GET ADLER! with house rules instead, heroes and villains of one level, and writes the other page
//	  --cast         plays every regular of the cast against the plain level of that strength, and writes a page of that
//	  --quick        a trial: 20 games a pairing, written nowhere but to standard output
//	  --estimate     tells what would be played and how long it takes, and plays nothing
//	  --so-far       writes the page of what an interrupted run has played, and plays nothing
//	  --only TEXT    plays the contests whose names hold it, and takes all others from what is kept
//	  --out FILE     the page whose sections are written (game/bots/LADDER.md, BALANCE.md or CAST.md)
//	  --cache DIR    where results are kept (.cache/ladder)
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"os/signal"
	"runtime"
	"slices"
	"strings"
	"time"

	"safehouse/build/command"
	"safehouse/game/catalog"
)

func main() {
	command.Main("ladder", func(args []string) error {
		err := run(args)
		if errors.Is(err, context.Canceled) {
			return errors.New("interrupted; what was played is kept, and the next run goes on from there")
		}
		return err
	})
}

// order says what is to be done.
type order struct {
	games           int
	minutes         float64
	quick, estimate bool
	// soFar reports that nothing is to be played: the page is written of what is kept.
	soFar bool
	// balance reports that house rules are measured, and not players.
	balance bool
	// cast reports that the regulars are measured.
	cast bool
	// only is what the names of contests hold that are played.
	only       string
	out, cache string
	names      []string
	// commit names what is played, builtFrom is the key of its results in the cache.
	commit, builtFrom string
	workers           int
	ctx               context.Context
	began             time.Time
}

// trial is the number of games a pairing in a quick run.
const trial = 20

func run(args []string) error {
	var o order
	flags := flag.NewFlagSet("build/ladder", flag.ContinueOnError)
	flags.IntVar(&o.games, "games", 1000, "games a pairing")
	flags.Float64Var(&o.minutes, "minutes", 35, "how long all of it may take")
	flags.BoolVar(&o.quick, "quick", false, "a trial, written nowhere")
	flags.BoolVar(&o.estimate, "estimate", false, "tell what would be played")
	flags.BoolVar(&o.soFar, "so-far", false, "write the page of what was played")
	flags.BoolVar(&o.balance, "balance", false, "measure house rules")
	flags.BoolVar(&o.cast, "cast", false, "measure the regulars")
	flags.StringVar(&o.only, "only", "", "contests to be played")
	flags.StringVar(&o.out, "out", "", "the page")
	flags.StringVar(&o.cache, "cache", ".cache/ladder", "where results are kept")
	var err error
	if o.names, err = command.Parse(flags, args); err != nil {
		return err
	}
	if err := o.understood(); err != nil {
		return err
	}
	if o.out == "" {
		o.out = o.page().file
	}
	if o.quick {
		o.games = min(o.games, trial)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	o.ctx, o.workers, o.began = ctx, runtime.GOMAXPROCS(0), time.Now()
	return o.ladder()
}

// understood settles which games are meant, and refuses an order that cannot be carried out or could mean two things.
func (o *order) understood() error {
	if err := command.Words(o.names, catalog.Names()...); err != nil {
		return err
	}
	switch {
	case o.games < 1 || !(o.minutes > 0) || math.IsInf(o.minutes, 0):
		return command.Refuse("--games and --minutes must be more than nothing, and have an end")
	case o.balance && o.cast:
		return command.Refuse("--balance and --cast write a page each: choose one")
	case o.estimate && o.soFar:
		return command.Refuse("--estimate writes no page, and --so-far nothing else: choose one")
	case o.quick && o.out != "":
		return command.Refuse("--quick writes no page: leave --out away")
	case o.balance && !slices.Contains([]string{"", evened}, strings.Join(o.names, " ")):
		return command.Refuse("--balance measures %s alone", evened)
	}
	if o.balance {
		o.names = []string{evened}
	}
	for _, g := range o.asked() {
		if slices.ContainsFunc(o.page().contests(g), func(c *contest) bool { return strings.Contains(c.name(), o.only) }) {
			return nil
		}
	}
	return command.Refuse("no contest has %q in its name", o.only)
}

// asked are the games that were asked for, all where none was.
func (o *order) asked() []catalog.Game {
	return slices.DeleteFunc(catalog.Games(), func(g catalog.Game) bool {
		return len(o.names) > 0 && !slices.Contains(o.names, g.Name)
	})
}

// ladder plays the games that were asked for.
func (o *order) ladder() error {
	games := o.asked()
	for _, g := range games {
		var err error
		if o.commit, o.builtFrom, err = sources(g.Name); err != nil {
			return err
		}
		contests := o.page().contests(g)
		share := o.minutes / float64(len(games))
		wanted := slices.DeleteFunc(slices.Clone(contests),
			func(c *contest) bool { return !strings.Contains(c.name(), o.only) })
		if err := o.plan(g, wanted, share); err != nil {
			return err
		}
		if o.estimate {
			continue
		}
		if !o.soFar {
			if err := o.play(g, wanted); err != nil {
				return err
			}
		}
		if o.soFar || len(wanted) < len(contests) {
			o.gather(contests)
		}
		if err := o.write(g, contests); err != nil {
			return err
		}
	}
	return nil
}

// tell writes a line about how far it is.
func (o *order) tell(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "%6.1f min  %s\n", time.Since(o.began).Minutes(), fmt.Sprintf(format, args...))
}
