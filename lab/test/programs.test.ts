/** Programs at the table: honest ones, and every way to be none. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { GameWithBots } from '#engine';
import { sealedBids } from '#engine/test/fixtures/sealedBids.ts';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import type { Entrant, TournamentJob } from '../tournament/job.ts';
import { NoProgram } from '../tournament/programs.ts';
import { tournamentReport } from '../tournament/report.ts';
import { runTournament } from '../tournament/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that does this with a `choose`, and answers everything else. */
function program(name: string, choosing: string): Entrant {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
import { appendFileSync } from 'node:fs';
const say = (answer) => process.stdout.write(JSON.stringify(answer) + '\\n');
let asked = 0;
createInterface({ input: process.stdin }).on('line', (line) => {
  const request = JSON.parse(line);
  const { id, op, actions, seat, view, events, position } = request;
  if (op !== 'choose') return say({ id, ok: true });
  asked++;
  ${choosing}
});
`,
  );
  return { kind: 'program', name, command: `${JSON.stringify(process.execPath)} ${JSON.stringify(file)}` };
}

const first = 'say({ id, ok: true, action: actions[0] });';
const random: Entrant = { kind: 'bot', name: 'random', level: 'random' };

async function play(entrant: Entrant, more: Partial<TournamentJob> = {}, game = ticTacToe as GameWithBots) {
  const job: TournamentJob = {
    game: game.id,
    seats: 2,
    options: {},
    seed: 'programs',
    players: [entrant, random],
    form: 'round-robin',
    deals: 2,
    cap: 100,
    programMs: 20_000,
    ...more,
  };
  return tournamentReport(game, job, await runTournament(game, job, { threads: 2 }));
}

test('a program plays in every seat, and the same game again', async () => {
  const honest = program('honest', first);
  const report = await play(honest);
  expect(report.players[0]).toMatchObject({ won: { of: 4 }, wrongs: { late: 0, illegal: 0, forfeits: 0 } });
  expect(await play(honest)).toEqual(report);
});

test('what is not allowed is answered for, and the third time loses the game', async () => {
  const { players, reasons } = await play(
    program('cheat', `say({ id, ok: true, action: { type: 'mark', cell: 99 } });`),
  );
  expect(players[0]).toMatchObject({ won: { count: 0 }, wrongs: { forfeits: 4, illegal: 12 } });
  expect(reasons).toEqual({ forfeit: 4 });
});

test('nonsense and floods lose games and stop nothing', async () => {
  const noise = program('noise', `for (let i = 0; i < 50; i++) console.log('what?');`);
  expect((await play(noise, { deals: 1 })).players[0]?.wrongs?.forfeits).toBe(2);
});

test('who hangs is late, three times', async () => {
  const { players } = await play(program('asleep', ''), { programMs: 50, deals: 1 });
  expect(players[0]?.wrongs).toMatchObject({ late: 6, forfeits: 2 });
});

test('who ends is started again once a game', async () => {
  const { players } = await play(program('mortal', 'process.exit(1);'), { deals: 1 });
  expect(players[0]?.wrongs).toMatchObject({ died: 4, forfeits: 2 });
});

test('who does not even say hello is an error', async () => {
  const missing: Entrant = { kind: 'program', name: 'missing', command: 'exit 3' };
  await expect(play(missing)).rejects.toThrow(NoProgram);
});

test('a program hears nothing that a redeal for its seat would change', async () => {
  const notes = join(folder, 'notes.jsonl');
  const spy = program(
    'spy',
    `appendFileSync(${JSON.stringify(notes)}, JSON.stringify({ seat, view, position, keys: Object.keys(request) }) + '\\n'); ${first}`,
  );
  const game = sealedBids as unknown as GameWithBots;
  await play(spy, { seats: 3, options: { hearts: 2, double: true }, deals: 1 }, game);
  const lines = readFileSync(notes, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.length).toBeGreaterThan(3);
  for (const { seat, view, position, keys } of lines) {
    expect(keys.sort()).toEqual([
      'actions',
      'budget',
      'events',
      'id',
      'match',
      'op',
      'position',
      'seat',
      'view',
    ]);
    expect(game.view(position, seat)).toEqual(view);
    expect(position.draws).toBe(0);
  }
});
