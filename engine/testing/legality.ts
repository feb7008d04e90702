/** Contract: the list of legal actions is right. All of it can be done, nothing is missing, the rest is refused in words. */
import {
  canonical,
  clone,
  type Decision,
  draws,
  type Kit,
  type Objection,
  Play,
  pick,
  shuffled,
  stream,
} from '../index.ts';
import { candidates, Met } from './candidates.ts';
import { fail } from './difference.ts';
import { playthrough, type Stride } from './playthrough.ts';
import { snapshot } from './snapshot.ts';
import { type Terms, type Trial, tableName, trial } from './terms.ts';
import { wordsProblem } from './words.ts';

/** How many of the listed actions of one decision are carried out. */
const TRIED = 12;

export function* legality<K extends Kit>(terms: Terms<K>): Generator<Trial> {
  for (const table of terms.tables) {
    yield trial(`lists exactly the legal actions: ${tableName(table)}`, () => {
      const met = new Met();
      for (let i = 0; i < terms.closeGames; i++) {
        playthrough(terms.game, table, `legality ${i}`, {
          maxActions: terms.maxActions,
          before(stride) {
            // Another share of the decisions in each game.
            if ((stride.number + i) % terms.lookEvery !== 0) return;
            for (const decision of stride.decisions) {
              checkListed(terms, stride, decision);
              for (const action of decision.actions) met.note(action);
            }
            const before = snapshot(stride.match);
            for (const decision of stride.decisions) checkComplete(terms, stride, decision, met);
            const change = before.change(stride.match);
            if (change) fail(`a refused action changed the match: ${change}`);
          },
        });
      }
    });
  }
}

function checkListed<K extends Kit>(
  { game }: Terms<K>,
  { match, number }: Stride<K>,
  decision: Decision<K>,
): void {
  const { seat, actions, prompt } = decision;
  const seen = new Set<string>();
  for (const action of actions) {
    const key = canonical(action);
    if (seen.has(key)) fail(`${prompt} lists ${key} twice for seat ${seat}`);
    seen.add(key);
    const refusal = match.refusal(seat, action, match.version);
    if (refusal) fail(`${prompt} lists ${key} for seat ${seat}, yet it is refused: ${refusal.message}`);
  }
  for (const action of shuffled(actions, stream(`tried ${number}`)).slice(0, TRIED)) {
    try {
      new Play(game, clone(match.state), draws('fast', `tried ${number}`)).act(seat, action);
    } catch (error) {
      fail(`${prompt} lists ${canonical(action)} for seat ${seat}, but carrying it out throws ${error}`);
    }
  }
}

function checkComplete<K extends Kit>(
  { game }: Terms<K>,
  { match, number, state }: Stride<K>,
  decision: Decision<K>,
  met: Met,
): void {
  const { seat, actions, prompt } = decision;
  const listed = new Set(actions.map(canonical));
  const play = new Play(game, state, draws('fast', ''));
  const picked = canonical(play.pick(seat, stream(`picked ${number}`)));
  if (picked !== canonical(pick(actions, stream(`picked ${number}`))))
    fail(`${prompt} picks ${picked} for seat ${seat}, which is not the one that the list gives`);
  const random = stream(`candidates ${number} ${seat}`);
  const heardOf = new Set<string>();
  for (const type of Object.keys(game.verbs)) {
    for (const action of candidates(game, type, actions, met, random)) {
      const malformed = match.actionProblem(action);
      if (malformed)
        fail(
          `${canonical(action)} is built from the fields' own domains, but ${malformed.field} ${malformed.reason}`,
        );
      const objection = objectionTo(play, seat, action);
      if (objection === undefined) {
        if (!listed.has(canonical(action)))
          fail(`${prompt} does not list ${canonical(action)} for seat ${seat}, though nothing objects to it`);
        continue;
      }
      if (listed.has(canonical(action)))
        fail(`${prompt} lists ${canonical(action)}, though ${objection.rule} objects`);
      // One of each kind of objection is enough to hear how the match puts it.
      const kind = `${action.type} ${canonical(objection)}`;
      if (!heardOf.has(kind)) checkRefused(match, seat, action, objection);
      heardOf.add(kind);
    }
  }
}

function objectionTo<K extends Kit>(play: Play<K>, seat: number, action: K['action']): Objection | undefined {
  try {
    return play.objection(seat, action);
  } catch (error) {
    return fail(`the check of ${canonical(action)} throws ${error}`);
  }
}

function checkRefused<K extends Kit>(
  match: Stride<K>['match'],
  seat: number,
  action: K['action'],
  objection: Objection,
): void {
  const done = match.act(seat, action, match.version);
  if (done.ok) fail(`${canonical(action)} was carried out, though ${objection.rule} objects`);
  const { code, message, rule } = done.refusal;
  if (code !== 'illegal-action') fail(`${canonical(action)} is refused as ${code} instead of illegal-action`);
  if (!rule) fail(`the refusal of ${canonical(action)} names no rule`);
  const problem = wordsProblem(message);
  if (problem) fail(`the refusal of ${canonical(action)} by ${objection.rule} ${objection.code} ${problem}`);
}
