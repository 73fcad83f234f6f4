// Command rungs plays every computer opponent against every other and writes how they did as Markdown, a section a game;
// build/ladder runs it. It decides first how many games each pairing gets, by what a few of them cost, so that the whole
// takes about as long as it may. Results are kept in a folder by what the opponents were built from: a run that is ended
// goes on where it was, and a game that nothing changed in is not played again.
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
	"os"
	"os/signal"
	"runtime"
	"slices"
	"strings"
	"time"

	"safehouse/game/catalog"
)

func main() {
	switch err := run(os.Args[1:]); {
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(os.Stderr, "ladder: interrupted; what was played is kept, and the next run goes on from there")
		os.Exit(1)
	case err != nil:
		fmt.Fprintln(os.Stderr, "ladder:", err)
		os.Exit(1)
	}
}

// order says what is to be done.
type order struct {
	games           int
	minutes         float64
	quick, estimate bool
	// soFar tells that nothing is to be played: the page is written of what is kept.
	soFar bool
	// balance tells that house rules are measured, and not players.
	balance bool
	// cast tells that the regulars are measured.
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
	flags := flag.NewFlagSet("ladder", flag.ContinueOnError)
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
	if err := flags.Parse(args); err != nil {
		return err
	}
	o.names = flags.Args()
	if o.balance {
		o.names = []string{evened}
	}
	if o.out == "" {
		o.out = o.page().file
	}
	for _, name := range o.names {
		if _, ok := catalog.Find(name); !ok {
			return fmt.Errorf("there is no game %q", name)
		}
	}
	if o.games < 1 || o.minutes <= 0 {
		return fmt.Errorf("--games and --minutes must be more than nothing")
	}
	if o.quick {
		o.games = min(o.games, trial)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	o.ctx, o.workers, o.began = ctx, runtime.GOMAXPROCS(0), time.Now()
	return o.ladder()
}

// ladder plays the games that were asked for, all where none was.
func (o *order) ladder() error {
	for _, g := range catalog.Games() {
		if len(o.names) > 0 && !slices.Contains(o.names, g.Name) {
			continue
		}
		var err error
		if o.commit, o.builtFrom, err = sources(g.Name); err != nil {
			return err
		}
		contests := o.page().contests(g)
		share := o.minutes / float64(max(1, len(o.names)))
		if len(o.names) == 0 {
			share = o.minutes / float64(len(catalog.Games()))
		}
		wanted := slices.DeleteFunc(slices.Clone(contests), func(c *contest) bool { return !strings.Contains(c.name(), o.only) })
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
