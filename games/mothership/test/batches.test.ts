/** What Mothership proposes for one press. */
import { expect, test } from 'vitest';
import { dealt, Match, stream } from '#engine';
import { mothership } from '../index.ts';
import { batches } from '../rules/batches.ts';
import { distance, type HexName } from '../rules/hex.ts';

function begin() {
  const random = { kind: 'keyed', seed: 'overlay' } as const;
  const begun = Match.start(mothership, { seats: 2, options: { layout: 'duel' }, random });
  if (!begun.ok) throw new Error(begun.refusal.message);
  return begun.match;
}

function axial(name: HexName) {
  const [q = 0, r = 0] = name.split(',').map(Number);
  return { q, r };
}

function proposed(match: ReturnType<typeof begin>, luck = 'luck') {
  const [open] = match.decisions();
  if (open === undefined) throw new Error('nobody is asked');
  const { seat, actions } = open;
  const [batch] = batches(dealt(mothership, match.state, seat), seat, actions, stream(luck));
  const places = (batch?.actions ?? []).flatMap((action) => (action.type === 'land' ? [action] : []));
  return { seat, actions, places };
}

test('MS-2.6 placing for me takes free spaces next to the nearest mineral planet, with one press', () => {
  const match = begin();
  const { seat, actions, places } = proposed(match);
  expect(places).toHaveLength(6);
  const minerals = match.view(seat).planets.filter(({ kind }) => kind === 'mineral');
  const far = (at: HexName): number =>
    Math.min(...minerals.map((planet) => distance(axial(planet.at), axial(at))));
  const rest = actions.flatMap((action) =>
    action.type === 'land' && !places.some(({ to }) => to === action.to) ? [far(action.to)] : [],
  );
  expect(Math.max(...places.map(({ to }) => far(to)))).toBeLessThanOrEqual(Math.min(...rest));
  // The same luck, the same spaces.
  expect(proposed(match).places).toEqual(places);
  expect(match.press(seat, places)).toMatchObject({ ok: true, done: 6 });
});

test('MS-2.6 after some ships only the rest is placed, and afterwards nothing is proposed', () => {
  const match = begin();
  const { seat, places } = proposed(match);
  match.press(seat, places.slice(0, 2));
  expect(proposed(match).places).toHaveLength(4);
  match.press(seat, proposed(match).places);
  expect(proposed(match).seat).not.toBe(seat);
  match.press(proposed(match).seat, proposed(match).places);
  expect(proposed(match).places).toEqual([]);
});
