/** Contract: there are words for everything a player can meet. */
import type { Kit } from '../index.ts';
import { fail } from './difference.ts';
import { onlookers, playthrough } from './playthrough.ts';
import { type Terms, type Trial, tableName, trial } from './terms.ts';

export function* words<K extends Kit>(terms: Terms<K>): Generator<Trial> {
  const { game } = terms;

  yield trial('has words for itself, its options and its content', () => {
    const { title, tagline, about, credits, options, content } = game.words;
    for (const [name, text] of Object.entries({ title, tagline, about, credits })) check(text, name);
    for (const [name, spec] of Object.entries(game.options)) {
      const spoken = options[name as keyof K['options']];
      check(spoken?.label, `the label of option ${name}`);
      check(spoken?.help, `the help of option ${name}`);
      if (spec.kind !== 'choice' && spec.kind !== 'set') continue;
      for (const value of spec.values) check(spoken?.values?.[value], `value ${value} of option ${name}`);
    }
    for (const [kind, ids] of Object.entries(game.content)) {
      check(content(kind), `content ${kind}`);
      for (const id of ids) check(content(kind, id), `content ${kind} ${id}`);
    }
  });

  for (const table of terms.tables) {
    yield trial(`has words for all that happens: ${tableName(table)}`, () => {
      for (let i = 0; i < terms.closeGames; i++) {
        const match = playthrough(game, table, `words ${i}`, {
          maxActions: terms.maxActions,
          before({ match, decisions }) {
            for (const { seat, prompt, actions } of decisions) {
              const view = match.view(seat);
              check(game.words.prompt(prompt, view), `the prompt of ${prompt}`);
              for (const action of actions) check(game.words.action(action, view), JSON.stringify(action));
            }
          },
        });
        for (const seat of onlookers(match.state)) {
          for (const event of match.log(seat)) check(game.words.event(event), JSON.stringify(event));
          if (match.outcome === undefined) continue;
          const { title, detail } = game.words.outcome(match.outcome, seat);
          check(title, `the outcome for seat ${seat}`);
          check(detail, `the detail of the outcome for seat ${seat}`);
        }
      }
    });
  }
}

/** What is wrong with words that a person is to read. */
export function wordsProblem(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.trim() === '') return 'has no words';
  if (/\bundefined\b|\bNaN\b|\[object /.test(text)) return `says “${text}”`;
  return undefined;
}

function check(text: unknown, what: string): void {
  const problem = wordsProblem(text);
  if (problem) fail(`${what} ${problem}`);
}
