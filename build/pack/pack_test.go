package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"debug/macho"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"image/png"
	"io"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/record"
	"safehouse/game/storage"
	"safehouse/game/words"
	"safehouse/scenes/about/works"
)

// TestMain goes to the project's folder, where the command is run.
func TestMain(m *testing.M) {
	if err := os.Chdir(filepath.Join("..", "..")); err != nil {
		panic(err)
	}
	os.Exit(m.Run())
}

// released is a release that is not built.
func released(t *testing.T) *release {
	t.Helper()
	r, err := newRelease(filepath.Join(t.TempDir(), "dist"))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestPackedTwiceIsPackedTheSame: archives depend on what is in them and on the commit's time alone.
func TestPackedTwiceIsPackedTheSame(t *testing.T) {
	files := []file{{"bin/safehouse", []byte("program"), true}, {"share/a", []byte("text"), false}}
	at := time.Unix(1_790_000_000, 0).UTC()
	for name, pack := range map[string]func([]file, time.Time) ([]byte, error){"tar.gz": tarGz, "zip": zipped} {
		first, err := pack(files, at)
		if err != nil {
			t.Fatal(err)
		}
		second, err := pack(files, at)
		if err != nil || !bytes.Equal(first, second) {
			t.Errorf("%s: two archives differ (%v)", name, err)
		}
	}
	b, err := tarGz(files, at)
	if err != nil {
		t.Fatal(err)
	}
	z, err := gzip.NewReader(bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	modes := map[string]int64{}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		modes[h.Name] = h.Mode
		if !h.ModTime.Equal(at) || h.Uid != 0 || h.Uname != "" {
			t.Errorf("%s is of %v and belongs to %d %q", h.Name, h.ModTime, h.Uid, h.Uname)
		}
	}
	if want := map[string]int64{"bin/safehouse": 0o755, "share/a": 0o644}; !maps.Equal(modes, want) {
		t.Errorf("the archive holds %v, want %v", modes, want)
	}
}

// TestEveryDesktopFindsWhatItLooksFor: the files of a Linux desktop speak of this release, in both languages.
func TestEveryDesktopFindsWhatItLooksFor(t *testing.T) {
	r := released(t)
	share, err := r.share()
	if err != nil {
		t.Fatal(err)
	}
	content := map[string][]byte{}
	for _, f := range share {
		content[f.name] = f.content
	}
	for _, size := range iconSizes {
		name := filepath.Join("share/icons/hicolor", fmt.Sprintf("%dx%d", size, size), "apps/safehouse.png")
		picture, err := png.Decode(bytes.NewReader(content[name]))
		if err != nil || picture.Bounds().Dx() != size {
			t.Errorf("%s: %v", name, err)
		}
	}
	var about struct {
		Releases []struct {
			Version string   `xml:"version,attr"`
			Date    string   `xml:"date,attr"`
			News    []string `xml:"description>ul>li"`
		} `xml:"releases>release"`
		Paragraphs []struct {
			Lang string `xml:"lang,attr"`
		} `xml:"description>p"`
		Desktop string `xml:"launchable"`
	}
	if err := xml.Unmarshal(content["share/metainfo/games.safehouse.Safehouse.metainfo.xml"], &about); err != nil {
		t.Fatal(err)
	}
	if len(about.Releases) != 1 || about.Releases[0].Version != r.Version || about.Releases[0].Date != r.Date() {
		t.Errorf("the metainfo speaks of %v", about.Releases)
	}
	if len(about.Releases) > 0 && (len(about.Releases[0].News) < 2 ||
		strings.ContainsAny(strings.Join(about.Releases[0].News, ""), "*`\n")) {
		t.Errorf("the metainfo says that the release brings %q", about.Releases[0].News)
	}
	if langs := about.Paragraphs; len(langs) != 4 || langs[0].Lang != "" || langs[1].Lang != "fr" {
		t.Errorf("the metainfo has the paragraphs %v", langs)
	}
	desktop := string(content["share/applications/"+about.Desktop])
	for _, want := range []string{"Exec=safehouse %f\n", "MimeType=" + kindOfMatch + ";\n", "Icon=safehouse\n",
		"StartupWMClass=safehouse\n", "Comment[fr]="} {
		if !strings.Contains(desktop, want) {
			t.Errorf("the desktop file lacks %q", want)
		}
	}
	for _, lang := range words.Languages() {
		name := "share/man/" + string(lang) + "/man6/safehouse.6.gz"
		if lang == words.English {
			name = "share/man/man6/safehouse.6.gz"
		}
		z, err := gzip.NewReader(bytes.NewReader(content[name]))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		manual, err := io.ReadAll(z)
		if err != nil || !strings.Contains(string(manual), "Safehouse "+r.Version) {
			t.Errorf("%s speaks of another version (%v)", name, err)
		}
		for _, option := range options(t) {
			if n := strings.Count(string(manual), "\n.B "+strings.ReplaceAll(option, "-", `\-`)); n == 0 {
				t.Errorf("%s says nothing of %s", name, option)
			}
		}
	}
}

// options are those that the program takes, as it lists them itself.
func options(t *testing.T) []string {
	t.Helper()
	catalogue, err := words.Load(assets.Words())
	if err != nil {
		t.Fatal(err)
	}
	all := regexp.MustCompile(`(?m)^  (--[a-z-]+)`).FindAllString(catalogue.In(words.English).T("cli.help"), -1)
	for i := range all {
		all[i] = strings.TrimSpace(all[i])
	}
	if !slices.Contains(all, "--seats") || !slices.Contains(all, "--lang") {
		t.Fatalf("the program's help lists %v", all)
	}
	return all
}

// kindOfMatch is how desktops call a record.
const kindOfMatch = "application/x-safehouse-match"

// TestADesktopKnowsAMatch by how it begins, and by names such as the program gives; the database that it is asked in is
// made by the desktop's own tool.
func TestADesktopKnowsAMatch(t *testing.T) {
	share, err := released(t).share()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := lay(dir, share, time.Unix(1_790_000_000, 0)); err != nil {
		t.Fatal(err)
	}
	examples, err := filepath.Glob("game/record/testdata/*.jsonl")
	if err != nil || len(examples) == 0 {
		t.Fatalf("looking for records: %v, %v", examples, err)
	}
	kinds, err := os.ReadFile(filepath.Join(dir, "share/mime/packages/games.safehouse.Safehouse.xml"))
	if err != nil {
		t.Fatal(err)
	}
	var known struct {
		Kind struct {
			Name  string `xml:"type,attr"`
			Match struct {
				Value string `xml:"value,attr"`
			} `xml:"magic>match"`
			Globs []struct {
				Pattern string `xml:"pattern,attr"`
			} `xml:"glob"`
		} `xml:"mime-type"`
	}
	if err := xml.Unmarshal(kinds, &known); err != nil || known.Kind.Name != kindOfMatch {
		t.Fatalf("the kinds of files are %s (%v)", kinds, err)
	}
	for _, path := range examples {
		if b, err := os.ReadFile(path); err != nil || !strings.HasPrefix(string(b), known.Kind.Match.Value) {
			t.Errorf("%s is not known by how it begins (%v)", path, err)
		}
	}
	store, err := record.Open(storage.Disk{}, t.TempDir(), "", time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	for _, g := range catalog.Games() {
		for range 2 {
			w := store.Create(g.Name, game.Setup{Players: make([]game.Player, g.MinSeats)})
			if !slices.ContainsFunc(known.Kind.Globs, func(glob struct {
				Pattern string `xml:"pattern,attr"`
			}) bool {
				is, err := filepath.Match(glob.Pattern, w.File())
				return err == nil && is
			}) {
				t.Errorf("%s is not known by its name", w.File())
			}
		}
	}
	if _, err := exec.LookPath("update-mime-database"); err != nil {
		t.Skip("there is no update-mime-database here")
	}
	must(t, exec.Command("update-mime-database", filepath.Join(dir, "share/mime")))
	if magic, err := os.ReadFile(filepath.Join(dir, "share/mime/magic")); err != nil ||
		!bytes.Contains(magic, []byte(known.Kind.Match.Value)) {
		t.Errorf("the desktop's database does not know how a match begins (%v)", err)
	}
}

// TestEveryPackageHoldsEveryLicence: each module that is in the program, each font, and the icons.
func TestEveryPackageHoldsEveryLicence(t *testing.T) {
	files, err := licences()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range files {
		names = append(names, strings.TrimPrefix(f.name, "licences/"))
	}
	deps, err := output("go", "list", "-deps", "-f", "{{with .Module}}{{.Path}}{{end}}", ".")
	if err != nil {
		t.Fatal(err)
	}
	for _, module := range append(strings.Fields(deps), "go") {
		if module == "safehouse" {
			continue
		}
		if name := strings.ReplaceAll(module, "/", "_") + ".txt"; !slices.Contains(names, name) {
			t.Errorf("no licence of %s among %v", module, names)
		}
	}
	for _, name := range []string{"LICENSE", "icons-LICENSE-phosphor.txt", "Jost-LICENSE.txt"} {
		if !slices.Contains(names, name) {
			t.Errorf("%s is missing", name)
		}
	}
	for _, debian := range []bool{true, false} {
		text := string(copyright(files, debian))
		if strings.Contains(text, "\r") {
			t.Errorf("lines of Debian's (%v) file of licences end as elsewhere", debian)
		}
		for _, author := range []string{"Camilla Löwy", "Eric Woroshow", "The go-text authors"} {
			if !strings.Contains(text, author) {
				t.Errorf("Debian's (%v) file of licences does not name %s", debian, author)
			}
		}
		const whole = "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION"
		if here, elsewhere := strings.Contains(text, whole), strings.Contains(text, "common-licenses"); here == debian ||
			elsewhere != debian {
			t.Errorf("Debian's (%v) file of licences holds the Apache License: %v, says where it lies: %v", debian, here,
				elsewhere)
		}
	}
}

// TestAddressesAreToldWhereTheyAreGiven: the homepage, pictures beside it that are there, and where to tell of what
// goes wrong, and none of them otherwise. What the desktop's own tool has to say of it is nothing.
func TestAddressesAreToldWhereTheyAreGiven(t *testing.T) {
	const page, bugs = "https://example.org/safehouse/", "https://example.org/bugs/"
	for _, given := range []bool{false, true} {
		r := released(t)
		if given {
			r.Page, r.Bugs = page, bugs
		}
		share, err := r.share()
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(share, func(f file) bool { return strings.HasSuffix(f.name, ".metainfo.xml") })
		var about struct {
			URLs []struct {
				Kind    string `xml:"type,attr"`
				Address string `xml:",chardata"`
			} `xml:"url"`
			Screenshots []struct {
				Captions []struct {
					Lang string `xml:"lang,attr"`
				} `xml:"caption"`
				Image struct {
					Width   int    `xml:"width,attr"`
					Height  int    `xml:"height,attr"`
					Address string `xml:",chardata"`
				} `xml:"image"`
			} `xml:"screenshots>screenshot"`
		}
		if err := xml.Unmarshal(share[i].content, &about); err != nil {
			t.Fatalf("%v in %s", err, share[i].content)
		}
		told := map[string]string{}
		for _, u := range about.URLs {
			told[u.Kind] = u.Address
		}
		want := map[string]string{}
		if given {
			want = map[string]string{"homepage": page, "bugtracker": bugs}
		}
		if !maps.Equal(told, want) || given != (len(about.Screenshots) == len(catalog.Games())) || !given &&
			len(about.Screenshots) > 0 {
			t.Errorf("it tells of %v and shows %v", told, about.Screenshots)
		}
		for _, shown := range about.Screenshots {
			name, beside := strings.CutPrefix(shown.Image.Address, page)
			f, err := os.Open(filepath.Join("build", "web", "page", name))
			if err != nil || !beside {
				t.Fatalf("%s is not beside the page: %v", shown.Image.Address, err)
			}
			size, err := png.DecodeConfig(f)
			if err := errors.Join(err, f.Close()); err != nil || size.Width != shown.Image.Width ||
				size.Height != shown.Image.Height {
				t.Errorf("%s is %d × %d: %v", name, size.Width, size.Height, err)
			}
			if len(shown.Captions) != 2 || shown.Captions[1].Lang != "fr" {
				t.Errorf("%s is told of in %v", name, shown.Captions)
			}
		}
		script, err := r.fill("installer.nsi", installer{r, "amd64-unicode", "out", "icon", "folder"})
		if err != nil || strings.Contains(string(script), bugs) != given || strings.Contains(string(script), page) != given {
			t.Errorf("the installer's script is %s (%v)", script, err)
		}
		if _, err := exec.LookPath("appstreamcli"); err != nil {
			continue
		}
		path := filepath.Join(t.TempDir(), "games.safehouse.Safehouse.metainfo.xml")
		if err := os.WriteFile(path, share[i].content, 0o600); err != nil {
			t.Fatal(err)
		}
		must(t, exec.Command("appstreamcli", "validate", "--no-net", "--pedantic", path))
	}
}

// TestTheNewsAreThoseOfTheRelease, and a version of which nobody wrote anything is not packed.
func TestTheNewsAreThoseOfTheRelease(t *testing.T) {
	const changes = "# Changes\n\n## 1.1.0 – May 2027\n\nMore of\nit.\n\n- **One** thing,\n  told at length.\n- `Two` & more.\n\n## 1.0.0 – May 2026\n\nAll.\n\n- Three.\n"
	n, err := newsOf(changes, "1.1.0")
	if err != nil || n.About != "More of it." ||
		!slices.Equal(n.Points, []string{"One thing, told at length.", "Two & more."}) {
		t.Errorf("the news are %+v (%v)", n, err)
	}
	if n, err := newsOf(changes, "1.2.0"); err == nil {
		t.Errorf("of a version that is not there it says %+v", n)
	}
}

// TestPackagesOfTheSystemsOwnKinds are made around a program of a few bytes, and read as far as Debian reads them.
func TestPackagesOfTheSystemsOwnKinds(t *testing.T) {
	r := released(t)
	share, err := r.share()
	if err != nil {
		t.Fatal(err)
	}
	for _, format := range []string{"deb", "rpm"} {
		if err := r.system(format, "amd64", []byte("program"), share); err != nil {
			t.Fatal(err)
		}
	}
	deb := r.path("safehouse_%s-1_amd64.deb", r.Version)
	list, err := output("dpkg-deb", "--contents", deb)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"./usr/games/safehouse", "./usr/share/applications/safehouse.desktop", "./usr/share/doc/safehouse/copyright",
		"./usr/share/man/man6/safehouse.6.gz", "./usr/share/man/fr/man6/safehouse.6.gz",
		"./usr/share/mime/packages/games.safehouse.Safehouse.xml", "./usr/share/icons/hicolor/scalable/apps/safehouse.svg",
	} {
		if !strings.Contains(list+"\n", want+"\n") {
			t.Errorf("the Debian package lacks %s", want)
		}
	}
	if said, err := output("dpkg-deb", "--field", deb, "Version"); err != nil || said != r.Version+"-1" {
		t.Errorf("the Debian package is of version %q: %v", said, err)
	}
	b, err := os.ReadFile(r.path("safehouse-%s-1.x86_64.rpm", r.Version))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.HasPrefix(b, []byte{0xed, 0xab, 0xee, 0xdb}) || !bytes.Contains(b, []byte("libGL.so.1()(64bit)\x00")) {
		t.Error("the RPM does not begin, or ask for OpenGL, as it should")
	}
}

// TestAnUninstallerTakesAwayWhatItsInstallerLaid, and nothing that a player wrote.
func TestAnUninstallerTakesAwayWhatItsInstallerLaid(t *testing.T) {
	r := released(t)
	files, err := r.texts("windows", "README.txt", "CHANGELOG.txt")
	if err != nil {
		t.Fatal(err)
	}
	script, err := r.fill("installer.nsi", installer{r, "amd64-unicode", "out", "icon", "folder"})
	if err != nil {
		t.Fatal(err)
	}
	_, removal, found := strings.Cut(string(script), `Section "Uninstall"`)
	if !found || strings.Contains(removal, "AppData") || strings.Contains(removal, `$LOCALAPPDATA\safehouse`) {
		t.Errorf("the removal is %q", removal)
	}
	for _, f := range append(files, file{name: "safehouse.exe"}, file{name: "uninstall.exe"}) {
		want := `Delete "$INSTDIR\` + f.name + `"`
		if dir, _, within := strings.Cut(f.name, "/"); within {
			want = `RMDir /r "$INSTDIR\` + dir + `"`
		}
		if !strings.Contains(removal, want) {
			t.Errorf("%s stays", f.name)
		}
	}
	resources, err := r.fill("winres.json", r)
	if err != nil || !json.Valid(resources) {
		t.Errorf("the program's resources are %s (%v)", resources, err)
	}
}

// TestAProgramOfMoreThanItsCommitSaysSo: nobody could build it again.
func TestAProgramOfMoreThanItsCommitSaysSo(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("main.go", []byte("package main\n\nconst version = \"1.2.3\"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"init", "-q"}, {"add", "."},
		{"-c", "user.name=a", "-c", "user.email=a@localhost", "commit", "-qm", "first"}} {
		must(t, exec.Command("git", args...))
	}
	out := filepath.Join(t.TempDir(), "dist")
	r, err := newRelease(out)
	if err != nil || r.Version != "1.2.3" || strings.HasSuffix(r.Revision, changed) {
		t.Fatalf("the commit is %+v (%v)", r, err)
	}
	if err := os.WriteFile("extra.go", []byte("package main\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if again, err := newRelease(out); err != nil || again.Revision != r.Revision+changed {
		t.Errorf("with another file it is %+v (%v)", again, err)
	}
}

// TestIconsOfWindowsAndMacOS are read as these systems read them.
func TestIconsOfWindowsAndMacOS(t *testing.T) {
	b := ico()
	for i := range int(b[4]) {
		e := b[6+16*i:]
		size, at := int(e[8])|int(e[9])<<8|int(e[10])<<16, int(e[12])|int(e[13])<<8|int(e[14])<<16
		picture, err := png.Decode(bytes.NewReader(b[at : at+size]))
		if err != nil || picture.Bounds().Dx()&0xff != int(e[0]) {
			t.Errorf("picture %d of the ico: %v", i, err)
		}
	}
	b = icns()
	if length := int(b[4])<<24 | int(b[5])<<16 | int(b[6])<<8 | int(b[7]); string(b[:4]) != "icns" || length != len(b) {
		t.Fatalf("the icns is %d long and says %d", len(b), length)
	}
	seen := 0
	for b = b[8:]; len(b) > 0; seen++ {
		n := int(b[4])<<24 | int(b[5])<<16 | int(b[6])<<8 | int(b[7])
		if _, err := png.Decode(bytes.NewReader(b[8:n])); err != nil {
			t.Errorf("%s: %v", b[:4], err)
		}
		b = b[n:]
	}
	if seen != 7 {
		t.Errorf("the icns holds %d pictures", seen)
	}
}

// TestAUniversalProgramHoldsBoth: small programs for both processors come out as they went in, and that for arm64 is
// signed as Go signs it.
func TestAUniversalProgramHoldsBoth(t *testing.T) {
	dir := t.TempDir()
	source := filepath.Join(dir, "main.go")
	if err := os.WriteFile(source, []byte("package main\n\nfunc main() {}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	var all []slice
	for _, s := range []slice{{arch: "amd64", processor: 0x0100_0007, kind: 3}, {arch: "arm64", processor: 0x0100_000c}} {
		program := filepath.Join(dir, s.arch)
		build := exec.Command("go", "build", "-ldflags", "-s -w", "-o", program, source)
		build.Env = append(os.Environ(), "GOOS=darwin", "GOARCH="+s.arch, "CGO_ENABLED=0")
		if said, err := build.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, said)
		}
		var err error
		if s.content, err = os.ReadFile(program); err != nil {
			t.Fatal(err)
		}
		all = append(all, s)
	}
	checkUniversal(t, universal(all))
}

// checkUniversal holds a program for macOS to what the system asks for.
func checkUniversal(t *testing.T, b []byte) {
	t.Helper()
	fat, err := macho.NewFatFile(bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	var found []macho.Cpu
	for _, arch := range fat.Arches {
		found = append(found, arch.Cpu)
		const signature = 0x1d // LC_CODE_SIGNATURE
		signed := slices.ContainsFunc(arch.Loads,
			func(l macho.Load) bool { return arch.ByteOrder.Uint32(l.Raw()) == signature })
		if arch.Cpu == macho.CpuArm64 && !signed {
			t.Error("the program for arm64 is not signed: macOS would not start it")
		}
	}
	if !slices.Equal(found, []macho.Cpu{macho.CpuAmd64, macho.CpuArm64}) {
		t.Errorf("the program is for %v", found)
	}
}

// licence is what a bill of materials says of a part.
func (c component) licence() string {
	switch {
	case len(c.Licences) != 1:
		return ""
	case c.Licences[0].Licence != nil:
		return c.Licences[0].Licence.ID
	default:
		return c.Licences[0].Expression
	}
}

// TestTheBillOfMaterialsSaysWhatIsInTheProgram, told of this test, which is a Go program too.
func TestTheBillOfMaterialsSaysWhatIsInTheProgram(t *testing.T) {
	r := released(t)
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	r.programs = []string{self}
	if err := errors.Join(r.decoder(), r.materials("linux"), r.deliver()); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(filepath.Join(r.dist, fmt.Sprintf("safehouse-%s-linux.cdx.json", r.Version)))
	if err != nil {
		t.Fatal(err)
	}
	var bill struct {
		BOMFormat  string
		Metadata   struct{ Component component }
		Components []component
	}
	if err := json.Unmarshal(b, &bill); err != nil {
		t.Fatal(err)
	}
	image := slices.IndexFunc(bill.Components, func(c component) bool { return c.Name == "golang.org/x/image" })
	if bill.BOMFormat != "CycloneDX" || bill.Metadata.Component.Version != r.Version || image < 0 {
		t.Fatalf("the bill says %s", b)
	}
	if c := bill.Components[image]; !strings.HasPrefix(c.Properties[0].Value, "h1:") ||
		c.PURL != "pkg:golang/golang.org/x/image@"+c.Version {
		t.Errorf("a module stands there as %+v", c)
	}
	licences := map[string]string{"safehouse": bill.Metadata.Component.licence()}
	for _, c := range bill.Components {
		licences[c.Name] = c.licence()
		if c.licence() == "" || c.Version == "" {
			t.Errorf("the bill names no licence, or no version, of %+v", c)
		}
	}
	for name, want := range map[string]string{
		"safehouse": "MIT", "go": "BSD-3-Clause", "golang.org/x/image": "BSD-3-Clause", "Jost": "OFL-1.1",
		"Special Elite":  "Apache-2.0",
		"Phosphor Icons": "MIT", "brotli-dec-wasm": "MIT OR Apache-2.0",
	} {
		if licences[name] != want {
			t.Errorf("%s is under %q in the bill, want %q", name, licences[name], want)
		}
	}
	for _, w := range slices.Concat(works.Fonts, works.Pictures) {
		if !slices.ContainsFunc(bill.Components, func(c component) bool {
			return c.Name == w.Name &&
				c.Version == w.Version
		}) {
			t.Errorf("the bill does not name %s", w.Name)
		}
	}
	page := filepath.Join(t.TempDir(), "page.wasm")
	compile := exec.Command("go", "build", "-ldflags", "-s -w", "-o", page, "./build/pack")
	compile.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	must(t, compile)
	info, err := infoOf(page)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.ContainsFunc(info.Deps, func(m *debug.Module) bool {
		return m.Path == "golang.org/x/image" && m.Sum == bill.Components[image].Properties[0].Value
	}) {
		t.Errorf("a program for browsers says that it is made of %v", info.Deps)
	}
	check := exec.Command("sha256sum", "--check", "--strict", "SHA256SUMS")
	check.Dir = r.dist
	if said, err := check.CombinedOutput(); err != nil {
		t.Errorf("the sums: %v\n%s", err, said)
	}
}

// TestWhatLiesThereStays: packages of another system, of another version and of nobody known lie beside what is made,
// and the sums are of all packages. What fails leaves everything as it was, and what was made aside goes.
func TestWhatLiesThereStays(t *testing.T) {
	dir := t.TempDir()
	before := map[string]string{
		"safehouse-1.0.0-linux-amd64.tar.gz": "linux", "safehouse-0.9.0-web.zip": "earlier", "safehouse-notes.txt": "notes",
		"letter":     "letter",
		"made-1.0.0": "made before", "SHA256SUMS": "sums", "work/own": "own", "safehouse-folder/own": "own",
	}
	for name, content := range before {
		path := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700),
			os.WriteFile(path, []byte(content), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	lies := func() map[string]string {
		found := map[string]string{}
		if err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() {
				return err
			}
			b, err := os.ReadFile(path)
			name, _ := filepath.Rel(dir, path)
			found[name] = string(b)
			return err
		}); err != nil {
			t.Fatal(err)
		}
		return found
	}
	write := func(r *release) error { return os.WriteFile(r.path("safehouse-1.0.0-web.zip"), []byte("page"), 0o600) }
	broken := errors.New("broken")
	err := pack([]target{{name: "web", pack: write}, {name: "macos", pack: func(*release) error { return broken }}}, dir,
		"", "")
	if !errors.Is(err, broken) || !maps.Equal(lies(), before) {
		t.Errorf("after a failure (%v) there lies %v", err, lies())
	}
	if err := pack([]target{{name: "web", pack: write}}, dir, "", ""); err != nil {
		t.Fatal(err)
	}
	after := lies()
	if after["safehouse-1.0.0-web.zip"] != "page" {
		t.Error("what was made is not there")
	}
	for _, name := range []string{"safehouse-1.0.0-linux-amd64.tar.gz", "safehouse-0.9.0-web.zip",
		"safehouse-1.0.0-web.zip", "-web.cdx.json"} {
		if !strings.Contains(after["SHA256SUMS"], name+"\n") {
			t.Errorf("%s is not summed in %s", name, after["SHA256SUMS"])
		}
	}
	delete(before, "SHA256SUMS")
	for name, content := range before {
		if after[name] != content {
			t.Errorf("%s is %q, and was %q", name, after[name], content)
		}
	}
	if names, _ := filepath.Glob(filepath.Join(dir, ".*")); len(names) != 0 {
		t.Errorf("what was made aside is still there: %v", names)
	}
}

// TestWindowsReadsTheTexts: lines end as its editors want them, and a zip keeps what may be run.
func TestWindowsReadsTheTexts(t *testing.T) {
	files, err := released(t).texts("windows", "README.txt", "CHANGELOG.txt")
	if err != nil {
		t.Fatal(err)
	}
	if text := string(files[0].content); strings.Count(text, "\r\n") != strings.Count(text, "\n") ||
		!strings.Contains(text, "%LOCALAPPDATA%") {
		t.Errorf("the text is %q", text)
	}
	b, err := zipped([]file{{"a", nil, true}}, time.Unix(1_790_000_000, 0))
	if err != nil {
		t.Fatal(err)
	}
	z, err := zip.NewReader(bytes.NewReader(b), int64(len(b)))
	if err != nil || z.File[0].Mode() != 0o755 {
		t.Errorf("the program may not be run: %v %v", z.File[0].Mode(), err)
	}
}
