/** Sorts the legal actions by the things of the table they belong to. It decides nothing about legality. */
import { canonical } from '#engine';
import type { MothershipAction, TargetId } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import type { HexName } from '../rules/hex.ts';
import { SLOTS, UNITS_EACH, type UnitId, type UnitNumber } from '../rules/units.ts';
import type { SeenUnit, View } from '../view.ts';

export interface Choice {
  readonly key: string;
  readonly action: MothershipAction;
  /** The units it is done by or with, and what it is done to. */
  readonly by: readonly UnitId[];
  readonly to?: TargetId;
  /** The space it names, or that of what it is done to. */
  readonly at?: HexName;
  readonly card?: CardId;
}

export function choicesOf(view: View, actions: readonly MothershipAction[]): Choice[] {
  return actions.map((action) => {
    const by = doers(action, view);
    const to = aim(action);
    const at = spaceOf(action) ?? placeOf(view, to);
    const card = action.type === 'play' || action.type === 'sell' ? action.card : undefined;
    return {
      key: canonical(action),
      action,
      by,
      ...(to ? { to } : {}),
      ...(at ? { at } : {}),
      ...(card ? { card } : {}),
    };
  });
}

function doers(action: MothershipAction, view: View): readonly UnitId[] {
  switch (action.type) {
    case 'move':
    case 'jump':
    case 'deploy':
      return [action.ship];
    case 'attack':
      return action.ships;
    case 'scrap':
      return [action.guardian];
    case 'ability':
    case 'divert':
      return own(view, 'mothership');
    case 'stationMove':
      return own(view, 'station');
    case 'play':
      return action.unit ? [action.unit] : [];
    default:
      return [];
  }
}

function own(view: View, kind: 'mothership' | 'station'): readonly UnitId[] {
  return view.units.filter((unit) => unit.owner === view.me && unit.class === kind).map(({ id }) => id);
}

function aim(action: MothershipAction): TargetId | undefined {
  switch (action.type) {
    case 'attack':
      return action.target;
    case 'ability':
      return action.target;
    case 'play':
      return action.target ?? action.unit;
    case 'explore':
    case 'develop':
    case 'sway':
      return action.planet;
    case 'choose':
      return action.unit;
    default:
      return undefined;
  }
}

function spaceOf(action: MothershipAction): HexName | undefined {
  return action.type === 'land' || action.type === 'moveTo' || action.type === 'push' ? action.to : undefined;
}

export function placeOf(view: View, id: TargetId | undefined): HexName | undefined {
  if (id === undefined) return undefined;
  return (view.units.find((unit) => unit.id === id) ?? view.planets.find((planet) => planet.id === id))?.at;
}

/** What stands on a space. */
export function thingAt(view: View, at: HexName): TargetId | undefined {
  return (view.units.find((unit) => unit.at === at) ?? view.planets.find((planet) => planet.at === at))?.id;
}

/** Actions a person may have had in mind when pressing a thing where nothing is legal, the likeliest first. */
export function wished(view: View, id: TargetId, ship: UnitId | undefined): MothershipAction[] {
  const unit = view.units.find((one) => one.id === id);
  if (unit?.owner === view.me && unit.class !== 'guardian' && unit.class !== 'station')
    return [{ type: 'move', ship: unit.id }];
  const near = ship ?? view.units.find((one) => one.owner === view.me && one.class !== 'station')?.id;
  return near === undefined ? [] : [{ type: 'attack', target: id, ships: [near] }];
}

/** A unit on the board by its number. */
export function numbered(view: View, unit: UnitNumber): SeenUnit | undefined {
  const slot = SLOTS[unit % UNITS_EACH];
  const owner = Math.floor(unit / UNITS_EACH);
  return view.units.find((one) => one.owner === owner && one.id.endsWith(`-${slot}`));
}
