/** The operations of the protocol, in the order of its table. */

import { LEVELS } from '#bots';
import {
  describeGame,
  flag,
  heard,
  Match,
  type MatchRecord,
  maybe,
  objectionWords,
  type RandomSource,
  recordProblem,
  redeal,
  stream,
} from '#engine';
import { choose } from './choose.ts';
import { type Operation, onMatch, operation, viewer, withGame } from './operation.ts';
import { answer, fail, refused } from './reply.ts';

import {
  actingSeat,
  anything,
  budget,
  name,
  requiredSeed,
  reviewEffort,
  seatCount,
  seatList,
  seatOrSpectator,
  several,
  versionNumber,
} from './request.ts';
import { hintOp, recordOf, reviewOp } from './review.ts';

export const PROTOCOL = 1;

export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    hello: operation({}, (session) =>
      answer({
        protocol: PROTOCOL,
        version: session.version,
        bots: LEVELS,
        games: session.games.map(describeGame),
      }),
    ),

    new: operation(
      { game: name, seats: seatCount, options: maybe(anything), seed: requiredSeed },
      (session, { game: id, seats, options, seed }) =>
        withGame(session, id, (game) => {
          const started = Match.start(game, { seats, options, random: keyed(seed) });
          return started.ok ? session.open(started.match) : refused(started.refusal);
        }),
    ),

    decisions: onMatch({}, (match) => {
      const { version, outcome, game } = match;
      if (outcome) return answer({ version, outcome });
      const decisions = match.decisions().map(({ seat, prompt, awaited, actions }) => ({
        seat,
        prompt,
        text: game.words.prompt(prompt, match.view(seat)),
        awaited,
        actions,
      }));
      return answer({ version, decisions });
    }),

    act: onMatch(
      { seat: actingSeat, action: maybe(anything), actions: maybe(several), version: maybe(versionNumber) },
      (match, { seat, action, actions, version }) => {
        if ((action === undefined) === (actions === undefined))
          return fail('bad-request', action ? 'actionTwice' : 'actionMissing', {
            field: action ? 'actions' : 'action',
          });
        const pressed = match.press(seat, actions ?? [action], version);
        if (!pressed.ok) return refused(pressed.refusal);
        const { version: now, events, done, stopped } = pressed;
        const press = actions && { done, ...(stopped ? { stopped } : {}) };
        return answer({ version: now, events: heard(events, seat), ...press });
      },
    ),

    explain: onMatch({ seat: actingSeat, action: anything }, (match, { seat, action }, { words }) => {
      const malformed = match.actionProblem(action);
      if (malformed)
        return fail('bad-request', ['problem', malformed.field, malformed.reason], {
          field: malformed.field,
        });
      const { version } = match;
      if (match.outcome) return answer({ version, legal: false, rule: 'table', message: words.over });
      const objection = match.objection(seat, action as { type: string });
      if (!objection) return answer({ version, legal: true });
      return answer({
        version,
        legal: false,
        rule: objection.rule,
        message: objectionWords(match.game, objection),
      });
    }),

    view: onMatch({ seat: seatOrSpectator }, (match, { seat }) =>
      answer({ version: match.version, view: match.view(viewer(seat)) }),
    ),

    undo: onMatch({ seat: actingSeat }, (match, { seat }) => {
      const undone = match.undo(seat);
      return undone.ok ? answer({ version: undone.version }) : refused(undone.refusal);
    }),

    record: onMatch({}, (match) => answer({ record: match.record() })),

    replay: operation({ record: anything }, (session, { record }) => {
      const problem = recordProblem(record);
      if (problem)
        return fail('bad-record', ['problem', problem.field, problem.reason], { field: problem.field });
      return withGame(session, (record as MatchRecord).game, (game) => {
        const replayed = Match.replay(game, record as MatchRecord);
        if (!replayed.ok) return refused(replayed.refusal);
        return session.open(replayed.match, { hash: replayed.match.hash() });
      });
    }),

    hash: onMatch({}, (match) => answer({ hash: match.hash() })),

    choose: onMatch({ seat: actingSeat, bot: name, budget: maybe(budget) }, (match, request, session) =>
      withGame(session, match.game.id, (game) => choose(game, match, request)),
    ),

    hint: onMatch({ seat: actingSeat, budget: maybe(budget) }, (match, request, session) =>
      withGame(session, match.game.id, (game) => hintOp(game, match, request)),
    ),

    review: operation(
      {
        match: maybe(name),
        record: maybe(anything),
        effort: maybe(reviewEffort),
        seats: maybe(seatList),
        lens: maybe(name),
        from: maybe(anything),
        open: maybe(flag()),
      },
      (session, { match: id, record, ...request }) => {
        const match = id === undefined ? undefined : session.match(id);
        if (id !== undefined && match === undefined)
          return fail('unknown-match', ['noMatch', id], { field: 'match' });
        const found = recordOf(match, record);
        return 'ok' in found
          ? found
          : withGame(session, found.game, (game) => reviewOp(game, found, request));
      },
    ),

    close: operation({ match: name }, (session, { match }) =>
      session.close(match) ? answer() : fail('unknown-match', ['noMatch', match], { field: 'match' }),
    ),

    // For tests and tools: these see everything, so they are no part of the online API.

    state: onMatch({}, (match) => answer({ version: match.version, state: match.state })),

    load: operation(
      { game: name, state: anything, seed: requiredSeed },
      (session, { game: id, state, seed }) =>
        withGame(session, id, (game) => {
          const loaded = Match.load(game, state, keyed(seed));
          return loaded.ok ? session.open(loaded.match) : refused(loaded.refusal);
        }),
    ),

    redeal: onMatch({ seat: seatOrSpectator, seed: requiredSeed }, (match, { seat, seed }, session) => {
      const state = redeal(match.game, match.state, viewer(seat), stream(seed));
      const loaded = Match.load(match.game, state, keyed(seed));
      return loaded.ok ? session.open(loaded.match) : refused(loaded.refusal);
    }),

    clone: onMatch({}, (match, _request, session) => session.open(match.clone())),
  }),
);

function keyed(seed: string): RandomSource {
  return { kind: 'keyed', seed };
}
