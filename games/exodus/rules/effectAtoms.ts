/** CT-0 The interpreter of effect atoms. */

import type { Atom, Effect, MandateKind, Whom } from '../content/effect.ts';
import { FACTION, type FactionId, isPrimary, PRIMARIES } from '../content/factions.ts';
import { labelOf } from '../event.ts';
import type { G } from '../state.ts';
import { gainBearing, orderedBearing } from './bearing.ts';
import { flip } from './dice.ts';
import { find, houseOf } from './houses.ts';
import { dig, spy } from './intelligence.ts';
import { expose, loseOffice, removeLeader } from './leaders.ts';
import { addMandate, has, mandateBecomes, meetMandate } from './mandates.ts';
import { giveMarker, renown } from './markers.ts';
import { progress } from './research.ts';
import { change, flipAdjust, traitChanges } from './traits.ts';

/** Who acts, or owns the secret, and at whom it is aimed. */
export interface Doing {
  readonly self: FactionId;
  readonly target?: FactionId | undefined;
  /** XD-13.5 the order is a hunt. */
  readonly hunt?: boolean;
}

const MOST_HUNTED = 2;
const MOST_STASH = 12;
export const MOST_READINESS = 3;

/** XD-2.2 traits in the order of the sheet, then the rest in the order written. */
export function apply(g: G, effect: Effect, doing: Doing): void {
  const changes = traitChanges(effect);
  for (const { trait, by } of changes) {
    if (doing.hunt === true && trait === 'treachery' && by < 0) huntDown(g, -by);
    else change(g, trait, by);
  }
  const { also } = effect;
  if (also !== undefined) for (const atom of also) applyAtom(g, atom, doing);
}

/** XD-13.5 hunts together lower Treachery by at most 2 in a cycle. */
function huntDown(g: G, points: number): void {
  const allowed = Math.min(points, MOST_HUNTED - g.s.hunted);
  g.s.hunted += allowed;
  change(g, 'treachery', -allowed);
}

function who(whom: Whom, doing: Doing): FactionId {
  if (whom === 'self') return doing.self;
  return whom === 'target' ? (doing.target ?? doing.self) : whom;
}

/** What each atom does. */
type Atoms = { readonly [A in Atom['atom']]: (g: G, atom: Extract<Atom, { atom: A }>, doing: Doing) => void };

const ATOMS: Atoms = {
  flipAdjust(g, atom) {
    flipAdjust(g, atom.trait);
  },
  renown(g, atom, doing) {
    renown(g, who(atom.who, doing), atom.by);
  },
  giveMarker(g, atom, doing) {
    const from = who(atom.from, doing);
    if (!giveMarker(g, from, who(atom.to, doing)) && atom.elseRenown) renown(g, from, -1);
  },
  mandate(g, atom, doing) {
    addMandate(g, who(atom.who, doing), atom.kind);
  },
  mandateAll(g, atom) {
    for (const faction of PRIMARIES) addMandate(g, faction, atom.kind);
  },
  mandateBecomes(g, atom, { self }) {
    mandateBecomes(g, self, atom.kind);
  },
  meet(g, atom, { self }) {
    for (const kind of atom.kinds) meetMandate(g, self, kind);
  },
  meetOne(g, atom, { self }) {
    meetOne(g, self, atom.kind);
  },
  meetAll(g, atom) {
    for (const house of g.s.houses) meetMandate(g, house.faction, atom.kind);
  },
  removeLeader(g, atom, doing) {
    removeLeader(g, who(atom.who, doing), atom.coup !== true, atom.coup === true ? doing.self : undefined);
  },
  office(g, _, { self }) {
    takeOffice(g, self);
  },
  law(g) {
    g.s.law = !g.s.law;
    if (g.events !== undefined) g.tell({ type: 'law', on: g.s.law, ...labelOf(g.s) });
  },
  elections(g) {
    g.then('election', 'electionCount');
  },
  regime(g, _, { self }) {
    g.s.regime = self;
    g.tell({ type: 'regime', faction: self });
  },
  bearing(g, atom, { self }) {
    if (atom.ordered) orderedBearing(g, self, atom.by);
    else gainBearing(g, atom.by);
  },
  readiness(g, atom) {
    g.s.readiness = Math.min(MOST_READINESS, g.s.readiness + atom.by);
    g.tell({ type: 'readiness', now: g.s.readiness });
  },
  stash(g, atom) {
    stash(g, atom.by);
  },
  progress(g, atom, { self }) {
    progress(g, self, atom.by);
  },
  progressLost(g, _, { self }) {
    const house = find(g.s, self);
    if (house !== undefined) house.progress = 0;
  },
  rest(g, atom) {
    if (atom.how === 'none') g.s.noRest = true;
    else if (g.s.restMore < 9) g.s.restMore = atom.how === 'zero' ? 9 : 1;
  },
  restBonus(g) {
    g.s.restBonus = true;
  },
  leadBonus(g) {
    g.s.leadBonus = true;
  },
  upkeepOff(g) {
    g.s.upkeepOff = true;
  },
  scanMore(g, atom) {
    g.s.scanMore += atom.by;
  },
  picket(g, atom) {
    g.s.picket = atom.how;
  },
  harvestCounts(g, _, { self }) {
    g.s.harvested.push(self);
  },
  hinder(g, atom, { target }) {
    hinder(g, target, atom.by, atom.when);
  },
  grease(g, _, { self, target }) {
    if (target !== undefined) houseOf(g.s, self).greasing.push(target);
  },
  jumpAssist(g) {
    g.s.jumpAssist = true;
  },
  dig(g, atom, { self, target }) {
    if (target !== undefined) dig(g, self, target, atom.how);
  },
  digFailed(g, _, { self, target }) {
    if (target !== undefined) g.tell({ type: 'digFailed', by: self, on: target });
  },
  spy(g, atom, { self, target }) {
    if (target !== undefined) spy(g, self, target, atom.how);
  },
  leak(g, _, { self }) {
    g.then({ step: 'leak', faction: self });
  },
  flipRest(g) {
    if (flip(g, 'rest') < 0) change(g, 'edge', -1);
  },
  shame(g, atom, { self }) {
    // CT-10 a primary faction loses its own trait, every other Justice
    const voice = isPrimary(self) ? FACTION[self].voice : 'justice';
    change(g, voice, atom.by);
  },
  expose(g) {
    for (const house of g.s.houses) if (house.marked > 0) expose(g, house.faction);
  },
};

function applyAtom<A extends Atom['atom']>(g: G, atom: Extract<Atom, { atom: A }>, doing: Doing): void {
  ATOMS[atom.atom as A](g, atom, doing);
}

/** The seat's choice; without a seat (XD-3.5) the first in faction order. */
function meetOne(g: G, by: FactionId, kind: MandateKind): void {
  const first = g.s.houses.find((house) => has(house, kind));
  if (first === undefined) return;
  if (find(g.s, by) === undefined) meetMandate(g, first.faction, kind);
  else g.then({ step: 'meet', faction: by, kind });
}

function hinder(g: G, target: FactionId | undefined, by: number, when: 'now' | 'next'): void {
  const house = target === undefined ? undefined : find(g.s, target);
  if (house === undefined) return;
  if (when === 'now') house.hindered += by;
  else house.struck += by;
  g.tell({ type: 'hindered', faction: house.faction, by, when });
}

/** XD-19.2 with a high office comes the choice of its secret. */
function takeOffice(g: G, faction: FactionId): void {
  const house = houseOf(g.s, faction);
  loseOffice(g, faction);
  house.office = true;
  g.use('office', faction);
  g.tell({ type: 'office', faction });
  g.then({ step: 'office', faction });
}

export function stash(g: G, by: number): void {
  const { s } = g;
  if (find(s, 'underworld') === undefined) return;
  const now = Math.max(0, Math.min(MOST_STASH, s.stash + by));
  if (now === s.stash) return;
  s.stash = now;
  g.tell({ type: 'stash', by, now });
}
