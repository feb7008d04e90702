import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { dealt, fastDraws, Play } from '#engine';
import { exoship } from '#games/exoship/index.ts';
import { playerOf } from '../commands/bot.ts';
import { readEntrants } from '../commands/entrants.ts';
import { typed } from './shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-tournament-'));
afterAll(() => rmSync(folder, { recursive: true }));

const alone = ['tournament', 'exoship', '--form', 'alone', '--deals', '5', '--threads', '1'];

test('players of a game alone are compared on the same deals, in 80 columns', async () => {
  const { code, out } = await typed([...alone, '--players', 'random,easy']);
  expect(code).toBe(0);
  expect(out).toMatch(/easy compared with random on the same deals/);
  expect(out).toMatch(/deals won by both \d+, only easy \d+, only random \d+, neither \d+/);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
});

test('--json is JSON, and --log adds a line for every test', async () => {
  const log = join(folder, 'tests.jsonl');
  const command = ['tournament', 'exoship', '--form', 'sprt', '--deals', '3', '--threads', '1'];
  for (let i = 0; i < 2; i++) {
    const { out } = await typed([...command, '--players', 'easy,random', '--json', '--log', log]);
    expect(JSON.parse(out)).toMatchObject({
      kind: 'tournament',
      sprt: { unit: 'points', verdict: 'undecided' },
    });
  }
  expect(readFileSync(log, 'utf8').trim().split('\n')).toHaveLength(2);
});

test('players are read with iterations, settings, builds and programs', () => {
  const program = ['mine=python3 mybot.py --fast'];
  const build = ['former=old/orrery.js'];
  const players = 'strong:300,strong{exploration=0.4,width=8},mine,sound@former';
  expect(readEntrants({ players, program, build })).toEqual([
    { kind: 'bot', name: 'strong:300', level: 'strong', iterations: 300 },
    {
      kind: 'bot',
      name: 'strong{exploration=0.4,width=8}',
      level: 'strong',
      search: { exploration: 0.4, width: 8 },
    },
    { kind: 'program', name: 'mine', command: 'python3 mybot.py --fast' },
    { kind: 'program', name: 'sound@former', command: 'node "old/orrery.js" bot sound' },
  ]);
});

describe('what is wrong is said in one line', () => {
  test.each([
    [['--players', 'random'], /alone needs two players or more/],
    [['--players', 'random,random'], /“random” plays twice/],
    [['--players', 'random,soudn'], /did you mean “sound”/],
    [['--players', 'random,strong@former'], /there is no build “former”/],
    [['--players', 'random,strong{speed=2}'], /a setting must be one of exploration, /],
    [['--players', 'random,sound', '--form', 'league'], /--form must be one of round-robin/],
    [['--players', 'random,sound', '--form', 'round-robin'], /everybody at this table wins together/],
    [['--players', 'random,sound', '--bounds', '0,5'], /--bounds is for --form sprt/],
    [['--players', 'random,sound', '--form', 'sprt', '--bounds', '5,0'], /--bounds must be two numbers/],
    [['--players', 'random', '--program', 'mine'], /--program needs a name and a value/],
    [['--players', 'random', '--program', 'mine=exit 1'], /the program “mine” does not answer hello/],
  ])('%j', async (flags, message) => {
    const { code, err } = await typed([...alone, ...flags]);
    expect({ code, lines: err.trim().split('\n').length }).toEqual({ code: 2, lines: 1 });
    expect(err).toMatch(message);
  });
});

test('a bot as a program: the same seed, the same choice, whatever it was asked before', () => {
  const play = new Play(
    exoship,
    exoship.setup({ seats: 1, options: { origin: 'earth', hard: false } }),
    fastDraws('x'),
  );
  play.run();
  const fields = { match: 't1', seat: 0, position: dealt(exoship, play.s, 0), actions: play.legal(0) };
  const chosen = () => {
    const answer = playerOf('sound');
    expect(answer({ op: 'hello', game: 'exoship', rules: exoship.version })).toMatchObject({ ok: true });
    expect(answer({ op: 'choose', ...fields })).toEqual({ ok: false });
    answer({ op: 'start', match: 't1', seed: 's' });
    return answer({ op: 'choose', ...fields });
  };
  expect(chosen()).toMatchObject({ ok: true, action: { type: expect.any(String) } });
  expect(chosen()).toEqual(chosen());
  expect(playerOf('sound')({ op: 'hello', game: 'exoship', rules: '0' })).toMatchObject({ ok: false });
});
