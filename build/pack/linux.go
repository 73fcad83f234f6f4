package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"safehouse/assets/icon"
	"safehouse/game/catalog"
)

// iconSizes are those in which desktops look for icons.
var iconSizes = []int{16, 24, 32, 48, 64, 128, 256, 512}

// linux packs for both processors: as a Debian package, an RPM, and an archive for everything else.
func (r *release) linux() error {
	for _, arch := range []string{"amd64", "arm64"} {
		program, err := r.compile("linux", arch, "-buildmode=pie")
		if err != nil {
			return err
		}
		binary, err := os.ReadFile(program)
		if err != nil {
			return err
		}
		share, err := r.share()
		if err != nil {
			return err
		}
		if err := r.archive(arch, binary, share); err != nil {
			return err
		}
		for _, format := range []string{"deb", "rpm"} {
			if err := r.system(format, arch, binary, share); err != nil {
				return err
			}
		}
	}
	return nil
}

// share are the files that desktops look for, under share.
func (r *release) share() (files []file, err error) {
	desktop, err := r.fill("safehouse.desktop", r)
	if err != nil {
		return nil, err
	}
	changes, err := os.ReadFile("CHANGELOG.md")
	if err != nil {
		return nil, err
	}
	latest, err := newsOf(string(changes), r.Version)
	if err != nil {
		return nil, err
	}
	about, err := r.fill("metainfo.xml", struct {
		*release
		News *news
	}{r, latest})
	if err != nil {
		return nil, err
	}
	kinds, err := r.fill("mime.xml", catalog.Names())
	if err != nil {
		return nil, err
	}
	files = []file{
		{name: "applications/safehouse.desktop", content: desktop},
		{name: "metainfo/games.safehouse.Safehouse.metainfo.xml", content: about},
		{name: "mime/packages/games.safehouse.Safehouse.xml", content: kinds},
		{name: "icons/hicolor/scalable/apps/safehouse.svg", content: icon.SVG},
	}
	manuals, err := r.manuals()
	if err != nil {
		return nil, err
	}
	files = append(files, manuals...)
	for _, size := range iconSizes {
		files = append(files, file{name: fmt.Sprintf("icons/hicolor/%dx%d/apps/safehouse.png", size, size),
			content: picture(size)})
	}
	return under("share", files), nil
}

// news is what a release brings: a sentence about it, and its points.
type news struct {
	About  string
	Points []string
}

// newsOf reads it in the list of changes.
func newsOf(changes, version string) (*news, error) {
	_, text, found := strings.Cut(changes, "\n## "+version+" ")
	text, _, _ = strings.Cut(text, "\n## ")
	_, text, _ = strings.Cut(text, "\n") // The rest of the heading is the date.
	plain := strings.NewReplacer("**", "", "`", "", "\n  ", " ").Replace(text)
	about, points, listed := strings.Cut(plain, "\n- ")
	if !found || !listed || strings.TrimSpace(about) == "" {
		return nil, fmt.Errorf("the list of changes does not say what version %s brings", version)
	}
	n := &news{About: strings.Join(strings.Fields(about), " ")}
	for point := range strings.SplitSeq(points, "\n- ") {
		n.Points = append(n.Points, strings.Join(strings.Fields(point), " "))
	}
	return n, nil
}

// archive writes the archive that is installed by hand.
func (r *release) archive(arch string, binary []byte, share []file) error {
	texts, err := r.texts("linux", "README.txt", "CHANGELOG.md")
	if err != nil {
		return err
	}
	files := append([]file{{name: "bin/safehouse", content: binary, executable: true}}, share...)
	name := fmt.Sprintf("safehouse-%s-linux-%s", r.Version, arch)
	packed, err := tarGz(under(name, append(files, texts...)), r.time)
	if err != nil {
		return err
	}
	return os.WriteFile(r.path("%s.tar.gz", name), packed, 0o644)
}

// texts are what a player may want to read, and the licences.
func (r *release) texts(system, readme, changelog string) ([]file, error) {
	text, err := r.fill("README.txt", struct{ Version, System string }{r.Version, system})
	if err != nil {
		return nil, err
	}
	changes, err := os.ReadFile("CHANGELOG.md")
	if err != nil {
		return nil, err
	}
	all, err := licences()
	if system == "windows" {
		text, changes = crlf(text), crlf(changes)
	}
	return append([]file{{name: readme, content: text}, {name: changelog, content: changes}}, all...), err
}

// crlf ends lines as Windows does.
func crlf(text []byte) []byte { return bytes.ReplaceAll(text, []byte("\n"), []byte("\r\n")) }

// system writes a package of a system's own kind. Games lie in a folder of their own in Debian alone.
func (r *release) system(format, arch string, binary []byte, share []file) error {
	programs := "bin"
	if format == "deb" {
		programs = "games"
	}
	files := append([]file{{name: programs + "/safehouse", content: binary, executable: true}}, share...)
	all, err := licences()
	if err != nil {
		return err
	}
	changes, err := os.ReadFile("CHANGELOG.md")
	if err != nil {
		return err
	}
	docs := []file{{name: "changelog.gz", content: gzipped(changes)},
		{name: "copyright", content: copyright(all, format == "deb")}}
	if format == "deb" {
		debian := fmt.Sprintf(
			"safehouse (%s-1) unstable; urgency=medium\n\n  * Release %s; see changelog.gz.\n\n -- The Safehouse authors <safehouse@localhost.localdomain>  %s\n",
			r.Version, r.Version, r.time.Format(time.RFC1123Z))
		docs = append(docs, file{name: "changelog.Debian.gz", content: gzipped([]byte(debian))})
		overrides, err := data.ReadFile("data/lintian-overrides")
		if err != nil {
			return err
		}
		files = append(files, file{name: "share/lintian/overrides/safehouse", content: overrides})
	}
	files = append(files, under("share/doc/safehouse", docs)...)
	dir := filepath.Join(r.work, format+"-"+arch)
	if err := lay(dir, files, r.time); err != nil {
		return err
	}
	type content struct{ Source, Target, Mode string }
	fields := struct {
		*release
		Format, Arch string
		Files        []content
	}{r, format, arch, nil}
	for _, f := range files {
		fields.Files = append(fields.Files, content{filepath.Join(dir, f.name), "/usr/" + f.name,
			fmt.Sprintf("0%o", f.mode())})
	}
	config, err := r.fill("nfpm.yaml", fields)
	if err != nil {
		return err
	}
	recipe := filepath.Join(dir, "nfpm.yaml")
	if err := os.WriteFile(recipe, config, 0o644); err != nil {
		return err
	}
	return tool("nfpm", "package", "--config", recipe, "--packager", format, "--target", r.made)
}

// apache is the Apache License as it stands in the files of those who chose it, alone or with what comes after it.
var apache = regexp.MustCompile(
	`(?s)Apache License\s+Version 2\.0, January 2004.*?END OF TERMS AND CONDITIONS.*?limitations under the License\.`)

// copyright is the file in which systems look for licences. Debian keeps the Apache License once for all packages, and
// does not want it said again; what others wrote beneath it stays.
func copyright(licences []file, debian bool) []byte {
	var b bytes.Buffer
	b.WriteString("Safehouse is under the MIT License. It holds the work of others; all licences follow.\n")
	for _, f := range licences {
		text := bytes.TrimSpace(f.content)
		if debian {
			text = apache.ReplaceAllLiteral(text,
				[]byte("The Apache License, version 2.0: /usr/share/common-licenses/Apache-2.0"))
		}
		fmt.Fprintf(&b, "\n%s\n\n%s\n", filepath.Base(f.name), text)
	}
	return b.Bytes()
}
