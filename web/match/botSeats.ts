/** Plays the bots' seats: one decision after the other, in the worker, with a breath between so that each can be seen. */

import { signal } from '@preact/signals';
import type { Budget, Intent, Level } from '#bots';
import { type Kit, NO_DRAWS, Play, type Seat } from '#engine';
import type { OthersWork } from './feed.ts';
import type { LocalFeed } from './localFeed.ts';
import { thinkers } from './thinkers.ts';

const BUDGET: Budget = { iterations: 3000, ms: 2500 };

/** What a seat is told to do, by what it sees; undefined: what it thinks best. */
export type Bidding<K extends Kit> = (view: K['view'], seat: Seat) => K['action'] | undefined;

export class BotSeats<K extends Kit> {
  readonly work = signal<OthersWork>({ status: 'idle' });
  readonly #match: LocalFeed<K>;
  /** Their luck comes from the match's seed, apart from its dice: the same seed and choices make the same game. */
  readonly #seed: string;
  readonly #told: Bidding<K> | undefined;
  readonly #intents = new Map<Seat, Intent>();
  #running = false;
  #stopped = false;

  constructor(match: LocalFeed<K>, told?: Bidding<K>) {
    this.#match = match;
    this.#told = told;
    this.#seed = `bots of ${match.record().random.seed}`;
  }

  /** Sees whether a bot must decide; called after every change. */
  wake(): void {
    if (this.#running || this.#stopped) return;
    this.#running = true;
    this.#play()
      .then(
        () => {
          this.work.value = { status: 'idle' };
        },
        (error: unknown) => {
          this.work.value = {
            status: 'failed',
            reason: error instanceof Error ? error.message : String(error),
          };
        },
      )
      .finally(() => {
        this.#running = false;
      });
  }

  stop(): void {
    this.#stopped = true;
  }

  async #play(): Promise<void> {
    await this.#speakUp();
    for (let turn = this.#next(); turn !== undefined && !this.#stopped; turn = this.#next()) {
      const { seat, level, settled } = turn;
      const { game, state, version } = this.#match;
      if (level === undefined) {
        // What led to it is seen first.
        await wait(this.#match.pause());
        await this.#match.shown();
        if (!this.#stopped && this.#match.answered(seat)) this.#send(seat, settled, version);
        continue;
      }
      this.work.value = { status: 'thinking', seats: this.#shows(seat) ? [seat] : [] };
      // What is chosen in secret shows nothing: there is nothing to look at before the next.
      const pause = this.#match.fresh.value.length > 0 ? this.#match.pause() : 0;
      const told = this.#told?.(game.view(state.value, seat), seat);
      const [action] = await Promise.all([told ?? this.#thought(seat, level), wait(pause)]);
      await this.#match.shown();
      if (!this.#stopped) this.#send(seat, action, version);
      await this.#speakUp();
    }
  }

  async #thought(seat: Seat, level: Level): Promise<K['action']> {
    const { game, state, version } = this.#match;
    const { bot, broken } = thinkers();
    const terms = {
      seed: `${this.#seed} ${seat} ${version}`,
      budget: BUDGET,
      intent: this.#intents.get(seat),
    };
    const asked = bot.think(level, game, state.value, seat, terms);
    const { action, intent } = await Promise.race([asked.thought, broken]);
    if (intent) this.#intents.set(seat, intent);
    return action;
  }

  /** Bots that nobody waits for may have something to say. */
  async #speakUp(): Promise<void> {
    for (;;) {
      const { game, state, players, version } = this.#match;
      const levels = players.map(levelOf);
      if (!levels.some((level) => level !== undefined)) return;
      const { bot, broken } = thinkers();
      const said = bot.speakUp(game, state.value, levels, `${this.#seed} unasked ${version}`);
      const next = await Promise.race([said, broken]);
      if (next === undefined || this.#stopped) return;
      await wait(this.#match.pause());
      if (this.#stopped) return;
      this.#send(next.seat, next.action, version);
    }
  }

  /** What is refused in the very position it was chosen for would be chosen again and again. */
  #send(seat: Seat, action: K['action'], version: number): void {
    if (this.#match.send(seat, [action], version) || this.#match.version !== version) return;
    throw new Error(`“${action.type}” was refused`);
  }

  #shows(seat: Seat): boolean {
    const { game, state, viewer } = this.#match;
    return new Play(game, state.value, NO_DRAWS).awaitedAs(viewer.value).includes(seat);
  }

  /** A bot that must decide, or a person for whom what was settled in advance answers. */
  #next():
    | { readonly seat: Seat; readonly level: Level; readonly settled?: undefined }
    | { readonly seat: Seat; readonly level?: undefined; readonly settled: K['action'] }
    | undefined {
    for (const seat of this.#match.awaited()) {
      const player = this.#match.players[seat];
      if (player?.kind === 'bot') return { seat, level: player.level };
      const settled = this.#match.answered(seat);
      if (settled) return { seat, settled };
    }
    return undefined;
  }
}

function levelOf(player: LocalFeed<Kit>['players'][number]): Level | undefined {
  return player.kind === 'bot' ? player.level : undefined;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
