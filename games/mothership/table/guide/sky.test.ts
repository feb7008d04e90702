/** Open Sky: a position of the rules that can be won, and what its coach says of the station. */
import { expect, test } from 'vitest';
import { Match, stream } from '#engine';
import { decide } from '../../bot/policy.ts';
import { USUAL } from '../../bot/style.ts';
import { mothership } from '../../index.ts';
import { boardOf } from '../../rules/board.ts';
import { unitNumber } from '../../rules/units.ts';
import type { Mothership } from '../../state.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import { sky } from './sky.ts';
import { after, flies } from './trial.ts';

/** The same sound policy on both sides, to the end. */
function played(seed: string): Match<Mothership> {
  const begun = Match.load(mothership, sky.position(), { kind: 'keyed', seed }, sky.options);
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  const random = stream(seed);
  for (let moves = 0; moves < 5000 && match.outcome === undefined; moves++) {
    const asked = match.decisions().find(({ awaited }) => awaited);
    if (asked === undefined) break;
    match.act(asked.seat, decide(match.state, asked.seat, asked.actions, USUAL, random));
  }
  return match;
}

test('equal play mostly wins it', () => {
  const games = Array.from({ length: 10 }, (_, n) => played(`open sky ${n}`).outcome?.winners);
  expect(games.filter((winners) => winners?.includes(0)).length).toBeGreaterThanOrEqual(7);
});

test('its dice are real, and everything is open', () => {
  expect(sky.script).toBeUndefined();
  const trial = after(sky);
  expect(trial.open.map(({ type }) => type)).toContain('end');
  expect(trial.view.fleets).toMatchObject([
    { minerals: 3, cards: 2, hp: 12, stationHp: 16 },
    { minerals: 1, cards: 1, hp: 12, stationHp: 16 },
  ]);
});

/** The mission with their Bomber near the learner's station. */
const raided: typeof sky = {
  ...sky,
  position() {
    const s = sky.position();
    const bomber = s.units[unitNumber(s, 'p2-b1') ?? -1];
    if (bomber) bomber.at = boardOf(s).numbers.get('-3,-2') ?? bomber.at;
    return s;
  },
};

test('a station without a guard is spoken of where they can reach it', () => {
  const leaves = flies('p1-f3', '-4,0');
  expect(after(sky, ...leaves).run.aside.value).toBeUndefined();
  expect(after(raided).run.aside.value).toBeUndefined();
  expect(after(raided, ...leaves).run.aside.value).toBe(MISSION_WORDS.sky.bare('Bomber 1'));
});
