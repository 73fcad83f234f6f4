package voice

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"
)

// daemon is the program that the system's voices are reached through.
const daemon = "speech-dispatcher"

// systems are those that may have it; of others the program knows no voice.
var systems = []string{"linux", "freebsd", "openbsd", "netbsd", "dragonfly"}

// errNone reports that the program knows no voice of this system.
var errNone = errors.New("the program knows no voice of this system")

// present reports whether there is a socket to be tried, or a program that makes one.
func present() bool {
	if !slices.Contains(systems, runtime.GOOS) {
		return false
	}
	if os.Getenv("SPEECHD_ADDRESS") != "" {
		return true
	}
	if _, err := exec.LookPath(daemon); err == nil {
		return true
	}
	_, path, err := address(os.Getenv)
	if err != nil {
		return false
	}
	_, err = os.Stat(path)
	return err == nil
}

// find reaches the speech server; where none runs and nobody has said where one should, it is started.
func find(ctx context.Context) (synth, error) {
	if !slices.Contains(systems, runtime.GOOS) {
		return nil, errNone
	}
	network, where, err := address(os.Getenv)
	if err != nil {
		return nil, err
	}
	conn, err := dial(ctx, network, where)
	if err != nil && os.Getenv("SPEECHD_ADDRESS") == "" {
		conn, err = spawn(ctx, network, where)
	}
	if err != nil {
		return nil, fmt.Errorf("reaching the speech server: %w", err)
	}
	s, err := newSSIP(conn, user(os.Getenv))
	if err != nil {
		return nil, err
	}
	return s, nil
}

// address is where the speech server listens.
func address(getenv func(string) string) (network, where string, err error) {
	if named := getenv("SPEECHD_ADDRESS"); named != "" {
		if host, ok := strings.CutPrefix(named, "inet_socket:"); ok {
			return "tcp", host, nil
		}
		return "unix", strings.TrimPrefix(named, "unix_socket:"), nil
	}
	dir := getenv("XDG_RUNTIME_DIR")
	if dir == "" {
		if dir, err = os.UserCacheDir(); err != nil {
			return "", "", fmt.Errorf("looking for the speech server's socket: %w", err)
		}
	}
	return "unix", filepath.Join(dir, daemon, "speechd.sock"), nil
}

func dial(ctx context.Context, network, where string) (net.Conn, error) {
	d := net.Dialer{Timeout: patience}
	return d.DialContext(ctx, network, where)
}

// errDaemon reports that a speech server was started and did not come.
var errDaemon = errors.New("the speech server was started and does not answer")

// spawn starts the server and waits for its socket.
func spawn(ctx context.Context, network, where string) (net.Conn, error) {
	ctx, stop := context.WithTimeout(ctx, spawnTime)
	defer stop()
	if err := exec.CommandContext(ctx, daemon, "--spawn").Run(); err != nil {
		return nil, fmt.Errorf("starting %s: %w", daemon, err)
	}
	for {
		conn, err := dial(ctx, network, where)
		if err == nil {
			return conn, nil
		}
		step := time.NewTimer(spawnStep)
		select {
		case <-ctx.Done():
			step.Stop()
			return nil, errDaemon
		case <-step.C:
		}
	}
}

// user is whom the server lists the program under, without what would break the line.
func user(getenv func(string) string) string {
	name := strings.Map(func(r rune) rune {
		if r <= ' ' || r == ':' || r > '~' {
			return -1
		}
		return r
	}, getenv("USER"))
	return cmp.Or(name, "player")
}
