//! The slips of whoever writes a record down: something else is written, left out, written twice or in the wrong place.

use annals::core::Random;
use annals::core::engine::{Action as _, Seat};
use annals::games::renaissance::state::{AdvanceId, CardId, ProvinceId, Ship};
use annals::games::renaissance::{
    Action, CardPlay, Holdings, Outcome, Placement, PlayResult, Purchase, Purchases, Stage, Target, builtin,
};

/// An entry of a game that may be written wrongly.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    pub actions: &'a [Action],
    pub at: usize,
    pub players: usize,
}

/// A slip: the game with it; none if the entry is not one of its sort.
pub type Slip = fn(&Place, &mut Random) -> Option<Vec<Action>>;

/// What each kind of slip is called in the table of `PROOF.md`.
pub const KINDS: [(&str, Slip); 27] = [
    ("another player", another_player),
    ("another province", another_province),
    ("another card", another_card),
    ("another advance", another_advance),
    ("an event on another player", event_on_another_player),
    ("an event on another province", event_on_another_province),
    ("a placement doubled", |place, _| double_if(place, is_placement)),
    ("a card doubled", |place, _| double_if(place, is_card)),
    ("a cession dropped", |place, _| drop_if(place, is_cession)),
    ("purchases or a cession doubled", |place, _| {
        double_if(place, |action| is_purchase(action) || is_cession(action))
    }),
    ("what was spent dropped", |place, _| drop_if(place, is_spending)),
    ("a heading dropped", |place, _| drop_if(place, is_phase)),
    ("purchases of two players swapped", swapped_purchases),
    ("a turn out of order", turn_out_of_order),
    ("an attack without its dice", without_dice),
    ("other dice of an attack", other_dice),
    ("more tokens than there are", too_many_tokens),
    ("a token too few", one_token_less),
    ("more spent than there is", too_much_spent),
    ("a price: off by one", price_off_by_one),
    ("what was paid to players: off by one", payment_off_by_one),
    ("money: off by one", |place, _| {
        other_holdings(place, |held| off_by_one(&mut held.money))
    }),
    ("cards in hand: off by one", |place, _| {
        other_holdings(place, |held| off_by_one(&mut held.cards))
    }),
    ("misery: another space", |place, _| {
        other_holdings(place, other_misery)
    }),
    ("another ship", |place, _| other_holdings(place, other_ship)),
    ("points: off by one", points_off_by_one),
    ("another winner", another_winner),
];

/// Lines that are lost: dice, which what is written later may still fit, and choices, of which there are too many to try
/// them all far from where their loss shows.
pub const LOST: [(&str, Slip); 6] = [
    ("the market rolls dropped", |place, _| {
        drop_if(place, |action| matches!(action, Action::Market(_)))
    }),
    ("a later roll of War dropped", |place, _| {
        drop_if(place, |action| matches!(action, Action::WarRoll(_)))
    }),
    ("a placement dropped", |place, _| drop_if(place, is_placement)),
    ("a card dropped", |place, _| drop_if(place, is_card)),
    ("purchases dropped", |place, _| drop_if(place, is_purchase)),
    ("one thing bought dropped", one_thing_less),
];

fn is_placement(action: &Action) -> bool {
    matches!(action, Action::Place(..))
}

fn is_card(action: &Action) -> bool {
    matches!(action, Action::Play(..))
}

fn is_cession(action: &Action) -> bool {
    matches!(action, Action::Cede(..))
}

fn is_purchase(action: &Action) -> bool {
    matches!(action, Action::Purchases(..))
}

fn is_spending(action: &Action) -> bool {
    matches!(action, Action::Spend(..))
}

/// The heading of a phase under which something is written; an empty one says nothing.
fn is_phase(action: &Action) -> bool {
    matches!(
        action,
        Action::Enter(Stage::Cards | Stage::Purchases | Stage::Expansion | Stage::Income | Stage::Order)
    )
}

impl Place<'_> {
    fn action(&self) -> &Action {
        &self.actions[self.at]
    }

    /// The game with another entry in this place.
    fn with(&self, action: Action) -> Option<Vec<Action>> {
        let mut torn = self.actions.to_vec();
        (torn[self.at] != action).then(|| {
            torn[self.at] = action;
            torn
        })
    }

    fn other(&self, seat: Seat, random: &mut Random) -> Seat {
        let by = 1 + random.below(self.players - 1);
        Seat(u8::try_from((seat.index() + by) % self.players).expect("few"))
    }
}

fn drop_if(place: &Place, is_one: fn(&Action) -> bool) -> Option<Vec<Action>> {
    is_one(place.action()).then(|| {
        let mut torn = place.actions.to_vec();
        torn.remove(place.at);
        torn
    })
}

fn double_if(place: &Place, is_one: fn(&Action) -> bool) -> Option<Vec<Action>> {
    is_one(place.action()).then(|| {
        let mut torn = place.actions.to_vec();
        torn.insert(place.at, place.action().clone());
        torn
    })
}

fn another_player(place: &Place, random: &mut Random) -> Option<Vec<Action>> {
    let action = place.action();
    let is_one = matches!(
        action,
        Action::Clear(..) | Action::Cede(..) | Action::Purchases(..) | Action::Play(..) | Action::Place(..)
    );
    let seat = action.seat().filter(|_| is_one)?;
    place.with(action.by_another(place.other(seat, random))?)
}

fn any_province(random: &mut Random) -> ProvinceId {
    ProvinceId(u8::try_from(random.below(builtin().provinces.len())).expect("few"))
}

fn another_province(place: &Place, random: &mut Random) -> Option<Vec<Action>> {
    let Action::Place(seat, placement) = place.action() else {
        return None;
    };
    let province = any_province(random);
    place.with(Action::Place(
        *seat,
        Placement {
            province,
            ..placement.clone()
        },
    ))
}

fn changed_play(place: &Place, change: impl FnOnce(&mut CardPlay) -> Option<()>) -> Option<Vec<Action>> {
    let Action::Play(seat, play) = place.action() else {
        return None;
    };
    let mut play = play.clone();
    change(&mut play)?;
    place.with(Action::Play(*seat, play))
}

fn another_card(place: &Place, random: &mut Random) -> Option<Vec<Action>> {
    let cards = builtin().cards.len();
    changed_play(place, |play| {
        play.card = CardId(u8::try_from(random.below(cards)).expect("few"));
        Some(())
    })
}

fn event_on_another_player(place: &Place, random: &mut Random) -> Option<Vec<Action>> {
    changed_play(place, |play| {
        let Target::Player(seat) = &mut play.target else {
            return None;
        };
        *seat = place.other(*seat, random);
        Some(())
    })
}

fn event_on_another_province(place: &Place, random: &mut Random) -> Option<Vec<Action>> {
    changed_play(place, |play| {
        let Target::Provinces(provinces) = &mut play.target else {
            return None;
        };
        *provinces.first_mut()? = any_province(random);
        Some(())
    })
}

fn payment_off_by_one(place: &Place, _: &mut Random) -> Option<Vec<Action>> {
    changed_play(place, |play| {
        let PlayResult::Payments(payments) = &mut play.result else {
            return None;
        };
        payments.first_mut()?.1 += 1;
        Some(())
    })
}

fn changed_purchases(
    place: &Place,
    change: impl FnOnce(&mut Purchases) -> Option<()>,
) -> Option<Vec<Action>> {
    let Action::Purchases(seat, bought) = place.action() else {
        return None;
    };
    let mut bought = bought.clone();
    change(&mut bought)?;
    place.with(Action::Purchases(*seat, bought))
}

fn another_advance(place: &Place, random: &mut Random) -> Option<Vec<Action>> {
    let other = AdvanceId(u8::try_from(random.below(AdvanceId::COUNT)).expect("few"));
    changed_purchases(place, |bought| {
        let mut items = bought.items.iter_mut();
        let advance = items.find_map(|item| match item {
            Purchase::Advance(advance, _) => Some(advance),
            _ => None,
        });
        *advance? = other;
        Some(())
    })
}

fn one_thing_less(place: &Place, random: &mut Random) -> Option<Vec<Action>> {
    changed_purchases(place, |bought| {
        let count = Some(bought.items.len()).filter(|count| *count > 1)?;
        bought.items.remove(random.below(count));
        Some(())
    })
}

fn price_off_by_one(place: &Place, _: &mut Random) -> Option<Vec<Action>> {
    changed_purchases(place, |bought| {
        let mut items = bought.items.iter_mut();
        let price = items.find_map(|item| match item {
            Purchase::Advance(_, Some(price)) | Purchase::Stability(Some(price)) => Some(price),
            _ => None,
        });
        *price? += 1;
        Some(())
    })
}

fn swapped_purchases(place: &Place, _: &mut Random) -> Option<Vec<Action>> {
    let pair = (place.action(), place.actions.get(place.at + 1)?);
    let (Action::Purchases(one, _), Action::Purchases(two, _)) = pair else {
        return None;
    };
    (one != two).then(|| {
        let mut torn = place.actions.to_vec();
        torn.swap(place.at, place.at + 1);
        torn
    })
}

fn turn_out_of_order(place: &Place, _: &mut Random) -> Option<Vec<Action>> {
    match place.action() {
        Action::Turn(turn) if *turn > 1 => place.with(Action::Turn(turn + 9)),
        _ => None,
    }
}

fn changed_placement(
    place: &Place,
    change: impl FnOnce(&mut Placement) -> Option<()>,
) -> Option<Vec<Action>> {
    let Action::Place(seat, placement) = place.action() else {
        return None;
    };
    let mut placement = placement.clone();
    change(&mut placement)?;
    place.with(Action::Place(*seat, placement))
}

fn without_dice(place: &Place, _: &mut Random) -> Option<Vec<Action>> {
    changed_placement(place, |placement| {
        let is_rolled = matches!(placement.outcome, Outcome::Dice(_));
        is_rolled.then(|| placement.outcome = Outcome::None)
    })
}

fn other_dice(place: &Place, random: &mut Random) -> Option<Vec<Action>> {
    changed_placement(place, |placement| {
        let Outcome::Dice(dice) = &mut placement.outcome else {
            return None;
        };
        *dice = (0..3)
            .map(|_| 1 + u32::try_from(random.below(6)).expect("a die"))
            .collect();
        Some(())
    })
}

fn too_many_tokens(place: &Place, _: &mut Random) -> Option<Vec<Action>> {
    changed_placement(place, |placement| {
        (placement.outcome == Outcome::None).then(|| placement.count = Some(37))
    })
}

fn one_token_less(place: &Place, _: &mut Random) -> Option<Vec<Action>> {
    changed_placement(place, |placement| {
        let count = placement.count.filter(|count| *count > 1)?;
        placement.count = Some(count - 1);
        Some(())
    })
}

fn too_much_spent(place: &Place, _: &mut Random) -> Option<Vec<Action>> {
    match place.action() {
        Action::Spend(seat, _, cash) => place.with(Action::Spend(*seat, 999, *cash)),
        _ => None,
    }
}

fn other_holdings(place: &Place, change: fn(&mut Holdings) -> Option<()>) -> Option<Vec<Action>> {
    let Action::ClaimHoldings(seat, held) = place.action() else {
        return None;
    };
    let mut held = held.clone();
    change(&mut held)?;
    place.with(Action::ClaimHoldings(*seat, held))
}

fn off_by_one(figure: &mut Option<u32>) -> Option<()> {
    *figure = Some((*figure)? + 1);
    Some(())
}

fn other_misery(held: &mut Holdings) -> Option<()> {
    held.misery = Some(if held.misery? == 10 { 20 } else { 10 });
    Some(())
}

fn other_ship(held: &mut Holdings) -> Option<()> {
    let is_first = held.ship? == Ship::Galley(2);
    held.ship = Some(Ship::Galley(if is_first { 4 } else { 2 }));
    Some(())
}

fn points_off_by_one(place: &Place, _: &mut Random) -> Option<Vec<Action>> {
    match place.action() {
        Action::ClaimPoints(seat, points) => place.with(Action::ClaimPoints(*seat, points + 1)),
        _ => None,
    }
}

fn another_winner(place: &Place, random: &mut Random) -> Option<Vec<Action>> {
    let Action::ClaimWinners(winners) = place.action() else {
        return None;
    };
    let wrong = place.other(*winners.first()?, random);
    if winners.contains(&wrong) {
        return None;
    }
    place.with(Action::ClaimWinners(vec![wrong]))
}
