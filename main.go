// Safehouse is a table for card games of spies. This file reads the command line and wires the rooms together; it is
// the only one that knows them all.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/adrg/xdg"
	"github.com/spf13/pflag"

	"safehouse/assets"
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/record"
	"safehouse/game/simulate"
	"safehouse/game/storage"
	"safehouse/game/words"
	"safehouse/scenes"
	"safehouse/scenes/games/all"
	"safehouse/scenes/locale"
)

// version is the release, the one at the head of CHANGELOG.md.
const version = "1.0.0"

// revision is what the release was built from, where the packager says it; a build in a checkout knows it by itself.
var revision string

// The exit codes: a window that cannot be opened, or a simulation that failed, is exitFailed; a command line or a file
// that cannot be used is exitUsage.
const (
	exitDone   = 0
	exitFailed = 1
	exitUsage  = 2
)

func main() { os.Exit(run(os.Args[1:], os.Getenv, os.Stdout, os.Stderr)) }

// program is one run of the program without its window.
type program struct {
	getenv   func(string) string
	out, err io.Writer
	// catalogue is every word that the program says, words those of the language in use.
	catalogue *words.Catalogue
	words     words.Reader
}

func run(args []string, getenv func(string) string, out, stderr io.Writer) int {
	serveWorker()
	catalogue, err := words.Load(assets.Words())
	if err != nil {
		_, _ = fmt.Fprintln(stderr, "safehouse:", err)
		return exitFailed
	}
	p := &program{getenv: getenv, out: out, err: stderr, catalogue: catalogue}
	o, refused := parse(args)
	lang := o.lang
	if lang == "" {
		lang = words.Match(locale.Names(p.getenv)...)
	}
	p.words = catalogue.In(lang)
	switch {
	case refused != nil:
		return p.refuse(refused)
	case o.help:
		p.print(p.words.T("cli.help", game.Text(strings.Join(catalog.Names(), ", "))))
		return exitDone
	case o.version:
		p.print(p.words.T("cli.version", game.Text(fullVersion())) + "\n")
		return exitDone
	case o.command == "verify":
		return p.verify(o)
	case o.command == "simulate":
		return p.simulate(o)
	default:
		return p.play(o)
	}
}

// print writes to standard output; where nobody reads it there is nobody to tell.
func (p *program) print(text string) { _, _ = io.WriteString(p.out, text) }

// complain writes one line to standard error.
func (p *program) complain(text string) { _, _ = io.WriteString(p.err, "safehouse: "+text+"\n") }

// refuse says what is wrong with the command line or a file.
func (p *program) refuse(r *game.Refusal) int {
	p.complain(p.words.Say(r.Line))
	return exitUsage
}

// json prints a result.
func (p *program) json(v any) int {
	e := json.NewEncoder(p.out)
	e.SetIndent("", "  ")
	if err := e.Encode(v); err != nil {
		return exitFailed
	}
	return exitDone
}

// fullVersion is the version with the revision that was built, where the build knows it.
func fullVersion() string {
	if revision != "" {
		return version + " (" + revision + ")"
	}
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" && len(s.Value) >= 8 {
				return version + " (" + s.Value[:8] + ")"
			}
		}
	}
	return version
}

// options are the command line.
type options struct {
	help, version, safe, fullScreen, windowed bool

	lang    words.Lang
	dataDir string
	seed    *uint64

	// command is "verify", "simulate" or empty; file is what it names.
	command, file string
	// promise and seal are what somebody wrote down of the match that is verified.
	promise, seal string

	// game is what simulate plays, plan how; table prints a table in place of JSON, progress tells it however the output
	// is read.
	game            string
	plan            simulate.Plan
	table, progress bool
}

// ofSimulate are the options that only simulate takes.
var ofSimulate = []string{"game", "seats", "games", "option", "side", "table", "progress"}

// ofVerify are the options that only verify takes.
var ofVerify = []string{"promise", "seal"}

// bare stands for the value of an option that takes none; nobody can type it.
const bare = "\x00"

// flags are the options by name.
func (o *options) flags() *pflag.FlagSet {
	set := pflag.NewFlagSet("safehouse", pflag.ContinueOnError)
	set.ParseErrorsAllowlist.UnknownFlagsHandling = pflag.PassUnknownFlagToArgs
	set.Usage = func() {} // What is printed is translated here.
	for name, on := range map[string]*bool{
		"help": &o.help, "version": &o.version, "fullscreen": &o.fullScreen, "windowed": &o.windowed, "safe-mode": &o.safe,
		"table": &o.table, "progress": &o.progress,
	} {
		set.BoolVar(on, name, false, "")
		set.Lookup(name).NoOptDefVal = bare
	}
	set.StringVar(&o.dataDir, "data-dir", "", "")
	set.StringVar(&o.game, "game", "", "")
	set.StringVar(&o.promise, "promise", "", "")
	set.StringVar(&o.seal, "seal", "", "")
	for name, take := range map[string]func(string) error{
		"lang": o.setLang, "seed": o.setSeed, "seats": o.setSeats, "games": o.setGames, "option": o.setOption,
		"side": o.setSide,
	} {
		set.Func(name, "", take)
	}
	return set
}

func (o *options) setLang(value string) error {
	if !slices.Contains(words.Languages(), words.Lang(value)) {
		return game.Refuse("", "cli.error.lang", game.Text(value))
	}
	o.lang = words.Lang(value)
	return nil
}

func (o *options) setSeed(value string) error {
	n, err := strconv.ParseUint(value, 10, 64)
	if err != nil {
		return game.Refuse("", "cli.error.number", game.Text("--seed"), game.Text(value))
	}
	o.seed = &n
	return nil
}

func (o *options) setGames(value string) error {
	const most = 10_000_000
	n, err := strconv.Atoi(value)
	if err != nil || n < 0 || n > most {
		return game.Refuse("", "cli.error.number", game.Text("--games"), game.Text(value))
	}
	o.plan.Matches = n
	return nil
}

func (o *options) setSeats(value string) error {
	o.plan.Players = nil
	for name := range strings.SplitSeq(value, ",") {
		player, ok := bots.ParsePlayer(name)
		if !ok {
			return game.Refuse("", "cli.error.level", game.Text(name))
		}
		o.plan.Players = append(o.plan.Players, player)
	}
	return nil
}

// setOption takes one option of the game that is simulated, KEY=N; whether the game has it is for the plan to say.
func (o *options) setOption(value string) error {
	key, number, given := strings.Cut(value, "=")
	n, err := strconv.Atoi(number)
	if !given || key == "" || err != nil {
		return game.Refuse("", "cli.error.option", game.Text(value))
	}
	if o.plan.Options == nil {
		o.plan.Options = game.Options{}
	}
	o.plan.Options[key] = n
	return nil
}

// setSide takes the player of all who play for one side, SIDE=PLAYER; whether the game has it is for the plan to say.
func (o *options) setSide(value string) error {
	side, name, _ := strings.Cut(value, "=")
	player, ok := bots.ParsePlayer(name)
	if side == "" || !ok {
		return game.Refuse("", "cli.error.side", game.Text(value))
	}
	if o.plan.Sides == nil {
		o.plan.Sides = map[string]bots.Player{}
	}
	o.plan.Sides[side] = player
	return nil
}

// parse reads the command line. Of several mistakes it tells one; what it understood, the language above all, is
// returned as well.
func parse(args []string) (o options, refused *game.Refusal) {
	refuse := func(key string, args ...game.Arg) {
		if refused == nil {
			refused = game.Refuse("", key, args...)
		}
	}
	set := o.flags()
	err := set.ParseAll(args, func(f *pflag.Flag, value string) error {
		switch {
		case value == bare:
			value = "true"
		case f.NoOptDefVal == bare:
			refuse("cli.error.noValue", game.Text("--"+f.Name))
			return nil
		case value == "":
			refuse("cli.error.value", game.Text("--"+f.Name))
			return nil
		}
		if refusal, ok := errors.AsType[*game.Refusal](set.Set(f.Name, value)); ok && refused == nil {
			refused = refusal
		}
		return nil
	})
	for i, arg := range set.Args() {
		dash := set.ArgsLenAtDash()
		literal := dash >= 0 && i >= dash
		if name, _, _ := strings.Cut(arg, "="); !literal && len(arg) > 1 && arg[0] == '-' {
			refuse("cli.error.flag", game.Text(name))
		} else if !o.operand(arg, literal) {
			refuse("cli.error.surplus", game.Text(arg))
		}
	}
	if e, ok := errors.AsType[*pflag.ValueRequiredError](err); ok {
		refuse("cli.error.value", game.Text("--"+e.GetSpecifiedName()))
	} else if e, ok := errors.AsType[*pflag.InvalidSyntaxError](err); ok {
		refuse("cli.error.flag", game.Text(e.GetSpecifiedFlag()))
	} else if err != nil { // The library keeps -h for itself.
		refuse("cli.error.flag", game.Text("-h"))
	}
	for command, only := range map[string][]string{"simulate": ofSimulate, "verify": ofVerify} {
		if stray := slices.IndexFunc(only, set.Changed); stray >= 0 && o.command != command {
			refuse("cli.error.flag", game.Text("--"+only[stray]))
		}
	}
	switch {
	case o.fullScreen && o.windowed:
		refuse("cli.error.window")
	case o.command == "verify" && o.file == "" && !o.help && !o.version:
		refuse("cli.error.file")
	}
	return o, refused
}

// operand takes in an argument that is no option; false where it is one too many. After «--» everything is a file.
func (o *options) operand(arg string, file bool) bool {
	switch {
	case arg == "":
		return false // It names nothing.
	case !file && o.command == "" && o.file == "" && (arg == "verify" || arg == "simulate"):
		o.command = arg
	case o.file == "" && o.command != "simulate":
		o.file = arg
	default:
		return false
	}
	return true
}

// verify replays a record, and prints its score and what it proves.
func (p *program) verify(o options) int {
	f, err := os.Open(o.file)
	if err != nil {
		return p.refuse(unreadable(o.file, err))
	}
	defer func() { _ = f.Close() }() // It is only read.
	report, err := record.Verify(f)
	if err == nil {
		if fault := report.Saw(o.promise, o.seal, p.tokens()...); fault != nil {
			err = fault
		}
	}
	if err == nil && report.Fair {
		if _, err = f.Seek(0, io.SeekStart); err == nil {
			report.Computers, err = record.Recompute(context.Background(), f, p.recomputing())
		}
	}
	if err != nil {
		return p.refuseFile(o.file, err)
	}
	for _, token := range []*record.Token{report.Promise, report.Seal} {
		if token != nil {
			*token = token.In(p.words.T("token.words"))
		}
	}
	result := struct {
		record.Report
		Unproved []string `json:"unproved,omitempty"`
	}{Report: report}
	for _, line := range report.Unproved() {
		result.Unproved = append(result.Unproved, p.words.Say(line))
	}
	return p.json(result)
}

// tokens are the words in which somebody may have written down a token, by language.
func (p *program) tokens() (lists []string) {
	for _, lang := range words.Languages() {
		lists = append(lists, p.catalogue.In(lang).T("token.words"))
	}
	return lists
}

// unreadable says why a file cannot be opened.
func unreadable(file string, err error) *game.Refusal {
	if errors.Is(err, fs.ErrNotExist) {
		return game.Refuse("", "cli.error.missing", game.Text(file))
	}
	return record.Unreadable(file, err)
}

// refuseFile says what is wrong with a file that was read, with the line where there is one.
func (p *program) refuseFile(file string, err error) int {
	if fault, ok := errors.AsType[*record.Fault](err); ok {
		where := p.words.T("cli.error.fault", game.Text(file), game.Number(fault.Line))
		p.complain(where + " " + p.words.Say(fault.Why))
		return exitUsage
	}
	if refusal, ok := errors.AsType[*game.Refusal](err); ok {
		p.complain(file + ": " + p.words.Say(refusal.Line))
		return exitUsage
	}
	return p.refuse(unreadable(file, err))
}

// play opens the window.
func (p *program) play(o options) int {
	dirs, files := foldersOf(o.dataDir), storage.Local()
	store, err := record.Open(files, dirs.data, dirs.settings, time.Now)
	if err != nil {
		p.complain(err.Error())
		return exitUsage
	}
	defer store.Close()
	cfg := scenes.Config{
		Store: store, Games: all.Games(), Files: files, Version: fullVersion(), SettingsDir: dirs.settings,
		ReportDir: dirs.reports, Lang: o.lang,
		Locales: locale.Names(p.getenv),
		Program: itself(), Browser: browser(dirs), Catalogue: p.catalogue, Seed: o.seed, Safe: o.safe,
		Now: time.Now, Log: slog.New(slog.NewTextHandler(p.err, nil)),
	}
	switch {
	case o.fullScreen:
		cfg.Window = scenes.FullScreen
	case o.windowed:
		cfg.Window = scenes.Windowed
	}
	if o.file != "" {
		loaded, said := p.load(store, o.file)
		if loaded == nil && (p.read() || displayTrouble(p.getenv) != nil) {
			return exitUsage
		}
		cfg.Open, cfg.Said = loaded, said // Whoever opened the file from a desktop reads it in the window alone.
	}
	if refusal := displayTrouble(p.getenv); refusal != nil {
		p.complain(p.words.Say(refusal.Line))
		return exitFailed
	}
	if err := scenes.Run(cfg); err != nil {
		reason, _, _ := strings.Cut(err.Error(), "\n")
		p.complain(p.words.T("cli.error.engine", game.Text(reason)))
		return exitFailed
	}
	return exitDone
}

// load reads the match that the command line names. What cannot be played is told, and given as a menu tells it. A
// damaged one is not opened: the player is told first, and may then open what could be kept of it.
func (p *program) load(store *record.Store, file string) (*record.Loaded, []game.Line) {
	path, err := filepath.Abs(file)
	if err == nil {
		_, err = os.Stat(path)
	}
	if err != nil {
		refusal := unreadable(file, err)
		p.refuse(refusal)
		return nil, []game.Line{refusal.Line}
	}
	name := game.Text(filepath.Base(path))
	loaded, err := store.Adopt(path)
	if err != nil {
		p.refuseFile(file, err)
		if loaded != nil {
			if told := p.tellTroubles(store); len(told) > 0 {
				return nil, told
			}
		}
		said := []game.Line{game.Say("menu.open.failed", name)}
		if refusal, ok := errors.AsType[*game.Refusal](err); ok {
			return nil, append(said, refusal.Line)
		}
		if fault, ok := errors.AsType[*record.Fault](err); ok {
			return nil, append(said, game.Say("menu.open.fault", game.Number(fault.Line)))
		}
		return nil, said
	}
	return loaded, nil
}

// tellTroubles says what the store did, and gives what it said.
func (p *program) tellTroubles(store *record.Store) (said []game.Line) {
	for {
		line, ok := store.Trouble()
		if !ok {
			return said
		}
		p.complain(p.words.Say(line))
		said = append(said, line)
	}
}

// folders are where the program keeps things, and where it puts what it hands the player.
type folders struct{ data, settings, reports, handed string }

// foldersOf are the system's own, unless the player names one for everything.
func foldersOf(dataDir string) folders {
	if dataDir != "" {
		return folders{dataDir, dataDir, dataDir, filepath.Join(dataDir, "shared")}
	}
	const name = "safehouse"
	if storage.InBrowser {
		return folders{data: "/" + name, settings: "/" + name} // Nobody could find a report there.
	}
	return folders{
		data:     filepath.Join(xdg.DataHome, name),
		settings: filepath.Join(xdg.ConfigHome, name),
		reports:  filepath.Join(xdg.StateHome, name),
		handed:   xdg.UserDirs.Download,
	}
}

// displayTrouble says why no window can be opened, where the engine would otherwise try the framebuffer. A display that
// is named and does not answer is left to the engine, which says so. A host that the program runs in hidden needs none.
func displayTrouble(getenv func(string) string) *game.Refusal {
	switch runtime.GOOS {
	case "windows", "darwin", "js":
		return nil
	}
	if getenv("EBITENGINE_VM_ENDPOINT") != "" {
		return nil
	}
	switch {
	case getenv("DISPLAY") != "":
		return nil
	case getenv("WAYLAND_DISPLAY") != "":
		return game.Refuse("", "cli.error.wayland")
	default:
		return game.Refuse("", "cli.error.display")
	}
}

// simulate lets computers play and prints the results.
func (p *program) simulate(o options) int {
	g, ok := catalog.Find(o.game)
	if !ok {
		return p.refuse(game.Refuse("", "cli.error.game", game.Text(o.game), game.Text(strings.Join(catalog.Names(), ", "))))
	}
	plan := o.plan
	plan.Game = g
	if o.seed != nil {
		plan.Seed = *o.seed
	}
	if refusal := plan.Check(); refusal != nil {
		return p.refuse(refusal)
	}
	begin := time.Now()
	if o.progress || terminal(p.err) {
		plan.Progress = p.progress("cli.progress", plan.Matches, begin)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	result, err := simulate.Run(ctx, plan, runtime.GOMAXPROCS(0))
	if err != nil {
		p.complain(p.words.T("cli.error.simulate", game.Text(err.Error())))
		return exitFailed
	}
	if o.table {
		p.table(result)
		return exitDone
	}
	return p.json(struct {
		simulate.Result
		Seconds float64 `json:"seconds"`
	}{result, time.Since(begin).Seconds()})
}

// beat is the least time between two lines of progress.
const beat = 500 * time.Millisecond

// recomputing tells on a terminal how many moves are worked out again.
func (p *program) recomputing() func(done, of int) {
	if !terminal(p.err) {
		return nil
	}
	var tell func(int)
	begin := time.Now()
	return func(done, of int) {
		if tell == nil {
			tell = p.progress("cli.progress.moves", of, begin)
		}
		tell(done)
	}
}

// progress writes how much is done, and how long the rest takes at this pace. The line of a terminal is written over.
func (p *program) progress(key string, of int, begin time.Time) func(int) {
	last := begin
	return func(done int) {
		now := time.Now()
		if done != of && now.Sub(last) < beat {
			return
		}
		last = now
		left := time.Duration(float64(now.Sub(begin)) / float64(done) * float64(of-done)).Round(time.Second)
		line := p.words.T(key, game.Number(done), game.Number(of), game.Number(int(left.Seconds())))
		switch {
		case !terminal(p.err):
			_, _ = fmt.Fprintln(p.err, line)
		case done == of:
			_, _ = fmt.Fprint(p.err, "\r"+strings.Repeat(" ", len(line)+1)+"\r")
		default:
			_, _ = fmt.Fprint(p.err, "\r"+line+" ")
		}
	}
}

// read reports whether somebody may read what is printed. A desktop starts programs without a terminal, and without
// anybody who looks at what they print.
func (p *program) read() bool { return terminal(p.err) || terminal(p.out) || terminal(os.Stdin) }

// terminal reports whether somebody watches what is written there: it is a device, and not the one that swallows
// everything.
func terminal(w any) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	if runtime.GOOS == "windows" {
		return true // It tells no two devices apart, and starts a program that has a window with none.
	}
	null, err := os.Stat(os.DevNull)
	return err != nil || !os.SameFile(info, null)
}

// table prints a result for a person to read.
func (p *program) table(r simulate.Result) {
	p.print(p.words.T("cli.table.title", game.Text(r.Game), game.Number(r.Matches), game.Number(r.Deals),
		game.Number(r.Draws)) + "\n")
	w := tabwriter.NewWriter(p.out, 0, 0, 2, ' ', 0)
	row := func(cells ...string) { _, _ = fmt.Fprintln(w, strings.Join(cells, "\t")) }
	head := func(first string) {
		row(p.words.T(first), p.words.T("cli.table.wins"), p.words.T("cli.table.shared"), p.words.T("cli.table.share"),
			p.words.T("cli.table.score"))
	}
	record := func(name string, r simulate.Record) {
		row(name, fmt.Sprint(r.Wins), fmt.Sprint(r.Shared), percent(r.Share), points(r.Score))
	}
	head("cli.table.player")
	for _, c := range r.Contestants {
		record(c.Player, c.Record)
	}
	head("cli.table.seat")
	for seat, s := range r.Seats {
		record(fmt.Sprint(seat+1), s)
	}
	if len(r.Sides) > 0 {
		head("cli.table.side")
	}
	for _, s := range r.Sides {
		row(s.Side+" ("+strings.Join(s.Players, ", ")+")", fmt.Sprint(s.Wins), "", percent(s.Share), "")
	}
	_ = w.Flush() // Where nobody reads it there is nobody to tell.
}

// percent writes a share with its interval, points a score.
func percent(e simulate.Estimate) string {
	return fmt.Sprintf("%.1f %% (%.1f–%.1f)", 100*e.Mean, 100*e.Low, 100*e.High)
}

func points(e simulate.Estimate) string {
	return fmt.Sprintf("%.1f (%.1f–%.1f)", e.Mean, e.Low, e.High)
}

// itself is the file of the program, empty where the system does not say: a page is none that can be started.
func itself() string {
	file, err := os.Executable()
	if err != nil {
		return ""
	}
	return file
}
