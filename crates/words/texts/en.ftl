## Small words

nothing = nothing
list-and = { $first } and { $last }
list-comma = { $first }, { $last }
as-named = { $name }
you-alone = You
you-inside = you
at-place = { $place }: { $why }

n-twig = { $n ->
    [one] 1 twig
   *[other] { $n } twigs
}
n-resin = { $n } resin
n-pebble = { $n ->
    [one] 1 pebble
   *[other] { $n } pebbles
}
n-berry = { $n ->
    [one] 1 berry
   *[other] { $n } berries
}
n-point-token = { $n ->
    [one] 1 point token
   *[other] { $n } point tokens
}
n-card = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

colour-green = green
colour-blue = blue
colour-tan = tan
colour-red = red
colour-purple = purple
card-sort = { $colour ->
    [green] green
    [blue] blue
    [tan] tan
    [red] red
   *[purple] purple
} { $kind ->
    [critter] Critter
   *[construction] Construction
}

season-winter = Winter
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
the-autumn = autumn
the-summer = summer
the-spring = spring
the-winter = winter

## Files: packs and scenarios

json-cut-short = it ends too early
json-broken = this is no JSON
json-wrong-name = “{ $name }” is missing or does not belong here
json-wrong-value = what stands here does not belong here
toml-broken = this is not TOML
want-table = a table is wanted here
want-list = a list is wanted here
want-text = a text in quotes is wanted here
want-number = a whole number is wanted here
want-flag = true or false is wanted here
number-out-of-bounds = { $n } is out of bounds: { $least } to { $most } is allowed
unknown-word = the word "{ $word }" is unknown; known are: { $known }
unknown-key = the key "{ $key }" is unknown here
missing-key = the key "{ $key }" is missing
no-id = this table has no id
unknown-id = there is nothing with the id "{ $id }"
duplicate-id = the id "{ $id }" stands twice, first at { $first }
text-must-follow = who changes "{ $key }" must also give "{ $text }", so that the text says what happens
unknown-file = a pack has no file of this name; known are: { $known }
cannot-read = cannot be read ({ $what })
cannot-write = cannot be written ({ $what })
system-not-there = there is nothing of this name
system-forbidden = permission is lacking
system-folder = this is a folder
system-no-folder = this is no folder
system-already-there = there is something of this name already
system-in-use = somebody else uses it already
system-full = there is no room left
system-circle = its symbolic links lead to each other
system-number = the system refuses, error { $n }
system-other = the system refuses
not-a-file = this is no ordinary file (but a folder, a pipe or a device)
file-too-large = this file is larger than { $mb } MB, which no file of Bosk's is
file-no-text = this file holds something else than text (UTF-8)
file-in-use = this file is in use by another Bosk; it was left as it is
network-wrong = this is no network for { $box }
network-none = nothing can be learned about this box
empty-overlay = there is no pack file in this folder; known are: { $known }
wrong-count = found { $found } here, but there must be { $wanted }
wrong-count-between = found { $found } here, but there must be { $least } to { $most }
wrong-event-sets = the event tiles must be at least 6 of each set A to E, 1 Faire and 1 Journey
journey-is-most = the condition "most" belongs to the Journey tile, and to no other
misplaced-word = the word "{ $word }" does not belong on a card or tile of this sort
number-of-options = "choose" has 2 to 4 options, not { $n }
star-and-token = a discount paid with a token has no star, every other discount has one
plain-token-discount = a discount paid with a token takes 1 resource off any card: it has no "kind", "colour" or "only"
word-twice = this word stands twice on the same card
too-many-parts = a season has { $most ->
    [one] { $most } part
   *[other] { $most } parts
} at most
secret-count = which cards a hand holds is secret: only their number can count here
wrong-year = the seasons must be winter, spring, summer and autumn in this order, and winter renews no river tile
pack-too-long = the effects of this pack are too many
wrong-cost = a Critter costs berries or one discard, a Construction twigs, resin and pebbles or one discard, never both
wrong-price = a price is fixed resources or one "any", and at most one card, but not nothing
impossible-position = this position is impossible: { $what }
was-refused = this was refused: { $why } Possible here: { $offered }
was-accepted = this was accepted, but should have been refused
refusal-left-a-trace = the refused action changed the table
found-instead = expected { $wanted }, found { $found }
found-unwanted = { $what } should not be there; found: { $found }
card-named-twice = "{ $id }" is named twice, first at { $first }
both-tokens-at-end = Sun and Moon cannot both stand on the last spot

## Records

view-broken = This is no view of a table: line { $line }, { $what }.
view-out-of-bounds = This is no view of this game: "{ $key }" is out of bounds.
view-wrong-cards = This is no view of this game: there are other cards in it.
view-contradiction = This is no view of this game: no table looks like it.
record-broken = The record cannot be read: line { $line }, { $what }.
link-broken = The link is cut short or damaged.
record-newer = The record was written by a newer Bosk (format { $version }); please update.
no-such-format = There is no format { $version }: no Bosk has written this file.
record-other-game = The record holds a game of { $found }, not of { $wanted }.
record-wrong-seats = The record names { $found ->
    [one] { $found } seat
   *[other] { $found } seats
}, but there must be { $wanted }.
record-other-pack = The record was played with another pack (fingerprint { $found }, this one is { $wanted }).
record-unreadable-move = Move { $number } of the record cannot be read: { $why }
record-illegal-move = Move { $number } of the record, "{ $action }", is not legal there: { $why }

## Everdell Duo: things

duo-hare = The Hare
duo-tortoise = The Tortoise
duo-sun = Sun
duo-moon = Moon
duo-space-river = river { $n }
duo-space-farm = farm { $n }
duo-space-event = event { $n }
duo-space-red = { $card }
duo-cost-discard = discard 1 card
duo-any-resource = { $n ->
    [one] 1 resource of your choice
   *[other] { $n } resources of your choice
}
duo-no-reward = no reward
duo-from-hand = hand
duo-from-meadow = Meadow
duo-from-aside = drawn
duo-star-discarded = is discarded
duo-star-tucks = tucks a card
duo-star-free = helps

## Everdell Duo: notation

duo-unreadable-action = "{ $text }" is not an action
no-such-card = there is no card "{ $id }"
duo-no-such-space = there is no space "{ $id }"

## Everdell Duo: questions

duo-ask-nothing = Please wait.
duo-ask-turn = Your turn: place a worker, play a card or choose a card.
duo-ask-move-token = Move the Sun or the Moon?
duo-ask-end-turn = Your turn ends: the { $token } moves.
duo-ask-pay = How do you pay for { $card }?
duo-ask-discard-cost = Which card do you discard to play { $card }?
duo-ask-tuck = Which card do you tuck under { $card }?
duo-ask-gain = { $n ->
    [one] Which resource do you gain?
   *[other] Which resources do you gain? { $n } to choose.
}
duo-ask-take = { $n ->
    [one] Which Meadow card do you take?
   *[other] Which Meadow cards do you take? { $n } in all.
}
duo-ask-occupied = Which colour of Occupied token do you gain?
duo-ask-reclaim = Which Occupied token do you take back?
duo-ask-pay-for = Pay { $price }?
duo-ask-pay-for-card = { $card }: pay { $price }?
duo-ask-pay-card = Which card do you discard?
duo-ask-choose = Which do you choose?
duo-ask-choose-card = { $card }: which do you choose?
duo-ask-show = Which card do you show? (up to { $n } more)
duo-ask-activate-city = Which green card of your city do you activate?
duo-ask-activate-meadow = Which green card of the Meadow do you activate?
duo-ask-activate-hand = Which green card of your hand do you show and activate?
duo-ask-produce = Production: which green card is next?
duo-ask-farm = Which farm do you use?
duo-ask-river = Which river space do you use?
duo-ask-red = Which red card do you use?
duo-ask-taken = Which taken space do you use?
duo-ask-claim = Which event do you claim?
duo-ask-play = { $less ->
    [0] Which card do you play?
    [one] Which card do you play, for 1 resource less?
   *[other] Which card do you play, for { $less } resources less?
}
duo-ask-draw-play = You drew { $cards }. Which do you play, for { $less ->
    [one] { $less } resource
   *[other] { $less } resources
} less?
duo-ask-look = { $n ->
    [one] Which card do you keep?
   *[other] Which cards do you keep? { $n } to choose.
}
duo-ask-refresh = Which Meadow card do you sweep away? (up to { $n } more)
duo-ask-store-or-take = { $card }: put more on it, or take everything?
duo-ask-store = What do you put on { $card }? ({ $n } to choose)
duo-ask-worker-from = Which worker do you move?
duo-ask-worker-to = Where does the worker go?
duo-ask-trade-first = Trade: which card do you discard first?
duo-ask-trade-second = Trade: which card do you discard second?
duo-ask-trade-gain = Trade: which resource do you gain?

## Everdell Duo: choices

duo-do-place = Worker to { $space }: { $text }
duo-do-place-twice = Worker to { $space }, used twice with a Clocktower token: { $text }
duo-do-place-taken = Worker to { $space }, taken, with a Bridge token: { $text }
duo-do-place-taken-twice = Worker to { $space }, taken, with a Bridge token, used twice with a Clocktower token: { $text }
duo-do-claim = Claim event { $n }: { $event } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}; reward: { $reward })
duo-do-play = Play { $card } ({ $from }): { $cost } · { $text }
duo-do-play-less = Play { $card } ({ $from }): { $cost }, { $less ->
    [one] { $less } resource
   *[other] { $less } resources
} less · { $text }
duo-do-play-occupied = Play { $card } ({ $from }): Occupied token on { $on } · { $text }
duo-do-play-star = Play { $card } ({ $from }): { $cost }, { $less ->
    [one] { $less } resource
   *[other] { $less } resources
} less; { $star } { $how } · { $text }
duo-do-take = Take { $card } from the Meadow ({ $cost }) · { $text }
duo-do-draw = Draw a card from the deck
duo-short-move = { $which ->
    [sun] the Sun's step
   *[moon] the Moon's step
}
duo-do-move = Move the { $token }
duo-do-trade = Trade 2 cards for 1 resource
duo-do-rest = Rest: nothing else is possible
duo-do-pay = Pay { $goods }
duo-do-pay-token = Pay { $goods } and a token from { $card }
duo-do-pick = { $card } ({ $text })
duo-do-colour = { $colour }
duo-do-option = Way { $n }
duo-do-accept = Pay
duo-do-use = Use { $space } ({ $text })
duo-do-skip = No, thank you
duo-do-gain-goods = Gain { $goods }
duo-do-gain-any = { $n ->
    [one] Gain 1 resource of your choice
   *[other] Gain { $n } resources of your choice
}
duo-do-gain-points = { $n ->
    [one] Gain 1 point token
   *[other] Gain { $n } point tokens
}
duo-do-gain-occupied = Gain a { $colour } Occupied token
duo-do-store-more = Put { $n ->
    [one] { $n } more resource
   *[other] { $n } more resources
} on it
duo-do-unload = Take everything

## Everdell Duo: events

duo-told-placed = { $who } { $person ->
    [you] send
   *[other] sends
} a worker to { $space }.
duo-told-spent-token = { $who } { $person ->
    [you] spend
   *[other] spends
} a token from { $card }.
duo-told-used = { $who } { $person ->
    [you] use
   *[other] uses
} { $space }.
duo-told-visited = { $who } { $person ->
    [you] gain
   *[other] gains
} 1 point token: a visitor at { $card }.
duo-told-played = { $who } { $person ->
    [you] play
   *[other] plays
} { $card }.
duo-told-played-meadow = { $who } { $person ->
    [you] play
   *[other] plays
} { $card } from the Meadow.
duo-told-played-aside = { $who } { $person ->
    [you] play
   *[other] plays
} the drawn { $card }.
duo-told-paid = { $who } { $person ->
    [you] pay
   *[other] pays
} { $goods }.
duo-told-settled = { $who } { $person ->
    [you] put
   *[other] puts
} the { $colour } Occupied token on { $card }.
duo-told-star-left = { $who } { $person ->
    [you] use
   *[other] uses
} { $card }, which leaves the city.
duo-told-star-used = { $who } { $person ->
    [you] use
   *[other] uses
} { $card }.
duo-told-tucked = { $who } { $person ->
    [you] tuck
   *[other] tucks
} { $card } under { $under }.
duo-told-gained = { $who } { $person ->
    [you] gain
   *[other] gains
} { $what }.
duo-told-drew-card = { $who } { $person ->
    [you] draw
   *[other] draws
} { $card }.
duo-told-drew = { $who } { $person ->
    [you] draw
   *[other] draws
} a card.
duo-told-looked-cards = { $who } { $person ->
    [you] look
   *[other] looks
} at { $cards }.
duo-told-looked = { $who } { $person ->
    [you] look
   *[other] looks
} at { $n ->
    [one] 1 card
   *[other] { $n } cards
} from the deck.
duo-told-took = { $who } { $person ->
    [you] take
   *[other] takes
} { $card } from the Meadow.
duo-told-discarded-card = { $who } { $person ->
    [you] discard
   *[other] discards
} { $card }.
duo-told-discarded = { $who } { $person ->
    [you] discard
   *[other] discards
} a card.
duo-told-swept = { $who } { $person ->
    [you] sweep
   *[other] sweeps
} { $card } out of the Meadow.
duo-told-kept-card = { $who } { $person ->
    [you] keep
   *[other] keeps
} { $card }.
duo-told-kept = { $who } { $person ->
    [you] keep
   *[other] keeps
} a card.
duo-told-activated = { $who } { $person ->
    [you] activate
   *[other] activates
} { $card }.
duo-told-shown = { $who } { $person ->
    [you] show
   *[other] shows
} { $card }.
duo-told-occupied = { $who } { $person ->
    [you] gain
   *[other] gains
} a { $colour } Occupied token.
duo-told-reclaimed = { $who } { $person ->
    [you] take
   *[other] takes
} the { $colour } Occupied token back from { $card }.
duo-told-stored = { $who } { $person ->
    [you] put
   *[other] puts
} { $goods } on { $card }.
duo-told-unloaded = { $who } { $person ->
    [you] take
   *[other] takes
} { $goods } from { $card }.
duo-told-claimed = { $who } { $person ->
    [you] claim
   *[other] claims
} { $event }!
duo-told-moved-worker = { $who } { $person ->
    [you] move
   *[other] moves
} a worker from { $from } to { $to }.
duo-told-traded = { $who } { $person ->
    [you] trade
   *[other] trades
} two cards.
duo-told-answered = { $who }: { $card } answers.
duo-told-rested = { $who } { $person ->
    [you] rest
   *[other] rests
}.
duo-told-refilled = { $card } comes into the Meadow.
duo-told-reshuffled = The discard pile becomes the new deck.
duo-told-moved-token = The { $token } moves to spot { $n }.
duo-told-season = { $season } begins.
duo-told-river = River { $n } now offers: { $text }
duo-told-journey = { $who } { $person ->
    [you] get
   *[other] gets
} the Journey tile.
duo-told-no-journey = Nobody gets the Journey tile.
duo-told-cut-short = This turn does more than a turn can hold: its other steps are passed over.
duo-told-over = The game is over.

## Everdell Duo: points

duo-points-cards = cards
duo-points-bonus = purple bonus
duo-points-tokens = point tokens
duo-points-events = events

## Everdell Duo: refusals

duo-refused-not-an-answer = That does not answer what is asked now.
duo-refused-no-worker = All your workers are placed.
duo-refused-sun-at-end = The Sun stands at the end of the path: no worker can be placed this season.
duo-refused-moon-at-end = The Moon stands at the end of the path: no card can be played this season.
duo-refused-space-taken = That space is taken.
duo-refused-no-such-space = That space cannot be used here.
duo-refused-event-claimed = That event has been claimed.
duo-refused-condition-not-met = You do not meet the event's condition.
duo-refused-not-in-reach = That card is neither in your hand nor touched by the Sun or the Moon.
duo-refused-cannot-pay = You cannot pay for that.
duo-refused-wrong-card = That is not one of the cards you can choose here.
duo-refused-no-occupied-token = That needs an Occupied token of the Critter's colour and a free Construction of the same colour.
duo-refused-no-star-ability = No star ability of your city fits that card now.
duo-refused-too-few-cards = A trade takes two cards.
duo-refused-nothing-left = No cards are left to draw.
duo-refused-token-at-end = That token already stands at the end of the path.
duo-refused-not-needed = There is still something else you can do.
duo-refused-game-over = The game is over.
duo-refused-wrong-seat = Another mayor is asked now.

## Everdell Duo: together

duo-thorn = Miss Thorn
duo-spot = spot { $n }
duo-item-card = the card { $card }
duo-item-token = the { $colour } Occupied token
duo-share-deck = a card from the deck
duo-share-meadow = a Meadow card
duo-share-resource = a resource
duo-goal-events = { $n ->
    [one] Claim 1 event.
   *[other] Claim { $n } events.
}
duo-goal-events-each = { $n ->
    [one] 1 event claimed by each mayor.
   *[other] { $n } events claimed by each mayor.
}
duo-goal-events-one = { $who }: { $n ->
    [one] 1 event.
   *[other] { $n } events.
}
duo-town = The town
duo-points-purple = purple cards
duo-points-flat = for her level
verdict-chapter-won = The chapter is won!
verdict-chapter-lost = The chapter is lost.
verdict-goal-met = ✓ { $goal }
verdict-goal-missed = ✗ { $goal }
verdict-thorn-beaten = You beat Miss Thorn, { $ours } to { $hers }!
verdict-thorn-wins = Miss Thorn wins, { $hers } to { $ours }.
verdict-achievement = { $name }: { $text }
duo-goal-score = Score at least { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
duo-event-together = { $text } Together nobody is compared: the number needed now is { $n }.
duo-chapter = Chapter { $n }: { $title }
duo-brief-challenge = The challenge: your city must have more points than Miss Thorn.
duo-brief-sharing-open = Open sharing: once in each of your turns you may lay a resource, an Occupied token or a card on the sharing tile. It is your partner's as soon as their turn begins.
duo-brief-sharing-limited = Limited sharing: only in a turn at whose start the Sun or the Moon stands on spot 4, the handshake, you may lay a resource, an Occupied token or a card on the sharing tile. It is your partner's as soon as their turn begins.
duo-brief-sharing-none = No sharing: nothing is laid on the sharing tile.
duo-ask-allot = The season brings { $what }. Who gets it?
duo-ask-produce-for = Production: which green card is next, and for whom?
duo-ask-keep-news = Good News! Which card do you keep?
duo-ask-season-end = Both tokens stand at the end of the path. Move one back, or leave it at that?
duo-ask-season-over = Both tokens stand at the end of the path: the season is over.
duo-ask-worker-home = Which worker comes home?
duo-ask-token-back = Which token moves back?
duo-ask-skunk-lift = Which skunk leaves the board until the season ends?
duo-ask-skunk-from = Which skunk do you move?
duo-ask-skunk-to = Where does the skunk go?
duo-ask-pass = What do you pass to the other mayor? (up to { $n } more)
duo-do-for = { $who }
duo-do-produce = { $card } → { $who } ({ $text })
duo-do-keep-news = Keep { $news }: { $text }
duo-do-use-news = Good News, { $news }: { $text }
duo-do-keep-old-news = Keep the card you have
duo-do-watch = Pocket watch: move the { $token } back
duo-do-share = Share { $item }
duo-do-skunk = The skunk on { $place }
duo-do-end-season = Leave it at that
duo-told-skunk = The die shows { $n }: a skunk goes to { $place }.
duo-told-skunk-on = The die shows { $n }, where a skunk is already: this one goes to { $place }.
duo-told-skunk-put = A skunk goes to { $place }.
duo-told-moved-skunk = { $who } { $person ->
    [you] send
   *[other] sends
} a skunk from { $from } to { $to }.
duo-told-lifted-skunk = { $who } { $person ->
    [you] take
   *[other] takes
} the skunk off { $place } until the season ends.
duo-told-news-shown = Good News: { $news }.
duo-told-news-kept = { $who } { $person ->
    [you] keep
   *[other] keeps
} { $news }.
duo-told-news-dropped = { $who } { $person ->
    [you] give
   *[other] gives
} up { $news }.
duo-told-news-used = { $who } { $person ->
    [you] use
   *[other] uses
} { $news }: { $text }
duo-told-watch = { $who } { $person ->
    [you] turn
   *[other] turns
} a pocket watch over: the { $token } goes back.
duo-told-token-back = The { $token } goes back to spot { $n }.
duo-told-shared = { $who } { $person ->
    [you] share
   *[other] shares
} { $item }.
duo-told-received = { $who } { $person ->
    [you] receive
   *[other] receives
} { $item }.
duo-told-passed = { $who } { $person ->
    [you] pass
   *[other] passes
} on { $item }.
duo-told-worker-home = { $who } { $person ->
    [you] take
   *[other] takes
} a worker home from { $space }.
duo-told-eased = The next event may fall short by { $n }.
duo-told-goal = Goal reached: { $goal }
duo-told-thorn-event = Miss Thorn takes the event { $event }.
duo-told-thorn-card = Miss Thorn takes { $card } from the Meadow.
duo-told-thorn-draws = Miss Thorn draws { $card }.
duo-refused-skunk-there = A skunk sits on that event.
duo-refused-banned = This chapter forbids that.
duo-refused-no-sharing = Nothing can be shared now.
duo-refused-no-watch = No pocket watch is left.
duo-refused-token-at-start = That token cannot go back any further.
duo-refused-no-such-news = You have no such Good News to use now.
one-score-goal = a chapter has exactly one goal in points and at most 8 goals
nobody-to-compare = a goal compares with nobody: "majority" and "most" cannot stand here
wrong-levels = the levels must be easy, normal and hard, in this order
too-many-skunks = the box holds 6 skunks, and 5 is the most an area can have

## Everdell Duo: the campaign's sheet and the trophies

medal-bronze = bronze
medal-silver = silver
medal-gold = gold
campaign-broken = This is not a whole campaign file: line { $line }, { $what }.
campaign-newer = This campaign was written by a newer Bosk (format { $version }).
campaign-other-pack = This campaign is played with other card values ({ $found }) than those at hand ({ $wanted }).
campaign-impossible = This campaign cannot be: { $why }
campaign-impossible-chapter = This campaign cannot be: chapter { $chapter }: { $why }
campaign-players = one or two people play a campaign, not { $n }.
campaign-chapters = there are 15 chapters, not { $n }.
campaign-replays = the replays are not those that the rules allow.
campaign-other-mode = the game kept there is not the one that comes next.
campaign-typed-news = Good News cannot be kept and used like that: a card is kept or used, never both, what was used stays used, and on hard one is kept at most ({ $rule }).
campaign-other-result = its result does not follow from its moves.
replay-nothing = No chapter has been played yet.
replay-won = Only a lost chapter can be replayed.
replay-once = This chapter has been replayed already.
replay-none-left = { $n ->
    [one] The one replay of the campaign is used up.
   *[other] All { $n } replays of the campaign are used up.
}
trophies-broken = This is not a whole sheet of achievements: line { $line }, { $what }.
trophies-newer = This sheet of achievements was written by a newer Bosk (format { $version }).
trophies-unknown = This sheet ticks something that is no achievement: "{ $id }".

## The shelf

unknown-box = There is no box "{ $name }" on the shelf; there are: { $known }.
unknown-mode = This box has no mode "{ $mode }"; it has: { $known }.

## Hints

hint-whim = it is a whim
hint-only-choice = it is the only choice
hint-points = it brings points ({ $gain })
hint-future = it pays off later ({ $gain })
hint-goods = it fills the reserve ({ $gain })
hint-hand = it helps the cards in hand ({ $gain })
hint-occupied = it brings an Occupied token ({ $gain })
hint-other = it takes something from the opponent ({ $gain })
hint-gain = { $now ->
    [0] no points yet, but about { $more } more in the end than other choices
    [one] { $now } point now, and about { $more } more in the end than other choices
   *[other] { $now } points now, and about { $more } more in the end than other choices
}
hint-now = { $now ->
    [one] { $now } point now
   *[other] { $now } points now
}
hint-aimed = { $reason }; { $aim }
hint-aim-card = { $what } will be worth more
hint-aim-event = the event { $what } comes nearer
hint-aim-hand = it prepares { $what }
hint-aim-deny = held back: { $what }
hint-aim-place = it puts { $what } within reach
hint-aim-song = good for the song: { $what }
hint-patience = nothing brings more right now
why-hand = it helps the hand, whatever is in it ({ $gain })
why-reasons = { $reasons }

## The command line

cli-about = Bosk: woodland board games and their opponents, on the command line. Unofficial; please buy the games.
cli-about-play = Play a game in the terminal
cli-about-sim = Let bots play many games
cli-about-ladder = Measure how strong the bots are, against each other or the opponent in the box
cli-about-tune = Look for better weights by letting a bot play against itself
cli-about-gather = Write down positions of many games, with what came of them, for lab/fit.py to learn from
cli-about-bench = Measure random games per second on one core
cli-about-perft = Count action sequences
cli-about-scenario = Scenarios
cli-about-scenario-check = Run scenario files and folders
cli-about-replay = Step through a record
cli-about-review = See where a game was won and lost, as far as a player could see
cli-about-pack = Packs: what the cards are, and whose values
cli-about-pack-show = List every entry with what is still reconstructed
cli-about-pack-check = Check the pack and count its values by origin
cli-about-pack-export = Write the pack's files into a folder
cli-usage = Usage:
cli-command = COMMAND
cli-commands = Commands
cli-options = Options
cli-help-box = the box: duo (Everdell Duo), valley (Everdell and Mistwood), grove (Bardwood Grove)
cli-help-mode = the mode. duo: duel, challenge, chapter:1 to chapter:15. valley: players:2 to players:4, rugwort:1 to rugwort:3, nightweave:0 to nightweave:4, with modules (:farms:corrin:legends:powers, :powers:spring-worker against Nightweave, :schemes ...). grove: solo:easy to solo:hard, bards:2 to bards:4, with the Rival (:rival) or chosen bards (:bard=harper ...)
cli-help-level = how hard the opponent is: easy, normal, hard for Miss Thorn, 0 to 4 for Nightweave, easy, medium, hard for the Rival
cli-help-mode-duo = the mode: duel (the default), challenge, chapter:1 to chapter:15
cli-help-mode-valley = the mode: players:2 (the default) to players:4, rugwort:1 to rugwort:3, nightweave:0 to nightweave:4, with modules (:farms:corrin:legends:powers, :powers:spring-worker against Nightweave, :schemes ...)
cli-help-mode-grove = the mode: solo:easy (the default), solo:medium, solo:hard, bards:2 to bards:4, with the Rival (:rival=easy|medium|hard), chosen bards (:bard=harper ...) and other readings of the rules (:portals=terrain, :marker=pass)
cli-help-level-duo = how hard Miss Thorn is: easy, normal, hard
cli-help-level-valley = how hard Nightweave is: 0 to 4
cli-help-level-grove = how hard the Rival is: easy, medium, hard
cli-help-difficulty = how hard a chapter is
cli-help-solo = one person plays both mayors and sees both hands
cli-help-pack = a folder of your own values, laid over ours
cli-help-json = print one JSON object and nothing else
cli-help-seed = the seed of the setup
cli-help-seed-sim = the seed of the first game; each further one (with --swap: each round) has the next, and `play` with that seed and the same seats plays it again
cli-help-seats = who sits where: dormouse, squirrel, hedgehog, fox, owl, or a bot of the ladder: random, greedy, planner, forest
cli-help-seats-play = who sits where: human, dormouse, squirrel, hedgehog, fox, owl (default: human,squirrel)
cli-help-games = how many games (default: 1000)
cli-help-swap = the bots change seats after every game; figures are by bot
cli-help-levels = the bots, from the weakest to the strongest (default: random,greedy,planner,forest)
cli-help-games-ladder = how many games of each pair (default: 200)
cli-help-seed-ladder = the seed of the first pair of games, which have the same cards with swapped seats; each further pair has the next
cli-help-minutes = begin no game after so many minutes, and report on those that are finished
cli-help-keep = keep finished games in this file; the same command goes on from there
cli-help-rounds = how many rounds in all (default: 400)
cli-help-games-tune = how many games in a round (default: 40)
cli-help-tune-to = write the advice with the new weights to this file instead of the terminal
cli-help-gather-to = the file for the positions
cli-help-network = play by the network of this file instead of the one inside
cli-help-plot-ladder = draw the levels with their intervals as SVG
cli-help-plot-review = draw the chances into this SVG file
cli-help-seat = whose decisions are judged, counted from 1; without it those of the first person, or of seat 1
cli-help-walks = how many games are imagined for each choice (400)
cli-help-bench-bot = measure how fast this bot thinks instead: forest, forest:WALKS, forest:NUMBERms
cli-help-cards = also list every card: plays, and how often its player won
cli-help-plot = draw the score distribution into this SVG file
cli-help-seconds = for how long (default: 5)
cli-help-scenario = start from this scenario's position (default: the setup with seed 1)
cli-help-depth = how many actions deep (default: 3)
cli-help-files = scenario files, or folders of them
cli-help-trace = show everything that happens, answers that give themselves included
cli-help-record = the record file
cli-help-keep-record = keep the record in this file, after every move
cli-help-force = write over a file that holds another game
cli-help-continue = go on with the game of this record
cli-help-to-move = only up to this move
cli-help-export-to = the folder to write into
cli-help-help = show this help
cli-help-version = show the version
cli-help-lang = the language: fr or en (default: what your system speaks)
cli-unknown-language = There is no language "{ $code }"; there are: fr, en.
cli-unknown-command = There is no command "{ $name }"; "bosk --help" lists them.
cli-unknown-command-like = There is no command "{ $name }"; did you mean "{ $like }"?
cli-unknown-argument = There is no option "{ $name }" here; "--help" lists them.
cli-unknown-argument-like = There is no option "{ $name }" here; did you mean "{ $like }"?
cli-missing-argument = Something is missing: { $name }.
cli-missing-command = A command is missing; "bosk --help" lists them.
cli-bad-value = "{ $value }" is no value for { $name }.
cli-bad-value-known = "{ $value }" is no value for { $name }; there are: { $known }.
cli-bad-usage = The command line is not understood near "{ $name }"; "--help" tells how it is used.
cli-wrong-seats = { $found ->
    [one] 1 seat is named
   *[other] { $found } seats are named
}, but there are { $wanted }.
cli-unknown-seat = Nobody called "{ $name }" can sit there; these can: { $known }.
cli-no-such-move = there is no move { $n }; the record has { $last }
cli-no-such-seat = there is no seat { $n }; the record has { $seats }
cli-progress = games
cli-round = round
cli-no-games = No game is played with --games 0; 1 is the least.
cli-player = Player { $n }
cli-plot-failed = The plot cannot be drawn: { $what }
cli-plot-title = Scores in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-plot-points = points
cli-plot-share = % of games
cli-plot-seat = { $seat }, { $bot }: mean { $mean }, wins { $share }%
cli-plot-automa = { $name }: mean { $mean }, wins { $share }%
cli-sim-head = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $draws } shared; { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} a game; winners score { $winning }, losers { $losing } on average.
cli-sim-head-together = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won together ({ $share }%); { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} a game; mean score { $winning } in won games, { $losing } in lost ones.
cli-sim-automa = { $name } wins { $wins ->
    [one] { $wins } game
   *[other] { $wins } games
}, mean score { $mean }
cli-sim-seat = { $name } ({ $bot }): wins { $share }% of decided games (95%: { $low } to { $high }), mean score { $mean }
cli-sim-character = { $name }: wins { $share }% of { $games ->
    [one] { $games } game
   *[other] { $games } games
} (95%: { $low } to { $high })
cli-ladder-unfinished = Games finished: { $finished } of { $wanted }.
cli-ladder-pair = { $upper } beats { $lower } in { $share }% of { $games ->
    [one] { $games } game
   *[other] { $games } games
} (95%: { $low } to { $high }); mean scores { $mean } and { $other }
cli-ladder-alone = { $level } wins { $share }% of { $games ->
    [one] { $games } game
   *[other] { $games } games
} (95%: { $low } to { $high }); mean score { $mean }
cli-ladder-rating = { $level }: rating { $rating } (95%: { $low } to { $high })
cli-kept-other = what is kept here belongs to another command
cli-plot-ladder = How strong the bots are, in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-plot-rating = rating (400 more: ten victories for one defeat)
cli-plot-won = % of games won
cli-progress-review = looking back
cli-review-title = { $who }: the chance to win before each decision, in per cent
cli-review-point = { $n }. Move { $move }, { $season }: { $before } → { $after }%
cli-review-strongest = Strongest: move { $move }, { $season }, { $after }%; otherwise { $instead }%
review-move = move
review-too-short = The game is too short to be reviewed; ten decisions are the least.
review-no-mistake = No big mistake.
review-played = Played: { $what }
review-better = Better: { $what }
review-why = Why: { $reason }
review-as-seen = Judged only by what could be seen at that moment.
cli-bench-bot = Walks a second: { $iterations } (milliseconds a choice: { $millis }); nodes a walk: { $nodes }; bytes of a node: { $bytes }; allocations a walk: { $allocations }
cli-bench = Random games a second: { $playouts } (decisions a second: { $decisions }, a game: { $length }); bytes of a state: { $bytes }; allocations a game: { $allocations }; perft from seed 1: { $perft }
cli-perft-line = depth { $depth }, sequences: { $sequences } ({ $seconds } s)
cli-scenarios = { $passed } of { $run } scenarios hold.
cli-scenarios-unreadable = { $n ->
    [one] 1 scenario cannot be understood.
   *[other] { $n } scenarios cannot be understood.
}
cli-trace-done = { $who }: { $what }
cli-trace-answered = { $who }, without being asked: { $what }
cli-scenarios-failed = { $n ->
    [one] 1 scenario does not hold.
   *[other] { $n } scenarios do not hold.
}
cli-exported = { $n ->
    [one] 1 file written to { $dir }.
   *[other] { $n } files written to { $dir }.
}
cli-pack-sound = The pack is sound: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, fingerprint { $digest }; values printed { $printed }, public { $public }, reconstructed { $reconstructed }, yours { $yours }.

cli-table-head = { $season } · Sun { $sun }/{ $last } · Moon { $moon }/{ $last } · deck { $deck } · discard pile { $discard }
cli-events = Events
cli-places = River and farms
cli-meadow = Meadow (▸ touched by Sun or Moon)
cli-mayor = { $goods } · { $points ->
    [one] 1 point token
   *[other] { $points } point tokens
} · { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
} · { $workers ->
    [one] 1 worker at home
   *[other] { $workers } workers at home
}
cli-occupied = Occupied: { $colours }
cli-city = City:
cli-empty-city = still empty
cli-known-hand = Known in hand:
cli-about-campaign = play the campaign of fifteen chapters, kept in a file
cli-about-campaign-new = start a campaign
cli-about-campaign-play = play the next chapter, or go on with one
cli-about-campaign-give-up = count the running chapter as lost
cli-about-campaign-result = write down a chapter that was played with cardboard
cli-help-won = the chapter was won, with so many points of the city
cli-help-lost = the chapter was lost
cli-help-watches = pocket watches that were not used
cli-help-kept = Good News that are kept now, by id (as before if left out)
cli-help-used = Good News that are used up now, by id (as before if left out)
cli-help-result-replay = the last chapter was played again
cli-about-campaign-show = show the campaign's sheet
cli-about-achievements = the sheet of achievements of Everdell Duo
cli-about-achievements-show = show the sheet
cli-help-campaign-file = the file of the campaign
cli-help-seats-campaign = who sits where: human, dormouse, squirrel, hedgehog, fox, owl (human,human if left out)
cli-help-town = the town's name
cli-help-players = who plays: one name, or two
cli-help-replay = play the lost chapter again
cli-help-sheet = a file in which achievements are ticked
cli-file-exists = { $file } exists already; it was left as it is.
cli-other-game = { $file } exists already and is not the game that goes on here; it was left as it is. With --force it is written over.
cli-nothing-running = No chapter is being played.
cli-sheet-head = { $town }: { $players } ({ $difficulty })
cli-sheet-open = {"  "}{ $n }. { $title }
cli-sheet-won = {"  "}{ $n }. { $title }: won, { $score ->
    [one] { $score } point
   *[other] { $score } points
}, watches left: { $watches }{ $replayed ->
    [0] {""}
   *[other] , replayed
}; total { $total } ({ $date })
cli-sheet-lost = {"  "}{ $n }. { $title }: lost, { $score ->
    [one] { $score } point
   *[other] { $score } points
}, watches left: { $watches }{ $replayed ->
    [0] {""}
   *[other] , replayed
}; total { $total } ({ $date })
cli-sheet-total = In all { $total ->
    [one] { $total } point
   *[other] { $total } points
}, with { $watches ->
    [one] { $watches } unused watch
   *[other] { $watches } unused watches
} and { $replays ->
    [one] { $replays } replay
   *[other] { $replays } replays
}.
cli-sheet-medal = Medal: { $medal }!
cli-sheet-no-medal = No medal this time.
cli-sheet-replay = The lost chapter can be played again: bosk campaign play FILE --replay
cli-ticked = Achievement: { $name }
cli-hand = Your hand
cli-hand-of = { $person ->
    [you] Your hand
   *[other] { $who }: hand
}
cli-skunk = a skunk
cli-town = The town, { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far
cli-quest = Pocket watches: { $watches }. Good News: { $news }
cli-thorn = Miss Thorn, { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}: { $cards }
cli-tile = On the sharing tile: { $item } → { $who }
cli-cost-discard = 1 card
cli-good-letters = trpb
cli-critter = Critter
cli-construction = Construction
cli-card-sheet = { $name }: { $sort }, costs { $cost }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $text }
cli-heading-place = Place a worker
cli-heading-play = Play a card
cli-heading-choose = Choose a card
cli-heading-other = Any time
cli-prompt = { $n ->
    [1] 1
   *[other] 1-{ $n }
}, or ? for help >
cli-no-such-choice = Choose a number from 1 to { $n }.
cli-not-understood = "{ $text }" is not understood; ? lists what you can type.
cli-line-too-long = The line that was typed is longer than { $n ->
    [one] { $n } character
   *[other] { $n } characters
}.
cli-no-such-card = There is no card that begins with "{ $name }".
cli-no-such-paragraph = There is no paragraph "{ $number }" in the rulebook.
cli-saved = Saved in { $file }.
cli-undo-nothing = There is nothing to take back.
cli-undo-information = Something was drawn or laid open since: that cannot be taken back.
cli-undo-other = Somebody else has acted since: that cannot be taken back.
cli-why = { $who }: { $reason }.
cli-why-nobody = No bot has acted since your last decision.
cli-hint = Hint: choice { $n }, because { $reason }.
    { $offer }
cli-it-is-possible = That is possible: it is number { $n }.
cli-beat = Your turn ends… (Enter: not yet, u: undo)
cli-curtain = { $who }, it is your turn. Press Enter when only you look at the screen.
cli-reckoning = { $who }: { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $parts })
verdict-winner = { $who } { $person ->
    [you] win
   *[other] wins
}!
verdict-shared = The victory is shared.
cli-points = Points so far: { $parts }
cli-preview-final = Then something is drawn or laid open: it cannot be taken back.
cli-preview-nothing = Nothing happens at once.
cli-help =
    A number     make that choice; or type it: { $place }, { $play }…
    5+           make choice 5, and ask me before my turn ends (to trade, for example, or to undo)
    u            undo your last decision
    h            hint: what a bot would do, and why
    t            show the table and the choices again
    p 5          preview: what choice 5 would lead to
    c CARD       what a card says
    w ACTION     why is this not possible? (e.g. w { $play })
    why          why the bots did what they did
    r { $rule }       read a paragraph of the rulebook
    l            the log of the game
    s FILE       save the record of the game
    q            leave the table

## What is typed at the table: what is shown, then what is understood as well

typed-place = place, worker to, worker, claim
typed-twice = twice
typed-play = play
typed-occupied = occupied, on, occupied token on
typed-star = star, with
typed-take = take
typed-draw = draw, draw a card
typed-move = move, move the
typed-trade = trade
typed-rest = rest
typed-pay = pay
typed-nothing = nothing
typed-token = token, occupied token
typed-pick = pick, choose, take, discard, keep, give, activate, use, tuck, show
typed-choose = choose, gain
typed-option = option, way
typed-accept = accept, yes
typed-use = use
typed-claim = claim
typed-for = for
typed-produce = produce
typed-news = news, good news
typed-watch = watch, pocket watch
typed-share = share
typed-card = card
typed-skunk = skunk
typed-skip = skip, no, no thank you
typed-prepare = prepare
typed-pass = pass
typed-point = point, point token
typed-to = to, give to
typed-on = on, occupied token on
typed-by = by, with
typed-legend = legend
typed-pile = pile
typed-shown = shown, revealed
typed-treasury = treasury
typed-story = story
typed-walk = walk, walk to, go, go to
typed-sail = sail
typed-stay = stay
typed-soothe = soothe
typed-help = help
typed-buy = buy, buy at
typed-collect = collect, take the crest at
typed-deposit = deposit, leave a crest at
typed-perform = perform, perform at
typed-show = show, small show at
typed-tell = tell, tell at
typed-carve = carve, carve at
typed-shout = shout, shout at
typed-earn = earn, earn at
typed-challenge = challenge
typed-rune = rune, lift
typed-motif = motif, token
typed-done = done, enough
typed-convert = convert, times
typed-swan = swan, swan song
typed-decline = decline, no
typed-engage = engage, crest on
typed-send = send, send him to
typed-coins = coins, for coins
typed-gems = gems, for gems
typed-easy = easy
typed-hard = hard
typed-between = the, a, an, and, to
typed-in-city = of, in the city of
typed-meadow = meadow { $n }

## The page

page-title = Bosk: a table for woodland games
page-lead = A quiet table for woodland games
page-footer = Bosk is unofficial and not endorsed by the publishers. It cannot replace the box: please buy the games you like.
page-home = Bosk, back to the shelf
page-continue-at = { $season }, { $n ->
    [one] 1 turn
   *[other] { $n } turns
} left this season. The Hare { $hare }, the Tortoise { $tortoise }.
page-learn-how = Your first game, explained move by move.
page-in-lesson = Lesson. { $line }
page-ended = { $verdict } { $points }
page-learn-begin = Start the lesson
page-language = Language
page-import-how = A game file or record that Bosk has written.
page-choose-file = Choose a file
page-choose-files = Choose files
page-unofficial-value = some values are unofficial
page-against = Against
level-dormouse = Dormouse
level-squirrel = Squirrel
level-hedgehog = Hedgehog
level-fox = Fox
level-owl = Owl
level-the-dormouse = the Dormouse
level-the-squirrel = the Squirrel
level-the-hedgehog = the Hedgehog
level-the-fox = the Fox
level-the-owl = the Owl
page-played-by = { $who } (bot, level { $n } of { $all })
page-labelled = { $name }: { $text }
page-at-level = bot { $n }/{ $all }
page-level-of = level { $n } of { $all }: { $animal }
level-dormouse-says = Picks any legal move, half asleep.
level-squirrel-says = Takes what looks best by the end of this turn.
level-hedgehog-says = Thinks its turn through in several imagined worlds.
level-fox-says = Imagines hundreds of ways to go on.
level-owl-says = Imagines thousands of ways to go on.
page-friend = a friend here
page-you-are = You are
page-seed = Seed (empty: surprise)
page-import = Bring in a saved game
page-export = Save the game as a file
page-share = Copy the link
page-shared = The link is in the address bar and on the clipboard.
page-shared-here = The link is in the address bar. The browser did not let Bosk copy it: copy it from there.
page-bad-link = This link holds no game that can be opened here: { $why }
page-bad-file = { $file } holds no game that can be opened here: { $why }
page-no-storage = Your browser does not let Bosk save here: the game goes on, but closing the page ends it.
page-ok = OK
page-other-language = Français
page-theme = Light or dark
page-settings = Settings
page-rules = Rules
page-rule = Rule { $number }
page-log = Log
page-log-look = The table after turn { $n }
page-keys = Keys
page-keys-list =
    Tab, Shift+Tab   next, previous thing
    Arrows           move inside a zone
    N, Shift+N       next, previous choice
    Enter            select; in a sheet: confirm
    Esc              back
    1-9              the buttons of the prompt
    W, P, T          worker, play, take
    U, Shift+U       undo, redo
    H, L, R, ?       hint, log, rules, keys
    M, C, A, O       Meadow, city, hand, other mayor
page-letter-keys = Keyboard shortcuts
page-motion = Pieces move
page-sound = Sounds
page-volume = How loud
page-volume-low = soft
page-volume-middle = middle
page-volume-full = full
page-recap = What the others did
page-recap-again = Replay
page-recap-earlier = Show what happened first
page-pace = Pace of the bots
page-confirm-when = Ask before each move
page-confirm-always = always
page-confirm-final = only if final
page-confirm-never = never
page-sound-offer = Hear the table, too?
page-sound-yes = Yes
page-sound-no = No
page-beat = My turn ends
page-beat-wait = when I say so
page-beat-moment = after a moment
page-slow = slow
page-steady = steady
page-fast = at once
page-close = Close
page-marked = { $n ->
    [0] Nothing marked yet.
    [one] Marked: { $things }.
   *[other] Marked, { $n } of them: { $things }.
}
page-back = Back
page-confirm = Confirm
page-undo = Undo
page-undone = Taken back: { $what }.
page-undo-what = Undo: { $what }
page-short-place = worker on { $space }
page-short-event = worker on event { $n }
page-short-visit = worker at { $card }
page-short-play = { $card } played
page-short-take = { $card } taken
page-short-pick = { $card }
page-short-good = { $good } chosen
page-short-colour = the colour { $colour }
page-short-draw = a card drawn
page-short-watch = the pocket watch
page-short-trade = the trade
page-short-use = { $space }
page-short-answer = your last choice
page-lesson-first = The lesson asks for this first: { $what }
page-hint-thinking = The owl thinks about it…
page-hint-other = Next best: { $what }
page-stop-thinking = Stop thinking
page-play-at-once = Play at once
page-why-of = Why did { $who } do that?
page-why-thinking = One moment…
page-why-told = { $who }: { $reason }.
page-no-thinker = The bots could not be loaded, so nobody thinks. Ask again when the network is back.
page-hint-do = Choose this
page-hint-more = Tell me more
page-hint-verb = Look for this: { $verb }.
page-hint-target = Look at this: { $what }.
page-deck = Deck
page-ways = What to do with it
page-way-play = Play it
page-way-take = Take it
page-then = Then
page-plan = { $card } for { $price }
page-price-token = 1 token from { $card }
page-price-star = the ability of { $star }
page-price-occupied = an Occupied token on { $on }
page-confirm-play = Play { $card }
page-confirm-take = Take { $card }
page-confirm-choose = Choose { $card }
page-confirm-discard = Discard { $card }
page-confirm-give = Give { $card } away
page-confirm-keep = Keep { $card }
page-confirm-place = Place the worker
page-confirm-enough = { $deed }, no more
page-pay-how = How do you pay?
page-pay-token = { $n ->
    [one] its last token, 1 resource less
   *[other] 1 of its { $n } tokens, 1 resource less
}
page-pay-no-token = no token is left on it
page-pay-swap = replace 1 resource of the cost
page-pay-needed = without it you cannot pay
page-pay-useless = of no use here
page-pay-abilities = Abilities: one per play
page-pay-impossible = Not possible now
page-pay-plain = None
page-pay-star = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} less
page-pay-star-leaves = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} less; it leaves your city
page-pay-star-tucks = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} less; tucks a card of your hand
page-pay-misfit = Not for this card, or not now: { $text }
page-pay-occupied = Occupied token on { $on }
page-pay-occupied-none = Occupied token
page-pay-free = costs nothing
page-pay-given = The card you give for it
page-pay-with = You pay
page-undo-nothing = There is nothing to take back.
page-undo-information = A card was drawn or revealed since: this cannot be undone.
page-undo-other = Somebody else has played since: this cannot be undone.
page-hint-button = Hint
page-hint-because = { $reason }.
page-prompt = What is asked
page-thinking = { $who } is thinking…
page-turn-over = Your turn is over. Next: { $who }.
page-turn-done = Your turn is over.
page-verb-chosen = { $verb }: choose on the table.
page-hand-over = Hand over
page-curtain = { $who } is next
page-lift-curtain = Only I am looking: show the table
page-turns-left = { $n ->
    [one] 1 turn left
   *[other] { $n } turns left
}
page-moves = moves
page-meadow = Meadow
page-path = The Sun is on spot { $sun }, the Moon on spot { $moon } of 7
page-tab-places = Places
page-tab-events = Events
page-tab-city = Your city
page-tab-other = The other
page-empty-city = Your first card will stand here.
page-tally = If the game ended now · cards { $cards } · bonus { $bonus } · tokens { $tokens } · events { $events }
page-mayor = { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} at home
page-reserve = Reserve
page-workers = { $n ->
    [one] 1 worker at home
   *[other] { $n } workers at home
}
page-piles = Deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}. Discard pile: { $discard ->
    [one] { $discard } card
   *[other] { $discard } cards
}.
page-green = Production
page-blue = Governance
page-tan = Traveler
page-valley-tan = Traveler
page-red = Destination
page-purple = Prosperity
page-card-label = { $name }, { $colour }, { $kind }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, costs { $cost }. { $text } { $state }
page-can-choose = Can be chosen.
page-cannot-choose = Cannot be chosen now.
page-city = City
page-spread = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
page-more-cards = { $n } more
page-claimed = claimed
page-scores = Points if the game ended now
page-yours = yours
page-hand = Your hand
page-pile = deck
page-discard = discards
glance-legend-now = playable| now
glance-legend-help = playable with help
glance-legend-take = to take|, or to play with help
glance-legend-not = not yet|: what is missing
glance-turn = { $now ->
    [0] { $may ->
        [0] No card can be played yet.
        [one] 1 card can be played with help.
       *[other] { $may } cards can be played with help.
    }
    [one] { $may ->
        [0] 1 card can be played.
       *[other] 1 card can be played, { $may } more with help.
    }
   *[other] { $may ->
        [0] { $now } cards can be played.
       *[other] { $now } cards can be played, { $may } more with help.
    }
}
glance-free = free
glance-far = far
glance-double = in town
glance-full = city full
glance-say-now = Playable now.
glance-say-free = Playable free, thanks to { $card }.
glance-say-with = Playable with { $card }.
glance-say-take = To take only, not to play.
glance-say-far = Not next to the Sun or the Moon.
glance-say-short = Not playable: { $goods } short.
glance-say-double = Not playable: it is in your city already.
glance-say-full = Not playable: your city is full.
glance-say-other = Not playable now.
page-states = What the frames say
page-log-whole = The whole log
zoom-signs = What the signs say
zoom-keys = Enter: choose · Shift: keep open · Esc: close
zoom-left = You have enough; left in your reserve: { $goods }.
zoom-nothing-left = You have just enough.
zoom-have = You have { $goods }.
zoom-free = It costs nothing.
zoom-short = Short of { $goods }.
tile-activate = activate
tile-activate-all = activate all
tile-any-place = { $n ->
    [one] a place, even taken
   *[other] { $n } places, even taken
}
tile-at-a-farm = using a farm
tile-at-will = at will
tile-back = back
tile-basic = basic
tile-basic-place = { $n ->
    [one] a basic place
   *[other] { $n } basic places
}
tile-chapel = on the Chapel
tile-claim = claim
tile-claiming = claiming
tile-colours = { $n ->
    [one] colour
   *[other] colours
}
tile-colour-of = colour ≥{ $n }
tile-common = common
tile-copy = copy
tile-cost = cost:
tile-couple = as a couple
tile-couple-farm = couple + Farm
tile-different = different
tile-discard = discard
tile-each = each
tile-end = end:
tile-farm = Farm
tile-farm-of-others = Farm of others
tile-farm-twice = farm twice
tile-farms = { $n ->
    [one] a farm
   *[other] { $n } farms
}
tile-fill-hand = redo the hand
tile-for = for
tile-free = free
tile-give = give
tile-hand-and-city = hand and city
tile-here = here
tile-in-hand = in hand
tile-jails = jail
tile-keep = keep { $n }
tile-kind-of = { $n ->
    [one] kind of
   *[other] kinds of
}
tile-lay = lay
tile-leaves = leaves:
tile-lift = lift
tile-look = look at
tile-most = most
tile-move = move
tile-move-worker = move a worker
tile-new-river = new river tile
tile-of-meadow = of the Meadow
tile-of-one-colour = of one colour
tile-of-others = of others
tile-or = or
tile-other-plays = other plays
tile-pass-on = pass on
tile-per = per
tile-play = play
tile-playing = playing
tile-raze = raze
tile-recall-worker = recall a worker
tile-refund = regain its cost
tile-renew = renew
tile-reuse-place = reuse a place
tile-reveal = reveal
tile-river-spaces = { $n ->
    [one] a river space
   *[other] { $n } river spaces
}
tile-special = special
tile-store = store
tile-take = take
tile-take-all = take all
tile-take-back = take back
tile-taken-place = { $n ->
    [one] a taken place
   *[other] { $n } taken places
}
tile-to-other-city = to another city
tile-to-others = to others
tile-tuck = tuck
tile-unique = unique
tile-use = use
tile-with-farm = with a Farm
sign-twig = twig
sign-resin = resin
sign-pebble = pebble
sign-berry = berry
sign-any = any resource, as you choose
sign-point = point token
sign-card = card
sign-deck = card from the deck
sign-discard = card that is discarded
sign-green = Production: acts when it is played and when production comes
sign-blue = Governance: its ability lasts
sign-tan = Traveler: acts once, when it is played
sign-red = Destination: acts when a worker comes
sign-purple = Prosperity: points at the end
sign-critter = Critter
sign-construction = Construction
sign-event = event
sign-occupied = Occupied token
sign-unique = unique: one in a city
sign-home = home: a Critter that it houses comes free
sign-gives = gives
sign-at-most = at most
sign-less = so much less to pay
sign-and = and, or more on top
sign-sun = Sun
sign-moon = Moon
sign-skunk = skunk
sign-lyric = lyric: what a song says
sign-melody = melody: what a song plays
sign-tempo = tempo: how far your dial turns
sign-volume = volume
sign-step = step of the bard to the next region
sign-boat = space of the river for your boat
sign-reach = reach stone: to act farther away
sign-coin = coin
sign-fan = a Fan comes
sign-gem = gem: 1 point at the end
sign-bluegem = blue gem: 1 point at the end
sign-nothing = nothing
page-your-turn = Your turn
page-plan-take = Take { $card } into your hand
page-plan-free = { $card }, free
page-claimed-by = claimed: { $who }
page-event-sheet = { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end; reward at once: { $reward }
page-before-after = Reserve: before → after
page-preview-score = Score { $before } → { $after }
page-preview-theirs = The opponent plays right after it: it cannot be undone.
page-preview-final = Cards will be drawn or laid open: this cannot be undone.
page-preview-asks = You choose the rest afterwards.
page-preview-later = This can be undone until cards are drawn or laid open.
page-preview-undo = This can be undone.
page-preview-until = This can be undone until your turn ends.
page-preview-ends = Your turn ends with this.
page-course-label = Points over the game: { $who }.
page-course-of = { $who } { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-unknown-seat = Nobody here is called “{ $name }”, so the game cannot begin.
page-no-such-game = This game is not kept in this browser.
page-no-such-campaign = There is no such campaign in this browser.
page-elsewhere = Another tab has gone on with this game.
page-elsewhere-load = Show it as it stands there
page-elsewhere-here = Go on from here instead
page-course = Score over the game
page-total = Total
page-verb-place = Worker
page-verb-play = Play
page-verb-choose = Take
page-trade = Any time in your turn: discard 2 cards for 1 resource
cli-about-serve = Serve the page on this machine
cli-help-port = the port (default: 7345; 0: any)
cli-help-page = the folder in which the page lies, instead of the one in this binary
cli-about-completions = Print a script with which a shell completes commands and names
cli-about-man = Write the manual pages into a folder
cli-help-shell = the shell
cli-examples = Examples:
cli-example-bot = against a bot
cli-example-people = two people at this terminal
cli-example-chapter = a hard chapter, one person for both mayors
cli-example-sheet = against Miss Thorn, with the sheet of achievements
cli-example-nightweave = alone against Nightweave
cli-example-rugwort = against Rugwort in his second year, with the farms
cli-example-rival = alone against the Rival
cli-example-bards-rival = against a bot and the Rival
cli-example-harper = Wren the Harper against the hardest Rival
cli-example-swap = which bot is better, whatever the seats
cli-example-plot = how often the bots win, with all scores in a plot
cli-example-bench = the speed of random games, for a program
cli-example-bench-bot = how fast the strongest bot thinks
cli-example-ladder = how strong the bots are, with intervals
cli-example-tune = better weights, found in five minutes at a time
cli-example-gather = positions to learn from
cli-gathered = { $positions } positions written.
cli-example-perft = from the position of a scenario
cli-example-pack = check your own values
cli-example-export = all files of the pack, to change values in
cli-no-page = The page is not built into this binary: "cargo xtask play" builds and serves it.
cli-no-page-there = no page lies there
cli-serving = Bosk is at { $address } (Ctrl+C ends it)
cli-cannot-serve = Port { $port } cannot be served: { $what }
page-hurry = Next
page-best = Best plays
page-best-yours = Your best plays
page-again = Rematch
page-again-alone = Play again
page-season-begins = { $which ->
    [winter] Winter is here
    [spring] Spring is here
    [summer] Summer is here
    [autumn] Autumn is here
   *[other] { $name }
}
page-season-on = Go on
page-season-short = Shorter next time
page-season-workers = { $n ->
    [0] Your workers come home
    [one] One more worker
   *[other] { $n } more workers
}
page-season-home = At home: { $n } of { $all }
page-season-harvest = Your green cards produce
page-season-reserve = Your reserve
page-to-shelf = Back to the shelf
page-to-campaigns = All campaigns
page-sources = Where the points came from
page-best-number = Move { $n }
page-best-play = { $who }, { $what }: +{ $gain }
page-see-table = See the table
page-to-end = To the end
page-to-now = Back to the game
page-see-move = Review move { $n }
page-moments = { $n ->
    [0] Move by move
    [1] One move made the game
    [2] Two moves made the game
   *[other] Three moves made the game
}
page-step-back = One move back
page-step-on = One move on
page-move-of = { $n } / { $last }
page-review = Review the game
page-review-title = Review: { $who }
page-review-now = Review so far: { $who }
page-review-so-far = Review so far
page-review-line = Show the better line
page-review-ahead = Better, { $n } of { $last }
page-review-imagined = Imagined: hidden cards may lie otherwise.
page-review-hidden = Hidden cards came to light since: play on from here once the game is over.
page-review-of = { $who } { $n }
page-review-chance = Your chance to win, move by move
page-review-scale = per cent, as imagined games tell; the band is their doubt
page-review-value = Move { $n } of { $last }, { $season }: { $chance }%
page-review-unknown = Move { $n } of { $last }, { $season }
page-review-progress = { $n }% judged
page-review-stop = Stop
page-review-on = Go on
page-review-points = { $n ->
    [0] Turning points
    [one] One turning point
   *[other] { $n } turning points
}
page-review-point = Move { $n }, { $season }
page-review-chip = move { $n }
page-review-per-cent = { $n }%
page-review-strongest = Your strongest, move { $n }
page-review-otherwise = { $n }%, otherwise { $other }%
page-review-before = Before move { $n }
page-review-first = To the first move
page-review-last = To the last move
page-review-table = The table
page-review-play = Play on from here
page-review-stays = A new game; this one stays as it was.
page-learn = Learn in 10 minutes
page-pack = Your own card values
page-pack-refused = Your own card values cannot be played with
page-without-pack = Play without them

page-mode = What would you like to play?
page-mode-duel = Head to head
page-mode-campaign = Campaign
page-mode-chapter = One chapter
page-mode-challenge = Miss Thorn
page-easy = Easy
page-normal = Normal
page-hard = Hard
page-difficulty = Difficulty
page-chapter = Chapter
page-town = Town
page-town-name = Mossbury
page-first-name = Your name
page-second-name = Your partner's name
page-second-none = nobody: alone
page-player-one = You
page-campaign-about = Fifteen chapters in the life of a town, alone or as two. Each has goals of its own and what you win counts to the end. Play one when you like: the sheet stays on this device.
page-new-campaign = A new campaign
page-new-campaign-go = Found the town
page-import-campaign = Bring in a campaign
page-campaign-facts = { $players } · { $n ->
    [one] { $n } chapter played
   *[other] { $n } chapters played
} · { $total ->
    [one] { $total } point
   *[other] { $total } points
}
page-sheet-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, unused watches: { $watches } × { $per_watch }, replays: { $replays } × −{ $per_replay }; total: { $total }
page-play-chapter = Play chapter { $n }
page-continue-chapter = Go on with the chapter
page-replay-chapter = Replay the lost chapter
page-give-up = Give up this chapter
page-campaign-broken = Campaign { $n } is kept here but cannot be read. Nothing of it is deleted or written over.
page-trophies-broken = Your sheet of achievements is kept here but cannot be read. Nothing of it is deleted or written over.
page-export-campaign = Save the campaign as a file
page-forget-campaign = Throw the campaign away
page-day = Day
page-result-of = Result
page-watches-left = unused watches
page-won = W
page-lost = L
page-replayed = replayed
page-to-sheet = To the campaign's sheet
page-wanted = Wanted
page-goals = Goals you share
page-goal-met = Reached:
page-goal-open = Open:
page-goal-missed = Missed:
page-thorn = Miss Thorn: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
page-her-cards = Her cards
page-thorn-pile = { $n ->
    [one] 1 card in her pile
   *[other] { $n } cards in her pile
}
page-thorn-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
page-watches = { $n ->
    [one] 1 pocket watch
   *[other] { $n } pocket watches
}
page-other-hand = Other hand
page-say = Tell your partner
page-say-how = You may tell the colours and kinds of your cards and the resources you wish for, never which card it is.
page-say-critter = { $n ->
    [one] I hold a { $colour ->
        [green] green
        [blue] blue
        [tan] tan
        [red] red
       *[purple] purple
    } Critter.
   *[other] I hold { $n } { $colour ->
        [green] green
        [blue] blue
        [tan] tan
        [red] red
       *[purple] purple
    } Critters.
}
page-say-construction = { $n ->
    [one] I hold a { $colour ->
        [green] green
        [blue] blue
        [tan] tan
        [red] red
       *[purple] purple
    } Construction.
   *[other] I hold { $n } { $colour ->
        [green] green
        [blue] blue
        [tan] tan
        [red] red
       *[purple] purple
    } Constructions.
}
page-say-wish = I would like { $good }.
page-besides = Share and more
page-besides-slim = More
page-continue-together = { $quest }: { $season }, { $n ->
    [one] { $n } turn left
   *[other] { $n } turns left
}. The town has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
page-sure = Really? Press again: { $what }
page-before = Before you begin
page-automa-step = Step { $n } of { $all }
page-next = Next
page-to-the-end = To the end
page-skunk-here = A skunk sits here.
page-path-skunks = Skunks on spots { $spots }.
page-town-city = Your town
page-trophies = Achievements
page-one-person = 1 person
page-two-people = 2 people
page-ticked = done
page-not-ticked = not yet

## The lesson

lesson-worker = Welcome! You are the Hare. On your turn you do one thing: place a worker, play a card or choose a card. Workers bring goods. Send your first one to river 1, at the bottom left, and confirm.
lesson-occupied = The river also gives you an Occupied token. Later it lets you play one Critter of its colour for free, onto a Construction of the same colour. Take the tan one.
lesson-farm = Each worker moved the Sun one spot along the path. The Tortoise took a farm; now take another: farm 1 gives 3 twigs, and twigs build Constructions.
lesson-last-worker = Your last worker this season: fetch 2 berries at farm 4. Berries invite Critters.
lesson-meadow = Now look at the path: you may play cards from your hand, and Meadow cards that touch the Sun or the Moon. The Sun has come far to the right: play the Resin Tapper for 1 berry. Green cards act at once and again each spring and autumn.
lesson-pay = Playing a card moves the Moon. Play the Gravel Sifter for 1 twig: it turns twigs into pebbles and points.
lesson-accept = Its effect is optional, like all effects. Pay 1 twig for 1 pebble and 1 point token.
lesson-choose = The third thing you can do: choose a card, from the deck or anywhere in the Meadow. Take the Clocktower.
lesson-trade = At any time of your turn you may discard 2 cards for 1 resource. Try it: press the trade button in your reserve.
lesson-trade-cards = Two cards you will not need: the Garland Walk and the Spelunker.
lesson-trade-gain = Any resource you like. Take a twig: you will need one soon.
lesson-token = Choosing a card moves the Sun or the Moon, as you like. When both stand at the end, the season is over. Move the Moon.
lesson-production = Spring! Workers came home, the river has new tiles, and green cards produce: the Resin Tapper gave its resin by itself. Use the Gravel Sifter again.
lesson-red = Red cards are places of your own: anybody may visit them with a worker, and when the other mayor does, you gain a point token. Play the Orchard Terrace.
lesson-visit = The Tortoise has just claimed an event: events are worth points, and only one mayor gets each. Now visit your own Orchard Terrace: 3 berries and a card.
lesson-end = That is all you need. Play on: fill your city, watch the events above the Meadow, and mind the Sun and the Moon. A hint is always one key away: H.

## The page of Everdell and Mistwood

page-rules-missing = The rulebook cannot be fetched; perhaps there is no network.
page-find-rule = Find in the rules
page-rules-contents = Contents
page-valley-title = Everdell & Mistwood on Bosk
page-valley-how-many = How many play?
page-valley-person = a person here
page-valley-year = Which year of his?
page-valley-level = Her level
page-valley-short-deck = Short Activity deck (18 cards)
page-valley-personality = Personality
page-valley-plot = Plot
page-valley-scheme = Scheme
page-valley-plot-or-schemes = Plot or schemes
page-valley-none = none
page-valley-by-lot = by lot
page-valley-schemes = schemes
page-valley-plot-by-lot = a plot by lot
page-valley-farms = Seasonal farms
page-valley-corrin = Corrin Evertail
page-valley-legends = Legends
page-valley-powers = Player powers
page-valley-spring-worker = Keep the spring worker
page-valley-continue-at = { $season }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far
page-bad-save = A game that is kept here cannot be opened: { $why } It stays where it is.
page-moves-made = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
page-valley-forest = Forest
page-valley-tab-wood = Forest
page-valley-tab-events = Events
page-valley-turned-up = She turns up the Activity card { $card }.
page-valley-squirrel = Squirrel
page-valley-mouse = Mouse
page-valley-hedgehog = Hedgehog
page-valley-turtle = Turtle
page-valley-tab-others = Others
page-so-far = { $n } of { $all }
page-valley-slim-prepare = Season
page-valley-means-spring = All your workers come home, one more joins them, and your green cards produce.
page-valley-means-summer = All your workers come home, one more joins them, and you draw 2 Meadow cards if your hand has room.
page-valley-means-autumn = All your workers come home, two more join them, and your green cards produce. It is the last season.
page-valley-slim-pass = Pass
page-valley-one-worker = one worker
page-valley-shared = shared
page-valley-guests = Here: { $who }.
page-valley-figure = Nightweave's figure is in slot { $n } of the Meadow.
page-valley-her-figure = her figure
page-valley-slot-blocked = Rugwort blocks this slot.
page-valley-watched = watched by the Spiders
page-valley-webbed = under a web
page-valley-occupied = Occupied
page-valley-face-down = face down
page-valley-paired = shares its space with { $card }
page-valley-unique = unique
page-valley-common = common
page-valley-houses = Houses { $cards }
page-valley-houses-all = Houses every Critter
page-valley-in-meadow = Meadow, slot { $n }.
page-valley-in-hand = In your hand: { $n }.
page-valley-in-legends = One of your legends.
page-valley-in-pile = On top of the Pigs' pile.
page-valley-in-shown = Among the cards shown.
page-valley-stuck = Face down in your hand, cannot be used.
page-empty-hand = No cards in hand.
page-valley-no-cards = No cards yet.
page-valley-own-city = See all cards of your city
page-valley-city-of = { $person ->
    [you] Your city
   *[other] City: { $who }
}
page-valley-prisoners = Prisoners: { $cards }
page-valley-known-hand = Cards you know in the hand: { $cards }
page-valley-known-feats = Open feats: { $cards }
page-valley-tally = If the game ended now · cards { $cards } · bonus { $bonus } · tokens { $tokens } · Journey { $journey } · events { $events }
page-valley-about-rival = See everything about the opponent in the box
page-valley-level-n = level { $n }
page-valley-year-n = year { $n }
page-valley-last-activity = Last Activity card: { $card }
page-story-title = { $who } plays
page-story-steps = Steps told so far
page-story-step = { $who }, step { $n } of { $all }: { $text }
page-story-after = Board after this step
page-story-before = Board before
page-story-was = { $now } (before: { $was })
page-story-back = One step back
page-story-step-by-step = Step by step
page-story-telling = Speed of the telling
page-story-fast = fast
page-story-why = Why?
page-story-all = All
page-story-done = Go on
page-story-space = Space
page-valley-clockwise = clockwise
page-valley-counter-clockwise = counter-clockwise
page-valley-else = { $first }; if not, { $second }
page-valley-otherwise = Otherwise: { $what }
page-valley-part-level = level tokens
page-valley-part-draw = draw
page-valley-part-discard = discard
page-valley-part-haven = Haven
page-valley-verb-season = Prepare or pass
page-valley-short-prepare = the new season
page-valley-short-pass = passing
page-answers = Your answers
page-valley-event-points = { $n ->
    [one] { $n } printed point
   *[other] { $n } printed points
}
page-valley-confirm-claim = Claim the event
page-valley-means-cost = Pay the cost
page-valley-means-leave = With { $card }, who leaves the city
page-valley-means-swap = With the Judge: replace 1 resource
page-valley-means-prisoner = Put { $card } under the Dungeon
page-valley-means-tokens = Spend tokens of the Treasury: { $n }
page-valley-means-banner = In the place of { $card }
page-language-missing = The other language has not come yet. Load the page again once there is a network.
page-redo = Redo
page-redo-nothing = There is nothing to do again.
page-valley-spaces = { $n ->
    [one] 1 of 15 spaces
   *[other] { $n } of 15 spaces
}
page-valley-hand-n = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
page-valley-spiders-home = { $n ->
    [one] 1 spider in the Lair
   *[other] { $n } spiders in the Lair
}
page-valley-rival-city = { $n ->
    [one] 1 card in the city
   *[other] { $n } cards in the city
}
page-valley-rival-hand = { $n ->
    [one] 1 card in her hand
   *[other] { $n } cards in her hand
}
page-valley-feats = { $n ->
    [one] 1 feat
   *[other] { $n } feats
}
page-valley-activity-left = { $n ->
    [one] 1 Activity card to come
   *[other] { $n } Activity cards to come
}
page-valley-workers-left = Workers at home: { $n } of { $all }
page-valley-keys-list =
    Tab, Shift+Tab   next, previous thing
    Arrows           move inside a zone
    N, Shift+N       next, previous choice
    Enter            select; in a sheet: confirm
    Esc              back
    1-9              the buttons of the prompt
    W, P             worker, play
    U, Shift+U       undo, redo
    H, L, R, ?       hint, log, rules, keys
    M, C, A, O       Meadow, city, hand, others
    Space, B, E      her turn: next step, back, to the end

## Everdell and Mistwood: things

valley-squirrel = The Squirrel
valley-mouse = The Mouse
valley-hedgehog = The Hedgehog
valley-turtle = The Turtle
valley-nightweave = Nightweave
valley-rugwort = Rugwort
valley-clearing = clearing { $n }
valley-journey = Journey { $n }
valley-spot = { $card }
valley-spot-copy = { $card } { $n }
valley-spot-of = { $card } ({ $who })
valley-spot-copy-of = { $card } { $n } ({ $who })
valley-n-any = { $n ->
    [one] 1 resource of your choice
   *[other] { $n } resources of your choice
}
valley-from-hand = hand
valley-from-meadow = Meadow
valley-from-legend = legend
valley-from-pile = Farm pile
valley-from-shown = revealed
valley-how-cost = { $cost }
valley-how-free = free
valley-how-less = { $less ->
    [one] 1 resource less
   *[other] { $less } resources less
}
valley-how-occupied = Occupied token on { $on }
valley-how-leave = { $less ->
    [one] 1 resource less
   *[other] { $less } resources less
}; { $card } leaves the city
valley-how-swap = { $cost }, 1 resource of it replaced
valley-how-prisoner = { $less ->
    [one] 1 resource less
   *[other] { $less } resources less
}; { $card } goes to prison
valley-how-tokens = { $less ->
    [one] 1 resource less
   *[other] { $less } resources less
} for { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
valley-how-banner = in place of { $card }

## Everdell and Mistwood: notation, packs and modes

valley-unreadable-action = "{ $text }" is not an action
valley-no-such-place = there is no place "{ $id }"
valley-not-in-city = "{ $id }" is not a card of this city
valley-no-more-copies = no copy of "{ $id }" is left
valley-wrong-journey = the spaces of the Journey must be worth 5, 4, 3 and 2 points, in this order
valley-wrong-scheme = this scheme cannot change its sort: seasonal stays seasonal, one-shot stays one-shot
valley-deck-too-big = there are too many copies: a game can hold { $most ->
    [one] { $most } card
   *[other] { $most } cards
}
valley-too-many-farms = there are too many Farms: a game can hold { $most ->
    [one] { $most } Farm
   *[other] { $most } Farms
}
valley-wrong-set = a card cannot change its set
valley-one-legend = there is one copy of each legend
valley-wrong-banner = only a legend has a banner: a card of the base game, and of its own kind
valley-only-critters-are-housed = an Occupied token pays for Critters alone, and for no legend
valley-no-home = only a Construction can house somebody or be a Farm
valley-endless-use = basic locations and the Haven use no other place, and forest cards only basic ones: the use would never end
valley-endless-production = a green card cannot activate all green cards, itself among them: production would never end
valley-no-space-to-share = partners share a space, so that each must take one and be no Farm; a legend can only be a Wife
valley-plain-discount = a discount that takes a prisoner or a token is for any card and any resource: it has no "kind", "colour" or "only"
valley-not-alike = all cards that make others cheaper in this way must take off the same number
valley-too-many-triggers = a pack can hold { $most ->
    [one] { $most } trigger
   *[other] { $most } triggers
}, and this is one more
valley-too-many-under = there is room for { $most ->
    [one] { $most } card
   *[other] { $most } cards
} under an event at most
valley-no-first-activity = one Activity card at least must join in winter and be neither spare nor from Pearlbrook
valley-die-has-gaps = every side of the die from 1 to 8 must belong to a resource
valley-line-missing = an Activity card has a line for its season and for each later one, and for no earlier one
valley-mode-no-mixing = Personalities, plots and schemes do not go with farms, Corrin or legends ({ $rule }).
valley-mode-no-guests = Personalities, plots and schemes do not go with other boxes ({ $rule }).
valley-mode-solo-only = Plots and schemes are for one human only ({ $rule }).
valley-mode-plot-or-schemes = A game has a plot or schemes, not both ({ $rule }).
valley-mode-whim-needs-personality = The plot Weaver's Whim needs a personality ({ $rule }).
valley-mode-swarm-needs-level = The plot Smothering Swarm is not for level 0 ({ $rule }).
valley-mode-team-needs-two = A team needs two humans ({ $rule }).
valley-mode-spring-worker-needs-powers = A spring worker is kept only with player powers ({ $rule }).

## Everdell and Mistwood: questions

valley-ask-nothing = Please wait.
valley-ask-turn = { $n ->
    [0] Your turn ({ $season }, no worker at home): play a card, prepare or pass.
    [one] Your turn ({ $season }, 1 worker at home): place a worker or play a card.
   *[other] Your turn ({ $season }, { $n } workers at home): place a worker or play a card.
}
valley-ask-pay = How do you pay for { $card }?
valley-ask-gain = { $n ->
    [one] Which resource do you gain?
   *[other] Which resources do you gain? { $n } to choose.
}
valley-ask-trade = { $n ->
    [one] Which resource do you trade for another?
   *[other] Which resources do you trade for others? Up to { $n }.
}
valley-ask-spend = What do you give for point tokens? (up to { $n }; { $points ->
    [one] 1 token
   *[other] { $points } tokens
} for each)
valley-ask-give-goods = { $n ->
    [one] Which resource do you give?
   *[other] Which { $n } resources do you give?
}
valley-ask-discard = { $n ->
    [0] Which card do you discard?
   *[other] Which card do you discard next? ({ $n } so far)
}
valley-ask-must-discard = { $n ->
    [one] Which card do you discard?
   *[other] Which cards do you discard? { $n } to choose.
}
valley-ask-to-goods = Who receives { $goods }?
valley-ask-to-card = Who receives the card?
valley-ask-to-cards = { $n ->
    [one] Who receives 1 card of your hand?
   *[other] Who receives { $n } cards of your hand?
}
valley-ask-to-fool = Into whose city does the Fool go?
valley-ask-give-card = { $n ->
    [one] Which card do you give? ({ $who })
   *[other] Which cards do you give? { $n } to choose. ({ $who })
}
valley-ask-keep = Which card do you keep? The other one is given away.
valley-ask-activate = { $card }: which green card do you activate?
valley-ask-draw = How many cards do you draw? { $n } at most.
valley-ask-copy = { $card }: which green card of another city do you use?
valley-ask-produce = Production: which green card is next?
valley-ask-store = What do you put on { $card }?
valley-ask-play-free = Which card do you play free?
valley-ask-play = { $less ->
    [0] Which card do you play?
    [one] Which card do you play, for 1 resource less?
   *[other] Which card do you play, for { $less } resources less?
}
valley-ask-which-pile = Do you reveal cards from the deck or from the discard pile?
valley-ask-dismantle = { $n ->
    [one] Which card of your city do you discard?
   *[other] Which cards of your city do you discard? { $n } to choose.
}
valley-ask-ruin = Which Construction do you discard for the Ruins?
valley-ask-sweep = { $n ->
    [one] Which Meadow card do you discard?
   *[other] Which Meadow cards do you discard? { $n } to choose.
}
valley-ask-take-meadow = { $n ->
    [one] Which Meadow card do you take?
   *[other] Which Meadow cards do you take? { $n } to choose.
}
valley-ask-worker-from = Which worker do you move?
valley-ask-worker-to = Where does the worker go?
valley-ask-take-back = Which worker do you take back?
valley-ask-use = Which place do you use?
valley-ask-choose = Which do you choose?
valley-ask-clock = Clock Tower: which location do you use again, for 1 token?
valley-ask-lay = { $event }: what do you put on it?
valley-ask-scrolls = Revealed: { $cards }. Which do you take? The others go under the event.
valley-ask-tuck = { $event }: which Critter do you put under it? (up to { $n } more)
valley-ask-hand-out = What do you give away? (up to { $n } more; { $points ->
    [one] 1 point token
   *[other] { $points } point tokens
} for each)
valley-ask-leader = Which of the cards just drawn do you pass on, for 1 point token?
valley-ask-pig-farm = Pigs: do you play the top Farm of the pile free?
valley-ask-stoats = Stoats: do you turn cards into a resource?
valley-ask-watch = Spiders: where does the figure go?
valley-ask-lacking = Spiders: which resource that you lack do you gain?
valley-ask-answer = { $card } answers for 1 card or 1 resource. What do you pay?
valley-ask-toll = Nightweave asks her price. What do you pay? ({ $n } to go)
valley-ask-foil = "{ $what }": { $text } What do you pay to foil it? ({ $n } to go)
valley-ask-foil-each = "{ $what }": { $text } What do you pay to foil it? (up to { $n } more)
valley-ask-foil-price = "{ $what }": { $text } How do you foil it?
valley-ask-replace = Which card of the same colour do you put into the empty slot of the Meadow?
valley-ask-spider = Which card does Nightweave's spider visit?
valley-ask-web = Where does the web go?
valley-ask-lose = Which card of your hand do you give up?
valley-ask-yield = Which card of your city goes to Nightweave?
valley-ask-guard = Which card of your city does your worker keep from her?
valley-ask-snag = Which open destination of the Meadow does Nightweave play?
valley-ask-capture = Which worker goes to Nightweave's Lair?
valley-ask-keep-open = Which card stays face up, for 1 card or 1 resource?
valley-ask-evict = Which card of Rugwort's city is discarded?

## Everdell and Mistwood: choices

valley-do-place = Worker to { $place }: { $text }
valley-do-claim = Claim { $event }: { $text }
valley-do-play = Play { $card } ({ $from }): { $how } · { $text }
valley-do-prepare = Prepare for { $season }
valley-do-pass = Pass: the game is over for you
valley-do-pay = { $goods }
valley-do-pay-nothing = Nothing
valley-do-take = Take { $card } ({ $text })
valley-do-discard = Discard { $card } ({ $text })
valley-do-give = Give { $card } ({ $text })
valley-do-keep = Keep { $card } ({ $text })
valley-do-activate = Activate { $card } ({ $text })
valley-do-copy = Use { $card } ({ $text })
valley-do-dismantle = Discard { $card } from the city ({ $text })
valley-do-tuck = Put { $card } under the event ({ $text })
valley-do-pay-card = Discard { $card } as payment ({ $text })
valley-do-lose = Give up { $card } ({ $text })
valley-do-guard = Put the worker on { $card } ({ $text })
valley-do-keep-open = Keep { $card } face up ({ $text })
valley-do-replace = Put { $card } into the Meadow ({ $text })
valley-do-take-meadow = { $card }, Meadow slot { $n } ({ $text })
valley-do-sweep = Discard { $card }, Meadow slot { $n } ({ $text })
valley-do-to = { $who }
valley-do-use = { $place } ({ $text })
valley-do-store = Put { $goods } on it
valley-do-option = Way { $n }
valley-do-gain = Gain { $what }
valley-do-deck = From the deck
valley-do-draw = Draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
valley-do-discard-pile = From the discard pile
valley-do-stoats-two = Discard 2 cards for 1 twig, resin or berry
valley-do-stoats-three = Discard 3 cards for 1 pebble
valley-do-foil-worker = Put a worker from home on the card
valley-do-foil-berries = Pay 2 berries
valley-do-foil-pebbles = Pay 2 pebbles
valley-do-foil-mix = Pay 3 cards or resources
valley-do-not-foil = Do not foil it
valley-do-enough = That is enough
valley-do-skip = No, thank you

## Everdell and Mistwood: events

valley-told-placed = { $who } { $person ->
    [you] send
   *[other] sends
} a worker to { $place }.
valley-told-visited = { $who } { $person ->
    [you] gain
   *[other] gains
} { $n ->
    [one] 1 point token
   *[other] { $n } point tokens
}: a visitor at { $card }.
valley-told-used = { $who } { $person ->
    [you] use
   *[other] uses
} { $place }.
valley-told-played = { $who } { $person ->
    [you] play
   *[other] plays
} { $card } ({ $from }).
valley-told-sent = { $who } { $person ->
    [you] get
   *[other] gets
} { $card } into the city.
valley-told-paid = { $who } { $person ->
    [you] pay
   *[other] pays
} { $goods }.
valley-told-settled = { $who } { $person ->
    [you] put
   *[other] puts
} an Occupied token on { $card }.
valley-told-left = { $who }: { $card } leaves the city.
valley-told-imprisoned = { $who } { $person ->
    [you] put
   *[other] puts
} { $card } under the Dungeon.
valley-told-spent-tokens = { $who } { $person ->
    [you] spend
   *[other] spends
} { $n ->
    [one] 1 token
   *[other] { $n } tokens
} from { $card }.
valley-told-replaced = { $who } { $person ->
    [you] replace
   *[other] replaces
} { $card } with a legend.
valley-told-gained = { $who } { $person ->
    [you] gain
   *[other] gains
} { $what }.
valley-told-drew-card = { $who } { $person ->
    [you] draw
   *[other] draws
} { $card }.
valley-told-hand-full = { $n ->
    [0] { $person ->
        [you] Your hand is full: you draw no card.
       *[other] The hand of { $who } is full: no card is drawn.
    }
    [one] { $person ->
        [you] Your hand has room for only one card.
       *[other] The hand of { $who } has room for only one card.
    }
   *[other] { $person ->
        [you] Your hand has room for only { $n } cards.
       *[other] The hand of { $who } has room for only { $n } cards.
    }
}
valley-told-drew = { $who } { $person ->
    [you] draw
   *[other] draws
} a card.
valley-told-took = { $who } { $person ->
    [you] take
   *[other] takes
} { $card } from the Meadow.
valley-told-swept = { $card } is swept out of the Meadow.
valley-told-discarded-card = { $who } { $person ->
    [you] discard
   *[other] discards
} { $card }.
valley-told-discarded = { $who } { $person ->
    [you] discard
   *[other] discards
} a card.
valley-told-revealed = Revealed: { $cards }.
valley-told-looked-at = { $who } { $person ->
    [you] look
   *[other] looks
} at { $cards }.
valley-told-looked = { $who } { $person ->
    [you] look
   *[other] looks
} at { $n ->
    [one] 1 card
   *[other] { $n } cards
} from the deck.
valley-told-kept-card = { $who } { $person ->
    [you] keep
   *[other] keeps
} { $card }.
valley-told-kept = { $who } { $person ->
    [you] keep
   *[other] keeps
} a card.
valley-told-gave = A gift of { $goods }: { $who } → { $to }.
valley-told-gave-that-card = A gift of the card { $card }: { $who } → { $to }.
valley-told-gave-card = A gift of a card: { $who } → { $to }.
valley-told-activated = { $who } { $person ->
    [you] activate
   *[other] activates
} { $card }.
valley-told-answered = { $who }: { $card } answers.
valley-told-stored = { $who } { $person ->
    [you] put
   *[other] puts
} { $goods } on { $card }.
valley-told-unloaded = { $who } { $person ->
    [you] take
   *[other] takes
} { $goods } from { $card }.
valley-told-token = { $card } receives { $n ->
    [one] 1 point token
   *[other] { $n } point tokens
}.
valley-told-claimed = { $who } { $person ->
    [you] claim
   *[other] claims
} { $event }!
valley-told-laid = { $who } { $person ->
    [you] put
   *[other] puts
} { $goods } on { $event }.
valley-told-tucked = { $who } { $person ->
    [you] put
   *[other] puts
} { $card } under { $event }.
valley-told-moved-worker = { $who } { $person ->
    [you] move
   *[other] moves
} a worker away from { $place }.
valley-told-took-back = { $who } { $person ->
    [you] take
   *[other] takes
} a worker back from { $place }.
valley-told-refilled = { $card } comes into the Meadow, slot { $n }.
valley-told-reshuffled = The discard pile becomes the new deck.
valley-told-season = { $who } { $person ->
    [you] prepare
   *[other] prepares
} for { $season }.
valley-told-passed = { $who } { $person ->
    [you] pass
   *[other] passes
}.
valley-told-watching = { $who } { $person ->
    [you] put
   *[other] puts
} the figure on { $place }.
valley-told-rolled = The die shows { $n }.
valley-told-rival-took = Rugwort takes { $card } from the Meadow, slot { $n }.
valley-told-evicted = { $card } leaves Rugwort's city.
valley-told-rival-worker = Rugwort's worker goes to { $place }.
valley-told-blocked = A worker of Rugwort's blocks slot { $n } of the Meadow.
valley-told-activity = Activity card { $card }: { $first }; if not, { $second }.
valley-told-tried = Nightweave cannot { $act }.
valley-told-does = Nightweave { $act }.
valley-told-default = Neither action is possible: Nightweave does the default.
valley-told-blocked-for = Blocked for Nightweave: { $place } ({ $by ->
    [spider] one of her spiders is there
    [web] a web bars her
    [missing] there is no such place
   *[worker] { $person ->
        [you] you are there
       *[other] { $who } is there
    }
}).
valley-told-spider = Nightweave sends a spider to { $place }.
valley-told-figure = Nightweave's figure goes to slot { $n } of the Meadow.
valley-told-night-played = Nightweave plays { $card }.
valley-told-night-drew = Nightweave draws a card.
valley-told-night-took = Nightweave takes { $card } from the Meadow.
valley-told-night-discarded = Nightweave discards a card.
valley-told-legend-left = The legend { $card } leaves the game.
valley-told-night-gained = Nightweave gains { $n ->
    [one] 1 point token
   *[other] { $n } point tokens
}.
valley-told-feat-card = { $card } becomes a feat of Nightweave's.
valley-told-feat = Nightweave gains a face-down card as a feat.
valley-told-feat-shown = One of Nightweave's feats is turned up: { $card }.
valley-told-night-season = Nightweave prepares for { $season }.
valley-told-night-over = Nightweave's game is over.
valley-told-scheme = Scheme "{ $scheme }": { $text }
valley-told-foiled = The foil of "{ $what }" is paid.
valley-told-web = A web is laid on { $place }.
valley-told-silk = A web stays on { $card }.
valley-told-mood = New personality, { $name }: { $text }
valley-told-turned-up = { $who } { $person ->
    [you] turn
   *[other] turns
} the cards of the city face up again.
valley-told-turned-down = { $who } { $person ->
    [you] turn
   *[other] turns
} { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the city face down.
valley-told-captured = { $who } { $person ->
    [you] lose
   *[other] loses
} a worker to Nightweave's Lair.
valley-told-stolen = { $who } { $person ->
    [you] lose
   *[other] loses
} { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the hand.
valley-told-dropped = { $card } is discarded.
valley-told-lost-point = { $who } { $person ->
    [you] lose
   *[other] loses
} 1 point token.
valley-told-lost = { $who } { $person ->
    [you] lose
   *[other] loses
} { $goods }.
valley-told-cut-short = This turn does more than a turn can hold: its other steps are passed over.
valley-told-over = The game is over.

## Everdell and Mistwood: what Nightweave does

valley-act-with-level = { $act }, with level tokens
valley-act-draw = { $form ->
    [does] draws
   *[do] draw
} a card
valley-act-discard = { $form ->
    [does] discards
   *[do] discard
} a card
valley-act-play-hand = { $form ->
    [does] plays
   *[do] play
} a card from her hand
valley-act-play-meadow = { $form ->
    [does] plays
   *[do] play
} a card from the Meadow
valley-act-play-meadow-draw = { $form ->
    [does] plays a card from the Meadow and draws
   *[do] play a card from the Meadow and draw
} a card
valley-act-play-meadow-discard = { $form ->
    [does] plays a card from the Meadow and discards
   *[do] play a card from the Meadow and discard
} a card
valley-act-place-figure = { $form ->
    [does] places
   *[do] place
} the figure
valley-act-spider = { $form ->
    [does] sends
   *[do] send
} a spider to { $place }
valley-act-city = { $form ->
    [does] sends
   *[do] send
} a spider to a red card of her city
valley-act-open = { $form ->
    [does] sends
   *[do] send
} a spider to an open destination
valley-act-basic-event = { $form ->
    [does] claims
   *[do] claim
} a basic event
valley-act-special-event = { $form ->
    [does] claims
   *[do] claim
} a special event
valley-act-ambassador = { $form ->
    [does] sends
   *[do] send
} the frog ambassador
valley-act-wonder = { $form ->
    [does] takes
   *[do] take
} a Wonder or an Adornment

## Everdell and Mistwood: points

valley-score-cards = cards
valley-score-bonus = bonus
valley-score-tokens = point tokens
valley-score-journey = Journey
valley-score-events = events
valley-verdict-won = { $winner } { $person ->
    [you] beat
   *[other] beats
} { $who }!
valley-verdict-lost = { $who } wins.

## Everdell and Mistwood: refusals

valley-refused-not-an-answer = That does not answer what is asked now.
valley-refused-no-worker = All your workers are placed.
valley-refused-space-taken = That space is taken.
valley-refused-own-worker-there = A worker of yours already stands on that forest card.
valley-refused-no-such-place = There is no such place in this game, or it is not open to you.
valley-refused-cannot-do = You cannot do what that place demands.
valley-refused-not-autumn = The Journey is open to you only in your autumn.
valley-refused-event-claimed = That event has been claimed.
valley-refused-condition-not-met = You do not meet the event's condition.
valley-refused-workers-at-home = You still have workers at home: place them before you prepare.
valley-refused-last-season = Autumn is the last season: you cannot prepare any more.
valley-refused-too-early-to-pass = You can pass only in autumn.
valley-refused-not-in-reach = That card does not lie where you could take or play it now.
valley-refused-slot-blocked = A worker of Rugwort's stands on that Meadow card.
valley-refused-city-full = Your city has no free space for that card.
valley-refused-already-there = That card is unique, and your city has it already.
valley-refused-replaced = A legend of your city stands in for that card: you can no longer play it.
valley-refused-no-city-for-fool = No opponent can take the Fool.
valley-refused-nothing-to-ruin = Ruins need another Construction of your city that can make room for them.
valley-refused-cannot-pay = You cannot pay for that.
valley-refused-no-home = That needs a Construction of your city that houses this Critter and has no Occupied token yet.
valley-refused-no-ability = That ability is not at hand, or does not fit that card now.
valley-refused-not-granted = This effect does not let you play that card.
valley-refused-beside-her = Nightweave's personality keeps you from taking that card next to her.
valley-refused-webbed = A web keeps your workers from that place.
valley-refused-cannot-pay-toll = You cannot pay what Nightweave asks for it.
valley-refused-wrong-card = That is not one of the things you can choose here.
valley-refused-must-answer = You cannot decline here.
valley-refused-game-over = The game is over.
valley-refused-wrong-seat = Another player is asked now.

### Everdell and Mistwood: the terminal

cli-valley-head = { $who } · deck { $deck } · discard pile { $discard }
cli-valley-player = { $season } · { $goods } · { $points ->
    [one] 1 point token
   *[other] { $points } point tokens
} · { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand · { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} at home · city { $spaces }/15
cli-rival = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $season } · { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand · { $spiders ->
    [one] { $spiders } worker
   *[other] { $spiders } workers
} at home · { $feats ->
    [one] { $feats } feat
   *[other] { $feats } feats
}
cli-valley-places = Places (① for one worker, ∞ for any number)
cli-passed = has passed
valley-event-text = { $first } and { $second }. { $text }
cli-prisoners = Prisoners:
cli-no-sheet = Only Everdell Duo has a sheet of achievements.
hint-workers = it keeps a worker free ({ $gain })

## The shelf

shelf-duo-plate = 1 or 2 · 30 min
shelf-duo-facts = One or two people, 30 minutes. The Sun and the Moon choose which cards you can reach.
shelf-valley-plate = 1 to 4 · 40 to 80 min
shelf-valley-facts = One to four people, 40 to 80 minutes. Four seasons to raise a city of fifteen cards.
shelf-grove-plate = 1 to 4 · 60 min
shelf-grove-facts = One to four people, 60 minutes. Sing in the grove, alone or together. Reconstruction: board, cards and numbers are ours; the Rival follows its solo rules.
shelf-games = Your games
shelf-all-games = All your games ({ $n })
shelf-about-game = Name or delete: { $game }
shelf-unreadable = The list of your games cannot be read. Here they are as far as they say themselves what they are; the list as it was is kept.
shelf-mine = Your turn
shelf-mine-since = Your turn for { $time }
shelf-minutes = min
shelf-hours = h
shelf-days = d
shelf-theirs = Their turn
shelf-over = Finished
shelf-duo-against = Duo against { $other }
shelf-chapter-of = Chapter { $n }: { $name }
shelf-everdell-for = Everdell for { $n }
shelf-shelf = The shelf
shelf-close-box = Close the box
shelf-duel-how = A duel against a bot or a friend here.
shelf-duel-start = Begin the duel
shelf-thorn-how = Alone or in two against the skunk.
shelf-thorn-start = Face Miss Thorn
shelf-campaign-how = Fifteen chapters, a town that grows.
shelf-campaign-start = Open the campaigns
shelf-chapter-how = One story of your choice, outside any campaign.
shelf-chapter-start = Begin the chapter
shelf-table = At my table
shelf-table-how = Your own cards on the table; Bosk runs the opponent beside them.
shelf-table-start = Lay out the table
shelf-lesson = Lesson
shelf-lesson-how = Your first game, move by move.
shelf-players = Together
shelf-players-how = Two to four mayors: people here, or bots.
shelf-players-start = Begin the game
shelf-nightweave-how = Alone against the spider who weaves your ruin.
shelf-nightweave-start = Face Nightweave
shelf-two = Two against her
shelf-two-how = Both of you against Nightweave.
shelf-two-start = Face Nightweave together
shelf-rugwort-how = Three years against the rat and his gang.
shelf-rugwort-start = Face Rugwort
shelf-rival = The Rival
shelf-rival-how = Alone against the bard who sings wherever you want to.
shelf-rival-start = Face the Rival
shelf-rival-too = The Rival too
shelf-no-rival = stays at home
shelf-bards-how = Two to four bards: people here, or bots.
shelf-your-bard = Your bard
shelf-bard-dealt = dealt by lot
shelf-bard-1 = First bard
shelf-bard-2 = Second bard
shelf-bard-3 = Third bard
shelf-bard-4 = Fourth bard
shelf-portals = portals join the same ground
shelf-marker = the song marker must be passed
shelf-partner = With you
shelf-alone = nobody: both mayors
shelf-the-hare = the Hare
shelf-the-tortoise = the Tortoise
shelf-fierce = How fierce?
shelf-others = The others
shelf-bot = a bot
shelf-bots = bots
shelf-level = Level
shelf-level-n = level { $n }
shelf-level-name = Level { $n }, { $name }. { $says } { $fared }
shelf-against-bosk = { $box }, against Bosk
shelf-with-bosk = { $box }, with Bosk
shelf-who-across = Who sits across from you?
shelf-who-along = Who plays with you?
shelf-fair = They all play by the same rules as you: none of them sees your hand or the deck.
shelf-no-wait = no wait
shelf-wait = up to 1 s
shelf-not-met = not met yet
shelf-record = you { $won } – { $lost }
shelf-play-against = Play { $who }
shelf-enter = Enter
shelf-play-with = Play with { $who }
shelf-people-here = people here
shelf-each-seat = seat by seat
shelf-who-wins = You win if
shelf-no-personality = none
shelf-both-beat-her = both beat her
shelf-each-alone = each for themselves
shelf-farms-how = eight Farms, each with a choice
shelf-corrin-how = five more cards in the deck
shelf-legends-how = two legends of your own, outside your hand
shelf-powers-how = everybody gets a power of their own
shelf-year-how = Year 1: to begin with. Year 2: each special event you miss gives him 6 points instead of 3. Year 3: besides, you lose a worker in autumn.
shelf-names = Names, if you like
shelf-name-of = Name of player { $n }
shelf-more = Advanced options
shelf-more-what = names, seed, your own cards and more
shelf-bad-seed = A seed is a whole number without a sign, such as 7; leave it empty for a surprise.
shelf-with-pack = play with them
shelf-remove-pack = Remove them
shelf-no-pack = { $file } holds no card values: these are written as text, in TOML. Nothing was changed.
shelf-no-storage = Your browser does not let Bosk keep this here.
shelf-records = Records
shelf-records-how = Your games against bots, and all that are over.
shelf-no-records = Nothing yet. Games against bots are counted here, and games that are over can be looked at again.
shelf-ended = Finished games
shelf-rules-how = Every rule as a numbered paragraph, in our own words.
shelf-today = Game of the day
shelf-today-how = Everybody is dealt the same cards today. Tomorrow brings another game.
shelf-today-start = Play today's game
shelf-link = I was sent a link
shelf-link-paste = Paste the link here
shelf-link-open = Open the game
shelf-astray = This address leads to nothing on the shelf.
shelf-bad-link = This is no link to a game of Bosk. Copy the whole of it, up to its last letter.
shelf-watch = Watch a game again
shelf-watch-how = Of which box is the game that you saved as a file?
shelf-ours = Some card values are ours.
shelf-name = What do you call this game?
shelf-rename = Keep the name
shelf-delete = Delete the game
shelf-delete-sure = Really? It cannot be brought back

## Bardwood Grove: the terminal

cli-grove-head = { $who } · supplies { $first } and { $second } · market price { $price }
cli-grove-signs = ♥ creature  $ shop  ¤ bank  ★ stage  § legends  ◆ motifs  ♪ volume  ○ coins  ◌ portal · ♟ bard  ♜ Rival  ● his token  ⚑ crest  ✕ rune · bold: around you
cli-grove-piles = Open cards
cli-grove-pile = { $place }: { $card }, { $n ->
    [0] the last
   *[other] { $n } below
}
cli-grove-legends = Legends
cli-grove-legend = { $level }. { $name } (boat on { $space }, { $lyrics })
cli-grove-motifs = Motif tokens (▲ front, ▼ back):
cli-grove-challenges = Challenges
cli-grove-on-easy = your crest on the easy one
cli-grove-on-hard = your crest on the hard one
cli-grove-rival = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $gems } · { $volume } · crests { $crests } · runes { $runes } · cards { $cards } · solo deck { $deck }
cli-grove-pawn = at { $place }
cli-grove-portals = portals: { $which }
cli-grove-held = crests held: { $whose }
cli-grove-bard = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $wares } · crests { $crests } · boat { $boat } · { $region }
cli-grove-tempo = tempo { $dial }
cli-grove-lifted = runes lifted: { $which }
cli-grove-song = Song: { $cards } ({ $lyrics }, { $melody })
cli-grove-deck = Deck { $n }
cli-grove-story = Story:
cli-grove-boast = Boasts of:
cli-grove-skill = Skill
cli-grove-improv = Improv
cli-grove-fan = Fan
cli-grove-creature = Creature
cli-grove-card-sheet = { $name }: { $kind }. { $text }
cli-grove-sheet = { $name }: { $text }

## Bardwood Grove: things

grove-you = Your bard
grove-seat = Bard { $n }
grove-rival = the Rival
grove-the-rival = The Rival
grove-reconstruction = Reconstruction: board, cards and numbers are ours, not those of the published Bardwood Grove; the Rival follows its solo rules.
grove-gems = { $n ->
    [one] 1 gem
   *[other] { $n } gems
}
grove-volume = { $n ->
    [one] 1 volume
   *[other] { $n } volume
}
grove-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
grove-reach = { $n ->
    [one] 1 reach stone
   *[other] { $n } reach stones
}
grove-lyrics = { $n ->
    [one] 1 lyric
   *[other] { $n } lyrics
}
grove-melody = { $n ->
    [one] 1 melody
   *[other] { $n } melody
}
grove-steps = { $n ->
    [one] 1 bard step
   *[other] { $n } bard steps
}
grove-melody-to-volume = melody into volume
grove-volume-to-gems = volume into gems
grove-lyrics-to-coins = lyrics into coins

## Bardwood Grove: notation, packs and positions

grove-unreadable-action = "{ $text }" is no action of Bardwood Grove.
grove-path-one-way = The path from { $from } to { $to } does not lead back the opposite way.
grove-too-many-stages = There are too many stages on this board: { $most } at most.
grove-no-start = No region is where bards begin: one says start = true.
grove-rival-start = The Rival begins in one place, and not on a portal: just one says start = true.
grove-two-portals = Exactly two crossings for portals lie on each ground; on { $terrain } there are others.
grove-too-few-events = Every season has two events or more; { $season } has fewer.
grove-odd-solo-deck = The solo cards must be an even number.
grove-slot-without-price = No volume is given for a slot of { $slot }.
grove-wrong-pile = Cards of this kind do not lie at { $place }.
grove-not-a-starter = { $id } cannot be in this deck: it is there already, or lies on a pile.
grove-has-no-price = Nothing of this kind is paid so.
grove-no-rival = The Rival does not play in this mode.
grove-mode-same-bard = Two seats cannot have the same bard ({ $rule }).

## Bardwood Grove: questions

grove-ask-over = The game is over.
grove-ask-story = Which Skill goes to the story? The other joins your song.
grove-ask-move = Where does your bard or your boat go?
grove-ask-move-and-walk = Where does your bard or your boat go? After that, { $steps } more.
grove-ask-walk = Where does your bard go? Left: { $steps }.
grove-ask-sing = You sing: which place do you use, or whom do you challenge?
grove-ask-rune = Which rune do you lift off your dial?
grove-ask-motif = Which motif token do you use? ({ $left } at most)
grove-ask-convert = How often do you turn { $what }?
grove-ask-choose = Which do you take?
grove-ask-swan-song = Do you sing your swan song?
grove-ask-engage = On which challenge does your crest go?
grove-ask-nearest = To which of these equally near places does the Rival go?

## Bardwood Grove: choices

grove-offer-with = { $what }, with { $more }
grove-offer-story = { $card } to the story ({ $text })
grove-offer-walk = Walk to { $region }
grove-offer-sail = Sail to space { $space } of the river
grove-offer-stay-sings = Stay and sing
grove-offer-stay-ends = Stay and end the turn
grove-offer-soothe = Soothe { $card }: { $lyrics }, { $melody }
grove-offer-help = Help { $card }: { $lyrics }, { $melody }
grove-offer-buy = Buy { $card } for { $coins }
grove-offer-collect = Take the crest at the bank
grove-offer-deposit = Leave a crest at the bank for { $what }
grove-offer-perform = Perform at { $place }: gain { $gems }, for { $volume }
grove-offer-show = A small show at { $place }: a Fan for { $volume }
grove-offer-tell = Tell { $legend } (level { $level }) for { $lyrics }. { $text }
grove-offer-carve = Use motif tokens at { $place }
grove-offer-shout = Raise your voice at { $place }
grove-offer-earn = Earn coins at { $place }
grove-offer-challenge = Challenge { $who } for { $volume }
grove-offer-rest = End the song
grove-offer-rune = Rune of space { $space } ({ $text })
grove-offer-motif = { $motif } ({ $text })
grove-offer-done = No further one
grove-offer-convert = Times: { $n }
grove-offer-option = { $n }: { $what }
grove-offer-swan = Sing the swan song
grove-offer-decline = Decline it
grove-offer-engage-easy = { $challenge }, easy: { $wants }, { $points }
grove-offer-engage-hard = { $challenge }, hard: { $wants }, { $points }
grove-offer-send = The Rival goes to { $place }

## Bardwood Grove: events

grove-told-turn = { $who } { $person ->
    [you] begin your turn
   *[other] begins a turn
}.
grove-told-swan-song = { $who } { $person ->
    [you] begin your swan song
   *[other] begins the swan song
}.
grove-told-declined = { $who } { $person ->
    [you] do
   *[other] does
} without a swan song.
grove-told-reshuffled = { $who } { $person ->
    [you] make
   *[other] makes
} a new deck of the discard.
grove-told-drew = { $who } { $person ->
    [you] draw
   *[other] draws
} { $card }.
grove-told-story = { $who } { $person ->
    [you] put
   *[other] puts
} { $card } into the story.
grove-told-song = { $who } { $person ->
    [you] add
   *[other] adds
} { $card } to the song.
grove-told-dial = { $who } { $person ->
    [you] turn
   *[other] turns
} the dial from { $from } to { $space }.
grove-told-gained = { $who } { $person ->
    [you] gain
   *[other] gains
} { $what }.
grove-told-walked = { $who } { $person ->
    [you] walk
   *[other] walks
} to { $region }.
grove-told-sailed = { $who } { $person ->
    [you] sail
   *[other] sails
} to space { $space }, { $name }.
grove-told-sang = { $who } { $person ->
    [you] sing
   *[other] sings
} a song with { $lyrics } and { $melody }.
grove-told-used = { $who } { $person ->
    [you] use
   *[other] uses
} { $place }.
grove-told-used-from-afar = { $who } { $person ->
    [you] use
   *[other] uses
} { $place } from afar, for { $stones }.
grove-told-soothed = { $who } { $person ->
    [you] soothe
   *[other] soothes
} { $card }.
grove-told-helped = { $who } { $person ->
    [you] help
   *[other] helps
} { $card }.
grove-told-bought = { $who } { $person ->
    [you] buy
   *[other] buys
} { $card } for { $coins }.
grove-told-opened = { $card } is turned up at { $place }.
grove-told-fan = { $who } { $person ->
    [you] win
   *[other] wins
} { $card } as a Fan.
grove-told-crest = { $who } { $person ->
    [you] take
   *[other] takes
} a crest from { $from }.
grove-told-crest-of-rival = { $who } { $person ->
    [you] take
   *[other] takes
} a crest from the Rival.
grove-told-deposited = { $who } { $person ->
    [you] leave
   *[other] leaves
} a crest at the bank.
grove-told-market = The market price is { $price }.
grove-told-performed = { $who } { $person ->
    [you] perform
   *[other] performs
} at { $place }, slot { $slot }.
grove-told-legend = { $who } { $person ->
    [you] tell
   *[other] tells
} { $legend }.
grove-told-legend-opened = { $legend } is turned up.
grove-told-rune = { $who } { $person ->
    [you] lift
   *[other] lifts
} the rune of space { $space }.
grove-told-motif = { $who } { $person ->
    [you] use { $motif } and turn it over
   *[other] uses { $motif } and turns it over
}.
grove-told-converted = { $who } { $person ->
    [you] turn
   *[other] turns
} { $what }, times: { $times }.
grove-told-challenged = { $who } { $person ->
    [you] challenge
   *[other] challenges
} { $side }.
grove-told-challenge-opened = The challenge card { $challenge } is turned up.
grove-told-engaged-easy = { $who } { $person ->
    [you] put
   *[other] puts
} a crest on the easy challenge of { $challenge }.
grove-told-engaged-hard = { $who } { $person ->
    [you] put
   *[other] puts
} a crest on the hard challenge of { $challenge }.
grove-told-event = { $event } is the event from now on.
grove-told-end = { $who } { $person ->
    [you] set
   *[other] sets
} off the end.
grove-told-over = The game is over.
grove-told-cut-short = This turn held more than a turn can hold: the rest is passed over.

## Bardwood Grove: what the Rival does

grove-rival-discard = The Rival turns up { $card }.
grove-rival-turn = His dial turns by { $tempo }.
grove-rival-turn-sings = His dial turns by { $tempo }: he will sing.
grove-rival-follow = He follows { $card }.
grove-rival-mark = He leaves token { $value } at { $place }.
grove-rival-skip = He goes on past { $place }, where a token lies.
grove-rival-turn-back = No path leads on from { $place }: he turns round.
grove-rival-jump = The portal at { $place } carries him to { $to }.
grove-rival-lost = He would never arrive: he is back at { $place } and goes to the nearest free place.
grove-rival-arrive = He stops at { $place }.
grove-rival-take-crest = { $person ->
    [you] He takes your leftmost crest
   *[other] { $who }: he takes the leftmost crest
}.
grove-rival-engage = { $who } { $person ->
    [you] choose
   *[other] chooses
} the challenge that this crest goes on.
grove-rival-activate = He activates { $place } (token { $value }).
grove-rival-help = He puts his leftmost crest on the creature at { $place }.
grove-rival-soothe = He soothes the creature at { $place }.
grove-rival-take-crests = He takes the crests at { $place } of: { $whose }.
grove-rival-gain = He gains { $what }.
grove-rival-spends = He spends { $what }.
grove-rival-shuffle = The pile at { $place } is shuffled.
grove-rival-take-card = He gains the top card at { $place }.
grove-rival-withdraw = His own crest at { $place } leaves the game.
grove-rival-deposit = He puts his leftmost crest at { $place }.
grove-rival-take-fan = He gains the top Fan.
grove-rival-cover = A rune of his covers slot { $slot } at { $place }.
grove-rival-tell = He puts a rune on a legend of level { $level }.
grove-rival-flip-gems = Every motif token that shows gems is turned over.
grove-rival-flip = { $motif } is turned over, without effect.
grove-rival-rest = His song marker goes back; his dial stands on { $dial }.
grove-rival-remove = { $card } leaves the game.
grove-rival-reshuffle = His other solo cards become a new deck.
grove-rival-got = { $card } goes to his pile.
grove-rival-told = His rune lies on { $legend }.

## Bardwood Grove: points

grove-score-gems = { $n ->
    [one] gem
   *[other] gems
}
grove-score-cards = { $n ->
    [one] blue gem on cards
   *[other] blue gems on cards
}
grove-score-track = { $n ->
    [one] blue gem on the crest track
   *[other] blue gems on the crest track
}
grove-score-crests = for crests held
grove-score-legends = for legends
grove-score-challenges = for challenges

## Bardwood Grove: refusals

grove-refused-not-an-answer = That does not answer what is asked.
grove-refused-game-over = The game is over.
grove-refused-wrong-seat = Another bard is asked now.
grove-refused-not-next = That region is not next to yours.
grove-refused-no-move = No move is left for that.
grove-refused-already-used = You have used that place in this song.
grove-refused-no-encore = You used that place in your last song: no encore.
grove-refused-out-of-reach = You have too few reach stones for that.
grove-refused-wrong-place = That place offers something else.
grove-refused-nothing-there = No card lies there.
grove-refused-song-too-poor = Your song has too few lyrics or too little melody.
grove-refused-too-few-coins = You have too few coins.
grove-refused-too-much-replaced = So many coins cannot be replaced.
grove-refused-no-crest = No crest is left on your track.
grove-refused-has-helped = Your crest lies on that creature already.
grove-refused-nothing-to-collect = No opposing crest lies there.
grove-refused-must-collect = An opposing crest lies there: it is taken first.
grove-refused-slot-covered = That slot is covered, or there is none.
grove-refused-too-quiet = You have too little volume.
grove-refused-no-show = The stage is not full, or no Fan is left.
grove-refused-no-rune = No rune is left on your dial.
grove-refused-boat-too-near = Your boat has not come far enough.
grove-refused-level-closed = No legend of that level lies open.
grove-refused-already-challenged = You have challenged that opponent in this song.
grove-refused-no-opponent = That is no opponent of yours.
grove-refused-no-crest-to-take = That opponent has no crest on the track.
grove-refused-card-taken = That challenge card is not open, or bears a crest.

## Bardwood Grove: the page

grove-boat = Your boat, space { $space } of the river
grove-boat-spaces = { $n ->
    [one] 1 space of the river
   *[other] { $n } spaces of the river
}
grove-tempo = tempo { $n }
grove-fans = { $n ->
    [one] 1 Fan
   *[other] { $n } Fans
}
grove-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
grove-goal-creatures = { $n ->
    [one] 1 creature soothed
   *[other] { $n } creatures soothed
}
grove-goal-legends = { $n ->
    [one] 1 legend told
   *[other] { $n } legends told
}
grove-goal-skills = { $n ->
    [one] 1 Skill bought
   *[other] { $n } Skills bought
}
grove-goal-improvs = { $n ->
    [one] 1 Improv bought
   *[other] { $n } Improvs bought
}
grove-goal-cards = { $n ->
    [one] 1 Skill or Improv bought
   *[other] { $n } Skills or Improvs bought
}
grove-goal-captured = { $n ->
    [one] 1 crest of others held
   *[other] { $n } crests of others held
}
grove-goal-stages = { $n ->
    [one] 1 rune on stages
   *[other] { $n } runes on stages
}
grove-goal-kinds = { $n ->
    [one] 1 kind of card gained
   *[other] { $n } kinds of card gained
}
grove-goal-runes = { $n ->
    [one] 1 rune off the dial
   *[other] { $n } runes off the dial
}
grove-goal-blue = { $n ->
    [one] 1 blue gem
   *[other] { $n } blue gems
}
grove-goal-track = { $n ->
    [one] 1 crest left on the track
   *[other] { $n } crests left on the track
}
grove-dial-space = Space { $space } of the dial
grove-verb-compose = Compose
grove-verb-move = Move
grove-verb-use = Use a place
grove-verb-challenge = Challenge
grove-deed-story = { $card } to the story
grove-deed-walk = walk to { $region }
grove-deed-sail = sail
grove-deed-stay = stay
grove-deed-rest = end the song
grove-deed-use = { $place }
grove-deed-challenge = challenge { $who }
grove-deed-engage = crest on { $challenge }
grove-deed-send = the Rival to { $place }
page-grove-title = Bardwood Grove on Bosk
page-grove-continue-at = Score { $points }, { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
} left · { $foe }
page-grove-n-bards = { $n ->
    [one] 1 bard
   *[other] { $n } bards
}
page-grove-board = The board
page-grove-shared = What everybody shares
page-grove-yours = What you have
page-grove-your-dial = Your tempo dial
page-grove-song = Song
page-grove-hand = Hand
page-grove-bards = The other bards
page-grove-challenges = Challenges
page-grove-tab-rival = Rival
page-grove-tab-bards = Bards
page-grove-tab-shared = Shared
page-grove-no-song = No card yet: your song grows with every Skill that you do not put to the story.
page-grove-story-short = story:
page-grove-tempo = tempo
page-grove-moves = moves
page-grove-up = up
page-grove-down = down
page-grove-left = left
page-grove-right = right
page-grove-easy = easy
page-grove-medium = medium
page-grove-hard = hard
page-grove-his-cards = His two cards
page-grove-dial = { $person ->
    [you] Your
   *[other] { $who }
} dial: { $n } of { $all }
page-grove-supply-one = in supply I
page-grove-supply-two = in supply II
page-grove-event-card = Event
page-grove-event = event { $n }: { $event }
page-grove-creature = Creature
page-grove-skills = Skills
page-grove-improvs = Improvs
page-grove-bank = Bank
page-grove-stage = Stage
page-grove-legend = Legends
page-grove-motifs = Motifs
page-grove-volume = Volume
page-grove-coins = Coins
page-grove-portal = Portal
page-grove-skill = Skill
page-grove-improv = Improv
page-grove-fan = Fan
page-grove-front = front
page-grove-back = back
page-grove-does-creature = Soothe it for its lyrics and melody, or help it for half of them and a crest.
page-grove-does-shop = Buy the open card. A Skill costs its coins plus the market price.
page-grove-does-bank = Leave a crest for coins or gems; a crest that lies there is taken first.
page-grove-does-stage = Perform: cover a slot with a rune, gain its gems and a Fan.
page-grove-does-legend = Tell one of the three open legends: your boat must have come far enough.
page-grove-does-motifs = Use up to two motif tokens, 1 melody each.
page-grove-does-volume = Gain volume, turn melody into volume and volume into gems.
page-grove-does-coins = Gain coins, turn lyrics into coins.
page-grove-does-portal = No place: here the Rival goes from one portal to the other of its colour.
page-grove-region = Region { $region }, between { $places }.
page-grove-touches = It touches { $places }.
page-grove-stands = { $person ->
    [you] You stand here.
   *[other] Here stands { $who }.
}
page-grove-lies = { $card } lies face up. { $text }
page-grove-below = { $n ->
    [one] 1 card lies below.
   *[other] { $n } cards lie below.
}
page-grove-stones = { $n ->
    [one] From your region it costs 1 reach stone.
   *[other] From your region it costs { $n } reach stones.
}
page-grove-crests-of = Crests: { $whose }.
page-grove-token = Token { $n } of the Rival lies here.
page-grove-pawn-here = The Rival stands here.
page-grove-pawn-at = The Rival, at { $place }.
page-grove-sings = He sings in { $n ->
    [one] 1 space
   *[other] { $n } spaces
}: { $tokens }.
page-grove-sings-empty = He sings in { $n ->
    [one] 1 space
   *[other] { $n } spaces
}; he has left no token yet.
page-grove-in-reach = In his reach: when he sings, he takes a crest of yours.
page-grove-legend-needs = Level { $level }: { $name }. The boat on space { $boat }, { $lyrics } lyrics.
page-grove-market = Market
page-grove-fans = Fans
page-grove-market-price = Market price { $n }
page-grove-rune-lies = A rune lies on space { $space }: { $text }
page-grove-rune-lifted = The rune of space { $space } is lifted: { $text }
page-grove-river = River, space { $n } of { $all }.
page-grove-blue = { $n ->
    [one] 1 blue gem: 1 point
   *[other] { $n } blue gems: { $n } points
}
page-grove-n-tempo = tempo { $n }
page-grove-n-river = space { $n } of the river
page-grove-n-crests = { $n ->
    [one] 1 crest on the track
   *[other] { $n } crests on the track
}
page-grove-n-captured = { $n ->
    [one] 1 crest taken
   *[other] { $n } crests taken
}
page-grove-n-runes = { $n ->
    [one] 1 rune left
   *[other] { $n } runes left
}
page-grove-n-cards = { $n ->
    [one] 1 card in his pile
   *[other] { $n } cards in his pile
}
page-grove-n-solo = { $n ->
    [one] 1 solo card in his deck
   *[other] { $n } solo cards in his deck
}
page-grove-n-fans = { $n ->
    [one] 1 Fan left
   *[other] { $n } Fans left
}
page-grove-your-cards = Your other cards
page-grove-n-deck = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
}
page-grove-n-story = { $n ->
    [one] 1 card in the story
   *[other] { $n } cards in the story
}
page-grove-n-boast = { $n ->
    [one] 1 creature to boast of
   *[other] { $n } creatures to boast of
}
page-grove-instead = In place of coins or volume
page-grove-nothing-instead = nothing
page-grove-confirm-story = To the story
page-grove-confirm-walk = Walk there
page-grove-confirm-sail = Sail
page-grove-confirm-soothe = Soothe
page-grove-confirm-help = Help
page-grove-confirm-buy = Buy
page-grove-confirm-perform = Perform
page-grove-confirm-tell = Tell it
page-grove-confirm-challenge = Challenge
page-grove-confirm-collect = Take the crest
page-grove-confirm-deposit = Leave the crest
page-grove-confirm-show = Give the show
page-grove-confirm-carve = Use motif tokens
page-grove-confirm-shout = Raise your voice
page-grove-confirm-earn = Earn coins
page-grove-confirm-rune = Lift the rune
page-grove-confirm-motif = Use the token
page-grove-confirm-engage-easy = Crest on easy
page-grove-confirm-engage-hard = Crest on hard
page-grove-confirm-send = Send him there
page-grove-confirm-keep = Exchange nothing
page-grove-confirm-convert = Exchange
page-grove-confirm-option = Take this
page-grove-way-sing = Your song begins, with { $lyrics } and { $melody }.
page-grove-way-no-song = Your dial stands at { $n } of { $all }: no song yet, your turn ends.
page-grove-way-rest = What is left of your song is lost: { $lyrics }, { $melody }.
page-grove-way-decline = You do nothing more in this game.
page-grove-way-perform = Gain { $gems }, for { $volume }
page-grove-goal-easy = Easy: { $wants }, { $points } (you have { $have })
page-grove-goal-hard = Hard: { $wants }, { $points } (you have { $have })
page-grove-at-the-end = What you have counts at the end of the game.
page-grove-draws = { $n ->
    [one] You draw 1 Skill when your next turn begins.
   *[other] You draw { $n } Skills when your next turn begins.
}
page-grove-keys-list =
    Tab, Shift+Tab   next, previous thing
    Arrows           move inside a zone
    N, Shift+N       next, previous choice
    Enter            choose; in a sheet: confirm
    Esc              back
    1-9              the buttons of the question
    U, Shift+U       undo, redo
    H, L, R, ?       hint, log, rules, keys
    M, A             board, hand
    Space, B, E      his turn: next step, back, to its end
page-grove-word-gems = { $n ->
    [one] gem
   *[other] gems
}
page-grove-word-volume = volume
page-grove-word-coins = { $n ->
    [one] coin
   *[other] coins
}
page-grove-word-reach = reach
page-grove-word-lyrics = { $n ->
    [one] lyric
   *[other] lyrics
}
page-grove-word-melody = { $n ->
    [one] melody
   *[other] melody
}
page-grove-word-steps = steps

## Everdell: the lesson

lesson-valley-worker = Welcome! You are the Squirrel. On your turn you do one thing: place a worker, play a card, or prepare for the next season. Workers bring goods. Send your first one into the forest, to clearing 2: 1 twig and 2 resin.
lesson-valley-taken = The Mouse has taken the 2 resin: such a place holds one worker until its owner prepares. Send your second worker to the 3 twigs.
lesson-valley-play = Your workers are out; now build. The Meadow belongs to everybody, and you may play its cards like those of your hand. Play the Farm for 2 twigs and 1 resin: it gives a berry at once.
lesson-valley-free = A Construction has a home for certain Critters. The Farm takes in the Wife: she comes free, and its door is closed afterwards. Play her from the Meadow.
lesson-valley-prepare = Nothing more can be paid. Prepare for spring: your workers come home, one more joins them, and every green card acts again.
lesson-valley-green = Spring! The Farm gave another berry. Berries invite Critters: play the Woodcarver from your hand for 2 berries.
lesson-valley-spend = He turns twigs into point tokens, now and each time he produces. Give him your 2 twigs.
lesson-valley-forest = Three workers now. Back to clearing 2 with the first.
lesson-valley-pebble = Pebbles are rare: fetch one.
lesson-valley-red = Red cards are places of your own. Play the Lookout for a twig, a resin and a pebble.
lesson-valley-visit = A worker who goes there uses any basic place or clearing, even one that is taken. Send your last one.
lesson-valley-use = The Mouse sits on the 3 twigs. No matter: choose them.
lesson-valley-purple = Purple cards count at the end. The School gives a point for each common Critter in your city. Play it.
lesson-valley-end = That is all you need. Play on: your city has 15 spaces, the events above the Meadow wait for those who fulfil them first, and when you have neither workers nor cards to play in autumn, you pass. A hint is always one key away: H.

## Bardwood Grove: the lesson

lesson-grove-story = Welcome to the grove! Each turn you draw two Skills. One goes to the story: it turns your tempo dial and gives what stands at its foot. The other joins your song. Put Table Thump to the story: it turns your dial by 3.
lesson-grove-sail = Then you have one free move: your bard into a region next to it, or your boat along the river. Each space of the river gives something. Press the river and sail.
lesson-grove-rival = That was the Rival. He turns his own dial, then follows arrows along the paths and leaves a token on every place he leaves. When he sings, he uses all of them, the highest first. Your turn: Drinking Round to the story.
lesson-grove-river = Legends are told by those whose boat has come far enough: space 2 is enough for level I. Sail once more.
lesson-grove-marker = Your dial stands on 6. Humming turns it by 2 and brings it to the song marker at the top: this turn you sing.
lesson-grove-walk = Before you sing, move. A song uses the places around the region where your bard stands; a place one region further costs a reach stone. Walk to Stumpfield: a cave, a stage, a shop and the bank lie around it.
lesson-grove-sing = You sing! Your song brings lyrics and melody, which you spend on places, each place once. The ringed places can be used now. Begin with the Echo Cave.
lesson-grove-convert = The cave has made you louder. It also turns melody into volume, one for one: turn 2.
lesson-grove-keep = Three volume would become a gem. You need your volume for better things: turn none.
lesson-grove-challenge = The Rival stands on the stage beside you. Challenge him: for 3 volume you take a crest of his and a gem. Press his pawn or his name.
lesson-grove-buy = Shops sell the card that lies open. Buy the Improv of the attic: it goes straight into a later song. The spring event makes it cheaper.
lesson-grove-carve = The Carved Beech is one region away: your reach stone takes you there. Motif tokens cost 1 melody each and turn over when they are used.
lesson-grove-motif = Arrow gives your reach stone back.
lesson-grove-motif-again = A second one: Drop gives a gem.
lesson-grove-legend = Now the Poet's House, again for a stone. Your boat is on space 2 and you have 4 lyrics: tell the legend of level I. It brings a gem now and points at the end.
lesson-grove-rune = A legend and a slot of a stage each take a rune off your dial. Every time your dial passes a space without a rune, you get its bonus. Lift the first.
lesson-grove-stage = What is left of your volume is enough for a small performance: cover slot 1 of the stage.
lesson-grove-rune-again = Another rune: the second space gives a coin each time from now on.
lesson-grove-bank = Last the bank: leave a crest for a gem. Then your song is over, its cards go to your story, and the Rival plays.
lesson-grove-end = That was your first song. Play on: the game ends when the gems of both supplies are gone, and you need more points than the Rival. Mind his tokens: standing beside one when he sings costs you a crest. A hint is always one key away: H.

## The companion
companion-yes = yes
companion-no = no
companion-number = { $n }
companion-about = { $about }: { $said }
companion-about-die = die
companion-about-points = points
companion-about-value = value
companion-answered = { $asked } { $said }
companion-answered-all-the-same = { $asked } { $said } (all the same)
companion-doubt = You say { $said }, but Bosk has counted all of them already.
companion-doubt-count = You say so, but that would be { $n } in all, and there are only { $all }.
companion-doubt-city = You say so, but her city holds { $all } at most and would have { $n }.
companion-corrected = Set right: { $what }: { $said }.
companion-corrected-all-the-same = Set right all the same: { $what }: { $said }.
companion-no-answer = That is no answer to “{ $asked }”
companion-nothing-asked = Nothing is asked any more: the game is over.
companion-no-value = Bosk keeps no “{ $name }”, or it cannot be so.
companion-too-much = So much cannot be said in one game.
companion-times = { $n ->
    [one] { $what }
   *[other] { $what } Do so { $n } times.
}
companion-put-back = Undo this: “{ $what }”
companion-refill-back = Take the cards that were added to the Meadow and put them back on the deck.
companion-you = You
companion-your-city = Your city
companion-human = Human { $n }
companion-best-bard = Best bard
companion-ended-won = You have won: { $n ->
    [one] { $n } point to { $theirs }.
   *[other] { $n } points to { $theirs }.
}
companion-ended-lost = You have lost: { $n ->
    [one] { $n } point to { $theirs }.
   *[other] { $n } points to { $theirs }.
}
companion-ended-tied = You have lost: { $n ->
    [one] { $n } point each, and a tie is the opponent's.
   *[other] { $n } points each, and a tie is the opponent's.
}
companion-ended-alone = You have won: { $n ->
    [one] your city has { $n } point.
   *[other] your city has { $n } points.
}
companion-record-unfit = Answer { $number } (“{ $said }”) does not fit: { $why }
companion-season = { $season } begins.
companion-refill = Fill the Meadow again.
companion-won = You have won.
companion-lost = You have lost.
companion-known-season = Season
companion-city-points = How many points has your city?
companion-your-points = How many points have you?
companion-best-points = How many points has the best bard?
companion-points-cards = cards
companion-points-bonus = bonus
companion-points-events = events
companion-points-level = level
companion-thorn-meanwhile = Play the season on the table. Tell Bosk when it is over.
companion-thorn-season-ends = The season is over
companion-thorn-game-ends = The game is over
companion-thorn-moved = A skunk was moved
companion-thorn-lifted = A skunk was lifted
companion-thorn-wait = Nothing yet
companion-thorn-slot = event { $n }
companion-thorn-roll = What does the die show for the next skunk on { $area }?
companion-thorn-area-events = the events
companion-thorn-area-meadow = the path of the Meadow
companion-thorn-area-locations = the river and the farms
companion-thorn-claimed = Under a skunk: has one of you claimed { $slot }?
companion-thorn-slot-of-a = On which slot does the event tile A lie?
companion-thorn-lifted-from = Which skunk was lifted?
companion-thorn-moved-from = Which skunk was moved?
companion-thorn-moved-to = Where does it stand now?
companion-thorn-printed = How many points are printed on all her cards together?
companion-thorn-purple = How many of her cards are purple?
companion-thorn-events = How many points do all her event tiles show?
companion-thorn-goal = Have you reached this goal: { $goal }?
companion-thorn-deal = Deal three cards to Miss Thorn, face up.
companion-thorn-lift-all = Take all skunks off the board.
companion-thorn-put-rolled = Die: { $n }. Put a skunk on { $place }.
companion-thorn-put-next = Die: { $n }. A skunk is on { $taken } already: put this one on the next free place, { $place }.
companion-thorn-put = Put a skunk on { $place }.
companion-thorn-put-back = Take the skunk off { $place }.
companion-thorn-at-spot = spot { $n } of the path
companion-thorn-at-event = event { $n }
companion-thorn-at-river = river { $n }
companion-thorn-at-farm = farm { $n }
companion-thorn-take-event-back = Take { $slot } back from Miss Thorn and put it in its place.
companion-thorn-take-upper-back = Take her last card back and put it at the top of column { $n } (or on the deck, if it came from there).
companion-thorn-take-lower-back = Take her last card back and put it at the bottom of column { $n } (or on the deck, if it came from there).
companion-thorn-take-top-back = Take her last card back and put it on the deck.
companion-thorn-take-event = Give { $slot } to Miss Thorn.
companion-thorn-take-rest = Give Miss Thorn every event that nobody has claimed.
companion-thorn-take-upper = Give her the card of the upper row in column { $n } (if there is none, the top card of the deck).
companion-thorn-take-lower = Give her the card of the lower row in column { $n } (if there is none, the top card of the deck).
companion-thorn-take-top = Give her the top card of the deck.
companion-thorn-known-cards = Cards of Miss Thorn
companion-thorn-counted-skunks = Skunks on the board
companion-thorn-known-claimed = Event { $n } is claimed
companion-thorn-known-skunk = A skunk on { $place }
companion-thorn-known-printed = Points printed on her cards
companion-thorn-known-purple = Purple cards of hers
companion-thorn-known-events = Points of her event tiles
companion-rival-meanwhile = Play your turn on the table. Only tell Bosk what touches him.
companion-rival-turn = The Rival's turn
companion-rival-challenged = A bard challenged him: one crest less
companion-rival-gained = He gained gems by what a bard did
companion-rival-swan = A bard set off the end: his swan song
companion-rival-swan-again = He plays one more swan song
companion-rival-set-off = He has set off the end: supply II is empty
companion-rival-score = Count the points
companion-rival-ask-gained = How many gems has he gained?
companion-rival-ask-portals = Which portal has the colour of the one at { $place }?
companion-rival-ask-draw = Turn up the top card of his deck. Which is it?
companion-rival-ask-lot = Shuffle his movement pile. Which of these comes up first?
companion-rival-solo = tempo { $tempo }, { $arrows }
companion-way-up = up
companion-way-down = down
companion-way-left = left
companion-way-right = right
companion-rival-ask-nearest = He lost his way: to which of these nearest places does he go?
companion-rival-ask-second-event = Is supply I empty?
companion-rival-ask-reach = { $who }: does your region touch his pawn or a token of his, and have you a crest on your track?
companion-rival-ask-reach-yours = Does your region touch his pawn or one of his tokens, and have you a crest on your track?
companion-rival-ask-creature = { $place }: does a crest lie on the creature?
companion-rival-no-creature = no creature there
companion-rival-no-crest = no crest
companion-rival-crests = one or more crests
companion-rival-ask-crest-on = { $place }: does a crest of { $who } lie on the creature?
companion-rival-ask-crest-on-yours = { $place }: does a crest of your bard lie on the creature?
companion-rival-ask-card = { $place }: is a card left in the pile?
companion-rival-ask-bank = { $place }: whose crest lies there?
companion-rival-ask-price = What is the market price?
companion-rival-ask-fan = Is a Fan left in the pile?
companion-rival-ask-slot = { $place }: which is the visible slot with the fewest gems?
companion-rival-ask-slot-second = { $place }: which is the visible slot with the second fewest gems (or the only one)?
companion-rival-slot = { $gems ->
    [one] slot { $n }, { $gems } gem
   *[other] slot { $n }, { $gems } gems
}
companion-rival-full = none is visible
companion-rival-ask-legend = Does a legend of level { $level } lie open without a rune?
companion-rival-ask-hidden = Is a legend of level { $level } left to lay open?
companion-rival-ask-gems = How many gems do all motif tokens show together?
companion-rival-ask-motif = Does motif token { $n } from the left show a gem?
companion-rival-ask-blue = How many blue gems do the cards of his pile show?
companion-rival-ask-told = How many legends of level { $level } have a rune, whoever's?
companion-rival-ask-failed = How many points are the challenges worth that you did not meet?
companion-rival-about-gems = gems
companion-rival-about-reach = in reach
companion-rival-about-reach-of = in reach ({ $bard })
companion-rival-about-crest = crest ({ $place })
companion-rival-about-crest-of = crest ({ $bard } · { $place })
companion-rival-about-card = card left ({ $place })
companion-rival-about-price = price
companion-rival-about-fan = Fan left
companion-rival-about-legend = legend open, level { $level }
companion-rival-about-hidden = legend to reveal, level { $level }
companion-rival-about-motif = gem, Motif { $n }
companion-rival-lay-lawn = Lay the two lawn portals by lot on { $one } and { $other }, their sign towards the edge.
companion-rival-lay-water = Lay the two water portals by lot on { $one } and { $other }, their sign towards the edge.
companion-rival-lay-pair = Lay two portals of one colour on { $one } and { $other }, their sign towards the edge.
companion-rival-lay-pair-two = Lay the two other portals on { $one } and { $other }, their sign towards the edge.
companion-rival-lay-board = Take a player board for him: his crests on the track, his 8 runes beside it, his volume at 0.
companion-rival-lay-tokens = Stack his tokens, the lowest on top.
companion-rival-lay-deck = Shuffle his Solo cards into a deck, face down.
companion-rival-lay-challenges = Shuffle the Challenge cards and lay one open beside your board.
companion-rival-begin = Put his pawn on { $place }.
companion-rival-begin-hard = Put his pawn on { $place } and give him 1 gem from each supply.
companion-rival-our-map = Places and paths are those of Bosk's own map, not of your board: for him to walk on yours, copy it before you set up.
companion-rival-ending = The end is set off.
companion-rival-dial = Turn his dial by { $tempo }.
companion-rival-dial-sings = Turn his dial by { $tempo } and lay his song marker on his discard: he sings.
companion-rival-mark = Put his token { $value } on { $place }.
companion-rival-mark-back = Take his token { $value } off { $place } and put it back on the stack.
companion-rival-arrive-back = Take his pawn off { $place } and put it back where it came from.
companion-rival-gain-back = Take { $what } back from him.
companion-rival-dial-back = Turn his dial back by { $tempo }.
companion-rival-dial-sings-back = Turn his dial back by { $tempo } and take his song marker off his discard pile.
companion-rival-arrive = Put his pawn on { $place }.
companion-rival-take-crest = { $who }: take the leftmost crest off your track.
companion-rival-take-crest-yours = Take the leftmost crest off your track.
companion-rival-engage = { $who }: lay a challenge card open and put that crest on a challenge of your choice.
companion-rival-engage-yours = Lay a Challenge card open and put that crest on a challenge of your choice.
companion-rival-activate = Take his token { $value } off { $place }: that place is used.
companion-rival-help = Put his leftmost crest on the creature at { $place }.
companion-rival-soothe = Put the creature at { $place } on his pile and lay the next one open.
companion-rival-take-crests = Give him the crests at { $place } of: { $whose }.
companion-rival-take-crests-yours = Give him your crest at { $place }.
companion-rival-gain = Give him { $what }.
companion-rival-shuffle = Shuffle the pile at { $place }, its open card included.
companion-rival-take-card = Put the top card at { $place } on his pile; for a Skill the market token moves right.
companion-rival-withdraw = Put his own crest at { $place } back into the box.
companion-rival-deposit = Put his leftmost crest on { $place }.
companion-rival-take-fan = Put the top Fan on his pile.
companion-rival-cover = Cover slot { $slot } at { $place } with a rune of his.
companion-rival-tell = Put a rune of his on the open legend of level { $level } and lay the next one open.
companion-rival-tell-new = Lay a new legend of level { $level } open and put a rune of his on it.
companion-rival-flip-gems = Turn over every motif token that shows gems.
companion-rival-flip = Turn over motif token { $n } from the left.
companion-rival-louder = Raise his volume by { $n }.
companion-rival-quieter = Lower his volume by { $n }.
companion-rival-rest = Put his song marker back; his dial stands on { $dial }.
companion-rival-remove = Put { $card } of his movement pile back into the box.
companion-rival-reshuffle = Shuffle all his other solo cards into a new deck.
companion-rival-known-pawn = His pawn
companion-rival-known-dial = His dial
companion-rival-known-gems = His gems
companion-rival-known-volume = His volume
companion-rival-known-crests = His crests on the track
companion-rival-known-runes = His runes beside the board
companion-rival-known-second = Supply I is empty
companion-rival-known-hidden = Challenge cards face down
companion-rival-known-held = Crests of { $who } that he holds
companion-rival-known-held-yours = Crests of your bard that he holds
companion-rival-known-told = His runes on legends of level { $level }
companion-rival-known-token = His token on { $place } (0 is none)
companion-rival-known-sings = His song marker lies on his discard
companion-rival-known-ending = The end is set off
companion-rival-known-open = Open challenge cards without a crest
companion-rival-known-engaged = A crest lies on a challenge card
companion-rival-known-exhausted = No legend of level { $level } is left to turn up
companion-rival-known-portals = { $place } leads to
companion-rival-known-crest = His crest lies on { $place }
companion-rival-known-empty = { $place } has no card left
companion-rival-known-covered = { $place }: his rune on { $slot }
companion-rival-known-solo = Solo card: { $card }
companion-rival-known-blue = Blue gems on the cards of his pile
companion-rival-known-runes-on = Legends of level { $level } with a rune
companion-rival-known-failed = Points of challenges you did not meet
companion-rival-known-best = Points of the best bard
companion-rival-pile-deck = in his deck
companion-rival-pile-discard = on his discard
companion-rival-pile-moved = on his movement pile
companion-rival-pile-out = out of the game
companion-points-tokens = tokens
companion-points-journey = Journey
companion-points-guests = other boxes
companion-night-meanwhile = Play your turn on the table. Only tell Bosk what touches her.
companion-night-meanwhile-over = Her game is over: play on without her until everybody has passed.
companion-night-meanwhile-first = The first turn of the game is hers: “Nightweave's turn”.
companion-night-turn = Nightweave's turn
companion-night-score = Count the points
companion-night-tokens = She gains point tokens
companion-night-cards = She is given cards
companion-night-resources = She is given resources
companion-night-claimed = You take an event
companion-night-visited = You visit an open card of hers
companion-night-left = A card leaves her city
companion-night-stroll = You take a card beside her
companion-night-serves = A worker goes to her Lair
companion-night-rowdy-on-her = The Rowdy is played on her
companion-night-robber-on-her = The Robber is played
companion-night-activity = { $name }: { $first }; if not, { $second }
companion-night-activity-marked = { $name } (marked): { $first }; if not, { $second }
companion-night-ask-activity = Turn up her top Activity card. Which is it?
companion-night-ask-roll = Throw the die. What does it show?
companion-night-ask-free = Which is the first place, in this order, with neither worker nor web?
companion-night-ask-free-webs = Which is the first place, in this order, without a worker? A web does not count.
companion-night-none-free = none is free
companion-night-ask-event = Which is the first of these events, in this order, that nobody has claimed?
companion-night-no-event = none is left
companion-night-none-claimed = none after all
companion-night-ask-special = Which special event lies at place { $n }?
companion-night-ask-fit = How many of the cards that { $event } asks for has she?
companion-night-fit-none = fewer than two
companion-night-fit-near = at least two
companion-night-fit-all = all of them
companion-night-festival = the Flower Festival
companion-night-special = special event { $n }
companion-night-the-special = special event { $n }
companion-night-the-event = { $name }
companion-night-ask-colour = What colour is that card?
companion-night-ask-value = What is its base value?
companion-night-ask-top = Her city is full. Look at the top card of her hand: is it a legend or one of Corrin's?
companion-night-ask-own = On which card of her city does the spider go? Choose.
companion-night-own-discovery = a Discovery with a place
companion-night-that-card = that card
companion-night-ask-open-own = Which of her open cards is free? Choose.
companion-night-ask-open = Is an open card of your city free?
companion-night-ask-open-two = Human { $n }: is an open card of your city free?
companion-night-ask-open-taken = Have you an open card?
companion-night-ask-open-taken-two = Human { $n }: have you an open card at all?
companion-night-ask-rat = Does the Rugwort token lie on Meadow card { $n }?
companion-night-ask-hidden-river = Is a River Destination still face down?
companion-night-ask-river = Which face-down River Destination does she meet best? Of equals the first { $side }.
companion-night-ask-river-shown = Which River Destination does she meet best? Of equals the first { $side }.
companion-night-forwards = from the left (or the top)
companion-night-backwards = from the right (or the bottom)
companion-night-river = River Destination { $n }
companion-night-ask-wonder = { $n ->
    [one] Which unclaimed Wonder is the dearest that { $n } pearl can pay? Of equals the first { $side }.
   *[other] Which unclaimed Wonder is the dearest that { $n } pearls can pay? Of equals the first { $side }.
}
companion-night-wonder = Wonder { $n }
companion-night-no-wonder = none that she can pay
companion-night-ask-wonder-price = How many pearls does it cost?
companion-night-ask-wonder-points = How many points does that Wonder show?
companion-night-ask-adornments = How many Adornments were dealt to her, face down?
companion-night-ask-map = How many points does the map tile show?
companion-night-ask-discovery = Which is the first Discovery { $side } with a worker place or with points at the end?
companion-night-discovery = Discovery { $n }
companion-night-no-discovery = none of them
companion-night-ask-discovery-place = Has it a place for a worker?
companion-night-ask-discovery-points = How many points is it worth?
companion-night-ask-station = Which card of the Station is the most valuable? Of equals the first { $side }.
companion-night-station = Station card { $n }
companion-night-ask-visitor = What is the value of open visitor { $n }?
companion-night-no-visitor = no such visitor
companion-night-ask-sail = Has your city room for her Pirate Ship?
companion-night-ask-sail-two = Human { $n }: has your city room for her Pirate Ship?
companion-night-ask-tokens = How many tokens does she gain?
companion-night-ask-cards = How many cards was she given?
companion-night-ask-resources = How many resources was she given?
companion-night-ask-claimed = Which event have you claimed?
companion-night-ask-visited = Which open card of hers do you visit?
companion-night-ask-left = Which card leaves her city?
companion-night-ask-lost-green = Which green card of hers is taken?
companion-night-no-card = none
companion-night-ask-compensation = Compensation: do you pay 1 card or 1 resource so that she gains nothing?
companion-night-ask-mesmerize = Mesmerize: have you 3 cards in hand or more? (2 tokens or resources let you see and choose.)
companion-night-ask-crawlies = Do you pay 3 resources to stop it?
companion-night-ask-cheating = Do you pay 3 cards or resources to stop it?
companion-night-ask-ransom = You did not pay, and no worker of yours is at home?
companion-night-ask-soup = You did not pay, and a placed worker of yours goes to her Lair?
companion-night-ask-ingenuity = How many resources beyond 3 have you, once you have discarded what you like?
companion-night-ask-strings = How many cards have you in hand, once you have discarded what you like?
companion-night-ask-borrowing = How many of your cards go into her hand (1 resource keeps one)?
companion-night-ask-pickpocket = How many of your cards go into her hand (1 token to her keeps one)?
companion-night-ask-pickpocket-tokens = How many cards did you keep for a token to her?
companion-night-ask-imitation = How many cards have you in hand, once you have discarded what you like?
companion-night-ask-hard-work = How many of the 3 cards does she play (1 card of yours prevents one)?
companion-night-ask-robber = The hands have changed places. How many cards has she now?
companion-night-ask-newleaf = How many Newleaf cards lay in the Meadow?
companion-night-ask-web = Smothering Swarm: on which free place do you lay the web?
companion-night-ask-mood = Draw a personality. Which is it?
companion-night-ask-plot = Draw a plot. Which is it?
companion-night-ask-scheme = Draw a scheme. Which is it?
companion-night-ask-your-season = In which season are you?
companion-night-ask-garland = Garland award { $n }: which cards does it count?
companion-night-other-kind = another kind of cards
companion-night-ask-garland-hers = How many of them has she?
companion-night-no-garland = no such award
companion-night-ask-garland-yours = And how many have you?
companion-night-ask-garland-second = What is its second place worth?
companion-night-ask-garland-points = Garland award { $n }: how many points does it give her, counted as usual among three?
companion-night-ask-ruled = Rugwort the Ruler: how many events has one opponent of hers?
companion-night-about-top = legend or Corrin
companion-night-about-basic = basic locations
companion-night-about-forest = forest
companion-night-about-open = open card
companion-night-about-rat = Rugwort, slot { $n }
companion-night-about-river = hidden destination
companion-night-about-place = place for a worker
companion-night-about-sail = room for the ship
companion-night-ask-total = Human { $n }: how many points have you?
companion-night-ask-meadow = Which card lies on space { $n } of the Meadow?
companion-night-ask-station-card = Which is Station card { $n }?
companion-night-ask-deck = Turn up the top card of the deck. Which is it?
companion-night-ask-hand = Turn up the top card of her hand. Which is it?
companion-night-ask-feat = { $n ->
    [one] Turn up a card of her Lair ({ $n } is left). Which is it?
   *[other] Turn up a card of her Lair ({ $n } are left). Which is it?
}
companion-night-ask-human = Which card does she take from you?
companion-night-ask-snag = Snag: which open destination of the Meadow does she play? Choose.
companion-night-ask-green = Which is your most valuable green card?
companion-night-ask-green-two = Human { $n }: which is your most valuable green card?
companion-night-forest-1 = the top left Forest card
companion-night-forest-2 = the top right Forest card
companion-night-forest-3 = the bottom left Forest card
companion-night-forest-4 = the bottom right Forest card
companion-night-ferry = Ferry
companion-night-pirate-ship = Pirate Ship
companion-night-hotel = Hotel
companion-night-green-acorn = The Green Acorn
companion-night-ruler = Rugwort the Ruler
companion-night-rowdy = Rugwort the Rowdy
companion-night-robber = Rugwort the Robber
companion-night-newleaf-card = another card of Newleaf
companion-night-other-place = another card with a place for a worker
companion-night-other-open = another card with an open place
companion-night-other-card = another card
companion-night-begin = { $n ->
    [one] Give her 2 spiders and the figure, and { $n } card face down. She begins.
   *[other] Give her 2 spiders and the figure, and { $n } cards face down. She begins.
}
companion-night-seats = Human 1 is the one on her left, who plays after her; human 2 the one on her right.
companion-night-turned-up = Activity card: { $card }. Ties: { $side }.
companion-night-rolled = The die shows { $n }.
companion-night-enters = Put { $card } into her city.
companion-night-enters-back = Take { $card } out of her city and put it back where it came from.
companion-night-feat = Put { $card } into her Lair.
companion-night-hidden = { $n ->
    [one] Put { $n } card into her Lair.
   *[other] Put { $n } cards into her Lair.
}
companion-night-fool = Put { $card } into your city; if that is full or has one, discard it.
companion-night-fool-two = Put { $card } into the city of human { $n }; if that is full or has one, discard it.
companion-night-gains = { $n ->
    [one] Give her { $n } point token.
   *[other] Give her { $n } point tokens.
}
companion-night-to-hand = { $n ->
    [one] Put { $n } card into her hand, then shuffle her hand.
   *[other] Put { $n } cards into her hand, then shuffle her hand.
}
companion-night-gains-back = { $n ->
    [one] Take { $n } point token back from her.
   *[other] Take { $n } point tokens back from her.
}
companion-night-web = Lay a web on { $place }.
companion-night-mood = Her personality: { $name }. { $text }
companion-night-plot = Her plot: { $name }. { $text }
companion-night-scheme = Scheme: { $name }. { $text }
companion-night-took = Lay { $event } in her Lair.
companion-night-served = Put a worker of yours into her Lair: it serves her.
companion-night-strolls = Put the card on space { $n } of the Meadow into her Lair, and her figure there; fill the Meadow.
companion-night-tossed = Her city is full: discard that card.
companion-night-stumbles = Discard all cards around her figure, diagonals too, and fill the Meadow but for her space.
companion-night-new-meadow = Discard the whole Meadow and fill it anew but for her space.
companion-night-hypnotizes = Draw 2 cards of your hand blind: discard one, put the other into her hand (look and choose if you paid).
companion-night-masks = Lay a web on each unclaimed basic event, and one on an unclaimed special event without a web: choose it.
companion-night-found = The Discovery lies in her city: spiders may visit it.
companion-night-paid = { $n ->
    [one] Take { $n } pearl from her Lair.
   *[other] Take { $n } pearls from her Lair.
}
companion-night-award = { $n ->
    [one] That is { $n } point for her.
   *[other] That is { $n } points for her.
}
companion-night-does = She does: { $act }.
companion-night-fails = Not possible: { $act }.
companion-night-act-spider = send a spider to { $place }
companion-night-instead = She wanted { $place }, which is not free: the spider goes to the next free place.
companion-night-no-such = She wanted { $place }, which is not there with two: the spider goes to the next free card.
companion-night-all-taken = None of these places is free.
companion-night-none-left = No spider is left in her Lair.
companion-night-default = Neither is possible: the default.
companion-night-draw = Put the top card of the deck into her hand, then shuffle her hand.
companion-night-draw-back = Take a card out of her hand unseen and put it back on the deck.
companion-night-discard-token = Discard the top card of her hand unseen and give her 1 point token.
companion-night-discard = Discard the top card of her hand unseen.
companion-night-play-hand = Take the top card of her hand.
companion-night-play-meadow = Take the card on space { $n } of the Meadow.
companion-night-play-top = Take the top card of the deck.
companion-night-place-figure = Take the card on space { $n } of the Meadow and put her figure there.
companion-night-spider = Put a spider on { $place }.
companion-night-spider-back = Take the spider off { $place } and back to the Lair.
companion-night-spot = the place “{ $place }”
companion-night-visit-own = Put a spider on { $card } in her city and give her 2 point tokens.
companion-night-visit-discovery = Put a spider on a Discovery of her city and give her 2 point tokens.
companion-night-visit-open-own = Put a spider on { $card } in her city.
companion-night-visit-open = Put a spider on a free open card of your city; you gain the usual tokens.
companion-night-visit-open-two = Put a spider on a free open card of human { $n }, who gains the usual tokens.
companion-night-claim = Put a spider on { $event }: it is hers.
companion-night-neighbours = Put the cards beside her figure (no diagonals) into her Lair and fill the Meadow but for her space.
companion-night-lift-all = Take her figure and all her spiders back to the Lair; the events under them are feats.
companion-night-season = { $season }: add its Activity cards and its spiders; shuffle her whole deck.
companion-night-sweep = Discard the card on space { $n } of the Meadow.
companion-night-take = Put the card on space { $n } of the Meadow into her hand.
companion-night-legend = Shuffle a random unused legend into her hand.
companion-night-feats = Turn up the cards of her Lair: they enter her city; a Fool is discarded.
companion-night-over = Her game is over; her pieces stay.
companion-night-ambassador = { $pearls ->
    [one] Put her frog on River Destination { $n } and give her { $pearls } pearl.
   *[other] Put her frog on River Destination { $n } and give her { $pearls } pearls.
}
companion-night-take-wonder = Put a spider on Wonder { $n } and the Wonder into her Lair.
companion-night-last-wonder = Put into her Lair: Wonder { $n }.
companion-night-adornment = Take 1 pearl from her and turn up her first Adornment: it is a feat.
companion-night-map-first = Put the first map tile of this part of the trail, from the left or the top, into her Lair.
companion-night-map-last = Put the first map tile of this part of the trail, from the right or the bottom, into her Lair.
companion-night-discovery-place = Put into her city: Discovery { $n }. She pays nothing.
companion-night-discovery-feat = Put into her Lair: Discovery { $n }. She pays nothing.
companion-night-trail = Turn up the weather card and the map tiles still hidden there.
companion-night-market = Put a spider on the Market.
companion-night-market-first = Move the first Market token from the left or the top.
companion-night-market-last = Move the first Market token from the right or the bottom.
companion-night-play-station = Take Station card { $n }; discard the rest of the Station and lay it out anew, but for a place of her figure.
companion-night-figure-station = Take Station card { $n } and put her figure there.
companion-night-station-filled = Fill the gap of the Station.
companion-night-take-newleaf = Put all Newleaf cards of the Meadow into her hand, then shuffle her hand.
companion-night-sail = Put a spider on her Pirate Ship, the ship into your city, and give her 2 point tokens.
companion-night-sail-two = Put a spider on her Pirate Ship, the ship into the city of human { $n }, and give her 2 point tokens.
companion-night-send-rowdy = Put the Rowdy into your city and discard 2 cards.
companion-night-send-rowdy-two = Put the Rowdy into the city of human { $n }, who discards 2 cards.
companion-night-lose-green = Take { $card } out of her city: it is yours.
companion-night-swap = Exchange the hands; legends go back to her.
companion-night-swap-cut = { $n ->
    [one] Discard { $n } card of her hand at random, then exchange the hands; legends go back to her.
   *[other] Discard { $n } cards of her hand at random, then exchange the hands; legends go back to her.
}
companion-night-swap-two = Exchange her hand and that of human { $n }; legends go back to her.
companion-night-swap-cut-two = { $cut ->
    [one] Discard { $cut } card of her hand at random, then exchange it and that of human { $n }; legends go back to her.
   *[other] Discard { $cut } cards of her hand at random, then exchange it and that of human { $n }; legends go back to her.
}
companion-night-take-visitor = Put into her Lair: open visitor { $n }.
companion-night-drop-visitor = Discard open visitor { $n }.
companion-night-slot = space { $n } of the Meadow
companion-night-lair = in the Lair
companion-night-known-figure = Her figure
companion-night-known-spiders = Spiders in the Lair
companion-night-known-hand = Cards in her hand
companion-night-counted-city = Spaces taken in her city
companion-night-known-tokens = Point tokens
companion-night-known-hidden = Cards in her Lair that nobody has named
companion-night-known-basic = Basic events of hers
companion-night-known-special = Special events of hers
companion-night-known-claimed = She has claimed a special event this season
companion-night-known-pearls = Pearls
companion-night-known-adornments = Adornments face down
companion-night-known-frog = The frog is in the Lair
companion-night-known-treasure = Points of Wonders, map tiles and Discoveries
companion-night-known-city = In her city: { $card }
companion-night-known-over = Her game is over
companion-night-known-all-spiders = All spiders of hers, wherever they are
companion-night-known-serving = A worker of yours waits in the Lair to serve
companion-night-known-spider = A spider on: { $place }
companion-night-known-haven = Spiders on the Haven
companion-night-known-on = Spiders on { $card }
companion-night-known-event = Claimed: { $event }
companion-night-known-special-at = Special event at place { $n }
companion-night-untold = not told yet
companion-night-other-event = one of another box
companion-night-known-open = Activity card that lies open
companion-night-known-times-empty = How often her deck has run out this season
companion-night-known-used = Used: { $card }
companion-night-known-mood = Personality
companion-night-known-plot = Plot
companion-night-known-web = A web on: { $place }
companion-night-known-scheme = Scheme in force
companion-night-known-drawn = Drawn already: { $card }
companion-night-known-adornments-up = Adornments turned up
companion-night-known-rivers = All River Destinations lie face up
companion-night-known-wonder = Taken: Wonder { $n }
companion-night-known-price = Pearls for Wonder { $n }
companion-night-known-found = Discoveries with a place in her city
companion-night-known-found-on = Spiders on these Discoveries
companion-night-known-visitors = Visitors of hers
companion-night-known-visitor = Value of visitor { $n }
companion-night-known-value = Value of { $card }
companion-night-known-colour = Colour of { $card }
companion-night-known-feat = In her Lair: { $card }
companion-night-group-spiders = Her spiders
companion-night-group-events = Events
companion-night-group-activity = Activity cards
companion-night-group-webs = Personality, plot and scheme
companion-night-group-boxes = Other boxes
companion-night-group-city = Her cards
cli-about-companion = Run the opponent of a box beside your own cardboard: Bosk asks, decides by the rules and says what to do
cli-help-mode-companion = How the opponent plays, as for play; with die=table or deck=table the table rolls and draws itself
cli-example-companion = run the opponent beside the cardboard
cli-companion-yes = yes, y
cli-companion-no = no, n
cli-companion-how = Answer with a number, a name or the beginning of a name. At any time: u takes the last answer back, “?” says why, what shows what Bosk knows (what all: also what is empty), set NAME VALUE changes it, q quits.
cli-companion-word-what = what
cli-companion-word-set = set
cli-companion-value = { $what }: { $how }
cli-companion-hint-yes-no = y or n
cli-companion-hint-number = { $least } to { $most }
cli-companion-hint-choice = a number of the list, or a name
cli-companion-hint-card = the beginning of its name
cli-companion-nothing-to-undo = Nothing has been answered yet.
cli-companion-put-back = Put back first what was done since, the last thing first:
cli-companion-which = Which one: { $names }?
cli-companion-hint-copy = card: tell what your card shows, if it is not in the list
cli-companion-card-how = What does your card show? A number of the list or a name; nothing takes the line above, q leaves.
cli-companion-card-all = All these cards have been told already.
cli-companion-card-no-pack = Your cards need a folder to be kept in: begin with --pack FOLDER.
cli-companion-doubt = Say the same again if it is so; or set right what Bosk counts wrong (what, set).
cli-companion-look = Where to look, in brackets:

## The companion's page

beside-title = At my table
beside-our-map = Otherwise the places and paths of the Rival are those of Bosk's map, not those of your board.
beside-own-board = { $n ->
    [0] Copy your board (else the Rival walks on Bosk's map)
    [one] Your board: { $n } crossing
   *[other] Your board: { $n } crossings
}
beside-crumb = Back to “{ $said }”
beside-counted-of = { $n } of { $most }
beside-look = Look here
beside-link = Copy a link to this table
beside-link-copied = The link is copied. Whoever opens it has this table as it is now.
beside-link-by-hand = The browser did not let Bosk copy. Copy this link yourself:
beside-bad-link = This link holds no table that can be opened here.
beside-bad-address = This address leads nowhere here: choose who comes to the table.
beside-doubt = What has happened?
beside-doubt-how = Nothing is lost: Bosk waits for your choice.
beside-doubt-wrong = I was wrong
beside-doubt-wrong-how = choose another answer
beside-doubt-known = Bosk counts wrong
beside-doubt-known-how = see and set right what it knows
beside-doubt-so = It is so
beside-doubt-so-how = Bosk keeps it and notes it in the log
beside-doubt-back = back to what Bosk knows
beside-unofficial = counted by a value that is not official
beside-right = All right
beside-colours = Colours
survey-how = Press a place to change it, an empty cell to add one.
survey-facts = { $n ->
    [one] your board · { $n } crossing
   *[other] your board · { $n } crossings
}
survey-cell = { $place }, { $kind }
survey-cell-start = { $place }, { $kind }, where the Rival begins
survey-empty = Column { $column }, row { $row }: add a place
survey-sound = Nothing is missing: the Rival finds his way here.
survey-keep = Keep this board
survey-kept = The board is kept. New tables with the Rival are played on it.
survey-reset = Back to Bosk's map
survey-name = Name
survey-kind = What is it?
survey-paths = Where does a path lead?
survey-nowhere = nowhere
survey-up = up
survey-down = down
survey-left = left
survey-right = right
survey-shift = Draw it one cell further: { $way }
survey-remove = Take it off the board
survey-start = The Rival begins here.
survey-slots-of = Gems of its slots
survey-slot = Slot { $n }
survey-ground = Ground
survey-edge-of = Edge of the board
survey-lawn = lawn
survey-water = water
survey-kind-creature = Creature
survey-kind-shop = Shop
survey-kind-bank = Bank
survey-kind-stage = Stage
survey-kind-legend = Legends
survey-kind-motifs = Motifs
survey-kind-volume = Volume
survey-kind-coins = Coins
survey-kind-portal = Portal
survey-portals = { $n ->
    [one] Two portals lie on the { $ground }; here there is { $n }.
   *[other] Two portals lie on the { $ground }; here there are { $n }.
}
survey-edge = { $place }: a path leads to where the edge of the board is.
survey-slots = { $place }: this stage has no slot.
survey-cut-off = { $place }: no way leads there from where the Rival begins.
survey-too-many = { $most ->
    [one] These are too many: { $most } crossing at most, with those of Bosk's map that are not on yours.
   *[other] These are too many: { $most } crossings at most, with those of Bosk's map that are not on yours.
}
beside-how = You move the cardboard, Bosk plays the opponent. It asks one thing at a time and says what to do.
beside-who = Who comes to the table?
beside-thorn = Miss Thorn
beside-nightweave = Nightweave
beside-rival = The Rival
beside-thorn-how = Everdell Duo · 1 or 2 people
beside-nightweave-how = Everdell and Mistwood · 1 or 2 people
beside-rival-how = Bardwood Grove · 1 to 4 people
beside-quest = What do you play?
beside-draws = Who draws, who rolls?
beside-owned = What is on the table?
beside-mistwood = Mistwood
beside-boxes = Other boxes
beside-pearlbrook = Pearlbrook
beside-spirecrest = Spirecrest
beside-bellfaire = Bellfaire
beside-newleaf = Newleaf
beside-rats = Somebody plays the Rats
beside-rugwort = Rugwort's three cards
beside-night-0 = No level tokens; no extra points.
beside-night-1 = 1 level token; 1 point for each card worth none.
beside-night-2 = 2 level tokens; 1 point for each card worth none, 1 more for each purple one.
beside-night-3 = 3 level tokens; 1 point for each card worth none, 2 more for each purple one.
beside-night-4 = 4 level tokens; 2 points for each card worth none, 3 more for each purple one.
beside-deck-bosk = Its own Activity cards, or yours once all are copied. Nothing to touch.
beside-deck-table = You turn up your own and tell Bosk what they say.
beside-solo-bosk = Its own Solo cards, or yours once all are copied. Nothing to touch.
beside-solo-table = You turn up your own and tell Bosk what they say.
beside-screen-of = step { $n } of { $all }
beside-next = Next
beside-back = Back
beside-running = A table is laid
beside-go-on = Go on
beside-own-cards = { $n ->
    [0] Copy your cards (not needed to begin)
    [one] Your cards: { $n } copied
   *[other] Your cards: { $n } copied
}
beside-cards = Your cards
beside-copied = { $n ->
    [one] { $n } copied
   *[other] { $n } copied
}
beside-card-of = Card { $n } of { $all }
beside-card-before = Before
beside-cells-left = { $n ->
    [one] { $n } thing to choose
   *[other] { $n } things to choose
}
beside-save-card = Keep this card
beside-clear-card = Forget this card
beside-cards-in = Bring in a file
beside-choose = Choose
beside-copy-how = Every season first repeats the line above: change only what differs. Plots and schemes need no copying, their names say all.
beside-copy-here = The cards stay on this device.
beside-copy-one = A card that is not copied yet
beside-not-copied = not one of yours
beside-no-cards = There are no cards to copy for this opponent.
beside-to-campaign = Play a campaign
beside-campaign-how = The sheet is the same as on screen: chapters at your table and on screen count together.
beside-campaign-new = Begin or bring in a campaign
beside-campaign-screen = The whole sheet
beside-campaign-total = { $n ->
    [one] { $n } point
   *[other] { $n } points
} · chapters played: { $played } of 15
beside-medal = Medal: { $medal }
beside-skunks = Skunks: { $events } on events, { $meadow } in the Meadow, { $locations } on locations
beside-chapter-play = At my table
beside-type-in = Type in the result
beside-type-replay = Type in the replay
beside-write-down = Write it down
beside-untype-last = Take the last result back
beside-goal-doubt = { $n ->
    [one] Won with { $n } point? This chapter asks for { $wanted }. Press once more to write it down all the same.
   *[other] Won with { $n } points? This chapter asks for { $wanted }. Press once more to write it down all the same.
}
beside-won = won
beside-lost = lost
beside-city-points = Points of the city
beside-good-news = Good News after this chapter
beside-news-none = neither
beside-news-kept = kept
beside-news-used = used up
beside-level = How hard?
beside-easy = easy
beside-normal = normal
beside-medium = medium
beside-hard = hard
beside-level-n = level { $n }
beside-chapter-n = chapter { $n }
beside-people = How many people?
beside-die = Who rolls the die?
beside-deck = Who draws the Activity cards?
beside-solo-deck = Who draws the Solo cards?
beside-bosk-does = Bosk
beside-table-does = we do
beside-begin = Set up
beside-bring = Go on with a record file
beside-menu = Menu
beside-known = What Bosk knows
beside-correct = Set right
beside-corrected = Correction noted. { $what }.
beside-uncorrected = Correction taken back. { $what }.
beside-known-short = Bosk knows
beside-known-how = Set right whatever is different on your table; it counts from here on.
beside-known-after = This is as after all the steps of the list.
beside-undo = Undo
beside-done = Done
beside-all-done = All done
beside-their-turn = To do
beside-step-of = { $n } of { $all }
beside-rule = The rule
beside-why = Why?
beside-so = So it is
beside-between = { $least } to { $most }
beside-not-between = A number from { $least } to { $most }, please.
beside-yours = Your turn
beside-begins = { $foe } begins
beside-yes = Yes
beside-no = No
beside-roll = Let Bosk roll
beside-less = one less
beside-more = one more
beside-find = Name of the card
beside-all-seen = all seen already
beside-more-found = { $n ->
    [one] and 1 more: type a letter or two
   *[other] and { $n } more: type a letter or two
}
beside-none-found = Nothing is called so.
beside-total = { $who }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
beside-log = What has happened
beside-export = Save as a file
beside-another = Another table
beside-dark = Dark
beside-voice = Read aloud
beside-keep = Keep
beside-restored = Put back
beside-put-back = Take it back
beside-put-back-how = First put the cardboard back:
beside-not-kept = The browser does not keep this table: it will be gone when the page is closed.
beside-no-game = This table is not kept in this browser.
beside-line = { $n ->
    [one] At my table · 1 answer
   *[other] At my table · { $n } answers
}
beside-line-over = At my table · finished

## Cards that their owner copies

copied-activity = Activity cards
copied-solo = Solo cards
copied-challenge = Challenge cards
copied-levels = Level cards
copied-zero-bonus = Each card worth 0
copied-purple-bonus = Each purple card or legend
copied-special-points = A special event
copied-adornment-points = An Adornment
copied-season = joins in
copied-mark = Mark
copied-arrow = Arrow
copied-arrows = Arrows, left to right
copied-visitor = Visitor of Newleaf
copied-spider = spider
copied-figure = figure
copied-no-mark = none
copied-ambassador = frog
copied-clockwise = clockwise
copied-counter-clockwise = counter-clockwise
copied-first = { $season }: first action
copied-second = { $season }: second action
copied-with-level = with the level tokens
copied-default = By default
copied-and-then = and then
copied-city = her city
copied-open = open destination
copied-basic-event = basic event
copied-special-event = special event
copied-level = level tokens
copied-haven = Haven or Market
copied-nothing = nothing
copied-tempo = Tempo
copied-easy = Easy
copied-hard = Hard
copied-counts = What counts at the end
copied-least = At least
copied-metric-fans = Fan cards
copied-metric-creatures = creatures soothed
copied-metric-legends = legends told
copied-metric-skills = Skill cards bought
copied-metric-improvs = Improv cards bought
copied-metric-cards = Skill and Improv cards bought
copied-metric-coins = coins
copied-metric-volume = volume
copied-metric-crests = crests of others
copied-metric-stages = runes on stages
copied-metric-gems = gems
copied-metric-boat = river spaces travelled
copied-metric-reach = reach stones
copied-metric-kinds = kinds of cards gained
copied-metric-runes = runes off the dial
copied-metric-blue = blue gems
copied-metric-track = crests on the track
