// Package contrast has the theme of high contrast, as a pass over a display list, and the audit that measures what any
// list comes to: how well each text, picture and control stands out against what really lies under it.
//
// The pass knows no scene and no game. What a colour of the usual theme stands for, it reads from the palette and
// from what the items say of themselves: their sense and state. The package knows no Ebitengine.
package contrast
