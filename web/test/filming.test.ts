// A record played elsewhere: what arrives is the same match, with the same past, words and ways back.
import { expect, test } from 'vitest';
import { Match, type MatchRecord, named, pick, stream } from '#engine';
import { findGame } from '#games';
import { eosRise } from '#games/eos-rise/index.ts';
import type { EosRise } from '#games/eos-rise/state.ts';
import { filmOf, logOf } from '../match/film.ts';
import { film, isFilmRequest, serveFilm } from '../match/filming.ts';

/** A worker that gets and gives copies, as a real one does, and counts what it is asked. */
function worker() {
  const asked: unknown[] = [];
  let receive: (message: unknown) => void = () => undefined;
  const post = (message: unknown) => {
    asked.push(message);
    const data: unknown = structuredClone(message);
    if (isFilmRequest(data)) void serveFilm(data, (reply) => receive(structuredClone(reply)), findGame);
  };
  return {
    asked,
    port: {
      post,
      listen: (heard: typeof receive) => {
        receive = heard;
      },
    },
  };
}

function played(actions: number): Match<EosRise> {
  const begun = Match.start(eosRise, { seats: 2, random: { kind: 'keyed', seed: 'filmed' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const random = stream('filmed');
  while (begun.match.entries.length < actions) {
    const [open] = begun.match.decisions().filter(({ awaited }) => awaited);
    if (open === undefined) break;
    begun.match.act(open.seat, pick(open.actions, random));
  }
  return begun.match;
}

test('comes as it would have been made here, and is played once', async () => {
  const match = played(120);
  const record = match.record();
  const { asked, port } = worker();
  const progress: number[] = [];
  const far = await film(port, eosRise, record, (done) => progress.push(done));
  const here = filmOf(eosRise, record);
  if (!far.ok || !here.ok) throw new Error('the record is good');
  expect(asked).toHaveLength(1);
  expect(progress.length).toBeGreaterThan(4);
  expect(progress.at(-1)).toBe(record.actions.length + 1);
  expect(far.film.match.record()).toEqual(record);
  expect(far.film.match.version).toBe(here.film.match.version);
  expect(far.film.moments.map(({ state, move }) => ({ state, move }))).toEqual(
    here.film.moments.map(({ state, move }) => ({ state, move })),
  );
  for (const seat of [0, 1]) expect(logOf(far.film.moments, seat)).toEqual(logOf(here.film.moments, seat));
  expect(far.film.match.decisions()).toEqual(here.film.match.decisions());
});

test('is told with the names of those who played', async () => {
  const record = played(120).record();
  const seated = named(eosRise, ['Ann', 'Bob']);
  const far = await film(worker().port, seated, record, () => undefined);
  const here = filmOf(seated, record);
  if (!far.ok || !here.ok) throw new Error('the record is good');
  const titles = far.film.moments.map(({ move }) => move?.title);
  expect(titles).toEqual(here.film.moments.map(({ move }) => move?.title));
  expect(titles.join()).toContain('Hand the Facilitator card to Bob');
});

test('can be undone as far as if it had been played here', async () => {
  // Wherever it is left: after something was learnt, and after some actions that taught nothing.
  for (let actions = 41; actions < 60; actions++) {
    const record = played(actions).record();
    const far = await film(worker().port, eosRise, record, () => undefined);
    const here = filmOf(eosRise, record);
    if (!far.ok || !here.ok) throw new Error('the record is good');
    for (const seat of [0, 1]) {
      expect(far.film.match.undoable(seat)).toBe(here.film.match.undoable(seat));
      while (here.film.match.undoable(seat) > 0) {
        expect(here.film.match.undo(seat).ok).toBe(true);
        expect(far.film.match.undo(seat).ok).toBe(true);
        expect(far.film.match.hash()).toBe(here.film.match.hash());
      }
    }
  }
});

test('a branch is taken up from where it began', async () => {
  const loaded = Match.load(eosRise, played(30).state, { kind: 'keyed', seed: 'branch' });
  if (!loaded.ok) throw new Error(loaded.refusal.message);
  const [open] = loaded.match.decisions();
  if (open?.actions[0]) loaded.match.act(open.seat, open.actions[0]);
  const record = loaded.match.record();
  const far = await film(worker().port, eosRise, record, () => undefined);
  expect(far.ok && far.film.match.record()).toEqual(record);
});

test('what is wrong with it is told with its field, as here', async () => {
  const record: MatchRecord = played(50).record();
  const wrong: MatchRecord = { ...record, actions: record.actions.with(44, [0, { type: 'nonsense' }]) };
  const far = await film(worker().port, eosRise, wrong, () => undefined);
  const here = filmOf(eosRise, wrong);
  expect(far).toEqual(here);
  expect(!far.ok && far.refusal.field).toBe('actions[44]');
});
