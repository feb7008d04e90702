/** Boundaries of the rules: the last that is allowed, and the first that is not. */
import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../content/abilities.ts';
import { positionOf } from '../positions.ts';
import { captain, founderAt, points, threeInLine } from '../rules/grid.ts';
import { VERBS } from '../steps/index.ts';
import { CHANGE_COURSE, END, given, use } from './scene.ts';

const CREW = { elder: '+navigator steward', midlife: '+fixer tutor', young: 'diplomat signaler' } as const;

describe('XS-5 actions', () => {
  test('XS-5.2 two actions a turn, and none after them', () => {
    const scene = given({ ...CREW, actionsLeft: 1, timeline: [], step: 1 });
    scene.when({ type: 'replace', founder: 'fixer' });
    expect(scene.s.actionsLeft).toBe(0);
    expect(scene.forbids({ type: 'replace', founder: 'navigator' })).toBe('XS-5.2');
    expect(scene.forbids(use('navigator'))).toBe('XS-5.2');
    expect(scene.forbids(CHANGE_COURSE)).toBe('XS-5.2');
    expect(scene.legal).toEqual([END]);
    for (const verb of [VERBS.sway, VERBS.ability, VERBS.replace])
      expect(verb.options(scene.s, 0, { step: 'actions' })).toEqual([]);
  });

  test('XS-5.2 each action is one: of two left one is left', () => {
    expect(given({ ...CREW, step: 1 }).when(use('navigator')).s.actionsLeft).toBe(1);
    expect(given({ ...CREW, step: 1 }).when({ type: 'replace', founder: 'fixer' }).s.actionsLeft).toBe(1);
    expect(given({ ...CREW, step: 1 }).when(CHANGE_COURSE).s.actionsLeft).toBe(1);
  });

  test('XS-5.2 saying so early tells what was left; at the end nothing is told', () => {
    const early = given({ ...CREW, step: 1 }).when(END);
    expect(early.events.filter(({ type }) => type === 'actionsEnded')).toEqual([
      { type: 'actionsEnded', left: 2 },
    ]);
    const late = given({ ...CREW, step: 1, actionsLeft: 0 }).when(END);
    expect(late.events.filter(({ type }) => type === 'actionsEnded')).toEqual([]);
  });

  test('XS-5.1 the free sway is asked with no Rift founder, not with one, and turns the lowest of a generation', () => {
    const none = { elder: 'navigator steward', midlife: 'fixer tutor', young: 'diplomat' } as const;
    const scene = given({ ...none, phase: 'freeSway', step: 1 });
    expect(scene.legal.map(({ type }) => type)).toEqual(['freeSway', 'freeSway', 'freeSway']);
    scene.when({ type: 'freeSway', generation: 'elder' });
    expect(scene.column('elder')).toBe('navigator +steward');
    const empty = given({
      elder: 'navigator',
      midlife: 'fixer tutor',
      young: '',
      phase: 'freeSway',
      step: 1,
    });
    expect(empty.forbids({ type: 'freeSway', generation: 'young' })).toBe('XS-5.1');
    expect(given({ ...CREW, phase: 'freeSway', step: 1 }).legal).toContainEqual(END);
  });

  test('XS-5.2 only a Rift founder in play acts', () => {
    const scene = given({ ...CREW, step: 1 });
    expect(scene.forbids({ type: 'replace', founder: 'tutor' })).toBe('XS-5.2');
    expect(scene.forbids({ type: 'replace', founder: 'ghost' })).toBe('XS-5.2');
    expect(scene.forbids({ type: 'sway', by: 'tutor', target: 'fixer' })).toBe('XS-5.2');
    expect(scene.forbids({ type: 'sway', by: 'ghost', target: 'fixer' })).toBe('XS-5.2');
    expect(scene.forbids(use('tutor'))).toBe('XS-5.2');
    expect(scene.forbids(use('fixer', { target: 'ghost' }))).toBe('XS-5.2');
  });

  test('XS-5.2 an ability names what it needs, and nothing else', () => {
    const scene = given({
      elder: '+navigator +recruiter',
      midlife: '+fixer tutor',
      young: 'diplomat +ghost',
      step: 1,
    });
    expect(scene.forbids(use('navigator', { target: 'tutor' }))).toBe('XS-5.2');
    expect(scene.forbids(use('navigator', { to: 'young' }))).toBe('XS-5.2');
    expect(scene.forbids(use('recruiter'))).toBe('XS-5.2');
    expect(scene.forbids(use('recruiter', { to: 'elder' }))).toBe('XS-5.2');
    expect(scene.forbids(use('recruiter', { to: 'young', target: 'tutor' }))).toBe('XS-5.2');
    expect(scene.forbids(use('fixer'))).toBe('XS-5.2');
    expect(scene.forbids(use('fixer', { target: 'tutor', to: 'young' }))).toBe('XS-5.2');
    expect(scene.forbids(use('ghost'))).toBe('XS-5.2');
    expect(scene.forbids(use('fixer', { target: 'tutor' }))).toBeUndefined();
  });

  test('XS-5.2 change course: a Rift captain, not on the way to Axios already, and not in cruise', () => {
    const course = (more: object) => given({ ...CREW, step: 1, ...more }).forbids(CHANGE_COURSE);
    expect(course({})).toBeUndefined();
    expect(course({ destination: 'axios' })).toBe('XS-R7');
    expect(course({ elder: 'navigator steward' })).toBe('XS-5.2');
    expect(course({ elder: '' })).toBeUndefined();
    expect(course({ elder: '', midlife: 'tutor +fixer' })).toBe('XS-5.2');
    expect(course({ elder: '', midlife: '', young: '+fixer' })).toBe('XS-1.4');
    expect(course({ hard: true, ship: 'cruise' })).toBe('XS-8.1');
    expect(course({ hard: true, ship: 'ring' })).toBeUndefined();
    const changed = given({ ...CREW, step: 1 }).when(CHANGE_COURSE);
    expect(changed.s.destination).toBe('axios');
    expect(changed.column('elder')).toBe('steward');
    expect(changed.known.at(-1)).toBe('navigator');
  });

  test('XS-R6 replacing needs a card in the stack', () => {
    const scene = given({ ...CREW, step: 1 });
    scene.s.reserve = [];
    expect(scene.forbids({ type: 'replace', founder: 'fixer' })).toBe('XS-R6');
  });
});

describe('abilities', () => {
  const step = (n: number) => given({ ...CREW, step: n }).forbids(use('navigator'));

  test('Navigator: as long as a card lies ahead', () => {
    expect([step(1), step(2), step(3), step(4)]).toEqual([undefined, undefined, undefined, 'XS-5.2']);
    const scene = given({ ...CREW, step: 1 });
    const [, before] = scene.s.timeline.map(({ side }) => side);
    scene.when(use('navigator'));
    expect(scene.s.timeline[1]?.side).not.toBe(before);
    expect(scene.s.timeline[0]?.side).toBe('a');
    expect(scene.s.timeline[2]?.side).toBe('a');
  });

  test('Fixer: the eight cells around and no further', () => {
    const around = (target: 'tutor' | 'steward' | 'diplomat' | 'signaler', grid: object) =>
      given({ step: 1, ...grid }).forbids(use('fixer', { target }));
    const grid = { elder: 'steward tutor', midlife: '+fixer', young: 'ghost physician diplomat' };
    expect(around('steward', grid)).toBeUndefined();
    expect(around('tutor', grid)).toBeUndefined();
    expect(around('diplomat', grid)).toBe('XS-5.2');
    const wide = { elder: '+fixer', midlife: '', young: 'tutor' };
    expect(around('tutor', wide)).toBe('XS-5.2');
    const tall = { elder: '+fixer ghost tutor', midlife: 'steward', young: '' };
    expect(around('tutor', tall)).toBe('XS-5.2');
    expect(around('steward', tall)).toBeUndefined();
  });

  test('Signaler: the same rank only', () => {
    const grid = { elder: 'steward tutor', midlife: 'ghost +signaler', young: 'diplomat fixer', step: 1 };
    const scene = given(grid);
    expect(scene.forbids(use('signaler', { target: 'tutor' }))).toBeUndefined();
    expect(scene.forbids(use('signaler', { target: 'fixer' }))).toBeUndefined();
    expect(scene.forbids(use('signaler', { target: 'steward' }))).toBe('XS-5.2');
    expect(scene.forbids(use('signaler', { target: 'signaler' }))).toBe('XS-5.2');
  });

  test('Physician: elders who are Rift, to the middle; Steward: anyone Rift but elders, one generation up', () => {
    const grid = { elder: '+tutor fixer', midlife: '+physician +ghost', young: '+steward diplomat', step: 1 };
    expect(given(grid).forbids(use('physician', { target: 'fixer' }))).toBe('XS-5.2');
    expect(given(grid).forbids(use('physician', { target: 'ghost' }))).toBe('XS-5.2');
    expect(given(grid).when(use('physician', { target: 'tutor' })).grid).toMatchObject({
      elder: 'fixer',
      midlife: '+physician +ghost +tutor',
    });
    expect(given(grid).forbids(use('steward', { target: 'tutor' }))).toBe('XS-5.2');
    expect(given(grid).forbids(use('steward', { target: 'diplomat' }))).toBe('XS-5.2');
    expect(
      given(grid)
        .when(use('steward', { target: 'steward' }))
        .column('midlife'),
    ).toBe('+physician +ghost +steward');
    expect(
      given(grid)
        .when(use('steward', { target: 'ghost' }))
        .column('elder'),
    ).toBe('+tutor fixer +ghost');
  });

  test('Tutor: the lowest of the young, while Directorate', () => {
    const young = (words: string) => given({ elder: '+tutor', midlife: 'fixer', young: words, step: 1 });
    expect(young('ghost +steward').forbids(use('tutor'))).toBe('XS-5.2');
    expect(young('').forbids(use('tutor'))).toBe('XS-5.2');
    expect(young('ghost steward').when(use('tutor')).column('young')).toBe('ghost +steward');
  });

  test('Diplomat: trades with the rank below, where there is one', () => {
    const scene = given({ elder: '+diplomat tutor fixer', midlife: '', young: '', step: 1 });
    expect(scene.forbids(use('diplomat', { target: 'fixer' }))).toBe('XS-5.2');
    scene.when(use('diplomat', { target: 'tutor' }));
    expect(scene.column('elder')).toBe('+diplomat fixer tutor');
  });

  test('Saboteur: a Directorate founder, once', () => {
    const scene = given({ elder: '+saboteur tutor', midlife: 'fixer', young: '', step: 1 });
    expect(scene.forbids(use('saboteur', { target: 'saboteur' }))).toBe('XS-5.2');
    scene.when(use('saboteur', { target: 'tutor' }));
    expect(scene.s.blinded).toEqual(['tutor']);
    expect(scene.forbids(use('saboteur', { target: 'tutor' }))).toBe('XS-5.2');
    expect(scene.forbids(use('saboteur', { target: 'fixer' }))).toBeUndefined();
  });

  test('Quartermaster: a Directorate founder, who stays Directorate as another', () => {
    const scene = given({
      elder: '+quartermaster tutor',
      midlife: 'fixer',
      young: '',
      known: '',
      undealt: 'ghost',
      step: 1,
    });
    expect(scene.forbids(use('quartermaster', { target: 'quartermaster' }))).toBe('XS-5.2');
    scene.when(use('quartermaster', { target: 'tutor' }));
    expect(scene.column('elder')).toBe('+quartermaster ghost');
    expect(scene.known.at(-1)).toBe('tutor');
  });

  test('XS-5.2 what is offered is allowed: sides are sorted out before', () => {
    const scene = given({
      elder: '+fixer +signaler tutor',
      midlife: '+physician ghost',
      young: '+steward diplomat',
      step: 1,
    });
    for (const action of scene.legal) {
      if (action.type !== 'ability' || action.target === undefined) continue;
      const { aims } = ABILITIES[action.by] as { aims?: string };
      const all = [...scene.s.grid.elder, ...scene.s.grid.midlife, ...scene.s.grid.young];
      if (aims) expect(all.find(({ id }) => id === action.target)?.side).toBe(aims);
    }
    expect(scene.legal.length).toBeGreaterThan(4);
  });
});

describe('XS-7 points and ends', () => {
  const grid = (elder: string, midlife = '', young = '') => positionOf({ elder, midlife, young }).grid;

  test('XS-7.2 rank 1 counts 2, others 1, Directorate nothing', () => {
    expect(points(grid('+tutor +fixer', 'ghost +steward', '+diplomat'))).toBe(2 + 1 + 1 + 2);
    expect(points(grid('tutor +fixer'))).toBe(1);
    expect(points(grid(''))).toBe(0);
  });

  test('XS-1.4 the captain is the first elder, else the first of the middle, never of the young', () => {
    expect(captain(grid('tutor +fixer', 'ghost'))?.id).toBe('tutor');
    expect(captain(grid('', 'ghost steward'))?.id).toBe('ghost');
    expect(captain(grid('', '', 'ghost'))).toBeUndefined();
    expect(founderAt(grid('tutor'), 0, -1)).toBeUndefined();
    expect(founderAt(grid('tutor'), -1, 0)).toBeUndefined();
    expect(founderAt(grid('tutor'), 3, 0)).toBeUndefined();
  });

  test('XS-8.2 three Rift founders in a column or in a row, not two, not four corners', () => {
    expect(threeInLine(grid('+tutor +fixer +ghost'))).toBe(true);
    expect(threeInLine(grid('+tutor +fixer', '+ghost'))).toBe(false);
    expect(threeInLine(grid('+tutor', '+fixer', '+ghost'))).toBe(true);
    expect(threeInLine(grid('tutor +fixer', '+ghost steward', '+diplomat signaler'))).toBe(false);
    expect(threeInLine(grid('tutor +fixer', 'ghost +steward', 'diplomat +signaler'))).toBe(true);
    expect(threeInLine(grid('+tutor', '+fixer'))).toBe(false);
  });

  const ends = (step: number, elder: string, destination: 'axios' | 'mariposa' = 'axios') => {
    const scene = given({ elder, midlife: '', young: '', step, destination, phase: 'endOfTurn' });
    const { outcome } = scene.s;
    return outcome && [outcome.reason, outcome.points?.[0]];
  };

  test('XS-7.1, XS-7.3 six points win at Axios’s course, five do not; steps to spare are points', () => {
    expect(ends(2, '+tutor +fixer +ghost +steward +diplomat')).toEqual(['won', 6 + 3]);
    expect(ends(5, '+tutor +fixer +ghost +steward +diplomat')).toEqual(['won', 6]);
    expect(ends(2, '+tutor +fixer +ghost +steward +diplomat', 'mariposa')).not.toEqual(['won', 9]);
    expect(ends(5, '+tutor +fixer +ghost +steward')).toEqual(['axios', 5]);
  });

  test('XS-7.4, XS-7.5 arriving at Mariposa is lost, and a loss counts 5 at most', () => {
    const arrive = (young: string) => {
      const scene = given({ elder: '', midlife: '', young, step: 4, phase: 'move' });
      return [scene.s.outcome?.reason, scene.s.outcome?.points?.[0]];
    };
    expect(arrive('+tutor +fixer +ghost +steward +diplomat')).toEqual(['mariposa', 5]);
    expect(arrive('+tutor +fixer')).toEqual(['mariposa', 3]);
    const axios = given({
      elder: '',
      midlife: '',
      young: 'tutor',
      step: 4,
      destination: 'axios',
      phase: 'move',
    });
    expect(axios.s.outcome?.reason).not.toBe('mariposa');
  });
});

describe('XS-3 and XS-6', () => {
  test('XS-3.3 the grid is filled up to six, not to seven', () => {
    const scene = given({ elder: 'tutor', midlife: 'fixer ghost', young: 'steward', step: 1, phase: 'move' });
    const { elder, midlife, young } = scene.s.grid;
    expect(elder.length + midlife.length + young.length).toBe(6);
    const full = given({
      elder: '',
      midlife: 'fixer ghost tutor',
      young: 'steward diplomat signaler',
      step: 1,
      phase: 'move',
    });
    expect(full.events.filter(({ type }) => type === 'joined')).toEqual([]);
  });

  test('XS-6.1 a blinded founder exposes nobody, others still do', () => {
    const scene = {
      elder: 'tutor +navigator',
      midlife: '+fixer steward',
      young: '',
      step: 1,
      phase: 'suspicion',
    } as const;
    const seen = given(scene);
    const exposed = seen.events.find((event) => event.type === 'suspicion');
    const blind = given({ ...scene, blinded: ['tutor', 'steward'] });
    const calm = blind.events.find((event) => event.type === 'suspicion');
    expect(calm).toMatchObject({ exposed: 0 });
    expect(exposed).toBeDefined();
    expect(given({ ...scene, noSuspicion: true }).events.map(({ type }) => type)).toContain(
      'suspicionSkipped',
    );
  });

  test('XS-6.1 scenes clone what they are given', () => {
    const blinded = ['tutor'] as const;
    const scene = given({
      elder: '+saboteur tutor',
      midlife: 'fixer',
      young: '',
      blinded: blinded as never,
      step: 1,
    });
    scene.when(use('saboteur', { target: 'fixer' }));
    expect(blinded).toEqual(['tutor']);
  });
});
