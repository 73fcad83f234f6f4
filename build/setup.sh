# What build/run, build/test and build/bench share: where the project is, which Go builds it, and how a missing
# package is installed. It is sourced, not run.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit 1
cache=$root/.cache
mkdir -p "$cache" "$root/bin"
export CGO_ENABLED=0
# What is packed names no folder of this machine. All is built so, tests too, so that nothing is compiled twice.
export GOFLAGS="${GOFLAGS:+$GOFLAGS }-trimpath"

say() { printf 'safehouse: %s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

# understands USAGE [WORD...] -- [ARGUMENT...]: refuses, with the exit code 2 and before anything is done, an argument that is
# none of the words, or that comes again.
understands() {
	local usage=$1 words=() word i
	shift
	while [ "$1" != -- ]; do
		words+=("$1")
		shift
	done
	shift
	for word in "$@"; do
		for i in "${!words[@]}"; do
			if [ "${words[i]}" = "$word" ]; then
				unset "words[i]"
				continue 2
			fi
		done
		say "'$word' is not understood, or is given twice: this is $usage"
		exit 2
	done
}

# as_root COMMAND...: runs it as root, through sudo where that is needed.
as_root() {
	if [ "$(id -u)" = 0 ]; then
		"$@"
	elif command -v sudo >/dev/null 2>&1; then
		sudo "$@"
	else
		fail "'$*' needs root, and there is no sudo. Run it as root, then try again."
	fi
}

# install WHY PACKAGE...: installs Debian packages, saying what and why. A name with '|' gives alternatives for
# different releases; the first that this release has is taken.
install() {
	local why=$1 package name chosen=()
	shift
	command -v apt-get >/dev/null 2>&1 ||
		fail "$why needs: $*. This is no Debian system; please install what provides them."
	as_root apt-get -qq update >/dev/null || fail "the package lists could not be fetched; is there a network?"
	for package in "$@"; do
		for name in ${package//|/ }; do
			if apt-cache show "$name" >/dev/null 2>&1; then
				chosen+=("$name")
				break
			fi
		done
	done
	say "installing ${chosen[*]}: $why"
	as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "${chosen[@]}" >"$cache/apt.log" 2>&1 ||
		fail "apt-get could not install ${chosen[*]}; its words are in $cache/apt.log"
}

# has_library SONAME: whether the dynamic linker knows it.
has_library() {
	local ldconfig
	ldconfig=$(command -v ldconfig || echo /sbin/ldconfig)
	"$ldconfig" -p 2>/dev/null | grep -qF "$1 "
}

# need_libraries: what the game opens at run time: OpenGL, X11 and its extensions, and ALSA for sound.
need_libraries() {
	local missing=() so package
	while read -r so package; do
		has_library "$so" || missing+=("$package")
	done <<-'END'
		libGL.so.1 libgl1
		libEGL.so.1 libegl1
		libX11.so.6 libx11-6
		libXrandr.so.2 libxrandr2
		libXcursor.so.1 libxcursor1
		libXinerama.so.1 libxinerama1
		libXi.so.6 libxi6
		libXrender.so.1 libxrender1
		libXext.so.6 libxext6
		libasound.so.2 libasound2t64|libasound2
	END
	ls /usr/lib/*/dri/*_dri.so >/dev/null 2>&1 || missing+=(libgl1-mesa-dri)
	[ ${#missing[@]} -eq 0 ] || install "the game opens these libraries when it starts" "${missing[@]}"
}

# at_least HAVE WANT: compares versions such as 1.26.0.
at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

go_version() { "$1" env GOVERSION 2>/dev/null | sed -E 's/^go([0-9.]+).*/\1/'; }

# need_go puts a Go that is new enough, as the toolchain line of go.mod says, first on PATH. An older Go, Debian's for one, fetches the right toolchain: by
# itself from 1.21 on, as an ordinary module before.
need_go() {
	local want go dir have arch
	want=$(awk '$1 == "toolchain" { sub("go", "", $2); print $2 }' go.mod)
	for dir in "" "$cache/go/bin/" /usr/local/go/bin/ /usr/lib/go/bin/; do
		go=$(command -v "${dir}go") || continue
		have=$(cd / && GOTOOLCHAIN=local go_version "$go")
		if [ -n "$have" ] && at_least "$have" "$want"; then
			PATH=$(dirname "$go"):$PATH
			export GOTOOLCHAIN=local
			return
		fi
	done
	go=$(command -v go || command -v /usr/local/go/bin/go || true)
	if [ -z "$go" ]; then
		install "the game is built with Go" golang-go ca-certificates
		go=$(command -v go) || fail "Debian's Go was installed but is not on PATH; please install Go $want from go.dev."
		have=$(cd / && GOTOOLCHAIN=local go_version "$go")
		at_least "$have" "$want" && return
	fi
	arch=$("$go" env GOARCH)
	say "fetching Go $want as a module: Go here is ${have:-unknown}, go.mod asks for $want"
	dir=$(mktemp -d "$cache/go-XXXXXX")
	if ! (cd "$dir" && echo 'module fetch' >go.mod && GOTOOLCHAIN=local GOFLAGS=-mod=mod "$go" mod download -json \
		"golang.org/toolchain@v0.0.1-go$want.linux-$arch" >"$dir/answer"); then
		fail "Go $want could not be fetched; please install Go $want or newer from go.dev."
	fi
	have=$(sed -nE 's/^[[:space:]]*"Dir": "(.*)",?$/\1/p' "$dir/answer")
	# Only a whole Go takes the place of the one before.
	cp -r "$have" "$dir/go" && chmod -R u+w "$dir/go" && chmod +x "$dir"/go/bin/* "$dir"/go/pkg/tool/*/* 2>/dev/null
	[ -x "$dir/go/bin/go" ] && rm -rf "$cache/go" && mv "$dir/go" "$cache/go"
	rm -rf "$dir"
	[ -x "$cache/go/bin/go" ] || fail "Go $want was fetched but cannot be run; please install Go $want or newer from go.dev."
	PATH=$cache/go/bin:$PATH
	export GOTOOLCHAIN=local GOROOT=
	unset GOROOT
}
