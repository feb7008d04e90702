// Coming and going at the same moment as anything else, at one server and at another: one of them comes first.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableInfo } from '#client';
import { type GameWithBots, Match, type MatchRecord } from '#engine';
import { exoworld } from '#games/exoworld/index.ts';
import { colony, truth, turnBegins } from './kit/colony.ts';
import { type Nodes, onTwoNodes } from './kit/nodes.ts';
import { codeOf, Person, well } from './kit/server.ts';

const GAME = exoworld as unknown as GameWithBots;
const RECYCLE = { action: { type: 'recycle' } };

onTwoNodes((start) => {
  let two: Nodes;
  /** Everyone at both nodes. */
  let here: Record<'ann' | 'bob' | 'cy' | 'dan', Person>;
  let there: typeof here;

  beforeAll(async () => {
    two = await start({ games: [GAME] });
    const [one, other] = two.nodes;
    const named = async (name: string) => Person.named(name, one.url);
    here = {
      ann: await named('Ann'),
      bob: await named('Bob'),
      cy: await named('Cy'),
      dan: await named('Dan'),
    };
    const again = ({ api }: Person) => Person.known(api.session ?? '', other.url);
    there = { ann: again(here.ann), bob: again(here.bob), cy: again(here.cy), dan: again(here.dan) };
  });
  afterAll(async () => {
    for (const person of [...Object.values(here), ...Object.values(there)]) person.close();
    await two.stop();
  });

  const house = () => two.nodes[0].online.house;
  const store = () => two.nodes[0].online.store;
  const tableOf = async (who: Person, match: string) =>
    well(await who.api.read<{ table: TableInfo }>(match, 'table')).table;

  /** The seats the table has are those of the match, the lines are numbered, and the record plays out. */
  async function sound(match: string): Promise<void> {
    const state = await truth(house(), match);
    const seats = await store().seats.of(match);
    expect(seats.map(({ seat }) => seat)).toEqual(Array.from({ length: state.seats }, (_, seat) => seat));
    const playing = GAME.seated?.(state) ?? [];
    expect(seats.filter(({ kind }) => kind !== 'closed').map(({ seat }) => seat)).toEqual(playing);
    expect(seats.some(({ kind }) => kind === 'free')).toBe(false);
    const lines = await store().records.of(match);
    expect(lines.map(({ number }) => number)).toEqual(lines.map((_, i) => i + 1));
    const holders = await store().seats.holders(match);
    expect(holders.filter(({ seat }) => !playing.includes(seat))).toEqual([]);
    for (const node of two.nodes) expect(node.troubles).toEqual([]);
  }

  test('a seat is added or the turn goes on: whoever comes second is told', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round++) {
      const match = await colony(house(), [here.ann, here.bob]);
      const { turn } = await truth(house(), match);
      expect(turn).toBe(1);
      const version = (await store().records.of(match)).length;
      const [first, second] = round % 2 === 0 ? [here, there] : [there, here];
      const asked = [
        () => first.ann.api.do(match, 'welcome'),
        () => second.ann.api.do(match, 'act', { ...RECYCLE, version }),
      ];
      if (round % 3 === 0) asked.reverse();
      const codes = (await Promise.all(asked.map((ask) => ask()))).map(codeOf);
      if (round % 3 === 0) codes.reverse();
      outcomes.add(codes.join());
      const { length } = (await tableOf(here.bob, match)).seats;
      expect(length).toBe(codes[0] === 'ok' ? 3 : 2);
      await sound(match);
    }
    // Never both at the same version, and one of them is done.
    for (const codes of outcomes) expect(['ok,stale', 'illegal-action,ok']).toContain(codes);
  });

  test('two seats that are added at once are two; the same one that is sent twice is one', async () => {
    const match = await colony(house(), [here.ann, here.bob]);
    const both = await Promise.all([
      here.ann.api.do<{ seat: number }>(match, 'welcome'),
      there.ann.api.do<{ seat: number }>(match, 'welcome'),
    ]);
    expect(both.map((answer) => well(answer).seat).sort()).toEqual([2, 3]);
    const again = await Promise.all(
      [here.ann, there.ann].map(({ api }) =>
        api.do<{ seat: number }>(match, 'welcome', { submission: 'fifth' }),
      ),
    );
    expect(again.map((answer) => well(answer).seat)).toEqual([4, 4]);
    expect((await tableOf(there.bob, match)).seats).toHaveLength(5);
    await sound(match);
    const known = await colony(house(), [here.ann, here.bob]);
    const version = (await store().records.of(known)).length;
    const answers = await Promise.all(
      [here.ann, there.ann].map(({ api }) => api.do(known, 'welcome', { version })),
    );
    expect(answers.map(codeOf).sort()).toEqual(['ok', 'stale']);
    await sound(known);
  });

  test('one of two gets a seat, by its link or at the table', async () => {
    for (const byLink of [true, false]) {
      const match = await colony(house(), [here.ann, here.bob]);
      const { seat, token } = well(await here.ann.api.do<{ seat: number; token: string }>(match, 'welcome'));
      const codes = await Promise.all([
        here.cy.api.do(match, 'join', { seat }),
        byLink ? there.dan.api.do(match, 'claim', { token }) : there.dan.api.do(match, 'join', { seat }),
      ]);
      expect(codes.map(codeOf).filter((code) => code === 'ok')).toHaveLength(1);
      const holders = await store().seats.holders(match);
      expect(holders.filter((holder) => holder.seat === seat)).toHaveLength(1);
      const taken = codes.findIndex(({ ok }) => ok);
      for (const { bob } of [here, there])
        expect((await tableOf(bob, match)).seats[seat]).toMatchObject({
          kind: 'person',
          name: taken === 0 ? 'Cy' : 'Dan',
        });
      await sound(match);
    }
  });

  test('who leaves for good and who acts, steps away, gives a link or comes by one at the same moment', async () => {
    const link = async (match: string) => well(await here.cy.api.do<{ token: string }>(match, 'link')).token;
    const besides: readonly ((match: string, token: string) => Promise<unknown>)[] = [
      (match) => there.ann.api.do(match, 'act', RECYCLE),
      (match) => there.cy.api.do(match, 'away'),
      (match) => there.cy.api.do(match, 'link'),
      (match) => there.cy.api.do(match, 'resign'),
      (match, token) => there.dan.api.do(match, 'claim', { token }),
      (match) => there.cy.api.do(match, 'depart'),
      (match) => there.bob.api.do(match, 'depart'),
      (match) => there.ann.api.do(match, 'welcome'),
    ];
    for (const beside of besides) {
      const match = await colony(house(), [here.ann, here.bob, here.cy]);
      const token = await link(match);
      const asked = [() => here.cy.api.do(match, 'depart'), () => beside(match, token)];
      if (besides.indexOf(beside) % 2 === 1) asked.reverse();
      await Promise.all(asked.map((ask) => ask()));
      await sound(match);
      const { kind } = (await store().seats.of(match))[2] ?? {};
      if (kind !== 'closed') continue;
      expect(codeOf(await there.cy.api.do(match, 'act', { ...RECYCLE, seat: 2 }))).toBe('forbidden');
      expect(codeOf(await there.dan.api.do(match, 'claim', { token }))).toBe('forbidden');
    }
  });

  test('a match that someone joined at one server goes on at the other, to a record that replays', async () => {
    const match = await colony(house(), [here.ann, here.bob]);
    there.bob.watch(match);
    await there.bob.until(() => there.bob.version(match) >= 0);
    const { seat, token } = well(await here.ann.api.do<{ seat: number; token: string }>(match, 'welcome'));
    well(await there.cy.api.do(match, 'claim', { token }));
    await turnBegins(two.nodes[1].online.house, match, [there.ann, there.bob, there.cy], 1);
    expect((await tableOf(there.bob, match)).seats[seat]).toMatchObject({ kind: 'person', name: 'Cy' });
    well(await there.ann.api.do(match, 'depart'));
    well(await here.bob.api.do(match, 'propose', { kind: 'end' }));
    expect(await tableOf(here.bob, match)).toMatchObject({ owner: true });
    well(await there.cy.api.do(match, 'propose', { kind: 'end' }));
    const { record } = well(await here.bob.api.read<{ record: MatchRecord }>(match, 'record'));
    expect(record.actions.filter(([by]) => by === -1)).toHaveLength(2);
    expect(Match.replay(GAME, record).ok).toBe(true);
    for (const node of two.nodes) expect(node.troubles).toEqual([]);
  });
});
