package main

import (
	"archive/zip"
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// long skips a test that builds whole packages, or needs tools that fetch whole systems: build/test --long installs
// them.
func long(t *testing.T) {
	t.Helper()
	if os.Getenv("SAFEHOUSE_LONG") != "1" {
		t.Skip("it takes minutes: build/test --long")
	}
}

// packed packs everything in a clone of the last commit of a checkout.
func packed(t *testing.T, checkout, clone string, env ...string) (dist string) {
	t.Helper()
	must(t, exec.Command("git", "clone", "-q", checkout, clone))
	pack := exec.Command("go", "run", "./build/pack", "all")
	pack.Dir, pack.Env = clone, append(os.Environ(), env...)
	must(t, pack)
	return filepath.Join(clone, "bin", "dist")
}

// must runs a command that may not fail, and gives what it says.
func must(t *testing.T, cmd *exec.Cmd) string {
	t.Helper()
	said, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", strings.Join(cmd.Args, " "), err, said)
	}
	return string(said)
}

// TestPackagesAreWhatTheySay builds everything twice, and installs and starts what this machine can start.
func TestPackagesAreWhatTheySay(t *testing.T) {
	long(t)
	one := filepath.Join(t.TempDir(), "one")
	dist := packed(t, ".", one)
	r := released(t)
	of, err := output("git", "-C", one, "log", "-1", "--format=%h", "--abbrev=8")
	if err != nil {
		t.Fatal(err)
	}
	want := "Safehouse " + r.Version + " (" + of + ")"
	t.Run("two builds with two caches are the same", func(t *testing.T) {
		again := packed(t, one, filepath.Join(t.TempDir(), "another", "place"), "GOCACHE="+t.TempDir())
		sums := func(dir string) string {
			b, err := os.ReadFile(filepath.Join(dir, "SHA256SUMS"))
			if err != nil {
				t.Fatal(err)
			}
			return string(b)
		}
		if a, b := sums(dist), sums(again); a != b {
			t.Errorf("the sums differ:\n%s\n%s", a, b)
		}
	})
	deb := filepath.Join(dist, "safehouse_"+r.Version+"-1_amd64.deb")
	t.Run("Debian's own checks", func(t *testing.T) {
		if said := must(t, exec.Command("lintian", "--fail-on", "error,warning", deb)); strings.Contains(said, "E: ") {
			t.Error(said)
		}
		dir := t.TempDir()
		must(t, exec.Command("dpkg-deb", "-x", deb, dir))
		must(t, exec.Command("desktop-file-validate", filepath.Join(dir, "usr/share/applications/safehouse.desktop")))
		must(t, exec.Command("appstreamcli", "validate", "--no-net",
			filepath.Join(dir, "usr/share/metainfo/games.safehouse.Safehouse.metainfo.xml")))
	})
	t.Run("a bare Debian", func(t *testing.T) { bareDebian(t, deb, want) })
	t.Run("Windows, as far as wine is it", func(t *testing.T) { underWine(t, dist, r.Version, want) })
	t.Run("macOS, as far as files tell", func(t *testing.T) {
		z, err := zip.OpenReader(filepath.Join(dist, "safehouse-"+r.Version+"-macos.zip"))
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = z.Close() }()
		found := map[string]bool{}
		for _, f := range z.File {
			found[f.Name] = true
			if f.Name != "Safehouse.app/Contents/MacOS/safehouse" {
				continue
			}
			in, err := f.Open()
			if err != nil {
				t.Fatal(err)
			}
			var b bytes.Buffer
			if _, err := b.ReadFrom(in); err != nil || f.Mode()&0o111 == 0 {
				t.Fatalf("the program may not be run: %v %v", f.Mode(), err)
			}
			checkUniversal(t, b.Bytes())
		}
		for _, name := range []string{"Info.plist", "Resources/safehouse.icns", "Resources/licences/LICENSE",
			"MacOS/safehouse"} {
			if !found["Safehouse.app/Contents/"+name] {
				t.Errorf("%s is missing", name)
			}
		}
	})
}

// bareDebian installs the package by apt where nothing else is, and looks for the program's window.
func bareDebian(t *testing.T, deb, want string) {
	if os.Getuid() != 0 {
		t.Skip("only root can make a system in a folder")
	}
	root := filepath.Join(t.TempDir(), "system")
	must(t, exec.Command("debootstrap", "--variant=minbase", "bookworm", root))
	for _, kept := range []string{"/etc/apt/apt.conf.d/.", "/etc/resolv.conf"} {
		// What the machine needs to reach its mirror.
		_ = exec.Command("cp", "-r", kept, filepath.Join(root, kept)).Run()
	}
	must(t, exec.Command("cp", deb, filepath.Join(root, "root", "game.deb")))
	inside := func(command string) *exec.Cmd {
		return exec.Command("chroot", root, "env", "HOME=/root", "DEBIAN_FRONTEND=noninteractive", "DISPLAY=127.0.0.1:77",
			"LIBGL_ALWAYS_SOFTWARE=1", "sh", "-c", command)
	}
	must(t, inside("apt-get update -qq; apt-get install -y -qq --no-install-recommends /root/game.deb libgl1-mesa-dri"))
	if got := must(t, inside("/usr/games/safehouse --version")); strings.TrimSpace(got) != want {
		t.Errorf("it says that it is %q, want %q", got, want)
	}
	display := exec.Command("Xvfb", ":77", "-screen", "0", "1280x1024x24", "+extension", "GLX", "-listen", "tcp", "-ac",
		"-noreset")
	game := inside("exec /usr/games/safehouse")
	for _, p := range []*exec.Cmd{display, game} {
		if err := p.Start(); err != nil {
			t.Fatal(err)
		}
		defer func() { _ = p.Process.Kill(); _ = p.Wait() }()
		time.Sleep(2 * time.Second)
	}
	find := exec.Command("xdotool", "search", "--sync", "--onlyvisible", "--class", "safehouse")
	find.Env = append(os.Environ(), "DISPLAY=:77")
	if window := must(t, find); strings.TrimSpace(window) == "" {
		t.Error("it opens no window")
	}
}

// prng is the library that Go needs on Windows and that old releases of wine lack.
const prng = `#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID b, ULONG n);
__declspec(dllexport) BOOL ProcessPrng(PBYTE b, SIZE_T n) { return SystemFunction036(b, (ULONG)n); }
`

// underWine installs the program for Windows, has it print, and removes it again: settings stay. It looks at files,
// since installers for Windows tell nothing by how they end.
func underWine(t *testing.T, dist, version, want string) {
	home := t.TempDir()
	wine := func(args ...string) string {
		cmd := exec.Command("xvfb-run", append([]string{"-a", "wine64"}, args...)...)
		cmd.Env = append(os.Environ(), "WINEPREFIX="+home, "WINEDEBUG=-all", "PATH=/usr/lib/wine:"+os.Getenv("PATH"))
		said, _ := cmd.CombinedOutput()
		return string(said)
	}
	wine("wineboot", "-i")
	source := filepath.Join(t.TempDir(), "prng.c")
	if err := os.WriteFile(source, []byte(prng), 0o600); err != nil {
		t.Fatal(err)
	}
	library := filepath.Join(home, "drive_c/windows/system32/bcryptprimitives.dll")
	if _, err := os.Stat(library); err != nil {
		must(t, exec.Command("x86_64-w64-mingw32-gcc", "-shared", "-o", library, source, "-ladvapi32"))
	}
	wine(filepath.Join(dist, "safehouse-"+version+"-windows-amd64-setup.exe"), "/S")
	users, err := filepath.Glob(filepath.Join(home, "drive_c/users/*/AppData/Local/Programs/Safehouse"))
	if err != nil || len(users) != 1 {
		t.Fatalf("the installer leaves %v (%v)", users, err)
	}
	program := filepath.Join(users[0], "safehouse.exe")
	for _, name := range []string{program, filepath.Join(users[0], "licences", "LICENSE"),
		filepath.Join(users[0], "uninstall.exe")} {
		if _, err := os.Stat(name); err != nil {
			t.Error(err)
		}
	}
	if got := wine(program, "--version"); !strings.Contains(got, want) {
		t.Errorf("it says that it is %q, want %q", got, want)
	}
	if got := wine(program, "simulate", "--game", "kompromat", "--seats", "easy,easy", "--games", "2", "--seed",
		"3"); !strings.Contains(got, `"decisions"`) {
		t.Errorf("simulate prints %q", got)
	}
	settings := filepath.Join(filepath.Dir(filepath.Dir(users[0])), "safehouse", "settings.json")
	if err := os.MkdirAll(filepath.Dir(settings), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(settings, []byte("{}"), 0o600); err != nil {
		t.Fatal(err)
	}
	wine(filepath.Join(users[0], "uninstall.exe"), "/S")
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(time.Second) {
		if _, err := os.Stat(program); err != nil {
			break
		}
	}
	if _, err := os.Stat(program); err == nil {
		t.Error("the program is still there after it was removed")
	}
	if _, err := os.Stat(settings); err != nil {
		t.Errorf("settings did not survive: %v", err)
	}
}

// TestThePageInABrowser plays the page in Chromium without a screen (build/web/check).
func TestThePageInABrowser(t *testing.T) {
	long(t)
	dir := filepath.Join(t.TempDir(), "page")
	must(t, exec.Command("go", "run", "./build/web", "-o", dir))
	check := filepath.Join("build", "web", "check")
	install := exec.Command("npm", "ci", "--silent")
	install.Dir = check
	must(t, install)
	play := exec.Command("node", filepath.Join(check, "check.mjs"), dir)
	play.Env = append(os.Environ(), "SAFEHOUSE="+os.Getenv("SAFEHOUSE_BINARY"))
	t.Log(must(t, play))
}
