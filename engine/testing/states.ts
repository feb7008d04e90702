/** Contract: every state is plain JSON, survives being written and read, plays on from there, and a broken one is noticed. */
import { type Game, hash, type Kit, Match, pick, type Random, same, stateProblem, stream } from '../index.ts';
import { difference, fail, telling } from './difference.ts';
import { onlookers, playthrough } from './playthrough.ts';
import { type Case, type Terms, type Trial, tableName, trial } from './terms.ts';

/** How far a loaded state is played on beside the original. */
const AHEAD = 20;

export function* states<K extends Kit>(terms: Terms<K>): Generator<Trial> {
  const { game } = terms;
  for (const table of terms.tables) {
    yield trial(`states survive being written and read: ${tableName(table)}`, () => {
      const { match, reached } = allStates(terms, table);
      telling(
        () => match.record(),
        () => {
          const looked = reached.filter((_, i) => i % terms.lookEvery === 0 || i === reached.length - 1);
          for (const state of looked) checkState(game, state);
          const hashes = reached.map((state) => hash(state));
          for (let from = 0; from < reached.length; from += AHEAD)
            playOn(game, match, { reached, hashes }, from);
          checkEvents(match);
        },
      );
    });

    yield trial(`broken states are noticed: ${tableName(table)}`, () => {
      const { reached } = allStates(terms, table);
      const always = Object.keys(reached[0] ?? {}).filter((key) =>
        reached.every((state) => state[key as keyof typeof state] !== undefined),
      );
      const random = stream('broken');
      for (let i = 0; i < reached.length; i += Math.ceil(reached.length / 10)) {
        const state = reached[i];
        if (state === undefined) break;
        for (const broken of [undefined, null, 7, 'state', [], {}, [state]])
          expectProblem(game, broken, 'not a state at all');
        for (const key of always) checkBroken(game, state, key);
        for (let n = 0; n < 200; n++) checkStands(game, mutated(state, random));
      }
    });
  }
}

function allStates<K extends Kit>(terms: Terms<K>, table: Case) {
  const reached: Readonly<K['state']>[] = [];
  const match = playthrough(terms.game, table, 'states', {
    maxActions: terms.maxActions,
    before: ({ state }) => reached.push(state),
  });
  reached.push(match.state);
  return { match, reached };
}

function checkState<K extends Kit>(game: Game<K>, state: Readonly<K['state']>): void {
  checkPlain(state, 'state');
  const read: unknown = JSON.parse(JSON.stringify(state));
  if (!same(state, read)) fail(`the state changes when written as JSON: ${difference(read, state)}`);
  if (hash(read) !== hash(state)) fail('the state has another hash once written as JSON and read again');
  for (const loaded of [state, read]) {
    const problem = stateProblem(game, loaded);
    if (problem)
      fail(`stateProblem finds fault with a state that was reached: ${problem.field} ${problem.reason}`);
  }
  for (const seat of onlookers(state)) checkPlain(game.view(state, seat), `the view of seat ${seat}`);
}

/** Whatever is told has the shape that the game declares: a client may check what it receives. */
function checkEvents<K extends Kit>(match: Match<K>): void {
  const { shapes } = match.game;
  for (const seat of onlookers(match.state)) {
    for (const event of match.log(seat)) {
      const problem = shapes.event.problem(JSON.parse(JSON.stringify(event)), event.type);
      if (problem) fail(`an event is told that is not declared so: ${problem.field} ${problem.reason}`);
    }
  }
}

/** Loads the state reached after `from` actions and makes the same next moves. */
function playOn<K extends Kit>(
  game: Game<K>,
  match: Match<K>,
  { reached, hashes }: { reached: readonly Readonly<K['state']>[]; hashes: readonly string[] },
  from: number,
): void {
  const loaded = Match.load(game, JSON.parse(JSON.stringify(reached[from])), match.record().random);
  if (!loaded.ok) fail(`the state after ${from} actions does not load: ${loaded.refusal.message}`);
  for (const [i, [seat, action]] of match
    .record()
    .actions.slice(from, from + AHEAD)
    .entries()) {
    const done = loaded.match.act(seat, action);
    if (!done.ok)
      fail(`after loading the state at ${from}, action ${from + i} is refused: ${done.refusal.message}`);
    if (loaded.match.hash() !== hashes[from + i + 1]) {
      const where = difference(loaded.match.state, reached[from + i + 1]);
      fail(`a loaded state plays on differently: loaded after ${from}, action ${from + i}, ${where}`);
    }
  }
}

/** Plain JSON: no class, no hole, no number that JSON cannot write, nothing undefined in a list. */
function checkPlain(value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) fail(`${path} is ${value}, which JSON cannot hold`);
  } else if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      if (value[i] === undefined) fail(`${path}[${i}] is undefined, which JSON turns into null`);
      checkPlain(value[i], `${path}[${i}]`);
    }
  } else if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    for (const [key, item] of Object.entries(value))
      if (item !== undefined) checkPlain(item, `${path}.${key}`);
  } else {
    fail(
      `${path} is not plain JSON but ${typeof value === 'object' ? value.constructor.name : typeof value}`,
    );
  }
}

function checkBroken<K extends Kit>(game: Game<K>, state: Readonly<K['state']>, key: string): void {
  const whole: Record<string, unknown> = JSON.parse(JSON.stringify(state));
  const { [key]: removed, ...rest } = whole;
  if (removed === undefined) return;
  expectProblem(game, rest, `${key} removed`);
  const wrong =
    typeof removed === 'string' ? 7 : Array.isArray(removed) ? {} : typeof removed === 'object' ? [] : 'x';
  expectProblem(game, { ...whole, [key]: wrong }, `${key} of the wrong type`);
  expectProblem(game, { ...whole, [key]: null }, `${key} null`);
}

function expectProblem<K extends Kit>(game: Game<K>, state: unknown, what: string): void {
  const problem = checkStands(game, state);
  if (problem === undefined) fail(`stateProblem finds nothing wrong with a broken state (${what})`);
  if (!problem.field || !problem.reason) fail(`stateProblem does not say what is wrong (${what})`);
}

function checkStands<K extends Kit>(game: Game<K>, state: unknown) {
  try {
    return stateProblem(game, state);
  } catch (error) {
    return fail(`stateProblem throws ${error} on ${JSON.stringify(state)}`);
  }
}

/** A copy with one thing, anywhere inside, replaced by something that does not belong there. */
function mutated(state: unknown, random: Random): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(state));
  const places: [Record<string, unknown>, string][] = [];
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const holder = value as Record<string, unknown>;
    for (const key of Object.keys(holder)) {
      places.push([holder, key]);
      visit(holder[key]);
    }
  };
  visit(copy);
  const [holder, key] = pick(places, random);
  holder[key] = [null, 7, -1, 1e9, 'x', '__proto__', 'constructor', [], {}, [null], true][random.int(11)];
  return copy;
}
