//! Actions as the lines of a record, in any language.

use crate::core::{EntryKey, Kind, Value};
use crate::games::discovery::apply::{Losses, Row, Spot};
use crate::games::discovery::catalog::Catalog;
use crate::games::discovery::kinds;
use crate::games::discovery::replay::{figures, pieces, spot, stage};
use crate::games::discovery::state::{
    BuildingId, CardId, Figures, GoodId, Piece, PieceCounts, RegionId, Seat, Stage,
};
use crate::games::discovery::{Action, Holdings};
use crate::l10n::Texts;
use crate::record::names::record_name;
use crate::record::tell::shown;
use crate::report::without_escapes;

/// Writes the lines of a record.
#[derive(Debug, Clone, Copy)]
pub struct Lines<'a> {
    /// The names of things.
    pub catalog: &'a Catalog,
    /// The colours of the seats.
    pub colours: &'a [String],
    /// The language of the record.
    pub texts: &'a Texts,
}

impl Lines<'_> {
    /// A whole record: the opening line, then one line for each action, a few placements on each.
    pub fn record(&self, actions: &[Action]) -> String {
        let mut text = format!("annals 1 discovery {}\n", self.texts.language().tag);
        let mut on_line = 0;
        for action in actions {
            let line = self.line(action);
            let is_placement = matches!(action, Action::Place(..));
            if is_placement && on_line > 0 && on_line < self.colours.len() {
                text.pop();
                text.push_str("; ");
                on_line += 1;
            } else {
                on_line = usize::from(is_placement);
            }
            if matches!(action, Action::Turn(_)) {
                text.push('\n');
            }
            text.push_str(&line);
            text.push('\n');
        }
        text
    }

    /// One line.
    pub fn line(&self, action: &Action) -> String {
        match action {
            Action::Turn(number) => format!("{} {number}", self.word("turn")),
            Action::Enter(entered) => self.value(&stage(*entered)),
            Action::Bids => self.word("bids"),
            Action::Tally => self.word("tally"),
            Action::Players(players) => {
                let players: Vec<String> = players.iter().map(|player| self.seated(player)).collect();
                format!("{}: {}", self.word("players"), players.join(", "))
            }
            Action::Auction => {
                let auction = self.name(Kind::TERM, "auction");
                format!("{}: {auction}", self.word("variant"))
            }
            Action::Ruling(choice) => format!("{}: {} {}", self.word("ruling"), choice.0, choice.1),
            Action::Remark => String::new(),
            Action::Order(order) => format!("{}: {}", self.word("order"), self.players(order)),
            Action::LayOutBuildings(new) => {
                let new: Vec<String> = new.iter().map(|building| self.building(*building)).collect();
                format!("{}: {}", self.name(kinds::BOX, "buildings"), new.join(", "))
            }
            Action::LayOutGoods(new) => {
                let new: Vec<String> = new.iter().map(|good| self.good(*good)).collect();
                format!("{}: {}", self.name(kinds::BOX, "goods"), new.join(", "))
            }
            Action::BoardGood(region, good) => {
                format!(
                    "{}: {} = {}",
                    self.word("board"),
                    self.region(*region),
                    self.good(*good)
                )
            }
            Action::BoardBorder(one, other) => {
                format!(
                    "{}: {} ~ {}",
                    self.word("board"),
                    self.region(*one),
                    self.region(*other)
                )
            }
            Action::Losses(region, losses) => self.losses(*region, losses),
            Action::ClaimWinners(winners) => format!("{}: {}", self.word("winner"), self.players(winners)),
            _ => self.of_player(action),
        }
    }

    fn of_player(&self, action: &Action) -> String {
        let Some(seat) = action.seat() else {
            return String::new();
        };
        format!("{}: {}", self.player(seat), self.entry(action))
    }

    /// What follows the player and the colon.
    #[expect(clippy::too_many_lines, reason = "an arm for each action")]
    fn entry(&self, action: &Action) -> String {
        let token = |token: &Option<Figures>| {
            let token = token.map(|token| self.value(&figures(token)));
            token.map(|token| format!(" = {token}")).unwrap_or_default()
        };
        match action {
            Action::Give(_, held) | Action::ClaimHoldings(_, held) => self.holdings(held),
            Action::GivePieces(_, given, region) => {
                format!("{} > {}", self.value(&pieces(*given)), self.region(*region))
            }
            Action::GiveDock(_, space) => {
                let colonist = self.piece(Piece::Colonist);
                format!("{colonist} > {}", self.row(Row::DockFree(*space)))
            }
            Action::GiveExplorers(_, given) => {
                format!(
                    "{} > {}",
                    self.value(&pieces(*given)),
                    self.value(&spot(Spot::Discovery))
                )
            }
            Action::Bid(_, bid) => bid.map_or_else(|| self.word("pass"), |bid| format!("${bid}")),
            Action::AuctionToken(_, region, won) => {
                format!("{}{}", self.region(*region), token(won))
            }
            Action::AuctionSpecialist(_, piece) | Action::ClaimSpecialist(_, piece) => self.piece(*piece),
            Action::Place(_, Piece::Colonist, placed) => self.value(&spot(*placed)),
            Action::Place(_, piece, placed) => {
                format!("{} > {}", self.piece(*piece), self.value(&spot(*placed)))
            }
            Action::Sail(_, piece, region, good) => {
                let piece = piece
                    .map(|piece| format!("{} > ", self.piece(piece)))
                    .unwrap_or_default();
                let good = good
                    .map(|good| format!(" = {}", self.good(good)))
                    .unwrap_or_default();
                format!("{piece}{}{good}", self.region(*region))
            }
            Action::Trade(_, good) => self.good(*good),
            Action::ClaimShip(_) => self.name(Kind::TERM, "merchant-ship"),
            Action::Buy(_, building, region, won) => {
                let region = region.map(|region| format!(" > {}", self.region(region)));
                format!(
                    "{}{}{}",
                    self.building(*building),
                    region.unwrap_or_default(),
                    token(won)
                )
            }
            Action::Explore(_, sent, region, met) => {
                format!(
                    "{} > {}{}",
                    self.value(&pieces(*sent)),
                    self.region(*region),
                    token(met)
                )
            }
            Action::ExploreCard(_, sent, card) => {
                let deck = self.name(Kind::TERM, "discovery-card");
                let card = card
                    .map(|card| format!(" = {}", self.card(card)))
                    .unwrap_or_default();
                format!("{} > {deck}{card}", self.value(&pieces(*sent)))
            }
            Action::Train(_, piece) => {
                format!("{} > {}", self.value(&spot(Spot::TRAINING)), self.piece(*piece))
            }
            Action::Battle(_, enemy, region) => {
                let battle = self.name(Kind::TERM, "battle");
                format!("{battle} > {}, {}", self.player(*enemy), self.region(*region))
            }
            Action::War(_, enemy) => format!("{} > {}", self.name(Kind::TERM, "war"), self.player(*enemy)),
            Action::MoveSoldier(_, from, to) => {
                let stable = self.name(kinds::BUILDING, "stable");
                format!("{stable} > {}, {}", self.region(*from), self.region(*to))
            }
            Action::MoveColonists(_, moved, from, to) => {
                let migration = self.name(kinds::BUILDING, "migration");
                let (from, to) = (self.region(*from), self.region(*to));
                format!("{migration} > {}, {from}, {to}", self.value(&pieces(*moved)))
            }
            Action::DiscoverFreely(_, region, won) => {
                let cartography = self.name(kinds::BUILDING, "new-world-cartography");
                format!("{cartography} > {}{}", self.region(*region), token(won))
            }
            Action::Draw(_, good) => {
                format!(
                    "{} = {}",
                    self.name(kinds::BUILDING, "west-indies-co"),
                    self.good(*good)
                )
            }
            Action::University(_, row) => {
                format!(
                    "{} > {}",
                    self.name(kinds::BUILDING, "university"),
                    self.row(*row)
                )
            }
            Action::Exchange(_, piece, region) => {
                format!(
                    "{} > {}, {}",
                    self.word("exchange"),
                    self.piece(*piece),
                    self.region(*region)
                )
            }
            Action::Pass(_) => self.word("pass"),
            Action::ClaimReceived(_, money) => format!("${money}"),
            Action::ClaimPoints(_, points) => points.to_string(),
            Action::Turn(_)
            | Action::Enter(_)
            | Action::Bids
            | Action::Tally
            | Action::Players(_)
            | Action::Auction
            | Action::Ruling(_)
            | Action::Remark
            | Action::Order(_)
            | Action::LayOutBuildings(_)
            | Action::LayOutGoods(_)
            | Action::BoardGood(..)
            | Action::BoardBorder(..)
            | Action::Losses(..)
            | Action::ClaimWinners(_) => String::new(),
        }
    }

    fn losses(&self, region: RegionId, losses: &[Losses]) -> String {
        let mut items = Vec::new();
        for side in losses {
            let mut colour = format!("{} ", self.player(side.seat));
            let counted = |count: u8, name: String| {
                if count == 1 {
                    format!("-{name}")
                } else {
                    format!("-{count} {name}")
                }
            };
            for (piece, count) in side.pieces.iter() {
                let key = EntryKey::new(kinds::PIECE, piece.id());
                let name = record_name(&key, (count > 1).then_some(u32::from(count)), self.texts);
                items.push(format!("{}{}", std::mem::take(&mut colour), counted(count, name)));
            }
            if side.on_militia > 0 {
                let militia = self.name(kinds::BUILDING, "militia");
                items.push(format!(
                    "{}{}",
                    std::mem::take(&mut colour),
                    counted(side.on_militia, militia)
                ));
            }
        }
        format!("{}: {}", self.region(region), items.join(", "))
    }

    fn holdings(&self, held: &Holdings) -> String {
        let mut items: Vec<String> = Vec::new();
        items.extend(held.money.map(|money| format!("${money}")));
        items.extend(
            held.ships
                .map(|ships| self.counted(ships, Kind::TERM, "merchant-ship")),
        );
        for (good, count) in &held.goods {
            items.push(self.counted(*count, kinds::GOOD, &self.catalog.goods[good.index()].id));
        }
        items.extend(held.buildings.iter().map(|(building, count)| match count {
            Some(count) => format!("{count} {}", self.building(*building)),
            None => self.building(*building),
        }));
        items.extend(
            held.hand
                .filter(|hand| !hand.is_empty())
                .map(|hand| self.value(&pieces(hand))),
        );
        items.join(", ")
    }

    fn counted(&self, count: u32, kind: Kind, id: &str) -> String {
        let key = EntryKey::new(kind, id);
        let name = record_name(&key, (kind != kinds::GOOD).then_some(count), self.texts);
        format!("{count} {name}")
    }

    fn row(&self, row: Row) -> String {
        match row {
            Row::Dock(space) => format!("{} {space}", self.name(kinds::BOX, "dock")),
            Row::DockFree(space) => {
                let letter = if space == 0 { "X" } else { "Y" };
                format!("{} {letter}", self.name(kinds::BOX, "dock"))
            }
            Row::Initiative(space) => format!("{} {space}", self.name(kinds::BOX, "initiative")),
            Row::Buildings(space) => format!("{} {space}", self.name(kinds::BOX, "buildings")),
            Row::Order(space) => format!("{} {space}", self.word("order")),
        }
    }

    fn seated(&self, (colour, name): &(String, String)) -> String {
        let colour = self.name(kinds::COLOUR, colour);
        if name.is_empty() {
            colour
        } else {
            format!("{colour} {name}")
        }
    }

    fn player(&self, seat: Seat) -> String {
        let colour = self.colours.get(seat.index()).map_or("", String::as_str);
        self.name(kinds::COLOUR, colour)
    }

    fn players(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.player(*seat)).collect();
        names.join(", ")
    }

    fn word(&self, id: &str) -> String {
        self.name(Kind::WORD, id)
    }

    fn name(&self, kind: Kind, id: &str) -> String {
        record_name(&EntryKey::new(kind, id), None, self.texts)
    }

    fn value(&self, value: &Value) -> String {
        without_escapes(&shown(value, self.texts))
    }

    fn piece(&self, piece: Piece) -> String {
        self.name(kinds::PIECE, piece.id())
    }

    fn region(&self, region: RegionId) -> String {
        self.name(kinds::REGION, &self.catalog.regions[region.index()].id)
    }

    fn good(&self, good: GoodId) -> String {
        self.name(kinds::GOOD, &self.catalog.goods[good.index()].id)
    }

    fn building(&self, building: BuildingId) -> String {
        self.name(kinds::BUILDING, &self.catalog.buildings[building.index()].id)
    }

    fn card(&self, card: CardId) -> String {
        self.name(kinds::CARD, &self.catalog.cards[card.index()].id)
    }
}

/// The heading of a stage, as a record writes it.
pub fn heading(entered: Stage, texts: &Texts) -> String {
    shown(&stage(entered), texts)
}

/// Pieces as a record writes them.
pub fn counted_pieces(counts: PieceCounts, texts: &Texts) -> String {
    shown(&pieces(counts), texts)
}
