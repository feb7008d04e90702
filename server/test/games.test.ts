// Every game over the network: scripted people and bots at one table, from the start to the end of the record.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Match, type MatchRecord, pick, stream } from '#engine';
import { GAMES } from '#games';
import { leftOut, POSTGRES, type Running, startPostgres } from '../fault/databases.ts';
import { begun, codeOf, type Hosted, host, Person, well } from './kit/server.ts';

/** Longer matches are ended by agreement. */
const MOST = 120;

suite('SQLite', undefined);
if (POSTGRES) suite('PostgreSQL', startPostgres);
else test('PostgreSQL', () => leftOut('PostgreSQL'));

function suite(name: string, start: (() => Promise<Running>) | undefined): void {
  describe(`on ${name}`, () => {
    let hosted: Hosted;
    let database: Running | undefined;
    let people: Person[];

    beforeAll(async () => {
      database = await start?.();
      hosted = await host({ games: GAMES, ...(database ? { database: database.url } : {}) });
      people = await Promise.all(['Ann', 'Bob', 'Eve'].map((who) => Person.named(who, hosted.url)));
    });
    afterAll(async () => {
      for (const person of people) person.close();
      await hosted.close();
      await database?.stop();
    });

    test.each(GAMES.map((game) => [game.id, game] as const))('%s', async (id, game) => {
      const random = stream(`${name} ${id}`);
      const [ann] = people;
      if (!ann) throw new Error('nobody came');
      const seats = Math.max(game.seats.min, Math.min(4, game.seats.max));
      const persons = Math.min(seats, 3);
      const players = Array.from({ length: seats }, (_, seat) =>
        seat === 0 ? 'me' : seat < persons ? 'free' : 'random',
      );
      const seated = people.slice(0, persons);
      const table = await begun({ game: id, seats, players }, ann, ...seated.slice(1));
      const numbers = new Map<Person, number[]>();
      for (const person of seated) {
        numbers.set(person, []);
        person.connection.watch({
          match: table.id,
          as: 'view',
          onStanding: (standing) => {
            person.standing.set(table.id, standing);
            numbers.get(person)?.push(...standing.changes.map(({ number }) => number));
            person.tell();
          },
          onTable: (info) => {
            person.tables.set(table.id, info);
            person.tell();
          },
        });
      }
      await Promise.all(seated.map((person) => script(person, table.id, random)));
      const { record } = well(await ann.api.read<{ record: MatchRecord }>(table.id, 'record'));
      const replayed = Match.replay(game, record);
      expect(replayed.ok).toBe(true);
      for (const person of seated) {
        const heard = numbers.get(person) ?? [];
        expect(heard).toEqual(heard.map((_, i) => i + 1));
        const lines = await hosted.online.store.records.of(table.id);
        expect(heard).toHaveLength(lines.length);
        expect(lines.filter(({ kind }) => kind === 'act')).toHaveLength(record.actions.length);
        const view = person.standing.get(table.id)?.view;
        const seat = person.standing.get(table.id)?.seat ?? 0;
        if (replayed.ok) expect(view).toEqual(JSON.parse(JSON.stringify(replayed.match.view(seat))));
      }
      expect(hosted.troubles).toEqual([]);
    });
  });
}

/** Takes random legal actions, says some of them twice, and agrees to an end when it has gone on for long. */
async function script(person: Person, match: string, random: ReturnType<typeof stream>): Promise<void> {
  const standing = () => person.standing.get(match);
  const over = () => person.tables.get(match)?.status === 'over';
  for (;;) {
    await person.until(
      () => over() || standing()?.decision !== undefined || (standing()?.version ?? 0) >= MOST,
    );
    if (over()) return;
    const now = standing();
    if (now === undefined) continue;
    if (now.version >= MOST) {
      await person.connection.ask('propose', { match, kind: 'end' });
      await person.connection.ask('answer', { match, agree: true });
      await person.until(over);
      return;
    }
    // News that came together may have closed what was open.
    if (now.decision === undefined) continue;
    const action = pick(now.decision.actions, random);
    const submission = `${person.api.session?.slice(0, 6)} ${now.version}`.replace(' ', '-');
    const request = { match, action, version: now.version, submission };
    const answers = await Promise.all(
      (random.int(4) === 0 ? [1, 2] : [1]).map(() =>
        person.connection.ask<{ version: number }>('act', request),
      ),
    );
    const codes = answers.map(codeOf);
    // Where a window is open to several, someone else may have been faster.
    expect(['ok', 'stale', 'not-your-turn', 'over']).toContain(codes[0]);
    expect(codes.at(-1)).toBe(codes[0]);
    if (codes[0] === 'ok') await person.until(() => over() || (standing()?.version ?? 0) > now.version);
    else await person.until(() => over() || standing() !== now);
  }
}
