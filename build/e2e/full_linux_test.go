package e2e

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// TestAFullDiskIsToldUntilThereIsRoom plays on a disk that really is full: play goes on, the reason stays on the screen
// until there is room, the record then catches up by itself, and a kill takes nothing. To make such a disk takes the
// rights of root.
func TestAFullDiskIsToldUntilThereIsRoom(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=256k"); err != nil {
		t.Skipf("no disk can be made here: %v", err)
	}
	t.Cleanup(func() { _ = syscall.Unmount(dir, syscall.MNT_DETACH) })
	fast(t, dir, "en")
	args := []string{"--data-dir", dir, "--seed", "14"}
	g := start(t, options{w: 1280, h: 800, args: args})
	g.press("new.kompromat")
	g.press("start")
	p := &player{guest: g, seen: map[string]int{}}
	ballast := filepath.Join(dir, "ballast")
	if err := os.WriteFile(ballast, make([]byte, 1<<20), 0o600); !errors.Is(err, syscall.ENOSPC) {
		t.Fatalf("the disk is not full: %v", err)
	}
	const told = "The disk is full"
	for n := 0; !g.look().has(told); n++ {
		if p.turn() || n > 2000 {
			t.Fatalf("a full disk is not told: %s", g.look().texts())
		}
	}
	before := p.seen["draw"]
	for n := 0; p.seen["draw"] < before+4 && n < 2000; n++ {
		if p.turn() {
			t.Fatal("the match was over too early")
		}
		if s := g.look(); !s.has(told) {
			t.Fatalf("the reason is gone while the disk is full: %s", s.texts())
		}
	}
	if p.seen["draw"] < before+4 {
		t.Fatalf("play does not go on: %s", g.look().texts())
	}
	g.frame()
	if err := os.Remove(ballast); err != nil {
		t.Fatal(err)
	}
	for end := time.Now().Add(patience); g.look().has(told); g.tick(6) {
		if time.Now().After(end) {
			t.Fatal("with room again it still says that the disk is full")
		}
		time.Sleep(50 * time.Millisecond) // The ticks of a test are quicker than a program that waits a second.
	}
	left := p.asked("draw")
	g.kill()
	g = start(t, options{w: 1280, h: 800, args: args})
	g.press("resume")
	g.tick(60)
	if now := g.look(); now.texts() != left.texts() {
		t.Errorf("the screen is not the same after the kill:\nbefore %s\nafter  %s", left.texts(), now.texts())
	}
}
