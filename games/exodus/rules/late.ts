/** XD-22.4 What is decided for a seat whose time is up: the answer that changes least. */
import { chosenIn, type Seat } from '#engine';
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import type { Stake } from '../content/plans.ts';
import type { Exodus, State } from '../state.ts';

type Ballot = Extract<ExodusAction, { type: 'ballot' }>;

/** In whose order a missing course ballot copies those that were sent. */
const COPIED: readonly FactionId[] = ['government', 'military', 'church'];

/** Whether it is what a seat that says nothing means by it. */
function isSilence(action: ExodusAction): boolean {
  switch (action.type) {
    case 'answer':
      return action.answer === 'none';
    case 'leader':
      return action.how === 'stay' || action.how === 'resist';
    case 'intent':
      return action.intent === 'none';
    case 'covert':
      return action.order === 'none';
    case 'bear':
      return action.by === 'edge';
    case 'elect':
      return action.who === 'incumbent';
    case 'swap':
    case 'freeRetire':
      return !action.yes;
    case 'accept':
    case 'withdraw':
    case 'refuse':
    case 'drop':
    case 'pass':
    case 'letStand':
      return true;
    default:
      return false;
  }
}

export function late(s: State, seat: Seat, legal: readonly ExodusAction[]): ExodusAction | undefined {
  const frame = s.stack[s.stack.length - 1];
  const ballots = legal.filter((action): action is Ballot => action.type === 'ballot');
  if (ballots.length > 0) return ballots.find(({ stake }) => stake === silentBallot(s)) ?? ballots[0];
  // A dossier is dealt: any choice is as good as another.
  if (frame?.step === 'dossier') return legal[(s.draws + seat) % legal.length];
  return legal.find(isSilence) ?? legal[0];
}

function silentBallot(s: State): Stake | undefined {
  const frame = s.stack[s.stack.length - 1];
  if (frame?.step === 'landfall') return 'fate';
  if (frame?.step === 'disposition') return 'none';
  if (frame === undefined) return undefined;
  const sent = Object.values(chosenIn<Exodus>(frame)).flatMap((actions) => actions ?? []);
  for (const faction of COPIED) {
    const copied = sent.find((action) => action.type === 'ballot' && action.for === faction);
    if (copied?.type === 'ballot') return copied.stake;
  }
  return s.force === undefined ? 'hold' : 'cover';
}
