/** XD-11.1 to XD-11.3 A scene is opened: issue, respondent, demand, offer, threat. */
import { oneOf, type Verb } from '#engine';
import type { ExodusAction } from '../action.ts';
import { voters } from '../ballots.ts';
import { type Setting, setting } from '../colour.ts';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import { ORDER_KEYS } from '../content/orders.ts';
import { SECRET_IDS } from '../content/secrets.ts';
import { houseAt, houseOf, seatOf } from '../houses.ts';
import { objection } from '../objections.ts';
import { isChoice } from '../orders.ts';
import { pageOf } from '../pages.ts';
import { indexOf, isContained, knows } from '../secrets.ts';
import {
  canDemand,
  canGive,
  demands,
  MOST_ITEMS,
  pairOf,
  sceneOf,
  stake,
  standOf,
  tradable,
} from '../stakes.ts';
import { type Exodus, type G, type Item, PLAIN_ITEMS, type Scene, type State } from '../state.ts';

type Of<T extends ExodusAction['type']> = Extract<ExodusAction, { type: T }>;

const WITHDRAW: readonly Of<'withdraw'>[] = [{ type: 'withdraw' }];

export const withdraw: Verb<Exodus, Of<'withdraw'>> = {
  fields: {},
  options: () => WITHDRAW,
  check: () => undefined,
  do(g) {
    g.use('scene', 'withdraw');
    g.tell({ type: 'withdrawn', by: sceneOf(g.s).opener });
  },
};

export const issue: Verb<Exodus, Of<'issue'>> = {
  fields: { faction: oneOf(FACTIONS) },
  options: (s) => s.asked.map((faction): Of<'issue'> => ({ type: 'issue', faction })),
  check: (s, { faction }) =>
    s.asked.includes(faction) ? undefined : objection('XD-11.1', 'onlyOneOrder', { faction }),
  do(g, { faction }) {
    sceneOf(g.s).issue = faction;
    g.then('sceneRespondent');
  },
};

/** In course and landfall only a Keeper can be spoken to. */
function respondents(s: State, scene: Scene): FactionId[] {
  const houses = scene.phase === 'resolve' ? s.houses : voters(s, scene.phase);
  return houses.map(({ faction }) => faction).filter((faction) => faction !== scene.opener);
}

export const respondent: Verb<Exodus, Of<'respondent'>> = {
  fields: { faction: oneOf(FACTIONS) },
  options: (s) =>
    respondents(s, sceneOf(s)).map((faction): Of<'respondent'> => ({ type: 'respondent', faction })),
  check(s, { faction }, seat) {
    if (houseAt(s, seat).faction === faction) return objection('XD-11.1', 'ownFaction');
    return respondents(s, sceneOf(s)).includes(faction)
      ? undefined
      : objection('XD-11', 'notAKeeper', { faction });
  },
  do(g, { faction }) {
    sceneOf(g.s).respondent = faction;
    g.then('sceneDemand');
  },
};

export const demand: Verb<Exodus, Of<'demand'>> = {
  fields: { stake, setting },
  options: (s) => demands(s, sceneOf(s)),
  check(s, { stake: wanted }) {
    const { scene, respondent: other } = pairOf(s);
    if (!canDemand(s, scene, wanted)) return objection('XD-11.1', 'notAStake');
    return standOf(s, scene, other) === wanted ? objection('XD-11.1', 'sameStake') : undefined;
  },
  do(g, { stake: wanted, setting: where }) {
    const { scene, opener, respondent: other } = pairOf(g.s);
    scene.demand = wanted;
    if (where !== undefined) setScene(scene, opener, where);
    g.tell({
      type: 'demanded',
      by: opener,
      of: other,
      stake: wanted,
      ...(scene.issue === undefined ? {} : { issue: scene.issue }),
      ...(where === undefined ? {} : { setting: where }),
    });
    g.then('sceneOffer');
  },
};

/** XD-11.11 */
function setScene(scene: Scene, opener: FactionId, { ship, prelude, speaker }: Setting): void {
  if (ship !== undefined) scene.ship = ship;
  if (prelude !== undefined) scene.prelude = prelude;
  if (speaker !== undefined) scene.speakers = { [opener]: speaker };
}

/** Puts an item on the table: into the offer, or as the respondent's counter. */
function put(g: G, item: Item, counter: boolean): void {
  const { scene, opener } = pairOf(g.s);
  g.use('item', item.kind);
  if (counter) {
    scene.extra = item;
    g.tell({ type: 'countered', by: pairOf(g.s).respondent, item });
    g.then('sceneReply');
  } else {
    scene.items.push(item);
    g.tell({ type: 'offered', by: opener, item });
    g.then('sceneOffer');
  }
}

const isCounter = (frame: Exodus['frame']): boolean =>
  frame.step === 'sceneCounter' || frame.step === 'sceneCounterVote';

/** XD-11.2 up to three items; a counter is one more that the opener could give. */
function hasRoom(s: State, frame: Exodus['frame']): boolean {
  return isCounter(frame) || sceneOf(s).items.length < MOST_ITEMS;
}

export const offer: Verb<Exodus, Of<'offer'>> = {
  fields: { item: oneOf(PLAIN_ITEMS) },
  options: () => PLAIN_ITEMS.map((item): Of<'offer'> => ({ type: 'offer', item })),
  check(s, { item }, _seat, frame) {
    if (!hasRoom(s, frame)) return objection('XD-11.2', 'tooManyItems');
    return canGive(s, pairOf(s), item) ? undefined : objection('XD-11.2', 'cannotGive');
  },
  do: (g, { item }, _seat, frame) => put(g, { kind: item }, isCounter(frame)),
};

export const offerVote: Verb<Exodus, Of<'offerVote'>> = {
  fields: { faction: oneOf(FACTIONS) },
  options: (s) => tradable(s, sceneOf(s)).map((faction): Of<'offerVote'> => ({ type: 'offerVote', faction })),
  check(s, { faction }, _seat, frame) {
    if (sceneOf(s).phase !== 'resolve') return objection('XD-11.2', 'resolveOnly');
    if (!hasRoom(s, frame)) return objection('XD-11.2', 'tooManyItems');
    return tradable(s, sceneOf(s)).includes(faction) ? undefined : objection('XD-11.2', 'alreadyOffered');
  },
  do(g, { faction }, _seat, frame) {
    sceneOf(g.s).voting = faction;
    g.then(isCounter(frame) ? 'sceneCounterVote' : 'sceneVote');
  },
};

/** What the opener's intent for the traded faction could become. */
function votes(s: State): readonly Of<'vote'>[] {
  const { voting } = sceneOf(s);
  return voting === undefined ? [] : pageOf(s, voting).votes;
}

export const vote: Verb<Exodus, Of<'vote'>> = {
  fields: { intent: oneOf(['none', ...ORDER_KEYS]) },
  options: (s) => votes(s),
  check(s, { intent }) {
    const { opener, voting } = sceneOf(s);
    if (voting === undefined) return objection('XD-11.2', 'notNow');
    if ((houseOf(s, opener).written[voting] ?? 'none') === intent)
      return objection('XD-11.2', 'sameAsBefore');
    return isChoice(s, voting, intent)
      ? undefined
      : objection('XD-11.2', 'notLegalOrder', { faction: voting });
  },
  do(g, { intent }, _seat, frame) {
    const scene = sceneOf(g.s);
    const faction = scene.voting;
    scene.voting = undefined;
    if (faction !== undefined) put(g, { kind: 'vote', faction, intent }, isCounter(frame));
  },
};

/** XD-11.3 one contained secret of the respondent that the opener knows. */
export const threaten: Verb<Exodus, Of<'threaten'>> = {
  fields: { secret: oneOf(SECRET_IDS) },
  options(s) {
    const { opener, respondent: other } = pairOf(s);
    return s.secrets
      .filter((secret) => secret.owner === other && isContained(secret) && knows(secret, opener))
      .map(({ id }): Of<'threaten'> => ({ type: 'threaten', secret: id }));
  },
  check(s, { secret: id }) {
    const { scene, opener, respondent: other } = pairOf(s);
    if (scene.threat !== undefined) return objection('XD-11.3', 'alreadyThreatened');
    const secret = s.secrets[indexOf(s, id)];
    if (secret === undefined || !knows(secret, opener)) return objection('XD-11.3', 'unknownSecret');
    return secret.owner === other && isContained(secret) ? undefined : objection('XD-11.3', 'notTheirs');
  },
  do(g, { secret: id }) {
    const { s } = g;
    const { scene, opener, respondent: other } = pairOf(s);
    scene.threat = indexOf(s, id);
    const knower = s.secrets[scene.threat]?.knowers.find(({ faction }) => faction === opener);
    if (knower !== undefined && !knower.aware.includes(other)) knower.aware.push(other);
    g.use('scene', 'threat');
    g.tellOnly(
      [seatOf(s, opener), seatOf(s, other)],
      { type: 'threatened', by: opener, of: other, secret: id },
      { type: 'threatened', by: opener, of: other },
    );
    g.then('sceneOffer');
  },
};

const ENOUGH: readonly Of<'enough'>[] = [{ type: 'enough' }];

export const enough: Verb<Exodus, Of<'enough'>> = {
  fields: {},
  options: () => ENOUGH,
  check: () => undefined,
  do: (g) => g.then('sceneAnswer'),
};
