/** Which values of a game's options go together, asked of the game's own `tableProblem`: no form writes a rule again. */
import {
  type Game,
  type Kit,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  tableProblemWords,
} from '#engine';

export interface Wanted {
  readonly seats: number;
  readonly options: OptionValues;
}

/** A number with more values than this is not tried out one by one. */
const MOST_TRIED = 200;
const MOST_IN_SET = 10;

/** What the game says about this very option with this value, the others being as they are. */
export function objection<K extends Kit>(
  game: Game<K>,
  { seats, options }: Wanted,
  name: string,
  value: OptionValue,
) {
  const problem = game.tableProblem?.({ seats, options: { ...options, [name]: value } as K['options'] });
  return problem?.field === `options.${name}` ? tableProblemWords(game, problem) : undefined;
}

export interface Fitting {
  /** The values that can be chosen now. */
  readonly fits: readonly string[];
  /** What is still wrong with what is chosen. */
  readonly problem?: string;
  /** For a number, its bounds now. */
  readonly min?: number;
  readonly max?: number;
  /** Whether there is anything to choose. */
  readonly open: boolean;
}

/** What of an option can be chosen at this table. */
export function fittingOf<K extends Kit>(
  game: Game<K>,
  table: Wanted,
  name: string,
  spec: OptionSpec,
): Fitting {
  const why = (value: OptionValue) => objection(game, table, name, value);
  switch (spec.kind) {
    case 'choice': {
      const fits = spec.values.filter((value) => why(value) === undefined);
      // The only way left is still worth reading where it is not the usual one.
      return { fits, open: fits.length > 1 || fits[0] !== spec.default };
    }
    case 'set': {
      // Some values go only with others: what leads to a whole that fits can be chosen on the way to it.
      const chosen = listOf(table.options[name]);
      const wholes = subsets(spec.values).filter((some) => why(some) === undefined);
      const leads = (value: string) =>
        wholes.some((some) => [...chosen, value].every((one) => some.includes(one)));
      const fits = spec.values.filter((value) => chosen.includes(value) || leads(value));
      const problem = why(chosen);
      return { fits, ...(problem ? { problem } : {}), open: fits.length > 0 };
    }
    case 'flag':
      return { fits: [], open: why(!spec.default) === undefined };
    case 'number': {
      if (spec.max - spec.min > MOST_TRIED) return { fits: [], open: true };
      const all = Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i);
      const fits = all.filter((value) => why(value) === undefined);
      const [min = spec.min] = fits;
      return { fits: [], min, max: fits.at(-1) ?? spec.max, open: fits.length > 1 };
    }
    case 'text': {
      // Open where anything may be written, and where something must.
      const problem = why(table.options[name] ?? spec.default);
      const open = why('x') === undefined || why(spec.default) !== undefined;
      return { fits: [], ...(problem ? { problem } : {}), open };
    }
  }
}

/**
 * Brings the options that no longer fit to values that do. What was just chosen stays, and so does what cannot be
 * mended: the game says what is wrong with it.
 */
export function mended<K extends Kit>(
  game: Game<K>,
  { seats, options }: Wanted,
  chosen?: string,
): OptionValues {
  let now = options;
  for (const _ of Object.keys(game.options)) {
    const problem = game.tableProblem?.({ seats, options: now as K['options'] });
    const name = problem?.field.replace(/^options\./, '') ?? '';
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (spec === undefined || name === chosen) break;
    const value = candidates(spec, now[name]).find(
      (one) => objection(game, { seats, options: now }, name, one) === undefined,
    );
    if (value === undefined) break;
    now = { ...now, [name]: value };
  }
  return now;
}

/** From what is nearest to the person's choice to what is farthest. */
function candidates(spec: OptionSpec, value: OptionValue | undefined): readonly OptionValue[] {
  switch (spec.kind) {
    case 'choice':
      return [spec.default, ...spec.values];
    case 'set': {
      const chosen = listOf(value);
      const fewer = chosen.map((_, i) => chosen.slice(0, chosen.length - i - 1));
      return [...chosen.map((one) => chosen.filter((other) => other !== one)), ...fewer, spec.default];
    }
    default:
      return [spec.default];
  }
}

function listOf(value: OptionValue | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}

/** All ways to choose some of a few values; where they are many, each alone and all together stand for them. */
function subsets(values: readonly string[]): readonly (readonly string[])[] {
  if (values.length > MOST_IN_SET) return [[], ...values.map((value) => [value]), values];
  return Array.from({ length: 2 ** values.length }, (_, bits) =>
    values.filter((_value, i) => (bits >> i) & 1),
  );
}
