/** The film of the upkeep ends where the rules ended: its last picture is the table itself. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Match, type MatchRecord } from '#engine';
import { eosRise } from '../index.ts';
import { upkeepOf } from '../table/upkeep.ts';
import type { View } from '../view.ts';

const GOLDEN = fileURLToPath(new URL('golden', import.meta.url));
const records = readdirSync(GOLDEN).filter((name) => name.endsWith('.json'));

/** What the film draws, in no telling order. */
const drawn = ({ ships, frbs, skills, creditTokens, asteroids, ...view }: View) => ({
  ships: ships.map(({ class: name, at }) => `${name}@${at}`).sort(),
  frbs: frbs.toSorted(),
  skills: skills.toSorted(),
  credits: creditTokens.toSorted(),
  asteroids: asteroids.map(({ at }) => at).sort(),
  year: view.year,
  phase: view.phase,
  progress: view.progress,
  planet: view.planet,
});

test.each(records)('%s', (name) => {
  const record = JSON.parse(readFileSync(`${GOLDEN}/${name}`, 'utf8')) as MatchRecord;
  const { seats, options, random, actions } = record;
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
    expect(drawn(last.view), `after ${JSON.stringify(action)}`).toEqual(drawn(after));
  }
  expect(films).toBeGreaterThan(0);
});
