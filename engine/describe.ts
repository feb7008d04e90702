/** A game as hosts tell of it to other programs: `hello` of both protocols, and `orrery games --json`. */
import type { Game } from './game.ts';
import type { OptionSpec } from './options.ts';

export interface GameDescription {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionDescription>>;
}

interface OptionDescription {
  readonly type: OptionSpec['kind'];
  readonly label: string;
  readonly values?: readonly (string | boolean)[];
  readonly min?: number;
  readonly max?: number;
  readonly default: OptionSpec['default'];
}

export function describeGame({ id, version, seats, options, words }: Game): GameDescription {
  return {
    id,
    title: words.title,
    version,
    seats: { min: seats.min, max: seats.max },
    options: Object.fromEntries(
      Object.entries(options).map(([name, spec]) => [
        name,
        describeOption(spec, words.options[name]?.label ?? name),
      ]),
    ),
  };
}

function describeOption(spec: OptionSpec, label: string): OptionDescription {
  const common = { type: spec.kind, label, default: spec.default };
  switch (spec.kind) {
    case 'choice':
    case 'set':
      return { ...common, values: spec.values };
    case 'flag':
      return { ...common, values: [false, true] };
    case 'number':
      return { ...common, min: spec.min, max: spec.max };
    case 'text':
      return { ...common, max: spec.max };
  }
}
