package record

import (
	"encoding/base32"
	"encoding/hex"
	"slices"
	"strings"
)

// Token is a sum as people remember and compare it: four words, or a short code.
type Token struct {
	// SHA256 is the sum itself, in hexadecimal.
	SHA256 string `json:"sha256"`
	// Code is its bytes 4 to 8 in the letters and digits that are not taken for one another.
	Code string `json:"code"`
	// Words are the words of its bytes 0 to 3 in somebody's language; whoever shows them sets them (In).
	Words string `json:"words,omitempty"`
}

// codeLetters are those of Crockford's base 32, without I, L, O and U.
var codeLetters = base32.NewEncoding("0123456789ABCDEFGHJKMNPQRSTVWXYZ").WithPadding(base32.NoPadding)

// TokenOf is the token of a sum in hexadecimal; empty where that is none.
func TokenOf(sum string) Token {
	b, err := hex.DecodeString(sum)
	if err != nil || len(b) < 9 {
		return Token{}
	}
	code := codeLetters.EncodeToString(b[4:9])
	return Token{SHA256: sum, Code: code[:4] + " " + code[4:]}
}

// In gives the token with its words from a language's list, which has 256 with a space between each.
func (t Token) In(list string) Token {
	b, _ := hex.DecodeString(t.SHA256)
	if all := strings.Fields(list); len(b) > 3 && len(all) == 256 {
		t.Words = strings.Join([]string{all[b[0]], all[b[1]], all[b[2]], all[b[3]]}, " ")
	}
	return t
}

// Is reports whether somebody wrote down this token: its code, or its words in one of these lists.
func (t Token) Is(text string, lists ...string) bool {
	said := strings.Join(strings.Fields(text), " ")
	bare := strings.ReplaceAll(said, " ", "")
	return t.SHA256 != "" && said != "" && (strings.EqualFold(bare, strings.ReplaceAll(t.Code, " ", "")) ||
		strings.EqualFold(bare, t.SHA256) ||
		slices.ContainsFunc(lists, func(list string) bool { return strings.EqualFold(said, t.In(list).Words) }))
}
