package record

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/storage"
)

// NotePlayed reports that moves were made in the match from there on when a match of its folder had been sat down to
// for the N-th time; of several the last counts. It puts matches in the order in which they were played, whatever
// clocks and the dates of files say.
const NotePlayed = "played"

// What is known of the records of a store stands in an index beside them, so that whoever looks for matches to go on
// with reads only those that have changed since. It is worked out from the records: who takes it away loses the time
// that takes, and is told once more of what cannot be opened.
const (
	indexName = "matches.json"
	// indexVersion is another whenever a record would be summed up in another way.
	indexVersion = 5
	// mostPlayed bounds the number of a NotePlayed that is believed.
	mostPlayed = 1 << 50
)

// surveyAtOnce is how many records are read to the end at least before the menu is there.
const surveyAtOnce = 8

// index is what the store knows of its records.
type index struct {
	mu    sync.Mutex
	known map[string]known
	// played is the number of the last sitting.
	played int
	// due are the records that are still to be read to the end, those that were played last at the end; past are those
	// among them of matches that are over, which nobody waits for but who lists them. Changed reports that the index is
	// to be written.
	due, past []string
	changed   bool
	// strange are the records, not told of yet, that only another version knows.
	strange []string
}

// indexFile is an index as it is kept. Sum is the SHA-256 of its files as they stand there, in hexadecimal digits: one
// that somebody has changed says what no record does, and is worked out anew.
type indexFile struct {
	Version int             `json:"version"`
	Played  int             `json:"played"`
	Sum     string          `json:"sum"`
	Files   json.RawMessage `json:"files"`
}

// known is what is known of a record.
type known struct {
	// Stamp is that of the file when it was read.
	Stamp string `json:"stamp"`
	// Match is nil where none can be gone on with, nor one that is over be looked at; Played is the sitting in which it
	// was played last.
	Match  *Summary `json:"match,omitempty"`
	Played int      `json:"played,omitempty"`
	// Told is the key of why the file could not be opened, of which the player has heard; empty where it could.
	Told string `json:"told,omitempty"`
	// Due reports that the record has not been read to the end, Past that it is that of a match that is over.
	Due  bool `json:"due,omitempty"`
	Past bool `json:"past,omitempty"`
	// Bytes is the SHA-256 of the record of a match that is over, in hexadecimal digits: a file that somebody has doubled
	// is one match.
	Bytes string `json:"bytes,omitempty"`
}

// sound reports whether a menu can show what an index says.
func (k *known) sound() bool {
	m := k.Match
	return m == nil || isKnown(m.Game) && m.Standing.Seats == len(m.Cast.Players) && m.Standing.Seats <= game.MaxSeats &&
		!slices.ContainsFunc(m.Feats, func(f game.Feat) bool { return !f.Seat.Sits(m.Standing.Seats) || f.Move < 0 }) &&
		!slices.ContainsFunc(m.Compared, func(c Compared) bool { return !c.sound(m.Standing.Seats) })
}

// Running lists the matches that can be gone on with, the one that was played last first: none where nothing can be
// kept. A match that was over when the program was killed is finished, and damaged files are moved aside; Trouble
// tells of them.
func (s *Store) Running() []Summary {
	s.index.mu.Lock()
	defer s.index.mu.Unlock()
	s.lookThrough()
	s.readOn(len(s.index.due))
	return s.running()
}

// Begun reports whether any match was ever begun, as far as that is known: where nothing can be kept it may have been.
// It is asked after the records were looked through.
func (s *Store) Begun() bool {
	s.index.mu.Lock()
	defer s.index.mu.Unlock()
	return !s.mayWrite || s.index.played > 0 || len(s.index.known) > 0
}

// RunningSoFar is Running without those of which it takes a while to find out: where there are more, ReadOn goes on.
// The first is the one that was played last all the same.
func (s *Store) RunningSoFar() (running []Summary, more bool) {
	s.index.mu.Lock()
	defer s.index.mu.Unlock()
	s.lookThrough()
	s.readOn(surveyAtOnce)
	for running = s.running(); len(s.index.due) > 0; running = s.running() {
		next := s.index.due[len(s.index.due)-1]
		if len(running) > 0 && s.index.inOrder(running[0].File, next) < 0 {
			return running, true
		}
		s.readOn(1)
	}
	return running, false
}

// Known is Running as far as it is known, without a look at the files.
func (s *Store) Known() []Summary {
	s.index.mu.Lock()
	defer s.index.mu.Unlock()
	return s.running()
}

// ReadOn reads that many of the records that RunningSoFar has left; more reports whether any are left still.
func (s *Store) ReadOn(records int) (more bool) {
	s.index.mu.Lock()
	defer s.index.mu.Unlock()
	s.readOn(records)
	return len(s.index.due) > 0
}

// running lists the matches that are known.
func (s *Store) running() (running []Summary) {
	if !s.mayWrite {
		return nil
	}
	return s.index.list(func(name string, k *known) bool { return !k.Past && !s.behind(name) })
}

// list gives the matches that are wanted, the one that was played last first. Of a long list it moves only pointers.
func (x *index) list(wanted func(name string, k *known) bool) []Summary {
	found := make([]*known, 0, len(x.known))
	for name, k := range x.known {
		if k.Match != nil && wanted(name, &k) {
			found = append(found, &k)
		}
	}
	slices.SortFunc(found, func(a, b *known) int {
		return cmp.Or(cmp.Compare(b.Played, a.Played), cmp.Compare(b.Match.File, a.Match.File))
	})
	all, seen := make([]Summary, 0, len(found)), make(map[string]bool, len(found))
	for _, k := range found {
		if k.Bytes == "" || !seen[k.Bytes] {
			all = append(all, *k.Match)
		}
		seen[k.Bytes] = true
	}
	return all
}

// Finished lists the matches that are over, as far as their records were read, the one that was played last first; left
// is how many are still to be read, and unread how many could not be. It is asked after the records were looked
// through.
func (s *Store) Finished() (over []Summary, left, unread int) {
	s.index.mu.Lock()
	defer s.index.mu.Unlock()
	for _, k := range s.index.known {
		if k.Past && !k.Due && k.Match == nil {
			unread++
		}
	}
	over = s.index.list(func(_ string, k *known) bool { return k.Past && !k.Due })
	return over, len(s.index.past), unread
}

// ReadFinished reads that many of the records of matches that are over, those that were played last first; more
// reports whether any are left.
func (s *Store) ReadFinished(records int) (more bool) {
	s.index.mu.Lock()
	defer s.index.mu.Unlock()
	x := &s.index
	for ; records > 0 && len(x.past) > 0; records-- {
		name := x.past[len(x.past)-1]
		x.past = x.past[:len(x.past)-1]
		is := x.known[name]
		is.Match, is.Bytes, _ = s.result(name)
		is.Due, x.changed = false, true
		x.known[name] = is
	}
	if len(x.past) == 0 && len(x.due) == 0 {
		s.writeIndex()
	}
	return len(x.past) > 0
}

// result sums up a match that is over, with the sum of its record, or says why there is none: the record, which is left
// alone, cannot be read, or stops before its end.
func (s *Store) result(name string) (sum *Summary, bytes string, why error) {
	b, err := s.Content(name)
	if err != nil {
		return nil, "", err
	}
	l, err := decode(b, isKnown)
	if l == nil || err != nil {
		return nil, "", err
	}
	session, err := replay(l)
	switch {
	case session == nil || err != nil:
		return nil, "", err
	case !session.Standing().Over:
		return nil, "", &Fault{l.lines(), game.Say("record.why.cut")}
	}
	return summed(l, name, session), hexSum("", b), nil
}

// Unread is a record of a match that is over that cannot be read, and why: a *game.Refusal or a *Fault.
type Unread struct {
	File string
	Why  error
}

// Unread gives those records that Finished counts as unread, at most so many, in the order of their names.
func (s *Store) Unread(most int) (all []Unread) {
	s.index.mu.Lock()
	defer s.index.mu.Unlock()
	for _, name := range slices.Sorted(maps.Keys(s.index.known)) {
		if k := s.index.known[name]; k.Past && !k.Due && k.Match == nil && len(all) < most {
			if _, _, why := s.result(name); why != nil {
				all = append(all, Unread{name, why})
			}
		}
	}
	return all
}

// summed is what a list shows of a record, whose match stands as it does in a session.
func summed(l *Loaded, name string, session game.Session) *Summary {
	g, _ := catalog.Find(l.Header.Game)
	sum := &Summary{File: name, Game: l.Header.Game, Standing: session.Standing(), Cast: l.Setup.Cast(),
		Started: l.Header.Started, Feats: g.Feats(session)}
	if sum.Standing.Over {
		sum.Sides = g.SidesOf(session)
	}
	return sum
}

// inOrder puts the record that was played last first. Names begin with the time of a match, which is all that is
// known of those from before sittings were counted.
func (x *index) inOrder(a, b string) int {
	return cmp.Or(cmp.Compare(x.known[b].Played, x.known[a].Played), cmp.Compare(b, a))
}

// sitDown is the number of a sitting that begins now.
func (s *Store) sitDown() int {
	s.index.mu.Lock()
	defer s.index.mu.Unlock()
	if s.index.known == nil {
		s.lookThrough()
	}
	s.index.played++
	s.index.changed = true
	return s.index.played
}

// lookThrough finds out which records have changed since they were read. Of those no more is read than tells where they
// stand in the order.
func (s *Store) lookThrough() {
	if !s.mayWrite {
		return
	}
	x := &s.index
	if x.known == nil {
		x.played, x.known = s.readIndex()
	}
	names, err := s.files.Names(s.matches())
	if err != nil {
		return
	}
	before := x.known
	x.known, x.due, x.past = make(map[string]known, len(names)), nil, nil
	for _, name := range names {
		if !strings.HasSuffix(name, recordEnding) {
			continue
		}
		is := before[name]
		look, err := s.files.Look(s.path(name))
		if err == nil && !look.Mode.IsRegular() || errors.Is(err, fs.ErrNotExist) {
			continue // Folders are no records, nor are links that lead nowhere.
		}
		if !s.behind(name) && (err != nil || is.Stamp != look.Stamp) {
			b, _ := s.files.Read(s.path(name), maxSize)
			is = known{Stamp: look.Stamp, Told: is.Told, Played: playedLast(b), Due: true, Past: liesOpen(b)}
			x.changed = true
		}
		switch x.known[name] = is; {
		case is.Past && is.Due:
			x.past = append(x.past, name)
		case !is.Past && (is.Due || is.Told != ""):
			x.due = append(x.due, name)
		}
		x.played = max(x.played, is.Played)
	}
	x.changed = x.changed || len(x.known) != len(before)
	for _, of := range [...][]string{x.due, x.past} {
		slices.SortFunc(of, func(a, b string) int { return x.inOrder(b, a) })
	}
}

// readOn reads that many of the records that are due to the end, and keeps the index once none is.
func (s *Store) readOn(records int) {
	x := &s.index
	for ; records > 0 && len(x.due) > 0; records-- {
		name := x.due[len(x.due)-1]
		x.due = x.due[:len(x.due)-1]
		is := x.known[name]
		match, past, refused := s.survey(name)
		told := ""
		if refused != nil {
			told = refused.Key
		}
		switch {
		case told == "" || told == is.Told:
		case told == "record.unreadable":
			s.report(refused.Line)
		default:
			x.strange = append(x.strange, name)
		}
		x.changed = x.changed || is.Due || told != is.Told
		is.Match, is.Past, is.Told, is.Due = match, past, told, false
		x.known[name] = is
	}
	if len(x.due) > 0 {
		return
	}
	switch n := len(x.strange); {
	case n == 1:
		s.report(game.Say("record.skipped", game.Text(x.strange[0])))
	case n > 1:
		s.report(game.Say("record.skipped.more", game.Text(slices.Min(x.strange)), game.Number(n-1)))
	}
	x.strange = nil
	s.writeIndex()
}

// closeIndex keeps what is known when the program ends, be it not everything.
func (s *Store) closeIndex() {
	x := &s.index
	x.mu.Lock()
	defer x.mu.Unlock()
	for _, name := range x.strange { // Nobody was told of them.
		is := x.known[name]
		is.Told, is.Due = "", true
		x.known[name] = is
	}
	s.writeIndex()
}

// survey reads a record to the end; there is no match where none can be gone on with, but one of the past where it was
// over when the program was killed, and is finished now. It is refused for a file that cannot be opened, by this
// program or just now, and is left alone.
func (s *Store) survey(name string) (sum *Summary, past bool, refused *game.Refusal) {
	b, err := s.Content(name)
	if err != nil || liesOpen(b) {
		refused, _ = errors.AsType[*game.Refusal](err)
		return nil, false, refused
	}
	l, session, err := s.load(name, b)
	refused, _ = errors.AsType[*game.Refusal](err)
	switch {
	case l == nil && refused != nil && refused.Key != "record.foreign":
		return nil, false, refused
	case l == nil:
		s.setAside(name, b)
		return nil, false, nil
	case l.Over:
		s.finish(l)
	}
	return summed(l, name, session), l.Over, nil
}

// playedLast is the sitting in which a match was played last, 0 where no note says.
func playedLast(b []byte) (last int) {
	begin := []byte("\n" + `{"note":{"kind":"` + NotePlayed + `"`)
	for {
		at := bytes.Index(b, begin)
		if at < 0 {
			return last
		}
		b = b[at+1:]
		line, _, finished := bytes.Cut(b, []byte("\n"))
		var body bodyLine
		if finished && json.Unmarshal(line, &body) == nil && body.Note.N > 0 && body.Note.N <= mostPlayed {
			last = body.Note.N
		}
	}
}

func (s *Store) readIndex() (played int, of map[string]known) {
	var f indexFile
	b, err := s.files.Read(filepath.Join(s.dir, indexName), maxSize)
	if err != nil || json.Unmarshal(b, &f) != nil || f.Version != indexVersion || f.Sum != hexSum("", f.Files) ||
		json.Unmarshal(f.Files, &of) != nil || of == nil {
		return 0, map[string]known{}
	}
	for name, k := range of {
		if !k.sound() {
			delete(of, name)
		}
	}
	return min(max(f.Played, 0), mostPlayed), of
}

// writeIndex keeps the index where it has changed. Where that fails the next start takes longer, of which nobody need
// hear.
func (s *Store) writeIndex() {
	x := &s.index
	if !x.changed || !s.mayWrite {
		return
	}
	x.changed = false
	files, err := json.Marshal(x.known)
	var b []byte
	if err == nil {
		b, err = json.Marshal(indexFile{indexVersion, x.played, hexSum("", files), files})
	}
	if err == nil {
		_ = storage.ReplaceSoon(s.files, filepath.Join(s.dir, indexName), b)
	}
}
