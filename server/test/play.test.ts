// People at an online table: from the first move to playing again, and what they say to each other.
import { describe, expect, test } from 'vitest';
import type { TableInfo } from '#client';
import { judgeDice, Match, type MatchRecord } from '#engine';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { evening } from './kit/evening.ts';
import { allReady, begun, codeOf, mark, type Person, well } from './kit/server.ts';

const at = evening();

describe('playing', () => {
  test('two people play to the end; the dice can be checked and the table set again', async () => {
    const { ann, bob, eve } = at.people();
    const match = await at.seated();
    eve.watch(match);
    const order: [Person, number][] = [
      [ann, 0],
      [bob, 3],
      [ann, 1],
      [bob, 4],
      [ann, 2],
    ];
    for (const [i, [who, cell]] of order.entries()) {
      expect(
        well(await who.connection.ask<{ version: number }>('act', { match, action: mark(cell), version: i }))
          .version,
      ).toBe(i + 1);
    }
    // The end is a line of its own, written with the action that brought it about.
    await eve.until(() => eve.version(match) === 6);
    expect(eve.standing.get(match)?.outcome).toMatchObject({ winners: [0] });
    const { record } = well(await eve.api.read<{ record: MatchRecord }>(match, 'record'));
    expect(record.dice?.server.commitment).toBe(eve.tables.get(match)?.commitment);
    expect(record.dice && judgeDice(record.dice, record.random.seed).mixed).toBe(true);
    expect(Match.replay(ticTacToe, record).ok).toBe(true);
    const again = well(await ann.api.do<{ table: TableInfo }>(match, 'rematch')).table;
    const found = well(await bob.api.do<{ table: TableInfo }>(match, 'rematch')).table;
    expect(found.id).toBe(again.id);
    expect(found).toMatchObject({ status: 'open', yours: [], invited: [1] });
    well(await bob.api.do(found.id, 'join'));
    expect(await allReady(found.id, ann, bob)).toMatchObject({ status: 'playing', yours: [1] });
    expect(found.commitment).not.toBe(eve.tables.get(match)?.commitment);
  });

  test('the record is closed while the match is on', async () => {
    const match = await at.seated();
    expect(codeOf(await at.people().ann.api.read(match, 'record'))).toBe('forbidden');
  });

  test('what is out of turn, illegal, malformed or stale is refused and changes nothing', async () => {
    const { ann, bob, eve } = at.people();
    const match = await at.seated();
    const tries: [Person, object, string][] = [
      [bob, { action: mark(0) }, 'not-your-turn'],
      [eve, { action: mark(0) }, 'forbidden'],
      [ann, { action: mark(0), seat: 1 }, 'forbidden'],
      [ann, { action: mark(9) }, 'bad-request'],
      [ann, { action: { type: 'castle' } }, 'bad-request'],
      [ann, { action: 7 }, 'bad-request'],
      [ann, {}, 'bad-request'],
      [ann, { action: mark(0), actions: [mark(0)] }, 'bad-request'],
      [ann, { actions: [mark(0)], version: 4 }, 'stale'],
      [ann, { action: mark(0), version: 4 }, 'stale'],
      [ann, { action: mark(0), colour: 1 }, 'bad-request'],
    ];
    for (const [who, fields, code] of tries) {
      expect(codeOf(await who.connection.ask('act', { match, ...fields })), JSON.stringify(fields)).toBe(
        code,
      );
    }
    well(await ann.connection.ask('act', { match, action: mark(0) }));
    expect(codeOf(await bob.connection.ask('act', { match, action: mark(0) }))).toBe('illegal-action');
    expect(codeOf(await bob.connection.ask('act', { match: 'nowhere', action: mark(0) }))).toBe(
      'unknown-match',
    );
    expect(well(await ann.api.read<{ version: number }>(match, 'history')).version).toBe(1);
  });

  test('a submission sent again is answered again and done once', async () => {
    const { ann, bob } = at.people();
    const match = await at.seated();
    const submit = { match, action: mark(4), version: 0, submission: 'mine-1' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => ann.connection.ask<{ version: number }>('act', submit)),
    );
    expect(answers.map((answer) => well(answer).version)).toEqual([1, 1, 1]);
    well(await bob.connection.ask('act', { match, action: mark(0) }));
    expect(well(await ann.connection.ask<{ version: number }>('act', submit)).version).toBe(1);
    expect(await at.hosted.online.store.records.of(match)).toHaveLength(2);
  });

  test.each(['bot', 'default'])('when the clock runs out, the table decides: %s', async (atZero) => {
    const { ann, bob } = at.people();
    const match = await at.seated({ clock: 60, atZero, level: 'random' });
    at.clock += 59_000;
    await at.hosted.online.tick();
    expect(ann.version(match)).toBe(0);
    at.clock += 1000;
    await at.hosted.online.tick();
    await bob.until(() => bob.version(match) === 1);
    expect(bob.standing.get(match)).toMatchObject({ awaited: [1], due: at.clock + 60_000 });
    // Everyone is told that the time was up, and who decided.
    expect(bob.standing.get(match)?.changes).toMatchObject([{ kind: 'act', seat: 0, late: atZero }]);
  });

  test('who leaves is replaced by a bot and can come back; who resigns ends it for two', async () => {
    const { ann, bob } = at.people();
    const match = await at.seated({ level: 'random' });
    well(await bob.connection.ask('leave', { match }));
    well(await ann.connection.ask('act', { match, action: mark(0) }));
    await ann.until(() => ann.version(match) === 2);
    well(await bob.connection.ask('back', { match }));
    expect(ann.standing.get(match)?.awaited).toEqual([0]);
    well(await bob.connection.ask('resign', { match }));
    await ann.until(() => ann.tables.get(match)?.status === 'over');
    expect(ann.tables.get(match)).toMatchObject({ ended: 'resigned', awaited: [] });
    expect(ann.standing.get(match)?.changes.at(-1)).toMatchObject({
      kind: 'end',
      ended: { how: 'resigned', by: 1, winners: [0], places: [1, 2] },
    });
    expect(codeOf(await ann.connection.ask('act', { match, action: mark(1) }))).toBe('over');
    well(await ann.api.read(match, 'record'));
  });

  test('bots play by themselves', async () => {
    const { eve } = at.people();
    const { table } = well(
      await eve.api.create({ game: 'tic-tac-toe', seats: 2, players: ['random', 'easy'] }),
    );
    eve.watch(table.id);
    await eve.until(() => eve.standing.get(table.id)?.outcome !== undefined);
    expect(eve.version(table.id)).toBeGreaterThanOrEqual(5);
  });

  test('in a secret decision everyone answers the same version; who has chosen shows, what does not', async () => {
    const { ann, bob, eve } = at.people();
    const match = (await begun({ game: 'sealed-bids', seats: 3 }, ann, bob, eve)).id;
    for (const who of [ann, bob, eve]) who.watch(match);
    for (const who of [ann, bob, eve]) await who.until(() => who.version(match) === 0);
    const decision = (who: Person) => who.standing.get(match)?.decision;
    const first = (who: Person) => decision(who)?.actions[0];
    // The bids are the first thing that all of them decide at once.
    for (let at = 0; decision(ann)?.kind !== 'secret' || decision(bob)?.kind !== 'secret'; at++) {
      const who = [ann, bob, eve].find((one) => decision(one)) ?? ann;
      well(await who.connection.ask('act', { match, action: first(who), version: at }));
      for (const one of [ann, bob, eve]) await one.until(() => one.version(match) === at + 1);
    }
    const version = ann.version(match);
    well(await ann.connection.ask('act', { match, action: first(ann), version }));
    await bob.until(() => bob.version(match) === version + 1);
    const [change] = bob.standing.get(match)?.changes ?? [];
    expect(change).toEqual({
      number: version + 1,
      kind: 'act',
      seat: 0,
      count: version + 1,
      events: [],
    });
    expect(bob.standing.get(match)?.awaited).toEqual([1, 2]);
    const again = await ann.connection.ask('act', { match, action: first(ann), version });
    expect(codeOf(again)).not.toBe('ok');
    well(await eve.connection.ask('act', { match, action: first(eve), version }));
    well(await bob.connection.ask('act', { match, action: first(bob), version: version + 1 }));
    await ann.until(() => ann.version(match) === version + 3);
  });
});

describe('talk', () => {
  test('players, spectators and pairs each hear their own', async () => {
    const { ann, bob, eve } = at.people();
    const match = await at.seated({ game: 'sealed-bids' });
    for (const who of [ann, bob, eve]) who.lines.length = 0;
    eve.watch(match);
    await eve.until(() => eve.version(match) === 0);
    well(await ann.connection.ask('chat', { match, text: 'good luck <b>all</b>' }));
    well(await eve.connection.ask('chat', { match, channel: 'spectators', text: 'who is ahead?' }));
    well(await bob.connection.ask('chat', { match, channel: '0-1', text: 'truce?' }));
    expect(codeOf(await eve.connection.ask('chat', { match, text: 'hi' }))).toBe('forbidden');
    expect(codeOf(await eve.connection.ask('chat', { match, channel: '0-1', text: 'hi' }))).toBe('forbidden');
    await ann.until(() => ann.lines.length === 2);
    await eve.until(() => eve.lines.length === 2);
    expect(ann.lines).toEqual(['Ann: good luck <b>all</b>', 'Bob: truce?']);
    expect(eve.lines).toEqual(['Ann: good luck <b>all</b>', 'Eve: who is ahead?']);
  });

  test('where bargaining is no part of the game, everything is said at the table', async () => {
    const match = await at.seated();
    const { ann } = at.people();
    const said = await ann.connection.ask('chat', { match, channel: '0-1', text: 'truce?' });
    expect(said).toMatchObject({ ok: false, error: { code: 'forbidden', field: 'channel' } });
  });

  test('nesting deeper than anything can write down is refused in words, and the match stays at hand', async () => {
    const match = await at.seated();
    const deep = `${'['.repeat(7000)}${']'.repeat(7000)}`;
    const answer = await fetch(`${at.hosted.url}/api/v1/matches/${match}/act`, {
      method: 'POST',
      body: `{"action":{"type":"mark","cell":${deep}}}`,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${at.people().ann.api.session}`,
      },
    });
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining('not a list') } });
  });

  test('what is no plain text is refused, and what is said is kept as it is', async () => {
    const match = await at.seated();
    const { ann } = at.people();
    ann.lines.length = 0;
    const say = (text: string) => ann.connection.ask('chat', { match, text });
    for (const text of ['a\u0000b', 'bell\u0007', '\ud800', ' \u200b ']) {
      expect(await say(text)).toMatchObject({ ok: false, error: { code: 'bad-request', field: 'text' } });
    }
    for (const text of ['سلام، می\u200cآیی؟', '👩\u200d🚀 !']) {
      at.clock += 2000;
      well(await say(text));
    }
    await ann.until(() => ann.lines.length === 2);
    expect(ann.lines).toEqual(['Ann: سلام، می\u200cآیی؟', 'Ann: 👩\u200d🚀 !']);
  });

  test('who talks too fast is asked to wait', async () => {
    const match = await at.seated();
    const { bob } = at.people();
    const said = [];
    for (let i = 0; i < 8; i++) said.push(codeOf(await bob.connection.ask('chat', { match, text: `${i}` })));
    expect(said.at(-1)).toBe('too-fast');
    at.clock += 20_000;
    well(await bob.connection.ask('chat', { match, text: 'sorry' }));
  });
});
