/** How to fight: First Strikes, dice, targets, and when to flee. */
import type { ActionOf } from '#engine';
import type { EosAction } from '../action.ts';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import { DAMAGE } from '../content/damage.ts';
import { Battery, Volley } from '../outlook/volley.ts';
import { combatOf } from '../rules/combat.ts';
import type { EosRise, State } from '../state.ts';
import { takesPart } from './arms.ts';
import { Battles } from './battle.ts';
import type { Care } from './care.ts';
import { starFor } from './missions.ts';
import {
  battery,
  bestVolley,
  defeated,
  facesOf,
  foesOf,
  loaded,
  meanWorth,
  shots,
  targets,
  volleys,
} from './pursuit.ts';
import { progressWorth } from './route.ts';
import { spare, stressCost } from './stress.ts';
import { fleeWorth } from './strike.ts';

/** D17 who takes part. */
export function join(s: State, who: CharacterId): EosAction {
  return { type: 'join', fights: takesPart(s, who) };
}

/** D18 held cards are used up; a Spare Magazine where more cards help. */
export function arms(s: State, actions: readonly EosAction[], care: Care): EosAction | undefined {
  const held = actions.find(({ type }) => type === 'addHeld');
  if (held !== undefined) return held;
  const spareCards = actions.find(({ type }) => type === 'technology');
  if (spareCards === undefined) return undefined;
  const marks = targets(s);
  const total = marks.reduce((sum, { worth }) => sum + worth, 0);
  const now = meanWorth(volleys(s, battery(loaded(combatOf(s))), care), marks);
  return total - now > 6 && total > 8 ? spareCards : undefined;
}

/** D19 a First Strike where the extra damage is likely to tell. */
export function firstStrike(s: State, actions: readonly EosAction[], care: Care): EosAction | undefined {
  const combat = combatOf(s);
  const cards = loaded(combat);
  const marks = targets(s);
  const fired = shots(cards);
  const rolled = volleys(s, new Battery(fired), care);
  const base = meanWorth(rolled, marks);
  let best: EosAction | undefined;
  let high = 0.3;
  for (const [i, laid] of cards.entries()) {
    const { firstStrike: points } = DAMAGE[laid.card];
    const offers = actions.filter(
      (a): a is ActionOf<EosRise, 'strike'> => a.type === 'strike' && a.card === laid.card,
    );
    if (offers.length === 0) continue;
    const struck = new Battery(
      fired.map((shot, at) => (at === i ? { ...shot, damage: shot.damage + points } : shot)),
    );
    // Which cards a roll can activate has nothing to do with what they deal.
    const harder = rolled.map(({ possible }) => new Volley(struck, possible));
    const gain = meanWorth(harder, marks) - base;
    for (const offer of offers) {
      const pilled = Math.min(points, 2 * s.crew.commander.cubes);
      const cost =
        spare(s, offer.by) - points < 3 && pilled > 0
          ? 0.7 * pilled + stressCost(s, offer.by, points - pilled)
          : stressCost(s, offer.by, points);
      const score = gain - cost + 0.4 * starFor(s, offer.by, 'first-in');
      if (score <= high) continue;
      high = score;
      best = offer;
    }
  }
  return best;
}

/** D19 the payer's owner agrees unless it would break. */
export function confirm(s: State, by: CharacterId, points: number): EosAction {
  return { type: 'confirm', agreed: spare(s, by) > points || s.crew.commander.cubes > 0 };
}

/** D23 the next die of the best volley. */
export function placeDie(s: State, actions: readonly EosAction[]): EosAction | undefined {
  const combat = combatOf(s);
  const cards = loaded(combat);
  const sets = bestVolley(battery(cards), facesOf(s, combat.dice), targets(s));
  const used = sets.reduce((all, set) => all | set, 0);
  let wild: EosAction | undefined;
  for (const action of actions) {
    if (action.type !== 'placeDie') continue;
    const i = cards.findIndex(({ card }) => card === action.card);
    if ((used & (1 << i)) === 0) continue;
    if (action.face === action.icon) return action;
    if (facesOf(s, combat.dice)[action.icon] === 0) wild ??= action;
  }
  return wild;
}

/** D24, D25 the ship that the best volley has this card for; otherwise the one worth most that it can help against. */
export function target(
  s: State,
  card: string | undefined,
  spareDamage: number,
  actions: readonly EosAction[],
): EosAction | undefined {
  const combat = combatOf(s);
  const cards = loaded(combat);
  const marks = targets(s);
  const offered = (at: number) => actions.find((a) => a.type === 'target' && a.ship === s.pursuit[at]?.card);
  if (card === undefined) {
    const fallen = marks.filter(({ hull, at }) => hull <= spareDamage && offered(at) !== undefined);
    return fallen[0] === undefined ? undefined : offered(fallen[0].at);
  }
  const i = cards.findIndex((laid) => laid.card === card);
  const sets = bestVolley(battery(cards), facesOf(s, combat.dice), marks);
  const aimed = marks.findIndex((_, m) => ((sets[m] ?? 0) & (1 << i)) !== 0);
  const mark = marks[aimed];
  return (mark && offered(mark.at)) ?? actions.find(({ type }) => type === 'target');
}

/** Overcharge Cell: where three more make the difference. */
export function overcharges(s: State): boolean {
  const combat = combatOf(s);
  const cards = loaded(combat);
  const marks = targets(s);
  const faces = facesOf(s, combat.dice);
  const fired = shots(cards);
  const more = fired.map((shot, i) =>
    cards[i]?.open.length === 0 ? { ...shot, damage: shot.damage + 3 } : shot,
  );
  return defeated(new Battery(more), faces, marks) - defeated(new Battery(fired), faces, marks) > 3;
}

/** D30 fights on where that promises more than to flee. */
export function fightsOn(s: State, care: Care): boolean {
  const ghost = CHARACTERS.some((who) => s.crew[who].technology.includes('ghost-transponder'));
  const { worth } = new Battles(s, progressWorth(s), care).prospect(foesOf(s), false);
  return worth > (ghost ? 0.5 * fleeWorth(s) : fleeWorth(s));
}

/** D20 pills where a breakdown is near, or where they are wanted for a mission. */
export function pills(s: State, who: CharacterId, amount: number, most: number): number {
  const mission = s.crew.commander.mission?.card === 'bedside-manner';
  let best = 0;
  let low = stressCost(s, who, amount);
  for (let count = 1; count <= most; count++) {
    const keep = (mission ? 0.2 : 1) * count;
    const cost = stressCost(s, who, amount - 2 * count) + keep;
    if (cost >= low) continue;
    low = cost;
    best = count;
  }
  return best;
}
