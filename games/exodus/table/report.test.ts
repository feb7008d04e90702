/** What the report of a day says adds up, and what a hint says is so: tried on quick voyages. */
import { expect, test } from 'vitest';
import { heard, Match, stream } from '#engine';
import type { ExodusAction } from '../action.ts';
import { sense } from '../bot/index.ts';
import { TRAITS } from '../content/factions.ts';
import type { ExodusEvent } from '../event.ts';
import { exodus } from '../index.ts';
import { piecesOf, standingPieces } from '../text/pieces.ts';
import { UNNAMED } from '../text/report.ts';
import type { View } from '../view/index.ts';
import { reasons } from './guide/reasons.ts';

const VOYAGES = 3;
const MOST_ACTIONS = 500;

interface Step {
  readonly before: View;
  readonly after: View;
  readonly action: ExodusAction;
  readonly events: readonly ExodusEvent[];
}

/** Quick voyages of three to five seats, press by press as whoever pressed is told. */
function voyage(at: number, look: (step: Step) => void): void {
  const seed = `report ${at}`;
  const random = stream(seed);
  const begun = Match.start(exodus, { seats: 3 + (at % 3), random: { kind: 'fast', seed } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  for (let done = 0; done < MOST_ACTIONS && match.outcome === undefined; done++) {
    const asked = match.decisions().find(({ awaited }) => awaited);
    if (asked === undefined) throw new Error('nobody is asked');
    const { seat, actions } = asked;
    const before = match.view(seat);
    const action = sense.rollout?.(match.state, seat, actions, random) ?? actions[0];
    const result = action && match.act(seat, action);
    if (action === undefined || !result?.ok) throw new Error('it is refused');
    look({ before, after: match.view(seat), action, events: heard(result.events, seat) });
  }
}

test('the pieces of every gauge and of standing add up, each with a cause', () => {
  const causes = new Map<string, number>();
  for (let at = 0; at < VOYAGES; at++)
    voyage(at, ({ before, after, events }) => {
      const pieces = piecesOf(events);
      for (const { cause } of pieces) causes.set(cause, (causes.get(cause) ?? 0) + 1);
      for (const trait of TRAITS) {
        const sum = pieces.filter((piece) => piece.trait === trait).reduce((all, { by }) => all + by, 0);
        expect(sum).toBe(after.traits[trait] - before.traits[trait]);
      }
      if (before.own === undefined || after.own === undefined) return;
      const { standing } = after.own;
      const points = standingPieces(before.own.standing, standing).reduce((all, { by }) => all + by, 0);
      expect(points).toBe(standing.total - before.own.standing.total);
    });
  expect([...causes.keys()].length).toBeGreaterThan(12);
  expect(causes.get(UNNAMED) ?? 0).toBe(0);
});

test('a reason is given for most that is done, and its numbers are those on the table', () => {
  let told = 0;
  const given = new Set<string>();
  voyage(1, ({ before, action }) => {
    for (const { id, tell } of reasons) {
      const words = tell(before, { seat: 0, plan: [action], views: [] });
      if (words === undefined) continue;
      given.add(id);
      told++;
      const { traits } = before;
      const number = Number(/(?:Treachery|Edge) is (?:only )?(\d+)/.exec(words)?.[1] ?? Number.NaN);
      if (id === 'treachery') expect(number).toBe(traits.treachery);
      if (id === 'edge' || id === 'cheap') expect(number).toBe(traits.edge);
      if (id === 'margin') expect(words).toContain(`is ${traits.faith - traits.treachery};`);
      expect(words).not.toMatch(/undefined|NaN/);
    }
  });
  expect(told).toBeGreaterThan(20);
  expect(given.size).toBeGreaterThan(3);
});
