/**
 * The steps of a game made ready to run, once a game: found by name, their verbs looked up. Decisions and verbs of all
 * kinds get one shape here, which spares the kernel a search at every call.
 */
import type { Action, Ask, Frame, Kit, Objection, Rules, Step, Verb } from './game.ts';
import type { Play } from './play.ts';
import type { Seat } from './seat.ts';

export interface ReadyVerb<K extends Kit> {
  readonly exact: boolean;
  options(s: K['state'], seat: Seat, frame: K['frame']): readonly K['action'][];
  check(s: K['state'], action: K['action'], seat: Seat, frame: K['frame']): Objection | undefined;
  do(g: Play<K>, action: K['action'], seat: Seat, frame: K['frame']): void;
}

/** How a step asks. What a kind of decision does not know asks nobody. */
export interface ReadyAsk<K extends Kit> {
  readonly kind: Ask<K>['kind'];
  readonly types: readonly Action['type'][];
  /** Its verbs, in their order. */
  readonly verbs: readonly ReadyVerb<K>[];
  /** Whether all of its verbs are exact. */
  readonly exact: boolean;
  readonly unseen: boolean;
  readonly auto: Ask<K>['auto'] | undefined;
  seat(s: K['state'], frame: K['frame']): Seat | undefined;
  seats(s: K['state'], frame: K['frame']): readonly Seat[];
  enough(s: K['state'], chosen: readonly K['action'][], seat: Seat, frame: K['frame']): boolean;
  must(s: K['state'], frame: K['frame']): readonly Seat[];
  may(s: K['state'], frame: K['frame']): readonly Seat[];
}

/** A step does its work without asking, or it asks. */
export type ReadyStep<K extends Kit> = (
  | { readonly run: Extract<Step<K>, { run: unknown }>['run']; readonly ask: undefined }
  | { readonly run: undefined; readonly ask: ReadyAsk<K> }
) & {
  /** The frame of this step without arguments. Frames never change, so one serves all. */
  readonly bare: Frame;
};

/** The steps of a game by name. */
export type Ready<K extends Kit> = ReadonlyMap<string, ReadyStep<K>>;

const known = new WeakMap<object, unknown>();

export function ready<K extends Kit>(game: Rules<K>): Ready<K> {
  const found = known.get(game) as Ready<K> | undefined;
  if (found !== undefined) return found;
  const verbs = new Map<string, ReadyVerb<K>>();
  for (const [type, verb] of Object.entries<Verb<K>>(game.verbs)) verbs.set(type, readyVerb(verb));
  const steps = new Map<string, ReadyStep<K>>();
  for (const [name, step] of Object.entries<Step<K>>(game.steps))
    steps.set(name, readyStep(name, step, verbs));
  known.set(game, steps);
  return steps;
}

function readyVerb<K extends Kit>({ exact, options, check, do: carryOut }: Verb<K>): ReadyVerb<K> {
  return { exact: exact === true, options, check, do: carryOut };
}

function readyStep<K extends Kit>(
  name: string,
  step: Step<K>,
  verbs: ReadonlyMap<string, ReadyVerb<K>>,
): ReadyStep<K> {
  const bare = { step: name };
  if ('run' in step) return { run: step.run, ask: undefined, bare };
  const asked = step.verbs.map((type) => {
    const verb = verbs.get(type);
    if (verb === undefined) throw new Error(`step ${name} asks for ${type}, which is no verb of the game`);
    return verb;
  });
  return { run: undefined, ask: readyAsk(step, asked), bare };
}

const NO_SEATS: readonly Seat[] = [];
const nobody = () => undefined;
const noSeats = () => NO_SEATS;
const one = (_s: unknown, chosen: readonly unknown[]) => chosen.length > 0;

function readyAsk<K extends Kit>(ask: Ask<K>, verbs: readonly ReadyVerb<K>[]): ReadyAsk<K> {
  return {
    kind: ask.kind,
    types: ask.verbs,
    verbs,
    exact: verbs.every((verb) => verb.exact),
    unseen: ask.unseen === true,
    auto: ask.auto,
    seat: ask.kind === 'one' ? ask.seat : nobody,
    seats: ask.kind === 'secret' ? ask.seats : noSeats,
    enough: (ask.kind === 'secret' ? ask.enough : undefined) ?? one,
    must: ask.kind === 'any' ? ask.must : noSeats,
    may: (ask.kind === 'any' ? ask.may : undefined) ?? noSeats,
  };
}

/** The single legal action of a seat; undefined when there are others. */
export function onlyLegal<K extends Kit>(
  verbs: readonly ReadyVerb<K>[],
  s: K['state'],
  seat: Seat,
  frame: K['frame'],
): K['action'] | undefined {
  let only: K['action'] | undefined;
  for (const verb of verbs) {
    for (const action of verb.options(s, seat, frame)) {
      if (!verb.exact && verb.check(s, action, seat, frame) !== undefined) continue;
      if (only !== undefined) return undefined;
      only = action;
    }
  }
  return only;
}
