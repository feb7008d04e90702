/** Plays missions as their coach says, for the tests of every game. */
import { computed, signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { canonical, type Entry, type Game, heard, type Kit, Match, type MatchRecord } from '#engine';
import { type Mission, playedBy } from '../mission.ts';
import { LEARNER, MissionRun } from '../missionRun.ts';

/** What the coach says at most, in characters. */
const LONGEST_LINE = 120;

/** Where a mission was left, as a browser keeps it. */
interface Left {
  readonly beat: number;
  readonly starts: readonly number[];
  readonly record: MatchRecord;
}

/** A mission under way, without a page around it. */
export class MissionTrial<K extends Kit> {
  readonly run: MissionRun<K>;
  /** At every beat, what would be kept if one left there. */
  readonly lefts: Left[] = [];
  #kept: Left | undefined;
  readonly #match: Match<K>;
  readonly #moments;

  constructor(rules: Game<K>, mission: Mission<K>, left?: Left) {
    const game = playedBy<K, Game<K>>(rules, mission);
    const { id, script, options } = mission;
    const random = {
      kind: 'keyed',
      seed: mission.seed ?? `mission ${id}`,
      ...(script ? { script } : {}),
    } as const;
    const begun = left
      ? Match.replay<K>(game, left.record)
      : Match.load(game, mission.position(), random, options);
    if (!begun.ok) throw new Error(`${id}: ${begun.refusal.message}`);
    const match = begun.match as Match<K>;
    this.#match = match;
    this.#moments = signal([this.#moment(), ...match.entries.map((entry) => this.#moment(entry))]);
    const view = computed(() => {
      void this.#moments.value;
      return match.view(LEARNER);
    });
    this.run = new MissionRun(
      mission,
      {
        ...{ game, moments: this.#moments, view, allows: signal(undefined) },
        outcome: computed(() => view.value && match.outcome),
        record: () => match.record(),
      },
      left?.starts,
    );
    this.run.onBeat = () => {
      // As it comes out of a store.
      const record: MatchRecord = JSON.parse(JSON.stringify(match.record()));
      this.#kept = { beat: this.run.at.peek(), starts: [...this.run.starts], record };
    };
  }

  get view(): K['view'] {
    return this.#match.view(LEARNER);
  }

  /** What is open in this beat: what the rules allow and the mission does not rule out. */
  get open(): K['action'][] {
    const { allows } = this.run.match;
    const legal = this.#match.decisions().flatMap(({ seat, actions }) => (seat === LEARNER ? actions : []));
    return legal.filter((action) => allows.value?.(action) ?? true);
  }

  /** Goes on where there is something to look at. */
  look(): this {
    for (let beat = this.run.beat.value; beat?.look || beat?.press; beat = this.run.beat.value) {
      const { at } = this.run;
      const before = at.value;
      if (beat.press) this.run.pressed(beat.press);
      else this.run.next();
      this.#settle();
      if (at.value === before) return this;
    }
    return this;
  }

  do(action: K['action']): this {
    expect(this.open.map(canonical), `beat ${this.run.at.value}`).toContain(canonical(action));
    return this.as(LEARNER, action);
  }

  /** Whoever's turn it is does something. */
  as(seat: number, action: K['action']): this {
    const done = this.#match.act(seat, action);
    if (!done.ok) throw new Error(done.refusal.message);
    this.#moments.value = [...this.#moments.value, this.#moment(this.#match.entries.at(-1))];
    this.#settle();
    return this;
  }

  undo(): this {
    expect(this.#match.undo(LEARNER).ok).toBe(true);
    this.#moments.value = this.#moments.value.slice(0, -1);
    return this;
  }

  /** What the others do by the mission's script, until the learner is asked again. */
  others(): this {
    for (;;) {
      const next = this.#match.decisions().find(({ seat, awaited }) => awaited && seat !== LEARNER);
      const action = next && this.run.mission.others?.(this.#match.view(next.seat), next.seat);
      if (next === undefined || action === undefined) return this;
      this.as(next.seat, action);
    }
  }

  /** One deed may bring several beats: one can leave after the last of them. */
  #settle(): void {
    if (this.#kept && this.#kept !== this.lefts.at(-1)) this.lefts.push(this.#kept);
  }

  #moment(entry?: Entry<K>) {
    const match = this.#match;
    return {
      state: match.state,
      ...(entry ? { move: { actions: 1 } } : {}),
      hear: (seat: number): readonly K['event'][] => (entry ? heard(entry.told, seat) : match.opening(seat)),
    };
  }
}

/** Every mission by its id: the deeds that its coach asks for, in order. */
export function missionTrials<K extends Kit>(
  game: Game<K>,
  missions: readonly Mission<K>[],
  rules: string,
  deeds: Readonly<Record<string, readonly K['action'][]>>,
): void {
  test.each(
    missions.map((mission) => [mission.id, mission] as const),
  )('mission %s can be done as the coach says', (id, mission) => {
    const trial = new MissionTrial(game, mission);
    for (const action of deeds[id] ?? []) trial.others().look().do(action);
    trial.others().look();
    expect(trial.run.end.value).toEqual({ kind: 'won' });
    expect(trial.run.aside.value).toBeUndefined();
    // Whoever left at any beat comes back to that beat.
    expect(trial.lefts.length).toBeGreaterThan(0);
    for (const left of trial.lefts)
      expect(new MissionTrial(game, mission, left).run.at.value, `${id}, beat ${left.beat}`).toBe(left.beat);
  });

  test.each(
    missions.map((mission) => [mission.id, mission] as const),
  )('mission %s speaks in short lines and of rules that there are', (_, mission) => {
    for (const { line, rule } of mission.beats) {
      expect(line.length, line).toBeLessThanOrEqual(LONGEST_LINE);
      if (rule) expect(rules).toContain(`**${rule}** `);
    }
  });
}
