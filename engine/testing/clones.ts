/** Contract: a clone shares nothing with its original, and playing on with it leaves the original as it was. */
import { draws, type Game, hash, type Kit, Play, same, stream, thawed } from '../index.ts';
import { fail } from './difference.ts';
import { playthrough, randomly, type Stride } from './playthrough.ts';
import { type Terms, type Trial, tableName, trial } from './terms.ts';

/** How many actions a clone is played on for. */
const AHEAD = 3;

export function* clones<K extends Kit>(terms: Terms<K>): Generator<Trial> {
  for (const table of terms.tables) {
    yield trial(`a clone shares nothing: ${tableName(table)}`, () => {
      playthrough(terms.game, table, 'clones', {
        maxActions: terms.maxActions,
        before: (stride) => checkClone(terms.game, stride),
      });
    });
  }
}

function checkClone<K extends Kit>(game: Game<K>, { state, number }: Stride<K>): void {
  const copy = thawed<K['state']>(state);
  if (!same(copy, state)) fail('the clone of a state says something else than the state');
  const objects = new Set<unknown>();
  walk(state, (value) => objects.add(value));
  walk(copy, (value, path) => {
    if (objects.has(value)) fail(`the clone shares ${path} with the original`);
  });
  const before = hash(state);
  const random = stream(`clones ${number}`);
  const play = new Play(game, copy, draws('fast', `clones ${number}`));
  for (let n = 0; n < AHEAD && !play.over; n++) {
    const { seat } = play;
    play.act(seat, randomly(copy, seat, play.legal(seat), random));
  }
  if (hash(state) !== before) fail('playing on with a clone changed the original');
}

function walk(value: unknown, visit: (value: object, path: string) => void, path = 'state'): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value, path);
  for (const [key, item] of Object.entries(value)) walk(item, visit, `${path}.${key}`);
}
