/** Takes what is due from the outbox and sends it, again with growing pauses when that fails. */
import type { House } from '../matches/house.ts';
import { isShutOut } from '../people/bans.ts';
import type { ReachSettings } from '../settings.ts';
import type { HookRow, LetterKind, LinkKind, MatchRow, TakenLetter } from '../store/index.ts';
import { hashOf, newToken } from '../tokens.ts';
import { type Letters, languageFor, lettersIn } from '../words.ts';
import { hookMessage, type TurnCall } from './hooks.ts';
import { type Mailer, Undeliverable } from './mail.ts';
import { hooksFor, notice, noticeUnready, type TurnLetter } from './notice.ts';
import { safePost } from './safePost.ts';

/** How long a letter is one node's to send. */
const HOLD = 2 * 60_000;
const AT_ONCE = 20;
/** Whoever was connected so lately is not called: they see it themselves. */
const ABOUT = 75_000;
const LOOK_AGAIN = 60_000;
const MOST_TRIES = 8;
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 6 * 3_600_000;
/** What happened before a node started is looked at so far back; afterwards, with a margin. */
const FIRST_LOOK = 14 * 24 * 3_600_000;
const MARGIN = 10 * 60_000;
/** What was sent is remembered so long, so that it is not sent again. */
const REMEMBERED = 60 * 24 * 3_600_000;

const DAY = 24 * 3_600_000;
export const VALID: Readonly<Record<LinkKind, number>> = {
  confirm: DAY,
  enter: 30 * 60_000,
  away: 10 * 60_000,
  arrive: 2 * 60_000,
  stop: 180 * DAY,
};

/** `drop`: there is no reason for it any more. A number: not now, but after so long. */
type Done = 'sent' | 'drop' | number;

export interface PostmanTerms {
  readonly house: House;
  readonly settings: ReachSettings;
  readonly mailer: Mailer | undefined;
}

export class Postman {
  readonly #terms: PostmanTerms;
  #since: number | undefined;

  constructor(terms: PostmanTerms) {
    this.#terms = terms;
  }

  /** Looks who is to be called. */
  async look(): Promise<void> {
    const { house, settings, mailer } = this.#terms;
    const now = house.now();
    const since = this.#since ?? now - FIRST_LOOK;
    const [mail, hooks] = [mailer !== undefined, settings.hooks !== 'off'];
    const terms = { store: house.store, games: house.games, now, since, mail, hooks };
    if (mail || hooks) {
      await notice(terms);
      await noticeUnready(terms);
    }
    this.#since = now - MARGIN;
  }

  /** Sends what is due, of these kinds where they are named; gives how many letters were taken. */
  async deliver(kinds?: readonly LetterKind[]): Promise<number> {
    const { house } = this.#terms;
    const { outbox } = house.store;
    const letters = await outbox.take(house.now(), house.now() + HOLD, AT_ONCE, kinds);
    await Promise.all(letters.map((letter) => this.#handle(letter)));
    return letters.length;
  }

  async tidy(): Promise<void> {
    const { house } = this.#terms;
    await house.store.outbox.tidy(house.now() - REMEMBERED, house.now() - DAY);
    await house.store.links.tidy(house.now());
  }

  close(): void {
    this.#terms.mailer?.close();
  }

  async #handle(letter: TakenLetter): Promise<void> {
    const { house } = this.#terms;
    const { outbox } = house.store;
    try {
      const done = await this.#send(letter);
      if (done === 'sent') await outbox.sent(letter.id, house.now());
      else if (done === 'drop') await outbox.drop(letter.id);
      else await outbox.later(letter.id, house.now() + done, { uncounted: true });
    } catch (error) {
      const last = error instanceof Undeliverable || letter.tries >= MOST_TRIES;
      house.trouble(`${letter.kind} ${last ? 'given up' : 'put off'}`, error);
      if (last) await outbox.sent(letter.id, house.now());
      else await outbox.later(letter.id, house.now() + pauseAfter(letter.tries));
    }
  }

  #send(letter: TakenLetter): Promise<Done> {
    switch (letter.kind) {
      case 'confirm':
      case 'enter':
        return this.#sendLink(letter, letter.kind);
      case 'turn':
        return this.#sendTurn(letter);
      case 'hook':
        return this.#callHook(letter);
    }
  }

  /** Links are made when the mail is: no token waits in the store. */
  async #sendLink(letter: TakenLetter, kind: 'confirm' | 'enter'): Promise<Done> {
    const { mailer, settings } = this.#terms;
    if (mailer === undefined) return 'drop';
    const { address, language } = letter.body as { address: string; language?: string };
    if (kind === 'confirm' && !(await this.#stillAsks(letter.player ?? '', address))) return 'drop';
    const token = await this.#link(kind, letter.player, { address });
    // Who asks is answered in what they asked in, whoever the address turns out to belong to.
    const { mailWords } = await lettersIn(languageFor(undefined, language));
    const words = mailWords[kind](`${settings.publicUrl}/#/online/${kind}/${token}`);
    await mailer.send({ ...words, to: address, key: letter.id });
    return 'sent';
  }

  async #sendTurn({ id, player = '', body }: TakenLetter): Promise<Done> {
    const { house, mailer, settings } = this.#terms;
    const { match, seat, ready } = body as TurnLetter;
    const found = await this.#waitedFor(match, seat, ready);
    const holds = (await house.store.seats.holders(match)).some(
      (one) => one.seat === seat && one.player === player,
    );
    const address = await house.store.people.address(player);
    if (!mailer || !found || !holds || !address?.address || !address.calls) return 'drop';
    if (await isShutOut(house, player)) return 'drop';
    if (await house.store.people.isAbout(player, house.now() - ABOUT)) return LOOK_AGAIN;
    const token = await this.#link('stop', player, {});
    const { row, title } = found;
    const { mailWords } = await this.#lettersFor(player);
    const words = mailWords[ready ? 'ready' : 'turn']({
      title,
      seat,
      due: row.due,
      atZero: row.atZero,
      link: `${settings.publicUrl}/#/online/${match}`,
      stop: `${settings.publicUrl}/#/online/stop/${token}`,
    });
    const stop = `${settings.publicUrl}/api/v1/unsubscribe?token=${token}`;
    await mailer.send({ ...words, to: address.address, key: id, stop });
    return 'sent';
  }

  async #callHook({ id, body, tries }: TakenLetter): Promise<Done> {
    const { house } = this.#terms;
    const { match, seat, ready, hook: hookId = '' } = body as Partial<TurnLetter>;
    const hook = await house.store.hooks.one(hookId);
    if (hook === undefined || (await isShutOut(house, hook.player))) return 'drop';
    if (match === undefined || seat === undefined) return this.#post(hook, undefined, id, tries);
    const found = await this.#waitedFor(match, seat, ready);
    if (found === undefined) return 'drop';
    // Since it was asked for, its person may have left the table or have been sent away.
    if (!(await hooksFor(house, found.row, seat)).some(({ id: one }) => one === hook.id)) return 'drop';
    const personal = hook.match === undefined;
    if (personal && (await house.store.people.isAbout(hook.player, house.now() - ABOUT))) return LOOK_AGAIN;
    const { publicUrl } = this.#terms.settings;
    const { row, title, name } = found;
    const { hookWords } = await this.#lettersFor(hook.player);
    const call: TurnCall = {
      event: ready ? 'ready' : 'turn',
      match,
      game: row.game,
      title,
      seat,
      name: name || hookWords.someone(seat),
      ...(publicUrl ? { url: `${publicUrl}/#/online/${match}` } : {}),
      ...(row.due === undefined ? {} : { due: row.due }),
    };
    return this.#post(hook, call, id, tries);
  }

  async #post(hook: HookRow, call: TurnCall | undefined, key: string, tries: number): Promise<Done> {
    const { house, settings } = this.#terms;
    const message = hookMessage(hook, call, {
      key,
      at: house.now(),
      words: (await this.#lettersFor(hook.player)).hookWords,
    });
    const posted = await safePost(hook.url, settings.hooks, message);
    const { hooks } = house.store;
    if (posted.ok) {
      await hooks.note(hook.id, 'delivered', 'well');
      return 'sent';
    }
    const last = posted.final || tries >= MOST_TRIES || call === undefined;
    await hooks.note(hook.id, posted.why, last ? 'given up' : 'badly');
    if (last) return 'sent';
    throw new Error(posted.why);
  }

  /** In the language that is kept with the person. */
  async #lettersFor(player: string): Promise<Letters> {
    return lettersIn(languageFor(await this.#terms.house.store.people.player(player)));
  }

  /** Whether someone still wants this address to be theirs, and may. Signing in is for everyone: one's data stays one's own. */
  async #stillAsks(player: string, address: string): Promise<boolean> {
    const { house } = this.#terms;
    const { pending } = (await house.store.people.address(player)) ?? {};
    return pending === address && !(await isShutOut(house, player));
  }

  /** The table, when this seat is still waited for there and a person sits on it. */
  async #waitedFor(
    match: string,
    seat: number,
    ready: true | undefined,
  ): Promise<{ row: MatchRow; title: string; name: string } | undefined> {
    const { house } = this.#terms;
    const row = await house.store.tables.match(match);
    const sits = (await house.store.seats.of(match)).find((one) => one.seat === seat);
    if (row === undefined || row.paused !== undefined || sits?.kind !== 'person') return undefined;
    if (row.status !== (ready ? 'open' : 'playing')) return undefined;
    // Under rules this server does not have nobody could decide.
    const game = house.games.find((one) => one.id === row.game && one.version === row.rules);
    const waits = ready ? row.due !== undefined && sits.reveal === undefined : row.awaited.includes(seat);
    if (game === undefined || !waits) return undefined;
    return { row, title: game.words.title, name: sits.name };
  }

  async #link(kind: LinkKind, player: string | undefined, body: object): Promise<string> {
    const { house } = this.#terms;
    const token = newToken();
    const made = { kind, body, ...(player === undefined ? {} : { player }) };
    await house.store.links.make(hashOf(token), made, house.now() + VALID[kind]);
    return token;
  }
}

function pauseAfter(tries: number): number {
  return Math.min(FIRST_PAUSE * 4 ** (tries - 1), LONGEST_PAUSE);
}
