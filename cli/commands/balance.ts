/** `orrery balance`: holds a game against what it is meant to be like. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { Target } from '#engine';
import { BALANCE } from '#games/balance.ts';
import { balance, columns, type Judged } from '#lab';
import { Failed, Fault, Stopped } from '../fault.ts';
import { readGame, readNumber } from '../given.ts';
import { balancePage } from '../page/balance.ts';
import { type Shell, say } from '../shell.ts';
import { nearest } from '../suggest.ts';
import { codeOf } from '../textFile.ts';
import { version } from '../version.ts';
import { writePage } from './reports.ts';
import { readSeed } from './sim.ts';

export interface BalanceFlags {
  readonly only?: string;
  readonly quick?: boolean;
  readonly most?: string;
  readonly seed: string;
  readonly threads?: string;
  readonly json?: boolean;
  readonly out?: string;
  readonly report?: string;
}

/** Enough to see what is far off. */
const QUICK = 200;

export async function judgeBalance(shell: Shell, id: string, flags: BalanceFlags): Promise<void> {
  const words = shell.words.balance;
  const game = readGame(id);
  const targets = chosen(BALANCE[game.id] ?? [], flags.only);
  const threads = flags.threads ? readNumber('--threads', flags.threads, 1, 256) : availableParallelism();
  const most = flags.quick ? QUICK : flags.most && readNumber('--most', flags.most, 1, 1_000_000);
  const { signal } = shell;
  const judged = await balance(game, targets, {
    threads,
    signal,
    seed: readSeed(flags.seed),
    ...(most ? { most } : {}),
    onJudged: (some) => {
      if (!flags.json) say(shell, columns(some.map(words.row), []).join('\n'));
    },
  }).catch((error: unknown) => {
    throw signal.aborted ? new Stopped('') : error;
  });
  const result = {
    kind: 'balance',
    game: game.id,
    rules: game.version,
    build: version,
    seed: flags.seed,
    judged,
  };
  const json = JSON.stringify(result, undefined, 2);
  if (flags.out) write(flags.out, `${json}\n`);
  if (flags.report) writePage(shell, flags.report, balancePage(result, game.words.title, shell.words));
  say(shell, flags.json ? json : words.sum(counts(judged)));
  if (judged.some(({ standing }) => standing === 'fail')) throw new Failed();
}

function chosen(targets: readonly Target[], only: string | undefined): readonly Target[] {
  if (only === undefined) return targets;
  const ids = targets.map(({ id }) => id);
  const asked = only.split(',').map((word) => word.trim());
  for (const id of asked) if (!ids.includes(id)) throw new Fault(['noTarget', id, nearest(id, ids), ids]);
  return targets.filter(({ id }) => asked.includes(id));
}

function counts(judged: readonly Judged[]): Record<Judged['standing'], number> {
  const of = (standing: Judged['standing']) => judged.filter((one) => one.standing === standing).length;
  return { pass: of('pass'), fail: of('fail'), open: of('open'), known: of('known') };
}

function write(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new Fault(['cannotWrite', file, codeOf(error)]);
  }
}
