// Package ui is the kit of controls that every scene is made of: buttons, choices, text fields, paragraphs, a scroll
// panel, and the page that gives them focus, hover and press. Zero values work; each control needs an id, a label and
// a role, so that tests and screen readers find it.
//
// A scene lists its controls anew each tick and each frame, from what it knows; the page keeps only what the person
// does with them. The package knows no game and no scene, and sentences reach it already in the reader's language.
package ui
