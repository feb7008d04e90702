/** The considered choice of a sound player, and its quick form for playouts. */
import { nth, pick, type Random, type Seat } from '#engine';
import type { ExodusAction } from '../action.ts';
import type { Stake } from '../content/plans.ts';
import type { ExodusFrame } from '../frame.ts';
import { isPressed, starOf, yieldsTo } from '../outlook/flight.ts';
import { courses } from '../rules/ballots.ts';
import { houseAt } from '../rules/houses.ts';
import type { House, State } from '../state.ts';
import { phaseOfBallot } from '../steps/disposition.ts';
import { type Temper, USUAL } from './character.ts';
import { appealOf } from './choices.ts';
import { bestIntent, ledgerOf } from './intents.ts';
import { covertWorth, distraction } from './intrigue.ts';
import { Ledger } from './ledger.ts';
import { pollChoice, spendingOf } from './polls.ts';
import { sceneChoice } from './scenes.ts';
import { courseWorth, dispositionWorth, isTurned, landfallWorth } from './voyage.ts';

type Actions = readonly ExodusAction[];

/** The action that appeals most, with a little chance where several appeal alike. */
function mostAppealing(
  actions: Actions,
  random: Random,
  noise: number,
  appeal: (action: ExodusAction) => number,
): ExodusAction {
  let best = nth(actions, 0);
  let highest = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const score = appeal(action) + (noise * random.int(1000)) / 1000;
    if (score > highest) {
      highest = score;
      best = action;
    }
  }
  return best;
}

export function topFrame(s: State): ExodusFrame {
  const frame = s.stack[s.stack.length - 1];
  if (frame === undefined) throw new Error('nothing is asked');
  return frame;
}

export function choose(
  s: State,
  seat: Seat,
  actions: Actions,
  random: Random,
  temper: Temper = USUAL,
): ExodusAction {
  const [first] = actions;
  // In the draft nobody has a house yet, and one is as good as another.
  if (first?.type === 'draft') return pick(actions, random);
  const house = houseAt(s, seat);
  const frame = topFrame(s);
  switch (first?.type) {
    case 'intent':
      return bestIntent(
        ledgerOf(s, house.faction, temper),
        house,
        actions.filter((action) => action.type === 'intent'),
        random,
      );
    case 'covert':
    case 'foresee':
      return covertChoice(s, house, actions, random, temper);
    default:
      break;
  }
  if (frame.step === 'poll') return pollChoice(s, house, frame.phase, actions, temper);
  if (frame.step.startsWith('scene')) return sceneChoice(s, house, frame.step, actions, temper);
  if (frame.step === 'marker') return markerChoice(s, house, actions, temper);
  return plainChoice(s, house, frame, actions, random, temper);
}

/** Everything that needs no ledger. */
function plainChoice(
  s: State,
  house: House,
  frame: ExodusFrame,
  actions: Actions,
  random: Random,
  temper: Temper = USUAL,
): ExodusAction {
  // Keepers of one mind must come to the same ballot: no chance there.
  const noise = actions[0]?.type === 'ballot' ? 0 : s.cycle === 0 ? 0.6 : 0.02;
  return mostAppealing(actions, random, noise, (action) => {
    if (action.type === 'ballot') return ballotAppeal(s, house, frame, action.stake);
    if (action.type === 'breakTie' && frame.step === 'tie')
      return ledgerOf(s, house.faction, temper).worth(house.faction, frame.faction, action.order);
    return appealOf(s, house, action, frame, temper);
  });
}

function ballotAppeal(s: State, house: House, frame: ExodusFrame, stake: Stake): number {
  // Whoever has a vote gives it.
  if (stake === 'none') return Number.NEGATIVE_INFINITY;
  switch (phaseOfBallot(frame)) {
    case 'landfall':
      return 4 * landfallWorth(s, house, stake);
    case 'course':
      return 4 * courseWorth(s, stake) + (stake === conceded(s, house) ? CONCEDED : 0);
    default:
      return 4 * dispositionWorth(s, house, stake);
  }
}

/** More than one course can be worth over another. */
const CONCEDED = 100;

/** XD-7.2, XD-7.3 the ballot of others that is taken over, so that the Keepers agree; one who wants the fleet lost does not. */
function conceded(s: State, house: House): Stake | undefined {
  const star = isTurned(s, house) ? undefined : yieldsTo(s, house.faction);
  if (star === undefined) return undefined;
  const jumps = courses(s).filter((course) => starOf(course) === star);
  const [full] = jumps;
  // What a vote that stays divided comes to.
  const divided = s.force === undefined ? 'hold' : 'cover';
  return full !== undefined && (isPressed(s) || courseWorth(s, full) > courseWorth(s, divided))
    ? full
    : undefined;
}

/** XD-12.1 in secret nobody keeps a promise that was not sworn. */
function covertChoice(
  s: State,
  house: House,
  actions: Actions,
  random: Random,
  temper: Temper,
): ExodusAction {
  const ledger = new Ledger(s, house.faction, temper);
  const saved = distraction(ledger, house.faction);
  return mostAppealing(actions, random, 0.1, (action) => {
    if (action.type !== 'covert') return -1;
    if (action.order === 'none') return 0.25;
    const worth = covertWorth(ledger, house.faction, action.order);
    return action.mask ? worth + saved - 0.4 : worth;
  });
}

function markerChoice(s: State, house: House, actions: Actions, temper: Temper): ExodusAction {
  const frame = topFrame(s);
  if (frame.step !== 'marker') return nth(actions, 0);
  const { faction, intent } = spendingOf(new Ledger(s, house.faction, temper), house.faction, frame.issuer);
  const wanted = actions.find(
    (action) =>
      (action.type === 'rewrite' && faction === house.faction && action.intent === intent) ||
      (action.type === 'strike' && intent === 'none' && action.faction === faction),
  );
  return wanted ?? nth(actions, 0);
}

/** In playouts nobody argues, and few act in secret. */
const ONE_IN = 24;

export function rollout(s: State, seat: Seat, actions: Actions, random: Random): ExodusAction {
  const [first] = actions;
  // In the draft nobody has a house yet, and one is as good as another.
  if (first?.type === 'draft') return pick(actions, random);
  const house = houseAt(s, seat);
  const frame = topFrame(s);
  switch (first?.type) {
    case 'accept':
      return random.int(ONE_IN) > 0 ? first : (actions[random.int(actions.length)] ?? first);
    case 'intent': {
      const ledger = ledgerOf(s);
      // Others are mostly told to do what the fleet expects of them.
      const planned =
        first.for === house.faction || random.int(4) === 0
          ? ledger.favourite(house.faction, first.for)
          : ledger.plan.orders.get(first.for);
      return actions.find((action) => action.type === 'intent' && action.intent === planned) ?? first;
    }
    case 'covert':
    case 'foresee':
      return random.int(4) > 0
        ? (actions.find((action) => action.type === 'covert' && action.order === 'none') ?? first)
        : (actions[random.int(actions.length)] ?? first);
    default:
      break;
  }
  if (frame.step.startsWith('scene') || frame.step === 'marker') return pick(actions, random);
  return plainChoice(s, house, frame, actions, random);
}
