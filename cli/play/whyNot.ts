/** “Why can’t I?”: what the rules object to in actions that are not legal now. */
import { type Action, fieldsOf, type Kit, type Match, objectionWords, type Seat, type Shape } from '#engine';

export interface Refused {
  readonly action: string;
  readonly rule: string;
  readonly reason: string;
}

/** How many combinations of one kind of action are tried. */
const MOST_TRIED = 5000;

/** Everything forbidden whose text has all the words of the search in it: one example for every reason. */
export function whyNot(match: Match<Kit>, seat: Seat, search: string): Refused[] {
  const view = match.view(seat);
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = new Map<string, Refused>();
  for (const action of thinkable(match, seat)) {
    const objection = match.objection(seat, action);
    if (!objection || objection.rule === 'table') continue;
    const text = describe(match, action, view);
    const heard = `${action.type} ${text}`.toLowerCase();
    if (!wanted.every((word) => heard.includes(word))) continue;
    const reason = objectionWords(match.game, objection);
    // Without a search one example for each kind of objection is enough.
    const key = wanted.length > 0 ? reason : `${action.type} ${objection.rule} ${objection.code}`;
    if (!found.has(key)) found.set(key, { action: text, rule: objection.rule, reason });
  }
  return [...found.values()];
}

/** What a player might try now: first what the rules themselves consider, then every combination of values. */
function* thinkable(match: Match<Kit>, seat: Seat): Generator<Action> {
  const frame = match.state.stack.at(-1);
  if (!frame) return;
  for (const [type, verb] of Object.entries(match.game.verbs)) {
    const probe = verb.options(match.state, seat, frame)[0];
    if (probe && match.objection(seat, probe)?.rule === 'table') continue;
    yield* verb.options(match.state, seat, frame);
    let tried = 0;
    for (const fields of combinations(Object.entries(fieldsOf(match.game, type) ?? {}))) {
      if (++tried > MOST_TRIED) break;
      yield { type, ...fields };
    }
  }
}

/** Optional fields are left out: with them most combinations make no sense. Long or open lists of values end the search. */
function* combinations(fields: readonly [string, Shape<unknown>][]): Generator<Record<string, unknown>> {
  const [first, ...rest] = fields;
  if (!first) {
    yield {};
    return;
  }
  const [name, { domain, optional }] = first;
  if (optional) {
    yield* combinations(rest);
    return;
  }
  for (const value of domain ?? [])
    for (const others of combinations(rest)) yield { [name]: value, ...others };
}

/** Words are written for legal actions; one for a senseless combination may fail, and is then of no use here. */
function describe(match: Match<Kit>, action: Action, view: object): string {
  try {
    return match.game.words.action(action, view).replaceAll(/ +/g, ' ');
  } catch {
    return action.type;
  }
}
