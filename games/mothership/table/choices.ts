/** What every action is about: the things of the table it belongs to. It decides nothing about legality. */
import { type About, type Abouts, choicesOf as sorted } from '#ui/kit/choice.ts';
import type { MothershipAction, TargetId } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import type { PlanetId } from '../content/layouts.ts';
import type { HexName } from '../rules/hex.ts';
import { SLOTS, UNITS_EACH, type UnitId, type UnitNumber } from '../rules/units.ts';
import type { Mothership } from '../state.ts';
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

interface MothershipAbout extends About<TargetId | HexName | CardId> {
  /** The units it is done by or with, and what it is done to. */
  readonly units: readonly UnitId[];
  readonly to?: TargetId | undefined;
  /** The space it names. */
  readonly space?: HexName;
  readonly card?: CardId;
}

const plain = (): MothershipAbout => ({ kind: 'plain', units: [] });

function piece(units: readonly UnitId[], to?: TargetId): MothershipAbout {
  return { kind: 'piece', units, by: units, on: to ? [to] : [], to };
}

const byShip = ({ ship }: { readonly ship: UnitId }): MothershipAbout => piece([ship]);
const onPlanet = ({ planet }: { readonly planet: PlanetId }): MothershipAbout => piece([], planet);
const toSpace = ({ to }: { readonly to: HexName }): MothershipAbout => ({
  kind: 'place',
  units: [],
  on: [to],
  space: to,
});

export const ABOUT: Abouts<Mothership, MothershipAbout> = {
  land: toSpace,
  row: plain,
  divert: (_, view) => piece(own(view, 'mothership')),
  split: () => ({ kind: 'split', units: [] }),
  energy: () => ({ kind: 'split', units: [] }),
  move: byShip,
  moveTo: toSpace,
  stop: plain,
  push: toSpace,
  jump: byShip,
  attack: ({ ships, target }) => piece(ships, target),
  ability: ({ target }, view) => piece(own(view, 'mothership'), target),
  stationMove: (_, view) => piece(own(view, 'station')),
  research: plain,
  buy: plain,
  play: ({ card, unit, target }) => ({
    ...piece(unit ? [unit] : [], target ?? unit),
    kind: 'card',
    by: [card, ...(unit ? [unit] : [])],
    card,
  }),
  deploy: byShip,
  block: plain,
  scrap: ({ guardian }) => piece([guardian]),
  explore: onPlanet,
  develop: onPlanet,
  sway: onPlanet,
  smear: plain,
  refresh: plain,
  concede: plain,
  end: plain,
  pass: plain,
  gas: plain,
  beam: plain,
  choose: ({ unit }) => piece([], unit),
  capture: plain,
  bonus: plain,
  sell: ({ card }) => ({ kind: 'card', units: [], by: [card], card }),
};

export function choicesOf(view: View, actions: readonly MothershipAction[]): Choice[] {
  return sorted(ABOUT, actions, view, view.me).map(({ key, action, units, to, space, card }) => {
    const at = space ?? placeOf(view, to);
    return {
      key,
      action,
      by: units,
      ...(to ? { to } : {}),
      ...(at ? { at } : {}),
      ...(card ? { card } : {}),
    };
  });
}

function own(view: View, kind: 'mothership' | 'station'): readonly UnitId[] {
  return view.units.filter((unit) => unit.owner === view.me && unit.class === kind).map(({ id }) => id);
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
