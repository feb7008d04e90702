/** CT-15 every agenda on both sides of its line, XD-21 every part of a standing, and the ties. */
import { describe, expect, test } from 'vitest';
import { AGENDA_IDS, AGENDAS, type AgendaId } from '../content/agendas.ts';
import type { Deed } from '../content/deeds.ts';
import { FACTIONS, type FactionId, type Trait } from '../content/factions.ts';
import { houseOf } from '../rules/houses.ts';
import { finish, guardedValue, isMet, parOf, points, resultValue, standing } from '../rules/score.ts';
import type { State } from '../state.ts';
import { addSecret, given, mark, plant } from './scene.ts';

type Change = (s: State) => void;
const trait =
  (name: Trait, value: number): Change =>
  (s) =>
    (s.traits[name] = value);
const deed =
  (faction: FactionId, name: Deed, times: number): Change =>
  (s) =>
    (houseOf(s, faction).deeds[name] = times);
const office =
  (...factions: readonly FactionId[]): Change =>
  (s) => {
    for (const faction of factions) houseOf(s, faction).office = true;
  };
const all =
  (...changes: readonly Change[]): Change =>
  (s) => {
    for (const change of changes) change(s);
  };
const discoveries =
  (count: number, open: boolean): Change =>
  (s) => {
    for (const id of ['violet-assay', 'squid-dialect'].slice(0, count))
      addSecret(s, 'researchers', id as 'violet-assay').public = open;
    for (const layer of s.deck)
      layer.cards = layer.cards.filter((card) => !s.secrets.some(({ id }) => id === card));
  };
const learnt =
  (count: number): Change =>
  (s) => {
    for (const secret of s.secrets.filter(({ owner }) => owner === 'church').slice(0, count))
      secret.knowers = [{ faction: 'network', aware: [] }];
  };

const EIGHT = { seats: 8, options: { secondaries: FACTIONS.slice(3) } } as const;
const judged = (id: AgendaId, change: Change): boolean => {
  const { s } = given({ ...EIGHT, next: [], change });
  return isMet(s, houseOf(s, AGENDAS[id].faction), id);
};

const AT_LEAST: readonly [AgendaId, Trait, number][] = [
  ['full-pews', 'faith', 11],
  ['rule-of-law', 'justice', 11],
  ['full-larder', 'supply', 9],
  ['no-child-lost', 'women', 10],
  ['bristling', 'might', 10],
  ['nobody-left-behind', 'women', 10],
  ['healers', 'women', 10],
];
const AT_MOST: readonly [AgendaId, Trait, number][] = [
  ['spotless-decks', 'treachery', 3],
  ['civil-peace', 'edge', 2],
  ['clean-logs', 'treachery', 2],
  ['quiet-channels', 'edge', 3],
  ['hungry-times', 'supply', 6],
  ['quiet-decks', 'edge', 2],
  ['discredit', 'justice', 6],
];
const DONE: readonly [AgendaId, Deed, number][] = [
  ['chains-on-show', 'parades', 2],
  ['the-long-hunt', 'huntsLowered', 4],
  ['old-debts', 'greatForces', 2],
  ['martial-order', 'suppressions', 3],
  ['drill-and-watch', 'drills', 4],
  ['the-trials', 'trialsLowered', 4],
  ['home-by-numbers', 'plots', 3],
  ['patron', 'vaults', 2],
  ['case-closed', 'stingsLowered', 4],
  ['will-of-the-people', 'electionsLost', 1],
  ['soup-for-all', 'kitchens', 4],
  ['never-silent', 'scenes', 4],
];
const HELD: readonly [AgendaId, FactionId][] = [
  ['directors-chair', 'researchers'],
  ['crowned', 'underworld'],
  ['marshals-star', 'security'],
  ['acclaimed', 'opposition'],
];
const ODD: readonly [AgendaId, met: Change, missed: Change][] = [
  ['throne-of-zabulon', office('church'), office('church', 'government')],
  ['throne-of-zabulon', office('church'), () => undefined],
  ['unbroken-ritual', (s) => (s.jumps = 8), (s) => (s.jumps = 7)],
  ['unbroken-ritual', (s) => (s.jumps = 9), (s) => Object.assign(s, { jumps: 9, jumpsFailed: 1 })],
  ['renewed-mandate', deed('government', 'elections', 1), () => undefined],
  [
    'renewed-mandate',
    deed('government', 'elections', 2),
    all(deed('government', 'elections', 2), deed('government', 'electionsLost', 1)),
  ],
  ['father-of-the-colony', office('government'), () => undefined],
  [
    'father-of-the-colony',
    office('government'),
    all(office('government'), deed('government', 'electionsLost', 1)),
  ],
  [
    'father-of-the-colony',
    office('government'),
    all(office('government'), (s) => {
      const house = houseOf(s, 'government');
      house.leader = { ...house.leader, role: 0 };
    }),
  ],
  ['first-soldier', office('military'), office('military', 'government')],
  [
    'first-soldier',
    all(office('military', 'government'), (s) => (s.regime = 'military')),
    all(office('military', 'government'), (s) => (s.regime = 'church')),
  ],
  ['first-soldier', office('military'), () => undefined],
  ['all-ears', learnt(2), learnt(1)],
  ['cartographer', (s) => (s.scans = 20), (s) => (s.scans = 19)],
  [
    'ghost',
    office('network'),
    all(office('network'), (s) => {
      for (const secret of s.secrets) if (secret.owner === 'network') secret.public = true;
    }),
  ],
  ['ghost', office('network'), () => undefined],
  ['hands-off', deed('network', 'covertOrders', 1), deed('network', 'covertOrders', 2)],
  ['open-publication', discoveries(2, true), discoveries(1, true)],
  ['open-publication', discoveries(2, true), discoveries(2, false)],
  ['sealed-vault', discoveries(2, false), discoveries(1, false)],
  ['sealed-vault', discoveries(2, false), discoveries(2, true)],
  ['fat-vault', (s) => (s.stash = 4), (s) => (s.stash = 3)],
  [
    'everyone-owes',
    (s) => {
      mark(s, 'church', 'underworld');
      mark(s, 'military', 'underworld');
    },
    (s) => {
      mark(s, 'church', 'underworld');
      mark(s, 'church', 'underworld');
    },
  ],
  ['no-names', () => undefined, (s) => plant(s, 'underworld', 'casino-books', 'church')],
  [
    'no-names',
    () => undefined,
    (s) => {
      plant(s, 'underworld', 'casino-books').public = true;
    },
  ],
  ['clean-hands', trait('justice', 9), all(trait('justice', 9), deed('security', 'suppressionsFailed', 1))],
  ['clean-hands', trait('justice', 9), trait('justice', 8)],
  ['bodyguard', trait('treachery', 4), trait('treachery', 5)],
  ['bodyguard', trait('treachery', 4), (s) => (s.killed = 1)],
  ['balance', all(trait('justice', 7), trait('might', 8)), all(trait('justice', 7), trait('might', 9))],
  ['balance', all(trait('justice', 8), trait('might', 7)), all(trait('justice', 9), trait('might', 7))],
  ['loyal-opposition', all(trait('supply', 8), trait('edge', 4)), all(trait('supply', 7), trait('edge', 4))],
  ['loyal-opposition', all(trait('supply', 8), trait('edge', 4)), all(trait('supply', 8), trait('edge', 5))],
];

describe('CT-15 agendas', () => {
  test.each(AT_LEAST)('CT-15 %s: %s at least %i', (id, name, least) => {
    expect([judged(id, trait(name, least)), judged(id, trait(name, least - 1))]).toEqual([true, false]);
  });
  test.each(AT_MOST)('CT-15 %s: %s at most %i', (id, name, most) => {
    expect([judged(id, trait(name, most)), judged(id, trait(name, most + 1))]).toEqual([true, false]);
  });
  test.each(DONE)('CT-15 %s: %s %i times', (id, name, times) => {
    const { faction } = AGENDAS[id];
    expect(judged(id, deed(faction, name, times))).toBe(true);
    expect(judged(id, deed(faction, name, times - 1))).toBe(false);
  });
  test.each(HELD)('CT-15 %s: the office of the %s', (id, faction) => {
    expect([judged(id, office(faction)), judged(id, () => undefined)]).toEqual([true, false]);
  });
  test.each(ODD)('CT-15 %s', (id, met, missed) => {
    expect([judged(id, met), judged(id, missed)]).toEqual([true, false]);
  });
  test('CT-15 all 48 are judged here', () => {
    const seen = new Set([AT_LEAST, AT_MOST, DONE, HELD, ODD].flatMap((rows) => rows.map(([id]) => id)));
    expect(AGENDA_IDS.filter((id) => !seen.has(id))).toEqual([]);
  });
});

describe('XD-21 standing', () => {
  const house = (change: Change, faction: FactionId = 'church') => {
    const { s } = given({
      seats: 4,
      next: [],
      change: (state) => {
        for (const one of state.houses) one.agendas = [];
        change(state);
      },
    });
    return standing(s, houseOf(s, faction));
  };

  test('XD-21.1 the parts: kept secrets 2 each, a leader who hides 1, office 2, regime 2', () => {
    expect(house(() => undefined)).toMatchObject({ secrets: 4, personal: 1, office: 0, regime: 0, known: 0 });
    expect(house((s) => (plant(s, 'church', 'violet-brother').public = true)).secrets).toBe(2);
    expect(house((s) => (plant(s, 'church', 'prelate-dice').public = true)).personal).toBe(0);
    expect(house((s) => (s.secrets = [])).personal).toBe(1);
    expect(house(office('church')).office).toBe(2);
    expect(house((s) => (s.regime = 'church')).regime).toBe(2);
    expect(house((s) => (s.regime = 'military')).regime).toBe(0);
    expect(house((s) => addSecret(s, 'church', 'sleeping-litany')).secrets).toBe(6);
  });

  test('XD-21.1 contained secrets of others count 1 each, at most 3; what is void or public does not', () => {
    const known = (count: number, change: Change = () => undefined) =>
      house((s) => {
        const theirs = s.secrets.filter(({ owner }) => owner !== 'church').slice(0, count);
        for (const secret of theirs) secret.knowers = [{ faction: 'church', aware: [] }];
        change(s);
      }).known;
    expect([known(1), known(3), known(4)]).toEqual([1, 3, 3]);
    const opened = (s: State) => {
      for (const secret of s.secrets) if (secret.owner === 'government') secret.public = true;
    };
    expect(known(3, opened)).toBe(0);
  });

  test('XD-21.1 markers held, less own markers held by others', () => {
    const change: Change = (s) => {
      mark(s, 'military', 'church');
      mark(s, 'military', 'church');
      mark(s, 'church', 'government');
    };
    expect([
      house(change).markers,
      house(change, 'government').markers,
      house(change, 'military').markers,
    ]).toEqual([1, 1, -2]);
  });

  test('XD-21.1, XD-18.7 score[n] for each who knows, while it is contained', () => {
    const beacon =
      (open: boolean): Change =>
      (s) => {
        const secret = addSecret(s, 'military', 'earth-beacon');
        secret.knowers = [{ faction: 'church', aware: [] }];
        secret.public = open;
      };
    expect(house(beacon(false)).advantages).toBe(2);
    expect(house(beacon(false), 'military').advantages).toBe(2);
    expect(house(beacon(true)).advantages).toBe(0);
  });

  test('XD-21.1 agendas met are three points each, and the one returned counts nothing', () => {
    const met: Change = (s) => {
      Object.assign(s.traits, { faith: 12, treachery: 0 });
      houseOf(s, 'church').agendas = ['full-pews', 'chains-on-show', 'spotless-decks'];
    };
    expect(house(met).agendas).toBe(3);
    const both: Change = (s) => {
      met(s);
      houseOf(s, 'church').agendas = ['full-pews', 'spotless-decks', 'chains-on-show'];
    };
    expect(house(both).agendas).toBe(6);
  });

  test('XD-3.4 guarded values', () => {
    const { s } = given({
      ...EIGHT,
      next: [],
      traits: { faith: 4, justice: 5, might: 6, treachery: 3, edge: 7 },
      change: (state) => {
        state.stash = 8;
        discoveries(2, false)(state);
        houseOf(state, 'researchers').progress = 1;
      },
    });
    expect(FACTIONS.map((faction) => guardedValue(s, faction))).toEqual([4, 5, 6, 9, 7, 8, 5, 7]);
    expect(points(s)).toEqual(s.houses.map((one) => standing(s, one).total));
    expect(standing(s, houseOf(s, 'church')).guard).toBe(4 - parOf(s, 'church'));
  });

  test('XD-21.3 the worth of places', () => {
    expect([1, 2, 3].map((place) => resultValue(3, place))).toEqual([1, 0.7, 0.4]);
    expect(resultValue(5, 2)).toBeCloseTo(0.85);
    expect(resultValue(8, 8)).toBeCloseTo(0.4);
  });

  /** The three Keepers at par, the others far below it; then something is changed. */
  const tied = (change: Change, turncoat = false) => {
    const scene = given({
      seats: 5,
      next: [],
      options: turncoat ? { infection: 'turncoat' } : {},
      change: (s) => {
        s.secrets = [];
        for (const one of s.houses) one.agendas = [];
        const par = (faction: FactionId) => parOf(s, faction);
        Object.assign(s.traits, { faith: par('church'), justice: par('government'), might: par('military') });
        Object.assign(s, { stash: 0 });
        s.traits.treachery = 12;
        change(s);
      },
    });
    finish(scene.play);
    return scene.s.outcome;
  };

  test('XD-21.2 ties: more agendas, then more Renown, then more markers held, then shared', () => {
    expect(tied(() => undefined)).toMatchObject({ winners: [0, 1, 2] });
    expect(tied(() => undefined)?.places?.slice(0, 3)).toEqual([1, 1, 1]);
    // A point of Renown in the place of one of the guarded value.
    const renowned: Change = (s) => {
      houseOf(s, 'government').renown++;
      s.traits.justice--;
    };
    expect(tied(renowned)?.places?.slice(0, 3)).toEqual([2, 1, 2]);
    const holding: Change = (s) => {
      mark(s, 'church', 'government');
      mark(s, 'government', 'church');
    };
    expect(tied(holding)?.places?.slice(0, 3)).toEqual([1, 1, 3]);
    // Three points by an agenda in the place of three of the guarded value come before all that.
    const aimed: Change = (s) => {
      renowned(s);
      houseOf(s, 'church').agendas = ['chains-on-show'];
      houseOf(s, 'church').deeds.parades = 2;
      s.traits.faith -= 3;
    };
    expect(tied(aimed)?.places?.slice(0, 3)).toEqual([1, 2, 3]);
    expect(tied(aimed)?.winners).toEqual([0]);
  });

  test('XD-20.7 a turncoat who is still marked when a home is found is last', () => {
    const marked: Change = (s) => {
      houseOf(s, 'church').renown = 5;
      houseOf(s, 'church').marked = 1;
    };
    expect(tied(marked, true)?.places?.[0]).toBe(5);
    expect(tied(marked)?.places?.[0]).toBe(1);
  });
});
