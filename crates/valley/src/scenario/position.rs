//! Setting up a position.

use super::figure_at;
use crate::Valley;
use crate::apply::Run;
use crate::frame::{Ask, HOST, Work};
use crate::heaps::Heap;
use crate::ids::*;
use crate::nightweave::SPIDERS_JOIN;
use crate::state::{Held, Lying, State};
use crate::webs::SCHEMES;
use arrayvec::ArrayVec;
use table::content::wrong_count;
use table::entry::{number_at, unknown};
use table::pack::{Fields, Node, PackError};
use table::stack::Machine;
use table::{Line, Seat, Side, unheard};
use woodland::{Cards, Goods, Season, Wish};

pub(super) struct Setter<'a> {
    valley: &'a Valley,
    state: State,
    /// Cards that have not been put anywhere, in shuffled order.
    pool: Vec<CardId>,
}

impl<'a> Setter<'a> {
    pub fn new(valley: &'a Valley, seed: u64) -> Setter<'a> {
        let mut state = valley.shuffled(seed);
        let mut pool: Vec<CardId> = state.heaps.cards(Heap::Deck).collect();
        state.heaps.set(Heap::Deck, []);
        let legends = valley.pack.tables.legends;
        if valley.mode.modules.legends {
            let mut cards: Vec<CardId> = legends.collect();
            state.chance.shuffle(&mut cards);
            pool.extend(cards);
        }
        let mut run = Run { rules: valley, table: &mut state, told: &mut unheard!() };
        run.set_up_rival();
        // Her first hand was to come from a deck that is not yet there.
        state.heaps.set(Heap::HerHand, []);
        Setter { valley, state, pool }
    }

    pub fn set(mut self, node: &Node) -> Result<State, PackError> {
        let mut fields = Fields::of(node)?;
        let turn = match fields.get("turn") {
            Some(node) => table::scenario::Stage::side_of(self.valley, node)?,
            None => Side::player(Seat::FIRST),
        };
        self.forest(fields.get("forest"))?;
        self.specials(fields.get("special_events"))?;
        for (i, id) in SEATS.iter().enumerate().take(self.valley.players()) {
            if let Some(node) = fields.get(id) {
                self.player(Seat(i as u8), node)?;
            }
        }
        if let Some(node) = fields.get("nightweave") {
            self.nightweave(node)?;
        }
        if let Some(node) = fields.get("rugwort") {
            self.rugwort(node)?;
        }
        if self.valley.mode.year().is_some() {
            let season = self.state.player(HOST).season;
            let mut run = Run { rules: self.valley, table: &mut self.state, told: &mut unheard!() };
            season.so_far()[1..].iter().for_each(|&season| run.rugwort_moves(HOST, season));
        }
        let meadow = self.valley.pack.meadow_at(&mut fields, MEADOW, |node| self.take(node))?;
        for node in fields.list("discard")?.iter().rev() {
            let card = self.take(node)?;
            self.state.heaps.push(Heap::Discard, Lying::open(card));
        }
        let top = self.take_all(fields.list("deck")?)?;
        self.dice(fields.list("dice")?)?;
        self.piles();
        self.meadow(meadow);
        if fields.flag("deck_only")? {
            self.pool.sort_unstable();
            self.state.heaps.set(Heap::Gone, self.pool.drain(..).map(Lying::unknown));
        }
        self.state.heaps.set(Heap::Deck, self.pool.drain(..).chain(top.into_iter().rev()).map(Lying::unknown));
        fields.finish()?;
        for seat in seats(self.valley.players()) {
            self.valley.recount(&mut self.state, seat);
        }
        self.begin(turn);
        Ok(self.state)
    }

    /// Throws of the die that are still to come.
    fn dice(&mut self, nodes: &[Node]) -> Result<(), PackError> {
        for node in nodes.iter().rev() {
            let n = node.number(1, 8)? as u8;
            if self.state.dice.try_push(n).is_err() {
                return Err(wrong_count(node, 17, &(16..=16)));
            }
        }
        Ok(())
    }

    /// Legends not named stay in the box, Farms in the Pigs' pile.
    fn piles(&mut self) {
        let legends = self.valley.pack.tables.legends;
        let farms = self.valley.pack.tables.farms;
        let pigs = self.state.players.iter().any(|player| player.power == Some(Power::Pigs));
        self.state.legends = self.pool.iter().copied().filter(|&card| legends.has(card)).collect();
        self.pool.retain(|card| !legends.has(*card));
        if pigs {
            self.state.pile = self.pool.iter().copied().filter(|&card| farms.has(card)).collect();
            self.pool.retain(|card| !farms.has(*card));
        }
    }

    /// Places that are not named take whatever comes, but where her figure stands.
    fn meadow(&mut self, wishes: Vec<Wish>) {
        let figure = self.state.rival.figure;
        for (slot, wish) in wishes.into_iter().enumerate() {
            self.state.meadow[slot] = match wish {
                Wish::Card(card) => Some(card),
                Wish::Gap => None,
                Wish::Any if figure == Some(Slot(slot as u8)) => None,
                Wish::Any => self.pool.pop(),
            };
        }
    }

    /// The turn of this side begins.
    fn begin(&mut self, turn: Side) {
        self.state.turn = Some(turn);
        let mut run = Run { rules: self.valley, table: &mut self.state, told: &mut unheard!() };
        match turn.seat() {
            Some(seat) => run.ask(seat, Ask::Turn),
            None => run.then(HOST, Work::Night),
        }
        run.advance();
    }

    /// Takes a named card out of the pool.
    fn take(&mut self, node: &Node) -> Result<CardId, PackError> {
        let card = self.valley.pack.card_at(node)?;
        let at = self.pool.iter().position(|&other| other == card).ok_or_else(|| {
            let id = node.text().unwrap_or_default();
            node.error(Line::new("valley-no-more-copies").with("id", id))
        })?;
        Ok(self.pool.remove(at))
    }

    /// Takes the cards named by this key, if there is room for so many.
    fn take_up_to<const MOST: usize>(
        &mut self,
        fields: &mut Fields<'_>,
        key: &'static str,
    ) -> Result<ArrayVec<CardId, MOST>, PackError> {
        let Some(node) = fields.get(key) else {
            return Ok(ArrayVec::new());
        };
        let nodes = node.list()?;
        if nodes.len() > MOST {
            return Err(wrong_count(node, nodes.len(), &(0..=MOST)));
        }
        nodes.iter().map(|node| self.take(node)).collect()
    }

    fn take_all(&mut self, nodes: &[Node]) -> Result<Vec<CardId>, PackError> {
        nodes.iter().map(|node| self.take(node)).collect()
    }

    fn forest(&mut self, node: Option<&Node>) -> Result<(), PackError> {
        let Some(node) = node else {
            return Ok(());
        };
        let wanted = self.valley.mode.forest_cards();
        let list = node.list()?;
        if list.len() != wanted {
            return Err(wrong_count(node, list.len(), &(wanted..=wanted)));
        }
        for (n, node) in list.iter().enumerate() {
            self.state.forest[n] = Some(ForestId(number_at(&self.valley.pack.forests, node)?));
        }
        Ok(())
    }

    fn specials(&mut self, node: Option<&Node>) -> Result<(), PackError> {
        let Some(node) = node else {
            return Ok(());
        };
        let mut named = Vec::new();
        for node in node.list()? {
            let event = self.valley.event_at_node(node)?;
            if event.is_basic() || named.contains(&event) {
                return Err(unknown(node));
            }
            named.push(event);
        }
        if named.len() > SPECIALS {
            return Err(wrong_count(node, named.len(), &(SPECIALS..=SPECIALS)));
        }
        // Fewer than four: the rest is what the seed laid out.
        for &event in self.state.specials.iter().filter(|event| !named.contains(event)).collect::<Vec<_>>() {
            if named.len() < SPECIALS {
                named.push(event);
            }
        }
        for (place, event) in named.into_iter().enumerate() {
            self.state.specials[place] = event;
        }
        Ok(())
    }

    /// The special events that somebody has claimed must lie on the table.
    fn claim(&mut self, by: Side, nodes: &[Node]) -> Result<(), PackError> {
        for node in nodes {
            let event = self.valley.event_at_node(node)?;
            self.lay_out(node, event)?;
            self.state.claimed[event.index()] = Some(by);
        }
        Ok(())
    }

    /// A special event that is named lies on the table, in the place of one that nobody has claimed.
    fn lay_out(&mut self, node: &Node, event: EventId) -> Result<(), PackError> {
        if event.is_basic() || self.state.special_place(event).is_some() {
            return Ok(());
        }
        let is_free = |&place: &usize| self.state.claimed[self.state.specials[place].index()].is_none();
        let Some(place) = (0..SPECIALS).rev().find(is_free) else {
            return Err(wrong_count(node, SPECIALS + 1, &(0..=SPECIALS)));
        };
        self.state.specials[place] = event;
        Ok(())
    }

    fn player(&mut self, seat: Seat, node: &Node) -> Result<(), PackError> {
        let mut fields = Fields::of(node)?;
        let season = fields.get("season").map_or(Ok(Season::Winter), Node::named)?;
        let hand = self.take_all(fields.list("hand")?)?;
        self.state.player_mut(seat).season = season;
        if let Some(node) = fields.get("power") {
            let power = number_at(&self.valley.pack.powers, node)?;
            self.state.player_mut(seat).power = Some(Power::ALL[usize::from(power)]);
        }
        if hand.len() > self.state.player(seat).hand_limit() {
            let line = Line::new("wrong-count").with("found", hand.len());
            return Err(node.error(line.with("wanted", self.state.player(seat).hand_limit())));
        }
        for card in hand {
            self.state.player_mut(seat).take_in(Held::usable(card));
        }
        for node in fields.list("city")? {
            self.city_card(seat, node)?;
        }
        let player = self.state.player_mut(seat);
        player.goods = Goods::under(&mut fields, "goods")?;
        player.points = fields.number_or("points", 0, 0, 999)? as u16;
        player.passed = fields.flag("passed")?;
        self.workers(seat, season, &mut fields)?;
        for node in fields.list("occupied")? {
            if let Site::City(spot) = self.valley.site_at(node, seat)?
                && let Some(building) = self.state.building_mut(spot)
            {
                building.set_occupied(true);
            } else {
                return Err(node.misnamed("valley-not-in-city"));
            }
        }
        if let Some(on) = fields.get("on") {
            for (id, node) in on.table()? {
                self.on_card(seat, &node.with_text(id), node)?;
            }
        }
        self.claim(seat.into(), fields.list("claimed")?)?;
        if let Some(under) = fields.get("under") {
            for (id, node) in under.table()? {
                let event = self.valley.event_at_node(&node.with_text(id))?;
                self.lay_out(node, event)?;
                let mut fields = Fields::of(node)?;
                let goods = Goods::under(&mut fields, "goods")?;
                let cards = self.take_up_to(&mut fields, "cards")?;
                fields.finish()?;
                let place = self.state.special_place(event).ok_or_else(|| unknown(node))?;
                self.state.under[place].goods = goods;
                self.state.under[place].cards = cards;
            }
        }
        self.state.player_mut(seat).legends = self.take_up_to(&mut fields, "legends")?;
        fields.finish()
    }

    /// A card of the city, or a pair: `husband+wife`.
    fn city_card(&mut self, seat: Seat, node: &Node) -> Result<(), PackError> {
        let text = node.text()?;
        let parts: Vec<Node> = text.split('+').map(|part| node.with_text(part)).collect();
        for (i, part) in parts.iter().enumerate() {
            if self.state.player(seat).city.is_full() {
                return Err(wrong_count(part, CITY_CARDS + 1, &(0..=CITY_CARDS)));
            }
            let card = self.take(part)?;
            let mut run = Run { rules: self.valley, table: &mut self.state, told: &mut unheard!() };
            let lone: Vec<usize> = (0..run.table.player(seat).city.len()).collect();
            run.settle(seat, card);
            if i == 0 {
                // Cards named one by one lie apart.
                let player = run.table.player_mut(seat);
                if let Some(building) = player.city.last_mut()
                    && let Some(partner) = building.partner()
                {
                    building.set_partner(None);
                    let other = lone.iter().rev().find(|&&at| player.city[at].card == partner);
                    if let Some(&at) = other {
                        player.city[at].set_partner(None);
                    }
                }
                run.rules.recount(run.table, seat);
            }
        }
        Ok(())
    }

    fn workers(&mut self, seat: Seat, season: Season, fields: &mut Fields<'_>) -> Result<(), PackError> {
        let all = 2 + season.so_far()[1..].iter().map(|&season| self.valley.new_workers(season)).sum::<usize>();
        let lost = fields.get("lost").map_or(Ok(0), |node| node.number(0, WORKERS as i64))? as usize;
        let node = fields.get("workers");
        let places = node.map_or(Ok(&[] as &[Node]), Node::list)?;
        if let Some(node) = node
            && places.len() + lost > all
        {
            return Err(wrong_count(node, places.len() + lost, &(all..=all)));
        }
        let mut posts = [Post::Waiting; WORKERS];
        posts[..all.min(WORKERS)].fill(Post::Home);
        for (worker, node) in places.iter().enumerate() {
            posts[worker] = match node.text()? {
                "away" => Post::Away,
                "captive" => Post::Captive,
                _ => Post::At(self.valley.site_at(node, seat)?),
            };
        }
        for post in posts.iter_mut().filter(|post| **post == Post::Home).take(lost) {
            *post = Post::Lost;
        }
        self.state.player_mut(seat).workers = posts.into();
        Ok(())
    }

    fn on_card(&mut self, seat: Seat, key: &Node, node: &Node) -> Result<(), PackError> {
        let mut fields = Fields::of(node)?;
        let prisoners: ArrayVec<CardId, PRISONERS> = self.take_up_to(&mut fields, "prisoners")?;
        let held = &mut self.state.player_mut(seat).prisoners;
        if prisoners.len() > held.remaining_capacity() {
            return Err(wrong_count(node, held.len() + prisoners.len(), &(0..=PRISONERS)));
        }
        held.extend(prisoners);
        let Site::City(spot) = self.valley.site_at(key, seat)? else {
            return Err(key.misnamed("valley-not-in-city"));
        };
        let Some(building) = self.state.building_mut(spot) else {
            return Err(key.misnamed("valley-not-in-city"));
        };
        building.tokens = fields.count_or("tokens", building.tokens)?;
        building.goods = Goods::under(&mut fields, "goods")?;
        building.set_web(fields.flag("web")?);
        building.set_down(fields.flag("down")?);
        fields.finish()
    }

    fn nightweave(&mut self, node: &Node) -> Result<(), PackError> {
        let mut fields = Fields::of(node)?;
        let season = fields.get("season").map_or(Ok(Season::Winter), Node::named)?;
        let all = SPIDERS_JOIN[..=season.index()].iter().map(|&n| usize::from(n)).sum();
        let places = fields.list("spiders")?;
        let mut workers = [Post::Waiting; SPIDERS];
        workers[..all].fill(Post::Home);
        for (i, node) in places.iter().enumerate() {
            if i >= all {
                return Err(wrong_count(node, places.len(), &(all..=all)));
            }
            let site = self.valley.site_at(node, Side::RIVAL)?;
            workers[i] = Post::At(site);
            if let Site::Event(event) = site {
                self.lay_out(node, event)?;
                self.state.claimed[event.index()] = Some(Side::RIVAL);
            }
        }
        let hand = self.take_all(fields.list("hand")?)?;
        let city = self.take_all(fields.list("city")?)?;
        let feats = self.take_all(fields.list("feats")?)?;
        self.claim(Side::RIVAL, fields.list("claimed")?)?;
        self.activities(season, fields.get("activity"))?;
        let pack = &self.valley.pack;
        let scheme = |node: &Node| Ok(pack.schemes[usize::from(number_at(&pack.schemes, node)?)].card);
        let State { heaps, rival, .. } = &mut self.state;
        heaps.set(Heap::HerHand, hand.into_iter().rev().map(Lying::unknown));
        heaps.set(Heap::RivalCity, city.into_iter().map(Lying::unknown));
        heaps.set(Heap::Feats, feats.into_iter().map(Lying::open));
        rival.season = season;
        rival.workers = workers;
        rival.points = fields.number_or("points", 0, 0, 999)? as u16;
        rival.figure = fields.get("figure").map_or(Ok(None), figure_at)?;
        rival.scheme = fields.get("scheme").map(scheme).transpose()?;
        if let Some(node) = fields.get("next_schemes") {
            let next = node.list()?.iter().map(scheme).collect::<Result<Vec<_>, _>>()?;
            rival.schemes.retain(|scheme| !next.contains(scheme));
            for scheme in next.into_iter().rev() {
                if rival.schemes.try_push(scheme).is_err() {
                    return Err(wrong_count(node, SCHEMES + 1, &(0..=SCHEMES)));
                }
            }
        }
        rival.special_claimed = fields.flag("special_claimed")?;
        rival.over = fields.flag("over")?;
        self.webs(fields.list("webs")?)?;
        fields.finish()
    }

    /// Webs of her plots.
    fn webs(&mut self, nodes: &[Node]) -> Result<(), PackError> {
        for node in nodes {
            match self.valley.site_at(node, Side::RIVAL)? {
                site @ (Site::Basic(_) | Site::Forest(_) | Site::Haven) => self.state.rival.webs.lay(site),
                Site::Event(event) if event.is_basic() => self.state.rival.event_webs[event.index()] += 1,
                Site::Event(event) => {
                    self.lay_out(node, event)?;
                    if let Some(place) = self.state.special_place(event) {
                        self.state.under[place].webs += 1;
                    }
                }
                Site::Journey(_) | Site::City(_) => {
                    return Err(node.misnamed("valley-no-such-place"));
                }
            }
        }
        Ok(())
    }

    /// Her deck: all cards up to her season, those named on top.
    fn activities(&mut self, season: Season, node: Option<&Node>) -> Result<(), PackError> {
        let run = Run { rules: self.valley, table: &mut self.state, told: &mut unheard!() };
        let mut deck: Vec<ActivityId> =
            season.so_far().iter().flat_map(|&season| run.activities_of(season).collect::<Vec<_>>()).collect();
        self.state.chance.shuffle(&mut deck);
        let mut named = Vec::new();
        for node in node.map_or(Ok(&[] as &[Node]), Node::list)? {
            let at = ActivityId(number_at(&self.valley.pack.activities, node)?);
            if named.contains(&at) {
                return Err(unknown(node));
            }
            deck.retain(|&other| other != at);
            named.push(at);
        }
        deck.extend(named.into_iter().rev());
        self.state.rival.activity = deck.into_iter().collect();
        Ok(())
    }

    fn rugwort(&mut self, node: &Node) -> Result<(), PackError> {
        let mut fields = Fields::of(node)?;
        let city = self.take_all(fields.list("city")?)?;
        self.state.heaps.set(Heap::RivalCity, city.into_iter().map(Lying::unknown));
        self.state.rival.points = fields.number_or("points", 0, 0, 999)? as u16;
        self.claim(Side::RIVAL, fields.list("claimed")?)?;
        fields.finish()
    }
}
