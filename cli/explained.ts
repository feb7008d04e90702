/** What the help tells of a command: what it is for, before its arguments; examples and what else to know, after them. */
import type { Command } from 'commander';
import type { CliWords } from './words.ts';

interface Explanation {
  readonly about: string;
  readonly more?: string;
}

export function explained(
  command: Command,
  { titles }: CliWords['help'],
  { about, more }: Explanation,
  examples: readonly string[],
): Command {
  const lines = examples.map((line) => `  $ ${line}\n`).join('');
  return command
    .description(about)
    .addHelpText('after', `\n${titles.examples}\n${lines}${more === undefined ? '' : `\n${more}\n`}`);
}

/** Adds commands to one, each with what the help tells of it. */
export type Declare = (name: string, told: Explanation, ...examples: string[]) => Command;

export function declaring(parent: Command, help: CliWords['help']): Declare {
  return (name, told, ...examples) => explained(parent.command(name), help, told, examples);
}
