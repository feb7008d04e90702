/** Looking up a rule by its id in the game's rulebook. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { home } from '../version.ts';

/** `XS-5.2` is a rule, `XS-5` a section of them. */
export function isRuleId(words: string): boolean {
  return /^[a-z]{2,4}-r?\d+(\.\d+)*$/i.test(words);
}

/** The text of a rule or section; undefined when the rulebook has none, or is not installed. */
export function ruleText(game: string, id: string): string[] | undefined {
  const lines = rulebook(game);
  const wanted = id.toUpperCase();
  const rule = lines.findIndex((line) => line.includes(`**${wanted}**`));
  if (rule >= 0) return take(lines, rule, (line) => line.startsWith('- **') || line.startsWith('|'));
  const section = lines.findIndex((line) => line.startsWith('#') && line.split(' ').includes(wanted));
  return section >= 0 ? take(lines, section, () => false) : undefined;
}

/** From one line on, to the next heading or to where it ends. */
function take(lines: readonly string[], from: number, ends: (line: string) => boolean): string[] {
  const rest = lines.slice(from + 1);
  const length = rest.findIndex((line) => line.startsWith('#') || ends(line));
  const taken = [lines[from] ?? '', ...(length < 0 ? rest : rest.slice(0, length))];
  return taken.map(plainText).filter((line) => line.trim() !== '');
}

function plainText(line: string): string {
  return line
    .replace(/^#+ /, '')
    .replace(/^- /, '')
    .replaceAll(/\*\*|`/g, '');
}

function rulebook(game: string): string[] {
  try {
    return readFileSync(join(home, 'games', game, 'rules.en.md'), 'utf8').split('\n');
  } catch {
    return [];
  }
}
