/** Sets a mission up at this screen: from its position, or from where it was left. */
import { canonical, type Game, type Kit, Match } from '#engine';
import { type Mission, playedBy } from '#ui/kit/mission.ts';
import { LEARNER, MissionRun } from '#ui/kit/missionRun.ts';
import { type Film, filmOf, opening } from '../match/film.ts';
import { LocalFeed } from '../match/localFeed.ts';
import { HUMAN, type Player } from '../match/players.ts';
import { forgetLeft, keepDone, keepLeft, leftAt } from './progress.ts';

/** A mission, and the match it is played in. */
export interface Sitting<K extends Kit> {
  readonly run: MissionRun<K>;
  readonly match: LocalFeed<K>;
}

export function begin<K extends Kit>(rules: Game<K>, mission: Mission<K>): Sitting<K> {
  const game = askedBy(playedBy<K, Game<K>>(rules, mission), mission);
  const left = leftAt(game.id, mission.id);
  const film = left && filmOf(game, left.record);
  // What was left under other rules, or of another position, begins anew.
  const kept = film?.ok && left && isOf(mission, left.record.start) ? film.film : undefined;
  const match = new LocalFeed(game, kept ?? anew(game, mission), playersOf(mission), {
    told: mission.others,
  });
  const run = new MissionRun(mission, match, kept && left ? left.starts : []);
  run.onBeat = () => keepLeft(game.id, mission.id, { starts: run.starts, record: match.record() });
  run.onEnd = ({ kind }) =>
    kind === 'won' ? keepDone(game.id, mission.id) : forgetLeft(game.id, mission.id);
  return { run, match };
}

/** The game with the mission's own headlines. */
function askedBy<K extends Kit>(game: Game<K>, { asks }: Mission<K>): Game<K> {
  if (asks === undefined) return game;
  const { words } = game;
  return {
    ...game,
    words: { ...words, prompt: (step, view) => asks(step, view) ?? words.prompt(step, view) },
  };
}

function anew<K extends Kit>(game: Game<K>, mission: Mission<K>): Film<K> {
  const { id, seed = `mission ${id}`, script } = mission;
  const random = { kind: 'keyed', seed, ...(script ? { script } : {}) } as const;
  const begun = Match.load(game, mission.position(), random, mission.options);
  if (!begun.ok) throw new Error(`mission ${id}: ${begun.refusal.message}`);
  const { match } = begun;
  return { match, moments: [opening(match)] };
}

/** Whether a record began where this mission begins. */
function isOf<K extends Kit>(mission: Mission<K>, start: unknown): boolean {
  return canonical(start) === canonical(mission.position());
}

/** The learner, and a bot in every other seat. */
function playersOf<K extends Kit>(mission: Mission<K>): Player[] {
  const { seats } = mission.position();
  return Array.from({ length: seats }, (_, seat) =>
    seat === LEARNER ? HUMAN : { kind: 'bot', level: 'easy' },
  );
}
