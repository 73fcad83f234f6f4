package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"time"
)

// file is one that goes into a package.
type file struct {
	name       string
	content    []byte
	executable bool
}

func (f *file) mode() fs.FileMode {
	if f.executable {
		return 0o755
	}
	return 0o644
}

// tarGz packs files, all of one time and of nobody in particular.
func tarGz(files []file, at time.Time) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	t := tar.NewWriter(z)
	for _, f := range files {
		h := &tar.Header{Name: f.name, Mode: int64(f.mode()), Size: int64(len(f.content)), ModTime: at,
			Format: tar.FormatUSTAR}
		err := t.WriteHeader(h)
		if err == nil {
			_, err = t.Write(f.content)
		}
		if err != nil {
			return nil, err
		}
	}
	err = errors.Join(t.Close(), z.Close())
	return b.Bytes(), err
}

// zipped packs files, all of one time.
func zipped(files []file, at time.Time) ([]byte, error) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, f := range files {
		h := &zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: at}
		h.SetMode(f.mode())
		w, err := z.CreateHeader(h)
		if err == nil {
			_, err = w.Write(f.content)
		}
		if err != nil {
			return nil, err
		}
	}
	err := z.Close()
	return b.Bytes(), err
}

// gzipped packs one text, as man pages and lists of changes lie in Debian packages.
func gzipped(text []byte) []byte {
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestCompression)
	_, _ = z.Write(text) // Memory takes everything.
	_ = z.Close()
	return b.Bytes()
}

// under gives files another place.
func under(dir string, files []file) (moved []file) {
	for _, f := range files {
		f.name = path.Join(dir, f.name)
		moved = append(moved, f)
	}
	return moved
}

// lay writes files into a folder, with the time that they are to have in packages.
func lay(dir string, files []file, at time.Time) error {
	for _, f := range files {
		to := filepath.Join(dir, filepath.FromSlash(f.name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(to), 0o755), os.WriteFile(to, f.content, f.mode()),
			os.Chtimes(to, at, at)); err != nil {
			return err
		}
	}
	return nil
}

// licences are those of everything that is in the program: its own, those of Go and its modules, of fonts and of icons.
func licences() (files []file, err error) {
	patterns := []string{"LICENSE", "assets/licences/*.txt", "assets/fonts/*LICENSE*", "render/icons/LICENSE*",
		"render/icons/*licence*"}
	for _, pattern := range patterns {
		paths, err := filepath.Glob(pattern)
		if err != nil {
			return nil, err
		}
		for _, p := range paths {
			if strings.HasSuffix(p, ".go") {
				continue
			}
			b, err := os.ReadFile(p)
			if err != nil {
				return nil, err
			}
			name := filepath.Base(p)
			if filepath.Base(filepath.Dir(p)) == "icons" {
				name = "icons-" + name
			}
			files = append(files, file{name: name, content: b})
		}
	}
	return under("licences", files), nil
}
