package topsecret

// odds is the panel of what rivals still hold.
func (b *brush) odds() {
	b.L.Fill(b.lay.Odds, skin.Log, 0)
}
