package storage

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
	"syscall/js"
)

// Browser keeps files in the page's local storage. It answers at once, so that a move is kept before it is shown, and
// what it keeps outlives a page that is closed or dies. A folder is there as soon as a file in it is.
type Browser struct{}

// InBrowser reports that there are neither disks nor folders, and no other programs but those in other tabs.
const InBrowser = true

// Local is the file system of whatever the program runs on.
func Local() Files { return Browser{} }

// keyPrefix is what the keys of all files begin with: other pages of the same address may keep things as well.
const keyPrefix = "safehouse:"

// errFull reports that there is no room for what was to be kept.
var errFull = errors.New("the browser has no room left for this page")

// IsFull reports whether an error means that there is no room.
func IsFull(err error) bool { return errors.Is(err, errFull) }

// call calls a method of the local storage, by way of the page (build/web: page.js). A browser that is told to keep
// nothing has none, and says so by throwing.
func call(method string, args ...any) (v js.Value, err error) {
	defer func() {
		thrown := recover()
		if thrown == nil {
			return
		}
		failure, ok := thrown.(js.Error)
		if !ok {
			panic(thrown)
		}
		switch failure.Get("name").String() {
		case "QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED":
			err = errFull
		default:
			err = fmt.Errorf("%w: %s", fs.ErrPermission, failure.Error())
		}
	}()
	return js.Global().Get("safehouse").Call("local", append([]any{method}, args...)...), nil
}

// item finds what is kept under a path: a string.
func item(path string) (js.Value, error) {
	v, err := call("getItem", keyPrefix+path)
	if err == nil && v.Type() != js.TypeString {
		err = fs.ErrNotExist
	}
	if err != nil {
		return v, &fs.PathError{Op: "read", Path: path, Err: err}
	}
	return v, nil
}

// value reads what is kept under a path.
func value(path string) (string, error) {
	v, err := item(path)
	if err != nil {
		return "", err
	}
	return v.String(), nil
}

// keep writes what is kept under a path. Where that fails the old value stays.
func keep(path string, content []byte, atRest bool) error {
	if _, err := call("setItem", keyPrefix+path, valueOf(content, atRest)); err != nil {
		return &fs.PathError{Op: "write", Path: path, Err: err}
	}
	return nil
}

// MakeDir makes sure that anything can be kept at all. A storage that is full holds something; one that has no room and
// is empty keeps nothing, and neither does one that does not give back what it has taken.
func (Browser) MakeDir(dir string) error {
	probe := keyPrefix + dir + "/probe"
	_, err := call("setItem", probe, string(plainValue))
	if err == nil {
		var back js.Value
		if back, err = call("getItem", probe); err == nil &&
			(back.Type() != js.TypeString || back.String() != string(plainValue)) {
			err = fs.ErrPermission
		}
	}
	if errors.Is(err, errFull) {
		if keys, broken := allKeys(); broken != nil || len(keys) == 0 {
			err = fs.ErrPermission
		}
	}
	if err != nil && !errors.Is(err, errFull) {
		return &fs.PathError{Op: "mkdir", Path: dir, Err: err}
	}
	_, err = call("removeItem", probe)
	return err
}

// Names lists the names in a folder.
func (Browser) Names(dir string) ([]string, error) {
	keys, err := allKeys()
	if err != nil {
		return nil, err
	}
	var names []string
	for _, key := range keys {
		if path, ours := strings.CutPrefix(key, keyPrefix); ours && filepath.Dir(path) == dir {
			names = append(names, filepath.Base(path))
		}
	}
	return names, nil
}

// allKeys are those of everything that is kept for this address.
func allKeys() ([]string, error) {
	var keys []string
	for i := 0; ; i++ {
		v, err := call("key", i)
		if err != nil {
			return nil, err
		}
		if v.Type() != js.TypeString {
			return keys, nil
		}
		keys = append(keys, v.String())
	}
}

// object is a text as an object: only one can be asked for its length and for parts of it.
func object(text js.Value) js.Value { return js.Global().Call("Object", text) }

// muchKept is how many characters are much: a browser keeps some five million for a page, of which a match takes six
// thousand once it is over.
const muchKept = 4_300_000

// Cramped reports that there will soon be no room for more.
func Cramped() bool {
	keys, _ := allKeys()
	used := 0
	for _, key := range keys {
		v, _ := call("getItem", key)
		used += len(key)
		if v.Type() == js.TypeString { // Another tab may have taken it away.
			used += object(v).Length()
		}
	}
	return used > muchKept
}

// Read reads a file.
func (Browser) Read(path string, most int64) ([]byte, error) {
	v, err := value(path)
	if err != nil {
		return nil, err
	}
	b, err := contentOf(v, most)
	if err != nil {
		return nil, &fs.PathError{Op: "read", Path: path, Err: err}
	}
	return b, nil
}

// Look tells what a file is: all that is kept is a file. The last line of a record sums up those above it, so that its
// length and its end stand for the whole.
func (Browser) Look(path string) (Look, error) {
	look := Look{Path: path, Mode: FileMode}
	v, err := item(path)
	if err != nil {
		return look, err
	}
	const end = 40
	text := object(v)
	look.Stamp = fmt.Sprint(text.Length(), " ", text.Call("slice", -end).String())
	return look, nil
}

// Create makes a new file. There are no permissions.
func (Browser) Create(path string, _ fs.FileMode) (File, error) {
	if _, err := value(path); !errors.Is(err, fs.ErrNotExist) {
		if err == nil {
			err = fs.ErrExist
		}
		return nil, &fs.PathError{Op: "create", Path: path, Err: err}
	}
	if err := keep(path, nil, false); err != nil {
		return nil, err
	}
	return &browserFile{path: path}, nil
}

// Edit opens a file for writing.
func (b Browser) Edit(path string) (File, error) {
	content, err := b.Read(path, 1<<30)
	if err != nil {
		return nil, err
	}
	return &browserFile{path, content}, nil
}

// Rename gives a file another name. A file that is put in its place is at rest, and is packed.
func (b Browser) Rename(from, to string) error {
	content, err := b.Read(from, 1<<30)
	if err != nil {
		return err
	}
	err = keep(to, content, true)
	if err == nil || !IsFull(err) {
		if err == nil {
			_, err = call("removeItem", keyPrefix+from)
		}
		return err
	}
	// There is no room for both: the old one has to go first, and comes back where the new one does not fit either.
	old, err := value(from)
	if err != nil {
		return err
	}
	if _, err := call("removeItem", keyPrefix+from); err != nil {
		return err
	}
	if err := keep(to, content, true); err != nil {
		_, _ = call("setItem", keyPrefix+from, old)
		return err
	}
	return nil
}

// Remove removes a file.
func (Browser) Remove(path string) error {
	if _, err := value(path); err != nil {
		return err
	}
	_, err := call("removeItem", keyPrefix+path)
	return err
}

// SyncDir has nothing to do: the browser writes what it keeps by itself.
func (Browser) SyncDir(string) error { return nil }

// Lock takes a lock that all pages of this address share, and that the browser gives back when the page is gone. A page
// that has no locks, since it is not served safely or may not use them, goes on without.
func (Browser) Lock(path string) (release func(), err error) {
	answer := make(chan js.Value, 1)
	js.Global().Get("safehouse").Call("lock", keyPrefix+path, js.FuncOf(func(_ js.Value, args []js.Value) any {
		answer <- args[0]
		return nil
	}))
	switch giveBack := <-answer; {
	case giveBack.IsNull():
		return nil, ErrLocked
	case giveBack.IsUndefined():
		return func() {}, nil
	default:
		return func() { giveBack.Invoke() }, nil
	}
}

// browserFile is a file that is open: its whole content, of which every change is kept at once.
type browserFile struct {
	path    string
	content []byte
}

// put keeps a new content; where that fails the file is as it was.
func (f *browserFile) put(content []byte) error {
	if err := keep(f.path, content, false); err != nil {
		return err
	}
	f.content = content
	return nil
}

func (f *browserFile) WriteAt(b []byte, at int64) (int, error) {
	size := max(int(at)+len(b), len(f.content))
	content := make([]byte, size)
	copy(content, f.content)
	copy(content[at:], b)
	if err := f.put(content); err != nil {
		return 0, err
	}
	return len(b), nil
}

func (f *browserFile) Truncate(size int64) error {
	if size == int64(len(f.content)) {
		return nil
	}
	return f.put(f.content[:size])
}

func (f *browserFile) Sync() error  { return nil }
func (f *browserFile) Close() error { return nil }
