// What is sent to a seat is made of what the seat knows: two true states that it cannot tell apart give the same bytes.
import { describe, expect, test } from 'vitest';
import { type GameWithBots, type Kit, Match, pick, redeal, type Seat, SPECTATOR, stream } from '#engine';
import { GAMES } from '#games';
import { HeldMatch } from '../matches/heldMatch.ts';
import { standing, Viewers } from '../matches/viewers.ts';
import type { MatchRow, RecordRow } from '../store/index.ts';

/** Pairs of states compared for each game; docs/reliability.md tells of a longer run. */
const PAIRS = Number(process.env.ORRERY_LEAK_PAIRS ?? 100);
const SHAPES = ['view', 'position'] as const;

describe('frames', () => {
  test.each(
    GAMES.map((game) => [game.id, game] as const),
  )('%s: redealt pairs are equal byte for byte', (_, game) => {
    let pairs = 0;
    let bytes = 0;
    for (let seed = 0; pairs < PAIRS; seed++) {
      const played = play(game, `leak ${seed}`);
      for (const at of played.moments) {
        for (const seat of [...Array(at.state.seats).keys(), SPECTATOR]) {
          const random = stream(`pair ${seed} ${at.lines.length} ${seat}`);
          const twin = redeal(game, at.state, seat, random);
          for (const as of SHAPES) {
            const [truth, other] = [at.state, twin].map((state, i) =>
              frames(game, played, at.lines, state, seat, as, i === 1),
            );
            expect(other, `seat ${seat} after ${at.lines.length} actions`).toBe(truth);
            bytes += truth?.length ?? 0;
          }
          pairs++;
        }
        if (pairs >= PAIRS) break;
      }
    }
    console.log(`${game.id}: ${pairs} redealt pairs, ${bytes} bytes compared, no difference`);
  });
});

interface Played {
  readonly row: MatchRow;
  readonly moments: readonly { readonly state: Kit['state']; readonly lines: readonly RecordRow[] }[];
}

/** A random match of a random number of seats, looked at every few actions. */
function play(game: GameWithBots, seed: string): Played {
  const random = stream(seed);
  const { min, max } = game.seats;
  const first = min + random.int(max - min + 1);
  for (let seats = first; ; seats = seats < max ? seats + 1 : min) {
    const begun = Match.start(game, { seats, random: { kind: 'keyed', seed } });
    if (begun.ok) return trail(game, begun.match, seed, random);
  }
}

function trail(
  game: GameWithBots,
  match: Match<Kit>,
  seed: string,
  random: ReturnType<typeof stream>,
): Played {
  const { options, seats } = match.record();
  const row: MatchRow = {
    ...{
      id: 'm',
      game: game.id,
      rules: game.version,
      options,
      seats,
      seed,
      owner: 'ann',
      visibility: 'link',
    },
    ...{
      atZero: 'bot',
      level: 'sound',
      delay: 0,
      language: 'en',
      status: 'playing',
      number: 0,
      seating: 0,
      awaited: [],
    },
    created: 0,
    updated: 0,
  };
  const lines: RecordRow[] = [];
  const moments: { state: Kit['state']; lines: RecordRow[] }[] = [];
  const stride = 1 + random.int(9);
  for (let n = 0; n < 600 && match.outcome === undefined; n++) {
    if (n % stride === 0) moments.push({ state: match.state, lines: lines.slice() });
    const open = match.decisions().filter(({ awaited }) => awaited);
    const { seat, actions } = pick(open, random);
    const action = pick(actions, random);
    const done = match.act(seat, action);
    if (!done.ok) throw new Error(done.refusal.message);
    const { told, learnt } = match.entries.at(-1) ?? { told: [], learnt: false };
    lines.push({ number: n + 1, kind: 'act', seat, body: { action, title: 'secret' }, told, learnt, at: n });
  }
  return { row, moments };
}

/** All that a seat is sent: the answer to `watch`, then news of the last action. In the twin, others' secrets are others. */
function frames(
  game: GameWithBots,
  { row }: Played,
  lines: readonly RecordRow[],
  state: Kit['state'],
  seat: Seat,
  as: 'view' | 'position',
  isTwin: boolean,
): string {
  const shown = isTwin ? lines.map((line) => disguised(line, seat)) : lines;
  const entries = shown.map(({ seat: by, body, told, learnt }) => ({
    seat: by,
    learnt,
    action: (body as { action: Kit['action'] }).action,
    told: told as never,
  }));
  const setup = {
    seats: row.seats,
    options: row.options,
    random: { kind: 'keyed', seed: row.seed },
  } as const;
  const resumed = Match.resume(game, setup, { state, entries, version: lines.length });
  if (!resumed.ok) throw new Error(resumed.refusal.message);
  const live = new HeldMatch(game, {
    row,
    match: resumed.match,
    lines: shown.slice(),
    kept: 0,
    holders: [],
    seats: [],
  });
  const sent: string[] = [JSON.stringify(standing(live, { seat, as }, 0, live.match))];
  const viewers = new Viewers(() => 0);
  viewers.add('m', {
    seat,
    as,
    held: true,
    sent: lines.length - 1,
    heard: 0,
    deaf: new Set<string>(),
    push: (text) => sent.push(text),
  });
  viewers.update(live);
  return sent.join('\n');
}

/** The same line with everything replaced that this seat was not told. */
function disguised(line: RecordRow, seat: Seat): RecordRow {
  const told = line.told.map((one) =>
    one.to === undefined || one.to.includes(seat) ? one : { ...one, event: { type: 'a secret' } },
  );
  return line.seat === seat ? { ...line, told } : { ...line, told, body: { action: { type: 'a secret' } } };
}
