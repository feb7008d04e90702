/** XD-17 What the table says of hunters before a vote, and how a battle or a jump is told after it. */
import { expect, test } from 'vitest';
import { likeliest } from '../outlook/flight.ts';
import { follows } from '../outlook/presses.ts';
import { briefOf } from '../text/briefs.ts';
import { turnsOf } from '../text/turns.ts';
import { view } from '../view/index.ts';
import { Scene } from './scene.ts';

const met = (size: number, lead: number, might = 9) =>
  new Scene({
    next: ['disposition', 'dispositionRevealed', { step: 'polled', phase: 'disposition' }, 'dispositionDone'],
    traits: { might, treachery: 2, edge: 4, supply: 8 },
    change: (s) => {
      s.force = { size, lead, began: size, betrayed: false };
    },
  });

test('every end of a fight says how likely it is and what it does', () => {
  const scene = met(1, 1);
  const seen = view(scene.s, scene.house('military').seat);
  const { note = '', outlook } = briefOf({ type: 'ballot', for: 'military', stake: 'attack' }, seen);
  expect(note).toMatch(
    /^Won \(\d+ %\): they are destroyed, −1 Edge, −1 Might or −1 Supply\. Half won \(\d+ %\)/,
  );
  expect(outlook).toBeDefined();
});

test('a greater force shrinks, and staying says that it strikes first', () => {
  const scene = met(2, 1);
  const seen = view(scene.s, scene.house('military').seat);
  const note = (stake: 'stay' | 'cover') =>
    briefOf({ type: 'ballot', for: 'military', stake }, seen).note ?? '';
  expect(note('stay')).toContain('They strike first');
  expect(note('stay')).toContain('only squid scouts are left');
  expect(note('cover')).toContain('Lead 3, time for the full ritual');
});

test('XD-17.3 a battle is told with its dice and what it did', () => {
  const scene = met(1, 1).roll('0 0 0');
  for (const faction of ['church', 'government', 'military'] as const)
    scene.when(faction, { type: 'ballot', for: faction, stake: 'attack' });
  const seen = view(scene.s, scene.house('church').seat);
  const [turn, ...more] = turnsOf(scene.heard('church'), seen);
  expect(more).toEqual([]);
  expect(turn?.title).toBe('Battle with squid scouts: won');
  expect(turn?.test.dice).toEqual([0, 0, 0]);
  expect(turn?.changes.map(({ words }) => words)).toContain('Edge −1');
});

test('one press to run or to buy time is both votes, once', () => {
  const scene = new Scene({
    next: ['course', 'courseRevealed'],
    change: (s) => {
      s.force = { size: 2, lead: 1, began: 2, betrayed: false };
      s.courseRound = 1;
    },
  });
  const seen = view(scene.s, scene.house('church').seat);
  const actions = scene.legal('church');
  const [star = 0] = seen.systems[seen.here]?.links ?? [];
  expect(follows({ star }, seen, actions)).toMatchObject({ stake: `hurried@${star}` });
  expect(follows({ cover: true }, seen, actions)).toMatchObject({ stake: 'cover' });
  // Once it was divided everybody chooses anew.
  const named = { ...seen, houses: seen.houses.map((house) => ({ ...house, named: 'cover' as const })) };
  expect(follows({ star }, named, actions)).toBeUndefined();
});

test('XD-7.2 the star that the other two named comes first', () => {
  const scene = new Scene({ next: ['course', 'courseRevealed'] });
  const seen = view(scene.s, scene.house('church').seat);
  const actions = scene.legal('church');
  const star = seen.systems[seen.here]?.links.at(-1) ?? 0;
  const houses = seen.houses.map((house) =>
    house.faction === 'church' ? house : { ...house, named: `jump@${star}` as const },
  );
  expect(likeliest(seen, actions)).toEqual(actions);
  expect(likeliest({ ...seen, houses }, actions)[0]).toMatchObject({ stake: `jump@${star}` });
});
