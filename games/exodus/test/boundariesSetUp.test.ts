/** XD-4 Boundaries of setting out: half of the seats, two links at least, what was said and chosen when. */
import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import { given, type Scene } from './scene.ts';

const dossier = () =>
  given({
    next: ['dossier'],
    change: (s) => {
      s.secrets = [];
      for (const house of s.houses) house.kept = false;
    },
  });

describe('XD-4.4 fleet questions', () => {
  const counted = (votes: State['votes'], seats: number) =>
    given({ seats, next: ['countAnswers'], change: (s) => Object.assign(s, { votes }) });

  test('R56 half of the seats are not enough, one more is', () => {
    expect(counted(['charted', 'charted'], 4).s.answers).toEqual([]);
    expect(counted(['charted', 'charted', 'charted'], 4).s.answers).toEqual(['charted']);
    expect(counted(['charted'], 3).s.answers).toEqual([]);
    expect(counted(['charted', 'charted'], 3).s).toMatchObject({ perks: ['charted'], votes: [] });
  });

  test('CT-16 a direction is a point of Bearing at once, and no promise', () => {
    const { s } = counted(['a-direction', 'a-direction'], 3);
    expect([s.bearing, s.perks, s.answers]).toEqual([1, [], ['a-direction']]);
  });

  test('XD-4.4 one question after the other; silence is no vote', () => {
    const scene = given({ next: ['questions', 'countAnswers'] });
    const [first] = scene.legal('church');
    expect(scene.forbids('church', { type: 'answer', question: 'earth', answer: 'none' })).toBe('XD-4.4');
    expect(scene.forbids('church', { type: 'answer', question: 'bounders', answer: 'sealed' })).toBe(
      'XD-4.4',
    );
    for (const { faction } of scene.s.houses)
      for (let i = 0; i < 4; i++) scene.when(faction, scene.legal(faction).at(-1) ?? { type: 'pass' });
    expect([first?.type, scene.s.answers, scene.asks]).toEqual(['answer', [], 'disposition']);
  });
});

describe('XD-4.5 the origin', () => {
  test.each([
    ['- - -', 2],
    ['- - 0', 2],
    ['- 0 0', 2],
    ['0 0 0', 3],
    ['+ + +', 6],
  ])('R10 a roll of %s gives %i links', (dice, links) => {
    const scene = given({ next: ['origin'], dice });
    expect(scene.s.systems).toHaveLength(links + 1);
    expect(scene.heard()).toContainEqual(expect.objectContaining({ type: 'origin', links }));
    expect(scene.s.scans).toBe(1);
  });

  test('CT-16 what was charted are the first two systems, scanned without an assist', () => {
    const scene = given({
      next: ['origin'],
      dice: '0 0 0 + 0 0 - 0 0',
      change: (s) => Object.assign(s, { perks: ['charted'], bearing: 12 }),
    });
    expect(scene.s.systems.map(({ reward }) => reward)).toEqual([0, 1, -1, undefined]);
    expect(scene.heard().flatMap((event) => (event.type === 'scanned' ? [event.aimed] : []))).toEqual([0, 0]);
  });
});

describe('XD-4.3 dossiers', () => {
  test('XD-4.3 an agenda, then two institutional secrets, then a personal one, all of the own book', () => {
    const scene = dossier();
    const types = () => [...new Set(scene.legal('church').map(({ type }) => type))];
    const order: string[][] = [];
    for (let i = 0; i < 4; i++) {
      order.push(types());
      const [first] = scene.legal('church');
      if (first !== undefined) scene.when('church', first);
    }
    expect(order).toEqual([['returnAgenda'], ['institutional'], ['institutional'], ['personal']]);
    expect(scene.play.awaited()).not.toContain(scene.house('church').seat);
  });

  test('XD-4.3 not out of turn, not of another book, not the same twice', () => {
    const scene = dossier();
    const own = { type: 'institutional', secret: 'iron-is-theatre' } as const;
    expect(scene.forbids('church', own)).toBe('XD-4.3');
    expect(scene.forbids('church', { type: 'personal', secret: 'prelate-dice' })).toBe('XD-4.3');
    const foreign = scene.house('government').agendas[0];
    if (foreign !== undefined)
      expect(scene.forbids('church', { type: 'returnAgenda', agenda: foreign })).toBe('XD-4.3');
    const [agenda] = scene.legal('church');
    if (agenda !== undefined) scene.when('church', agenda);
    if (agenda !== undefined) expect(scene.forbids('church', agenda)).toBe('XD-4.3');
    expect(scene.forbids('church', { type: 'institutional', secret: 'stuffed-ballots' })).toBe('XD-4.3');
    scene.when('church', own);
    expect(scene.forbids('church', own)).toBe('XD-4.3');
    scene.when('church', { type: 'institutional', secret: 'confession-files' });
    expect(scene.forbids('church', { type: 'personal', secret: 'governor-bottle' })).toBe('XD-19.4');
  });

  test('XD-4.6, XD-4.7 with questions or without, everyone is dealt three agendas of its own', () => {
    const dealt = (fleetQuestions: boolean): Scene =>
      given({ options: { fleetQuestions }, next: ['dossiers'] });
    const coming = (scene: Scene) => scene.s.stack.map(({ step }) => step).reverse();
    expect(coming(dealt(true)).slice(0, 5)).toEqual([
      'dossier',
      'questions',
      'countAnswers',
      'origin',
      'cycle',
    ]);
    expect(coming(dealt(false)).slice(0, 3)).toEqual(['dossier', 'origin', 'cycle']);
    const { s } = dealt(true);
    expect(s.houses.map(({ agendas }) => new Set(agendas).size)).toEqual([3, 3, 3]);
    expect(s.houses.map(({ leader }) => leader.role)).toEqual([-1, -1, -1]);
    // One of three, drawn: the second.
    expect(s.burden).toBe('government');
  });
});
