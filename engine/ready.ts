/** The steps of a game made ready to run, once a game: found by name, their verbs looked up. */
import type { Ask, Frame, Game, Kit, Step, Verb } from './game.ts';
import type { Play } from './play.ts';

export interface ReadyStep<K extends Kit> {
  /** What it does, when it does its work without asking. */
  run?(g: Play<K>, frame: K['frame']): void;
  /** How it asks, when it asks. */
  readonly ask: Ask<K> | undefined;
  /** The verbs of an ask, in their order. */
  readonly verbs: readonly Verb<K>[];
  /** The frame of this step without arguments. Frames never change, so one serves all. */
  readonly bare: Frame;
}

export interface Ready<K extends Kit> {
  readonly steps: ReadonlyMap<string, ReadyStep<K>>;
  readonly verbs: ReadonlyMap<string, Verb<K>>;
}

const known = new WeakMap<object, unknown>();

export function ready<K extends Kit>(game: Game<K>): Ready<K> {
  const found = known.get(game) as Ready<K> | undefined;
  if (found !== undefined) return found;
  const verbs = new Map(Object.entries<Verb<K>>(game.verbs));
  const steps = new Map<string, ReadyStep<K>>();
  for (const [name, step] of Object.entries<Step<K>>(game.steps))
    steps.set(name, readyStep(name, step, verbs));
  const made: Ready<K> = { steps, verbs };
  known.set(game, made);
  return made;
}

function readyStep<K extends Kit>(
  name: string,
  step: Step<K>,
  verbs: ReadonlyMap<string, Verb<K>>,
): ReadyStep<K> {
  const bare = { step: name };
  if ('run' in step) return { run: step.run, ask: undefined, verbs: [], bare };
  const asked = step.verbs.map((type) => {
    const verb = verbs.get(type);
    if (verb === undefined) throw new Error(`step ${name} asks for ${type}, which is no verb of the game`);
    return verb;
  });
  return { ask: step, verbs: asked, bare };
}
