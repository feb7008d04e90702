/** Dice and chips of a fight add up to its total, whoever fights and whatever was put into it. */
import { expect, test } from 'vitest';
import { Match } from '#engine';
import type { CardId } from '../content/cards.ts';
import type { MothershipEvent } from '../event.ts';
import { mothership } from '../index.ts';
import { aidsIn, aidsTo, type FightEvent, sumsOf } from './sums.ts';

/** A small generator of its own, so that the games are the same every time. */
function picker(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * count);
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Every fight of some lively games, with what was told since the one before. */
function* fights() {
  for (let game = 0; game < 3; game++) {
    const random = { kind: 'keyed' as const, seed: `sums ${game}` };
    const begun = Match.start(mothership, { seats: 2, options: { modules: ['artifacts'] }, random });
    if (!begun.ok) throw new Error(begun.refusal.message);
    const { match } = begun;
    const pick = picker(game + 1);
    let told: MothershipEvent[] = [];
    for (let moves = 0; moves < 700 && match.outcome === undefined; moves++) {
      const decision = match.decisions()[0];
      if (decision === undefined) break;
      const some = decision.actions.filter(({ type }) => type !== 'concede');
      const lively = some.filter(({ type }) => type !== 'end');
      const from = lively.length > 0 && pick(8) > 0 ? lively : some;
      const action = from[pick(from.length)];
      const done = action && match.act(decision.seat, action);
      if (!done?.ok) break;
      told.push(...done.events.map(({ event }) => event));
      for (const fight of told)
        if (fight.type === 'dogfight' || fight.type === 'planetAttack')
          yield { fight, told, view: match.view(0) };
      if (told.some(({ type }) => type === 'dogfight' || type === 'planetAttack')) told = [];
    }
  }
}

test('dice and what is added to them make the total', () => {
  let compared = 0;
  let chips = 0;
  for (const { fight, told, view } of fights()) {
    const { attack, defence } = sumsOf(fight, view, aidsIn(told));
    const [rolls, total] =
      fight.type === 'dogfight' ? [fight.attackers, fight.attack] : [fight.rolls, fight.total];
    expect(sum([...rolls.map(({ face }) => face), ...attack.map(({ plus }) => plus)])).toBe(total);
    if (fight.type === 'dogfight' && fight.defender)
      expect(fight.defender.face + sum(defence.map(({ plus }) => plus))).toBe(fight.defence);
    compared++;
    chips += attack.length + defence.length;
  }
  expect(compared).toBeGreaterThan(20);
  expect(chips).toBeGreaterThan(10);
});

test('what is added is told by its name: technology, wingmen, Gas, the card', () => {
  const begun = Match.start(mothership, { seats: 2, options: {}, random: { kind: 'keyed', seed: 'names' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const seen = begun.match.view(0);
  const view = {
    ...seen,
    fleets: seen.fleets.map((fleet, i) =>
      i === 0 ? { ...fleet, technologies: ['red-leader' as const] } : fleet,
    ),
  };
  const events: readonly MothershipEvent[] = [
    { type: 'gasSpent', seat: 0, amount: 1 },
    { type: 'played', seat: 1, action: { type: 'play', card: 'defence-buff' } },
  ];
  const fight: MothershipEvent = {
    type: 'dogfight',
    attackers: [
      { unit: 'p1-m', face: 12, plus: 1 },
      { unit: 'p1-f1', face: 6, plus: 1 },
      { unit: 'p1-f2', face: 3, plus: 1 },
    ],
    attack: 24,
    target: 'p2-b1',
    defender: { unit: 'p2-b1', face: 7, plus: 0 },
    wingmen: 1,
    defence: 11,
    winner: 'attacker',
  };
  expect(sumsOf(fight, view, aidsIn(events))).toEqual({
    attack: [
      { plus: 2, source: { technology: 'red-leader' } },
      { plus: 1, source: { of: 'gas' } },
    ],
    defence: [
      { plus: 1, source: { wingmen: 1 } },
      { plus: 3, source: { card: 'defence-buff' } },
    ],
  });
});

test('a card that was played into a fight is found among all that was told, one of an earlier fight is not', () => {
  const fight = (attack: number): FightEvent => ({
    type: 'dogfight',
    attackers: [{ unit: 'p2-m', face: 7, plus: 0 }],
    defender: { unit: 'p1-m', face: 4, plus: 0 },
    ...{ target: 'p1-m', wingmen: 0, attack, defence: 4, winner: 'attacker' },
  });
  const played = (card: CardId): MothershipEvent => ({
    type: 'played',
    seat: 0,
    action: { type: 'play', card },
  });
  const [first, second] = [fight(7), fight(8)];
  const told = [played('defence-buff'), first, played('volt-switch'), second];
  expect(aidsTo(told, first)).toEqual([{ seat: 0, source: { card: 'defence-buff' } }]);
  expect(aidsTo(told, second)).toEqual([{ seat: 0, source: { card: 'volt-switch' } }]);
});
