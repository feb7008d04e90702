/** Amounts and marks that lie on the board, as the actions of one press: cubes, damage, repairs, shields, dice, fighters. */
import type { ActionOf, Batch } from '#engine';
import type { EosAction } from '../action.ts';
import { ALIENS } from '../content/aliens.ts';
import { BOARDS, CHARACTERS, type CharacterId } from '../content/characters.ts';
import { DAMAGE, type DamageId } from '../content/damage.ts';
import { HULL_ROOMS, MAX_HULL } from '../content/rooms.ts';
import { TECHNOLOGY } from '../content/technology.ts';
import { keywordShared } from '../rules/combat.ts';
import type { GalaxyId } from '../rules/universe.ts';
import type { EosRise } from '../state.ts';
import type { View } from '../view.ts';
import { isLevel, untilAsked } from './heirs.ts';
import { pillsMatter } from './settled.ts';
import { hereOf } from './ways.ts';

/** How often each thing is laid, by its key. */
export type Counts = Readonly<Record<string, number>>;

function keyOf(action: EosAction): string | undefined {
  switch (action.type) {
    case 'buyCube':
      return `cube:${action.who}`;
    case 'hit':
    case 'repair':
      return `room:${action.room}`;
    default:
      return undefined;
  }
}

/** What a batch lays out to begin with; fighters by the order they are asked in. Credits are spent only by hand. */
export function countsOf(view: View, batch: Batch<EosRise> | undefined): Counts {
  const counts: Record<string, number> = {};
  if (batch?.id === 'planning') return counts;
  const asked = askedToJoin(view);
  for (const [i, action] of (batch?.actions ?? []).entries()) {
    const key = action.type === 'join' ? `join:${asked[i]}` : keyOf(action);
    if (key) counts[key] = (counts[key] ?? 0) + (action.type === 'join' && !action.fights ? 0 : 1);
  }
  return counts;
}

/** D17 who is still asked whether to fight, in this order. */
export function askedToJoin({ asking }: View): readonly (typeof CHARACTERS)[number][] {
  if (asking?.step !== 'join') return [];
  return CHARACTERS.filter(
    (who) => who !== 'specialist' && CHARACTERS.indexOf(who) >= CHARACTERS.indexOf(asking.who),
  );
}

export function laidOf(
  view: View,
  counts: Counts,
  route: readonly GalaxyId[],
  proposal: Batch<EosRise> | undefined,
  heir?: CharacterId,
): Batch<EosRise> | undefined {
  const { asking } = view;
  const times = <A extends EosAction>(key: string, action: A): A[] =>
    Array.from({ length: counts[key] ?? 0 }, () => action);
  switch (asking?.step) {
    case 'planning': {
      const bought = CHARACTERS.flatMap((who) => times(`cube:${who}`, { type: 'buyCube', who } as const));
      const scrapped = CHARACTERS.flatMap((who) =>
        view.crew[who].technology.flatMap((card, i) =>
          times(`scrap:${who}:${i}`, { type: 'scrap', who, card } as const),
        ),
      );
      if (bought.length + scrapped.length === 0) return undefined;
      const ready = stillPlans(view, counts) ? [{ type: 'ready' } as const] : [];
      return batch('planning', [...scrapped, ...bought, ...ready]);
    }
    case 'assign':
    case 'repair':
      return spread(counts, asking.step === 'assign' ? 'hit' : 'repair', proposal?.actions.length ?? 0);
    case 'join':
      return batch(
        'join',
        askedToJoin(view).map((who) => ({ type: 'join', fights: (counts[`join:${who}`] ?? 0) > 0 })),
      );
    case 'shields':
      return covered(view, counts);
    case 'firstStrike':
      return struck(view, counts);
    case 'reroll': {
      const marks = marked(view, counts);
      return marks.length > 0 ? batch('reroll', [...marks, { type: 'reroll' }]) : undefined;
    }
    case 'rollWindow':
      return rerolled(view, counts) ?? given(view, proposal, heir);
    case 'placeDice':
      return given(view, proposal, heir);
    case 'warp':
      return flight(view, route, heir);
    default:
      return undefined;
  }
}

/** A volley whose ships bring levels gives them to whom they were promised. */
function given(
  { crew }: View,
  proposal: Batch<EosRise> | undefined,
  heir: CharacterId | undefined,
): Batch<EosRise> | undefined {
  if (heir === undefined || !proposal?.actions.some(({ type }) => type === 'level')) return undefined;
  const named = proposal.actions.map((action) =>
    action.type === 'level' ? { ...action, who: heir } : action,
  );
  return batch(proposal.id, untilAsked(crew, named));
}

/** What the laid out purchases leave of the credits. */
export function creditsLeft(view: View, counts: Counts): number {
  return CHARACTERS.reduce((credits, who) => {
    const scraps = view.crew[who].technology.reduce(
      (sum, card, i) => sum + (counts[`scrap:${who}:${i}`] ?? 0) * TECHNOLOGY[card].scrap,
      0,
    );
    return credits + scraps - (counts[`cube:${who}`] ?? 0) * BOARDS[who].cubeCost;
  }, view.credits);
}

/** Whoever has nothing left to buy, scrap or mend is ready without saying so. */
function stillPlans(view: View, counts: Counts): boolean {
  const left = creditsLeft(view, counts);
  return CHARACTERS.some((who) => {
    const { technology, cubes, squares } = view.crew[who];
    const bought = cubes + (counts[`cube:${who}`] ?? 0);
    const kept = technology.some((_, i) => (counts[`scrap:${who}:${i}`] ?? 0) === 0);
    const mends = HULL_ROOMS.some((room) => view.hull[room] > 0 && view.hull[room] < MAX_HULL[room]);
    return (
      kept ||
      (left >= BOARDS[who].cubeCost && bought < squares) ||
      (who === 'engineer' && bought > 0 && mends)
    );
  });
}

/** All points at once: as many as the proposal has, since the rules give the rest to the last room there is. */
function spread(counts: Counts, type: 'hit' | 'repair', points: number): Batch<EosRise> | undefined {
  const actions = HULL_ROOMS.flatMap((room) =>
    Array.from({ length: counts[`room:${room}`] ?? 0 }, () => ({ type, room }) as const),
  );
  return actions.length === points ? batch(type === 'hit' ? 'damage' : 'repair', actions) : undefined;
}

/** ER-16.2 the die is rolled by whoever lays no more tokens, or at once where none is left. It stands for the proposal of as many. */
function covered({ strike, shields }: View, counts: Counts): Batch<EosRise> | undefined {
  const laid = tokensOf(strike, counts);
  if (strike === undefined || laid.length === 0) return undefined;
  const asks = shields > laid.length && pipsOf(strike).length > strike.shields.length + laid.length;
  const tokens = laid.map((on) => ({ type: 'shield', ...on }) as const);
  return batch(`shields-${laid.length}`, asks ? [...tokens, { type: 'pass' }] : tokens);
}

type Token = Omit<ActionOf<EosRise, 'shield'>, 'type'>;

const pipsOf = (strike: View['strike']): Token[] =>
  (strike?.ships ?? []).flatMap((ship) => ALIENS[ship].pips.map((pip) => ({ ship, pip })));

/** The numbers that shield tokens are laid on. */
export function tokensOf(strike: View['strike'], counts: Counts): Token[] {
  return pipsOf(strike).filter(({ ship, pip }) => (counts[`pip:${ship}:${pip}`] ?? 0) > 0);
}

/** D19 who could pay for a First Strike: whoever has the most room before a breakdown first. */
function payers({ crew }: View): readonly CharacterId[] {
  const spare = (who: CharacterId): number => crew[who].breakdown - crew[who].stress;
  return [...CHARACTERS].sort((a, b) => spare(b) - spare(a));
}

/** Who is to pay for the First Strike of a card, by how often it was pressed. */
export function payerOf(view: View, counts: Counts, card: DamageId): CharacterId | undefined {
  return payers(view)[(counts[`strike:${card}`] ?? 0) - 1];
}

/** D19 the First Strikes that are laid out, and the roll; pills are asked for where they matter. */
function struck(view: View, counts: Counts): Batch<EosRise> | undefined {
  const { combat } = view;
  if (combat === undefined) return undefined;
  const open = combat.cards.filter((laid) => laid.strike === undefined && keywordShared(combat, laid));
  const actions: EosAction[] = [];
  const crew = { ...view.crew };
  for (const { card } of open) {
    const by = payerOf(view, counts, card);
    if (by === undefined) continue;
    actions.push({ type: 'strike', card, by });
    const amount = DAMAGE[card].firstStrike;
    if (crew.commander.cubes > 0) {
      if (pillsMatter({ crew }, { who: by, amount })) return batch('strikes', actions);
      actions.push({ type: 'pills', count: 0 });
    }
    crew[by] = { ...crew[by], stress: crew[by].stress + amount };
  }
  if (actions.length === 0) return undefined;
  const all = open.every(({ card }) => payerOf(view, counts, card) !== undefined);
  return batch('strikes', all ? actions : [...actions, { type: 'pass' }]);
}

/** R9 the dice to roll again; of dice alike the first stand for all. */
function marked({ combat }: View, counts: Counts): ActionOf<EosRise, 'mark'>[] {
  const dice = combat?.dice ?? [];
  const kind = (at: number): string => `${dice[at]?.who} ${dice[at]?.face} ${dice[at]?.advanced}`;
  const kinds = dice.flatMap((_, at) => ((counts[`die:${at}`] ?? 0) > 0 ? [kind(at)] : []));
  return dice.flatMap((_, die) => {
    const found = kinds.indexOf(kind(die));
    if (found < 0) return [];
    kinds.splice(found, 1);
    return [{ type: 'mark', die } as const];
  });
}

/** D21 marked before it is said by what: a Target Lock on the dice of one character. */
function rerolled(view: View, counts: Counts): Batch<EosRise> | undefined {
  const marks = marked(view, counts);
  const who = marks[0] && view.combat?.dice[marks[0].die]?.who;
  if (who === undefined || marks.some(({ die }) => view.combat?.dice[die]?.who !== who)) return undefined;
  return batch('reroll', [{ type: 'targetLock', who }, ...marks, { type: 'reroll' }]);
}

/**
 * Lane by lane, up to where something is asked; what the lanes left do not reach takes Afterburners. Levels found on the
 * way go to whom they were promised. Whoever could fly on is asked once more where it ends: the year hangs on it.
 */
function flight(
  view: View,
  route: readonly GalaxyId[],
  heir: CharacterId | undefined,
): Batch<EosRise> | undefined {
  const burns = Math.max(0, route.length - view.lanesLeft);
  const actions: EosAction[] = Array.from({ length: burns }, () => ({ type: 'afterburner' }) as const);
  let { progress } = view;
  for (const to of route) {
    actions.push({ type: 'warp', to });
    const { ships, skills, cargo, frbs } = hereOf(view, to);
    if (ships.length > 0) continue;
    if (cargo.length > 0) break;
    const levels = skills + Array.from({ length: frbs }, () => ++progress).filter(isLevel).length;
    if (levels === 0) continue;
    if (heir === undefined) break;
    for (let n = 0; n < levels; n++) actions.push({ type: 'level', who: heir });
  }
  return batch(flightId(view, route, actions), untilAsked(view.crew, actions));
}

/** Whether a flight gets as far as it was laid out, and is over there: who is woken or hit on the way is met first. */
function flightId(view: View, route: readonly GalaxyId[], actions: readonly EosAction[]): string {
  if (actions.filter(({ type }) => type === 'warp').length < route.length) return 'fly-first';
  const met = route.some((to) => {
    const { ships, asteroids, cargo } = hereOf(view, to);
    return ships.length + asteroids + cargo.length > 0;
  });
  return met || untilAsked(view.crew, actions).length < actions.length ? 'fly-part' : 'fly';
}

/** Whether a way brings levels to give away. */
export function bringsLevels(view: View, route: readonly GalaxyId[]): boolean {
  return route.some((at) => {
    const { ships, skills, frbs } = hereOf(view, at);
    return ships.length === 0 && (skills > 0 || (frbs > 0 && isLevel(view.progress + frbs)));
  });
}

function batch(id: string, [first, ...rest]: readonly EosAction[]): Batch<EosRise> | undefined {
  return first && { id, actions: [first, ...rest] };
}
