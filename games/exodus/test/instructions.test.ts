/** XD-22.4 How long decisions should take, and what can be settled in advance. */
import { describe, expect, test } from 'vitest';
import { fieldsProblem } from '#engine';
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import type { ExodusFrame } from '../frame.ts';
import { exodus } from '../index.ts';
import { advance, type Instructions } from '../rules/instructions.ts';
import { pace } from '../rules/pace.ts';
import { type Given, given, plant, type Scene } from './scene.ts';
import { debate, E1, openedBy, written } from './slips.ts';

const asked = (next: Given['next'], more: Omit<Given, 'next'> = {}) => given({ ...more, next });
const hunted = { size: 2, lead: 3, began: 2, betrayed: false };

describe('XD-22.4 times', () => {
  test.each<[ExodusFrame['step'] | ExodusFrame, number]>([
    ['questions', 60],
    ['isolation', 300],
    [{ step: 'poll', phase: 'resolve' }, 60],
    [{ step: 'poll', phase: 'landfall' }, 60],
    ['covert', 90],
    ['disposition', 60],
    ['course', 90],
    ['landfall', 120],
    ['election', 45],
    [{ step: 'loss', faction: 'military', losses: ['might', 'supply'], cause: 'battle' }, 45],
    [{ step: 'office', faction: 'church' }, 45],
  ])('XD-22.4 %j', (frame, seconds) => {
    expect(pace(asked([frame]).s)).toEqual({ seconds });
  });

  test('XD-22.4 a dossier has five minutes, a strain 45 seconds', () => {
    const dossier = asked(['dossier'], {
      change: (s) => {
        s.secrets = [];
        for (const house of s.houses) house.kept = false;
      },
    });
    expect(pace(dossier.s)?.seconds).toBe(300);
    const strain = asked(['bear'], { change: (s) => Object.assign(s, { strains: 1, burden: 'church' }) });
    expect(pace(strain.s)).toEqual({ seconds: 45 });
  });

  test('XD-22.4 a scene has five minutes as a whole, and the next one five of its own', () => {
    const scene = openedBy('government', written(E1));
    const opened = pace(scene.s);
    expect(opened?.seconds).toBe(300);
    expect(opened?.span).toBeDefined();
    scene.when('government', { type: 'issue', faction: 'government' });
    expect(pace(scene.s)).toEqual(opened);
    scene.when('government', { type: 'withdraw' });
    expect(pace(scene.s)).toEqual({ seconds: 60 });
    openedBy('government', scene);
    expect(pace(scene.s)?.seconds).toBe(300);
    expect(pace(scene.s)?.span).not.toBe(opened?.span);
  });

  test('XD-22.1 brisk is suggested for matches over days, and only it', () => {
    expect(exodus.slow).toEqual({ brisk: true });
    expect(exodus.options.brisk).toEqual({ kind: 'flag', default: false });
  });
});

const settled = (scene: Scene, faction: FactionId, told: Instructions): ExodusAction | undefined => {
  expect(fieldsProblem({ ...told }, advance.fields)).toBeUndefined();
  return advance.answer(scene.s, scene.house(faction).seat, scene.legal(faction), { ...told });
};

describe('XD-22.4 standing instructions', () => {
  test('XD-22.5 polls are accepted up to the cycle that was named, in every phase', () => {
    expect(settled(written(E1), 'church', { accept: 1 })).toEqual({ type: 'accept' });
    expect(settled(written(E1), 'church', { accept: 0 })).toBeUndefined();
    expect(settled(written(E1), 'church', {})).toBeUndefined();
    const late = written(E1, { change: (s) => (s.cycle = 4) });
    expect(settled(late, 'church', { accept: 3 })).toBeUndefined();
    expect(settled(asked([{ step: 'poll', phase: 'disposition' }]), 'church', { accept: 1 })).toEqual({
      type: 'accept',
    });
  });

  test('XD-22.4 a strain goes by the ranking, as far as it can be borne so', () => {
    const strain = (renown: number) =>
      asked(['bear'], {
        seats: 4,
        change: (s) => {
          Object.assign(s, { strains: 1, burden: 'network' });
          for (const house of s.houses) if (house.faction === 'network') house.renown = renown;
        },
      });
    const told: Instructions = { strain: ['spare', 'sacrifice', 'treachery'] };
    expect(settled(strain(0), 'network', told)).toEqual({ type: 'bear', by: 'sacrifice' });
    expect(settled(strain(-5), 'network', told)).toEqual({ type: 'bear', by: 'treachery' });
    expect(settled(strain(-5), 'network', { strain: ['sacrifice'] })).toBeUndefined();
  });

  test('XD-22.4 a default disposition, where it can be voted for; a pledged vote of another was not settled', () => {
    const told: Instructions = { disposition: { choice: 'attack', until: 9 } };
    expect(settled(asked(['disposition']), 'church', told)).toBeUndefined();
    const fire = asked(['disposition'], { change: (s) => (s.force = hunted) });
    expect(settled(fire, 'church', told)).toEqual({ type: 'ballot', for: 'church', stake: 'attack' });
    expect(settled(fire, 'church', { disposition: { choice: 'attack', until: 0 } })).toBeUndefined();
    const pledged = asked(['disposition'], {
      change: (s) => s.pledges.push({ kind: 'disposition', by: 'church', to: 'military' }),
    });
    const leave: Instructions = { disposition: { choice: 'leave', until: 9 } };
    expect(settled(pledged, 'military', leave)).toBeUndefined();
    pledged.when('military', { type: 'ballot', for: 'church', stake: 'stay' });
    expect(settled(pledged, 'military', leave)).toEqual({ type: 'ballot', for: 'military', stake: 'leave' });
  });

  test('XD-22.4 slips are written one after the other; what is not legal is no opinion, and a mark is not answered', () => {
    const told: Instructions = {
      slips: { orders: { church: 'church-tend', government: 'church-tend' }, until: 1 },
    };
    const scene = asked(['openIsolation', 'isolation']);
    expect(settled(scene, 'church', told)).toEqual({ type: 'leader', how: 'stay' });
    scene.when('church', { type: 'leader', how: 'stay' });
    expect(settled(scene, 'church', told)).toEqual({ type: 'intent', for: 'church', intent: 'church-tend' });
    scene.when('church', { type: 'intent', for: 'church', intent: 'church-tend' });
    expect(settled(scene, 'church', told)).toEqual({ type: 'intent', for: 'government', intent: 'none' });
    scene.when('church', { type: 'intent', for: 'government', intent: 'none' });
    expect(settled(scene, 'church', told)).toEqual({ type: 'intent', for: 'military', intent: 'none' });
    expect(settled(scene, 'military', { slips: { orders: {}, until: 0 } })).toBeUndefined();
    const marked = asked(['openIsolation', 'isolation'], {
      change: (s) => Object.assign(s.houses[0] ?? {}, { marked: 1 }),
    });
    expect(settled(marked, 'church', told)).toBeUndefined();
  });

  test('XD-22.4 no covert order, also for who could foresee', () => {
    expect(settled(asked(['covert']), 'church', { noCovert: 1 })).toEqual({ type: 'covert', order: 'none' });
    expect(settled(asked(['covert']), 'church', { noCovert: 0 })).toBeUndefined();
  });

  test('XD-22.4 losses go by the ranking', () => {
    const loss = asked([{ step: 'loss', faction: 'military', losses: ['supply', 'might'], cause: 'battle' }]);
    expect(settled(loss, 'military', { losses: ['faith', 'might', 'supply'] })).toEqual({
      type: 'lose',
      loss: 'might',
    });
    expect(settled(loss, 'military', { losses: ['faith'] })).toBeUndefined();
  });

  test('XD-22.4 (D31) a stored yes uses an advantage, a stored no lets it pass, nothing stored waits', () => {
    const jump = asked([{ step: 'jump', to: 1, hurried: false }], {
      change: (s) => plant(s, 'church', 'faith-is-theatre'),
    });
    expect(settled(jump, 'church', { once: { steady: true } })).toEqual({ type: 'use', once: 'steady' });
    expect(settled(jump, 'church', { once: { steady: false } })).toEqual({ type: 'pass' });
    expect(settled(jump, 'church', { once: { lull: true } })).toBeUndefined();
    expect(settled(jump, 'church', { once: {} })).toBeUndefined();
  });

  test('XD-22.4 (D31) what needs a target is left to the person; a no is enough', () => {
    const silenced = written(E1, {
      change: (s) => {
        plant(s, 'government', 'stuffed-ballots');
        for (const house of s.houses) if (house.faction === 'government') house.silentIn = s.cycle;
      },
    });
    expect(settled(silenced, 'government', { once: { favour: true } })).toBeUndefined();
    expect(settled(silenced, 'government', { once: { favour: false } })).toEqual({ type: 'pass' });
  });

  test('XD-22.4 (D31) a stored yes to a second roll is for failures', () => {
    const rolled = (result: number) =>
      asked([{ step: 'reroll', faction: 'researchers', result, net: 0 }], {
        seats: 7,
        orders: { researchers: 'res-research' },
        change: (s) => plant(s, 'researchers', 'live-culture'),
      });
    expect(settled(rolled(-1), 'researchers', { once: { reroll: true } })).toEqual({ type: 'reroll' });
    expect(settled(rolled(0), 'researchers', { once: { reroll: true } })).toEqual({ type: 'letStand' });
    expect(settled(rolled(-1), 'researchers', { once: { reroll: false } })).toEqual({ type: 'letStand' });
    expect(settled(rolled(-1), 'researchers', {})).toBeUndefined();
  });

  test('XD-22.4 nobody bargains in their sleep: scenes, courses and landfalls wait', () => {
    const all: Instructions = {
      ...{ accept: 80, noCovert: 80, disposition: { choice: 'stay', until: 80 } },
      ...{ strain: ['edge'], losses: ['supply'], once: { steady: true } },
    };
    const talk = debate(written(E1), {
      ...{ by: 'government', about: 'government', to: 'church', demand: 'gov-adjudicate' },
    });
    expect(settled(talk, 'church', all)).toBeUndefined();
    expect(settled(asked(['course']), 'church', all)).toBeUndefined();
    expect(settled(asked(['landfall']), 'church', all)).toBeUndefined();
  });

  test.each<[object, string]>([
    [{ accept: 81 }, 'accept'],
    [{ accept: 'always' }, 'accept'],
    [{ strain: ['women'] }, 'strain[0]'],
    [{ disposition: { choice: 'flee', until: 3 } }, 'disposition.choice'],
    [{ disposition: { choice: 'stay' } }, 'disposition.until'],
    [{ slips: { orders: { church: 'pray' }, until: 3 } }, 'slips.orders.church'],
    [{ once: { steady: 'yes' } }, 'once.steady'],
    [{ bribe: true }, 'bribe'],
  ])('XD-22.4 what cannot be settled is refused: %j', (told, field) => {
    expect(fieldsProblem({ ...told }, advance.fields)?.field).toBe(field);
  });
});
