// Package record keeps matches in files, so that whatever is killed at whatever moment goes on at the last completed
// move, and so that anybody can prove of a match that is over how it was dealt and played. It is the only room under
// game/ that reads and writes files, by the file system that it is given (package storage); it knows no screen and no
// game's state.
//
// # The format, version 3
//
// A record is a text file in UTF-8 with one JSON object a line, without spaces between its members, each line ended by
// one line feed. In its texts a quotation mark and a backslash follow a backslash; U+2028 and U+2029 are written as
// \u2028 and \u2029, and nothing else that can stand there is escaped. The first line is the header; members come in
// this order:
//
//	safehouse    the version of the format, always the first member
//	game         the game's name
//	rules        the version of the game's rules, a whole number that is another whenever a record would be replayed
//	             otherwise
//	begun        1 or 2 where the match was begun in that version of the format; left out else
//	options      whole numbers by key, in the order of the keys; left out where none were chosen
//	players      one object a seat: name, of 16 letters at most, or 64 where the match was begun in an earlier version;
//	             and for a computer its level as computer, and who of the cast plays for it as character; one who is not
//	             known there plays as the plain level
//	number       the whole number that a player gave for the seed, which is then the SHA-256 of "safehouse seed " and
//	             that number in decimal; left out where the seed was drawn by lot
//	seed, nonce  32 bytes each, in hexadecimal, once the match is over
//	hidden       both, one after the other, scrambled, while it runs
//	commitment   the promise, below
//	started      when the match began (RFC 3339)
//
// Every other line is words, a move, a note or the end, in the order in which they were made. Words stand between the
// header and all else, and have one member, words: what somebody at the table added once the promise had been shown. A
// move has a seat, "0" to "5" or "nature", and its text as move; sealed marks a choice that was secret when it was
// made. While the match runs, moves of Nature's and sealed ones have hidden in place of move. The end is the last line
// of a match that is over, and has one member, end: the number of moves. A note has one member, note, with a kind, a
// seat, which may be "table", a number n and a text; sealed marks a text for its seat only, in place of which stands
// hidden while the match runs. Replaying skips notes. A match that runs goes on where one is damaged, or makes no
// sense; Verify does not, nor where one is of another kind: whoever adds a kind raises the version. The kinds:
//
//	played  moves were made from there on when a match of its folder had been sat down to for the n-th time; of several
//	        the last counts, and the match with the highest is the one that was played last
//	saw     n is the number of moves that the seat has seen
//	mark    a mark in the seat's notebook, sealed
//	seat    after n moves the seat was given to the computer, whose level is the text, or back to its person, and the
//	        text is person. Only seats of persons are given, and the moves after it count for the seat all the same
//	code    the code by which the seat's person takes the screen, sealed: a salt and a salted SHA-256 in hexadecimal. It
//	        keeps the code from a glance; whoever tries out all codes has it at once. Without a text the code was given
//	        up. The text is left out for good when the match is over
//	budget  from n moves on the computer on the seat is allowed the work that the text says on each kind of decision
//	thought before move n, counted from 0, of the seat's computer: the text is the number of moves that had been made
//	        when it began to think, and "unready" behind it where what is worked out beforehand for such matches was
//	        not ready then. Without the note the computer began when n moves had been made; of several for one move the
//	        last counts
//	opponents
//	        from n moves on the computers are of the version that the text names, a whole number that is another whenever
//	        somebody plays otherwise
//	hint    after n moves the seat's person was given a hint
//
// With the seed, budgets and thoughts are all that it takes to work out again why a computer moved as it did
// (Decisions). Three seats choose at the same time; the computer on the third began when nobody had chosen:
//
//	{"note":{"kind":"budget","seat":"2","text":"turn:600"}}
//	{"seat":"0","move":"play 20","sealed":true}
//	{"seat":"1","move":"play mole","sealed":true}
//	{"note":{"kind":"thought","seat":"2","n":9,"text":"7"}}
//	{"seat":"2","move":"play 40","sealed":true}
//	{"note":{"kind":"hint","seat":"0","n":10}}
//
// The last member of every line is sum: the SHA-256, in hexadecimal, of the sum of the line above, as those 64 digits
// (nothing for the header), followed by this line as it stands in plain, without its sum. A match that runs has the
// same sums as when it is over: there they are of what the lines will say then. So each line hangs on all above it, and
// the last sum is the seal of the whole. A line without its line feed is unfinished and does not count: its move was
// never completed. In a shell, of a match that is over:
//
//	sum=; while IFS= read -r line
//	do sum=$(printf '%s%s}' "$sum" "${line%,\"sum\":*}" | sha256sum | cut -c 1-64)
//	   test "${line##*\"sum\":\"}" = "$sum\"}" || echo "another line: $line"
//	done <FILE; echo "$sum"
//
// # The promise
//
// The commitment is the SHA-256, in hexadecimal, of the header as it stands in plain above the commitment: the header's
// line once the match is over, cut before ,"commitment":" and closed with }. It binds game, rules, options, names,
// seats, levels, characters, number and seed, and nobody can guess what it binds, since the nonce is drawn by lot;
// where a number was given, which everybody may know, the nonce is zeros. It stands in the header before the first card
// is dealt.
//
// People compare a promise, and the seal at the end, as a Token: the bytes 0 to 3 of the SHA-256 are four words, each
// of a list of 256 that a language has (token.words in assets/words), counted from 0; the bytes 4 to 8 are a code of
// eight letters and digits in Crockford's base 32, 0123456789ABCDEFGHJKMNPQRSTVWXYZ.
//
// # The deal
//
// The dealing seed is the seed; for each line of words in turn it becomes the SHA-256 of its 32 bytes followed by
// "words/" and the words. Move n of Nature's, counted from 0 over her moves alone, is drawn from a stream of its own:
// ChaCha8 of Go's math/rand/v2 (the C2SP's chacha8rand), whose key is the SHA-256 of the 32 bytes of the dealing seed
// followed by the text "deal/" and n in decimal. One number below the count of moves that she may make then is drawn
// from it, and names the move among them, counted from 0 in the order given with each game: where the count is a power
// of two, the low bits of the stream's first 64, its first eight bytes little end first; otherwise the high 64 bits of
// the product of those 64 and the count, drawn anew as long as the low 64 bits of the product are less than 2 to the
// 64th modulo the count. A single move is drawn like any other. Of number 8, without words, seed, key of her move 0 and
// its draws below 2, 3, 8 and 29:
//
//	seed  19acdae487b468207ce54fe4470746151eb62fec8df6e96a0e5fd3b996a73fda
//	key   47218db87c0c4e58362e89fc58d36c7c59655ecd26b0772a17e47e5e65dc129f
//	draws 0 2 0 21
//
// Lessons are dealt from what was prepared for them and have no records, so that no record has a prepared deal.
//
// # What a record proves
//
// Verify proves of a match that is over that all lines hang on one another up to the end, that the header is what was
// promised, that the promised seed and the words deal every card, that every move was legal and secret where it had to
// be, and that what the header says of options, number, names and date can be. Recompute works out every move of a
// computer's again, from the view of its seat, the stream of the dealing seed under "bot/SEAT/N", where N moves had
// been made when it began to think, and its budget: where the record names the opponents of this program, the budget
// has to be theirs, and each move has to come out the same.
//
// Moves of persons, the date, and who the opponents were and when they began to think are held by the seal alone.
// Whoever has the only copy of a file may write it anew as a whole: other moves of persons with another seal, or other
// names, levels and options with another promise. Only who wrote down the promise before the first card and the seal
// after the last, or has a copy, can tell (Report.Saw): a file that one person kept alone proves that it could have
// been so, not that it was. A thought is believed to have begun where the record says, if the same was to be decided
// there. A seed given by number proves no luck, since whoever gave it may have tried others before; words that another
// added mend that.
//
// # Versions 1 and 2
//
// They are read still, and say that they prove less: the commitment was the SHA-256 of the 32 bytes of the seed and the
// 8 of the nonce, in hexadecimal with 16 digits, and bound nothing else; there was no end and no rules; members came in
// any order. Lines were summed up by eight hexadecimal digits, the CRC-32 (IEEE) of the sum of the line above, as four
// bytes, big end first (zeros for the header), followed by the line without its sum: that finds damage, not intent, and
// lines written by hand need none. In version 1 the options of matches that go on by earlier rules (Earlier in package
// catalog) were left out, and are taken to stand there. Such a match goes on in version 3, under its old promise, with
// begun in its header.
//
// # Scrambling
//
// It protects from a glance into the file, not from an attacker: the key stream is ChaCha8, seeded with the SHA-256 of
// "safehouse record", the commitment and the place in the record ("seed", "move 0", "note 0", …, counted over all moves
// and over all notes, hidden or not), with a zero byte between each. It lies over the length of the text in two bytes,
// big end first, the text and zeros up to a multiple of 24 bytes, and the whole is written in base64 without padding.
// When the match is over the file is rewritten in plain, as a temporary file that takes the place of the first, so that
// anybody can open the commitment and deal the match again.
//
// # KOMPROMAT
//
// Its options are starter, 1 or 2 for a seat that starts without a lot, and narrow, 1 in a match that goes on by the
// rules as version 1 knew them. Its moves, with missions of the row and cards of an attempt counted from 1:
//
//	nature     first SEAT, lay MISSION (1 to 29), deal CARD, peek CARD, hit N; a CARD is half, 1/11a, 1/11b, 2 to 6,
//	           7a, 7b, 7c, 8, 9 or 10
//	placing    draw, place N, stop
//	items      use night N, use binoculars, use stun N, use smoke N, use papers TOKENS, use pen + or -; then seen,
//	           order 213, remove N or keep; pass and done decline
//	reveal     declare N, the number of its 1/11 that count as 11; discard or hold a token after 21
//
// Nature lets either seat start, 0 before 1, or the one that was chosen. She may lay each mission that is left, in the
// order of their numbers. Those from 25 on are counter-intelligence: first the four places of the row are laid, then a
// cover on each of them there, in the order of the places; counter-intelligence drawn for that is set aside, and is
// left again once the row is complete. Whatever else was laid is not.
//
// She may deal each card of the seat's deck, which is whole again in each round, in the order of the list above, but
// one that is known to lie on top is the only one. For binoculars she peeks at each card of the deck that is not known
// to lie there, until three are known, or all; the digits of an order are the places in which they became known, that
// of the top card first. She hits each card of the rival's that lies face down at the mission; hit and remove count all
// that were placed there, the one face up as 1, also those that were taken out.
//
// Sealed is order alone. A seat that can only stop, has only seen something, or can put back in one order only, says so
// all the same. A seat declares nothing where it has no 1/11 at the mission, and is not asked for items where none that
// it has could do anything.
//
// The beginning of a record of version 2, in plain and without sums: Nature draws who starts, lays four missions (with
// a counter-intelligence card and its cover among them) and deals; the first seat places its card at the second
// mission, draws once more and stops. Here, as in all examples, what is indented belongs to the line above.
//
//	{"safehouse":2,"game":"kompromat",
//	  "players":[{"name":"Ada"},{"name":"Bea","computer":"easy"}],
//	  "started":"2026-03-01T12:00:00+01:00"}
//	{"seat":"nature","move":"first 0"}
//	{"seat":"nature","move":"lay 11"}
//	{"seat":"nature","move":"lay 27"}
//	{"seat":"nature","move":"lay 1"}
//	{"seat":"nature","move":"lay 13"}
//	{"seat":"nature","move":"lay 20"}
//	{"seat":"0","move":"draw"}
//	{"seat":"nature","move":"deal 7b"}
//	{"seat":"0","move":"place 2"}
//	{"note":{"kind":"saw","seat":"0","n":9}}
//	{"seat":"0","move":"draw"}
//	{"seat":"nature","move":"deal 1/11a"}
//	{"seat":"0","move":"stop"}
//
// # TOP SECRET
//
// Its options, besides those of the screen, which the rules do not look at: value1 to value5, the documents' points;
// series and called, 1 where they are on; seconds. Its moves, with seats as everywhere counted from 0:
//
//	nature     marker SEAT, deal
//	sealed     play CARD, where a CARD is a document's points, agent, mole or assassin; bank or leave, what becomes of
//	           a single face-up card
//	open       call or silence, after an assassin where «Boum!» is called; steal SEAT
//
// Nature gives the marker to one of the seats, in their order; in a series she deals each further game, which is one
// move and draws nothing, but counts. A seat with one card left plays it all the same. A thief with one seat to take
// from takes without a move; nobody is asked what becomes of two cards face up, nor of any in the last turn.
//
// The beginning of a record: the third seat has the marker, all choose a card in any order, the first seat's mole has
// two cards to take from, and two seats decide what becomes of their card. In the second turn the stolen document is
// protected by a special agent, and the bomb is called in time.
//
//	{"safehouse":2,"game":"topsecret","options":{"called":1},
//	  "players":[{"name":"Ada"},{"name":"Bea","computer":"easy"},{"name":"Cid","computer":"expert"}],
//	  "started":"2026-03-01T12:00:00+01:00"}
//	{"seat":"nature","move":"marker 2"}
//	{"seat":"1","move":"play 40","sealed":true}
//	{"seat":"0","move":"play mole","sealed":true}
//	{"seat":"2","move":"play 30","sealed":true}
//	{"seat":"0","move":"steal 1"}
//	{"seat":"2","move":"bank","sealed":true}
//	{"seat":"0","move":"leave","sealed":true}
//	{"seat":"0","move":"play agent","sealed":true}
//	{"seat":"1","move":"play assassin","sealed":true}
//	{"seat":"2","move":"play 50","sealed":true}
//	{"seat":"1","move":"call"}
//
// # GET ADLER!
//
// Its options, each 1 where it is on, are abilities, mission and quick, and the house rules ownfirst, misnamed,
// fallends, nobluff, onebomb, smallrefill and accuseronly. Its moves:
//
//	nature         branch CARD N, role CHARACTER, draw CARD N, first SEAT, take CARD N; the N-th card of its kind,
//	               counted from 1, in the pile, or in the hand from which binoculars take
//	everybody      ready, after the first look at what was dealt
//	turn           ask SEAT TRAIT COLOUR, look SEAT, spy SEAT N, arrest SEAT, arrest SEAT adler or collins, discard CARD
//	question       yes, no
//	hands          seen, after a look; give CARD, after binoculars and in Collins's exchange; loot CARD and enough, from
//	               an eliminated hand; what is given and looted is sealed
//	confrontation  reply CARD, surrender; pursue, letgo; shoot, hold
//
// Nature may draw, or take, each card of the pile, or of the hand, in the order of the kinds below and within a kind in
// that of N; characters not dealt yet, of as many as there are seats, come in the order below, seats in theirs. A
// branch is a document of the pile, and goes back. A pile that is empty when somebody is to draw is shuffled anew
// without a move: it is then all cards that lie in no hand, but for those of a confrontation that is not over, in which
// who fell in it keeps theirs. A seat that can only give the true answer gives it, and every hero is asked in a
// confrontation, but where quick is on those without a card that could answer.
//
// A CARD is raf, navy, army, question, magnifier, binoculars, arrest, bus, bike, car, metro, boat, pistol, bomb or
// disguise; a CHARACTER adler, gold, sharpe, townsend, collins or tarasov; a TRAIT hat, hair, eyes or coat; a COLOUR
// brown, black, grey, dark, blond, blue, beige or navy.
//
// The cards of a match, in the order of the kinds, after the number of its seats:
//
//	4  4 3 3  8  8 4 10 2 2 2 2 2 12 1 1
//	5  4 4 4 10  9 5 12 3 3 2 2 2 14 2 1
//	6  5 5 5 12 10 6 14 3 3 3 3 2 16 2 1
//
// The beginning of a record. Characters are dealt in the order of the seats, then seven cards to each in turn: here the
// seven lines of cards stand four times in the record, since all are dealt alike. All look at what they have, the
// second seat begins. Each turn begins with a card drawn: a question is asked and answered, a hand is looked at,
// binoculars take a card and another is given for it, a card is discarded.
//
//	{"safehouse":2,"game":"getadler",
//	  "players":[{"name":"Ada"},{"name":"Bea","computer":"easy"},
//	  {"name":"Cid","computer":"medium"},{"name":"Dan","computer":"expert"}],
//	  "started":"2026-03-01T12:00:00+01:00"}
//	{"seat":"nature","move":"role gold"}
//	{"seat":"nature","move":"role adler"}
//	{"seat":"nature","move":"role townsend"}
//	{"seat":"nature","move":"role sharpe"}
//	{"seat":"nature","move":"draw raf 1"}
//	{"seat":"nature","move":"draw question 1"}
//	{"seat":"nature","move":"draw magnifier 1"}
//	{"seat":"nature","move":"draw binoculars 1"}
//	{"seat":"nature","move":"draw arrest 1"}
//	{"seat":"nature","move":"draw pistol 2"}
//	{"seat":"nature","move":"draw pistol 1"}
//	{"seat":"nature","move":"first 1"}
//	{"seat":"0","move":"ready"}
//	{"seat":"2","move":"ready"}
//	{"seat":"3","move":"ready"}
//	{"seat":"1","move":"ready"}
//	{"seat":"nature","move":"draw bus 2"}
//	{"seat":"1","move":"ask 3 hat black"}
//	{"seat":"3","move":"yes"}
//	{"seat":"nature","move":"draw bomb 1"}
//	{"seat":"2","move":"look 1"}
//	{"seat":"2","move":"seen"}
//	{"seat":"nature","move":"draw navy 3"}
//	{"seat":"3","move":"spy 2 1"}
//	{"seat":"nature","move":"take bomb 1"}
//	{"seat":"3","move":"give raf","sealed":true}
//	{"seat":"nature","move":"draw boat 1"}
//	{"seat":"0","move":"discard boat"}
//
// # Whole matches
//
// Of each game there is a finished match of two, or of four, in testdata, whole-GAME.jsonl. Its numbers, for who writes
// a reader of their own: the moves, the promise and its token, as four bytes that name words and a code, the dealing
// seed once the words were mixed in, Nature's first draws with the counts that they are below and what they name, and
// the seal with its token.
//
//	kompromat 419 moves
//	promise   cb88a7f3e9d24da8bca2e98f8eb0f3bc6f13d9d92801b1ecc5e037bff47be6ae
//	token     203 136 167 243 X794VA5W
//	dealing   7671cd5b67ce56b585519b30c1a11a7f4df01228a4939e8bfefc9d291c131b5d
//	draws     0<2 first 0, 27<29 lay 28, 21<28 lay 22, 11<27 lay 12, 9<26 lay 10
//	seal      5459a4bebafbee6996fb9c55254e2f08a353577fd1623a2b2b17f4d48cac0d59
//	token     84 89 164 190 QBXYWTCP
//
//	topsecret 44 moves
//	promise   1b2820bbb0a640b4d55d31f5c9b5b872fe5bd97dd4553da9febe26906125d687
//	token     27 40 32 187 P2K41D6N
//	dealing   7671cd5b67ce56b585519b30c1a11a7f4df01228a4939e8bfefc9d291c131b5d
//	draws     0<2 marker 0
//	seal      418707c28ca55043cdd42810698f47daca0bb656d11213df78c2d3c0933b003f
//	token     65 135 7 194 HJJN0GYD
//
//	getadler  122 moves
//	promise   9f50dd3759a8546c2c7ed2d17bb9abe97712fde50a78c38713c2bea7ea25cf55
//	token     159 80 221 55 B6M58V1C
//	dealing   7671cd5b67ce56b585519b30c1a11a7f4df01228a4939e8bfefc9d291c131b5d
//	draws     0<4 role adler, 2<3 role townsend, 1<2 role sharpe, 0<1 role gold, 5<64 draw navy 2
//	seal      48496fbbd6e985106fe2f87db0dfea599cfa9f2ade9f5e55feb747582fd31343
//	token     72 73 111 187 TVMRA43F
package record
