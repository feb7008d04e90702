/** The film of the upkeep ends where the rules ended: its last picture is the table itself. */
import { expect, test } from 'vitest';
import { Match, type MatchRecord } from '#engine';
import { CHARACTERS } from '../content/characters.ts';
import { eosRise } from '../index.ts';
import { stagesOf, upkeepOf } from '../outlook/stages.ts';
import type { View } from '../view.ts';
import { holdings } from './numbers.ts';

const records = Object.entries(
  import.meta.glob<MatchRecord>('../test/records/*.json', { eager: true, import: 'default' }),
);

/** What the film draws, in no telling order. */
const drawn = ({ ships, frbs, skills, creditTokens, asteroids, ...view }: View) => ({
  ships: ships.map(({ class: name, at }) => `${name}@${at}`).sort(),
  frbs: frbs.toSorted(),
  skills: skills.toSorted(),
  tokens: creditTokens.toSorted(),
  asteroids: asteroids.map(({ at }) => at).sort(),
  year: view.year,
  phase: view.phase,
  progress: view.progress,
  planet: view.planet,
  // What came of it is told where it came about, so the film ends with the true numbers.
  hull: view.hull,
  totalHull: view.totalHull,
  credits: view.credits,
  intel: view.intel,
  crew: CHARACTERS.map((who) => [view.crew[who].level, view.crew[who].stress]),
});

test.each(records)('%s', (_, { seats, options, random, actions }) => {
  const begun = Match.start(eosRise, { seats, options, random });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  let films = 0;
  for (const [seat, action] of actions) {
    const before = match.view(seat);
    match.act(seat, action);
    const after = match.view(seat);
    const told = match.entries.at(-1)?.told ?? [];
    const steps = upkeepOf(
      before,
      after,
      told.map(({ event }) => event),
    );
    const last = steps.at(-1);
    if (last === undefined) continue;
    films++;
    // What we have done before the Aliens move is no result of their orders.
    const stages = stagesOf(
      before,
      after,
      told.map(({ event }) => event),
    );
    for (const [i, { event }] of told.entries()) {
      const [was, is] = [stages[i - 1], stages[i]];
      if (event.type === 'ordersRevealed' && was && is) expect(holdings(is)).toEqual(holdings(was));
    }
    expect(drawn(last.view), `after ${JSON.stringify(action)}`).toEqual(drawn(after));
  }
  expect(films).toBeGreaterThan(0);
});
