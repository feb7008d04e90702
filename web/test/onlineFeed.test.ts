// An online match as the table sees it: what is heard, whose turn it is, and one person at two seats.
import { signal } from '@preact/signals';
import { describe, expect, test, vi } from 'vitest';
import { Connection, type Standing, type TableInfo } from '#client';
import { dealt, Match, type Seat } from '#engine';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { remembered } from '../online/footage.ts';
import { OnlineFeed } from '../online/onlineFeed.ts';

// The saves listen to other windows as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined));

const offline = new Connection({
  url: '',
  connect: () => {
    throw new Error('nobody connects here');
  },
});

function begun(yours: readonly Seat[], connection = offline) {
  const started = Match.start(ticTacToe, { seats: 2, options: {}, random: { kind: 'fast', seed: 'a' } });
  if (!started.ok) throw new Error(started.refusal.message);
  const { match } = started;
  const table = signal({
    ...{ id: 'm', status: 'playing', yours, delay: 0 },
    seats: ['Ann', 'Bob'].map((name, seat) => ({ seat, kind: 'person', name })),
  } as unknown as TableInfo);
  const looks: Seat[] = [];
  const standing = (seat: Seat, changes: Standing['changes'] = []): Standing => ({
    ...{ match: 'm', version: match.entries.length, seat, changes, undoable: 0 },
    awaited: match.decisions().flatMap((open) => (open.awaited ? [open.seat] : [])),
    position: dealt(ticTacToe, match.state, seat),
  });
  const online = new OnlineFeed(ticTacToe, standing(yours[0] ?? 0), [], {
    ...{ table, connection, onRefused: () => undefined },
    look: (seat) => looks.push(seat),
    settle: () => undefined,
  });
  const act = (cell: number) => {
    const [open] = match.decisions();
    const seat = open?.seat ?? 0;
    match.act(seat, { type: 'mark', cell });
    const number = match.entries.length;
    return { number, kind: 'act', seat, events: [], count: number } as const;
  };
  return { online, table, looks, standing, act };
}

describe('one seat', () => {
  test('is called when it must decide, and people have names while the table stands', () => {
    const { online, standing, act, table } = begun([1]);
    expect(online.awaitsMe.value).toBe(false);
    expect(online.handOver.value).toBeUndefined();
    expect(online.called(0)).toBe('Ann');
    expect(online.view.value).toMatchObject({ called: ['Ann', 'Bob'] });
    const { game } = online;
    table.value = { ...table.value, updated: 1 };
    expect(online.game).toBe(game);
    expect(online.others.work.value).toEqual({ status: 'thinking', seats: [0] });
    online.stand(standing(1, [act(0)]));
    expect(online.awaitsMe.value).toBe(true);
    expect(online.decision.value?.actions.length).toBeGreaterThan(0);
    table.value = { ...table.value, paused: true };
    expect(online.awaitsMe.value).toBe(false);
    expect(online.decision.value).toBeUndefined();
    online.close();
  });
});

test('a bot decides for who is away, until they are back', () => {
  const { online, table } = begun([0]);
  expect(online.decision.value).toBeDefined();
  const { seats } = table.value;
  table.value = { ...table.value, seats: seats.map((one) => ({ ...one, kind: 'away' })) };
  expect(online.decision.value).toBeUndefined();
  expect(online.awaitsMe.value).toBe(false);
  expect(online.others.work.value).toEqual({ status: 'thinking', seats: [0] });
  table.value = { ...table.value, seats };
  expect(online.decision.value).toBeDefined();
  online.close();
});

describe('the clock', () => {
  const at = (standing: Standing, due: number): Standing => ({ ...standing, due });

  test('is wound up by every standing, and stops where nobody is timed', () => {
    const { online, standing, act } = begun([0]);
    expect(online.due.value).toBeUndefined();
    online.stand(at(standing(0, [act(0)]), 1000));
    expect(online.due.value).toBe(1000);
    online.stand(at(standing(0, [act(1)]), 2000));
    expect(online.due.value).toBe(2000);
    online.stand(standing(0, [act(2)]));
    expect(online.due.value).toBeUndefined();
    online.close();
  });

  test('rests in a pause and goes on as the table says, and standings wind it up again', () => {
    const { online, standing, act, table } = begun([0]);
    online.stand(at(standing(0, [act(0)]), 1000));
    const { due: _, ...rest } = table.value;
    table.value = { ...rest, paused: true };
    expect(online.due.value).toBeUndefined();
    table.value = { ...rest, due: 5000 };
    expect(online.due.value).toBe(5000);
    online.stand(at(standing(0, [act(1)]), 6000));
    expect(online.due.value).toBe(6000);
    online.close();
  });

  test('is not told by the table to who watches later than it happens', () => {
    const { online, standing, table } = begun([]);
    online.stand(at(standing(0), 1000));
    table.value = { ...table.value, delay: 120, due: 9000 };
    expect(online.due.value).toBe(1000);
    online.close();
  });
});

describe('one person at two seats', () => {
  test('nothing shows until someone says that they sit there, and again after every change', () => {
    const { online, standing, act, looks } = begun([0, 1]);
    expect(online.handOver.value).toBe(0);
    online.sitDown(0);
    expect(online.handOver.value).toBeUndefined();
    expect(looks).toEqual([]);
    const change = act(4);
    online.stand(standing(0, [change]));
    expect(online.handOver.value).toBe(1);
    online.sitDown(1);
    expect(looks).toEqual([1]);
    // Covered until the other seat's view has come.
    expect(online.handOver.value).toBe(1);
    online.stand(standing(1, [change]), []);
    expect(online.handOver.value).toBeUndefined();
    expect(online.viewer.value).toBe(1);
    expect(online.moments.value).toHaveLength(2);
    online.close();
  });
});

describe('looking back', () => {
  test('positions come in pieces, each asked for once', async () => {
    const changes = Array.from({ length: 40 }, (_, i) => ({
      ...{ number: i + 1, kind: 'act', seat: i % 2, events: [], count: i + 1 },
    })) as Standing['changes'];
    const asked: number[] = [];
    const footage = remembered(
      { opening: [], changes },
      {
        ...{ seat: 0, options: {}, people: [] },
        ask: async (from) => {
          asked.push(from);
          return Array.from({ length: Math.min(16, 41 - from) }, (_, i) => ({ at: from + i }));
        },
      },
    );
    expect(footage.last).toBe(40);
    expect(footage.state(40)).toBeUndefined();
    footage.want(40);
    await expect.poll(() => footage.state(16)).toEqual({ at: 16 });
    expect(footage.state(40)).toEqual({ at: 40 });
    footage.want(33);
    footage.want(18);
    await expect.poll(() => footage.state(0)).toEqual({ at: 0 });
    expect(asked).toEqual([32, 16, 0]);
  });

  test('what was taken back is not there', () => {
    const act = { kind: 'act', seat: 0, events: [] } as const;
    const changes = [
      { ...act, number: 1, count: 1 },
      { ...act, number: 2, count: 2 },
      { ...act, kind: 'undo', number: 3, count: 1 } as const,
      { ...act, number: 4, count: 2, title: 'Mark the middle' },
    ];
    const footage = remembered(
      { opening: [], changes },
      { seat: 0, options: {}, people: [], ask: async () => [] },
    );
    expect(footage.last).toBe(2);
    expect(footage.log(0)[2]).toMatchObject({ at: 2, title: 'Mark the middle' });
  });
});

describe('a press of several actions', () => {
  const act = { kind: 'act', seat: 0, events: [], press: 1 } as const;
  const changes = [
    { ...act, number: 1, count: 1, title: 'Begin' },
    { ...act, number: 2, count: 2, title: 'Go there' },
    { kind: 'act', seat: 1, events: [], number: 3, count: 3 },
    { ...act, number: 4, count: 4, press: 4 },
    { ...act, number: 5, count: 5, press: 4 },
  ] as const;

  test('is one moment, whose position is the one after its last action', async () => {
    const asked: number[] = [];
    const ask = async (from: number) => {
      asked.push(from);
      return Array.from({ length: 6 - from }, (_, i) => ({ at: from + i }));
    };
    const footage = remembered({ opening: [], changes }, { seat: 0, options: {}, people: [], ask });
    expect(footage.last).toBe(3);
    expect(footage.log(0)[1]).toMatchObject({ at: 1, title: 'Begin · Go there' });
    footage.want(3);
    await expect.poll(() => footage.state(3)).toEqual({ at: 5 });
    expect(footage.state(1)).toEqual({ at: 2 });
    expect(asked).toEqual([0]);
  });

  test('is sent as one message; where it was cut short, the table says so', async () => {
    const asked: object[] = [];
    const answers = [
      { ok: true, version: 1, done: 1, stopped: 'others' },
      { ok: true, version: 2, done: 1 },
    ];
    const connection = Object.assign(Object.create(offline) as Connection, {
      ask: async (op: string, fields: object) => {
        asked.push({ op, ...fields });
        return answers[asked.length - 1];
      },
    });
    const { online, standing } = begun([0], connection);
    const [one, other] = online.decision.value?.actions ?? [];
    if (!one || !other) throw new Error('nothing can be chosen');
    expect(online.send(0, [one, other])).toBe(true);
    // Until it is part of the match nothing else is sent.
    expect(online.send(0, [one])).toBe(false);
    await expect.poll(() => online.halted.value).toEqual({ why: 'others', done: 1, of: 2 });
    online.stand(standing(0));
    expect(online.send(0, [one])).toBe(true);
    expect(asked).toMatchObject([
      { op: 'act', seat: 0, actions: [one, other], version: 0 },
      { op: 'act', seat: 0, action: one },
    ]);
    online.close();
  });

  test('is taken back as one', () => {
    const undo = { ...act, kind: 'undo', press: undefined } as const;
    const back = [...changes, { ...undo, number: 6, count: 4 }, { ...undo, number: 7, count: 3 }];
    const given = { opening: [], changes: back as unknown as Standing['changes'] };
    expect(remembered(given, { seat: 0, options: {}, people: [], ask: async () => [] }).last).toBe(2);
  });
});

describe('what happens besides moves', () => {
  test('is in the log: whose time was up and who decided, who resigned, pauses, the end', () => {
    const { online, standing, act } = begun([1]);
    const count = 1;
    online.stand(
      standing(1, [
        { ...act(0), late: 'bot' },
        { number: 2, kind: 'pause', seat: 0, events: [], count },
        { number: 3, kind: 'resume', seat: 1, events: [], count },
        { number: 4, kind: 'resign', seat: 0, events: [], count },
        {
          ...{ number: 5, kind: 'end', seat: 0, events: [], count },
          ended: { how: 'resigned', by: 0, winners: [1], places: [2, 1] },
        },
      ]),
    );
    expect(online.log.value.at(-1)).toMatchObject({
      ...{ at: 1, seat: 0, before: ['Time was up: a bot decided for Ann.'] },
      after: ['The match was paused.', 'Bob let it go on.', 'Ann resigned.', 'With that the match is over.'],
    });
    expect(online.moments.value).toHaveLength(2);
    expect(online.ended.value).toMatchObject({ winners: [1] });
    online.close();
  });

  test('what was taken back is gone, with what happened after it', () => {
    const { online, standing, act } = begun([1]);
    const acted = act(0);
    online.stand(standing(1, [acted, { number: 2, kind: 'pause', seat: 0, events: [], count: 1 }]));
    online.stand(standing(1, [{ number: 3, kind: 'back', seat: 0, events: [], count: 0 }]));
    expect(online.log.value).toHaveLength(1);
    online.close();
  });
});

describe('standing in for who is away', () => {
  test('one decides through their eyes when nothing is asked of oneself, and is back at once', () => {
    const { online, table, looks, standing, act } = begun([1]);
    const { seats } = table.value;
    table.value = {
      ...table.value,
      seats: seats.map((one, seat) => (seat === 0 ? { ...one, kind: 'away', by: 1 } : one)),
    };
    expect(looks).toEqual([0]);
    online.stand(standing(0), []);
    expect(online.decision.value).toBeDefined();
    expect(online.awaitsMe.value).toBe(true);
    expect(online.handOver.value).toBeUndefined();
    expect(online.ownSeat).toBe(1);
    online.stand(standing(0, [act(0)]));
    expect(looks).toEqual([0, 1]);
    online.close();
  });
});
