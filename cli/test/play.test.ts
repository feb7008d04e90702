import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Fault } from '../fault.ts';
import { outline } from '../play/outline.ts';
import { readSeating } from '../play/seating.ts';
import { playWords } from '../text/play.ts';
import { typed } from './shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PLAY = ['play', 'exoship', '--seed', 'a'];

describe('a game at the terminal', () => {
  test('shows the position, the prompt and numbered actions, within 80 columns', async () => {
    const { code, out, err } = await typed(PLAY);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/\[Earth\] › .* › Mariposa/);
    expect(out).toMatch(/Elder +Mid-life +Young/);
    expect(out).toMatch(/Choose a generation: its lowest founder joins you/);
    expect(out).toMatch(/ {2}3 {2}\S.* of the young joins Rift/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('a number acts, and what happened is told', async () => {
    const { out } = await typed(PLAY, ['3', 'q']);
    expect(out).toMatch(/> 3\n\n {2}\S.* is the first to join Rift\./);
    expect(out).toMatch(/2 actions, then suspicion/);
  });

  test('a game can be played to its end', async () => {
    const lines = Array.from({ length: 60 }, () => '1');
    const { code, out } = await typed(PLAY, [...lines, 'q']);
    expect(code).toBe(0);
    expect(out).toMatch(/lost,\s+with\s+\d|of six|You win with/);
    expect(out).toMatch(/“1” is not understood\. u undo · l log · s save · q quit/);
  });

  test('u takes back, or says why not', async () => {
    const { out } = await typed(PLAY, ['u', '3', 'u', 'q']);
    expect(out).toMatch(/Nothing can be taken back: something new was learnt/);
    expect(out).toMatch(/Taken back\./);
  });

  test('h shows what is best, by number, in chances where they were measured', async () => {
    const { out } = await typed(PLAY, ['h', 'q']);
    expect(out).toMatch(
      /Chance to win if players like “sound” played on, after \d+ rounds:\n +\d+ ± \d+ % {2}[123] {2}/,
    );
  });

  test('? says what is forbidden and by which rule', async () => {
    const { out } = await typed(PLAY, ['3', '?', '? change course', '? no such thing', 'q']);
    expect(out).toMatch(
      /> \? change course\n {2}XS-5\.2 Change course to Axios.*\n {6}The captain, .* is Directorate\./,
    );
    expect(out).toMatch(/Nothing forbidden has “no such thing” in it/);
  });

  test('? looks a rule up', async () => {
    const { out } = await typed(PLAY, ['? xs-6.1', '? XS-6', '? XS-99', 'q']);
    expect(out).toMatch(/> \? xs-6\.1\n {2}XS-6\.1 Every Rift founder/);
    expect(out).toMatch(/> \? XS-6\n {2}XS-6 Suspicion/);
    expect(out).toMatch(/The rulebook has no XS-99/);
  });

  test('l tells the game so far, b shows the board again', async () => {
    const { out } = await typed(PLAY, ['3', 'l', 'b', 'q']);
    expect(out.split('Six founders take their places')).toHaveLength(3);
    expect(out.split('[Earth] ›')).toHaveLength(4);
  });

  test('what is not understood is said, and asked again', async () => {
    const { out } = await typed(PLAY, ['9', 'dance', '', 'q']);
    expect(out).toMatch(/There is no action 9: choose from 1 to 3/);
    expect(out).toMatch(/“dance” is not understood/);
  });

  test('s saves, never over another file, and --load goes on', async () => {
    const file = join(folder, 'saved.json');
    const first = await typed(PLAY, ['3', `s ${file}`, `s ${file}`, 's /dev/null/x', 'q']);
    expect(first.out.split(`Saved as ${file}`)).toHaveLength(3);
    expect(first.out).toMatch(/Not saved: cannot write/);
    expect(existsSync(file)).toBe(true);
    const second = await typed(['play', '--load', file], [`s ${file}`, 'q']);
    expect(second.out).toMatch(/2 actions, then suspicion/);
    expect(second.out).toMatch(/is there already; choose another name/);
    expect((await typed(['play', 'exoship', '--load', file], ['q'])).code).toBe(0);
  });

  test('options and seed make the table', async () => {
    const args = ['play', 'exoship', '--option', 'origin=mars', '--option', 'hard', '--seed', 'b'];
    const { out } = await typed(args);
    expect(out).toMatch(/\[Mars\] ›/);
    expect(out).toMatch(/Choose your sleeper agent/);
    expect(out).toMatch(/in cruise/);
    expect((await typed(args)).out).toBe(out);
  });

  test('a bot can sit in the only seat', async () => {
    const { out } = await typed([...PLAY, '--bots', 'random'], ['q']);
    expect(out).toMatch(/Seat 0 \(random\): /);
    expect(out).toMatch(/lost,\s+with\s+\d|of six|You win/);
  });
});

describe('who sits where', () => {
  test('without bots people share the screen', () => {
    expect(readSeating(undefined, 3)).toEqual([undefined, undefined, undefined]);
  });

  test('one bot takes every seat but the first', () => {
    expect(readSeating('sound', 3)).toEqual([undefined, 'sound', 'sound']);
  });

  test('bots for the other seats, or every seat named', () => {
    expect(readSeating('easy,strong', 3)).toEqual([undefined, 'easy', 'strong']);
    expect(readSeating('easy,me,strong', 3)).toEqual(['easy', undefined, 'strong']);
  });

  test('anything else is a fault', async () => {
    expect(() => readSeating('easy,easy', 5)).toThrow(Fault);
    expect((await typed([...PLAY, '--bots', 'esay'])).err).toMatch(/did you mean “easy”/);
  });
});

test('a view that no game draws is an outline', () => {
  const view = {
    round: 2,
    awaited: [0, 2],
    players: [
      { name: 'Ada', hand: ['sun', 'moon'], score: { points: 3, hearts: 1 } },
      { name: 'Bo', hand: [], passed: true },
    ],
    nothing: undefined,
    actionsLeft: 1,
  };
  expect(outline(view, 40, playWords)).toEqual([
    'round: 2',
    'awaited: 0, 2',
    'players:',
    '  1:',
    '    name: Ada',
    '    hand: sun, moon',
    '    score: points 3, hearts 1',
    '  2:',
    '    name: Bo',
    '    hand: none',
    '    passed: yes',
    'actions left: 1',
  ]);
});
