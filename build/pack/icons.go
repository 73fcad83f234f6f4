package main

import (
	"bytes"
	"encoding/binary"
	"image/png"

	"safehouse/assets/icon"
)

// picture is the icon as a PNG file.
func picture(size int) []byte {
	var b bytes.Buffer
	if err := png.Encode(&b, icon.At(size)); err != nil {
		panic("pack: drawing the icon: " + err.Error()) // Memory takes everything.
	}
	return b.Bytes()
}

// windowsSizes are the sizes that Windows shows.
var windowsSizes = []int{16, 24, 32, 48, 64, 128, 256}

// ico is the icon in the sizes that Windows shows, each as a PNG.
func ico() []byte {
	sizes := windowsSizes
	le := binary.LittleEndian
	b := le.AppendUint16(le.AppendUint16(le.AppendUint16(nil, 0), 1), uint16(len(sizes)))
	var pictures []byte
	for _, size := range sizes {
		p := picture(size)
		b = append(b, byte(size), byte(size), 0, 0) // 256 is written as 0, which a byte does by itself.
		b = le.AppendUint16(le.AppendUint16(b, 1), 32)
		b = le.AppendUint32(le.AppendUint32(b, uint32(len(p))), uint32(6+16*len(sizes)+len(pictures)))
		pictures = append(pictures, p...)
	}
	return append(b, pictures...)
}

// icns is the icon in the sizes that macOS shows, each as a PNG under the name that stands for it.
func icns() []byte {
	var body []byte
	for _, entry := range []struct {
		name string
		size int
	}{{"icp4", 16}, {"icp5", 32}, {"icp6", 64}, {"ic07", 128}, {"ic08", 256}, {"ic09", 512}, {"ic10", 1024}} {
		p := picture(entry.size)
		body = append(body, entry.name...)
		body = binary.BigEndian.AppendUint32(body, uint32(8+len(p)))
		body = append(body, p...)
	}
	return append(binary.BigEndian.AppendUint32([]byte("icns"), uint32(8+len(body))), body...)
}
