/** What the missions of this table share: where they begin, and beats of common kinds. */
import { defaultOptions, type Script } from '#engine';
import type { Beat, Deeds, Mission } from '#ui/kit/mission.ts';
import type { EosAction } from '../../action.ts';
import { BASIC_DIE, type Face } from '../../content/characters.ts';
import type { EosEvent } from '../../event.ts';
import { OPTIONS, type Options } from '../../options.ts';
import { type Given, positionOf } from '../../positions.ts';
import type { GalaxyId } from '../../rules/universe.ts';
import type { EosRise } from '../../state.ts';
import { MISSION_WORDS, type MissionId } from '../../text/missions.ts';
import type { View } from '../../view.ts';

export type Done = Deeds<EosRise>;
export type EosBeat = Beat<EosRise>;

/** Dice as they fall, by the numbers on them. */
export const dice = (...numbers: readonly number[]) => ({
  values: numbers.map((number) => number - 1),
  then: 'last' as const,
});

/** Where things land that are no part of a lesson: far away. */
const FAR = { sector: dice(13), galaxy: dice(3) };

interface Plan extends Pick<Mission<EosRise>, 'minutes' | 'beats' | 'won' | 'missed' | 'shows'> {
  readonly id: MissionId;
  readonly given: Given;
  /** Draws beside those of cards, which come in the order of the position. */
  readonly script?: Script;
}

export function mission({ given, script, ...plan }: Plan): Mission<EosRise> {
  const { title, about, goal, end } = MISSION_WORDS[plan.id];
  return {
    ...plan,
    ...{ title, about, goal, end },
    options: defaultOptions(OPTIONS) as Options,
    position: () => positionOf(given),
    script: { card: { values: [], then: 0 }, ...FAR, ...script },
  };
}

/** The faces that a character's basic dice show. */
export const faces = (...shown: readonly Face[]) => dice(...shown.map((face) => BASIC_DIE.indexOf(face) + 1));

export const placeOf = (galaxy: GalaxyId) => `galaxy:${galaxy}`;
export const look = (line: string, spot: string): EosBeat => ({ line, spot, look: true });
export const press = (line: string, spot: string): EosBeat => ({ line, spot, press: spot });

export const isOf =
  (...types: readonly EosAction['type'][]) =>
  ({ type }: EosAction): boolean =>
    types.includes(type);

export const heard =
  (type: EosEvent['type']) =>
  ({ told }: Pick<Done, 'told'>): boolean =>
    told.some((event) => event.type === type);

/** Command's last point ends the voyage: it is not given up while another room could take the damage. */
export const sparesCommand = (action: EosAction, { hull, totalHull }: View): boolean =>
  action.type !== 'hit' || action.room !== 'command' || hull.command > 1 || totalHull === hull.command;
