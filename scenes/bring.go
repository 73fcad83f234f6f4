package scenes

import (
	"archive/zip"
	"bytes"
	"errors"
	"io"
	"io/fs"
	"path"

	"safehouse/game"
	"safehouse/game/record"
)

// dropped brings in the matches of files that somebody drops on the window: records, or copies with many of them, one
// match each tick, so that the picture goes on. Whatever else a file is, it is told of and left alone.
type dropped struct {
	contents [][]byte
	copies   *record.Import
}

// take reads what was dropped: files, at most mostDropped of them, each no larger than a copy may be.
func (d *dropped) take(files fs.FS, tell func(game.Line)) {
	names, err := fs.ReadDir(files, ".")
	if err != nil || len(names) > mostDropped {
		tell(game.Say("bring.many", game.Number(mostDropped)))
		return
	}
	for _, entry := range names {
		content, err := readDropped(files, entry.Name())
		if err != nil {
			tell(game.Say("bring.foreign", game.Text(path.Base(entry.Name()))))
			continue
		}
		d.contents = append(d.contents, content)
	}
}

// readDropped reads a file of no more bytes than a copy may have.
func readDropped(files fs.FS, name string) ([]byte, error) {
	f, err := files.Open(name)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }() // It is only read.
	b, err := io.ReadAll(io.LimitReader(f, record.MaxCopy+1))
	if err == nil && len(b) > record.MaxCopy {
		err = errors.New("larger than a copy")
	}
	return b, err
}

// update brings in one match, and tells what came of a file; it reports whether there was something to do.
func (d *dropped) update(h *launcher, tell func(game.Line)) bool {
	switch {
	case d.copies != nil:
		if !d.copies.Step() {
			tell(game.Say("bring.copy", game.Number(d.copies.Brought), game.Number(d.copies.Known),
				game.Number(d.copies.Damaged)))
			d.copies = nil
		}
	case len(d.contents) > 0:
		content := d.contents[0]
		d.contents = d.contents[1:]
		if z, err := zip.NewReader(bytes.NewReader(content), int64(len(content))); err == nil {
			d.copies = h.store.Import(z)
			break
		}
		said, _ := h.bring(content)
		tell(said)
	default:
		return false
	}
	return true
}

// busy reports whether there is more to bring in.
func (d *dropped) busy() bool { return d.copies != nil || len(d.contents) > 0 }

// bring keeps the record of a match that comes from elsewhere, and says what came of it.
func (h *launcher) bring(content []byte) (said game.Line, ok bool) {
	_, err := h.store.Bring(content)
	if err == nil {
		return game.Say("bring.brought"), true
	}
	if fault, untrue := errors.AsType[*record.Fault](err); untrue {
		return game.Say("bring.untrue", game.Number(fault.Line), game.Text(h.st.Reader().Say(fault.Why))), false
	}
	if r, known := errors.AsType[*game.Refusal](err); known {
		return r.Line, false
	}
	return game.Say("record.foreign"), false
}
