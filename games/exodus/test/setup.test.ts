/** XD-3, XD-4, XD-19, XD-20, XD-22 factions, setup, leaders, options. */
import { describe, expect, test } from 'vitest';
import { Match } from '#engine';
import { AGENDA_IDS, AGENDAS } from '../content/agendas.ts';
import { FACTION } from '../content/factions.ts';
import { exodus } from '../index.ts';
import { houseOf } from '../rules/houses.ts';
import { legalOrders } from '../rules/legalSlips.ts';
import { guardedValue, parOf } from '../rules/score.ts';
import { factionsFor } from '../setup.ts';
import type { State } from '../state.ts';
import { given } from './scene.ts';

const random = { kind: 'fast', seed: 'setup' } as const;
const begin = (seats: number, options = {}) => {
  const begun = Match.start(exodus, { seats, options, random });
  return begun.ok ? begun.match : undefined;
};

describe('XD-3 factions', () => {
  test('XD-3.1, XD-3.2 the Keepers always sit down; the default sets', () => {
    expect(factionsFor(3, [])).toEqual(['church', 'government', 'military']);
    expect(factionsFor(5, [])).toEqual(['church', 'government', 'military', 'network', 'underworld']);
    expect(factionsFor(8, [])).toHaveLength(8);
    expect(factionsFor(4, ['security'])).toEqual(['church', 'government', 'military', 'security']);
  });

  test('XD-22.2 the wrong number of further factions is refused, in words', () => {
    const begun = Match.start(exodus, {
      seats: 4,
      options: { secondaries: ['network', 'security'] },
      random,
    });
    expect(!begun.ok && begun.refusal.message).toMatch(/^Choose 1 further faction for 4 seats, not 2/);
    expect(begin(7, { unheldResearchers: true })).toBeUndefined();
  });

  test('XD-3.4 guarded values and par', () => {
    const { s } = given({ seats: 8, next: [], traits: { treachery: 3, edge: 4 } });
    expect(guardedValue(s, 'network')).toBe(9);
    expect(guardedValue(s, 'security')).toBe(8);
    expect(guardedValue(s, 'opposition')).toBe(5);
    expect(guardedValue(s, 'underworld')).toBe(2);
    const { par } = FACTION.military;
    expect([parOf(s, 'military'), parOf(given({ next: [] }).s, 'military')]).toEqual([par[5], par[0]]);
  });

  test('XD-3.5, R63 unheld Researchers are written for and issue six orders at most', () => {
    const scene = given({ next: ['openIsolation', 'isolation'], options: { unheldResearchers: true } });
    expect(scene.s.asked).toEqual(['church', 'government', 'military', 'researchers']);
    expect(legalOrders(scene.s, 'researchers')).toEqual([
      'res-research',
      'res-blood-trial',
      'res-reclamation',
      'res-medicine',
      'res-plot',
      'rest',
    ]);
  });

  test('XD-3.5 unheld Researchers who can heal one sickness heal the first in faction order', () => {
    const scene = given({
      next: [{ step: 'publicOrder', faction: 'researchers' }],
      options: { unheldResearchers: true },
      traits: { women: 8, edge: 7 },
      orders: { researchers: 'res-medicine' },
      change: (s) => {
        for (const keeper of ['government', 'military'] as const)
          houseOf(s, keeper).mandates.push({ kind: 'quarantine', since: 0 });
      },
    });
    expect(scene.house('government').mandates).toEqual([]);
    expect(scene.house('military').mandates).toHaveLength(1);
    expect(scene.asks).toBe('disposition');
  });
});

describe('XD-4 setup', () => {
  test('XD-4.3 the dossier: three agendas, one returned; two secrets; one personal secret', () => {
    const match = begin(3);
    if (match === undefined) throw new Error('the table starts');
    const view = match.view(0);
    expect(view.own?.agendas).toHaveLength(3);
    expect(match.decisions().map(({ prompt }) => prompt)).toEqual(['dossier', 'dossier', 'dossier']);
    const agenda = view.own?.agendas[0]?.id;
    match.act(0, { type: 'returnAgenda', agenda });
    expect(match.decisions()[0]?.actions).toHaveLength(6);
  });

  test('XD-4.3, R51 exclusive secrets are not chosen together', () => {
    const scene = given({
      next: ['dossier'],
      change: (s) => {
        s.secrets = [];
        for (const house of s.houses) house.kept = false;
      },
    });
    scene.when('church', { type: 'returnAgenda', agenda: 'full-pews' });
    scene.when('church', { type: 'institutional', secret: 'iron-is-theatre' });
    expect(scene.forbids('church', { type: 'institutional', secret: 'faith-is-theatre' })).toBe('XD-4.3');
  });

  test('XD-4.1 a draft: one faction after the other, the last one by itself', () => {
    const match = begin(3, { assign: 'draft' });
    if (match === undefined) throw new Error('the table starts');
    for (let i = 0; i < 2; i++) {
      const [decision] = match.decisions();
      match.act(decision?.seat ?? 0, decision?.actions[0]);
    }
    expect(match.state.houses.map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
    expect(match.decisions()[0]?.prompt).toBe('dossier');
  });

  test('XD-4.4, R56 an answer of more than half of the seats takes effect', () => {
    const scene = given({ next: ['questions', 'countAnswers'] });
    const votes = [
      ['bounders', 'network-alarm'],
      ['knowledge', 'sealed'],
      ['heading', 'a-direction'],
      ['earth', 'none'],
    ] as const;
    for (const [question, answer] of votes) {
      for (const faction of ['church', 'government'] as const)
        scene.when(faction, { type: 'answer', question, answer });
      scene.when('military', { type: 'answer', question, answer: 'none' });
    }
    expect(scene.s.answers).toEqual(['network-alarm', 'sealed', 'a-direction']);
    expect([scene.s.bearing, scene.s.perks]).toEqual([1, ['network-alarm', 'sealed']]);
  });

  test('XD-22.3 journeys set Bearing and reach', () => {
    const begun = (journey: string) => begin(3, { journey })?.state;
    expect([begun('short')?.bearing, begun('short')?.options.reach]).toEqual([4, 3]);
    expect([begun('long')?.bearing, begun('long')?.options.reach]).toEqual([0, 7]);
    expect(begin(3, { reach: 2 })?.state.options.reach).toBe(2);
  });
});

describe('XD-19, XD-20 leaders', () => {
  test('XD-19.3 an Elder who leads cannot become Pontifex', () => {
    const elder = (role: number) =>
      given({
        next: [],
        change: (s: State) =>
          Object.assign(houseOf(s, 'church'), { leader: { ...houseOf(s, 'church').leader, role } }),
      }).s;
    expect(legalOrders(elder(0), 'church')).not.toContain('church-coronation');
    expect(legalOrders(elder(1), 'church')).toContain('church-coronation');
  });

  test('XD-19.6 retirement once per match, never the Network', () => {
    const scene = given({
      seats: 4,
      next: ['openIsolation', 'isolation'],
      change: (s) => (houseOf(s, 'church').retired = true),
    });
    expect(scene.forbids('church', { type: 'leader', how: 'retire' })).toBe('XD-19.6');
    expect(scene.forbids('network', { type: 'leader', how: 'retire' })).toBe('XD-19.6');
    expect(scene.offers('military', { type: 'leader', how: 'retire' })).toBe(true);
  });

  test('XD-20.2 a fresh mark can be declined only with the option', () => {
    const marked = (fudge: boolean) =>
      given({
        options: { fudge },
        next: ['openIsolation', 'isolation'],
        change: (s) => (houseOf(s, 'church').marked = 1),
      });
    expect(marked(true).offers('church', { type: 'leader', how: 'fudge' })).toBe(true);
    expect(marked(false).forbids('church', { type: 'leader', how: 'fudge' })).toBe('XD-20.2');
  });

  test('XD-20.3 only the seat sees its mark', () => {
    const { s } = given({ next: [], change: (state) => (houseOf(state, 'church').marked = 1) });
    expect(exodus.view(s, 0).own?.marked).toBe(true);
    expect(JSON.stringify(exodus.view(s, 1))).not.toContain('"marked":true');
  });
});

describe('hidden information', () => {
  test('others see that there are secrets, not which', () => {
    const { s } = given({ next: [] });
    const seen = exodus.view(s, 1).secrets.filter(({ owner }) => owner === 'church');
    expect(seen).toHaveLength(3);
    expect(seen.every(({ id }) => id === undefined)).toBe(true);
    expect(exodus.view(s, 0).secrets.filter(({ id }) => id !== undefined)).toHaveLength(3);
  });
});

describe('CT-15 agendas', () => {
  test('every agenda has a condition that the words name', () => {
    for (const id of AGENDA_IDS) expect(AGENDAS[id].when.length).toBeGreaterThan(0);
  });
});
