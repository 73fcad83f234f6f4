//go:build !js

package main

import (
	"os"
	"path/filepath"

	"safehouse/game/storage"
	"safehouse/render/sound"
	"safehouse/scenes"
)

// serveWorker plays sounds, where the program runs as the process that does it for another, and then never returns.
func serveWorker() {
	if os.Args[0] == sound.Process && len(os.Args) == 2 {
		sound.Serve(os.Stdin, os.Stdout, os.Args[1])
		os.Exit(exitDone)
	}
}

// browser has only what a system gives as well: a folder for what the player is handed.
func browser(dirs folders) scenes.Browser {
	return scenes.Browser{Exchange: &scenes.Exchange{Save: func(name string, content []byte) (string, error) {
		files := storage.Local()
		if err := files.MakeDir(dirs.handed); err != nil {
			return "", err
		}
		path := filepath.Join(dirs.handed, name)
		return path, storage.Replace(files, path, content)
	}}}
}
