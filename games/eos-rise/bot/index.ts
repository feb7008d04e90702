/** How a sound crew plays Project EOS Rise: one considered choice for every decision. */
import type { FrameOf, Random, Sense } from '#engine';
import type { EosAction } from '../action.ts';
import { ALIENS } from '../content/aliens.ts';
import { DAMAGE } from '../content/damage.ts';
import type { StepName } from '../frame.ts';
import { distance } from '../rules/universe.ts';
import type { EosRise, State } from '../state.ts';
import { hitters } from '../steps/strike.ts';
import { lanesLeft } from '../steps/warp.ts';
import { BRISK, type Care, FULL, STRONG } from './care.ts';
import * as combat from './combat.ts';
import { signWorth } from './contracts.ts';
import { bestRoom, placement } from './crew.ts';
import { towWorth, wanted } from './freight.ts';
import { levelWorth } from './levels.ts';
import { accepts } from './luck.ts';
import { Outlook } from './outlook.ts';
import { anyOfBest, best } from './pick.ts';
import { momentOf, occasionOf, planned, plans } from './plans.ts';
import * as rolls from './reroll.ts';
import { ambushed, slowed } from './rooms.ts';
import { bestRoute } from './route.ts';
import * as ship from './ship.ts';
import { isSettled, standing } from './standing.ts';
import * as strike from './strike.ts';
import { ABOUT, takingWorth, trackWorth } from './tracks.ts';
import { warp } from './warp.ts';

type Chooser<N extends StepName> = (
  s: State,
  actions: readonly EosAction[],
  frame: FrameOf<EosRise, N>,
  care: Care,
  random: Random,
) => EosAction | undefined;

/** A technology card is used where it helps; otherwise the window passes. */
const uses =
  (helps: (s: State) => boolean) =>
  (s: State, actions: readonly EosAction[]): EosAction | undefined =>
    helps(s) ? actions.find(({ type }) => type === 'technology') : passing(actions);

function passing(actions: readonly EosAction[]): EosAction | undefined {
  return actions.find(({ type }) => type === 'pass');
}

/** D02 what planning is best spent on. */
function planning(s: State, actions: readonly EosAction[]): EosAction | undefined {
  return best(actions, (action) => {
    switch (action.type) {
      case 'buyCube':
        return ship.cubeWorth(s, action.who);
      case 'scrap':
        return ship.scrapWorth(s, action.who, action.card);
      case 'sabotage':
        return 2.5;
      case 'intercept':
        return s.crew.engineer.cubes > 1 ? 0.15 * ship.classWorth(s, action.class) : -1;
      case 'quickFix':
        return ship.fixWorth(s, action.room, true);
      default:
        return 0;
    }
  });
}

const CHOICES: { readonly [N in StepName]?: Chooser<N> } = {
  planning,
  spoof: (s, actions, frame) =>
    actions.find(({ type }) => (type === 'spoof') === ship.spoofs(s, frame.class)),
  crewActions: (s, actions, { passed }, care) =>
    placement(s, actions, passed, care) ?? actions.find(({ type }) => type === 'standBy'),
  build: (s, actions) => {
    const room = bestRoom(s);
    return actions.find((action) => action.type === 'build' && action.room === room);
  },
  sign: (s, actions, _, _care, random) =>
    anyOfBest(actions, 0.4, random, (action) => (action.type === 'sign' ? signWorth(s, action.card) : 0)),
  mine: (s, actions) => best(actions, (action) => (action.type === 'mine' ? ship.nearness(s, action.at) : 0)),
  scan: (s, actions) =>
    best(actions, (action) => {
      if (action.type === 'scanTechnology') return 3;
      if (action.type === 'scanOrders') return 4 + ship.classWorth(s, action.class);
      if (action.type !== 'scanCargo') return 0;
      const at = s.crew[action.cargo].cargo;
      return at === undefined ? 0 : ship.nearness(s, at) >= -3 ? 6 : 0;
    }),
  haul: (s, actions, { at, left }, care) => {
    const to = wanted(s, at, left, new Outlook(s, care).route);
    return best(actions, (action) => -distance(action.type === 'haul' ? action.to : at, to));
  },
  tow: (s, actions, _, care) => {
    const view = new Outlook(s, care);
    return best(actions, (action) => (action.type === 'tow' ? towWorth(s, action.item, action.at, view) : 0));
  },
  pickShip: (s, actions, { purpose }, care) => {
    const view = new Outlook(s, care);
    return best(actions, (action) => {
      if (action.type !== 'pickShip') return 0;
      if (purpose === 'escort') return ship.shipWorth(s, action.class, action.at);
      const found = s.ships.find((other) => other.class === action.class && other.at === action.at);
      return found === undefined ? 0 : ambushed(s, view, found);
    });
  },
  decoy: (s, actions, _, care) => {
    const view = new Outlook(s, care);
    return best(actions, (action) => (action.type === 'decoy' ? slowed(s, view, action.class) : 0));
  },
  pickFrb: (s, actions) =>
    best(actions, (action) => (action.type === 'pickFrb' ? -ship.nearness(s, action.at) : 0)),
  putFrb: (s, actions) =>
    best(actions, (action) => (action.type === 'putFrb' ? ship.nearness(s, action.at) : 0)),
  keepDamage: (_, actions) =>
    best(actions, (action) =>
      action.type === 'keepDamage' ? DAMAGE[action.card].damage - 0.8 * DAMAGE[action.card].icons.length : 0,
    ),
  keepTechnology: (_, actions) =>
    best(actions, (action) => (action.type === 'keepTechnology' ? ship.technologyWorth(action.card) : 0)),
  thirdCard: (s, actions, { who, card }) =>
    best(actions, (action) => {
      if (action.type === 'passOn')
        return 10 + ship.holderWorth(s, action.to) + (action.place === 'new' ? 0.1 : 0);
      if (action.type !== 'discardTechnology') return 0;
      const held = s.crew[who].technology[action.place === 'first' ? 0 : 1];
      return (
        -ship.technologyWorth(action.place === 'new' ? card : (held ?? card)) -
        (action.place === 'new' ? 2 : 0)
      );
    }),
  pickCharacter: (s, actions, { purpose }, care) =>
    best(actions, (action) => {
      if (action.type !== 'pickCharacter') return 0;
      const { who } = action;
      if (purpose === 'drill-hall' || purpose === 'veterans-gift') return levelWorth(s, who, care);
      if (purpose === 'open-door' || purpose === 'strange-fruit') return ship.reliefChoice(s, who);
      return purpose === 'relic-auction' ? ship.holderWorth(s, who) : ship.lowestLevel(s, who);
    }),
  cube: (s, actions) =>
    best(actions, (action) =>
      action.type === 'cube' ? 3 - s.crew[action.who].cubes + (action.who === 'commander' ? 0.5 : 0) : 0,
    ),
  level: (s, actions, _, care) =>
    best(actions, (action) => (action.type === 'level' ? levelWorth(s, action.who, care) : 0)),
  track: (s, actions, _, _care, random) =>
    anyOfBest(actions, ABOUT, random, (action) =>
      action.type === 'track' ? trackWorth(s, action.track) : 0,
    ),
  advancedRoom: (s, actions, _, care, random) => {
    const view = new Outlook(s, care);
    return anyOfBest(actions, ABOUT, random, (action) =>
      action.type === 'takeRoom' ? takingWorth(s, action.room, view) : Number.NEGATIVE_INFINITY,
    );
  },
  pills: (s, actions, { who, amount }) => {
    const count = combat.pills(s, who, amount, actions.length - 1);
    return actions.find((action) => action.type === 'pills' && action.count === count);
  },
  foam: uses((s) => s.damage >= 3),
  assign: (s, actions) =>
    best(actions, (action) => (action.type === 'hit' ? ship.hitWorth(s, action.room) : 0)),
  quickFix: (s, actions) =>
    best(actions, (action) => (action.type === 'quickFix' ? ship.fixWorth(s, action.room, false) : 0)),
  repair: (s, actions) =>
    best(actions, (action) => (action.type === 'repair' ? ship.repairRoomWorth(s, action.room) : 0)),
  warp: (s, actions, _, care) => warp(s, actions, care),
  join: (s, _, { who }) => combat.join(s, who),
  arms: (s, actions, _, care) => combat.arms(s, actions, care) ?? passing(actions),
  firstStrike: (s, actions, _, care) => combat.firstStrike(s, actions, care) ?? passing(actions),
  confirmStrike: (s, _, { card, by }) => combat.confirm(s, by, DAMAGE[card].firstStrike),
  rollWindow: (s, actions, _, care) => rolls.rollWindow(s, actions, care) ?? passing(actions),
  reroll: (s, actions, { who, marked, single }) => rolls.reroll(s, who, marked, single, actions),
  placeDice: (s, actions) => combat.placeDie(s, actions) ?? passing(actions),
  overcharge: uses(combat.overcharges),
  target: (s, actions, { card }) => combat.target(s, card, 0, actions),
  overpenetration: (s, actions, { spare }) => combat.target(s, undefined, spare, actions) ?? passing(actions),
  continueOrFlee: (s, actions, _, care) => {
    const on = combat.fightsOn(s, care);
    return actions.find(({ type }) => (type === 'continue') === on);
  },
  ghost: uses(strike.ghostHelps),
  capacitor: uses(strike.capacitorHelps),
  shields: (s, actions) => strike.shield(s, actions) ?? passing(actions),
  lens: uses(strike.lensHelps),
  pointDefence: (s, actions) =>
    best(actions, (action) =>
      action.type === 'pointDefence' && hitters(s).includes(action.ship) ? ALIENS[action.ship].damage : 1,
    ),
  anchorWindow: uses(ship.anchorHelps),
  anchor: (s, actions) => {
    const [worst] = ship.comers(s);
    return (
      actions.find(
        (action) => action.type === 'anchor' && action.class === worst?.class && action.at === worst.at,
      ) ?? passing(actions)
    );
  },
  tryLuck: (s, actions, _, care) => {
    const accepted = accepts(s, care);
    return actions.find(({ type }) => (type === 'accept') === accepted);
  },
  signalSense: (s, actions, { at }) =>
    actions.find(({ type }) => (type === 'keepLocation') === ship.nearness(s, at) >= -4),
  tricky: (s, actions) =>
    best(actions, (action) => (action.type === 'tricky' ? ship.reliefChoice(s, action.who) * -1 : 0)),
  handOver: (s, actions) =>
    actions.find((action) => action.type === 'handOver' && action.seat === s.facilitator),
};

function decide(s: State, actions: readonly EosAction[], care: Care, random: Random): EosAction {
  const frame = s.stack[s.stack.length - 1];
  const choice = frame && (CHOICES[frame.step] as Chooser<StepName> | undefined);
  const wanted = frame && choice?.(s, actions, frame, care, random);
  const found = wanted ?? actions[0];
  if (found === undefined) throw new RangeError('nothing to choose from');
  return found;
}

/** A Slip Drive held by another seat than the Pilot's, where it carries the EOS to something better. */
function interject(s: State, _seat: number, actions: readonly EosAction[]): EosAction | undefined {
  const frame = s.stack[s.stack.length - 1];
  const slip = actions.find(({ type }) => type === 'technology');
  if (frame?.step !== 'warp' || slip === undefined || lanesLeft(s) > 0) return undefined;
  const { path } = bestRoute(s, 0, { burners: s.crew.pilot.cubes, slips: 1, care: FULL });
  return path.length > 1 ? slip : undefined;
}

/** Most plans are worse than the usual one: a better one must show it. */
const AHEAD = 1.5;

export const sense: Sense<EosRise> = {
  value: standing,
  rollout: (s, _, actions, random) => decide(s, actions, BRISK, random),
  thinks: {
    choose: (s, _, actions, random) => decide(s, actions, FULL, random),
    master: (s, _, actions, random) => decide(s, actions, STRONG, random),
  },
  plans: {
    ways: plans,
    follow: (s, _, plan, actions, random) => planned(s, plan, actions) ?? decide(s, actions, STRONG, random),
    occasion: occasionOf,
    moment: momentOf,
    // To flee or not: elsewhere the plans say it all.
    few: 2,
    ahead: AHEAD,
  },
  playout: { horizon: 0, settled: isSettled },
  interject,
  // A bot keeps nobody from planning and placing.
  never: ['moveOn'],
};
