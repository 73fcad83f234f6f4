package record

import (
	"archive/zip"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"safehouse/game"
	"safehouse/game/storage"
)

// What a copy may hold. It comes from anywhere, so it is read as if somebody meant harm: nothing in it names a place to
// write to but by a plain name, and nothing makes reading it long.
const (
	// MaxCopy is the largest copy that is read, in bytes; mostFiles and mostBytes bound what is unpacked of it,
	// largestRecord one record in it.
	MaxCopy       = 32 << 20
	mostFiles     = 4000
	mostBytes     = 64 << 20
	largestRecord = 1 << 20
	// mostOfOneSecond bounds the matches of one name, all of which are read for each that comes: nobody begins so many in
	// a second.
	mostOfOneSecond = 20
)

// plainName is how a record may be called in a copy: as the store calls its own.
var plainName = regexp.MustCompile(`^[0-9A-Za-z][0-9A-Za-z-]{0,79}\.jsonl$`)

// Export puts every record of the store into a zip, and those that were put aside; it gives the number of records.
func (s *Store) Export(z *zip.Writer) (records int, err error) {
	names, err := s.files.Names(s.matches())
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return 0, fmt.Errorf("copying the matches: %w", err)
	}
	for _, name := range names {
		b, err := s.files.Read(filepath.Join(s.matches(), name), maxSize+1)
		if err != nil || strings.HasSuffix(name, storage.TemporaryEnding) {
			continue // Folders are no records.
		}
		w, err := z.Create(path.Join(matchesDir, name))
		if err == nil {
			_, err = w.Write(b)
		}
		if err != nil {
			return 0, fmt.Errorf("copying the matches: %w", err)
		}
		if strings.HasSuffix(name, recordEnding) {
			records++
		}
	}
	return records, nil
}

// Import brings the records of a copy into a store, one with each Step, so that whoever shows a picture can go on
// showing it.
type Import struct {
	store *Store
	files []*zip.File
	left  int64
	next  int
	// Brought, Known and Damaged count the records that were brought back, were in the store already, or could not be
	// read or believed.
	Brought, Known, Damaged int
	// Full reports that there was no room for some.
	Full bool
}

// Import begins to bring back the records of a copy.
func (s *Store) Import(z *zip.Reader) *Import {
	i := &Import{store: s, left: mostBytes}
	seen := map[string]bool{}
	for _, f := range z.File {
		dir, name := path.Split(f.Name)
		if dir == matchesDir+"/" && plainName.MatchString(name) && !seen[name] && len(i.files) < mostFiles {
			seen[name] = true
			i.files = append(i.files, f)
		}
	}
	return i
}

// Progress is the number of records that were looked at, and of all.
func (i *Import) Progress() (done, of int) { return i.next, len(i.files) }

// Step looks at the next record; false where there is none.
func (i *Import) Step() bool {
	if i.next == len(i.files) {
		return false
	}
	f := i.files[i.next]
	i.next++
	b, err := Unpack(f, min(largestRecord, i.left))
	i.left -= int64(len(b))
	if err != nil {
		i.Damaged++
		return true
	}
	_, err = i.store.take(path.Base(f.Name), b)
	_, untrue := errors.AsType[*Fault](err)
	switch {
	case err == nil:
		i.Brought++
	case errors.Is(err, fs.ErrExist):
		i.Known++
	case untrue || errors.Is(err, errNoRecord):
		i.Damaged++
	default:
		i.Full = true
	}
	return true
}

// errNoRecord reports that something in a copy is no record that can be played.
var errNoRecord = errors.New("no record that can be played")

// Unpack reads a file of a zip that has no more than most bytes, whatever the zip says of it.
func Unpack(f *zip.File, most int64) (b []byte, err error) {
	r, err := f.Open()
	if err != nil {
		return nil, fmt.Errorf("reading a copy: %w", err)
	}
	b, err = io.ReadAll(io.LimitReader(r, most+1))
	if err = errors.Join(err, r.Close()); err == nil && int64(len(b)) > most {
		err = errNoRecord
	}
	return b, err
}

// Bring keeps the record of one match that comes from elsewhere, whatever its file was called, and gives the name by
// which Load takes it: that of the match in the store where it is there already. The error is a *game.Refusal, or the
// *Fault of a match that is over and says what was not so: that would count among one's own.
func (s *Store) Bring(b []byte) (file string, err error) {
	if len(b) > largestRecord {
		return "", game.Refuse("", "record.foreign")
	}
	came, _, err := playable(b)
	if err != nil {
		return "", game.Refuse("", "record.foreign")
	}
	began, err := time.Parse(time.RFC3339, came.Header.Started)
	if err != nil {
		began = s.now()
	}
	file, err = s.take(nameAt(came.Header.Game, began)+recordEnding, b)
	_, untrue := errors.AsType[*Fault](err)
	switch {
	case err == nil || errors.Is(err, fs.ErrExist):
		return file, nil
	case untrue:
		return "", err
	case !s.mayWrite:
		return "", &game.Refusal{Line: s.barred}
	case errors.Is(err, errNoRecord):
		return "", game.Refuse("", "record.foreign")
	}
	return "", &game.Refusal{Line: s.tellFailure(s.path(file), err)}
}

// take keeps a record that comes from elsewhere, and gives its name. A match that is over is only taken where it says
// nothing that was not so (*Fault). One that the store has as far, or further, or over, is not taken (fs.ErrExist); one
// that has come further elsewhere takes the place of the store's, which is put aside. Another match that began in the
// same second gets a name of its own.
func (s *Store) take(name string, b []byte) (file string, err error) {
	came, session, err := playable(b)
	if err != nil {
		return "", err
	}
	if session.Standing().Over {
		if fault := cmp.Or(came.redealt(), came.claims(session.Record())); fault != nil {
			return "", fault
		}
	}
	if !s.mayWrite {
		return "", fs.ErrPermission
	}
	stem := strings.TrimSuffix(name, recordEnding)
	for n := 2; n <= mostOfOneSecond; n++ {
		file := s.path(name)
		old, err := s.files.Read(file, maxSize+1)
		if errors.Is(err, fs.ErrNotExist) {
			return name, storage.Replace(s.files, file, b)
		}
		if err != nil {
			return name, err
		}
		own, stands, err := playable(old)
		switch {
		case bytes.Equal(old, b):
			return name, fs.ErrExist
		case err != nil || own.Header.Commitment != came.Header.Commitment:
			name = fmt.Sprint(stem, "-", n, recordEnding)
		case stands.Standing().Over || len(own.Entries) >= len(came.Entries) || s.behind(name):
			return name, fs.ErrExist
		default:
			if _, err := storage.MoveAside(s.files, file, discardedEnding); err != nil {
				return name, err
			}
		}
	}
	return "", errNoRecord
}

// playable reads a record that is whole, and plays it as far as it goes.
func playable(b []byte) (*Loaded, game.Session, error) {
	l, err := decode(b, isKnown)
	if l == nil || err != nil {
		return nil, nil, errNoRecord
	}
	session, err := replay(l)
	if session == nil || err != nil {
		return nil, nil, errNoRecord
	}
	return l, session, nil
}
