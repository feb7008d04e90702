import { expect, test } from 'vitest';
import { LEVELS } from '#bots';
import { GAMES } from '#games';
import { decisionsOf, newMatch, playOut, talk } from './conversation.ts';

test('hello tells the protocol, the version and the games with their options', () => {
  const answer = talk()({ op: 'hello' });
  expect(answer).toMatchObject({ id: 1, ok: true, protocol: 1, version: '1.2.3', bots: LEVELS });
  const games = answer.games as { id: string }[];
  expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining(GAMES.map(({ id }) => id)));
  expect(games[0]).toMatchObject({
    id: 'exoship',
    title: 'Exoship',
    version: expect.any(String),
    seats: { min: 1, max: 1 },
    options: {
      origin: { type: 'choice', values: ['earth', 'mars'], default: 'earth' },
      hard: { type: 'flag', values: [false, true], default: false },
    },
  });
});

test('new opens a match at version 0, under a name of its own', () => {
  const ask = talk();
  const first = ask({ op: 'new', game: 'exoship', seats: 1, seed: 'a' });
  const second = ask({ op: 'new', game: 'exoship', seats: 1, seed: 'a', options: { hard: true } });
  expect(first).toMatchObject({ ok: true, version: 0 });
  expect(second.match).not.toBe(first.match);
});

test('decisions lists every deciding seat with all its actions, then the outcome', () => {
  const ask = talk();
  const match = newMatch(ask);
  expect(ask({ op: 'decisions', match })).toMatchObject({ ok: true, version: 0 });
  const [decision] = decisionsOf(ask, match);
  expect(decision).toMatchObject({ seat: 0, prompt: 'freeSway', awaited: true });
  expect(decision?.text).toMatch(/Choose a generation/);
  expect(decision?.actions).toHaveLength(3);
  playOut(ask, match);
  const end = ask({ op: 'decisions', match });
  expect(end.decisions).toBeUndefined();
  expect(end.outcome).toMatchObject({ reason: expect.any(String), rule: expect.stringMatching(/^XS-7/) });
});

test('decisions lists all seats of a secret decision, and drops those who have chosen', () => {
  const ask = talk();
  const match = newMatch(ask, { game: 'sealed-bids', seats: 3 });
  let decisions = decisionsOf(ask, match);
  while (decisions.length === 1) {
    ask({ op: 'act', match, seat: decisions[0]?.seat, action: decisions[0]?.actions[0] });
    decisions = decisionsOf(ask, match);
  }
  expect(decisions.map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

test('act carries an action out and tells what that seat heard of it', () => {
  const ask = talk();
  const match = newMatch(ask);
  const action = { type: 'freeSway', generation: 'young' };
  expect(ask({ op: 'act', match, seat: 0, action, version: 0 })).toMatchObject({
    ok: true,
    version: 1,
    events: [{ type: 'swayed', how: 'free' }],
  });
});

test('act takes several actions with one press, says how many were done and why no more; undo takes all back', () => {
  const ask = talk();
  const match = newMatch(ask);
  const { hash } = ask({ op: 'hash', match });
  const young = { type: 'freeSway', generation: 'young' };
  expect(ask({ op: 'act', match, seat: 0, actions: [young, young], version: 0 })).toMatchObject({
    ok: true,
    version: 1,
    done: 1,
    events: [{ type: 'swayed', how: 'free' }],
    stopped: { code: 'illegal-action' },
  });
  expect(ask({ op: 'undo', match, seat: 0 })).toMatchObject({ ok: true, version: 2 });
  expect(ask({ op: 'hash', match })).toMatchObject({ hash });
  for (const fields of [{}, { action: young, actions: [young] }, { actions: [] }, { actions: young }])
    expect(ask({ op: 'act', match, seat: 0, ...fields })).toMatchObject({ error: { code: 'bad-request' } });
});

test('explain says that an action is legal, or which rule forbids it, and changes nothing', () => {
  const ask = talk();
  const match = newMatch(ask);
  const { hash } = ask({ op: 'hash', match });
  const action = { type: 'freeSway', generation: 'young' };
  expect(ask({ op: 'explain', match, seat: 0, action })).toMatchObject({ ok: true, legal: true });
  ask({ op: 'act', match, seat: 0, action });
  expect(ask({ op: 'explain', match, seat: 0, action: { type: 'changeCourse' } })).toMatchObject({
    ok: true,
    legal: false,
    rule: 'XS-5.2',
    message: expect.stringMatching(/captain/),
  });
  // A verb that is not asked for now is the table's objection, not the rulebook's.
  expect(ask({ op: 'explain', match, seat: 0, action })).toMatchObject({ legal: false, rule: 'table' });
  ask({ op: 'undo', match, seat: 0 });
  expect(ask({ op: 'hash', match }).hash).toBe(hash);
  playOut(ask, match);
  expect(ask({ op: 'explain', match, seat: 0, action })).toMatchObject({
    legal: false,
    rule: 'table',
    message: 'the game is over',
  });
});

test('view shows a seat or a spectator what they may see', () => {
  const ask = talk();
  const match = newMatch(ask, { game: 'sealed-bids', seats: 3 });
  const own = ask({ op: 'view', match, seat: 1 });
  const watched = ask({ op: 'view', match, seat: 'spectator' });
  expect(own).toMatchObject({ ok: true, version: 0, view: { players: expect.any(Array) } });
  expect(watched.view).not.toEqual(own.view);
});

test('undo takes back as long as nothing was learnt', () => {
  const ask = talk();
  const match = newMatch(ask);
  const { hash } = ask({ op: 'hash', match });
  ask({ op: 'act', match, seat: 0, action: { type: 'freeSway', generation: 'young' } });
  expect(ask({ op: 'undo', match, seat: 0 })).toMatchObject({ ok: true, version: 2 });
  expect(ask({ op: 'hash', match }).hash).toBe(hash);
});

test('a record replays to the same hash as a match of its own', () => {
  const ask = talk();
  const match = newMatch(ask, { options: { origin: 'mars' } });
  playOut(ask, match);
  const { record } = ask({ op: 'record', match });
  const { hash } = ask({ op: 'hash', match });
  const replayed = ask({ op: 'replay', record });
  expect(replayed).toMatchObject({ ok: true, hash });
  expect(replayed.match).not.toBe(match);
});

test('the same game, options, seed and actions give the same hash', () => {
  const hashes = [talk(), talk()].map((ask) => {
    const match = newMatch(ask, { seed: 'same' });
    playOut(ask, match);
    return ask({ op: 'hash', match }).hash;
  });
  expect(hashes[0]).toMatch(/^[0-9a-f]{16}$/);
  expect(hashes[1]).toBe(hashes[0]);
});

test.each(LEVELS)('choose asks the %s bot for a legal action, the same one every time', (bot) => {
  const ask = talk();
  const match = newMatch(ask);
  const request = { op: 'choose', match, seat: 0, bot, budget: { iterations: 60 } };
  const chosen = ask(request);
  expect(ask({ op: 'explain', match, seat: 0, action: chosen.action })).toMatchObject({ legal: true });
  const { id: _, ...again } = ask(request);
  expect(chosen).toMatchObject(again);
});

test('choose gives the estimates of a searching bot, for every action', () => {
  const ask = talk();
  const match = newMatch(ask);
  const { estimates } = ask({ op: 'choose', match, seat: 0, bot: 'strong', budget: { iterations: 100 } });
  expect(estimates).toHaveLength(3);
  expect((estimates as object[])[0]).toMatchObject({
    action: { type: 'freeSway' },
    value: expect.any(Number),
    visits: expect.any(Number),
  });
});

test('choose keeps to a budget of time', () => {
  const ask = talk();
  const match = newMatch(ask);
  expect(ask({ op: 'choose', match, seat: 0, bot: 'strong', budget: { ms: 20 } })).toMatchObject({
    ok: true,
  });
});

test('a bot cannot tell a redealt match from the true one', () => {
  const ask = talk();
  const match = newMatch(ask);
  const other = ask({ op: 'redeal', match, seat: 0, seed: 'x' }).match;
  const [a, b] = [match, other].map((at) =>
    ask({ op: 'choose', match: at, seat: 0, bot: 'sound', budget: { iterations: 60 } }),
  );
  expect(a?.action).toEqual(b?.action);
});

test('close forgets the match', () => {
  const ask = talk();
  const match = newMatch(ask);
  expect(ask({ op: 'close', match })).toMatchObject({ ok: true });
  expect(ask({ op: 'hash', match }).error?.code).toBe('unknown-match');
});

test('state shows everything, and load plays on from it', () => {
  const ask = talk();
  const match = newMatch(ask);
  ask({ op: 'act', match, seat: 0, action: { type: 'freeSway', generation: 'elder' } });
  const { state } = ask({ op: 'state', match });
  const loaded = ask({ op: 'load', game: 'exoship', state, seed: 'other' });
  expect(loaded).toMatchObject({ ok: true, version: 0 });
  expect(ask({ op: 'hash', match: loaded.match }).hash).toBe(ask({ op: 'hash', match }).hash);
  playOut(ask, loaded.match as string);
  const { record } = ask({ op: 'record', match: loaded.match });
  expect(ask({ op: 'replay', record })).toMatchObject({ ok: true });
});

test('redeal opens a match that this seat cannot tell from the first', () => {
  const ask = talk();
  const match = newMatch(ask, { game: 'sealed-bids', seats: 3 });
  const redealt = ask({ op: 'redeal', match, seat: 0, seed: 'other' });
  expect(redealt).toMatchObject({ ok: true, version: 0 });
  const views = [match, redealt.match].map((at) => ask({ op: 'view', match: at, seat: 0 }).view);
  expect(views[1]).toEqual(views[0]);
  expect(ask({ op: 'redeal', match, seat: 'spectator', seed: 'other' })).toMatchObject({ ok: true });
});

test('clone goes its own way', () => {
  const ask = talk();
  const match = newMatch(ask);
  const action = { type: 'freeSway', generation: 'elder' };
  ask({ op: 'act', match, seat: 0, action });
  const copy = ask({ op: 'clone', match });
  expect(copy).toMatchObject({ ok: true, version: 1 });
  const { hash } = ask({ op: 'hash', match: copy.match });
  expect(ask({ op: 'hash', match }).hash).toBe(hash);
  playOut(ask, match);
  expect(ask({ op: 'hash', match: copy.match }).hash).toBe(hash);
});

test('every answer carries the id of its request, as it came', () => {
  const ask = talk();
  for (const id of [0, -7, 2.5, '', 'seven', '💫']) {
    expect(ask.line(JSON.stringify({ id, op: 'hello' })).id).toBe(id);
  }
  expect(ask.line('{"op":"hello"}')).toMatchObject({ id: null, ok: true });
});

test('review tells what decided a match that is over, and goes on from an earlier one', () => {
  const ask = talk();
  const match = newMatch(ask);
  expect(ask({ op: 'review', match })).toMatchObject({
    ok: false,
    error: { code: 'bad-request', field: 'lens' },
  });
  expect(ask({ op: 'review' })).toMatchObject({ ok: false, error: { code: 'bad-request' } });
  playOut(ask, match);
  const first = ask({ op: 'review', match, effort: { playouts: 5 } });
  expect(first).toMatchObject({
    ok: true,
    done: false,
    review: { kind: 'review', game: 'exoship', over: true },
  });
  const { record } = ask({ op: 'record', match });
  const further = ask({ op: 'review', record, from: first.review, effort: { playouts: 5 } });
  const rounds = (answer: Record<string, unknown>) =>
    (answer.review as { effort: { rounds: number } }).effort.rounds;
  expect(rounds(further)).toBeGreaterThan(rounds(first));
  const other = newMatch(ask, { seed: 'another' });
  playOut(ask, other);
  expect(ask({ op: 'review', match: other, from: first.review })).toMatchObject({
    ok: false,
    error: { code: 'bad-record', field: 'from' },
  });
});

test('hint ranks what can be done, the same each time, and says why', () => {
  const ask = talk();
  const match = newMatch(ask);
  const hint = ask({ op: 'hint', match, seat: 0, budget: { iterations: 4 } });
  const candidates = hint.candidates as { action: object; rank: number; even: boolean }[];
  expect(candidates.map(({ rank }) => rank)).toEqual([1, 2, 3]);
  expect(candidates[0]?.even).toBe(true);
  expect(hint.reasons).toBeInstanceOf(Array);
  expect(ask({ op: 'hint', match, seat: 0, budget: { iterations: 4 } })).toEqual({
    ...hint,
    id: expect.anything(),
  });
  playOut(ask, match);
  expect(ask({ op: 'hint', match, seat: 0 })).toMatchObject({ ok: false, error: { code: 'over' } });
});
