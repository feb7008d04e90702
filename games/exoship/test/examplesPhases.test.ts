/** Worked examples on ageing, events, suspicion and hard mode. */
import { describe, expect, test } from 'vitest';
import { CHANGE_COURSE, END, given, use } from './scene.ts';

describe('XS-3 move phase', () => {
  test('6 (XS-3.2) two elders die: the first young founder to arrive has the affiliation of rank 1', () => {
    const scene = given({
      elder: '+tutor navigator',
      midlife: 'steward fixer',
      young: 'ghost saboteur',
      undealt: '',
      known: 'physician diplomat signaler',
      phase: 'move',
    });
    expect(scene.column('young')).toBe('+physician diplomat');
    expect(scene.column('midlife')).toBe('ghost saboteur');
    expect(scene.column('elder')).toBe('steward fixer');
    expect(scene.known.slice(-2)).toEqual(['tutor', 'navigator']);
  });

  test('16 (XS-R2) with one card left the dead go under, and the first of them is born again', () => {
    const scene = given({
      elder: '+tutor navigator',
      midlife: 'steward fixer quartermaster signaler',
      young: 'ghost saboteur recruiter diplomat',
      undealt: 'physician',
      timeline: ['loyalty-oath'],
      phase: 'move',
    });
    expect(scene.column('young')).toBe('+physician tutor');
    expect(scene.known).toEqual(['navigator']);
  });
});

describe('XS-4 event phase', () => {
  test('XS-4.1 the card at La Oruga’s step is followed, and no other', () => {
    const board = { elder: 'tutor', midlife: 'steward', young: '+ghost', phase: 'event' } as const;
    const timeline = ['crew-rotation', 'blackout'] as const;
    expect(given({ ...board, timeline, step: 2 }).s.actionsLeft).toBe(1);
    expect(given({ ...board, timeline, step: 1 }).s.actionsLeft).toBe(2);
  });

  test('10 (Blackout, XS-4.2) one action, no suspicion phase, but its mark still discards', () => {
    const scene = given({
      elder: 'tutor navigator',
      midlife: '+steward +fixer',
      young: '+ghost saboteur',
      step: 1,
      timeline: ['blackout'],
      phase: 'event',
    });
    expect(scene.column('young')).toBe('saboteur');
    expect(scene.s.actionsLeft).toBe(1);
    scene.when(END);
    expect(scene.events).toContainEqual({ type: 'suspicionSkipped' });
    expect(scene.events.some(({ type }) => type === 'suspicion')).toBe(false);
  });

  test('11 (Quiet Years) three actions', () => {
    const scene = given({
      elder: '+recruiter navigator',
      midlife: 'steward fixer',
      young: 'ghost saboteur',
      step: 1,
      timeline: ['quiet-years'],
      phase: 'event',
    });
    expect(scene.s.actionsLeft).toBe(3);
    const there = use('recruiter', { to: 'young' });
    scene.when(there, use('recruiter', { to: 'elder' }), there);
    expect(scene.legal).toEqual([END]);
  });

  test('12 (Crew Rotation, XS-1.3, XS-4.2) a Rift founder is replaced by a Rift one, then the mark discards it', () => {
    const scene = given({
      elder: '+recruiter navigator',
      midlife: '+steward fixer',
      young: 'ghost saboteur',
      undealt: '',
      known: 'physician diplomat signaler',
      step: 1,
      timeline: ['crew-rotation'],
      phase: 'event',
    });
    expect(scene.events).toContainEqual({
      type: 'replaced',
      founder: 'steward',
      newcomer: 'diplomat',
      side: 'rift',
      cause: 'crewRotation',
    });
    expect(scene.grid).toEqual({
      elder: '+physician navigator',
      midlife: 'fixer',
      young: 'signaler saboteur',
    });
    expect(scene.known.slice(-4)).toEqual(['recruiter', 'steward', 'ghost', 'diplomat']);
  });

  test('24 (Loyalty Oath) with exactly four Rift and none young it looks to mid-life, then to the elders', () => {
    const toMidlife = given({
      elder: 'tutor +navigator +quartermaster',
      midlife: '+steward +fixer',
      young: 'ghost saboteur',
      step: 1,
      timeline: ['loyalty-oath'],
      phase: 'event',
    });
    expect(toMidlife.events).toContainEqual({ type: 'turnedBack', founder: 'fixer' });

    const toElders = given({
      elder: 'tutor +navigator +quartermaster +steward +fixer',
      midlife: 'signaler',
      young: 'ghost saboteur',
      step: 1,
      timeline: ['loyalty-oath'],
      phase: 'event',
    });
    expect(toElders.events).toContainEqual({ type: 'turnedBack', founder: 'fixer' });
  });

  test('24 (Loyalty Oath) with three Rift nobody turns back', () => {
    const scene = given({
      elder: 'tutor +navigator +quartermaster',
      midlife: 'steward +fixer',
      young: 'ghost saboteur',
      step: 1,
      timeline: ['loyalty-oath'],
      phase: 'event',
    });
    expect(scene.events).toContainEqual({ type: 'eventIdle', card: 'loyalty-oath' });
  });

  test('25 (Purge Drill) the drill and the normal suspicion phase both happen in the same turn', () => {
    const scene = given({
      elder: 'tutor navigator',
      midlife: '+steward fixer',
      young: '+recruiter saboteur',
      step: 1,
      timeline: ['purge-drill'],
      phase: 'event',
    });
    expect(scene.events).toContainEqual({
      type: 'discarded',
      founder: 'steward',
      cause: 'suspicion',
      by: ['tutor'],
    });
    scene.when(END);
    const suspicions = scene.events.filter((event) => event.type === 'suspicion');
    expect(suspicions).toEqual([
      { type: 'suspicion', exposed: 1, drill: true },
      { type: 'suspicion', exposed: 0, drill: false },
    ]);
  });
});

describe('XS-6 suspicion phase', () => {
  test('7 (XS-6.1) a Directorate arrow discards the Rift founder it hits', () => {
    const scene = given({
      elder: 'tutor navigator',
      midlife: '+steward fixer',
      young: 'quartermaster saboteur',
    });
    scene.when(END);
    expect(scene.events).toContainEqual({
      type: 'discarded',
      founder: 'steward',
      cause: 'suspicion',
      by: ['tutor'],
    });
  });

  test('7 (ghost, XS-R12) the Ghost stays', () => {
    const scene = given({
      elder: 'tutor navigator',
      midlife: '+ghost fixer',
      young: 'quartermaster saboteur',
      timeline: ['quiet-years'],
    });
    scene.when(END);
    expect(scene.events).toContainEqual({ type: 'suspicion', exposed: 0, drill: false });
    expect(scene.column('elder')).toBe('+ghost fixer');
  });

  test('8 (XS-R5) whoever shifts into another arrow’s target stays this turn', () => {
    // The tutor exposes the steward at rank 1; the recruiter, shifting up from rank 2, comes to stand in the same arrow.
    const scene = given({
      elder: 'tutor navigator',
      midlife: '+steward +recruiter',
      young: 'quartermaster physician',
      timeline: ['quiet-years'],
    });
    scene.when(END);
    const discarded = scene.events.filter((event) => event.type === 'discarded');
    expect(discarded).toEqual([{ type: 'discarded', founder: 'steward', cause: 'suspicion', by: ['tutor'] }]);
  });

  test('9 (saboteur) blinding the only arrow that points at a Rift founder saves them', () => {
    const scene = given({
      elder: 'tutor navigator',
      midlife: '+steward fixer',
      young: 'quartermaster +saboteur',
      actionsLeft: 1,
    });
    scene.when(use('saboteur', { target: 'tutor' }), END);
    expect(scene.events).toContainEqual({ type: 'suspicion', exposed: 0, drill: false });
  });
});

describe('XS-8 hard mode', () => {
  const threeInRank1 = { elder: '+tutor navigator', midlife: '+steward fixer', young: 'ghost saboteur' };

  test('14 (XS-8.2) three Rift in rank 1 turn the ship; the course can be changed in the same phase', () => {
    const scene = given({ ...threeInRank1, midlife: '+signaler fixer', hard: true });
    expect(scene.forbids(CHANGE_COURSE)).toBe('XS-8.1');
    scene.when(use('signaler', { target: 'ghost' }));
    expect(scene.s.ship).toBe('ring');
    scene.when(CHANGE_COURSE);
    expect(scene.s.destination).toBe('axios');
  });

  test('15 (XS-8.2) the line may come about during the event phase and counts', () => {
    const scene = given({
      elder: 'tutor',
      midlife: '+navigator +steward',
      young: 'ghost +saboteur fixer',
      step: 1,
      hard: true,
      timeline: ['promotion-board'],
      phase: 'event',
    });
    // The navigator moved to rank 2 of the elders; the steward moved up to rank 1: no line yet.
    expect(scene.s.ship).toBe('cruise');
    const line = given({
      elder: 'tutor',
      midlife: '+navigator +steward +recruiter',
      young: 'ghost +saboteur',
      step: 1,
      hard: true,
      timeline: ['promotion-board'],
      phase: 'event',
    });
    expect(line.s.ship).toBe('ring');
    expect(line.events).toContainEqual({ type: 'ringDeployed' });
  });

  test('XS-8.2 three Rift in one column turn the ship, and it stays turned', () => {
    const scene = given({
      elder: 'navigator',
      midlife: '+steward +fixer quartermaster',
      young: '+recruiter ghost',
      hard: true,
    });
    expect(scene.s.ship).toBe('cruise');
    scene.when(use('recruiter', { to: 'midlife' }));
    expect(scene.s.ship).toBe('ring');
    scene.when(use('recruiter', { to: 'young' }));
    expect(scene.s.ship).toBe('ring');
  });
});
