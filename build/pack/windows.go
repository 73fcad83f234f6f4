package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// windows packs for both processors: as a zip that needs no installing, and as an installer for one user.
func (r *release) windows() (err error) {
	dir := filepath.Join(r.work, "resources")
	if err := lay(dir, []file{{name: "safehouse.ico", content: ico()}}, r.time); err != nil {
		return err
	}
	for _, size := range windowsSizes {
		if err := lay(dir, []file{{name: fmt.Sprintf("icon-%d.png", size), content: picture(size)}}, r.time); err != nil {
			return err
		}
	}
	config, err := r.fill("winres.json", r)
	if err != nil {
		return err
	}
	if err := lay(dir, []file{{name: "winres.json", content: config}}, r.time); err != nil {
		return err
	}
	// The compiler takes resources in from the folder of the program: they lie there only while it does.
	const resources = "resources"
	defer func() {
		for _, arch := range []string{"amd64", "arm64"} {
			err = errors.Join(err, os.RemoveAll(resources+"_windows_"+arch+".syso"))
		}
	}()
	if err := tool("go-winres", "make", "--in", filepath.Join(dir, "winres.json"), "--out", resources, "--arch",
		"amd64,arm64"); err != nil {
		return err
	}
	for _, arch := range []string{"amd64", "arm64"} {
		if err := r.windowsFor(arch, filepath.Join(dir, "safehouse.ico")); err != nil {
			return err
		}
	}
	return nil
}

// installer is what the script of an installer is filled in with.
type installer struct {
	*release
	Target, Out, Icon, Folder string
}

func (r *release) windowsFor(arch, icon string) error {
	program, err := r.compile("windows", arch)
	if err != nil {
		return err
	}
	binary, err := os.ReadFile(program)
	if err != nil {
		return err
	}
	files, err := r.texts("windows", "README.txt", "CHANGELOG.txt")
	if err != nil {
		return err
	}
	files = append([]file{{name: "safehouse.exe", content: binary, executable: true}}, files...)
	name := fmt.Sprintf("safehouse-%s-windows-%s", r.Version, arch)
	packed, err := zipped(under(name, files), r.time)
	if err != nil {
		return err
	}
	if err := os.WriteFile(r.path("%s.zip", name), packed, 0o644); err != nil {
		return err
	}
	folder := filepath.Join(r.work, name)
	if err := lay(folder, files, r.time); err != nil {
		return err
	}
	setup, err := filepath.Abs(r.path("%s-setup.exe", name))
	if err != nil {
		return err
	}
	// Windows 10 on arm64 starts installers for x86, not those for amd64.
	kind := map[string]string{"amd64": "amd64-unicode", "arm64": "x86-unicode"}[arch]
	script, err := r.fill("installer.nsi", installer{r, kind, setup, icon, folder})
	if err != nil {
		return err
	}
	path := filepath.Join(r.work, name+".nsi")
	if err := os.WriteFile(path, script, 0o644); err != nil {
		return err
	}
	_, err = output("makensis", "-V2", path)
	return err
}
