package settings

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
)

// The file of settings is the player's: it is never written anew where it can be edited. What follows changes single
// members of an object in a text and leaves every other byte of it as it stands, the order and the form of its lines,
// and members that only another version knows.

// errNoObject reports that a text is not one JSON object.
var errNoObject = errors.New("not a JSON object")

// mark is what some editors begin a text in UTF-8 with.
var mark = []byte("\xef\xbb\xbf")

// member is a member of an object in a text: where its name begins, where its value begins, and where that ends.
type member struct {
	name            string
	from, value, to int
}

// raw is the value as it is written.
func (m *member) raw(text []byte) []byte { return text[m.value:m.to] }

// membersOf finds the members of the object that a text is, in their order.
func membersOf(text []byte) (all []member, err error) {
	body := bytes.TrimPrefix(text, mark)
	skipped := len(text) - len(body)
	if !json.Valid(body) {
		return nil, errNoObject
	}
	d := json.NewDecoder(bytes.NewReader(body))
	if open, err := d.Token(); err != nil || open != json.Delim('{') {
		return nil, errNoObject
	}
	for d.More() {
		m := member{from: skipped + int(d.InputOffset())}
		m.from += bytes.IndexByte(text[m.from:], '"')
		name, err := d.Token()
		if err != nil {
			return nil, err
		}
		m.name, _ = name.(string)
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			return nil, err
		}
		m.to = skipped + int(d.InputOffset())
		m.value = m.to - len(value)
		all = append(all, m)
	}
	return all, nil
}

// find finds a member. Of several of one name the last counts, as everywhere in JSON.
func find(all []member, name string) (m member, ok bool) {
	for _, m := range slices.Backward(all) {
		if m.name == name {
			return m, true
		}
	}
	return member{}, false
}

// edited is the text of an object in which those members are changed that are not in now what they are in was.
func edited(text, was, now []byte) ([]byte, error) {
	before, err := membersOf(was)
	after, err2 := membersOf(now)
	if err = errors.Join(err, err2); err != nil {
		return nil, err
	}
	for _, m := range after {
		old := []byte("{}")
		if b, ok := find(before, m.name); ok {
			old = b.raw(was)
		}
		if !bytes.Equal(old, m.raw(now)) {
			if text, err = with(text, m.name, old, m.raw(now)); err != nil {
				return nil, err
			}
		}
	}
	for _, m := range before {
		if _, stays := find(after, m.name); stays {
			continue
		}
		if old := m.raw(was); old[0] == '{' { // Something else may be left in it.
			text, err = with(text, m.name, old, []byte("{}"))
		} else {
			text, err = without(text, m.name)
		}
		if err != nil {
			return nil, err
		}
	}
	return text, nil
}

// with gives a member of an object another value, or adds it at the end. A value that is an object, and is to be one,
// is edited in turn.
func with(text []byte, name string, was, now []byte) ([]byte, error) {
	all, err := membersOf(text)
	if err != nil {
		return nil, err
	}
	m, ok := find(all, name)
	if ok {
		if text[m.value] == '{' && was[0] == '{' && now[0] == '{' {
			if now, err = edited(m.raw(text), was, now); err != nil {
				return nil, err
			}
		}
		return slices.Concat(text[:m.value], now, text[m.to:]), nil
	}
	written, err := json.Marshal(name)
	if err != nil {
		return nil, err
	}
	brace := bytes.IndexByte(text, '{') + 1
	if len(all) == 0 {
		last := text[bytes.LastIndexByte(text, '}'):]
		return slices.Concat(text[:brace], []byte("\n  "), written, []byte(": "), now, []byte("\n"), last), nil
	}
	space, colon, end := text[brace:all[0].from], []byte(": "), all[len(all)-1].to
	if len(space) == 0 { // Nor has the rest any.
		colon = colon[:1]
	}
	return slices.Concat(text[:end], []byte(","), space, written, colon, now, text[end:]), nil
}

// without takes every member of that name out of an object, and the comma that parted it from another.
func without(text []byte, name string) ([]byte, error) {
	for {
		all, err := membersOf(text)
		if err != nil {
			return nil, err
		}
		i := slices.IndexFunc(all, func(m member) bool { return m.name == name })
		switch {
		case i < 0:
			return text, nil
		case i+1 < len(all):
			text = slices.Concat(text[:all[i].from], text[all[i+1].from:])
		case i > 0:
			text = slices.Concat(text[:all[i-1].to], text[all[i].to:])
		default:
			text = slices.Concat(text[:all[i].from], text[all[i].to:])
		}
	}
}
