/** One WebSocket connection: its requests, answered in order, and what is sent to it. */
import type { Writable } from 'node:stream';
import Type from 'typebox';
import type { WebSocket } from 'ws';
import { PROTOCOL, type Push } from '#client/protocol.ts';
import { type Language, SPECTATOR } from '#engine';
import { type Failure, fail, inLanguage, malformed, type Reply } from '../answer.ts';
import type { Counts } from '../edge/connections.ts';
import { type Gate, newShare } from '../edge/gate.ts';
import type { House } from '../matches/house.ts';
import { Gone } from '../matches/slices.ts';
import type { TalkLimits } from '../matches/talkLimits.ts';
import { isShut, shutOut } from '../people/bans.ts';
import type { PeopleChanges } from '../people/changes.ts';
import type { Passes } from '../people/passes.ts';
import { notOpen } from '../people/shunning.ts';
import { type Known, StoreAway } from '../store/index.ts';
import { hashOf } from '../tokens.ts';
import { languageFor } from '../words.ts';
import { checkOf } from './check.ts';
import type { Efforts } from './effort.ts';
import * as f from './fields.ts';
import { hello, outdated } from './hello.ts';
import { Lanes } from './lanes.ts';
import { Bucket, type Buckets, type Rate } from './limits.ts';
import { type Fields, idOf, type Message, parse } from './message.ts';
import { type Asker, notSignedIn } from './operation.ts';
import { isOperation, OPERATIONS } from './operations.ts';
import { Waiting } from './waiting.ts';
import { Watches } from './watches.ts';
import { textOf } from './written.ts';

/** Whoever reads so slowly is let go; they can come back and get what they missed. */
const MOST_UNSENT = 4_000_000;
/** And so much at one place, over all its connections; looked at where one of them reads slowly. */
const MOST_UNSENT_THERE = { all: 32_000_000, slow: 250_000 };
/** How long the other side has to close too, when the server does. */
const PARTING = 1500;
/** So many refusals for speed in a row end a connection. */
const PATIENCE = 200;
/** And so many messages in a row that cannot be read. */
const MOST_NONSENSE = 100;
/** While so many messages wait for their turn no more are read; who has sent more than the second is sent away. */
const HEAP = { quiet: 16, most: 4096 };

export interface CallerTerms {
  readonly house: House;
  readonly passes: Passes;
  readonly people: PeopleChanges;
  readonly talk: TalkLimits;
  readonly rate: Rate;
  /** What comes from one place, over all its connections. */
  readonly crowd: Buckets;
  /** How much waits to be read at one place, in bytes. */
  readonly unsent: (place: string) => number;
  /** How long the requests are together that wait at one place. */
  readonly asked: Counts;
  readonly gate: Gate;
  readonly hurries: NonNullable<Asker['hurries']>;
  readonly efforts: Efforts;
  /** Why something is refused while the server is pressed; `known`: by someone with a session. */
  readonly sheds: (what: string, known: boolean) => Failure | undefined;
  readonly trouble: (what: string, error: unknown) => void;
  readonly count: (what: 'message' | 'refusal') => void;
}

/** What carries the connection. */
interface Carrier {
  readonly socket: Writable;
  /** The place it comes from. */
  readonly from: string;
  readonly device: string;
  /** What the handshake asks for refusals to be said in. */
  readonly accepted: string | undefined;
}

const checkHello = checkOf(
  Type.Object(
    { session: Type.Optional(f.token), protocol: Type.Optional(f.protocol) },
    { additionalProperties: false },
  ),
);

export class Caller {
  readonly #ws: WebSocket;
  readonly #socket: Writable;
  /** What is asked for in the handshake, until it is known who asks. */
  readonly #asked: string | undefined;
  #language: Language;
  /** Asks without a session. */
  readonly #stranger: Asker;
  /** Who asked last: while it is known to be the same person, with the same seats, it is the same one who asks. */
  #last: { readonly known: Known; readonly asker: Asker } | undefined;
  readonly #terms: CallerTerms;
  readonly #watching: Watches;
  readonly #bucket: Bucket;
  /** The protocol the other side said it speaks; whoever says none speaks the first. */
  #protocol: number | undefined;
  /** Who they were when they said hello; who they are now is looked up whenever they ask. */
  player: string | undefined;
  /** The hash of the session that said hello. */
  session: string | undefined;
  /** Who said hello is shut out: until another does, nothing is done here. */
  #shut: Failure | undefined;
  readonly #lanes = new Lanes();
  readonly #share = newShare();
  readonly #waiting: Waiting;
  #hurried = 0;
  #nonsense = 0;
  #alive = true;
  readonly #gone = () => this.#ws.readyState !== this.#ws.OPEN;
  #gathering = false;

  constructor(ws: WebSocket, { socket, accepted, ...line }: Carrier, terms: CallerTerms) {
    this.#ws = ws;
    this.#asked = accepted;
    this.#language = languageFor(undefined, accepted);
    this.#socket = socket;
    this.#terms = terms;
    this.#bucket = new Bucket(terms.rate, Date.now());
    this.#waiting = new Waiting(line.from, terms.asked);
    const { house, trouble, talk, hurries, efforts, people } = terms;
    const common = { house, hurries, efforts, people, talk, ...line, gone: this.#gone };
    this.#stranger = { ...common, player: undefined, seats: [] };
    this.#watching = new Watches({ house, trouble, talk, push: (text) => this.#send(text) });
    ws.on('message', (data, binary) => this.#enter(() => this.#receive(binary ? undefined : String(data))));
    ws.on('pong', () => {
      // What answers nothing is charged like what asks something.
      if (this.#alive) this.#isInTime();
      this.#alive = true;
    });
    // Each one is answered, so each one is charged.
    ws.on('ping', (data) =>
      this.#enter(() => {
        if (this.#isInTime()) ws.pong(data);
      }),
    );
    // What is too long or no WebSocket at all ends the connection by itself.
    ws.on('error', () => undefined);
    ws.once('close', () => this.#watching.close());
  }

  /** Whether the session is still good and this person's, every seat watched through still theirs, every table open to them. */
  async review(): Promise<void> {
    const { session } = this;
    if (session === undefined) return;
    const { passes, house } = this.#terms;
    const watched = this.#watching.all();
    const [known, ...held] = await Promise.all([
      passes.look(session),
      ...watched.map(({ match }) => passes.look(session, match)),
    ]);
    if (this.session !== session) return;
    if (known?.player.id !== this.player || isShut(house, known?.shut)) return this.#dismiss();
    // Who comes back is told which tables are not open to them any more.
    if (held.some((one) => one?.unwelcome)) return this.#dismiss();
    for (const [i, { match, seat }] of watched.entries()) {
      if (seat !== SPECTATOR && !held[i]?.seats.includes(seat)) house.lookAgain(match);
    }
  }

  /** Reads again whom the person does not want to hear. */
  async listenAnew(): Promise<void> {
    if (this.player === undefined) return;
    this.#watching.deafen(await this.#terms.house.store.blocks.around(this.player));
  }

  /** The place it comes from. */
  get from(): string {
    return this.#stranger.from;
  }

  /** How much waits to be read by the other side, in bytes. */
  get unsent(): number {
    return this.#ws.bufferedAmount;
  }

  /** The host has shut out where it comes from. */
  shutOut(): void {
    this.#watching.endAll();
    this.#expel('shut out');
  }

  /** The session has ended, is another's by now, or its person is shut out. Nothing more is told; whoever comes back says hello anew. */
  #dismiss(): void {
    this.player = undefined;
    this.session = undefined;
    this.#watching.endAll();
    this.#takeLeave(1012, 'sign in again');
  }

  beat(): void {
    if (!this.#alive) {
      this.#ws.terminate();
      return;
    }
    this.#alive = false;
    this.#ws.ping();
  }

  async close(): Promise<void> {
    await this.#lanes.idle();
    this.#send(JSON.stringify({ event: 'closing', message: 'the server is restarting' } satisfies Push));
    this.#takeLeave(1012);
  }

  /** Says goodbye and listens for theirs, also where nothing was read of late: until it is heard the connection stays. */
  #takeLeave(code: number, why?: string): void {
    this.#ws.close(code, why);
    this.#ws.resume();
    this.#part();
  }

  /** Whoever does not say goodbye in turn, a phone that is out of reach, keeps nothing open. */
  #part(): void {
    const parting = setTimeout(() => this.#ws.terminate(), PARTING);
    this.#ws.once('close', () => clearTimeout(parting));
  }

  /** Whatever comes in takes its turn: others are heard in between. */
  #enter(work: () => void): void {
    if (this.#gone()) return;
    const share = this.#share;
    if (share.waiting >= HEAP.most) {
      this.#expel('too fast');
      return;
    }
    this.#terms.gate.enter(this.from, share, () => {
      if (share.waiting === 0 && this.#ws.isPaused && !this.#gone()) this.#ws.resume();
      if (!this.#gone()) work();
    });
    if (share.waiting >= HEAP.quiet && !this.#ws.isPaused) this.#ws.pause();
  }

  #receive(text: string | undefined): void {
    this.#terms.count('message');
    // What cannot be read is charged like what can.
    const inTime = this.#isInTime();
    if (this.#gone()) return;
    const given = text === undefined ? undefined : parse(text);
    const id = given && idOf(given.id);
    const { length } = text ?? '';
    if (id === undefined && ++this.#nonsense > MOST_NONSENSE) this.#expel('not understood');
    else if (!inTime || this.#waiting.isTooMuch(length)) this.#answer(id, fail('too-fast', 'tooFast'));
    else if (given === undefined || id === undefined) {
      this.#answer(undefined, fail('bad-json', 'oneObject'));
    } else {
      this.#nonsense = 0;
      this.#queue(id, given, length);
    }
  }

  /** Whether this connection may ask one thing more by now; whoever goes on regardless is sent away. */
  #isInTime(): boolean {
    const now = Date.now();
    const isFree = !this.#waiting.isFull && this.#bucket.take(now);
    if (isFree && this.#terms.crowd.take(this.from, now)) {
      this.#hurried = 0;
      return true;
    }
    if (++this.#hurried > PATIENCE) this.#expel('too fast');
    return false;
  }

  /** Ends the connection without hearing what else comes. */
  #expel(why: string): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    this.#ws.close(1008, why);
    this.#ws.pause();
    this.#part();
  }

  #queue(id: string | number, { id: _, op, ...request }: Message, length: number): void {
    const answered = this.#waiting.add(length);
    const answer = (reply: Reply | undefined) => {
      answered();
      if (reply) this.#answer(id, reply);
    };
    const work = () => this.#tried(id, op, request);
    const { match } = request;
    if (isOperation(op) && typeof match === 'string') this.#lanes.beside(match, work, answer);
    else this.#lanes.alone(async () => answer(await work()));
  }

  async #tried(id: string | number, op: unknown, request: Fields): Promise<Reply | undefined> {
    try {
      return await this.#run(id, op, request);
    } catch (error) {
      // Who asked has closed the page: nothing is wrong.
      if (error instanceof Gone) return fail(error.code, 'gone');
      this.#terms.trouble(`operation ${typeof op === 'string' ? op.slice(0, 20) : typeof op}`, error);
      if (error instanceof StoreAway) return fail(error.code, 'storeAway');
      return fail('unavailable', 'wentWrong');
    }
  }

  async #run(id: string | number, op: unknown, request: Fields): Promise<Reply | undefined> {
    const putOff = this.#terms.sheds(String(op), this.player !== undefined);
    if (putOff) return putOff;
    if (op === 'hello') return this.#hello(request);
    if (op === 'ping') return { ok: true };
    if (this.#shut) return this.#shut;
    if (this.#protocol !== undefined && this.#protocol !== PROTOCOL) return outdated(this.#protocol);
    if (op === 'watch') {
      if (this.#protocol === undefined) return fail('bad-request', ['helloFirst', PROTOCOL], { field: 'op' });
      const asker = await this.#asker(request.match);
      if ('ok' in asker) return asker;
      return this.#watching.begin(asker, request, (reply) => this.#answer(id, reply));
    }
    if (op === 'close') return this.#watching.end(request);
    if (!isOperation(op)) return fail('unknown-op', 'noOperation', { field: 'op' });
    const operation = OPERATIONS[op];
    const problem = operation?.check(request);
    if (problem) return malformed(problem);
    const asker = await this.#asker(request.match);
    return 'ok' in asker ? asker : operation?.run(asker, request as never);
  }

  async #asker(about: unknown): Promise<Asker | Failure> {
    const { house, passes } = this.#terms;
    const { session, player } = this;
    if (session === undefined) return this.#stranger;
    const known = await passes.look(session, typeof about === 'string' ? about : undefined);
    if (known !== undefined && known.player.id === player && !isShut(house, known.shut)) {
      return known.unwelcome ? notOpen() : this.#as(known);
    }
    this.#dismiss();
    return (known && (await shutOut(house, known))) ?? notSignedIn();
  }

  #as(known: Known): Asker {
    const last = this.#last?.known === known ? this.#last : { known, asker: { ...this.#stranger, ...known } };
    if (last !== this.#last) this.#language = languageFor(known.player, this.#asked);
    this.#last = last;
    return last.asker;
  }

  async #hello(request: Fields): Promise<Reply> {
    const problem = checkHello(request);
    if (problem) return malformed(problem);
    const { session, protocol = 1 } = request as { session?: string; protocol?: number };
    this.#protocol = protocol;
    if (protocol !== PROTOCOL) {
      this.#watching.endAll();
      return outdated(protocol);
    }
    const { house, passes } = this.#terms;
    const hash = session === undefined ? undefined : hashOf(session);
    const known = hash === undefined ? undefined : await passes.look(hash);
    this.#shut = known && (await shutOut(house, known));
    const player = this.#shut ? undefined : known?.player;
    this.#language = languageFor(known?.player, this.#asked);
    if (player?.id !== this.player) this.#watching.endAll();
    this.player = player?.id;
    this.session = player && hash;
    if (this.#shut) return this.#shut;
    if (session !== undefined && player === undefined) {
      return fail('not-signed-in', 'sessionOver', { field: 'session' });
    }
    if (hash) await house.store.people.seen([hash], house.now());
    return { ok: true, ...hello(house.games), ...(player ? { player: player.id, name: player.name } : {}) };
  }

  #answer(id: string | number | undefined, reply: Reply<Fields>): void {
    if (!reply.ok) this.#terms.count('refusal');
    const spoken = inLanguage(reply, this.#language);
    this.#send(textOf(id === undefined ? spoken : { id, ...spoken }));
  }

  #send(text: string): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (this.#isHeap()) this.#ws.terminate();
    else {
      this.#gather();
      this.#ws.send(text);
    }
  }

  /** Whether too much waits to be read already. */
  #isHeap(): boolean {
    const { unsent } = this;
    if (unsent < MOST_UNSENT_THERE.slow) return false;
    return unsent > MOST_UNSENT || this.#terms.unsent(this.from) > MOST_UNSENT_THERE.all;
  }

  /** What is sent at the same moment, an answer and the news that comes with it, leaves in one piece. */
  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    this.#socket.cork();
    process.nextTick(() => {
      this.#gathering = false;
      this.#socket.uncork();
    });
  }
}
