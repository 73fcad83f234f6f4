package match

import (
	"safehouse/game"
	"safehouse/game/record"
)

// Promises is what everybody may write down of the match: what was promised before its first card and, when it is over,
// the seal on its record.
func (m *Match) Promises() (said []string) {
	if m.Desk.Writer == nil {
		return nil
	}
	promise, seal := m.Desk.Writer.Tokens()
	if promise != (record.Token{}) {
		promise = promise.In(m.Say("token.words"))
		said = append(said, m.Say("token.promise", game.Text(promise.Words), game.Text(promise.Code)))
	}
	if seal != (record.Token{}) {
		seal = seal.In(m.Say("token.words"))
		said = append(said, m.Say("token.seal", game.Text(seal.Words), game.Text(seal.Code)))
	}
	return said
}
