/** Sorts the legal actions by the places of the table they belong to. It decides nothing about legality. */
import { canonical } from '#engine';
import type { ExoshipAction } from '../action.ts';
import type { FounderId } from '../content/founders.ts';
import { GENERATIONS, type Generation } from '../state.ts';
import { inView, lowestIn, type SeenFounder, type View } from '../view.ts';

/** A place of the table that can be pressed. */
export type Spot =
  | `founder:${FounderId}`
  | `sleeper:${FounderId}`
  | `generation:${Generation}`
  | `step:${number}`
  | 'destination'
  | 'end';

export interface Choice {
  readonly key: string;
  readonly action: ExoshipAction;
  /** Who does it. */
  readonly actor?: FounderId;
  /** Where one presses to aim it. */
  readonly aims: readonly Spot[];
}

export const founderSpot = (id: FounderId): Spot => `founder:${id}`;
export const generationSpot = (generation: Generation): Spot => `generation:${generation}`;

type Preview = (action: ExoshipAction) => readonly View[];

export function choicesOf(view: View, actions: readonly ExoshipAction[], preview: Preview): Choice[] {
  return actions.map((action) => {
    const actor = actorOf(action, view);
    return {
      key: canonical(action),
      action,
      ...(actor ? { actor } : {}),
      aims: aimsOf(action, view, preview),
    };
  });
}

function actorOf(action: ExoshipAction, view: View): FounderId | undefined {
  switch (action.type) {
    case 'sway':
    case 'ability':
      return action.by;
    case 'replace':
      return action.founder;
    case 'changeCourse':
      return view.captain;
    case 'sleeper':
      return action.card;
    default:
      return undefined;
  }
}

function aimsOf(action: ExoshipAction, view: View, preview: Preview): Spot[] {
  switch (action.type) {
    case 'sleeper':
      return [founderSpot(action.place)];
    case 'sway':
      return [founderSpot(action.target)];
    case 'freeSway':
      return [
        generationSpot(action.generation),
        ...view.grid[action.generation].map(({ id }) => founderSpot(id)),
      ];
    case 'replace':
      return [founderSpot(action.founder)];
    case 'changeCourse':
      return ['destination'];
    case 'end':
      return ['end'];
    case 'ability':
      if (action.target) return [founderSpot(action.target)];
      return action.to ? [generationSpot(action.to)] : changedSpots(view, preview(action)[0]);
  }
}

/** An ability without a named target is aimed at whatever it changes. */
function changedSpots(view: View, after: View | undefined): Spot[] {
  if (after === undefined) return [];
  const turned = inView(after).filter(({ id, side }) =>
    inView(view).some((f) => f.id === id && f.side !== side),
  );
  const cards = after.timeline.filter(({ step, up }) => view.timeline[step - 1]?.up !== up);
  return [...turned.map(({ id }) => founderSpot(id)), ...cards.map(({ step }): Spot => `step:${step}`)];
}

/** What can be done by whoever or whatever stands at a spot. */
export function doneBy(choices: readonly Choice[], spot: Spot): Choice[] {
  return choices.filter(({ actor }) => spot === `founder:${actor}` || spot === `sleeper:${actor}`);
}

/** What can be done to it, by others. */
export function doneTo(choices: readonly Choice[], spot: Spot): Choice[] {
  return choices.filter((choice) => choice.aims.includes(spot) && !doneBy([choice], spot).length);
}

export function founderAtSpot(view: View, spot: Spot | undefined): SeenFounder | undefined {
  return spot === undefined ? undefined : inView(view).find(({ id }) => founderSpot(id) === spot);
}

/** The founder a free sway would turn: it shows which of a column is meant. */
export function isMeant(view: View, choice: Choice, id: FounderId): boolean {
  const { action } = choice;
  return action.type !== 'freeSway' || lowestIn(view, action.generation)?.id === id;
}

/** Actions a person may have had in mind when pressing a spot where nothing is legal, the likeliest first. */
export function wished(view: View, spot: Spot, actor: FounderId | undefined): ExoshipAction[] {
  if (spot === 'destination') return [{ type: 'changeCourse' }];
  if (spot.startsWith('generation:')) {
    const generation = GENERATIONS.find((name) => generationSpot(name) === spot);
    return generation ? [{ type: 'freeSway', generation }] : [];
  }
  const founder = founderAtSpot(view, spot);
  if (founder === undefined) return [];
  const { id, side, target } = founder;
  const sleeper = view.sleepers[0];
  if (view.phase === 'sleeper' && sleeper) return [{ type: 'sleeper', card: sleeper, place: id }];
  const rift = inView(view).filter((other) => other.side === 'rift');
  const by = actor ?? (rift.find((other) => other.target) ?? rift[0])?.id;
  if (side === 'rift' && actor === undefined) {
    const sway: ExoshipAction[] = target ? [{ type: 'sway', by: id, target }] : [];
    return [...sway, { type: 'ability', by: id }, { type: 'replace', founder: id }];
  }
  const abled: ExoshipAction[] = by
    ? [
        { type: 'sway', by, target: id },
        { type: 'ability', by, target: id },
      ]
    : [];
  return [...abled, { type: 'replace', founder: id }];
}
