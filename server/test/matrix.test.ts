// Every operation by every kind of visitor: what each may do, and how the others are refused.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { OPERATIONS } from '../api/operations.ts';
import { begun, codeOf, type Hosted, host, Person, well } from './kit/server.ts';

const VISITORS = ['owner', 'other', 'spectator', 'stranger', 'expired'] as const;
type Visitor = (typeof VISITORS)[number];

let hosted: Hosted;
let people: Record<Visitor, Person>;

beforeAll(async () => {
  hosted = await host({ games: [ticTacToe] });
  const expired = await Person.named('Gone', hosted.url);
  well(await expired.api.forget());
  people = {
    owner: await Person.named('Owner', hosted.url),
    other: await Person.named('Other', hosted.url),
    spectator: await Person.named('Watcher', hosted.url),
    stranger: Person.unknown(hosted.url),
    expired,
  };
});
afterAll(async () => {
  for (const person of Object.values(people)) person.close();
  await hosted.close();
});

type Codes = readonly [owner: string, other: string, spectator: string, stranger: string, expired: string];
const ALL_BUT_EXPIRED: Codes = ['ok', 'ok', 'ok', 'ok', 'not-signed-in'];
const SEATED: Codes = ['ok', 'ok', 'forbidden', 'not-signed-in', 'not-signed-in'];
const mark = (cell: number) => ({ action: { type: 'mark', cell } });

/** In a match of two where the owner (seat 0) is to decide. */
const IN_PLAY: Readonly<Record<string, readonly [fields: object, codes: Codes]>> = {
  table: [{}, ALL_BUT_EXPIRED],
  view: [{}, ALL_BUT_EXPIRED],
  decisions: [{}, ALL_BUT_EXPIRED],
  history: [{}, ALL_BUT_EXPIRED],
  past: [{ from: 0 }, ALL_BUT_EXPIRED],
  talk: [{}, ALL_BUT_EXPIRED],
  record: [{}, ['forbidden', 'forbidden', 'forbidden', 'forbidden', 'not-signed-in']],
  act: [mark(0), ['ok', 'not-your-turn', 'forbidden', 'not-signed-in', 'not-signed-in']],
  undo: [{}, ['nothing-to-undo', 'nothing-to-undo', 'forbidden', 'not-signed-in', 'not-signed-in']],
  explain: [mark(0), SEATED],
  instructions: [{}, SEATED],
  instruct: [
    { instructions: {} },
    ['bad-request', 'bad-request', 'forbidden', 'not-signed-in', 'not-signed-in'],
  ],
  propose: [{ kind: 'pause' }, SEATED],
  answer: [{ agree: true }, ['bad-request', 'bad-request', 'forbidden', 'not-signed-in', 'not-signed-in']],
  resume: [{}, ['bad-request', 'bad-request', 'forbidden', 'not-signed-in', 'not-signed-in']],
  resign: [{}, SEATED],
  leave: [{}, SEATED],
  away: [{}, SEATED],
  back: [{}, SEATED],
  link: [{}, SEATED],
  held: [{}, SEATED],
  request: [{}, SEATED],
  remove: [{ seat: 1 }, ['forbidden', 'ok', 'forbidden', 'not-signed-in', 'not-signed-in']],
  claim: [
    { token: 'x'.repeat(32) },
    ['forbidden', 'forbidden', 'forbidden', 'not-signed-in', 'not-signed-in'],
  ],
  join: [{}, ['seat-taken', 'seat-taken', 'seat-taken', 'not-signed-in', 'not-signed-in']],
  call: [{}, ['bad-request', 'bad-request', 'forbidden', 'not-signed-in', 'not-signed-in']],
  commit: [
    { commitment: 'a'.repeat(64) },
    ['bad-request', 'bad-request', 'forbidden', 'not-signed-in', 'not-signed-in'],
  ],
  ready: [
    { value: 'a'.repeat(64) },
    ['bad-request', 'bad-request', 'forbidden', 'not-signed-in', 'not-signed-in'],
  ],
  kick: [{ seat: 1 }, ['bad-request', 'forbidden', 'forbidden', 'not-signed-in', 'not-signed-in']],
  bot: [{ seat: 1 }, ['bad-request', 'forbidden', 'forbidden', 'not-signed-in', 'not-signed-in']],
  welcome: [{}, ['bad-request', 'forbidden', 'forbidden', 'not-signed-in', 'not-signed-in']],
  depart: [{}, ['bad-request', 'bad-request', 'forbidden', 'not-signed-in', 'not-signed-in']],
  decline: [{}, ['bad-request', 'bad-request', 'bad-request', 'not-signed-in', 'not-signed-in']],
  rematch: [{}, ['bad-request', 'bad-request', 'forbidden', 'not-signed-in', 'not-signed-in']],
  mute: [{ seat: 1 }, ['ok', 'bad-request', 'ok', 'not-signed-in', 'not-signed-in']],
  block: [{ seat: 1 }, ['ok', 'bad-request', 'ok', 'not-signed-in', 'not-signed-in']],
  report: [{ seat: 1, reason: 'rude' }, ['ok', 'bad-request', 'ok', 'not-signed-in', 'not-signed-in']],
  chat: [{ text: 'hello' }, ['ok', 'ok', 'forbidden', 'not-signed-in', 'not-signed-in']],
};

/** Looking through the eyes of the owner's seat. */
const EYES: Codes = ['ok', 'forbidden', 'forbidden', 'not-signed-in', 'not-signed-in'];

/** Whoever has blocked someone would not let them sit down at the next table. */
async function friends(): Promise<void> {
  const { player: other } = well(await people.other.api.me());
  for (const { api } of [people.owner, people.spectator]) await api.ask('DELETE', `/people/blocked/${other}`);
}

async function table(): Promise<string> {
  return (await begun({ game: 'tic-tac-toe', seats: 2 }, people.owner, people.other)).id;
}

const ask = (who: Visitor, match: string, op: string, fields: object) => {
  const { api } = people[who];
  const reads = OPERATIONS[op]?.reads && !('action' in fields);
  return reads ? api.read(match, op, { ...fields }) : api.do(match, op, { ...fields });
};

describe('operation by visitor', () => {
  test('every operation stands in the matrix', () => {
    expect(Object.keys(IN_PLAY).sort()).toEqual(Object.keys(OPERATIONS).sort());
  });

  test.each(Object.entries(IN_PLAY))('%s', async (op, [fields, codes]) => {
    const seen: string[] = [];
    // Each visitor comes to a table of its own, as nobody has touched it.
    for (const who of VISITORS) {
      seen.push(codeOf(await ask(who, await table(), op, fields)));
      await friends();
    }
    expect(seen).toEqual(codes);
  });

  test('act with several actions is asked as act with one', async () => {
    const seen: string[] = [];
    const actions = [
      { type: 'mark', cell: 0 },
      { type: 'mark', cell: 1 },
    ];
    for (const who of VISITORS) seen.push(codeOf(await ask(who, await table(), 'act', { actions })));
    expect(seen).toEqual(IN_PLAY.act?.[1]);
  });

  test.each(['view', 'decisions', 'history', 'past', 'talk'])('%s through another’s eyes', async (op) => {
    const match = await table();
    const seen = [];
    for (const who of VISITORS)
      seen.push(codeOf(await ask(who, match, op, { ...IN_PLAY[op]?.[0], seat: 0 })));
    expect(seen).toEqual(EYES);
  });

  test('nobody reaches a match that is not there', async () => {
    for (const [op, [fields]] of Object.entries(IN_PLAY)) {
      expect(codeOf(await ask('owner', 'nowhere', op, fields)), op).toBe('unknown-match');
    }
  });

  test('watching: one’s own seat, or as a spectator; never another’s', async () => {
    const match = await table();
    const watch = async (who: Visitor, seat?: number | 'spectator') =>
      codeOf(await people[who].connection.ask('watch', { match, ...(seat === undefined ? {} : { seat }) }));
    expect(await watch('owner', 0)).toBe('ok');
    expect(await watch('owner', 1)).toBe('forbidden');
    expect(await watch('other', 0)).toBe('forbidden');
    expect(await watch('spectator', 0)).toBe('forbidden');
    expect(await watch('spectator')).toBe('ok');
    expect(await watch('stranger', 1)).toBe('not-signed-in');
    expect(await watch('stranger', 'spectator')).toBe('ok');
  });

  test('only hashes of tokens are kept', async () => {
    const { owner } = people;
    const { table: made, token } = well(await owner.api.create({ game: 'tic-tac-toe', seats: 2 }));
    const kept = JSON.stringify([
      await hosted.online.store.seats.of(made.id),
      await hosted.online.store.seats.holders(made.id),
      await hosted.online.store.tables.match(made.id),
    ]);
    expect(Buffer.from(token ?? '', 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    expect(Buffer.from(owner.api.session ?? '', 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(owner.api.session);
    expect(JSON.stringify(well(await owner.api.export()))).not.toContain(owner.api.session);
  });

  test('the seed is nowhere before the end', async () => {
    const match = await table();
    const seed = (await hosted.online.store.tables.match(match))?.seed ?? '';
    expect(seed).toHaveLength(64);
    const told = [];
    for (const op of ['table', 'view', 'decisions', 'history']) told.push(await ask('owner', match, op, {}));
    told.push(await people.owner.connection.ask('watch', { match, as: 'position' }));
    told.push(await people.owner.api.export(), await people.owner.api.tables('mine'));
    expect(JSON.stringify(told)).not.toContain(seed);
  });

  test('pages of other sites are turned away', async () => {
    const init = { method: 'POST', headers: { origin: 'https://evil.example' } };
    const answer = await fetch(`${hosted.url}/api/v1/session`, init);
    expect(answer.status).toBe(403);
  });
});
