/** The matches that one connection watches. */
import Type from 'typebox';
import { type Seat, SPECTATOR } from '#engine';
import { DONE, fail, malformed, type Reply } from '../answer.ts';
import { SLOW } from '../calls/notice.ts';
import { HeldMatch } from '../matches/heldMatch.ts';
import type { HeldTable } from '../matches/heldTable.ts';
import { AGAIN, type House } from '../matches/house.ts';
import { sitDownAgain } from '../matches/leaving.ts';
import type { Errand } from '../matches/slices.ts';
import { changesOf } from '../matches/standing.ts';
import { tableInfo } from '../matches/table.ts';
import { hearsWatchers } from '../matches/talk.ts';
import type { TalkLimits } from '../matches/talkLimits.ts';
import { standing, type Viewer } from '../matches/viewers.ts';
import { checkOf } from './check.ts';
import { lookedUp } from './effort.ts';
import * as f from './fields.ts';
import { type Asker, heldSeat } from './operation.ts';
import { Written, writeChanges } from './written.ts';

const checkWatch = checkOf(
  Type.Object(
    {
      match: f.matchId,
      seat: Type.Optional(f.seatOrSpectator),
      as: Type.Optional(f.shape),
      from: Type.Optional(f.version),
      heard: Type.Optional(f.version),
    },
    { additionalProperties: false },
  ),
);
const checkClose = checkOf(Type.Object({ match: f.matchId }, { additionalProperties: false }));

/** So many matches are watched by one connection: every two seconds it is looked up whether it still may. */
const MOST_WATCHED = 100;
/** More lines than this are worked out before a watch begins. */
const LONG = 100;

/** What of a record was worked out before. */
interface Known {
  readonly after: number;
  readonly upTo: number;
  readonly texts: readonly string[];
}

interface Watch {
  readonly match: string;
  readonly seat?: number | 'spectator';
  readonly as?: 'view' | 'position';
  readonly from?: number;
  readonly heard?: number;
}

type Fields = Readonly<Record<string, unknown>>;

export interface WatchingTerms {
  readonly house: House;
  readonly talk: TalkLimits;
  readonly trouble: (what: string, error: unknown) => void;
  /** Sends news. */
  readonly push: (text: string) => void;
}

export class Watches {
  readonly #terms: WatchingTerms;
  readonly #watched = new Map<string, Viewer>();
  #closed = false;

  constructor(terms: WatchingTerms) {
    this.#terms = terms;
  }

  /** The matches that are watched, and through which seat. */
  all(): { readonly match: string; readonly seat: number }[] {
    return [...this.#watched].map(([match, { seat }]) => ({ match, seat }));
  }

  /** Whom the person does not want to hear any more, at any table. */
  deafen(deaf: ReadonlySet<string>): void {
    for (const viewer of this.#watched.values()) viewer.deaf = deaf;
  }

  /** Ends every watch: who goes on here is someone else. */
  endAll(): void {
    for (const match of [...this.#watched.keys()]) this.#drop(match);
  }

  /**
   * Begins to watch. Answered before anything else can happen at this table, so that the answer comes before the news;
   * a refusal is given back.
   */
  async begin(
    asker: Asker,
    request: Fields,
    answer: (reply: Reply<Fields>) => void,
  ): Promise<Reply | undefined> {
    const problem = checkWatch(request);
    if (problem) return malformed(problem);
    const wanted = request as unknown as Watch;
    if (this.#watched.size >= MOST_WATCHED && !this.#watched.has(wanted.match))
      return fail('too-many', ['watched', MOST_WATCHED]);
    const seat = await eyes(asker, wanted);
    if (typeof seat !== 'number') return seat;
    const { house, push, talk: limits } = this.#terms;
    const { match, as = 'view', heard = 0 } = wanted;
    const player = asker.player?.id;
    const begin = async (live: HeldTable, known: Known): Promise<Reply | typeof AGAIN> => {
      // The seat was looked up before its lines were: whoever held it then may have been removed since.
      if (!live.opensTo(player, seat)) {
        if (!(await house.reread(live))) return AGAIN;
        if (!live.opensTo(player, seat)) return fail('forbidden', 'notYours', { field: 'seat' });
      }
      this.#drop(match);
      if (isBack(live, wanted, seat, player)) await sitDownAgain(house, live, seat);
      const begun = live.row.status !== 'open';
      const upTo = begun ? house.viewers.visible(live, seat) : 0;
      const from = wanted.from !== undefined && wanted.from <= upTo ? wanted.from : 0;
      const { talk, blocks } = house.store;
      // Read first: what is said from here on is news.
      const last = await talk.last(match);
      const ears = { seat, player, watchers: hearsWatchers(live, seat) };
      const { lines, more } = await talk.page(match, ears, { after: heard, before: last + 1 });
      const viewer: Viewer = {
        seat,
        as,
        player,
        sent: upTo,
        push,
        heard: last,
        held: holds(live, seat, player),
        deaf: player === undefined ? new Set() : await blocks.around(player),
      };
      const presence = await house.attendance.of(match);
      const stands = begun ? await told(house, live, viewer, from, known) : { version: 0, seat };
      // Whoever has gone in the meantime would be told news for ever.
      if (this.#closed) return DONE;
      answer({
        ok: true,
        table: tableInfo(live, player),
        presence,
        chat: lines,
        ...(more ? { more } : {}),
        ...stands,
      });
      this.#watched.set(match, viewer);
      house.watch(live, viewer);
      if (player !== undefined) limits.watches(match, player, house.now());
      this.#visit(live, seat, player);
      return DONE;
    };
    const take = async (errand: Errand): Promise<Reply> => {
      const known = await this.#lookUp(match, seat, wanted.from, errand);
      return known.ok ? house.around(match, (live) => begin(live, known), errand) : known;
    };
    const done = await lookedUp(asker, take, seat === SPECTATOR ? 'a view' : 'a seat');
    return done.ok ? undefined : done;
  }

  /**
   * What is long to tell is worked out first, while the match goes on: the lines of its record, and for delayed spectators
   * how it stood. Only what has come since is left to do when the watch begins.
   */
  async #lookUp(
    match: string,
    seat: Seat,
    wanted: number | undefined,
    errand: Errand,
  ): Promise<Reply<Known>> {
    const { house } = this.#terms;
    const found = await house.around<Reply<{ live: HeldTable; upTo: number }>>(
      match,
      async (live) => {
        const begun = live.row.status !== 'open';
        return { ok: true, live, upTo: begun ? house.viewers.visible(live, seat) : 0 };
      },
      errand,
    );
    if (!found.ok) return found;
    const { live, upTo } = found;
    const after = wanted !== undefined && wanted <= upTo ? wanted : 0;
    if (live instanceof HeldMatch && upTo < live.version) await house.stood(live.trail(upTo), errand);
    const long = upTo - after > LONG;
    const texts = long ? await writeChanges(house, live, { seat, after, upTo }, errand) : [];
    return { ok: true, after, upTo: long ? upTo : after, texts };
  }

  end(request: Fields): Reply {
    const problem = checkClose(request);
    if (problem) return malformed(problem);
    this.#drop(String(request.match));
    return DONE;
  }

  close(): void {
    this.#closed = true;
    this.endAll();
  }

  /** Whoever has been at a table over days is called again when they are gone. */
  #visit({ id, row: { clock } }: HeldTable, seat: number, player: string | undefined): void {
    const { house, trouble } = this.#terms;
    if (player === undefined || seat === SPECTATOR || (clock !== undefined && clock < SLOW)) return;
    house.store.outbox
      .visit(id, player, house.now())
      .catch((error: unknown) => trouble(`visit to ${id}`, error));
  }

  #drop(match: string): void {
    const viewer = this.#watched.get(match);
    if (viewer) this.#terms.house.viewers.remove(match, viewer);
    this.#watched.delete(match);
  }
}

const holds = (live: HeldTable, seat: number, player: string | undefined) =>
  player !== undefined && live.heldBy(player).includes(seat);

/**
 * Whoever opens the table again, or whose lost connection has mended itself, is back at the seat. Who asked for a
 * stand-in and has stayed keeps it over a break.
 */
function isBack(live: HeldTable, { from = 0 }: Watch, seat: number, player: string | undefined): boolean {
  const sits = live.seat(seat);
  return (
    live.row.status === 'playing' &&
    sits?.kind === 'away' &&
    (sits.lost === true || from === 0) &&
    holds(live, seat, player)
  );
}

async function eyes(asker: Asker, { match, seat }: Watch): Promise<number | Reply> {
  if (asker.seats.length === 0) await asker.house.store.tables.share(match);
  if (seat === 'spectator') return SPECTATOR;
  const held = await heldSeat(asker, match, seat, true);
  if (held.ok) return held.seat;
  return seat === undefined && held.error.code !== 'unknown-match' ? SPECTATOR : held;
}

/** How a match stands; of one whose rules are not at hand, what was heard of it. */
async function told(house: House, live: HeldTable, viewer: Viewer, from: number, known: Known) {
  const { seat, sent: upTo } = viewer;
  const isKnown = known.texts.length > 0 && known.after === from && known.upTo <= upTo;
  const after = isKnown ? known.upTo : from;
  const all = (late: readonly object[]) =>
    isKnown ? { changes: new Written([...known.texts, JSON.stringify(late).slice(1, -1)]) } : {};
  if (live instanceof HeldMatch) {
    const stood = upTo === live.version ? live.match : await house.stood(live.trail(upTo));
    const stands = standing(live, viewer, after, stood);
    return { from, opening: live.opening(seat), ...stands, ...all(stands.changes) };
  }
  const changes = changesOf(live, seat, after, upTo);
  return { from, version: upTo, seat, changes, ...all(changes) };
}
