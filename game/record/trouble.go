package record

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"sync"

	"safehouse/game"
	"safehouse/game/storage"
)

// warnings are what the player must be told.
type warnings struct {
	mu sync.Mutex
	// news are those that nobody has asked for yet; told says which kinds there were.
	news []game.Line
	told []string
}

// Trouble gives something that the player must be told, once; ok is false where there is nothing more.
func (ws *warnings) Trouble() (line game.Line, ok bool) {
	ws.mu.Lock()
	defer ws.mu.Unlock()
	if len(ws.news) == 0 {
		return game.Line{}, false
	}
	line, ws.news = ws.news[0], ws.news[1:]
	return line, true
}

// report keeps a trouble until it is asked for; a kind of failure is reported once, a damaged file each time.
func (ws *warnings) report(l game.Line) {
	ws.mu.Lock()
	defer ws.mu.Unlock()
	once := fmt.Sprint(l)
	if l == lineFull() || l.Key == "record.failed" {
		once = l.Key
	}
	if !slices.Contains(ws.told, once) {
		ws.told, ws.news = append(ws.told, once), append(ws.news, l)
	}
}

// tellFailure reports that a record cannot be written, and gives what it told.
func (ws *warnings) tellFailure(path string, err error) game.Line {
	said := game.Say("record.failed", game.Text(filepath.Base(path)), game.Text(storage.Reason(err)))
	switch {
	case storage.IsFull(err):
		said = lineFull()
	case errors.Is(err, fs.ErrPermission):
		said = lineFolder(filepath.Dir(path))
	}
	ws.report(said)
	return said
}

// lineFolder and lineFull say why nothing can be kept.
func lineFolder(dir string) game.Line {
	return here(game.Say("record.folder", game.Text(dir)), game.Say("record.folder.browser"))
}

func lineFull() game.Line { return here(game.Say("record.full"), game.Say("record.full.browser")) }

// here is what is said here: a browser has neither folders nor disks.
func here(onDisk, inBrowser game.Line) game.Line {
	if storage.InBrowser {
		return inBrowser
	}
	return onDisk
}

// Unreadable says why a file cannot be read.
func Unreadable(name string, err error) *game.Refusal {
	if errors.Is(err, storage.ErrNoFile) {
		return game.Refuse("", "record.foreign")
	}
	return game.Refuse("", "record.unreadable", game.Text(name), game.Text(storage.Reason(err)))
}
