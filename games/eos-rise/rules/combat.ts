/** ER-15 What combat steps share: dice, damage cards, and a defeated ship's rewards. */
import { ALIENS, type Trait } from '../content/aliens.ts';
import { ADVANCED_DIE, BASIC_DIE, type CharacterId, type Face } from '../content/characters.ts';
import { DAMAGE, type DamageId, type Icon } from '../content/damage.ts';
import type { EosFrame } from '../frame.ts';
import type { Combat, Die, G, LaidCard, Raider, State } from '../state.ts';
import { unlocked } from './crew.ts';
import { discardRaider, drawFrom } from './decks.ts';
import { notice } from './missions.ts';
import { roundRule } from './roundRule.ts';

export function combatOf(s: State): Combat {
  if (s.combat === undefined) throw new Error('there is no fight');
  return s.combat;
}

/** ER-15.2 draw a damage card per DAMAGE icon and by effects, then add held cards. */
export function drawDamageCard(g: G): void {
  const card = drawFrom(g, g.s.decks.damage);
  if (card !== undefined) layOut(g, card);
}

export function layOut(g: G, card: DamageId): void {
  combatOf(g.s).cards.push({
    card,
    open: DAMAGE[card].icons.slice(),
    strike: undefined,
    bonus: 0,
    spent: false,
  });
}

function faceOf(g: G, die: Pick<Die, 'who' | 'advanced'>): Face {
  const faces = die.advanced ? ADVANCED_DIE[die.who] : BASIC_DIE;
  return faces[g.int(faces.length, die.who)] ?? 'arrow';
}

/** ER-4.3 a character always rolls all its dice. */
export function rollDice(g: G, who: CharacterId): Die[] {
  const { basicDice, advancedDice } = unlocked(g.s, who);
  const dice: Die[] = [];
  for (let i = 0; i < basicDice + advancedDice; i++) {
    const advanced = i >= basicDice;
    dice.push({ who, advanced, face: faceOf(g, { who, advanced }), placed: false });
  }
  g.tell({ type: 'rolled', who, faces: dice.map(({ face }) => face) });
  return dice;
}

export function rerollDie(g: G, die: Die): void {
  die.face = faceOf(g, die);
}

/** ER-15.5 a CROSSHAIR matches any icon, unless a Round Rule says otherwise. */
export function matches(s: State, face: Face, icon: Icon): boolean {
  return face === icon || (face === 'crosshair' && !roundRule(s).crosshairsNotWild);
}

/** ER-15.3 a First Strike needs another card of the keyword. */
export function keywordShared({ cards }: Combat, laid: LaidCard): boolean {
  const { keyword } = DAMAGE[laid.card];
  return cards.some((other) => other !== laid && DAMAGE[other.card].keyword === keyword);
}

/** ER-23 whether a ship shows a trait that counts. */
export function hasTrait(s: State, { card }: Raider, trait: Trait): boolean {
  return s.traits && ALIENS[card].trait === trait;
}

/** ER-23.1 whether a ship may be chosen as a target. */
export function isProtected(s: State, raider: Raider): boolean {
  if (!s.traits || hasTrait(s, raider, 'protector')) return false;
  return s.pursuit.some((other) => hasTrait(s, other, 'protector'));
}

/** ER-15.6 damage to a ship. */
export function strikeShip(g: G, raider: Raider, damage: number): void {
  raider.damage += damage;
  if (raider.damage >= ALIENS[raider.card].hull) defeat(g, raider);
}

/** ER-15.6 credits, intel, skill levels, then the items on the card. */
function defeat(g: G, raider: Raider): void {
  const { s } = g;
  const card = ALIENS[raider.card];
  s.pursuit.splice(s.pursuit.indexOf(raider), 1);
  discardRaider(s, raider);
  s.kills[card.class]++;
  const combat = combatOf(s);
  combat.defeated++;
  g.tell({ type: 'defeated', ship: raider.card });
  if (s.traits) g.use('trait', card.trait);
  let { credits, intel } = card;
  if (s.effects.salvage) credits += 2;
  if (card.intel > 0) intel += roundRule(s).intelBonus ?? 0;
  if (s.effects.prizes > 0) {
    s.effects.prizes--;
    intel++;
  }
  const who: CharacterId = 'specialist';
  const frames: EosFrame[] = [];
  if (credits > 0) frames.push({ step: 'gain', gain: 'credits', n: credits, who });
  if (intel > 0) frames.push({ step: 'gain', gain: 'intel', n: intel, who });
  if (card.skillLevels > 0) frames.push({ step: 'level', n: card.skillLevels });
  g.then(...frames, ...itemGains(raider));
  notice(g, { deed: 'defeated', class: card.class, inRound: combat.defeated });
}

/** The items on a card are gained: credits, skill tokens, FRBs. */
export function itemGains({ credit, skill, frb }: Raider): EosFrame[] {
  const frames: EosFrame[] = [];
  if (credit > 0) frames.push({ step: 'gain', gain: 'credits', n: credit, who: 'specialist' });
  if (skill > 0) frames.push({ step: 'level', n: skill });
  for (let i = 0; i < frb; i++) frames.push({ step: 'progress' });
  return frames;
}
