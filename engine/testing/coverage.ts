/** Contract: every card, tile, ability and order of the content has its effect in some of N games, or in a scene. */
import { type Game, type Kit, pick, type Random } from '../index.ts';
import { fail } from './difference.ts';
import { playout } from './playthrough.ts';
import { type Policy, type Terms, type Trial, trial } from './terms.ts';

export function* coverage<K extends Kit>(terms: Terms<K>): Generator<Trial> {
  const kinds = Object.keys(terms.game.content);
  if (kinds.length === 0 || terms.coverageGames === 0) return;
  yield trial('all content is used', (note) => {
    const { counts, never, games, endless } = countUses(terms);
    console.log(coverageTable(terms.game, games, counts, endless));
    const content = [...never];
    if (content.length === 0) return;
    if (note) note({ game: terms.game.id, games, content });
    else fail(`never used in ${games} games: ${content.join(', ')}`);
  });
}

interface Uses {
  /** How often each piece of content was used, by `kind id`. */
  readonly counts: ReadonlyMap<string, number>;
  readonly never: ReadonlySet<string>;
  readonly games: number;
  /** Games that were left after as many actions as a game may have. */
  readonly endless: number;
}

/** Plays until all content was used, or as many games as the terms allow. */
function countUses<K extends Kit>({ game, tables, coverageGames, maxActions, play }: Terms<K>): Uses {
  const counts = new Map<string, number>();
  const never = new Set(
    Object.entries(game.content).flatMap(([kind, ids]) => ids.map((id) => `${kind} ${id}`)),
  );
  const used = (kind: string, id: string) => {
    if (!game.content[kind]?.includes(id))
      fail(`the rules used ${kind} ${id}, which is not among the content`);
    counts.set(`${kind} ${id}`, (counts.get(`${kind} ${id}`) ?? 0) + 1);
    never.delete(`${kind} ${id}`);
  };
  let games = 0;
  let endless = 0;
  for (; games < coverageGames && never.size > 0; games++) {
    const table = tables[games % tables.length] ?? fail('the contract names no table');
    // Every table gets every share of chance in turn, from sensible play to none.
    const policy =
      play ?? mixture<K>(game.sense, CHANCE[Math.floor(games / tables.length) % CHANCE.length] ?? 0);
    const leave = () => {
      endless++;
    };
    playout(game, table, `coverage ${games}`, { policy, maxActions, used, leave });
  }
  return { counts, never, games, endless };
}

/** Of a hundred choices, how many are left to chance. */
const CHANCE = [0, 20, 50, 100] as const;

/** Plays as the game's rollout policy does, except for a share of choices made at random. */
export function mixture<K extends Kit>(sense: { rollout: Policy<K> }, chance: number): Policy<K> {
  return (s, seat, actions, random: Random) =>
    random.int(100) < chance ? pick(actions, random) : sense.rollout(s, seat, actions, random);
}

function coverageTable<K extends Kit>(
  game: Game<K>,
  games: number,
  counts: ReadonlyMap<string, number>,
  endless: number,
): string {
  const lines = Object.entries(game.content).map(([kind, ids]) => {
    const used = ids.filter((id) => counts.has(`${kind} ${id}`)).length;
    const cells = ids.map((id) => `${game.words.content(kind, id)} ${counts.get(`${kind} ${id}`) ?? 0}`);
    return `  ${game.words.content(kind)} ${used}/${ids.length}: ${cells.join(' · ')}`;
  });
  const left = endless === 0 ? [] : [`  ${endless} of them were left at the limit of actions`];
  return [`${game.words.title}: content used in ${games} games`, ...left, ...lines].join('\n');
}
