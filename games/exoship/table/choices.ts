/** What every action is about: the places of the table it belongs to. It decides nothing about legality. */
import { type About, type Abouts, choicesOf as sorted } from '#ui/kit/choice.ts';
import type { ExoshipAction } from '../action.ts';
import type { FounderId } from '../content/founders.ts';
import { type Exoship, GENERATIONS, type Generation } from '../state.ts';
import { inView, lowestIn, type SeenFounder, type View } from '../view.ts';

/** A place of the table that can be pressed. */
export type Spot =
  | `founder:${FounderId}`
  | `sleeper:${FounderId}`
  | `generation:${Generation}`
  | `step:${number}`
  | 'destination'
  | 'end';

interface ExoshipAbout extends About<Spot> {
  /** Who does it. */
  readonly actor?: FounderId | undefined;
  readonly on: readonly Spot[];
}

export interface Choice extends ExoshipAbout {
  readonly key: string;
  readonly action: ExoshipAction;
}

export const founderSpot = (id: FounderId): Spot => `founder:${id}`;
export const generationSpot = (generation: Generation): Spot => `generation:${generation}`;

const to = (actor: FounderId | undefined, ...on: readonly Spot[]): ExoshipAbout => ({
  kind: 'piece',
  actor,
  by: actor ? [founderSpot(actor)] : [],
  on,
});

export const ABOUT: Abouts<Exoship, ExoshipAbout> = {
  sleeper: ({ card, place }) => ({
    kind: 'piece',
    actor: card,
    by: [`sleeper:${card}`],
    on: [founderSpot(place)],
  }),
  sway: ({ by, target }) => to(by, founderSpot(target)),
  freeSway: ({ generation }, view) => ({
    kind: 'place',
    on: [generationSpot(generation), ...view.grid[generation].map(({ id }) => founderSpot(id))],
  }),
  ability({ by, target, to: generation }) {
    if (target) return to(by, founderSpot(target));
    return generation ? to(by, generationSpot(generation)) : to(by);
  },
  replace: ({ founder }) => to(founder, founderSpot(founder)),
  changeCourse: (_, view) => to(view.captain, 'destination'),
  end: () => ({ kind: 'plain', on: ['end'] }),
};

type Preview = (action: ExoshipAction) => readonly View[];

export function choicesOf(view: View, actions: readonly ExoshipAction[], preview: Preview): Choice[] {
  return sorted(ABOUT, actions, view, 0).map((choice) =>
    choice.on.length > 0 ? choice : { ...choice, on: changedSpots(view, preview(choice.action)[0]) },
  );
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
