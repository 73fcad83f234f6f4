package voice

import (
	"bufio"
	"errors"
	"fmt"
	"net"
	"strconv"
	"strings"
	"time"
)

// ssip is a conversation with a speech-dispatcher in its own protocol, SSIP: a command a line, answered by lines that
// begin with a code of three digits, the last of which has a space after it.
type ssip struct {
	conn net.Conn
	in   *bufio.Reader
	lang string
	// patience is how long it may take to answer.
	patience time.Duration
}

// errTalk is an answer that no speech-dispatcher gives.
var errTalk = errors.New("the speech server answered something that is no answer")

// newSSIP introduces the program. The connection is closed where that fails.
func newSSIP(conn net.Conn, user string) (*ssip, error) {
	s := &ssip{conn: conn, in: bufio.NewReaderSize(conn, lineLength), patience: patience}
	if err := s.commandIn("SET self CLIENT_NAME "+user+":safehouse:main", welcome); err != nil {
		s.end()
		return nil, fmt.Errorf("introducing the program to the speech server: %w", err)
	}
	return s, nil
}

// priorities are the server's names for urgencies: a text ends the text before it, a message ends texts and waits for
// other messages, and what is important waits for nothing.
var priorities = [...]string{Looking: "text", News: "message", Urgent: "important"}

func (s *ssip) say(u utterance) error {
	if u.lang != s.lang {
		if err := s.command("SET self LANGUAGE " + u.lang); err != nil {
			return fmt.Errorf("choosing the voice's language: %w", err)
		}
		s.lang = u.lang
	}
	for _, line := range []string{"SET self PRIORITY " + priorities[u.urgency], "SPEAK", stuffed(u.text) + "\r\n."} {
		if err := s.command(line); err != nil {
			return fmt.Errorf("handing the speech server a sentence: %w", err)
		}
	}
	return nil
}

func (s *ssip) cancel() error { return s.command("CANCEL self") }

// tune sets rate and volume; the server's volume goes from -100 to 100 as well.
func (s *ssip) tune(rate, volume int) error {
	if err := s.command("SET self RATE " + strconv.Itoa(rate)); err != nil {
		return fmt.Errorf("setting the voice's rate: %w", err)
	}
	if err := s.command("SET self VOLUME " + strconv.Itoa(2*volume-100)); err != nil {
		return fmt.Errorf("setting the voice's volume: %w", err)
	}
	return nil
}

// close takes leave; the server hears the end of the connection where it does not hear that.
func (s *ssip) close() {
	defer time.AfterFunc(s.patience/10, s.end).Stop()
	_, _ = s.conn.Write([]byte("QUIT\r\n"))
	s.end()
}

// end ends the conversation; whoever waits for an answer waits no longer.
func (s *ssip) end() { _ = s.conn.Close() }

// stuffed doubles the point with which a line begins: one alone would end the text.
func stuffed(text string) string {
	if strings.HasPrefix(text, ".") {
		return "." + text
	}
	return text
}

// command sends a line and takes the answer, which must be one of success.
func (s *ssip) command(line string) error { return s.commandIn(line, s.patience) }

// commandIn gives the server its own time. A server that does not answer within it has ended the conversation.
func (s *ssip) commandIn(line string, within time.Duration) error {
	defer time.AfterFunc(within, s.end).Stop()
	if _, err := s.conn.Write([]byte(line + "\r\n")); err != nil {
		return err
	}
	for {
		answer, err := s.in.ReadSlice('\n')
		if err != nil {
			return err
		}
		code, last, ok := answered(answer)
		switch {
		case !ok:
			return errTalk
		case !last || code >= 700: // What has been said so far is told between answers.
			continue
		case code < 200 || code >= 300:
			return fmt.Errorf("the speech server refused: %s", strings.TrimSpace(string(answer)))
		}
		return nil
	}
}

// answered reads a line of an answer: its code, and whether it is the last one.
func answered(line []byte) (code int, last, ok bool) {
	if len(line) < 5 {
		return 0, false, false
	}
	code, err := strconv.Atoi(string(line[:3]))
	return code, line[3] == ' ', err == nil && code >= 100 && (line[3] == ' ' || line[3] == '-')
}
