/** What a seat can do at a match in play. Those of the engine protocol keep their names. */
import Type from 'typebox';
import { giveInstructions, ownInstructions } from '../../matches/instructions.ts';
import { comeBack, resign, stepAway } from '../../matches/leaving.ts';
import { act, explain, undo } from '../../matches/play.ts';
import { answerProposal, goOn, propose } from '../../matches/proposals.ts';
import * as f from '../fields.ts';
import { holder, type Operation } from '../operation.ts';

export const PLAYING: Readonly<Record<string, Operation>> = {
  act: holder(
    {
      about:
        'Takes an action, or several with one press: in order, up to one that is refused, one that teaches something, or ' +
        'to where others must decide; what was done is kept. The same submission sent again is done once.',
      fields: {
        action: Type.Optional(f.action),
        actions: Type.Optional(f.actions),
        version: Type.Optional(f.version),
        submission: Type.Optional(f.submission),
      },
      deputy: true,
      problem: ({ action, actions }) => {
        if (action === undefined)
          return actions === undefined ? { field: 'action', reason: 'is missing' } : undefined;
        return actions && { field: 'actions', reason: 'cannot go with action: send one of the two' };
      },
      amount: ({ actions }) => actions?.length ?? 1,
    },
    (house, seat, { match, action, actions = [action], version, submission }) =>
      house.figures.timed(() => act(house, match, { seat, actions, version, submission })),
  ),

  undo: holder(
    {
      about: 'Takes back what your last press did, as far as the rules allow.',
      fields: { version: Type.Optional(f.version) },
      deputy: true,
    },
    (house, seat, { match, version }) => undo(house, match, seat, version),
  ),

  explain: holder(
    {
      about: 'Whether an action is legal now, and if not, which rule forbids it.',
      fields: { action: f.action },
      reads: true,
      deputy: true,
    },
    (house, seat, { match, action }) => explain(house, match, seat, action),
  ),

  instructions: holder(
    { about: 'What you have settled in advance; nobody else is told.', reads: true },
    (house, seat, { match }) => ownInstructions(house, match, seat),
  ),

  instruct: holder(
    {
      about: 'Settles decisions in advance, for while you are not at the table; {} ends it.',
      fields: { instructions: f.instructions },
    },
    (house, seat, { match, instructions: given }, player) =>
      giveInstructions(house, match, { seat, given, player }),
  ),

  propose: holder(
    {
      about: 'Asks the others: to take back what your last press did, to pause, or to end the match.',
      fields: { kind: Type.Enum(['undo', 'pause', 'end']) },
    },
    (house, seat, { match, kind }) => propose(house, match, seat, kind),
  ),

  answer: holder(
    { about: 'Agrees to what was proposed, or does not.', fields: { agree: Type.Boolean() } },
    (house, seat, { match, agree }) => answerProposal(house, match, seat, agree),
  ),

  resume: holder({ about: 'Goes on after a pause.' }, (house, seat, { match }) => goOn(house, match, seat)),

  resign: holder(
    { about: 'Gives up: a bot plays on, or those who are left have won.' },
    (house, seat, { match }) => resign(house, match, seat),
  ),

  away: holder({ about: 'Lets a stand-in go on for you until you are back.' }, (house, seat, { match }) =>
    stepAway(house, match, seat),
  ),

  back: holder({ about: 'Takes your seat back from the stand-in.' }, (house, seat, { match }) =>
    comeBack(house, match, seat),
  ),
};
