/** CT-11 to CT-14 every secret: what it brings when it comes out, and what knowing it is worth. */
import { describe, expect, test } from 'vitest';
import { clone, stream } from '#engine';
import { type Advantage, ONCE_KINDS } from '../content/advantage.ts';
import { type FactionId, TRAITS } from '../content/factions.ts';
import { SECRET_IDS, SECRETS, type SecretId } from '../content/secrets.ts';
import { exodus } from '../index.ts';
import { houseOf } from '../rules/houses.ts';
import { publish, usableOnce } from '../rules/secrets.ts';
import type { State } from '../state.ts';
import { changed } from './ledger.ts';
import { addSecret, given } from './scene.ts';

const CT11 = `
iron-is-theatre: edge +1, faith -2 / assist[church-parade, church-chant]
faith-is-theatre: faith -4, might +1 / once[steady]
it-talks-at-night: edge +2, faith -1, treachery +1 / once[sound]
empty-reliquaries: faith -2, justice -1 / weight[underworld]; once[hush]
confession-files: faith -1, justice -2 / debate[any]
violet-brother: edge +2, treachery +1 / assist[church-skin-hunt]
stuffed-ballots: justice -3, government election / once[favour]
double-manifest: edge +1, justice -2, supply -1 / once[ration]
lifeboat-list: edge +3, justice -1 / weight[security]; once[spare]
quiet-wiretaps: edge +1, justice -2 / assist[spying, dirt-digging]
paid-press: justice -2 / assist[gov-adjudicate, gov-rationing]
shelved-warning: edge +2, justice -2 / assist[gov-amnesty, gov-quarantine]
burned-squid-worlds: edge +3, faith -3 / debate[church]; once[muster]
silenced-transport: edge +2, justice -2 / weight[security]; once[mask]
scuttling-order: edge +1, faith -2, justice -1 / debate[church]
paper-squadron: edge +1, might -2 / once[muster]
squid-in-the-brig: edge +2, bearing +1 / once[sound]
second-author: edge +2, treachery +1 / assist[mil-search]
mind-in-every-hull: edge +2, justice -1 / assist[spying]
sleepers-in-the-core: edge +1, faith -1, justice -2 / assist[net-deep-scan]
cut-broadcasts: edge +2, justice -1 / assist[net-calm]
open-back-door: justice -3, treachery +1 / assist[net-skin-hunt]
two-thirds-model: edge +3 / once[spare]
mission-first: edge +1, faith -1, justice -1 / debate[any]
trial-zero: edge +1, justice -2 / assist[res-blood-trial]
buried-thesis: edge +1, justice -1, owner renown -1 / assist[res-research]
dead-seed-bank: edge +2, supply -1 / assist[res-reclamation]
live-culture: edge +2, treachery +1 / once[reroll]
talent-children: faith -1, justice -2 / assist[res-plot]
pills-for-chrysalis: justice -1, supply -1 / weight[underworld]; once[favour]
casino-books: justice -2 / once[favour]
cold-store-nine: justice -1, supply +1, stash -1 / assist[und-skim]
false-stamps: faith -1, justice -1 / once[mask]
bought-quartermaster: justice -1, might -1 / assist[und-black-market]
violet-clients: edge +2, treachery +1 / assist[spying]
printed-ration-cards: edge +1, supply -1 / weight[government]
unwritten-arrests: justice -2 / assist[sec-suppression]
informer-rolls: edge +2, justice -1 / assist[dirt-digging, spying]
planted-evidence: justice -3 / assist[sec-sting]
navy-stipend: justice -1, might -1 / weight[military]
cells-below: edge +1, justice -1, faith -1 / shield[assassination]
lost-armoury: edge +1, treachery +1 / weight[underworld]; once[mask]
dirty-strike-fund: justice -1, owner renown -1 / weight[underworld]; once[favour]
forged-petition: justice +1, owner renown -2 / assist[opp-petition]
riot-cell: edge +2, owner renown -1 / assist[opp-undermine, opp-strike]
stolen-minutes: edge +1, justice -1 / assist[dirt-digging]
captains-table: justice -1, might -1 / weight[military]
hoarded-relief: supply -1, owner renown -1 / assist[opp-kitchens]
`;

const CT12 = `
the-lord-is-gone: edge +3, faith -4 / debate[any]; score[1]
sleeping-litany: edge +1 / assist[church-chant] for good; once[lull] for good
twelve-true-names: faith -2, treachery +1 / once[steady]; assist[church-parade]
war-on-the-far-side: edge -2, faith -1, bearing +1 / score[2]
continuity-statute: justice -2 / weight[military]; weight[security]
treasury-hold: justice -1, supply +2 / once[ration]; score[1]
earth-beacon: faith -1, bearing +2 / score[2]
riding-warheads: edge +1, might +1 / assist[nuke] for good
helm-overrides: edge +1, justice -2 / weight[government]; shield[assassination]
root-keys: justice -2 / once[foresee]; weight[security]
fourth-scanner: edge +1, bearing +1 / once[spyglass] for good; score[1]
borrowed-voices: edge +2, faith -1 / once[mask]; debate[any]
assay-notes: treachery -1 / assist[church-skin-hunt, net-skin-hunt, res-blood-trial, mil-search, gov-amnesty, sec-sting]
genesis-archive: faith -1, women +1 / score[2]
jump-sickness-charts: edge +1, treachery -1 / once[steady]; shield[assassination]
roll-of-debts: edge +1, justice -2 / debate[any]; once[favour]
smugglers-holds: justice -1, supply +1 / once[ration]; assist[und-skim]
judge-in-the-pocket: justice -2 / weight[security]; shield[dirt-digging]
blank-warrants: justice -2 / once[favour]; weight[opposition]
the-long-files: edge +1, justice -1 / debate[any]
blue-protocol: justice -1, might -1 / once[foresee]; shield[assassination]
shadow-ministers: justice -1 / weight[government]
general-strike-plan: edge +2 / assist[opp-strike] for good; debate[government]
peoples-militia: edge +1, might +1 / shield[assassination]; score[1]
`;

const CT13 = `
prelate-dice: faith -1, owner renown -1
prelate-tremor: faith -1, removed
prelate-village: faith -1, justice -1, removed
prelate-unbeliever: faith -2
governor-bottle: justice -1, owner renown -1
governor-heart: edge +1, removed
governor-strike: edge +1, justice -2, removed
governor-second-family: justice -2
captain-stims: might -1, owner renown -1
captain-blind-eye: might -1, removed
captain-massacre: edge +1, justice -1, removed
captain-deserter-son: edge +1, might -1
network-bets: justice -1, owner renown -1
network-rot: edge +1, owner renown -1
network-vented-bay: justice -2
network-is-afraid: edge +2
chief-samples: justice -1, owner renown -1
chief-cancer: edge +1, removed
chief-plague: edge +2, removed
chief-faked-data: owner renown -2, owner progress -2
kingpin-tables: stash -2
kingpin-lungs: edge +1, removed
kingpin-informer: owner renown -1, removed
kingpin-charity: edge -1, stash -1
chief-bribes: justice -1, owner renown -1
chief-fits: edge +1, removed
chief-wrong-man: justice -2, removed
chief-lover: edge +1, justice -1
rouser-luxury: owner renown -2
rouser-voice: owner renown -1, removed
rouser-arson: edge +1, removed
rouser-ministers-child: justice +1, owner renown -1
`;

const CT14 = `
violet-assay: treachery -2, exposed / assist[church-skin-hunt, net-skin-hunt, res-blood-trial, mil-search, gov-amnesty, sec-sting]
closed-loop-algae: supply +2 / once[ration]
seeker-resonance: bearing +2 / once[spyglass]
chain-harmonics: restBonus / once[lull]; once[steady]
squid-dialect: leadBonus / once[sound]
trauma-protocols: women +1 / once[spare]
lance-missiles: might +2 / assist[mil-stand-to]; once[muster]
sleep-vapour: edge -3, justice -2 / assist[vs-edge]
jump-signature: edge +1, treachery -1 / shield[sabotage]; shield[spying]
chart-of-the-first-exodus: faith -1, bearing +3 / score[2]
`;

/** A code of XD-18.7, as the tables print it. */
function code(advantage: Advantage): string {
  const text = {
    assist: () => (advantage.kind === 'assist' ? advantage.orders.join(', ') : ''),
    weight: () => (advantage.kind === 'weight' ? advantage.faction : ''),
    debate: () => (advantage.kind === 'debate' ? advantage.against : ''),
    shield: () => (advantage.kind === 'shield' ? advantage.from : ''),
    score: () => (advantage.kind === 'score' ? `${advantage.by}` : ''),
    once: () => (advantage.kind === 'once' ? advantage.once : ''),
  }[advantage.kind]();
  return `${advantage.kind}[${text}]${advantage.lasting ? ' for good' : ''}`;
}

interface Row {
  readonly id: SecretId;
  readonly impact: readonly string[];
  readonly worth: readonly string[];
}

function rowsOf(table: string): Row[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', rest = ''] = line.split(': ');
      const [impact = '', worth = ''] = rest.split(' / ');
      const id = SECRET_IDS.find((other) => other === name);
      if (id === undefined) throw new Error(`there is no secret ${name}`);
      return { id, impact: impact.split(', '), worth: worth.split('; ').filter(Boolean) };
    });
}

/** A discovery belongs to whoever makes it. */
const ownerOf = (id: SecretId): FactionId => SECRETS[id].faction ?? 'researchers';

/** The secret comes out in a fleet of eight with every trait at 6. */
function comesOut(id: SecretId): string[] {
  const owner = ownerOf(id);
  const scene = given({
    seats: 8,
    next: [],
    traits: Object.fromEntries(TRAITS.map((trait) => [trait, 6])),
    change: (s) => {
      s.secrets = [];
      s.stash = 6;
      s.bearing = 3;
      houseOf(s, 'church').marked = SECRETS[id].kind === 'discovery' ? 1 : 0;
      houseOf(s, owner).progress = 2;
      s.deck = s.deck.map((layer) => ({ ...layer, cards: layer.cards.filter((card) => card !== id) }));
      addSecret(s, owner, id);
    },
  });
  const before = clone(scene.s);
  publish(scene.play, 0);
  const { stack } = scene.s;
  const removed = stack.some((frame) => frame.step === 'successor' && frame.faction === owner);
  const exposed = scene.heard().some(({ type }) => type === 'exposed');
  const lines = changed(before, scene.s).map((line) => line.replace(`${owner} `, 'owner '));
  return [...lines, ...(removed ? ['removed'] : []), ...(exposed ? ['exposed'] : [])];
}

/** What replacing a leader brings of itself (XD-19.4), with a blank flip. */
const REPLACED: Readonly<Record<string, readonly string[]>> = {
  church: [],
  government: ['government election-only'],
  military: [],
  researchers: ['edge +1'],
  underworld: ['edge +2', 'justice -1'],
  security: ['edge +1'],
  opposition: ['edge +2'],
};

/** Changes of the same thing added up, so that an impact and what follows from it can be told together. */
function added(lines: readonly string[]): string[] {
  const sums = new Map<string, number>();
  for (const line of lines) {
    const [, name = line, by = '0'] = /^(.*) ([+-]\d+)$/.exec(line) ?? [];
    sums.set(name, (sums.get(name) ?? 0) + Number(by));
  }
  return [...sums].map(([name, by]) => `${name} ${by}`).sort();
}

describe.each([
  ['CT-11 institutional secrets', CT11, 48],
  ['CT-12 office secrets', CT12, 24],
  ['CT-13 personal secrets', CT13, 32],
  ['CT-14 discoveries', CT14, 10],
])('%s', (name, table, count) => {
  const rows = rowsOf(table);

  test(`${name}: all ${count}`, () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
  });

  test.each(rows)(`${name}: $id`, ({ id, impact, worth }) => {
    const owner = ownerOf(id);
    const follows = impact.includes('removed')
      ? (REPLACED[owner] ?? []).map((line) => line.replace(`${owner} `, 'owner '))
      : [];
    const exposed = impact.includes('exposed') ? ['church renown -2', 'edge +1', 'treachery -1'] : [];
    expect(added(comesOut(id))).toEqual(
      added([...impact.map((line) => line.replace(`${owner} `, 'owner ')), ...follows, ...exposed]),
    );
    expect(SECRETS[id].advantages.map(code).sort()).toEqual([...worth].sort());
  });
});

describe('XD-18.7 who has which advantage', () => {
  const FOUND = (s: State) =>
    s.houses.map(({ faction }) => ONCE_KINDS.map((kind) => usableOnce(s, faction, kind) ?? 'none'));

  test('a secret that comes later counts as well', () => {
    const { s } = given({ next: [] });
    expect(usableOnce(s, 'government', 'favour')).toBeUndefined();
    addSecret(s, 'government', 'stuffed-ballots');
    expect(usableOnce(s, 'government', 'favour')).toBe('stuffed-ballots');
  });

  test('is found anew when secrets are dealt anew', () => {
    const { s } = given({ next: [], seats: 8 });
    for (let i = 0; i < 20; i++) {
      const before = FOUND(s);
      exodus.redeal(s, 0, stream(`deal ${i}`));
      expect(FOUND(s)).toEqual(FOUND(clone(s)));
      if (i === 0) expect(FOUND(s)).not.toEqual(before);
    }
  });
});
