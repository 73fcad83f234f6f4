package record

import (
	"errors"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"safehouse/game"
	"safehouse/game/storage"
)

// Writer is the journal of one running match. Append puts each line into the file before it returns, so that a program
// that is killed has lost nothing; that the line outlives a power cut as well is seen to in the background, since a
// disk may take longer for it than a player should wait. Whatever fails, play goes on: lines that could not be written
// are tried again with the next one, and from time to time until they are, be the match closed or over meanwhile.
type Writer struct {
	store *Store
	path  string
	// mayWrite is false for good where nothing may be written by this program.
	mayWrite bool

	mu   sync.Mutex
	page Loaded
	// sitting is the number that a NotePlayed has before the first move of this Writer; 0 once it stands there.
	sitting int
	// out is nil until the file could be opened, and once closed.
	out storage.File
	// good is the length of what was written, pending what is to follow it.
	good    int64
	pending []byte
	sum     chain
	closed  bool
	// doubted reports that the file may not hold what was written to it: the disk would not keep it, or the file is gone.
	// It is then written anew as a whole, in plain where the match is over.
	doubted, over bool
	// seal is the sum of the whole when the match is over.
	seal chain
	// stale reports that nothing may be added to the file before it has been written anew.
	stale bool
	// again tries to write what could not be written; nil where all is written.
	again *time.Timer
	// unkept says why the record does not hold all that was made; nil where it does. It is read without waiting for a
	// disk.
	unkept atomic.Pointer[game.Line]

	// flush asks the background for a flush; flushed is closed when the background has ended.
	flush   chan struct{}
	flushed chan struct{}
}

// Create begins the record of a match. The Writer always works; where nothing can be kept, it keeps nothing.
func (s *Store) Create(name string, setup game.Setup) *Writer {
	now := s.now()
	w := &Writer{store: s, page: emptyPage(name, setup, now), mayWrite: s.mayWrite}
	w.add(w.page.headerOnPage)
	names, _ := s.files.Names(s.matches())
	w.page.File = newName(names, name, now)
	w.path = s.path(w.page.File)
	w.begin()
	return w
}

// emptyPage is a record of a match of that game in which nothing was done yet.
func emptyPage(name string, setup game.Setup, started time.Time) Loaded {
	setup.Players = slices.Clone(setup.Players)
	for i := range setup.Players {
		setup.Players[i].Name = strings.ToValidUTF8(setup.Players[i].Name, "\ufffd") // As it is read back.
	}
	l := Loaded{Header: Header{Game: name, Started: started.Format(time.RFC3339)}, Setup: setup}
	l.Header.Commitment = headerOf(&l.Header, setup).commitment(&setup)
	return l
}

// nameAt is the name of the record of a match that began then, without its ending.
func nameAt(game string, began time.Time) string {
	return began.UTC().Format("20060102-150405") + "-" + strings.ReplaceAll(game, " ", "-")
}

// newName is a name beside those that are taken: the time first, so that names sort by it.
func newName(names []string, game string, now time.Time) string {
	stem := nameAt(game, now)
	for n := 1; ; n++ {
		name := stem + recordEnding
		if n > 1 {
			name = stem + "-" + strconv.Itoa(n) + recordEnding
		}
		if !slices.Contains(names, name) {
			return name
		}
	}
}

// Continue goes on with the record of a match of the store that is not over.
func (s *Store) Continue(l *Loaded) (*Writer, error) {
	if l.Over {
		return nil, game.Refuse("", "record.over", game.Text(filepath.Base(l.File)))
	}
	if before := s.writer(l.File); before != nil {
		before.end()
	}
	w := &Writer{store: s, page: *l, path: s.path(l.File), good: l.size, sum: l.sum, mayWrite: s.mayWrite}
	w.page.Entries, w.page.Notes = slices.Clone(l.Entries), slices.Clone(l.Notes)
	w.page.after = slices.Clone(l.after)
	// Someone may go on with a record that lies open: its secrets are scrambled again while it runs.
	w.stale = l.stale || l.Header.Plain
	w.page.Header.Plain = false
	w.begin()
	return w, nil
}

// retryEvery is how long a Writer waits before it tries again to write what could not be written.
const retryEvery = time.Second

// begin opens the file and starts the background.
func (w *Writer) begin() {
	if !w.mayWrite {
		w.unkept.Store(&w.store.barred)
		return
	}
	w.sitting = w.store.sitDown()
	w.flush, w.flushed = make(chan struct{}, 1), make(chan struct{})
	go w.keepFlushing(w.flush, w.flushed)
	w.store.watch(w)
	w.mu.Lock()
	defer w.mu.Unlock()
	w.write()
}

// File is what Load takes.
func (w *Writer) File() string { return w.page.File }

// Kept reports whether the record holds all that was made: only then may the menu promise to resume it.
func (w *Writer) Kept() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.kept()
}

func (w *Writer) kept() bool { return w.mayWrite && len(w.pending) == 0 && !w.doubted && !w.stale }

// Unkept says why the record does not hold all that was made; ok is false where it does. It never waits.
func (w *Writer) Unkept() (line game.Line, ok bool) {
	if why := w.unkept.Load(); why != nil {
		return *why, true
	}
	return game.Line{}, false
}

// Append writes a move.
func (w *Writer) Append(e game.Entry) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.sitting != 0 {
		w.note(Note{Kind: NotePlayed, Seat: game.Public, N: w.sitting})
		w.sitting = 0
	}
	w.page.Entries = append(w.page.Entries, e)
	w.add(w.page.moveOnPage(len(w.page.Entries) - 1))
	w.send()
}

// Tokens are those of what was promised before the first card, for everybody to see, and of the seal once the match is
// over; the seal is empty before.
func (w *Writer) Tokens() (promise, seal Token) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return TokenOf(w.page.Header.Commitment), TokenOf(string(w.seal))
}

// AddWords writes down words that somebody at the table adds once the promise has been shown, before the first move:
// the match is to be dealt by a setup that has them too. It reports whether they can be added.
func (w *Writer) AddWords(words string) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	p := &w.page
	if !addable(words) || len(p.Setup.Words) == mostWords || len(p.Entries)+len(p.Notes) > 0 {
		return false
	}
	p.Setup.Words = append(slices.Clip(p.Setup.Words), words)
	w.add(wordsOnPage(words))
	w.send()
	return true
}

// Note writes a note.
func (w *Writer) Note(n Note) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.note(n)
	w.send()
}

func (w *Writer) note(n Note) {
	if w.over {
		return // The seal is on it.
	}
	n.Text = strings.ToValidUTF8(n.Text, "\ufffd") // As it is read back.
	w.page.note(n)
	w.add(w.page.noteOnPage(len(w.page.Notes) - 1))
}

// add puts a line that stands on the page already where it waits to be written, and send writes what waits there.
func (w *Writer) add(line written) {
	if !w.closed && w.mayWrite {
		w.pending, w.sum = w.sum.add(w.pending, line, false)
	}
}

func (w *Writer) send() {
	if !w.closed && w.mayWrite {
		w.write()
	}
}

// write writes what is pending. A write that fails leaves an unfinished line at most, which the next try overwrites
// and which Load leaves out.
func (w *Writer) write() {
	if w.again != nil {
		w.again.Stop()
		w.again = nil
	}
	if err := w.tryToWrite(); err != nil {
		said := w.store.tellFailure(w.path, err)
		w.unkept.Store(&said)
		w.again = time.AfterFunc(retryEvery, w.catchUp)
		return
	}
	w.unkept.Store(nil)
	if w.closed {
		w.store.forget(w)
		return
	}
	select {
	case w.flush <- struct{}{}:
	default: // A flush is already on its way, and will take this line along.
	}
}

// catchUp tries once more, in the background.
func (w *Writer) catchUp() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.again != nil && !w.kept() {
		w.write()
	}
}

// tryToWrite adds what is pending, which is what a kill leaves, and sees to a file that is in doubt. A Writer that is
// closed adds nothing, since nobody would flush it.
func (w *Writer) tryToWrite() error {
	var err error
	if w.stale {
		if err = w.writeAnew(); err != nil {
			return err
		}
	}
	if !w.closed {
		err = w.addPending()
		w.doubted = w.doubted || errors.Is(err, fs.ErrNotExist)
	}
	if w.doubted {
		err = w.writeAnew()
	}
	return err
}

func (w *Writer) addPending() (err error) {
	if w.out == nil {
		if w.out, err = w.openFile(); err != nil {
			w.out = nil
			return err
		}
	}
	if len(w.pending) == 0 {
		return nil
	}
	n, err := w.out.WriteAt(w.pending, w.good)
	if err != nil {
		return err
	}
	w.good += int64(n)
	w.pending = w.pending[:0]
	return nil
}

// writeAnew puts the whole record in the place of the file, flushed, and makes the folder where that is gone.
func (w *Writer) writeAnew() error {
	if err := w.store.files.MakeDir(filepath.Dir(w.path)); err != nil {
		return err
	}
	w.letGo()
	content, sum := w.page.encode(w.over)
	if err := storage.Replace(w.store.files, w.path, content); err != nil {
		return err
	}
	w.good, w.sum, w.pending, w.doubted = int64(len(content)), sum, w.pending[:0], false
	w.stale = false
	return nil
}

// letGo closes the file, in whose place a new one is to come.
func (w *Writer) letGo() {
	if w.out != nil {
		_ = w.out.Close() // What it did not keep is in the new one.
		w.out = nil
	}
}

// openFile makes the file, or cuts an unfinished line off one that is there.
func (w *Writer) openFile() (storage.File, error) {
	if w.good == 0 {
		return w.store.files.Create(w.path, storage.FileMode)
	}
	f, err := w.store.files.Edit(w.path)
	if err != nil {
		return nil, err
	}
	if err := f.Truncate(w.good); err != nil {
		_ = f.Close() // The first error is the one to tell.
		return nil, err
	}
	return f, nil
}

// keepFlushing makes lines outlive a power cut, until flush is closed. It also looks whether the file is still there:
// where somebody has taken the folder away, an open file takes in lines that nobody will ever find.
func (w *Writer) keepFlushing(flush <-chan struct{}, flushed chan<- struct{}) {
	defer close(flushed)
	named := false
	for range flush {
		w.mu.Lock()
		out := w.out
		w.mu.Unlock()
		if out == nil {
			continue
		}
		err := out.Sync()
		if err == nil && !named {
			err = w.store.files.SyncDir(filepath.Dir(w.path))
			named = err == nil
		}
		if err == nil {
			_, err = w.store.files.Read(w.path, 0)
		}
		if err != nil {
			w.doubt(out)
		}
	}
}

// doubt has the record written anew where the disk did not keep it. Closing sees to it by itself.
func (w *Writer) doubt(out storage.File) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.out != out {
		return // Another file has taken its place meanwhile.
	}
	if w.doubted = true; !w.closed {
		w.write()
	}
}

// Close ends the writing of a match that goes on another day. Closing twice does nothing.
func (w *Writer) Close() {
	w.mu.Lock()
	if w.closed {
		w.mu.Unlock()
		return
	}
	if !w.kept() && w.mayWrite {
		w.write() // The last chance to add the lines that failed before.
	}
	w.closed = true
	flush, flushed := w.flush, w.flushed
	w.mu.Unlock()
	if flush == nil {
		return
	}
	close(flush)
	<-flushed
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.out != nil && w.out.Close() != nil || len(w.pending) > 0 {
		w.doubted = true
	}
	w.out = nil
	if w.doubted {
		w.write()
		return
	}
	w.store.forget(w)
}

// Finish ends the record of a match that is over: it is rewritten in plain, with seed and nonce, so that anybody can
// open the commitment. The record of a match that is not over is only closed: its secrets are nobody's yet.
func (w *Writer) Finish() {
	w.Close()
	if !w.mayWrite {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	session, err := replay(&w.page)
	if err != nil || !session.Standing().Over {
		return
	}
	w.over, w.doubted = true, true
	_, w.seal = w.page.encode(true)
	w.store.watch(w)
	w.write()
}

// end closes a Writer of which nobody will ask again, and gives what could not be written one last chance.
func (w *Writer) end() {
	w.Close()
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.again == nil {
		return
	}
	if w.write(); w.again != nil {
		w.again.Stop()
		w.again = nil
	}
}

// writers are those of the matches that go on, by file, and of those whose end is not on the disk yet.
type writers struct {
	mu sync.Mutex
	of map[string]*Writer
}

// all are they, at this moment.
func (ws *writers) all() []*Writer {
	ws.mu.Lock()
	defer ws.mu.Unlock()
	return slices.Collect(maps.Values(ws.of))
}

// behind reports whether a match goes on whose record could not be kept up.
func (ws *writers) behind(file string) bool {
	w := ws.writer(file)
	return w != nil && !w.Kept()
}

// writer is the one of a match that goes on, nil where there is none.
func (ws *writers) writer(file string) *Writer {
	ws.mu.Lock()
	defer ws.mu.Unlock()
	return ws.of[file]
}

// watch keeps a Writer until it is closed and all that it was given is written; forget is for then.
func (ws *writers) watch(w *Writer) {
	ws.mu.Lock()
	defer ws.mu.Unlock()
	if ws.of == nil {
		ws.of = map[string]*Writer{}
	}
	ws.of[w.page.File] = w
}

func (ws *writers) forget(w *Writer) {
	ws.mu.Lock()
	defer ws.mu.Unlock()
	if ws.of[w.page.File] == w {
		delete(ws.of, w.page.File)
	}
}

// Unkept says why the record of some match of this run does not hold all that was made, be it on the table or left
// since; ok is false where there is none. It never waits for a disk.
func (ws *writers) Unkept() (line game.Line, ok bool) {
	ws.mu.Lock()
	defer ws.mu.Unlock()
	for _, w := range ws.of {
		if line, ok = w.Unkept(); ok {
			return line, true
		}
	}
	return game.Line{}, false
}
