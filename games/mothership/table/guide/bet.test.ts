/** The Bet: the numbers its coach speaks of, and the other orders that win. */
import { expect, test } from 'vitest';
import { proposed } from '../../outlook/strike.ts';
import { asteroidChance, oddsOf, waysOf } from '../../rules/odds.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import { bet } from './bet.ts';
import { after, attack, END, flies, PASS, split } from './trial.ts';

const { asides, lines, missed } = MISSION_WORDS.bet;
const arrived = [...split(7, 7, 1), ...flies('p1-m', '0,-1')];
const fighters = [...flies('p1-f1', '1,-1'), ...flies('p1-f2', '2,-2')];
const through = [
  ...flies('p1-b1', '-1,-3', 'asteroid'),
  { type: 'play', card: 'deflector-shields' },
  { type: 'moveTo', to: '0,-2', kind: 'safe' },
] as const;
const all = [...arrived, ...fighters, ...through];

test('it flies 3 of the 4 spaces, and pays for the fourth with shields', () => {
  const { view } = after(bet);
  expect(view.units.find(({ id }) => id === 'p1-m')).toMatchObject({ engine: 3, die: 6 });
  expect(view.fleets[1]).toMatchObject({ hp: 6, shield: 5 });
  const paid = after(bet, ...split(7, 7, 1)).view;
  expect(paid.units.find(({ id }) => id === 'p1-m')).toMatchObject({ engine: 4, die: 8 });
  expect(paid.fleets[0]?.shield).toBe(1);
});

test('two Fighters take all shields and no hull', () => {
  const { view } = after(bet, ...arrived, ...fighters, attack('p2-m', 'p1-f1', 'p1-f2'));
  expect(view.fleets[1]).toMatchObject({ hp: 6, shield: 0 });
});

test('no other ship takes the place of the Mothership, and the table proposes what the coach speaks of', () => {
  const paid = after(bet, ...split(7, 5, 3));
  expect(paid.run.beat.value?.line).toBe(lines.fly);
  expect(paid.open.flatMap((action) => (action.type === 'move' ? [action.ship] : []))).toEqual(['p1-m']);
  const near = after(bet, ...split(7, 5, 3), ...flies('p1-m', '0,-1'));
  expect(proposed(near.view, 'p2-m')).toEqual(['p1-f1', 'p1-f2']);
  const done = after(
    bet,
    ...split(7, 5, 3),
    ...flies('p1-m', '0,-1'),
    ...fighters,
    attack('p2-m', 'p1-f1', 'p1-f2'),
    ...through,
  );
  expect(proposed(done.view, 'p2-m')).toEqual(['p1-m', 'p1-b1']);
});

test('a shield that holds after one Fighter is spoken of', () => {
  const one = after(bet, ...arrived, ...flies('p1-f1', '1,-1'), attack('p2-m', 'p1-f1'));
  expect(one.run.aside.value).toBe(asides.shield(one.view.fleets[1]?.shield ?? 0));
});

test('the rocks let a Bomber through in 69, and without them it does not get there', () => {
  expect(Math.round(100 * asteroidChance(8))).toBe(69);
  const { view } = after(bet, ...arrived, { type: 'move', ship: 'p1-b1' });
  const safe = (view.reach ?? []).filter(({ kind }) => kind === 'safe').map(({ to }) => to);
  const beside = ['0,-2', '0,-1', '1,-1', '2,-2', '2,-3', '1,-3'];
  expect(safe.filter((to) => beside.includes(to))).toEqual([]);
});

test('with a D8 two dice destroy it in 83 of 100', () => {
  let wins = 0;
  for (const [total, ways] of waysOf([8, 8]))
    if (total >= 6) wins += (ways / 64) * oddsOf(new Map([[total, 1]]), waysOf([6])).win;
  expect(Math.round(100 * wins)).toBe(83);
});

test.each([
  ['all four at once', [attack('p2-m', 'p1-m', 'p1-f1', 'p1-f2', 'p1-b1')]],
  ['the Mothership first', [attack('p2-m', 'p1-m'), attack('p2-m', 'p1-b1')]],
  ['the Bomber first', [attack('p2-m', 'p1-b1'), attack('p2-m', 'p1-m')]],
  ['the Mothership with Fighters', [attack('p2-m', 'p1-m', 'p1-f1', 'p1-f2'), attack('p2-m', 'p1-b1')]],
] as const)('%s: also wins', (_, strikes) => {
  expect(after(bet, ...all, ...strikes).run.end.value).toEqual({ kind: 'won' });
});

test('the Bomber comes through without the card, and the card is kept', () => {
  const stripped = [...arrived, ...fighters, attack('p2-m', 'p1-f1', 'p1-f2')];
  const trial = after(bet, ...stripped, ...flies('p1-b1', '-1,-3', 'asteroid'), PASS);
  expect(trial.run.beat.value?.line).toBe(lines.onward);
  trial.do({ type: 'moveTo', to: '0,-2', kind: 'safe' }).do(attack('p2-m', 'p1-m', 'p1-b1'));
  expect(trial.run.end.value).toEqual({ kind: 'won' });
  expect(trial.view.fleets[0]?.hand).toEqual(['deflector-shields']);
});

test('what falls short is answered, and can be taken back', () => {
  expect(after(bet, ...split(5, 7, 3), ...flies('p1-m', '-1,-1')).run.aside.value).toBe(asides.short);
  expect(after(bet, ...split(12, 0, 3), ...flies('p1-m', '0,-1')).run.aside.value).toBe(asides.unarmed);
  const far = after(bet, ...split(7, 7, 1), ...flies('p1-m', '-1,-1'));
  expect(far.run.aside.value).toBe(asides.far);
  far.undo().undo();
  expect(far.run.beat.value?.line).toBe(lines.fly);
  const stripped = [...arrived, ...fighters, attack('p2-m', 'p1-f1', 'p1-f2')];
  expect(after(bet, ...stripped, ...flies('p1-b1', '-3,-2')).run.aside.value).toBe(asides.round);
});

test('the turn does not end, and a strike that failed goes back to its start', () => {
  expect(after(bet, ...arrived).open).not.toContainEqual(END);
  const weak = after(bet, ...split(11, 3, 1), ...flies('p1-m', '0,-1'), ...through, attack('p2-m', 'p1-b1'));
  weak.do(attack('p2-m', 'p1-m'));
  expect(weak.run.end.value).toEqual({ kind: 'missed', words: missed });
});
