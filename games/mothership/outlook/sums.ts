/** What a fight that was rolled adds up to: dice and everything added, so that whoever counts comes to the total. */
import type { TargetId } from '../action.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { MothershipEvent, Rolled } from '../event.ts';
import { TECHNOLOGY_BONUSES } from '../rules/bonus.ts';
import type { View } from '../view.ts';
import { fleetOf, type Source } from './scene.ts';

export type FightEvent = Extract<MothershipEvent, { type: 'dogfight' | 'planetAttack' | 'asteroidRoll' }>;

/** Something added to the dice: what is known of its source, else by what such things come. */
export interface Added {
  readonly plus: number;
  readonly source: Source | 'cards' | 'other';
}

/** What was added to each side of a fight, beside the faces of its dice. */
export interface Sums {
  readonly attack: readonly Added[];
  readonly defence: readonly Added[];
}

/** What a side has put into a fight: a card, or Gas or a beam of so much. */
export interface Aid {
  readonly seat: number;
  readonly source: Source;
  readonly plus?: number;
}

const BEAM = 8;

export function aidsIn(events: readonly MothershipEvent[]): Aid[] {
  return events.flatMap((event): Aid[] => {
    if (event.type === 'played') return [{ seat: event.seat, source: { card: event.action.card } }];
    if (event.type === 'gasSpent') return [{ seat: event.seat, source: { of: 'gas' }, plus: event.amount }];
    if (event.type === 'beam')
      return [{ seat: event.seat, source: { technology: 'solar-beam' }, plus: BEAM }];
    return [];
  });
}

/** What was put into a fight, by all that was told: since it was declared, or since the fight before it. */
export function aidsTo(told: readonly MothershipEvent[], fight: FightEvent): Aid[] {
  const before = told.slice(0, told.indexOf(fight));
  const since = before.findLastIndex(({ type }) => BEGINS.includes(type));
  return aidsIn(before.slice(since + 1));
}

const BEGINS: readonly MothershipEvent['type'][] = [
  'declared',
  'dogfight',
  'planetAttack',
  'asteroidRoll',
  'turn',
];

export function sumsOf(fight: FightEvent, view: View, aids: readonly Aid[] = []): Sums {
  if (fight.type === 'asteroidRoll') return { attack: [], defence: [] };
  if (fight.type === 'planetAttack') {
    const by = ownerIn(fight.rolls[0]?.unit);
    return { attack: whole(fight.total, fight.rolls, [], aidsOf(aids, by)), defence: [] };
  }
  const { attackers, defender, wingmen, target } = fight;
  const group = attackers.length > 1 && knows(view, ownerIn(target), 'unobtainium-hulls');
  const beside: Added[] = [
    ...(wingmen > 0 ? [{ plus: wingmen, source: { wingmen } }] : []),
    ...(group ? [{ plus: 1, source: { technology: 'unobtainium-hulls' as const } }] : []),
  ];
  const researched = (rolls: readonly Rolled[]): Added[] => added(view, rolls, target);
  const by = ownerIn(attackers[0]?.unit);
  return {
    attack: whole(fight.attack, attackers, researched(attackers), aidsOf(aids, by)),
    defence: defender
      ? whole(
          fight.defence,
          [defender],
          [...researched([defender]), ...beside],
          aidsOf(aids, ownerIn(target)),
        )
      : [],
  };
}

const aidsOf = (aids: readonly Aid[], owner: number): Aid[] => aids.filter(({ seat }) => seat === owner);

function ownerIn(id: TargetId | undefined): number {
  const seat = id && /^p(\d+)-/.exec(id)?.[1];
  return seat ? Number(seat) - 1 : -1;
}

const CLASSES = { f: 'fighter', b: 'bomber', m: 'mothership', g: 'guardian', s: 'station' } as const;

function classIn(id: TargetId): string | undefined {
  return Object.entries(CLASSES).find(([letter]) => id.split('-')[1]?.startsWith(letter))?.[1];
}

function knows(view: View, owner: number, technology: TechnologyId): boolean {
  return fleetOf(view, owner)?.technologies.includes(technology) ?? false;
}

/** What the units' own technology adds, summed up by its name: the same for all of a class. */
function added(view: View, rolls: readonly Rolled[], target: TargetId): Added[] {
  const sums = new Map<TechnologyId, number>();
  for (const { unit, plus } of rolls) {
    let left = plus;
    for (const { technology, for: kind, plus: more, only } of [...TECHNOLOGY_BONUSES].reverse()) {
      if (kind !== classIn(unit) || more > left || !knows(view, ownerIn(unit), technology)) continue;
      if (only === 'station' && classIn(target) !== 'station') continue;
      const later = TECHNOLOGY_BONUSES.find(({ replaces }) => replaces === technology);
      if (later && knows(view, ownerIn(unit), later.technology)) continue;
      left -= more;
      sums.set(technology, (sums.get(technology) ?? 0) + more);
    }
  }
  return [...sums].map(([technology, plus]) => ({ plus, source: { technology } }));
}

/** What is told by name, and what is missing to the total: by the only card that was played, by cards, or by one thing and another. */
function whole(
  total: number,
  rolls: readonly Rolled[],
  researched: readonly Added[],
  aids: readonly Aid[],
): Added[] {
  const named = [...researched];
  const missing = (): number =>
    total - [...rolls.map(({ face }) => face), ...named.map(({ plus }) => plus)].reduce((a, b) => a + b, 0);
  for (const { source, plus } of aids) if (plus && plus <= missing()) named.push({ plus, source });
  const left = missing();
  if (left === 0) return named;
  const cards = aids.flatMap(({ source }) => ('card' in source ? [source] : []));
  const [only, ...more] = cards;
  return [
    ...named,
    { plus: left, source: only === undefined ? 'other' : more.length === 0 ? only : 'cards' },
  ];
}
