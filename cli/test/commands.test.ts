import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Action, HOST, Match } from '#engine';
import { findGame, GAMES } from '#games';
import { type Job, recordOf } from '#lab';
import { version } from '../version.ts';
import { orrery, start } from './orrery.ts';
import { typed } from './shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function recordFile(): string {
  const game = findGame('exoship');
  const options = { origin: 'earth', hard: false };
  const job: Job = { game: 'exoship', seats: 1, options, seed: 'file', bots: ['random'], games: 1, cap: 100 };
  const file = join(folder, 'game.json');
  if (game) writeFileSync(file, JSON.stringify(recordOf(game, job, 0)));
  return file;
}

describe('help', () => {
  test.each([
    [],
    ['games'],
    ['play'],
    ['sim'],
    ['tournament'],
    ['bot'],
    ['report'],
    ['compare'],
    ['balance'],
    ['replay'],
    ['review'],
    ['board'],
    ['engine'],
    ['worker'],
    ['admin'],
    ['admin', 'ban'],
    ['bench'],
  ])('orrery %s --help shows examples', async (...command) => {
    const { code, out, err } = await typed([...command, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Usage: orrery/);
    expect(out).toMatch(/Examples:\n {2}\$ /);
  });

  test('--version is the version of the package', async () => {
    expect((await typed(['--version'])).out).toBe(`${version}\n`);
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });
});

describe('games', () => {
  test('lists every game with seats and options', async () => {
    const { out } = await typed(['games']);
    for (const { words } of GAMES) expect(out).toContain(words.title);
    expect(out).toMatch(/--option origin=earth\|mars, by default earth/);
    expect(out).toMatch(/1 player/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('--json is JSON', async () => {
    const { out } = await typed(['games', '--json']);
    expect(JSON.parse(out)).toHaveLength(GAMES.length);
  });
});

describe('what is wrong is said in one line, with exit code 2', () => {
  test.each([
    [[], /--help/],
    [['plai'], /unknown command 'plai'; did you mean “play”/],
    [['admin', 'reports'], /needs a token: set ORRERY_ADMIN_TOKEN/],
    [['admin', 'reports', '--server', 'ftp://x'], /--server must be an address/],
    [['admin', 'reports', '--token-file', '/nowhere'], /cannot read --token-file \/nowhere/],
    [['admin', 'reprots'], /unknown command 'reprots'; did you mean “reports”/],
    [['worker'], /a worker needs DATABASE_URL .* and REDIS_URL/],
    [['sim'], /missing required argument 'game'/],
    [['sim', 'exosihp'], /no game “exosihp”; did you mean “exoship”/],
    [['sim', 'chess'], /no game “chess” \(there are: exoship/],
    [['sim', 'exoship', '--gmaes', '3'], /unknown option '--gmaes'; did you mean “--games”/],
    [['sim', 'exoship', '--games', 'many'], /--games must be a whole number from 1 to .*, not “many”/],
    [['sim', 'exoship', '--games', '0'], /--games/],
    [['sim', 'exoship', '--games', '1.5'], /--games/],
    [
      ['sim', 'exoship', '--bots', 'stronk'],
      /--bots must name bots from random, easy, sound, strong.*“strong”/,
    ],
    [['sim', 'exoship', '--bots', 'random,easy'], /--bots must name one bot, or one for each of the 1 seats/],
    [['sim', 'exoship', '--seats', '2'], /--seats must be 1, not “2”/],
    [['sim', 'exoship', '--threads', '0'], /--threads must be/],
    [['sim', 'exoship', '--budget', 'x'], /--budget must be/],
    [
      ['sim', 'exoship', '--option', 'orgin=mars'],
      /--option orgin is not an option of exoship; did you mean “origin”/,
    ],
    [['sim', 'exoship', '--option', 'origin=pluto'], /--option origin must be one of "earth", "mars"/],
    [['sim', 'exoship', '--option', 'origin'], /--option origin needs a value/],
    [['sim', 'exoship', '--option', '__proto__=1'], /--option __proto__ is not an option/],
    [['sim', 'exoship', '--option', 'hard=maybe'], /--option hard must be true or false/],
    [['sim', 'exoship', '--out', '/dev/null/x'], /--out/],
    [['play', 'nothing'], /no game “nothing”/],
    [['play'], /play needs a game/],
    [['play', 'exoship', '--bots', 'deep-blue'], /--bots must name/],
    [['play', 'exoship', '--load', '/nowhere.json'], /cannot read \/nowhere.json: there is no such file/],
    [['play', '--load', '-'], /--load needs a file/],
    [['play', '--load', 'x', '--seed', 's'], /--seed cannot be changed/],
    [['replay'], /missing required argument 'file'/],
    [['replay', '/nowhere.json'], /cannot read \/nowhere.json: there is no such file/],
    [['replay', '/'], /cannot read \/: it is a folder/],
    [['replay', '-'], /standard input is not JSON/],
    [['games', 'extra'], /too many arguments: there are 1, and it takes none/],
    [['sim', 'exoship', '--games'], /option '-n, --games <number>' needs a value/],
    [['admin', 'forget', 'x'], /required option '--yes' not specified/],
    [['board'], /board needs a file to check/],
    [['board', '/nowhere.board'], /cannot read \/nowhere.board: there is no such file/],
    [['board', '--print', 'dual'], /there is no board “dual”; did you mean “duel”/],
    [['sim', 'mothership', '-o', 'layout=own', '-o', 'board=@/nowhere'], /cannot read \/nowhere/],
    [
      ['sim', 'mothership', '-o', 'layout=own', '-o', 'board=radius 8'],
      /board breaks MS-2.1: the line “stations” is missing/,
    ],
  ])('orrery %j', async (args, words) => {
    const { code, out, err } = await typed(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(words);
    expect(err).toMatch(/^orrery: [^\n]+\n$/);
  });

  test('a file that is no record', async () => {
    const file = join(folder, 'not.json');
    writeFileSync(file, '{"orrery":1}');
    const { code, err } = await typed(['replay', file]);
    expect(code).toBe(2);
    expect(err).toMatch(/is not a record: game is missing/);
  });

  test('a record that does not replay', async () => {
    const record = JSON.parse(readFileSync(recordFile(), 'utf8'));
    const file = join(folder, 'forged.json');
    writeFileSync(file, JSON.stringify({ ...record, hash: 'f'.repeat(16) }));
    expect((await typed(['replay', file])).err).toMatch(/does not replay: .* \(hash\)/);
  });
});

describe('replay', () => {
  test('tells a record step by step and checks its hash', async () => {
    const { code, out } = await typed(['replay', recordFile()]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Exoship, rules 1/);
    expect(out).toMatch(/\n1\. .*joins Rift\n/);
    expect(out).toMatch(/actions replayed, hash [0-9a-f]{16}: /);
  });

  test('--boards shows every position, --quiet none', async () => {
    const { out } = await typed(['replay', recordFile(), '--boards']);
    expect(out).toContain('after suspicion');
    expect((await typed(['replay', recordFile(), '--quiet'])).out.split('\n')).toHaveLength(2);
  });

  test('what the table itself decides is not said of a seat', async () => {
    const game = findGame('exoworld');
    const begun = game && Match.start(game, { seats: 2, random: { kind: 'fast', seed: 'coming' } });
    if (!begun?.ok) throw new Error('no such match');
    const { match } = begun;
    const joins = () => match.decisions().find(({ seat }) => seat === HOST)?.actions[0];
    for (let n = 0; joins() === undefined && n < 50; n++) {
      const [next] = match.decisions();
      if (next) match.act(next.seat, next.actions[0] as Action);
    }
    match.act(HOST, joins() as Action);
    const file = join(folder, 'coming.json');
    writeFileSync(file, JSON.stringify(match.record()));
    const { code, out } = await typed(['replay', file]);
    expect(code).toBe(0);
    expect(out).toMatch(/\. the table: /);
    expect(out).not.toMatch(/seat -1/);
  });

  test.each([
    [{ how: 'closed' }, /: closed by the host of the server\n$/],
    [{ how: 'agreed' }, /: ended by agreement\n$/],
    [{ how: 'abandoned' }, /: over, as nobody played on\n$/],
    [{ how: 'resigned', by: 0 }, /: over, as seat 0 resigned\n$/],
  ])('a record that people ended says how: %o', async (ended, words) => {
    const { hash: _, ...record } = JSON.parse(readFileSync(recordFile(), 'utf8'));
    const cut = { ...record, orrery: 2, actions: record.actions.slice(0, 2), ended };
    const { code, out } = await typed(['replay', '-', '--quiet'], [JSON.stringify(cut)]);
    expect(code).toBe(0);
    expect(out).toMatch(words);
  });

  test('- reads standard input', async () => {
    const { code } = await typed(['replay', '-', '--quiet'], [readFileSync(recordFile(), 'utf8')]);
    expect(code).toBe(0);
  });
});

describe('sim', () => {
  test('reports for people', async () => {
    const { code, out } = await typed(['sim', 'exoship', '--games', '50', '--threads', '1', '--seed', 's']);
    expect(code).toBe(0);
    expect(out).toMatch(/50 games, seed “s”/);
    expect(out).toMatch(/95 % confidence/);
    expect(out).toMatch(/Founder abilities/);
    expect(out).toMatch(/No game got stuck/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('reports for programs, and writes records that replay', async () => {
    const dir = join(folder, 'out');
    const args = [
      'sim',
      'exoship',
      '-n',
      '20',
      '--threads',
      '1',
      '--json',
      '--out',
      dir,
      '--keep',
      '2',
      '-o',
      'hard',
    ];
    const { out } = await typed(args);
    const report = JSON.parse(out);
    expect(report).toMatchObject({
      game: 'exoship',
      job: { games: 20, options: { hard: true } },
      won: { of: 20 },
    });
    expect(JSON.parse(readFileSync(join(dir, 'report.json'), 'utf8'))).toEqual(report);
    expect(readdirSync(dir).sort()).toEqual(['game-0.json', 'game-1.json', 'report.json']);
    expect((await typed(['replay', join(dir, 'game-1.json'), '-q'])).code).toBe(0);
  });

  test('games that do not end are reported with their records', async () => {
    const dir = join(folder, 'endless');
    const { out } = await typed(['sim', 'exoship', '-n', '3', '--threads', '1', '--cap', '2', '--out', dir]);
    expect(out).toMatch(/Games that failed: 3 endless/);
    expect((await typed(['replay', join(dir, 'endless-0.json')])).out).toMatch(/not over yet/);
  });
});

test('a simulation stops on Ctrl-C and says how far it came', async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 300);
  const args = ['sim', 'exoship', '--games', '100000000', '--threads', '1'];
  const { code, out, err } = await typed(args, [], stop.signal);
  expect({ code, out }).toEqual({ code: 130, out: '' });
  expect(err).toMatch(/^stopped after \d+ of 100000000 games\n$/);
});

describe('the real command', () => {
  test('runs on many threads', async () => {
    const args = ['sim', 'exoship', '--games', '300', '--json', '--seed', 't'];
    const [one, two] = await Promise.all([
      orrery([...args, '--threads', '1']),
      orrery([...args, '--threads', '3']),
    ]);
    expect(two.err).toBe('');
    const timeless = (text: string) => ({ ...JSON.parse(text), seconds: 0, gamesPerSecond: 0 });
    expect(timeless(two.out)).toEqual(timeless(one.out));
  });

  test.each([
    ['engine', '{"id":1,"op":"hello"}\n'],
    ['play exoship', ''],
  ])('orrery %s ends on Ctrl-C, without a word', async (command, input) => {
    const child = start(...command.split(' '));
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.stdin.write(input);
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect({ code, err }).toEqual({ code: 130, err: '' });
  });

  test('does not mind a reader that goes away', async () => {
    expect(existsSync(recordFile())).toBe(true);
    const child = start('replay', recordFile(), '--boards');
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.stdout.destroy();
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});

describe('board', () => {
  test('prints a board, checks it and plays on it', async () => {
    const { out } = await typed(['board', '--print', 'duel']);
    expect(out).toMatch(/^radius 8\nstations -6,0 6,0\n/);
    const file = join(folder, 'mine.board');
    writeFileSync(file, out.replace('radius 8', '# a wide one\nname Wide\nradius 9'));
    const checked = await typed(['board', file]);
    expect(checked).toMatchObject({ code: 0, err: '' });
    expect(checked.out).toContain('is a board for 2 seats');
    const { code, out: report } = await typed([
      'sim',
      'mothership',
      '-n',
      '1',
      '-o',
      'layout=own',
      '-o',
      `board=@${file}`,
      '-o',
      'roundCap=40',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(report).job.options.board).toContain('name Wide');
  });

  test('names the rule that a board breaks, and gives advice on one that breaks none', async () => {
    const file = join(folder, 'broken.board');
    writeFileSync(file, 'radius 12; stations -6,0 6,0; minerals 0,0');
    const { code, err } = await typed(['board', file]);
    expect(code).toBe(2);
    expect(err).toContain('breaks MS-1.1: the radius of a board is 5 to 11, not 12');
    writeFileSync(file, 'radius 11; stations -6,0 6,0; minerals 0,0');
    expect((await typed(['board', file])).out).toContain('MS-2.2 advises: 2 seats play best with 3 or 4');
  });
});

describe('sim without --seats', () => {
  test.each([
    ['mothership', [], 2],
    ['mothership', ['-o', 'mode=solo'], 1],
    ['mothership', ['-o', 'teams=3v3'], 6],
    ['mothership', ['-o', 'layout=pentad'], 5],
    ['exodus', [], 3],
  ])('%s %j takes the number that fits', async (game, options, seats) => {
    const { code, out } = await typed(['sim', game, '-n', '1', '--json', ...options]);
    expect(code).toBe(0);
    expect(JSON.parse(out).job.seats).toBe(seats);
  });

  test('tells rounds, and wins by the order of turns', async () => {
    const { out } = await typed(['sim', 'mothership', '-n', '12', '--bots', 'sound', '--threads', '1']);
    expect(out).toMatch(/who played 1st won +\d/);
    expect(out).toMatch(/who played 2nd won +\d/);
    expect(out).toMatch(/ rounds +\d/);
    const { rounds, order } = JSON.parse(
      (await typed(['sim', 'mothership', '-n', '12', '--bots', 'sound', '--threads', '1', '--json'])).out,
    );
    expect(rounds.min).toBeGreaterThan(1);
    expect(order.map(({ of }: { of: number }) => of)).toEqual([12, 12]);
    const wins = order.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(wins).toBeGreaterThanOrEqual(12);
  });
});
