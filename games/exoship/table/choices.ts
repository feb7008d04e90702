/** What every action is about: the places of the table it belongs to. It decides nothing about legality. */
import { type About, type Abouts, choicesOf as sorted } from '#ui/kit/choice.ts';
import type { ExoshipAction } from '../action.ts';
import type { FounderId } from '../content/founders.ts';
import { futuresOf } from '../outlook.ts';
import { type Exoship, GENERATIONS, type Generation } from '../state.ts';
import { belowIn, inView, lowestIn, type SeenFounder, type View } from '../view.ts';

/** A place of the table that can be pressed. */
export type Spot =
  | `founder:${FounderId}`
  | `arrow:${FounderId}`
  | `sleeper:${FounderId}`
  | `generation:${Generation}`
  | `step:${number}`
  | 'destination';

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
export const arrowSpot = (id: FounderId): Spot => `arrow:${id}`;
export const generationSpot = (generation: Generation): Spot => `generation:${generation}`;

/** Something taken up first, then aimed. */
const aimed = (actor: FounderId, ...on: readonly Spot[]): ExoshipAbout => ({
  ...{ kind: 'piece', takenUp: true },
  actor,
  by: [founderSpot(actor)],
  on,
});

const everyoneIn = (view: View, generation: Generation): Spot[] =>
  view.grid[generation].map(({ id }) => founderSpot(id));

export const ABOUT: Abouts<Exoship, ExoshipAbout> = {
  sleeper: ({ card, place }) => ({
    ...{ kind: 'piece', takenUp: true },
    actor: card,
    by: [`sleeper:${card}`],
    on: [founderSpot(place)],
  }),
  // Whom an arrow hits is pressed, or the arrow: nothing is taken up before.
  sway: ({ by, target }) => ({ kind: 'piece', actor: by, on: [founderSpot(target), arrowSpot(by)] }),
  freeSway: ({ generation }, view) => ({
    kind: 'place',
    on: [generationSpot(generation), ...everyoneIn(view, generation)],
  }),
  ability({ by, target, to }, view) {
    if (to) return aimed(by, generationSpot(to), ...everyoneIn(view, to));
    if (target === undefined) return aimed(by);
    const lower = by === 'diplomat' ? belowIn(view, target) : undefined;
    return aimed(by, founderSpot(target), ...(lower ? [founderSpot(lower.id)] : []));
  },
  replace: ({ founder }) => aimed(founder),
  changeCourse: (_, { captain }) => ({ kind: 'piece', actor: captain, on: ['destination'] }),
  end: () => ({ kind: 'plain', on: [] }),
};

export function choicesOf(view: View, actions: readonly ExoshipAction[]): Choice[] {
  return sorted(ABOUT, actions, view, 0).map((choice) =>
    choice.action.type === 'ability' && choice.on.length === 0
      ? { ...choice, on: changedSpots(view, choice.action) }
      : choice,
  );
}

/** An ability without a named target is aimed at whatever it changes. */
function changedSpots(view: View, action: ExoshipAction): Spot[] {
  const after = futuresOf(view, action, 'action')[0]?.view;
  if (after === undefined) return [];
  const turned = inView(after).filter(({ id, side }) =>
    inView(view).some((founder) => founder.id === id && founder.side !== side),
  );
  const cards = after.timeline.filter(({ step, up }) => view.timeline[step - 1]?.up !== up);
  return [...turned.map(({ id }) => founderSpot(id)), ...cards.map(({ step }): Spot => `step:${step}`)];
}

/** What can be done by whoever stands at a spot. */
export function doneBy(choices: readonly Choice[], spot: Spot): Choice[] {
  return choices.filter(({ actor }) => spot === `founder:${actor}` || spot === `sleeper:${actor}`);
}

/** What a press on a spot may mean while nothing is held: one sway, though several could do the same, or all there is. */
export function offeredAt(view: View, choices: readonly Choice[], spot: Spot): Choice[] {
  const own = doneBy(choices, spot);
  const founder = founderAtSpot(view, spot);
  // The course is the planet's.
  if (founder?.side === 'rift') return own.filter(({ action }) => action.type !== 'changeCourse');
  if (spot.startsWith('sleeper:')) return own;
  const on = choices.filter(({ on: spots, action }) => spots.includes(spot) && !isTakenUp(action));
  const sways = on.filter(isDirect);
  if (spot.startsWith('generation:') || sways.length > 0) return sways.sort(byRank(view)).slice(0, 1);
  return on;
}

/** What says nothing of the founder who stands where it is aimed: it begins with who does it. */
const isTakenUp = (action: ExoshipAction): boolean =>
  action.type === 'sleeper' || (action.type === 'ability' && action.to !== undefined);

/** Whether a press says it all. */
export const isDirect = ({ action }: Choice): boolean =>
  action.type === 'sway' || action.type === 'freeSway' || action.type === 'changeCourse';

/** An ability that names whom or where: its aims are on the board. */
export const isAimed = ({ action }: Choice): boolean =>
  action.type === 'ability' && (action.target !== undefined || action.to !== undefined);

/** Who stands higher does it. */
function byRank(view: View): (a: Choice, b: Choice) => number {
  const rank = ({ actor }: Choice): number => inView(view).find(({ id }) => id === actor)?.rank ?? 0;
  return (a, b) => rank(a) - rank(b);
}

export function founderAtSpot(view: View, spot: Spot | undefined): SeenFounder | undefined {
  return spot === undefined ? undefined : inView(view).find(({ id }) => founderSpot(id) === spot);
}

/** The founder a free sway would turn: it shows which of a column is meant. */
export function isMeant(view: View, { action }: Choice, id: FounderId): boolean {
  return action.type !== 'freeSway' || lowestIn(view, action.generation)?.id === id;
}

/** Actions a person may have had in mind when pressing a spot where nothing is legal, the likeliest first. */
export function wished(view: View, spot: Spot, actor: FounderId | undefined): ExoshipAction[] {
  if (spot === 'destination') return [{ type: 'changeCourse' }];
  const generation = GENERATIONS.find((name) => generationSpot(name) === spot);
  if (generation) return [{ type: 'freeSway', generation }];
  const founder = founderAtSpot(view, spot);
  if (founder === undefined) return [];
  const { id, side, target } = founder;
  const [sleeper] = view.sleepers;
  if (view.phase === 'sleeper' && sleeper) return [{ type: 'sleeper', card: sleeper, place: id }];
  if (side === 'rift' && actor === undefined) {
    const sway: ExoshipAction[] = target ? [{ type: 'sway', by: id, target }] : [];
    return [...sway, { type: 'ability', by: id }, { type: 'replace', founder: id }];
  }
  const rift = inView(view).filter((other) => other.side === 'rift');
  const by = actor ?? (rift.find((other) => other.target) ?? rift[0])?.id;
  if (by === undefined) return [{ type: 'replace', founder: id }];
  const ability: ExoshipAction = { type: 'ability', by, target: id };
  return actor === undefined ? [{ type: 'sway', by, target: id }, ability] : [ability];
}
