/** The people of one sequence and their tables: what they know, and what they send. */
import { type Answer, Api } from '#client';
import { commitment, isRecord, nth, pick, stream } from '#engine';
import { Wire } from '../../test/kit/wire.ts';
import { Blocks } from './blocks.ts';
import { Consents } from './consents.ts';
import { Instructed } from './instructed.ts';
import { insisted, patiently } from './patience.ts';
import { type Deed, PEOPLE, type Script, type Step } from './script.ts';
import { heldBy, type Kept, readTable } from './table.ts';
import type { World } from './world.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Something that was asked for, and what came of it. */
export interface Done {
  readonly deed: Deed;
  readonly table: string;
  readonly who: number;
  readonly player: string;
  readonly fields: Fields;
  readonly answer: Answer<Fields>;
}

/** The table that an answer is about. */
export function tableIn({ table }: Fields): string {
  return isRecord(table) ? String(table.id) : '';
}

interface Guest {
  readonly player: string;
  /** The same person at each server. */
  readonly at: readonly Api[];
}

const READS: readonly Deed[] = ['held', 'record', 'table', 'history', 'past', 'talk'];
const NOWHERE: Kept = { row: undefined, seats: [], holders: [], lines: [] };

/** Deeds that are actions of a seat. */
const PRESSES: readonly Deed[] = ['act', 'twice', 'press'];
/** What may come after the first action of a press, a move best of all; where the rules have none of it, it stops there. */
const MORE: readonly object[] = [{ type: 'walkOn' }, { type: 'walkOn' }];

export class Evening {
  readonly world: World;
  readonly people: Guest[] = [];
  /** The tables, in the order they came up, as last read from the store. */
  readonly tables = new Map<string, Kept>();
  /** Answers with a status that no answer may have. */
  readonly failures: string[] = [];
  readonly consents = new Consents();
  readonly blocks = new Blocks();
  readonly instructed = new Instructed();
  readonly #tokens: { table: string; token: string }[] = [];
  #submissions = 0;

  private constructor(world: World) {
    this.world = world;
  }

  static async open(world: World, { setup }: Script): Promise<Evening> {
    const evening = new Evening(world);
    for (let who = 0; who < PEOPLE; who++) evening.people.push(await evening.#guest(who));
    const fields = { ...setup, commitment: commitment(evening.#value(0)) };
    const made = await insisted(() => evening.#api({ who: 0, node: 0 }).create(fields));
    if (made.token) evening.#tokens.push({ table: made.table.id, token: made.token });
    evening.tables.set(made.table.id, NOWHERE);
    await evening.look();
    return evening;
  }

  /** Reads all tables anew. */
  async look(): Promise<void> {
    const { online } = nth(this.world.nodes, 0);
    for (const id of this.tables.keys()) {
      this.tables.set(id, await patiently(() => readTable(online.store, id)));
    }
  }

  /** Does one thing; it may take several requests. */
  async do(step: Step): Promise<Done[]> {
    const ids = [...this.tables.keys()];
    // Played again is what is over, wherever the others are by now.
    const over = ids.findLast((id) => this.tables.get(id)?.row?.status === 'over');
    const newest = (step.deed === 'rematch' ? over : undefined) ?? ids.at(-1);
    const table = (step.first ? ids[0] : newest) ?? '';
    if (PRESSES.includes(step.deed)) return this.#act(step, table);
    return [await this.ask(step, table, this.#fields(step, table))];
  }

  async ask(step: Pick<Step, 'who' | 'node' | 'deed'>, table: string, fields: Fields): Promise<Done> {
    const api = this.#api(step);
    const op = PRESSES.includes(step.deed) ? 'act' : step.deed;
    const answer = await (op === 'watch'
      ? this.#watch(step, table)
      : READS.includes(op)
        ? api.read(table, op, fields)
        : api.do(table, op, fields));
    const { player } = nth(this.people, step.who);
    this.#remember(step.deed, table, answer);
    return { deed: step.deed, table, who: step.who, player, fields, answer };
  }

  /** Looks at a table through a connection of their own. */
  async #watch({ who, node }: Pick<Step, 'who' | 'node'>, match: string): Promise<Answer<Fields>> {
    const wire = await Wire.open(this.world.nodes[node]?.url ?? '');
    const hello = await wire.ask('hello', { session: this.#api({ who, node }).session });
    const answer = hello.ok ? await wire.ask('watch', { match }) : hello;
    wire.close();
    return answer;
  }

  /** Whoever is needed sits down at the newest table; then all are ready, at the same moment. */
  async begin(): Promise<Done[]> {
    const id = [...this.tables.keys()].at(-1) ?? '';
    const done: Done[] = [];
    for (let turn = 1; this.#freeAt(id) && turn < 8; turn++) {
      done.push(...(await this.do({ who: turn % PEOPLE, node: 0, deed: 'join', first: false, draw: 0 })));
      await this.look();
    }
    const known = this.tables.get(id) ?? NOWHERE;
    const all = this.people.flatMap(({ player }, who) =>
      heldBy(known, player).map((seat) => ({ who, seat })),
    );
    if (known.row?.status !== 'open') return done;
    for (const { who, seat } of all) {
      const fields = { seat, commitment: commitment(this.#value(who)) };
      done.push(await this.ask({ who, node: 0, deed: 'commit' }, id, fields));
    }
    const nodes = this.world.nodes.length;
    const ready = all.map(({ who, seat }) => {
      const fields = { seat, value: this.#value(who) };
      return this.ask({ who, node: who % nodes, deed: 'ready' }, id, fields);
    });
    return [...done, ...(await Promise.all(ready))];
  }

  #freeAt(id: string): boolean {
    const { row, seats } = this.tables.get(id) ?? NOWHERE;
    return row?.status === 'open' && seats.some(({ kind }) => kind === 'free');
  }

  async #guest(who: number): Promise<Guest> {
    const at = this.world.nodes.map(({ url }) => new Api(url, { fetch: this.#fetch }));
    const { player, token } = await insisted(() => nth(at, 0).signIn(`Guest ${who}`));
    for (const api of at.slice(1)) api.session = token;
    return { player, at };
  }

  readonly #fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(url, init);
    if (response.status >= 500 && response.status !== 503)
      this.failures.push(`${init.method} ${url}: ${response.status} ${await response.clone().text()}`);
    return response;
  };

  #api({ who, node }: { who: number; node: number }): Api {
    return nth(nth(this.people, who).at, node);
  }

  /** What someone puts into the dice: another person's nobody may be told before the end. */
  #value(who: number): string {
    return commitment(`${this.people[who]?.player}`);
  }

  #fields({ deed, who, draw }: Step, table: string): Fields {
    const known = this.tables.get(table) ?? NOWHERE;
    const { player } = nth(this.people, who);
    const mine = heldBy(known, player);
    const any = draw % Math.max(1, known.seats.length);
    const seat = mine.length > 0 ? mine[draw % mine.length] : any;
    switch (deed) {
      case 'join':
        return { ...(draw % 2 ? { seat: any } : {}), commitment: commitment(this.#value(who)) };
      case 'kick':
      case 'remove':
        return { seat: any };
      case 'welcome':
        return draw % 2 ? { submission: `${++this.#submissions}` } : {};
      case 'depart':
        return { seat: draw % 3 ? seat : any };
      case 'bot':
        return { seat: any, ...(draw % 3 ? { level: 'random' } : {}) };
      case 'commit':
        return { seat, commitment: commitment(this.#value(who)) };
      case 'ready':
        return { seat, value: this.#value(who) };
      case 'link':
        return { seat, alone: draw % 3 === 0 };
      case 'claim':
        return { token: this.#token(table, draw), commitment: commitment(this.#value(who)) };
      case 'propose':
        return { seat, kind: (['undo', 'pause', 'end'] as const)[draw % 3] };
      case 'answer':
        return { seat, agree: draw % 4 !== 0 };
      case 'chat':
        return { text: `${draw}` };
      case 'instruct':
        return { seat, instructions: draw % 3 ? { cells: [draw % 9] } : {} };
      case 'mute':
      case 'block':
        return { player: this.people[(who + 1 + (draw % (PEOPLE - 1))) % PEOPLE]?.player };
      case 'report':
        return { seat: any, reason: `${draw}` };
      case 'past':
        return { from: 0, ...(mine.length > 0 ? { seat } : {}) };
      case 'rematch':
      case 'decline':
      case 'record':
      case 'table':
      case 'history':
      case 'talk':
      case 'watch':
        return {};
      default:
        return { seat };
    }
  }

  #token(table: string, draw: number): string {
    const known = this.#tokens.filter((one) => one.table === table);
    return known.length > 0 ? pick(known, stream(`${draw}`)).token : 'nothing';
  }

  /** A legal action at a seat of theirs that is asked, sent once, or to several servers at the same moment. */
  async #act(step: Step, table: string): Promise<Done[]> {
    const known = this.tables.get(table) ?? NOWHERE;
    // Mostly someone whose turn it is.
    const awaited = step.draw % 4 ? (known.row?.awaited ?? []) : known.seats.map(({ seat }) => seat);
    const from = step.draw % Math.max(1, awaited.length);
    for (const seat of [...awaited.slice(from), ...awaited.slice(0, from)]) {
      const holder = known.holders.find((one) => one.seat === seat)?.player;
      const who = this.people.findIndex(({ player }) => player === holder);
      if (who < 0) continue;
      const api = this.#api({ ...step, who });
      type Open = { version: number; decision?: { actions: readonly object[] } };
      const open = await api.read<Open>(table, 'decisions', { seat });
      const actions = open.ok ? (open.decision?.actions ?? []) : [];
      if (!open.ok || actions.length === 0) continue;
      const action = actions[step.draw % actions.length];
      const begins = actions.find((one) => 'type' in one && one.type === 'move') ?? action;
      const fields = {
        seat,
        submission: `${++this.#submissions}`,
        ...(step.deed === 'press' ? { actions: [begins, ...MORE, ...actions.slice(0, 2)] } : { action }),
        ...(step.draw % 2 ? { version: open.version } : {}),
      };
      const nodes = this.world.nodes.map((_, i) => (step.node + i) % this.world.nodes.length);
      const times = step.deed === 'act' ? [step.node] : [...nodes, step.node];
      return Promise.all(times.map((node) => this.ask({ ...step, who, node }, table, fields)));
    }
    return [];
  }

  #remember(deed: Deed, table: string, answer: Answer<Fields>): void {
    if (!answer.ok) return;
    if (typeof answer.token === 'string') this.#tokens.push({ table, token: answer.token });
    const next = deed === 'rematch' ? tableIn(answer) : undefined;
    if (next !== undefined && !this.tables.has(next)) this.tables.set(next, NOWHERE);
  }
}
