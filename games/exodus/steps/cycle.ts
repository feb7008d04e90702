/** XD-9 The cycle: its seven steps, and what a new day clears away. XD-20.2 leaders are checked after a jump. */
import { type BareStep, shuffled, type Verb } from '#engine';
import type { ExodusAction } from '../action.ts';
import type { ExodusFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { roll } from '../rules/dice.ts';
import { columns, find, houseOf, mostMarked, ofFactions } from '../rules/houses.ts';
import { legalOrders } from '../rules/legalSlips.ts';
import { treacheryHindrances } from '../rules/treachery.ts';
import type { Exodus, G, State } from '../state.ts';

type Carry = Extract<ExodusAction, { type: 'carry' }>;

export function cycle(g: G): void {
  const { s } = g;
  s.cycle++;
  s.visit++;
  newDay(s);
  g.tell({ type: 'cycle', cycle: s.cycle, visit: s.visit });
  // Kept below the first steps on the stack.
  g.then(...AFTER_ISOLATION);
  g.then('sharedMandate', 'openIsolation', 'isolation', 'bonds', 'reveal');
  if (s.byJump && s.visit === 1 && s.options.infection !== 'off') infectionCheck(g);
}

/** What follows isolation, in the order of XD-9.1. */
export const AFTER_ISOLATION: readonly (ExodusFrame | BareStep<ExodusFrame>)[] = [
  { step: 'poll', phase: 'resolve' },
  { step: 'polled', phase: 'resolve' },
  'harmony',
  'covert',
  'executeCovert',
  'publicOrders',
  'hungry',
  'upkeep',
  'extraction',
  'scanning',
  'rest',
  'neglect',
  'strain',
  'whispers',
  'skin',
  'endgame',
  'guard',
  'crisis',
];

/** XD-14.9 effects of "this cycle" are over; those of "next cycle" begin. */
function newDay(s: State): void {
  s.pushed = false;
  s.noRest = false;
  s.restMore = 0;
  s.upkeepOff = false;
  s.scanMore = 0;
  s.picket = 0;
  s.hunted = 0;
  s.harvested = [];
  s.resolved = ofFactions();
  s.tally = ofFactions();
  s.covertRevealed = false;
  s.dissented = false;
  s.lastOpener = undefined;
  for (const house of s.houses) {
    house.written = ofFactions();
    house.covert = 'none';
    house.masked = false;
    house.bond = 'none';
    house.hindered = house.struck;
    house.struck = 0;
    house.greased = house.greasing;
    house.greasing = [];
    house.opened = 0;
    house.forced = 0;
    house.answer = 'none';
    house.ballot = undefined;
  }
}

/** XD-20.2 each leader makes a secret roll; on −3 it is marked. */
function infectionCheck(g: G): void {
  const { s } = g;
  const net = -treacheryHindrances(s);
  const caught = s.houses.filter(
    (house) => house.faction !== 'network' && house.marked === 0 && roll(g, net, 'infection').sum === -3,
  );
  const room = Math.max(0, mostMarked(s) - s.houses.filter(({ marked }) => marked > 0).length);
  for (const house of shuffled(caught, g).slice(0, room)) {
    house.marked = s.cycle;
    g.use('infection', 'marked');
    g.tellOnly([house.seat], { type: 'marked', faction: house.faction });
  }
}

/** XD-16.6 the Government says who carries a shared suppression. */
export const carry: Verb<Exodus, Carry> = {
  options: () => [
    { type: 'carry', by: 'government' },
    { type: 'carry', by: 'security' },
  ],
  check: (s, { by }) =>
    find(s, by) === undefined ? objection('XD-16.6', 'notInPlay', { faction: by }) : undefined,
  do(g, { by }) {
    const government = houseOf(g.s, 'government');
    const shared = government.mandates.find((mandate) => mandate.shared);
    if (shared === undefined) return;
    government.mandates = government.mandates.filter((mandate) => mandate !== shared);
    const carrier = houseOf(g.s, by);
    if (!carrier.mandates.some(({ kind }) => kind === shared.kind))
      carrier.mandates.push({ kind: shared.kind, since: shared.since });
    g.tell({ type: 'mandate', faction: by, kind: shared.kind });
  },
};

export const carrier = (s: State) => {
  const government = houseOf(s, 'government');
  return find(s, 'security') !== undefined && government.mandates.some(({ shared }) => shared)
    ? government.seat
    : undefined;
};

/** XD-9.4 the factions for which there is something to write. */
export function openIsolation(g: G): void {
  const { s } = g;
  s.asked = columns(s).filter((faction) => legalOrders(s, faction).length > 1);
}
