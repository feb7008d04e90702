/** Amounts and marks that lie on the board, as the actions of one press: cubes, damage, repairs, shields, dice, fighters. */
import type { Batch } from '#engine';
import type { EosAction } from '../action.ts';
import { ALIENS } from '../content/aliens.ts';
import { BOARDS, CHARACTERS } from '../content/characters.ts';
import { HULL_ROOMS, MAX_HULL } from '../content/rooms.ts';
import { TECHNOLOGY } from '../content/technology.ts';
import { PROGRESS_LEVELS } from '../content/tracks.ts';
import type { GalaxyId } from '../rules/universe.ts';
import { hereOf } from '../rules/ways.ts';
import type { EosRise } from '../state.ts';
import type { View } from '../view.ts';

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

/** What a batch lays out to begin with; fighters by the order they are asked in. */
export function countsOf(view: View, batch: Batch<EosRise> | undefined): Counts {
  const counts: Record<string, number> = {};
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
    case 'reroll': {
      const marks = (view.combat?.dice ?? []).flatMap((_, die) =>
        times(`die:${die}`, { type: 'mark', die } as const),
      );
      return marks.length > 0 ? batch('reroll', [...marks, { type: 'reroll' }]) : undefined;
    }
    case 'warp':
      return flight(view, route);
    default:
      return undefined;
  }
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

/** ER-16.2 the die is rolled by whoever lays no more tokens, or at once where none is left. */
function covered({ strike, shields }: View, counts: Counts): Batch<EosRise> | undefined {
  if (strike === undefined) return undefined;
  const pips = strike.ships.flatMap((ship) => ALIENS[ship].pips.map((pip) => ({ ship, pip })));
  const laid = pips.filter(({ ship, pip }) => (counts[`pip:${ship}:${pip}`] ?? 0) > 0);
  if (laid.length === 0) return undefined;
  const asks = shields > laid.length && pips.length > strike.shields.length + laid.length;
  const tokens = laid.map((on) => ({ type: 'shield', ...on }) as const);
  return batch('shields', asks ? [...tokens, { type: 'pass' }] : tokens);
}

/** Lane by lane, up to where something is asked; what the lanes left do not reach takes Afterburners. */
function flight(view: View, route: readonly GalaxyId[]): Batch<EosRise> | undefined {
  const burns = Math.max(0, route.length - view.lanesLeft);
  const asked = route.findIndex((at) => asksAt(view, at));
  const way = asked < 0 ? route : route.slice(0, asked + 1);
  return batch('fly', [
    ...Array.from({ length: burns }, () => ({ type: 'afterburner' }) as const),
    ...way.map((to) => ({ type: 'warp', to }) as const),
  ]);
}

/** A level to give away, or a delivery: what is collected there asks something. */
function asksAt(view: View, at: GalaxyId): boolean {
  const { ships, skills, cargo, frbs } = hereOf(view, at);
  return (
    ships.length === 0 &&
    (skills + cargo.length > 0 || (frbs > 0 && PROGRESS_LEVELS.has(view.progress + frbs)))
  );
}

function batch(id: string, [first, ...rest]: readonly EosAction[]): Batch<EosRise> | undefined {
  return first && { id, actions: [first, ...rest] };
}
