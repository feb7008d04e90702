/** Rolls of a match that are told beforehand, by what they are for. */
import { expect, test } from 'vitest';
import { Match } from '#engine';
import { exodus } from '../index.ts';

/** The links of the origin, once everyone has done the first thing there is to do before it. */
function linked(die: number): number | undefined {
  const script = { origin: { values: [], then: die } };
  const begun = Match.start(exodus, { seats: 3, random: { kind: 'keyed', seed: 'script', script } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  for (let i = 0; i < 40 && match.state.systems.length === 0; i++) {
    const open = match.decisions().find(({ awaited }) => awaited);
    if (open?.actions[0]) match.act(open.seat, open.actions[0]);
  }
  return match.state.systems[0]?.links.length;
}

test('XD-4.5 a script has a list for each kind of roll', () => {
  expect([linked(0), linked(1), linked(2)]).toEqual([2, 3, 6]);
});
