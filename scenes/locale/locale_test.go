package locale

import (
	"os"
	"slices"
	"strings"
	"testing"

	"safehouse/game/words"
)

// TestTheEnvironmentByItsRules holds the rules of POSIX for the variables and those of gettext for LANGUAGE, and what
// language follows from them.
func TestTheEnvironmentByItsRules(t *testing.T) {
	for _, c := range []struct {
		env  string
		want string
		lang words.Lang
	}{
		{"", "", words.English},
		{"LANG=fr_FR.UTF-8", "fr_FR.UTF-8", words.French},
		{"LANG=de_DE LC_MESSAGES=fr_FR", "fr_FR", words.French},
		{"LANG=fr_FR LC_MESSAGES=fr_FR LC_ALL=en_GB", "en_GB", words.English},
		{"LANG=fr_FR LC_MESSAGES= LC_ALL=", "fr_FR", words.French},
		{"LANG=en_US.UTF-8 LC_MESSAGES=fr_CH", "fr_CH", words.French},
		{"LANG=en_US.UTF-8 LC_CTYPE=fr_FR LC_TIME=fr_FR", "en_US.UTF-8", words.English},
		{"LANG=fr_FR.UTF-8@euro", "fr_FR.UTF-8@euro", words.French},
		{"LANG=fr@euro", "fr@euro", words.French},
		{"LANG=FR_ca.utf8", "FR_ca.utf8", words.French},
		{"LANG=french", "french", words.French},
		{"LANG=français.ISO-8859-1", "français.ISO-8859-1", words.French},
		{"LANG=French_France.1252", "French_France.1252", words.French},
		{"LANG=fr_XX.UTF-8", "fr_XX.UTF-8", words.French},
		{"LANG=de_DE.UTF-8", "de_DE.UTF-8", words.English},
		// The list, its end, and what stands in it without being of use.
		{"LANG=en_US.UTF-8 LANGUAGE=fr", "fr C", words.French},
		{"LC_ALL=en_US.UTF-8 LANGUAGE=fr_CA:en", "fr_CA en C", words.French},
		{"LANG=fr_FR.UTF-8 LANGUAGE=en_US:fr", "en_US fr C", words.English},
		{"LANG=en_US.UTF-8 LANGUAGE=de:fr:en", "de fr en C", words.French},
		{"LANG=en_US.UTF-8 LANGUAGE=de_AT.UTF-8:fr_BE.UTF-8@euro", "de_AT.UTF-8 fr_BE.UTF-8@euro C", words.French},
		{"LANG=en_US.UTF-8 LANGUAGE=:zh_Hans_CN::fr:", "zh_Hans_CN fr C", words.French},
		{"LANG=en_US.UTF-8 LANGUAGE=german:french", "german french C", words.French},
		{"LANG=fr_FR.UTF-8 LANGUAGE=english:french", "english french C", words.English},
		{"LANG=fr_FR.UTF-8 LANGUAGE=", "fr_FR.UTF-8", words.French},
		{"LANG=fr_FR.UTF-8 LANGUAGE=de", "de C", words.English},
		{"LANG=fr_FR.UTF-8 LANGUAGE=:", "C", words.English},
		{"LANG=fr_FR.UTF-8 LANGUAGE=de:C:fr", "de C", words.English},
		{"LANG=fr_FR.UTF-8 LANGUAGE=POSIX:fr", "C", words.English},
		// Where the locale has no translations, or none is set, there is no list.
		{"LANG=C LANGUAGE=fr", "C", words.English},
		{"LANG=fr_FR LC_ALL=POSIX LANGUAGE=fr", "POSIX", words.English},
		{"LANG=C.UTF-8 LANGUAGE=fr", "C.UTF-8", words.English},
		{"LANGUAGE=fr", "", words.English},
		{"LANG= LANGUAGE=fr", "", words.English},
	} {
		env := map[string]string{}
		for _, set := range strings.Fields(c.env) {
			name, value, _ := strings.Cut(set, "=")
			env[name] = value
		}
		got := environment(func(name string) string { return env[name] })
		if strings.Join(got, " ") != c.want {
			t.Errorf("with %q the names are %q, not %q", c.env, got, c.want)
		}
		if lang := words.Match(got...); lang != c.lang {
			t.Errorf("with %q the language is %s, not %s", c.env, lang, c.lang)
		}
	}
}

// TestTheListOfMacOSIsRead as the system prints it.
func TestTheListOfMacOSIsRead(t *testing.T) {
	printed := "(\n    \"zh-Hans-FR\",\n    \"fr-FR\",\n    en,\n    \"en-US\"\n)\n"
	if got, want := list(printed), []string{"zh-Hans-FR", "fr-FR", "en", "en-US"}; !slices.Equal(got, want) {
		t.Errorf("%q is read as %q", printed, got)
	}
}

// TestMacOSKnowsTheProgramByItsName, as the package and the lookup of its own language do.
func TestMacOSKnowsTheProgramByItsName(t *testing.T) {
	looked, err := os.ReadFile("names_darwin.go")
	if err != nil {
		t.Fatal(err)
	}
	packed, err := os.ReadFile("../../build/pack/data/Info.plist")
	if err != nil {
		t.Fatal(err)
	}
	_, name, _ := strings.Cut(string(looked), `const bundle = "`)
	name, _, ok := strings.Cut(name, `"`)
	if !ok || !strings.Contains(string(packed), "<key>CFBundleIdentifier</key><string>"+name+"</string>") {
		t.Errorf("the package is not called %q", name)
	}
}
