/** `orrery games`: what can be played. */
import type { Game, OptionSpec } from '#engine';
import { describeGame } from '#engine';
import { GAMES } from '#games';
import { paintFor } from '../paint.ts';
import { type Shell, say, widthOf } from '../shell.ts';
import type { CliWords } from '../words.ts';
import { wrap } from '../wrap.ts';

export function listGames(shell: Shell, { json }: { json?: boolean }): void {
  if (json) {
    say(shell, JSON.stringify(GAMES.map(describeGame), undefined, 2));
    return;
  }
  say(shell, GAMES.map((game) => gameLines(shell, game).join('\n')).join('\n\n'));
}

function gameLines(shell: Shell, game: Game): string[] {
  const paint = paintFor(shell.output, shell.env);
  const { id, version, seats, options, words } = game;
  const said = shell.words.games;
  const width = widthOf(shell);
  const lines = [
    `${paint('title', words.title)} ${paint('quiet', said.rules(id, version))}`,
    `  ${words.tagline}`,
    `  ${said.seats(seats.min, seats.max)}`,
  ];
  for (const [name, spec] of Object.entries(options)) {
    const byDefault = said.byDefault(defaultText(spec, said));
    const values = valuesText(spec);
    const fits = `  --option ${name}=${values}${byDefault}`.length <= width;
    lines.push(`  ${paint('key', `--option ${name}=${fits ? values : '…'}`)}${byDefault}`);
    // Too many to choose from for one line: they follow on lines of their own.
    if (!fits) lines.push(...wrap(values.replaceAll(/[|+]/g, ' '), width - 6).map((line) => `      ${line}`));
    lines.push(...wrap(words.options[name]?.help ?? '', width - 6).map((line) => `      ${line}`));
  }
  return lines;
}

function valuesText(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'choice':
      return spec.values.join('|');
    case 'flag':
      return 'on|off';
    case 'number':
      return `${spec.min}…${spec.max}`;
    case 'set':
      return spec.values.join('+');
    case 'text':
      return '…';
  }
}

function defaultText(spec: OptionSpec, said: CliWords['games']): string {
  switch (spec.kind) {
    case 'flag':
      return spec.default ? 'on' : 'off';
    case 'set':
      return spec.default.join('+') || said.none;
    default:
      return String(spec.default) || said.empty;
  }
}
