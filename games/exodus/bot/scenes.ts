/** XD-11 Playing a scene out: what to ask, what to offer, what to answer. */
import { nth } from '#engine';
import type { ExodusAction } from '../action.ts';
import { FACTION, type FactionId, isPrimary } from '../content/factions.ts';
import type { Intent } from '../content/orders.ts';
import type { Stake } from '../content/plans.ts';
import { houseOf } from '../rules/houses.ts';
import { sceneOf, standOf } from '../rules/stakes.ts';
import type { House, Item, Scene, State } from '../state.ts';
import { forcedNet } from '../steps/sceneAnswer.ts';
import type { Temper } from './character.ts';
import { type Bargain, bestBargain, changed, dealWorth, edgeWorth, priced } from './deals.ts';
import { impactWorth } from './dossier.ts';
import { Ledger } from './ledger.ts';
import { chanceToPass, chanceToSucceed } from './odds.ts';
import { wantedLandfall } from './polls.ts';
import { courseWorth, dispositionWorth, landfallWorth } from './voyage.ts';

type Actions = readonly ExodusAction[];

const ofType = (actions: Actions, type: ExodusAction['type']): ExodusAction | undefined =>
  actions.find((action) => action.type === type);

export function sceneChoice(
  s: State,
  house: House,
  step: string,
  actions: Actions,
  temper: Temper,
): ExodusAction {
  const first = nth(actions, 0);
  const scene = sceneOf(s);
  const ledger = new Ledger(s, house.faction, temper);
  const done = ofType(actions, 'enough') ?? ofType(actions, 'withdraw') ?? first;
  switch (step) {
    case 'sceneIssue':
    case 'sceneRespondent':
    case 'sceneDemand':
      return (
        (scene.phase === 'resolve'
          ? openingFor(ledger, house.faction, scene, actions)
          : ballotOpening(s, house, scene, actions)) ?? done
      );
    case 'sceneOffer':
      return offerFor(ledger, house, scene, actions) ?? done;
    case 'sceneVote':
      return voteFor(ledger, scene, actions) ?? first;
    case 'sceneAnswer':
      return answerTo(ledger, house, scene, actions) ?? first;
    case 'sceneCounter':
      return counterWith(actions);
    case 'sceneCounterVote':
      return dearestVote(ledger, house, scene, actions);
    case 'sceneReply': {
      const items = scene.extra === undefined ? scene.items : [...scene.items, scene.extra];
      return (
        (bargainWorth(ledger, house, scene, items) > 0.2
          ? ofType(actions, 'agree')
          : ofType(actions, 'stand')) ?? first
      );
    }
    case 'sceneLast':
      return (
        (isWelcome(ledger, house, scene, 0) ? ofType(actions, 'agree') : ofType(actions, 'refuse')) ?? first
      );
    default:
      return (forces(ledger, house, scene) ? ofType(actions, 'force') : ofType(actions, 'drop')) ?? first;
  }
}

function openingFor(
  ledger: Ledger,
  own: FactionId,
  scene: Scene,
  actions: Actions,
): ExodusAction | undefined {
  const { issue, respondent } = scene;
  const bargain = bestBargain(ledger, own, { issue, respondent });
  if (bargain === undefined) return undefined;
  return actions.find(
    (action) =>
      (action.type === 'issue' && action.faction === bargain.issue) ||
      (action.type === 'respondent' && action.faction === bargain.respondent) ||
      (action.type === 'demand' && action.stake === bargain.demand),
  );
}

/** About a ballot: the same wish for everyone who does not share it yet. */
function ballotOpening(s: State, house: House, scene: Scene, actions: Actions): ExodusAction | undefined {
  const wish = wishFor(s, house, scene);
  return actions.find(
    (action) =>
      (action.type === 'respondent' && houseOf(s, action.faction).ballot !== wish) ||
      (action.type === 'demand' && action.stake === wish),
  );
}

function wishFor(s: State, house: House, { phase }: Scene): Stake | undefined {
  if (phase === 'landfall') return wantedLandfall(s, house);
  if (phase === 'course') return isPrimary(house.faction) ? house.ballot : houseOf(s, 'government').ballot;
  return house.ballot;
}

/** Whether a ballot means much: on the scale of orders. */
function ballotWorth(s: State, house: House, scene: Scene, stake: Stake): number {
  if (scene.phase === 'landfall') return 12 * landfallWorth(s, house, stake);
  if (scene.phase === 'course') return 3 * courseWorth(s, stake);
  return 3 * dispositionWorth(s, house, stake);
}

/** The offer that was in mind when the scene was opened. */
function bargainOf(ledger: Ledger, { opener, respondent, issue, demand }: Scene): Bargain | undefined {
  if (respondent === undefined || issue === undefined || demand === undefined) return undefined;
  const wanted = demand as Intent;
  const now = ledger.s.resolved[issue] ?? 'rest';
  const result = changed(ledger, issue, respondent, wanted);
  const gain = ledger.worth(opener, issue, result) - ledger.worth(opener, issue, now);
  const loss = ledger.worth(respondent, issue, now) - ledger.worth(respondent, issue, result);
  return priced(ledger, { opener, respondent, issue, demand: wanted, gain, loss });
}

function offerFor(ledger: Ledger, house: House, scene: Scene, actions: Actions): ExodusAction | undefined {
  if (scene.phase !== 'resolve')
    return scene.items.length === 0 && scene.phase === 'landfall' ? plain(actions, 'marker') : undefined;
  const bargain = bargainOf(ledger, scene);
  const item = bargain?.items[scene.items.length];
  if (item !== undefined) {
    if (item.kind !== 'vote') return plain(actions, item.kind);
    return actions.find((action) => action.type === 'offerVote' && action.faction === item.faction);
  }
  return bargain === undefined || bargain.items.length === 0
    ? threatFor(ledger, house, scene, actions)
    : undefined;
}

const plain = (actions: Actions, kind: Item['kind']): ExodusAction | undefined =>
  actions.find((action) => action.type === 'offer' && action.item === kind);

/** A threat is made with what hurts them more than the vote, and oneself hardly at all. */
function threatFor(ledger: Ledger, house: House, scene: Scene, actions: Actions): ExodusAction | undefined {
  const { respondent } = scene;
  if (respondent === undefined || scene.threat !== undefined || house.forced > 0) return undefined;
  const eyes = ledger.eyes(house.faction);
  if (eyes.character.sly < 0.6) return undefined;
  const theirs = ledger.eyes(respondent);
  return actions.find((action) => {
    if (action.type !== 'threaten') return false;
    const mine = impactWorth(ledger.s, eyes, action.secret, respondent);
    return mine > -0.5 && impactWorth(ledger.s, theirs, action.secret, respondent) < -1.5;
  });
}

function voteFor(ledger: Ledger, scene: Scene, actions: Actions): ExodusAction | undefined {
  const item = bargainOf(ledger, scene)?.items[scene.items.length];
  if (item?.kind !== 'vote') return ofType(actions, 'vote');
  return actions.find((action) => action.type === 'vote' && action.intent === item.intent);
}

/** What a deal is worth to one of its parties. */
function bargainWorth(ledger: Ledger, house: House, scene: Scene, items: readonly Item[]): number {
  const { s } = ledger;
  const worth = dealWorth(ledger, house.faction, items);
  if (scene.phase === 'resolve' || scene.demand === undefined || scene.respondent === undefined) return worth;
  const now = standOf(s, scene, scene.respondent);
  return (
    worth +
    ballotWorth(s, house, scene, scene.demand) -
    (now === undefined ? 0 : ballotWorth(s, house, scene, now))
  );
}

/** XD-11.8 a refusal lets the threatened secret out. */
function isWelcome(ledger: Ledger, house: House, scene: Scene, least: number): boolean {
  const secret = scene.threat === undefined ? undefined : ledger.s.secrets[scene.threat];
  const threatened =
    secret === undefined ? 0 : impactWorth(ledger.s, ledger.eyes(house.faction), secret.id, house.faction);
  return bargainWorth(ledger, house, scene, scene.items) > least + Math.min(0, threatened);
}

function answerTo(ledger: Ledger, house: House, scene: Scene, actions: Actions): ExodusAction | undefined {
  if (isWelcome(ledger, house, scene, 0.3)) return ofType(actions, 'agree');
  const worth = bargainWorth(ledger, house, scene, scene.items);
  const { greed } = ledger.eyes(house.faction);
  const counter = ofType(actions, 'counter');
  if (
    counter !== undefined &&
    worth > -1.1 * greed &&
    houseOf(ledger.s, scene.opener).pool > scene.items.length
  )
    return counter;
  const marker = ofType(actions, 'refuseByMarker');
  if (marker !== undefined && worth < -greed - 0.8) return marker;
  return ofType(actions, 'refuse');
}

/** A marker is the plainest thing to ask for. */
function counterWith(actions: Actions): ExodusAction {
  return plain(actions, 'marker') ?? plain(actions, 'return') ?? nth(actions, 0);
}

function dearestVote(ledger: Ledger, house: House, scene: Scene, actions: Actions): ExodusAction {
  const faction = scene.voting;
  let best = nth(actions, 0);
  let highest = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    if (action.type !== 'vote' || action.intent === 'none' || faction === undefined) continue;
    const worth = ledger.worth(house.faction, faction, action.intent);
    if (worth > highest) {
      highest = worth;
      best = action;
    }
  }
  return best;
}

/** XD-11.9 whether to force the matter: Voice against Voice, at the price of a point of Edge. */
function forces(ledger: Ledger, house: House, scene: Scene): boolean {
  const { s } = ledger;
  const { opener, respondent, issue, demand } = scene;
  if (respondent === undefined || demand === undefined) return false;
  const own = house.faction;
  const other = own === opener ? respondent : opener;
  const margin = s.traits[FACTION[own].voice] - s.traits[FACTION[other].voice];
  const net = forcedNet(s, own, other);
  const success = chanceToSucceed(margin, net);
  const failure = 1 - chanceToPass(margin, net);
  let gain: number;
  if (scene.phase === 'resolve') {
    if (issue === undefined) return false;
    const side = own === opener ? demand : (standOf(s, scene, own) ?? 'none');
    const result = changed(ledger, issue, other, side as Intent);
    gain = ledger.worth(own, issue, result) - ledger.worth(own, issue, s.resolved[issue] ?? 'rest');
  } else if (own !== opener) return false;
  else
    gain =
      ballotWorth(s, house, scene, demand) - ballotWorth(s, house, scene, standOf(s, scene, other) ?? demand);
  return success >= 0.5 && success * gain - failure * 0.7 + edgeWorth(ledger, own, 1) > 0.25;
}
