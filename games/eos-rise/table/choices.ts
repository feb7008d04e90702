/** Sorts the legal actions by the places of the table they belong to. It decides nothing about legality. */
import { canonical } from '#engine';
import type { EosAction } from '../action.ts';
import type { AlienClass, AlienId } from '../content/aliens.ts';
import type { CharacterId } from '../content/characters.ts';
import type { DamageId, Icon } from '../content/damage.ts';
import type { CrewAction, HullRoom } from '../content/rooms.ts';
import type { GalaxyId } from '../rules/universe.ts';
import type { View } from '../view.ts';

/** A place of the table that can be pressed. */
export type Spot =
  | `galaxy:${GalaxyId}`
  | `room:${HullRoom}`
  | `slot:${CrewAction}`
  | `crew:${CharacterId}`
  | `orders:${AlienClass}`
  | `ship:${AlienId}`
  | `pip:${AlienId}:${number}`
  | `card:${DamageId}`
  | `die:${number}`
  | `icon:${DamageId}:${Icon}`
  | 'hex04';

export interface Choice {
  readonly key: string;
  readonly action: EosAction;
  /** Where one presses for it. */
  readonly spots: readonly Spot[];
  /** Stands in the bar of buttons too: it has no place of its own, or it ends something. */
  readonly inBar: boolean;
}

export function choicesOf(view: View, actions: readonly EosAction[]): Choice[] {
  return actions.map((action) => {
    const spots = spotsOf(action, view);
    return { key: canonical(action), action, spots, inBar: spots.length === 0 };
  });
}

function spotsOf(action: EosAction, view: View): Spot[] {
  switch (action.type) {
    case 'warp':
    case 'haul':
      return [`galaxy:${action.to}`];
    case 'mine':
    case 'pickShip':
    case 'tow':
    case 'pickFrb':
    case 'putFrb':
    case 'anchor':
      return [`galaxy:${action.at}`];
    case 'gate':
      return [`galaxy:${view.stations[action.region].at}`];
    case 'hit':
    case 'repair':
    case 'quickFix':
    case 'build':
      return [`room:${action.room}`];
    case 'place':
      return [`slot:${action.action}`];
    case 'buyCube':
    case 'scrap':
    case 'level':
    case 'pickCharacter':
    case 'cube':
    case 'tricky':
    case 'targetLock':
      return [`crew:${action.who}`];
    case 'intercept':
    case 'scanOrders':
    case 'decoy':
      return [`orders:${action.class}`];
    case 'sabotage':
      return ['hex04'];
    case 'strike':
    case 'addHeld':
      return [`card:${action.card}`];
    case 'placeDie':
      return [`card:${action.card}`, `icon:${action.card}:${action.icon}`, ...diceShowing(view, action.face)];
    case 'mark':
      return [`die:${action.die}`];
    case 'target':
    case 'pointDefence':
      return [`ship:${action.ship}`];
    case 'shield':
      return [`pip:${action.ship}:${action.pip}`];
    default:
      return [];
  }
}

/** The dice of one face that are still free: any of them will do. */
function diceShowing(view: View, face: string): Spot[] {
  return (view.combat?.dice ?? []).flatMap((die, i): Spot[] =>
    !die.placed && die.face === face ? [`die:${i}`] : [],
  );
}

/** What both spots have in common: a figure dragged to a slot, a die to an icon. */
export function between(choices: readonly Choice[], from: Spot, to: string | undefined): Choice[] {
  return choices.filter(({ spots }) => spots.includes(from) && spots.some((spot) => spot === to));
}

export function at(choices: readonly Choice[], spot: Spot): Choice[] {
  return choices.filter(({ spots }) => spots.includes(spot));
}
