/** A press at this screen: one message, one moment, one undo; kept by films, saves and links. */
import { describe, expect, test, vi } from 'vitest';
import { type Game, type Kit, Match, type MatchRecord } from '#engine';
import { GAMES } from '#games';
import { mothership } from '#games/mothership/index.ts';
import type { Mothership } from '#games/mothership/state.ts';
import type { Gesture } from '#ui/table.ts';
import { filmOf, logOf } from '../match/film.ts';
import { LocalFeed } from '../match/localFeed.ts';
import { HUMAN } from '../match/players.ts';
import { pack, unpack } from '../match/share.ts';
import { filmed } from '../replay/footage.ts';
import { atScreen } from './kit/atScreen.ts';

// No bot sits here, and what wakes them wants a page.
vi.mock('../match/botSeats.ts', () => import('./kit/idle.ts'));
vi.mock('../match/hints.ts', () => import('./kit/idle.ts'));

type Action = Mothership['action'];

/** The Solo Challenge: the person places a fleet, ship after ship. */
function solo() {
  const random = { kind: 'keyed', seed: 'presses' } as const;
  return atScreen(mothership, { seats: 1, options: { mode: 'solo', layout: 'solo-a' }, random });
}

/** Two ships placed at once. */
function twoShips(local: LocalFeed<Mothership>): Gesture<Mothership> {
  const [first] = local.decision.value?.actions ?? [];
  const [next] = (first && local.open(first)?.actions) ?? [];
  if (!first || !next) throw new Error('the fleet is not placed ship by ship');
  return [first, next];
}

describe('a press of several actions', () => {
  test('is one moment, told as one, and one undo takes it back', () => {
    const { match, local } = solo();
    const before = match.hash();
    const gesture = twoShips(local);
    expect(local.send(0, gesture)).toBe(true);
    expect(match.entries).toHaveLength(2);
    expect(local.moments.value).toHaveLength(2);
    expect(match.entries.map(({ action }) => action)).toEqual(gesture);
    const events = match.entries.flatMap((entry) => entry.told.map(({ event }) => event));
    expect(local.fresh.value).toEqual(events);
    expect(logOf(local.moments.value, 0).at(-1)).toMatchObject({ at: 1, seat: 0, events });
    expect(local.log.value.at(-1)?.title?.split(' · ')).toHaveLength(2);
    expect(local.undoOffer.value).toBe('yes');
    expect(local.undo()).toBe(true);
    expect(match.hash()).toBe(before);
    expect(local.moments.value).toHaveLength(1);
  });

  test('that is cut short keeps what was done and says so', () => {
    const { match, local } = solo();
    const [first] = twoShips(local);
    expect(local.send(0, [first, first, first])).toBe(true);
    expect(match.entries).toHaveLength(1);
    expect(local.halted.value).toMatchObject({ done: 1, of: 3, why: { code: 'illegal-action' } });
  });

  test('whose first action is refused changes nothing', () => {
    const { match, local } = solo();
    const moments = local.moments.value;
    expect(local.send(0, [{ type: 'end' }, { type: 'end' }])).toBe(false);
    expect(match.entries).toHaveLength(0);
    expect(local.moments.value).toBe(moments);
  });
});

describe('a gesture is weighed once', () => {
  test('each of its actions where it would be taken; the answer is remembered until something changes', () => {
    const { local } = solo();
    const gesture = twoShips(local);
    const verdict = local.weigh(gesture);
    if (!verdict.ok) throw new Error(verdict.refusal.message);
    expect(local.weigh([...gesture])).toBe(verdict);
    expect(verdict.final).toBe(false);
    expect(verdict.titles).toHaveLength(2);
    // The preview shows the table after all of it.
    local.send(0, gesture);
    expect(verdict.views[0]?.units).toEqual(local.view.value.units);
    expect(local.weigh(gesture)).not.toBe(verdict);
    expect(local.weigh(gesture)).toMatchObject({ ok: false });
  });

  test('why, what is final and the preview are readings of it', () => {
    const { local } = solo();
    const [action] = twoShips(local);
    const verdict = local.weigh([action]);
    expect(local.why(action)).toBeUndefined();
    expect(local.preview(action)).toBe(verdict.ok && verdict.views);
    expect(local.isFinal(action)).toBe(verdict.ok && verdict.final);
    expect(local.why({ type: 'end' })).toMatchObject({ rule: 'table' });
    expect(local.preview({ type: 'end' })).toEqual([]);
  });

  test('what the lesson does not allow is refused, wherever in the gesture it stands', () => {
    const { local } = solo();
    const [first, second] = twoShips(local) as [Action, Action];
    local.allows.value = (action) => action === first;
    expect(local.weigh([first]).ok).toBe(true);
    expect(local.weigh([first, second])).toMatchObject({ ok: false, refusal: { rule: 'mission' } });
  });

  test('a later action that is refused is named', () => {
    const { local } = solo();
    const [first] = twoShips(local);
    const verdict = local.weigh([first, first]);
    expect(verdict.ok ? '' : verdict.refusal.rule).toMatch(/^MS-/);
  });
});

describe('what was one press stays one', () => {
  const record = (): MatchRecord => {
    const { match, local } = solo();
    local.send(0, twoShips(local));
    local.send(0, twoShips(local));
    const [one] = local.decision.value?.actions ?? [];
    if (one) local.send(0, [one]);
    return match.record();
  };

  test('in a film: a moment for each press, and undo as it was', () => {
    const film = filmOf<Mothership>(mothership, record());
    if (!film.ok) throw new Error(film.refusal.message);
    const { match, moments } = film.film;
    expect(moments).toHaveLength(4);
    expect(filmed(film.film, () => true).last).toBe(3);
    const local = new LocalFeed<Mothership>(mothership, film.film, [HUMAN]);
    for (const left of [4, 2, 0]) {
      expect(local.undo()).toBe(true);
      expect(match.entries).toHaveLength(left);
      expect(local.state.value).toEqual(match.state);
    }
    expect(local.moments.value).toHaveLength(1);
  });

  test('in a link and in a save', async () => {
    const given = record();
    expect(given.presses).toEqual([1, 1, 3, 3, 5]);
    const opened = await unpack(await pack(given));
    expect('record' in opened && opened.record).toEqual(given);
    const film = filmOf(mothership, JSON.parse(JSON.stringify(given)));
    expect(film.ok && film.film.match.record()).toEqual(given);
  });
});

test('dice that are told beforehand stay with a match in a link and in a save, and go on after them', async () => {
  const script = { 'p1-f1': { values: [5], then: 'last' } } as const;
  const random = { kind: 'keyed', seed: 'told', script } as const;
  const begun = Match.start(mothership, { seats: 2, random });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const record = begun.match.record();
  expect(record.random).toEqual(random);
  const opened = await unpack(await pack(record));
  expect('record' in opened && opened.record).toEqual(record);
  const film = filmOf<Mothership>(mothership, JSON.parse(JSON.stringify(record)));
  expect(film.ok && film.film.match.record()).toEqual(record);
});

describe('a record from before presses', () => {
  /** The first actions of a match, each the first that was open. */
  function first<K extends Kit>(game: Game<K>, count: number): MatchRecord {
    const random = { kind: 'keyed', seed: 'before presses' } as const;
    const begun = Match.start(game, { seats: game.seats.max, random });
    if (!begun.ok) throw new Error(begun.refusal.message);
    const { match } = begun;
    for (let i = 0; i < count; i++) {
      const open = match.decisions().find(({ awaited }) => awaited);
      const action = open?.actions[0];
      if (open && action) match.act(open.seat, action);
    }
    return match.record();
  }

  test.each(GAMES.map((game) => [game.id, game] as const))('of %s loads, a moment an action', (_, game) => {
    const record = first<Kit>(game, 30);
    expect(record.actions.length).toBeGreaterThan(9);
    expect(record.presses).toBeUndefined();
    const film = filmOf<Kit>(game, record);
    if (!film.ok) throw new Error(film.refusal.message);
    expect(film.film.moments).toHaveLength(record.actions.length + 1);
    expect(film.film.match.record()).toEqual(record);
  });
});
