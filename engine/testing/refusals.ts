/** Contract: whatever is malformed, stale, out of turn or too late is refused for that very reason and changes nothing. */
import { fieldsOf, HOST, type Kit, Match, type RefusalCode, SPECTATOR } from '../index.ts';
import { fail } from './difference.ts';
import { playthrough, type Stride } from './playthrough.ts';
import { snapshot } from './snapshot.ts';
import { type Terms, type Trial, tableName, trial } from './terms.ts';
import { wordsProblem } from './words.ts';

interface Attempt {
  readonly what: string;
  readonly action: unknown;
  /** The field the refusal must name. */
  readonly field: string;
}

const NOT_ACTIONS: readonly unknown[] = [undefined, null, 7, 'pass', true, [], [{ type: 'pass' }]];
const NOT_TYPES: readonly unknown[] = [
  undefined,
  null,
  7,
  '',
  'no such verb',
  '__proto__',
  'constructor',
  'toString',
  [],
];
const NOT_VALUES: readonly unknown[] = [
  undefined,
  null,
  {},
  [],
  'no such value',
  -99999,
  0.5,
  Number.NaN,
  [[]],
  2 ** 60,
];

export function* refusals<K extends Kit>(terms: Terms<K>): Generator<Trial> {
  const { game, maxActions } = terms;

  yield trial('refuses tables that cannot be', () => {
    const { min, max } = game.seats;
    const random = { kind: 'fast', seed: 'refused' } as const;
    for (const seats of [min - 1, max + 1, min + 0.5, Number.NaN]) {
      const begun = Match.start(game, { seats, random });
      if (begun.ok || begun.refusal.code !== 'bad-request' || begun.refusal.field !== 'seats')
        fail(`${seats} seats sat down`);
    }
    if (game.tableProblem && !game.words.tableProblem) fail('there are no words for what options forbid');
    for (const options of [{ 'no such option': 1 }, JSON.parse('{"__proto__": 1}'), null, [], 'hard']) {
      const begun = Match.start(game, { seats: min, options, random });
      if (begun.ok || begun.refusal.code !== 'bad-option')
        fail(`options ${JSON.stringify(options)} were taken`);
    }
  });

  for (const table of terms.tables) {
    yield trial(`refuses malformed, stale and untimely actions: ${tableName(table)}`, () => {
      const tried = new Set<string>();
      const match = playthrough(game, table, 'refusals', {
        maxActions,
        before(stride) {
          const before = snapshot(stride.match);
          for (const { actions } of stride.decisions) {
            for (const action of actions) {
              if (!tried.has(action.type)) tryMalformed(terms, stride, action);
              tried.add(action.type);
            }
          }
          tryUntimely(stride);
          const change = before.change(stride.match);
          if (change) fail(`a refused request changed the match: ${change}`);
        },
      });
      const before = snapshot(match);
      const [seat, action] = match.record().actions.at(-1) ?? fail('nobody acted in the whole game');
      for (const who of [seat, HOST, SPECTATOR]) expectRefusal(match, who, action, 'over');
      const change = before.change(match);
      if (change) fail(`a request after the end changed the match: ${change}`);
    });
  }
}

function tryMalformed<K extends Kit>(terms: Terms<K>, { match, seat }: Stride<K>, action: K['action']): void {
  for (const { what, action: attempt, field } of malformed(terms, action)) {
    const done = match.act(seat, attempt, match.version);
    if (done.ok) fail(`${what} was accepted`);
    const { code, message, field: named } = done.refusal;
    if (code !== 'bad-request') fail(`${what} is refused as ${code} instead of bad-request`);
    if (named !== field) fail(`the refusal of ${what} names ${named} instead of ${field}: ${message}`);
    const problem = wordsProblem(message);
    if (problem) fail(`the refusal of ${what} ${problem}`);
  }
}

function* malformed<K extends Kit>({ game }: Terms<K>, action: K['action']): Generator<Attempt> {
  for (const value of NOT_ACTIONS)
    yield { what: `${JSON.stringify(value)} as an action`, action: value, field: 'action' };
  for (const type of NOT_TYPES) {
    yield { what: `the type ${JSON.stringify(type)}`, action: { ...action, type }, field: 'action.type' };
  }
  for (const name of ['surplus', 'constructor', 'hasOwnProperty']) {
    yield { what: `an extra field ${name}`, action: { ...action, [name]: 1 }, field: `action.${name}` };
  }
  const polluted = JSON.parse(JSON.stringify(action).replace('{', '{"__proto__":{"type":"pass"},'));
  yield { what: 'an own field __proto__', action: polluted, field: 'action.__proto__' };
  for (const [name, shape] of Object.entries(fieldsOf(game, action.type) ?? {})) {
    const field = `action.${name}`;
    if (!shape.optional) {
      const rest = Object.fromEntries(Object.entries(action).filter(([key]) => key !== name));
      yield { what: `${action.type} without ${name}`, action: rest, field };
    }
    const wrong = NOT_VALUES.filter((value) => shape.problem(value, name) !== undefined);
    if (wrong.length === 0) fail(`the field ${name} of ${action.type} takes any value at all`);
    for (const value of wrong) {
      const problem = shape.problem(value, field)?.field ?? field;
      yield {
        what: `${name} ${JSON.stringify(value)}`,
        action: { ...action, [name]: value },
        field: problem,
      };
    }
  }
}

function tryUntimely<K extends Kit>({ match, seat, action, decisions }: Stride<K>): void {
  for (const version of [match.version - 1, match.version + 1, -1, Number.NaN]) {
    expectRefusal(match, seat, action, 'stale', version);
  }
  const invited = decisions.map((decision) => decision.seat);
  for (const who of [...Array(match.seats).keys(), match.seats, HOST, SPECTATOR, 0.5, Number.NaN]) {
    if (!invited.includes(who)) expectRefusal(match, who, action, 'not-your-turn');
  }
  if (match.undoable(SPECTATOR) > 0) fail('a spectator is offered to undo');
  const undone = match.undo(SPECTATOR);
  if (undone.ok || undone.refusal.code !== 'nothing-to-undo') fail('a spectator could undo');
}

function expectRefusal<K extends Kit>(
  match: Match<K>,
  seat: number,
  action: unknown,
  code: RefusalCode,
  version = match.version,
): void {
  const done = match.act(seat, action, version);
  const what = `${JSON.stringify(action)} of seat ${seat} at version ${version}`;
  if (done.ok) fail(`${what} was accepted`);
  if (done.refusal.code !== code) fail(`${what} is refused as ${done.refusal.code} instead of ${code}`);
}
