/** Every rule of the rulebook and every example has a test by its id, and the rulebook prints the numbers that are played. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FACTION, FACTIONS, isPrimary, STRAIN_DICE, WHISPER_DICE } from '../content/factions.ts';
import { JOURNEYS } from '../content/fleet.ts';
import { SHORT } from '../text/table.ts';

const here = new URL('.', import.meta.url);
const rules = readFileSync(new URL('../rules.en.md', here), 'utf8');
const titles = readdirSync(here)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, here), 'utf8'))
  .flatMap((source) => [...source.matchAll(/(?<!\.(?:skip|todo))\(\s*['`]((?:XD-|CT-|R\d)[^\n]*)/g)])
  .map(([, title = '']) => title)
  .join('\n');

const named = (id: string): boolean =>
  new RegExp(`(?<![\\w.-])${id.replaceAll('.', '\\.')}(?![\\w]|\\.\\d)`).test(titles);
const unnamed = (ids: readonly string[]): string[] => ids.filter((id) => !named(id));
const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

describe('tests by id', () => {
  test('every rule of the rulebook', () => {
    const ids = [...rules.matchAll(/^- \*\*(XD-\d+\.\d+a?)\*\*/gm)].map(([, id = '']) => id);
    expect(ids.length).toBeGreaterThan(140);
    expect(unnamed(ids)).toEqual([]);
  });

  test('every ruling', () => {
    const ids = [...rules.matchAll(/^- \*\*XD-(R\d+)\*\*/gm)].map(([, id = '']) => id);
    expect(ids).toEqual(numbered('R', 63));
    expect(unnamed(ids)).toEqual([]);
  });

  test('every example, those of the source (G) and the further ones (E)', () => {
    expect(unnamed([...numbered('G', 18), ...numbered('E', 48)])).toEqual([]);
  });
});

describe('the rulebook prints what is played', () => {
  test('XD-3.4 par', () => {
    for (const faction of FACTIONS) {
      const row = new RegExp(`^\\| ${SHORT[faction]} \\|.*`, 'gm');
      const cells = [...rules.matchAll(row)].map(([line]) => line.split('|').map((cell) => cell.trim()));
      const printed = cells.find((line) => line.length === 12)?.slice(5, 11);
      // With three seats only the Keepers sit down.
      const played = FACTION[faction].par.map((par, i) => (i === 0 && !isPrimary(faction) ? '–' : `${par}`));
      expect(printed, faction).toEqual(played);
    }
  });

  test('XD-14.7 strain, XD-14.8 whispers, XD-22.3 journeys', () => {
    const strain = /3 seats (\d+) dice, 4: (\d+), 5: (\d+), 6: (\d+), 7: (\d+), 8: (\d+)/
      .exec(rules)
      ?.slice(1);
    expect(strain).toEqual([3, 4, 5, 6, 7, 8].map((seats) => `${STRAIN_DICE[seats]}`));
    const whispers = /\*\*XD-14\.8\*\*[^\n]*/.exec(rules)?.[0] ?? '';
    for (const dice of new Set(Object.values(WHISPER_DICE))) expect(whispers).toContain(`${dice}`);
    for (const [id, { bearing, thresholds, reach }] of Object.entries(JOURNEYS))
      expect(rules).toContain(`| ${id} | ${bearing} | ${thresholds.join(' / ')} | ${reach} |`);
  });
});
