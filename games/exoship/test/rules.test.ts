/** The rules by their ids, as far as the worked examples do not show them already. */

import { describe, expect, test } from 'vitest';
import { fastDraws, Play } from '#engine';
import type { ExoshipAction } from '../action.ts';
import { ARROW_OF, ARROWS, FOUNDER_IDS } from '../content/founders.ts';
import { exoship } from '../index.ts';
import { positionOf } from '../positions.ts';
import { captain, points, targetOf } from '../rules/grid.ts';
import { setup } from '../setup.ts';
import type { Exoship } from '../state.ts';
import { rating } from '../text/content.ts';
import { view } from '../view.ts';
import { CHANGE_COURSE, END, given, use } from './scene.ts';

function start(options: Exoship['options'], seed: string): Play<Exoship> {
  const play = new Play(exoship, setup({ seats: 1, options }), fastDraws(seed));
  play.run();
  return play;
}

const six = { elder: 'tutor navigator', midlife: 'steward fixer', young: 'ghost saboteur' };

describe('XS-1 terms', () => {
  test('XS-1.1 a discarded founder goes under the stack, Directorate side up, and lower ranks shift up', () => {
    const scene = given({ ...six, elder: '+tutor +navigator' });
    scene.when(CHANGE_COURSE);
    expect(scene.column('elder')).toBe('+navigator');
    expect(scene.known).toEqual(['tutor']);
  });

  test('XS-1.2 a moved founder takes the lowest rank of the generation, keeping its affiliation', () => {
    const scene = given({ ...six, elder: '+recruiter navigator' });
    scene.when(use('recruiter', { to: 'young' }));
    expect(scene.grid).toEqual({
      elder: 'navigator',
      midlife: 'steward fixer',
      young: 'ghost saboteur +recruiter',
    });
  });

  test('XS-1.3 a replaced founder’s place and affiliation pass to the top card of the stack', () => {
    const scene = given({ ...six, elder: 'tutor +navigator', undealt: '', known: 'physician' });
    scene.when({ type: 'replace', founder: 'navigator' });
    expect(scene.column('elder')).toBe('tutor +physician');
    expect(scene.known.at(-1)).toBe('navigator');
  });

  test('XS-1.4 the captain is the rank-1 elder', () => {
    expect(captain(positionOf(six).grid)?.id).toBe('tutor');
  });
});

describe('XS-2 set-up', () => {
  test('XS-2.1 four timeline cards in random order, each with a random side up', () => {
    const firsts = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const { timeline } = start({ origin: 'earth', hard: false }, `deal ${i}`).s;
      expect(timeline.map(({ card }) => card).sort()).toEqual([1, 2, 3, 4]);
      firsts.add(`${timeline[0]?.card}${timeline[0]?.side}`);
    }
    expect(firsts.size).toBe(8);
  });

  test('XS-2.1 both sides of every timeline card are public', () => {
    const { timeline } = view(start({ origin: 'earth', hard: false }, 'public').s);
    expect(new Set(timeline.flatMap(({ up, down }) => [up, down])).size).toBe(8);
  });

  test('XS-2.2 six founders, Directorate side up, two in each generation; five undealt', () => {
    const { s } = start({ origin: 'earth', hard: false }, 'deal');
    for (const column of Object.values(s.grid)) expect(column).toHaveLength(2);
    expect(points(s.grid)).toBe(0);
    expect(s.reserve).toHaveLength(1);
    expect(s.reserve[0]?.seen).toBeUndefined();
    expect(s.reserve[0]?.cards).toHaveLength(5);
  });

  test('XS-2.2 every founder can be dealt to every place', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const { grid } = start({ origin: 'earth', hard: false }, `place ${i}`).s;
      for (const [generation, column] of Object.entries(grid)) {
        for (const [row, { id }] of column.entries()) seen.add(`${id} ${generation} ${row}`);
      }
    }
    expect(seen.size).toBe(11 * 6);
  });

  test('XS-2.3 Mariposa, the ring deployed, La Oruga at the origin; in hard mode in long-term cruise (XS-8)', () => {
    expect(start({ origin: 'earth', hard: false }, 'a').s).toMatchObject({
      destination: 'mariposa',
      ship: 'ring',
      step: 0,
    });
    expect(start({ origin: 'earth', hard: true }, 'a').s).toMatchObject({
      destination: 'mariposa',
      ship: 'cruise',
      step: 0,
    });
  });
});

describe('XS-3 move phase', () => {
  test('XS-3.1 is skipped on the first turn; then La Oruga goes to the next step', () => {
    const play = start({ origin: 'earth', hard: false }, 'first');
    expect(play.s.step).toBe(0);
    play.act(0, { type: 'freeSway', generation: 'young' });
    play.act(0, END);
    expect(play.s.step).toBe(1);
  });

  test('XS-3.2, XS-R1 survivors grow one generation older and keep their ranks', () => {
    const scene = given({
      ...six,
      timeline: ['loyalty-oath'],
      undealt: '',
      known: 'physician signaler',
      phase: 'move',
    });
    expect(scene.grid).toEqual({
      elder: 'steward fixer',
      midlife: 'ghost saboteur',
      young: 'physician signaler',
    });
  });

  test('XS-3.2 with no elders nobody dies and nobody is born for them', () => {
    const scene = given({
      midlife: 'steward fixer tutor',
      young: 'ghost saboteur navigator',
      timeline: ['loyalty-oath'],
      phase: 'move',
    });
    expect(scene.column('young')).toBe('');
    expect(scene.events.some(({ type }) => type === 'died')).toBe(false);
  });

  test('XS-3.3 founders join the young, Directorate side up, until there are six', () => {
    const scene = given({
      elder: '+tutor',
      midlife: 'steward',
      young: 'ghost',
      timeline: ['loyalty-oath'],
      undealt: '',
      known: 'physician signaler diplomat fixer',
      phase: 'move',
    });
    expect(scene.column('young')).toBe('+physician signaler diplomat fixer');
  });

  test('XS-R10 more than six founders are allowed and nobody more joins', () => {
    const scene = given({
      elder: 'tutor navigator quartermaster',
      midlife: 'steward fixer',
      young: 'ghost saboteur',
      timeline: ['loyalty-oath'],
      phase: 'move',
    });
    expect(scene.events.filter(({ type }) => type === 'joined')).toEqual([]);
    expect(scene.events.filter(({ type }) => type === 'born')).toHaveLength(3);
  });
});

describe('XS-5 action phase', () => {
  test('XS-5.1 without Rift founders the lowest-rank founder of a chosen generation is swayed, for free', () => {
    const scene = given({ ...six, phase: 'event' });
    expect(scene.legal).toEqual([
      { type: 'freeSway', generation: 'elder' },
      { type: 'freeSway', generation: 'midlife' },
      { type: 'freeSway', generation: 'young' },
    ]);
    scene.when({ type: 'freeSway', generation: 'midlife' });
    expect(scene.column('midlife')).toBe('steward +fixer');
    expect(scene.s.actionsLeft).toBe(2);
  });

  test('XS-5.1 an empty generation cannot be chosen, and with Rift in play nothing is asked', () => {
    const empty = given({ elder: 'tutor navigator steward', young: 'ghost saboteur fixer', phase: 'event' });
    expect(empty.forbids({ type: 'freeSway', generation: 'midlife' })).toBe('XS-5.1');
    expect(given({ ...six, elder: '+tutor navigator', phase: 'event' }).play.asking.step).toBe('actions');
  });

  test('XS-5.2 sway: only by a Rift founder, only whom the arrow hits, only Directorate', () => {
    const scene = given({
      elder: '+tutor navigator',
      midlife: 'steward +physician',
      young: 'ghost saboteur',
    });
    expect(scene.offers({ type: 'sway', by: 'tutor', target: 'steward' })).toBe(true);
    expect(scene.forbids({ type: 'sway', by: 'steward', target: 'physician' })).toBe('XS-5.2');
    expect(scene.forbids({ type: 'sway', by: 'tutor', target: 'ghost' })).toBe('XS-5.2');
    expect(scene.forbids({ type: 'sway', by: 'physician', target: 'ghost' })).toBe('XS-R3');
    const both = given({ elder: '+tutor navigator', midlife: '+steward fixer', young: 'ghost saboteur' });
    expect(both.forbids({ type: 'sway', by: 'tutor', target: 'steward' })).toBe('XS-1.5');
  });

  test('XS-5.2 two founders that could sway the same target are two actions', () => {
    const scene = given({
      elder: '+tutor navigator',
      midlife: 'steward +quartermaster',
      young: 'ghost saboteur',
    });
    expect(scene.legal.filter((action) => action.type === 'sway').map(({ by }) => by)).toEqual([
      'tutor',
      'quartermaster',
    ]);
  });

  test('XS-5.2 two actions, repeats allowed, then the turn can only be ended', () => {
    const scene = given({ ...six, elder: '+recruiter navigator' });
    scene.when(use('recruiter', { to: 'young' }), use('recruiter', { to: 'elder' }));
    expect(scene.legal).toEqual([END]);
    for (const action of [
      use('recruiter', { to: 'young' }),
      { type: 'sway', by: 'recruiter', target: 'tutor' },
      { type: 'replace', founder: 'recruiter' },
      CHANGE_COURSE,
    ] as const) {
      expect(scene.forbids(action)).toBe('XS-5.2');
    }
    scene.when(END);
    expect(scene.s.step).toBe(1);
  });

  test('XS-5.2 change course needs a Rift captain and Mariposa (XS-R7)', () => {
    expect(given({ ...six, young: '+ghost saboteur' }).forbids(CHANGE_COURSE)).toBe('XS-5.2');
    expect(given({ ...six, elder: '+tutor navigator', destination: 'axios' }).forbids(CHANGE_COURSE)).toBe(
      'XS-R7',
    );
  });
});

describe('arrows', () => {
  test('the eleven arrows are w 2, e 2, s 2 and one of each other direction (XS-R4)', () => {
    const counts = ARROWS.map((arrow) => FOUNDER_IDS.filter((id) => ARROW_OF[id] === arrow).length);
    expect(Object.fromEntries(ARROWS.map((arrow, i) => [arrow, counts[i]]))).toEqual({
      n: 1,
      ne: 1,
      e: 2,
      se: 1,
      s: 2,
      sw: 1,
      w: 2,
      nw: 1,
    });
  });

  test.each([
    ['navigator', 'w', 'tutor'],
    ['physician', 's', 'steward'],
    ['tutor', 'e', 'signaler'],
    ['quartermaster', 'n', 'ghost'],
    ['fixer', 'sw', 'recruiter'],
    ['diplomat', 'ne', 'saboteur'],
  ] as const)('%s points %s', (id, _arrow, target) => {
    const around = {
      navigator: { elder: 'tutor', midlife: 'navigator' },
      physician: { midlife: 'physician steward' },
      tutor: { midlife: 'tutor', young: 'signaler' },
      quartermaster: { midlife: 'ghost quartermaster' },
      fixer: { elder: 'ghost recruiter', midlife: 'fixer' },
      diplomat: { midlife: 'ghost diplomat', young: 'saboteur' },
    }[id];
    expect(targetOf(positionOf({ ...around }).grid, id)?.id).toBe(target);
  });

  test('saboteur se, recruiter nw, steward s, ghost e, signaler w', () => {
    const { grid } = positionOf({
      elder: 'tutor fixer',
      midlife: 'saboteur recruiter',
      young: 'physician steward',
    });
    expect(targetOf(grid, 'saboteur')?.id).toBe('steward');
    expect(targetOf(grid, 'recruiter')?.id).toBe('tutor');
    expect(targetOf(positionOf({ elder: 'steward tutor' }).grid, 'steward')?.id).toBe('tutor');
    expect(targetOf(positionOf({ elder: 'ghost', midlife: 'tutor' }).grid, 'ghost')?.id).toBe('tutor');
    expect(targetOf(positionOf({ elder: 'tutor', midlife: 'signaler' }).grid, 'signaler')?.id).toBe('tutor');
  });

  test('XS-R3 an arrow does not reach past a gap', () => {
    const { grid } = positionOf({ elder: 'tutor', young: 'ghost' });
    expect(targetOf(grid, 'tutor')).toBeUndefined();
  });
});

describe('XS-6 suspicion', () => {
  test('XS-6.1 the exposed are discarded elder to young, rank 1 down', () => {
    const scene = given({
      elder: 'physician +fixer',
      midlife: 'steward +recruiter',
      young: 'navigator +quartermaster',
      timeline: ['quiet-years'],
    });
    scene.when(END);
    expect(scene.events.filter((event) => event.type === 'discarded').map(({ founder }) => founder)).toEqual([
      'fixer',
      'recruiter',
    ]);
  });
});

describe('XS-7 the end', () => {
  test('XS-7.3 a win at step 2 adds 3', () => {
    const scene = given({
      elder: '+tutor',
      midlife: '+navigator',
      young: '+recruiter',
      destination: 'axios',
      step: 2,
    });
    scene.when(END);
    expect(scene.s.outcome?.points).toEqual([9]);
  });

  test('XS-7.4 at Axios with fewer than six points the game is lost', () => {
    const scene = given({
      ...six,
      elder: '+ghost tutor',
      young: 'quartermaster saboteur',
      destination: 'axios',
      step: 5,
    });
    scene.when(END);
    expect(scene.s.outcome).toMatchObject({ winners: [], reason: 'axios', rule: 'XS-7.4' });
  });

  test('XS-R9 suspicion in the last turn can undo a win', () => {
    const scene = given({
      elder: 'tutor',
      midlife: '+navigator +steward',
      young: '+recruiter +quartermaster',
      destination: 'axios',
      step: 5,
    });
    expect(points(scene.s.grid)).toBe(6);
    scene.when(END);
    expect(scene.s.outcome?.winners).toEqual([]);
  });

  test.each([
    [11, 'Rift utopia'],
    [9, 'Rift utopia'],
    [8, 'We are as the tide'],
    [7, 'We are as the tide'],
    [6, 'That was too close'],
    [5, 'Betrayed at the last moment'],
    [4, 'The Directorate erases Rift from history'],
    [0, 'The Directorate erases Rift from history'],
  ])('XS-7.5 %i points: %s', (total, words) => {
    expect(rating(total)).toBe(words);
  });
});

describe('XS-8 hard mode', () => {
  test('XS-8.1 in long-term cruise the course cannot be changed', () => {
    expect(given({ ...six, elder: '+tutor navigator', hard: true }).forbids(CHANGE_COURSE)).toBe('XS-8.1');
  });
});

describe('XS-9 origin Mars', () => {
  test('XS-9.1 one of two cards takes a young founder’s place as Rift; the other, then the displaced, go under', () => {
    const play = start({ origin: 'mars', hard: false }, 'mars');
    const { sleepers, grid } = play.s;
    const [card, other] = sleepers;
    const place = grid.young[1];
    if (!card || !other || !place) throw new Error('nothing to choose from');
    expect(play.legal(0)).toHaveLength(4);
    const choice: ExoshipAction = { type: 'sleeper', card, place: place.id };
    play.act(0, choice);
    expect(play.s.grid.young[1]).toEqual({ id: card, side: 'rift' });
    expect(play.s.reserve.at(-1)).toEqual({ cards: [other, place.id], seen: 'all' });
    expect(play.asking.step).toBe('actions');
  });

  test('XS-9.1 only the two cards and only young founders can be named', () => {
    const play = start({ origin: 'mars', hard: false }, 'mars');
    const { sleepers, grid } = play.s;
    const [card] = sleepers;
    const young = grid.young[0]?.id;
    const elder = grid.elder[0]?.id;
    if (!card || !young || !elder) throw new Error('nothing to choose from');
    expect(play.objection(0, { type: 'sleeper', card: elder, place: young })?.code).toBe('notLookedAt');
    expect(play.objection(0, { type: 'sleeper', card, place: elder })?.code).toBe('notYoung');
  });
});

describe('XS-R8 what is known of the stack', () => {
  test('the undealt are known as a set, cards put under stay known in order', () => {
    const scene = given({ ...six, elder: '+tutor +navigator', known: 'physician diplomat' });
    scene.when(CHANGE_COURSE);
    const seen = view(scene.s).stack;
    expect(seen.known).toEqual(['physician', 'diplomat', 'tutor']);
    expect(seen.undealt).toEqual(['quartermaster', 'recruiter', 'signaler']);
  });
});
