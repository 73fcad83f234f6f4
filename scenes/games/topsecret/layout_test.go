package topsecret

// sizes are the screens on which everything must fit.
var sizes = [...]struct{ w, h float64 }{{1024, 640}, {1280, 720}, {1280, 800}, {1920, 1080}, {2560, 1080}, {3840, 2160}}
