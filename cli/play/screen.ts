/** A match at the terminal: shows the position, asks the people, lets the bots think. */
import { botOf, decide, type Intent, interjection, questionOf } from '#bots';
import {
  type Action,
  type GameWithBots,
  type Kit,
  type Match,
  type Seat,
  SPECTATOR,
  same,
  worded,
} from '#engine';
import { Fault } from '../fault.ts';
import type { CliWords, PlayWords } from '../words.ts';
import { boardLines } from './boards.ts';
import { hintLines } from './hint.ts';
import { type Menu, menuOf } from './menu.ts';
import { isRuleId, ruleText } from './rules.ts';
import { saveAs } from './saving.ts';
import type { Seating } from './seating.ts';
import type { Terminal } from './terminal.ts';
import { whyNot } from './whyNot.ts';

const MOST_REASONS = 12;

/** What a person's line led to: the position changed, they want to be asked again, or they leave. */
type Step = 'changed' | 'again' | 'quit';

export class Screen {
  readonly #game: GameWithBots;
  readonly #match: Match<Kit>;
  readonly #terminal: Terminal;
  readonly #seating: Seating;
  readonly #words: PlayWords;
  readonly #faults: CliWords['faults'];
  /** How much of the log each person has read. */
  readonly #read = new Map<Seat, number>();
  readonly #saved = new Set<string>();
  /** What the bots have set out to do. */
  readonly #intents = new Map<Seat, Intent>();
  #lastPerson: Seat | undefined;

  constructor(
    game: GameWithBots,
    match: Match<Kit>,
    {
      seating,
      terminal,
      words,
    }: { seating: Seating; terminal: Terminal; words: Pick<CliWords, 'play' | 'faults'> },
  ) {
    this.#game = game;
    this.#match = match;
    this.#seating = seating;
    this.#terminal = terminal;
    this.#words = words.play;
    this.#faults = words.faults;
  }

  /** Plays until the game is over and read, or the person leaves. */
  async run(): Promise<void> {
    for (;;) {
      while (this.#botSpeaksUp());
      const decision = this.#match.decisions().find(({ awaited }) => awaited);
      if (!decision) {
        if ((await this.#atTheEnd()) === 'quit') return;
        continue;
      }
      const level = this.#seating[decision.seat];
      if (level) this.#botActs(decision.seat, level);
      else if ((await this.#personActs(decision.seat, decision.prompt, decision.actions)) === 'quit') return;
    }
  }

  #botActs(seat: Seat, level: NonNullable<Seating[number]>): void {
    const match = this.#match;
    const question = questionOf(this.#game, match.state, seat, { intent: this.#intents.get(seat) });
    const { action, intent } = decide(botOf(level), question, { seed: this.#botSeed });
    if (intent) this.#intents.set(seat, intent);
    this.#carryOut(seat, level, action);
  }

  /** A bot that nobody waits for may have something to say. */
  #botSpeaksUp(): boolean {
    const said = interjection(this.#game, this.#match.state, this.#seating, this.#botSeed);
    if (said === undefined) return false;
    this.#carryOut(said.seat, this.#seating[said.seat] ?? 'sound', said.action);
    return true;
  }

  get #botSeed(): string {
    return `play ${this.#match.entries.length} ${this.#match.record().random.seed}`;
  }

  #carryOut(seat: Seat, level: string, action: Action): void {
    const match = this.#match;
    const words = match.game.words.action(action, match.view(SPECTATOR));
    const secret = match.decisions().some(({ kind }) => kind === 'secret');
    const bot = this.#words.bot(seat, level);
    this.#terminal.tell(secret ? this.#words.hasChosen(bot) : this.#words.did(bot, words));
    this.#must(match.act(seat, action));
  }

  async #personActs(seat: Seat, prompt: string, actions: readonly Action[]): Promise<Step> {
    const { paint, width } = this.#terminal;
    const { words } = this.#match.game;
    if (!(await this.#handOver(seat))) return 'quit';
    this.#tellNews(seat);
    this.#showBoard(seat);
    const view = this.#match.view(seat);
    const menu = menuOf(this.#match.game, actions, view, paint, width);
    this.#terminal.say(paint('strong', words.prompt(prompt, view)));
    for (const line of menu.lines) this.#terminal.say(line);
    this.#terminal.say(paint('quiet', this.#words.keys));
    for (;;) {
      const line = await this.#terminal.ask(this.#people > 1 ? this.#words.askSeat(seat) : this.#words.ask);
      if (line === undefined) return 'quit';
      const step = this.#obey(line, seat, menu);
      if (step !== 'again') return step;
    }
  }

  #obey(line: string, seat: Seat, menu: Menu): Step {
    const terminal = this.#terminal;
    const [key = '', ...rest] = line.split(' ');
    const words = rest.join(' ').trim();
    switch (key.toLowerCase()) {
      case 'h':
      case 'hint': {
        const numberOf = (action: Action) => menu.actions.findIndex((known) => same(known, action)) + 1;
        for (const text of hintLines(this.#game, this.#match, seat, {
          numberOf,
          paint: terminal.paint,
          words: this.#words,
        }))
          terminal.say(text);
        return 'again';
      }
      case '?':
        if (isRuleId(words)) this.#lookUp(words);
        else this.#explain(seat, words);
        return 'again';
      case 'b':
      case 'board':
        this.#showBoard(seat);
        for (const text of menu.lines) terminal.say(text);
        return 'again';
      case '':
        terminal.say(terminal.paint('quiet', this.#words.keys));
        return 'again';
    }
    if (/^\d+$/.test(key)) return this.#choose(Number(key), seat, menu);
    return this.#obeyAlways(key, words, seat);
  }

  #choose(number: number, seat: Seat, menu: Menu): Step {
    const action = menu.actions[number - 1];
    if (!action) {
      this.#terminal.say(this.#words.noAction(number, menu.actions.length));
      return 'again';
    }
    this.#must(this.#match.act(seat, action));
    return 'changed';
  }

  /** What can be asked for at any moment. */
  #obeyAlways(key: string, words: string, seat: Seat): Step {
    const terminal = this.#terminal;
    switch (key.toLowerCase()) {
      case 'q':
      case 'quit':
        return 'quit';
      case 'u':
      case 'undo':
        return this.#undo(seat);
      case 'l':
      case 'log':
        for (const event of this.#match.log(seat)) this.#tellEvent(event);
        return 'again';
      case 's':
      case 'save':
        this.#save(words);
        return 'again';
    }
    const { keys, keysAtTheEnd } = this.#words;
    terminal.say(this.#words.notUnderstood(key, this.#match.outcome ? keysAtTheEnd : keys));
    return 'again';
  }

  #undo(seat: Seat): Step {
    const undone = this.#match.undo(seat);
    if (!undone.ok) {
      this.#terminal.tell(this.#words.nothingToUndo(undone.refusal.message));
      return 'again';
    }
    for (const person of this.#read.keys()) this.#read.set(person, this.#match.log(person).length);
    this.#terminal.say(this.#words.undone);
    return 'changed';
  }

  #save(words: string): void {
    try {
      const file = saveAs(words, this.#match, this.#saved);
      this.#terminal.say(this.#words.saved(file));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.#terminal.say(this.#words.notSaved(worded(this.#faults, error.saying)));
    }
  }

  #explain(seat: Seat, search: string): void {
    const { paint } = this.#terminal;
    const words = this.#words;
    const reasons = whyNot(this.#match, seat, search);
    for (const { action, rule, reason } of reasons.slice(0, MOST_REASONS)) {
      this.#terminal.say(`  ${paint('key', rule)} ${action}`);
      this.#terminal.tell(reason, '      ');
    }
    if (reasons.length === 0)
      this.#terminal.say(search ? words.nothingForbiddenLike(search) : words.nothingForbidden);
    else if (!search) this.#terminal.say(paint('quiet', words.nameIt));
    else if (reasons.length > MOST_REASONS)
      this.#terminal.say(paint('quiet', words.more(reasons.length - MOST_REASONS)));
  }

  #lookUp(rule: string): void {
    const lines = ruleText(this.#match.game.id, rule);
    if (!lines) this.#terminal.say(this.#words.noRule(rule.toUpperCase()));
    for (const line of lines ?? []) this.#terminal.tell(line, '  ');
  }

  async #atTheEnd(): Promise<Step> {
    const { game, outcome } = this.#match;
    const person = this.#people > 0 ? Math.max(0, this.#seating.indexOf(undefined)) : SPECTATOR;
    if (!outcome) return 'quit';
    this.#tellNews(person);
    this.#showBoard(person);
    const { title, detail } = game.words.outcome(outcome, Math.max(0, person));
    this.#terminal.say(this.#terminal.paint('title', title));
    this.#terminal.tell(detail);
    this.#terminal.say(this.#terminal.paint('quiet', this.#words.keysAtTheEnd));
    for (;;) {
      const line = await this.#terminal.ask(this.#words.ask);
      if (line === undefined) return 'quit';
      const [key = '', ...rest] = line.split(' ');
      const step = this.#obeyAlways(key, rest.join(' '), person);
      if (step !== 'again') return step;
    }
  }

  /** Where several people share the screen, nobody sees what only another may see. */
  async #handOver(seat: Seat): Promise<boolean> {
    const same = this.#lastPerson === seat;
    this.#lastPerson = seat;
    if (same || this.#people < 2 || !this.#terminal.live) return true;
    this.#terminal.clear();
    return (await this.#terminal.ask(this.#words.handOver(seat))) !== undefined;
  }

  #tellNews(seat: Seat): void {
    const log = this.#match.log(seat);
    const news = log.slice(this.#read.get(seat) ?? 0);
    this.#read.set(seat, log.length);
    if (news.length > 0) this.#terminal.say();
    for (const event of news) this.#tellEvent(event);
  }

  #tellEvent(event: Kit['event']): void {
    const line = this.#match.game.words.event(event);
    if (line) this.#terminal.tell(line, '  ');
  }

  #showBoard(seat: Seat): void {
    const { paint, width } = this.#terminal;
    this.#terminal.say();
    for (const line of boardLines(this.#match.game, this.#match.view(seat), {
      paint,
      width,
      words: this.#words,
    }))
      this.#terminal.say(line);
    this.#terminal.say();
  }

  get #people(): number {
    return this.#seating.filter((level) => level === undefined).length;
  }

  /** Menus hold legal actions only, so a refusal is a bug. */
  #must(done: ReturnType<Match<Kit>['act']>): void {
    if (!done.ok) throw new Error(`a listed action was refused: ${done.refusal.message}`);
  }
}
