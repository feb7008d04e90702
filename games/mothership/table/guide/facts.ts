/** What is noted of a finished war, from all that was heard of it. */
import type { Seat } from '#engine';
import type { Scene } from '#ui/kit/end.ts';
import type { Result } from '#ui/kit/ladder.ts';
import { STATION_HP } from '../../content/panel.ts';
import type { MothershipEvent } from '../../event.ts';
import { NOWHERE } from '../../rules/hex.ts';
import { guardiansOf as guardians } from '../../rules/units.ts';
import type { Mothership } from '../../state.ts';
import { featsOf } from './feats.ts';

type Fought = Extract<MothershipEvent, { type: 'dogfight' }>;

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

export function factsOf(film: readonly Scene<Mothership>[], seat: Seat): Result['facts'] {
  const own = (id: string | undefined): boolean => id?.startsWith(`p${seat + 1}-`) ?? false;
  const heard = film.flatMap((scene) => scene.hear(seat));
  const fights = heard.filter((event): event is Fought => event.type === 'dogfight');
  const held = fights.filter(({ winner, defender }) => winner === 'defender' && own(defender?.unit));
  const last = film.findLast(({ state }) => state !== undefined)?.state;
  return {
    round: last?.round ?? 0,
    station: last?.fleets[seat]?.stationHp ?? 0,
    lost: heard.filter((event) => event.type === 'destroyed' && own(event.unit) && !isGuardian(event.unit))
      .length,
    researched: heard.filter((event) => event.type === 'researched' && event.seat === seat).length,
    biggestHit: biggestHit(heard, own),
    guardians: most(film.map(({ state }) => guardiansOf(state, seat))),
    heldAgainst: most(held.map(({ attackers }) => attackers.length)),
    byWingmen: held.some(({ attack, defence, wingmen }) => wingmen > 0 && defence - wingmen <= attack),
    ...featsOf(film, seat),
    throughRocks: most(turnsOf(heard).map((events) => events.filter((event) => passed(event, own)).length)),
  };
}

const isGuardian = (id: string): boolean => id.split('-')[1]?.startsWith('g') ?? false;

/** The most that one attack took off an enemy's station. */
function biggestHit(heard: readonly MothershipEvent[], own: (id: string) => boolean): number {
  const left = new Map<string, number>();
  let biggest = 0;
  for (const event of heard) {
    if (event.type !== 'stationHit' || own(event.unit)) continue;
    biggest = Math.max(biggest, (left.get(event.unit) ?? STATION_HP) - event.hp);
    left.set(event.unit, event.hp);
  }
  return biggest;
}

function guardiansOf(state: Scene<Mothership>['state'], seat: Seat): number {
  return guardians(seat).filter((unit) => (state?.units[unit]?.at ?? NOWHERE) !== NOWHERE).length;
}

function passed(event: MothershipEvent, own: (id: string) => boolean): boolean {
  return event.type === 'asteroidRoll' && event.survived && own(event.unit);
}

/** What was heard, turn by turn. */
function turnsOf(heard: readonly MothershipEvent[]): MothershipEvent[][] {
  const turns: MothershipEvent[][] = [[]];
  for (const event of heard) {
    if (event.type === 'turn') turns.push([]);
    turns[turns.length - 1]?.push(event);
  }
  return turns;
}
