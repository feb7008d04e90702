/** A match of thousands of actions, played at random and written straight into a store: what looking back is tried on. */
import { sensible } from '#bots';
import { type GameWithBots, HOST, type Kit, Match, pick, type Seat, stream } from '#engine';
import { type End, plainLine } from '../matches/writing.ts';
import type { Player, RecordRow, Store } from '../store/index.ts';
import { newMatchId } from '../tokens.ts';

export interface LongMatch {
  readonly game: GameWithBots;
  readonly seats: number;
  /** The match goes on after so many actions. */
  readonly most: number;
  /** Whose table it is and who sits first; bots sit in the other seats. */
  readonly owner: Player;
  readonly seed: string;
  /** Whether a snapshot is kept every so often, as a server does that sees it played. */
  readonly snapshots?: boolean;
  readonly delay?: number;
  readonly over?: boolean;
}

const SNAPSHOT = 25;
/** So many lines are written together. */
const AT_ONCE = 200;
/** So long it was played. */
const HOUR = 3_600_000;

export async function writeLongMatch(store: Store, terms: LongMatch) {
  const { game, seats, owner, seed, delay = 0 } = terms;
  const begun = Match.start(game, { seats, random: { kind: 'keyed', seed } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  const now = Date.now() - HOUR;
  const id = newMatchId(now);
  await store.tables.create(
    {
      id,
      game: game.id,
      rules: game.version,
      options: match.record().options,
      seats,
      seed,
      owner: owner.id,
      visibility: 'public',
      atZero: 'bot',
      level: 'easy',
      delay,
      language: 'en',
      status: 'playing',
      number: 0,
      seating: 0,
      awaited: [],
      created: now,
      updated: now,
    },
    Array.from({ length: seats }, (_, seat) => ({
      seat,
      kind: seat === 0 ? 'person' : 'bot',
      name: seat === 0 ? owner.name : '',
      level: 'easy',
      resigned: false,
    })),
    [{ seat: 0, player: owner.id }],
  );
  const random = stream(seed);
  const states: Readonly<Kit['state']>[] = [match.state];
  const lines: RecordRow[] = [];
  let kept = 0;
  for (let number = 1; number <= terms.most && !match.outcome; number++) {
    const { seat, action } = anyAction(game, match, random);
    const done = match.act(seat, action);
    if (!done.ok) throw new Error(done.refusal.message);
    const learnt = match.entries.at(-1)?.learnt === true;
    const at = now + Math.floor((number * HOUR) / terms.most);
    states.push(match.state);
    lines.push({ number, kind: 'act', seat, body: { action }, told: done.events, learnt, at });
    if (terms.snapshots && learnt && number - kept >= SNAPSHOT) {
      kept = number;
      await store.records.saveSnapshot(id, { number, count: number, state: match.state });
    }
  }
  if (terms.over)
    lines.push({
      ...plainLine('end', HOST, { how: 'abandoned' } satisfies End),
      number: lines.length + 1,
      at: now + HOUR,
    });
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const some = lines.slice(from, from + AT_ONCE);
    const over = terms.over === true && from + AT_ONCE >= lines.length;
    await store.records.append({
      match: id,
      lines: some,
      status: over ? 'over' : 'playing',
      awaited: [],
      ...(over ? { ended: 'abandoned' } : {}),
    });
  }
  return { id, match, states };
}

function anyAction(
  game: GameWithBots,
  match: Match<Kit>,
  random: ReturnType<typeof stream>,
): { seat: Seat; action: Kit['action'] } {
  const asked = match.decisions().filter(({ awaited }) => awaited);
  const { seat, actions } = pick(asked, random);
  return { seat, action: pick(sensible(game, actions), random) };
}
