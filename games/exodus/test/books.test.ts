/** CT-2 to CT-9 every order of every book: what a failure, a partial and a success bring, as the rulebook prints it. */
import { describe, expect, test } from 'vitest';
import { clone } from '#engine';
import { FACTIONS, type FactionId, TRAITS } from '../content/factions.ts';
import { ORDER_IDS, ORDERS, type OrderKey, slipOf } from '../content/orders.ts';
import { houseOf } from '../rules/houses.ts';
import type { State } from '../state.ts';
import { changed } from './ledger.ts';
import { given } from './scene.ts';

type Row = readonly [key: OrderKey, failure: string, partial: string, success: string];

/** All eight factions, all traits level: − − − fails by 3, three blanks are a partial with 0, + + + succeeds with 3. */
const DICE = { failure: '- - -', partial: '0 0 0', success: '+ + +' } as const;
const LEVEL = Object.fromEntries(TRAITS.map((trait) => [trait, 6]));
const ALL: readonly FactionId[] = FACTIONS.slice(3);

/** What must be there for an order to be legal. */
function prepared(s: State, faction: FactionId, key: OrderKey): void {
  s.secrets = [];
  s.stash = 6;
  s.fatigue = 3;
  Object.assign(s.systems[0] ?? {}, { reward: 2, convenience: 0, left: 2 });
  const { mandates } = houseOf(s, faction);
  // A quarantine that fails turns into another duty, which must not be there yet.
  const kinds = key.endsWith('quarantine')
    ? (['quarantine'] as const)
    : (['repair', 'quarantine', 'election', 'suppression'] as const);
  for (const kind of kinds) mandates.push({ kind, since: 0 });
}

function brings(key: OrderKey, faction: FactionId, dice: string): string[] {
  let before: State | undefined;
  const scene = given({
    seats: 8,
    options: { secondaries: [...ALL] },
    next: [{ step: 'publicOrder', faction }],
    orders: { [faction]: key },
    traits: LEVEL,
    dice,
    change: (s) => {
      prepared(s, faction, key);
      before = clone(s);
    },
  });
  return before === undefined ? [] : changed(before, scene.s);
}

const wanted = (words: string): string[] => words.split(', ').filter(Boolean).sort();

function book(name: string, faction: FactionId, rows: readonly Row[]): void {
  describe(name, () => {
    test.each(rows)(`${name} %s`, (key, failure, partial, success) => {
      const row = { failure, partial, success };
      for (const outcome of ['failure', 'partial', 'success'] as const)
        expect(brings(key, faction, DICE[outcome]), outcome).toEqual(wanted(row[outcome]));
    });
  });
  for (const [key] of rows) seen.add(slipOf(key).id);
}
const seen = new Set<string>();

/** An order without a test does the same whatever the dice show, but for its own flips. */
const flat = (key: OrderKey, brought: string): Row => [key, brought, brought, brought];

book('CT-2 general orders', 'church', [
  flat('assist@government', ''),
  ['dirt-digging@government', 'edge +1', 'justice -1', ''],
  ['harvest', '', '', ''],
  ['rest', 'edge -1', '', ''],
]);

book('CT-3 the Church', 'church', [
  ['church-parade', 'faith -2, noRest', 'faith +1, supply -1, noRest', 'faith +3, noRest'],
  flat('church-coronation', 'church office'),
  [
    'church-quarantine',
    'church quarantine met, church suppression',
    'church quarantine met, faith -1',
    'church quarantine met',
  ],
  ['church-recruit', 'faith -1', 'faith +1, justice -1', 'faith +1'],
  ['church-repair', '', 'church repair met', 'church repair met'],
  ['church-skin-hunt', 'faith -1', 'treachery -1, faith -1', 'treachery -1'],
  [
    'church-suppression',
    'edge +1, faith -1',
    'church suppression met, edge -2, faith -1',
    'church suppression met, edge -3',
  ],
  ['church-tend', 'faith -1', 'faith +1', 'faith +2, edge -1'],
  ['church-vigil', 'edge +1', 'bearing +1, supply -1', 'bearing +1'],
  ['church-chant', 'noRest', 'rest +1', 'rested to 0, jumpAssist'],
]);

book('CT-4 the Government', 'government', [
  ['gov-adjudicate', 'justice -1', 'justice +1', 'justice +2, edge -1'],
  flat('gov-elections', ''),
  ['gov-chauvinism', 'law, edge -1, justice -1', 'law', 'law, edge +1, justice +1'],
  [
    'gov-quarantine',
    'government quarantine met, government suppression (shared)',
    'government quarantine met, justice -1',
    'government quarantine met',
  ],
  ['gov-repair', '', 'government repair met', 'government repair met'],
  flat('gov-swear-in', 'government office'),
  [
    'gov-suppression',
    'edge +1, justice -2',
    'government suppression met, government election met, edge -2, justice -1',
    'government suppression met, government election met, edge -3',
  ],
  ['gov-rationing', 'edge +1, justice -1', 'upkeepOff, edge +1', 'upkeepOff, supply +1'],
  ['gov-amnesty', 'treachery +1, justice -1', 'treachery -1, justice -1, edge +1', 'treachery -1, edge +1'],
]);

book('CT-5 the Military', 'military', [
  [
    'mil-conscript',
    'might +1, treachery +2, justice -1',
    'might +2, edge +1, justice -1',
    'might +3, justice -1',
  ],
  flat('mil-promote', 'military office'),
  [
    'mil-quarantine',
    'church quarantine, government quarantine',
    'military quarantine met',
    'military quarantine met',
  ],
  ['mil-recruit', 'might -1', 'might +1, edge +1', 'might +1'],
  ['mil-repair', '', 'military repair met', 'military repair met'],
  [
    'mil-suppression',
    'edge +1, justice -1, women -1',
    'military suppression met, edge -2, justice -1',
    'military suppression met, edge -3',
  ],
  ['mil-stand-to', 'edge +1', 'readiness +1', 'readiness +2'],
  ['mil-search', 'edge +1, justice -1', 'treachery -1, edge +2', 'treachery -1, edge +1'],
  ['mil-picket', 'supply -1', 'picket +1', 'picket +2'],
]);

book('CT-6 the Network', 'network', [
  ['net-skin-hunt', 'justice -2', 'treachery -1, justice -1', 'treachery -2'],
  ['net-research', '', 'network progress +1', 'network progress +2'],
  ['net-deep-scan', '', 'scanMore +2', 'scanMore +2, bearing +1'],
  ['net-calm', 'edge +1, justice -1', 'edge -1', 'edge -2'],
  flat('net-root', 'network office'),
  flat('net-audit@church', ''),
]);

book('CT-7 the Researchers', 'researchers', [
  flat('res-director', 'researchers office'),
  ['res-research', '', 'researchers progress +1', 'researchers progress +2'],
  ['res-blood-trial', 'women -1', 'treachery -1, justice -1', 'treachery -2'],
  ['res-reclamation', 'supply -1', 'supply +1, edge +1', 'supply +1'],
  ['res-medicine', '', 'researchers quarantine met', 'researchers quarantine met, edge -1'],
  ['res-plot', '', 'bearing +1, supply -1', 'bearing +1'],
]);

book('CT-8 the Underworld', 'underworld', [
  ['und-brute-squad@church', 'edge +1, justice -1', 'church pool -1, edge +2', 'church pool -1'],
  ['und-skim', 'edge +1, stash -1', 'supply -1, stash +1', 'supply -1, stash +2'],
  ['und-black-market', 'justice -1', 'supply +1, treachery +1', 'supply +1, stash +1'],
  flat('und-vaults', 'stash -3, supply +3, edge -1, underworld renown +2'),
  flat('und-grease@church', 'stash -1, underworld greases church'),
  flat('und-crown', 'underworld office'),
]);

book('CT-9 Security', 'security', [
  [
    'sec-suppression',
    'edge +1, justice -1',
    'security suppression met, edge -2, justice -1',
    'security suppression met, edge -3',
  ],
  ['sec-patrol', 'justice -1', 'edge -1', 'edge -2'],
  ['sec-sting', 'justice -1', 'treachery -1, edge +1', 'treachery -1, stash -1'],
  ['sec-seize', 'edge +1, justice -1', 'supply +1, edge +1', 'supply +1'],
  flat('sec-detail@church', ''),
  flat('sec-marshal', 'security office'),
]);

book('CT-9 the Opposition', 'opposition', [
  ['opp-undermine', 'justice +1', 'justice -1, edge +1', 'justice -2'],
  ['opp-kitchens', 'supply -1', 'edge -1', 'edge -2'],
  ['opp-brigades', '', 'opposition repair met', 'opposition repair met, supply +1'],
  ['opp-petition', 'opposition renown -1', 'government election, edge +1', 'government election'],
  ['opp-strike@church', 'supply -1', 'church struck +1', 'church struck +2'],
  flat('opp-tribune', 'opposition office'),
]);

/** Tested where what they tell is tested: CT-10 spying, CT-2 leaks. */
const ELSEWHERE: ReadonlySet<string> = new Set(['net-spying', 'und-spying', 'leak-a-secret']);

test('CT-2 to CT-9 no order is left out', () => {
  expect(ORDER_IDS.filter((id) => !seen.has(id) && !ELSEWHERE.has(id))).toEqual([]);
  expect(Object.keys(ORDERS)).toHaveLength(65);
});
