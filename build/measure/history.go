package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"safehouse/build/command"
	"safehouse/game/catalog"
	"safehouse/game/history"
	"safehouse/game/record"
	"safehouse/game/record/recordtest"
	"safehouse/game/storage"
)

// usualHistory is how many matches are kept where no number is given.
const usualHistory = 10000

// damagedEvery is how many records there are to one that is damaged: a long history has some.
const damagedEvery = 500

// kept measures how long a house takes to know its past: from the records alone, and by the index that it keeps of
// them.
func kept(args []string) error {
	n := usualHistory
	if len(args) == 1 {
		var err error
		if n, err = strconv.Atoi(args[0]); err != nil || n < 1 {
			return command.Refuse("%q is no number of matches", args[0])
		}
	}
	dir, err := os.MkdirTemp("", "safehouse-history")
	if err != nil {
		return fmt.Errorf("making a folder for the matches: %w", err)
	}
	defer func() { _ = os.RemoveAll(dir) }() // What stays is in the system's folder for that.
	if err := layDown(dir, n); err != nil {
		return fmt.Errorf("writing the matches: %w", err)
	}
	for _, way := range []string{"without index", "with index"} {
		if err := openHouse(dir, way); err != nil {
			return err
		}
	}
	return nil
}

// layDown writes so many records of whole matches of all games, some of them damaged.
func layDown(dir string, n int) error {
	matches := filepath.Join(dir, "matches")
	if err := os.MkdirAll(matches, 0o700); err != nil {
		return err
	}
	var whole [][]byte
	for _, name := range catalog.Names() {
		b, err := os.ReadFile(filepath.Join("game", "record", "testdata", "whole-"+name+".jsonl"))
		if err != nil {
			return err
		}
		whole = append(whole, b)
	}
	began := time.Date(2016, 1, 1, 12, 0, 0, 0, time.UTC)
	for i := range n {
		at := began.Add(time.Duration(i) * 8 * time.Hour)
		b := recordtest.Begun(whole[i%len(whole)], at.Format(time.RFC3339))
		if i%damagedEvery == damagedEvery-1 {
			b = append(b[:len(b)/2:len(b)/2], b[len(b)/2+9:]...)
		}
		name := filepath.Join(matches, at.Format("20060102-150405")+"-"+catalog.Names()[i%len(whole)]+".jsonl")
		if err := os.WriteFile(name, b, 0o600); err != nil {
			return err
		}
	}
	return nil
}

// openHouse opens a house and prints how long it takes until its menu can show something, and until all is known, how
// long the longest record takes of that, and how long it takes to list the past, to sum it up and to close the house.
func openHouse(dir, way string) error {
	start := time.Now()
	store, err := record.Open(storage.Disk{}, dir, "", time.Now)
	if err != nil {
		return err
	}
	store.RunningSoFar()
	menu := time.Since(start)
	worst, more := time.Duration(0), true
	for more {
		from := time.Now()
		more = store.ReadFinished(1)
		worst = max(worst, time.Since(from))
	}
	all := time.Since(start)
	from := time.Now()
	over, _, unread := store.Finished()
	listed := time.Since(from)
	from = time.Now()
	past := history.Of(over)
	for _, p := range past.Persons {
		past.Shares(history.Question{Person: p.Who})
		past.Season(history.Question{Person: p.Who})
	}
	summed := time.Since(from)
	from = time.Now()
	store.Close()
	fmt.Printf("%-14s %d matches, %d unreadable: menu after %v, all known after %v (a record %v at most), listed in %v, "+
		"summed up in %v, closed in %v\n", way, len(over), unread, menu.Round(time.Millisecond), all.Round(time.Millisecond),
		worst.Round(time.Microsecond), listed.Round(time.Microsecond), summed.Round(time.Microsecond),
		time.Since(from).Round(time.Millisecond))
	return nil
}
