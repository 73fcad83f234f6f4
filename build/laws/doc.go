// Package laws holds the house to its laws: which room may know which, and what no committed file may say. It has
// tests only.
package laws
