package icons

import _ "embed" // The licence lies beside the icons.

// Licence is the licence of the icons, in full.
//
//go:embed LICENSE-phosphor.txt
var Licence string
