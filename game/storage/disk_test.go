//go:build !js

package storage

import (
	"errors"
	"io/fs"
	"path/filepath"
	"runtime"
	"testing"
)

// TestAFolderThatKnowsNoFlushingIsNoTrouble takes one of a file system whose folders cannot be flushed, as those of
// some networks cannot; a folder that is not there is trouble all the same.
func TestAFolderThatKnowsNoFlushingIsNoTrouble(t *testing.T) {
	if err := (Disk{}).SyncDir(t.TempDir()); err != nil {
		t.Errorf("a folder of a disk: %v", err)
	}
	if runtime.GOOS == "windows" {
		t.Skip("folders are not flushed here")
	}
	if err := (Disk{}).SyncDir(filepath.Join(t.TempDir(), "gone")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a folder that is gone: %v", err)
	}
	if runtime.GOOS != "linux" {
		t.Skip("only Linux has a folder at hand that cannot be flushed")
	}
	if err := (Disk{}).SyncDir("/proc"); err != nil {
		t.Errorf("a folder that cannot be flushed: %v", err)
	}
}
