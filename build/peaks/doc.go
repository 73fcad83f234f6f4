// Package peaks films the moments for which a table stops.
package peaks
