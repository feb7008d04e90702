/** A combat round as it lies on the table: the ships in pursuit, the damage cards, the dice (ER-15). */
import { ALIENS } from '../content/aliens.ts';
import { ADVANCED_DIE, BASIC_DIE, type CharacterId, type Face } from '../content/characters.ts';
import { DAMAGE } from '../content/damage.ts';
import {
  Battery,
  cardsFor,
  defeat,
  type Faces,
  type Mark,
  type Salvo,
  type Volley,
  volley,
} from '../outlook/volley.ts';
import { combatOf } from '../rules/combat.ts';
import { unlocked } from '../rules/crew.ts';
import { totalHull } from '../rules/hull.ts';
import { roundRule } from '../rules/roundRule.ts';
import type { Combat, LaidCard, State } from '../state.ts';
import { Chance, shotOf } from './arms.ts';
import { type Foe, foeOf, rewardOf } from './battle.ts';
import type { Care } from './care.ts';
import { killBonus } from './missions.ts';
import { progressWorth } from './route.ts';
import { hullWorth, WEIGHTS } from './weights.ts';

/** The ships in pursuit as a volley sees them, Protectors first; `at` is their place in the pursuit. */
export interface Target extends Mark {
  readonly at: number;
}

export function targets(s: State): Target[] {
  const hull = totalHull(s);
  const slope = hullWorth(hull) - hullWorth(hull - 1);
  const bonus = killBonus(s);
  const frbWorth = progressWorth(s);
  const list = s.pursuit.map(({ card, frb, skill, credit, damage }, at): Target => {
    const alien = ALIENS[card];
    const harm = (alien.damage * alien.pips.length) / 6;
    const items = frb * frbWorth + skill * WEIGHTS.level + credit * WEIGHTS.credit;
    return {
      at,
      hull: alien.hull - damage,
      worth: 1 + rewardOf(alien) + items + 1.3 * slope * harm + bonus[alien.class],
      protector: s.traits && alien.trait === 'protector',
    };
  });
  return list.sort((a, b) => Number(b.protector) - Number(a.protector) || b.worth - a.worth);
}

export function damageOf({ card, strike, bonus }: LaidCard): number {
  return DAMAGE[card].damage + bonus + (strike === undefined ? 0 : DAMAGE[card].firstStrike);
}

/** The cards that can still be fired. */
export function loaded({ cards }: Combat): LaidCard[] {
  return cards.filter(({ spent }) => !spent);
}

export function shots(cards: readonly LaidCard[]): Salvo[] {
  return cards.map((laid) => shotOf(laid.open, damageOf(laid)));
}

export function battery(cards: readonly LaidCard[]): Battery {
  return new Battery(shots(cards));
}

export function facesOf(s: State, dice: readonly { readonly face: Face; readonly placed: boolean }[]): Faces {
  const faces: Faces = { arrow: 0, gear: 0, syringe: 0, crosshair: 0, wild: !roundRule(s).crosshairsNotWild };
  for (const { face, placed } of dice)
    if (!placed && face !== 'stress-1' && face !== 'stress-2') faces[face]++;
  return faces;
}

/** The ships in pursuit as foes whose cards are known. */
export function foesOf(s: State): Foe[] {
  return s.pursuit.map(({ card, frb, skill, credit }) =>
    foeOf(ALIENS[card].class, WEIGHTS.level * skill + WEIGHTS.credit * credit, frb, card),
  );
}

/** Faces that the whole crew may roll, some times over. */
function tries(s: State, { samples }: Care): Faces[] {
  const chance = new Chance(s.draws + 1);
  const { fighters } = combatOf(s);
  return Array.from({ length: samples }, () => {
    const rolled: { face: Face; placed: boolean }[] = [];
    for (const who of fighters) {
      const { basicDice, advancedDice } = unlocked(s, who);
      for (let i = 0; i < basicDice + advancedDice; i++)
        rolled.push({ face: anyFace(chance, who, i >= basicDice), placed: false });
    }
    return facesOf(s, rolled);
  });
}

export function anyFace(chance: Chance, who: CharacterId, advanced: boolean): Face {
  return (advanced ? ADVANCED_DIE[who] : BASIC_DIE)[chance.int(6)] ?? 'arrow';
}

/** The most worth that these cards can defeat with these faces. */
export function defeated(fired: Battery, faces: Faces, marks: readonly Mark[]): number {
  return defeat(volley(fired, faces), marks);
}

/** The cards, as bits, that the best volley has for each ship. */
export function bestVolley(fired: Battery, faces: Faces, marks: readonly Mark[]): number[] {
  defeat(volley(fired, faces), marks);
  return marks.map((_, i) => cardsFor(i));
}

/** What the crew may roll for these cards, some times over. */
export function volleys(s: State, fired: Battery, care: Care): Volley[] {
  return tries(s, care).map((faces) => volley(fired, faces));
}

export function meanWorth(from: readonly Volley[], marks: readonly Mark[]): number {
  let sum = 0;
  for (const rolled of from) sum += defeat(rolled, marks);
  return sum / from.length;
}
