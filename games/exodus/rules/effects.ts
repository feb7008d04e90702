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
import { change, flipAdjust, type TraitChange, traitChanges } from './traits.ts';

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
  for (let i = 0; i < changes.length; i++) {
    const { trait, by } = changes[i] as TraitChange;
    if (doing.hunt === true && trait === 'treachery' && by < 0) huntDown(g, -by);
    else change(g, trait, by);
  }
  const { also } = effect;
  if (also !== undefined) for (let i = 0; i < also.length; i++) applyAtom(g, also[i] as Atom, doing);
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

function applyAtom(g: G, atom: Atom, doing: Doing): void {
  const { s } = g;
  const { self, target } = doing;
  switch (atom.atom) {
    case 'flipAdjust':
      flipAdjust(g, atom.trait);
      return;
    case 'renown':
      renown(g, who(atom.who, doing), atom.by);
      return;
    case 'giveMarker': {
      const from = who(atom.from, doing);
      if (!giveMarker(g, from, who(atom.to, doing)) && atom.elseRenown) renown(g, from, -1);
      return;
    }
    case 'mandate':
      addMandate(g, who(atom.who, doing), atom.kind);
      return;
    case 'mandateAll':
      for (const faction of PRIMARIES) addMandate(g, faction, atom.kind);
      return;
    case 'mandateBecomes':
      mandateBecomes(g, self, atom.kind);
      return;
    case 'meet':
      for (const kind of atom.kinds) meetMandate(g, self, kind);
      return;
    case 'meetOne':
      meetOne(g, self, atom.kind);
      return;
    case 'meetAll':
      for (const house of s.houses) meetMandate(g, house.faction, atom.kind);
      return;
    case 'removeLeader':
      removeLeader(g, who(atom.who, doing), atom.coup !== true, atom.coup === true ? self : undefined);
      return;
    case 'office':
      takeOffice(g, self);
      return;
    case 'law':
      s.law = !s.law;
      if (g.events !== undefined) g.tell({ type: 'law', on: s.law, ...labelOf(s) });
      return;
    case 'elections':
      g.then('election', 'electionCount');
      return;
    case 'regime':
      s.regime = self;
      g.tell({ type: 'regime', faction: self });
      return;
    case 'bearing':
      if (atom.ordered) orderedBearing(g, self, atom.by);
      else gainBearing(g, atom.by);
      return;
    case 'readiness':
      s.readiness = Math.min(MOST_READINESS, s.readiness + atom.by);
      g.tell({ type: 'readiness', now: s.readiness });
      return;
    case 'stash':
      stash(g, atom.by);
      return;
    case 'progress':
      progress(g, self, atom.by);
      return;
    case 'progressLost': {
      const house = find(s, self);
      if (house !== undefined) house.progress = 0;
      return;
    }
    case 'rest':
      if (atom.how === 'none') s.noRest = true;
      else if (s.restMore < 9) s.restMore = atom.how === 'zero' ? 9 : 1;
      return;
    case 'restBonus':
      s.restBonus = true;
      return;
    case 'leadBonus':
      s.leadBonus = true;
      return;
    case 'upkeepOff':
      s.upkeepOff = true;
      return;
    case 'scanMore':
      s.scanMore += atom.by;
      return;
    case 'picket':
      s.picket = atom.how;
      return;
    case 'harvestCounts':
      s.harvested.push(self);
      return;
    case 'hinder':
      hinder(g, target, atom.by, atom.when);
      return;
    case 'grease':
      if (target !== undefined) houseOf(s, self).greasing.push(target);
      return;
    case 'jumpAssist':
      s.jumpAssist = true;
      return;
    case 'dig':
      if (target !== undefined) dig(g, self, target, atom.how);
      return;
    case 'digFailed':
      if (target !== undefined) g.tell({ type: 'digFailed', by: self, on: target });
      return;
    case 'spy':
      if (target !== undefined) spy(g, self, target, atom.how);
      return;
    case 'leak':
      g.then({ step: 'leak', faction: self });
      return;
    case 'flipRest':
      if (flip(g) < 0) change(g, 'edge', -1);
      return;
    case 'shame': {
      // CT-10 a primary faction loses its own trait, every other Justice
      const voice = isPrimary(self) ? FACTION[self].voice : 'justice';
      change(g, voice, atom.by);
      return;
    }
    case 'expose':
      for (const house of s.houses) if (house.marked > 0) expose(g, house.faction);
      return;
  }
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

/** XD-19.2 */
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
