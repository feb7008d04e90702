/** XD-11.1 to XD-11.3 A scene is opened: issue, respondent, demand, offer, threat. */
import type { ActionOf, Verb } from '#engine';
import { FACTIONS, type FactionId, PRIMARIES } from '../content/factions.ts';
import { PLAIN_ITEMS } from '../content/plans.ts';
import { objection } from '../objections.ts';
import type { Setting } from '../rules/colour.ts';
import { bitOf, bitsOf, entryOf, houseAt, houseOf, seatOf } from '../rules/houses.ts';
import { isChoice, pageOf } from '../rules/legalSlips.ts';
import { listsOf } from '../rules/lists.ts';
import { indexOf, isContained, knows } from '../rules/secrets.ts';
import {
  canDemand,
  canGive,
  demands,
  givable,
  MOST_ITEMS,
  pairOf,
  sceneOf,
  standOf,
  tradable,
} from '../rules/stakes.ts';
import type { Exodus, G, Item, Scene, State } from '../state.ts';

const WITHDRAW: readonly ActionOf<Exodus, 'withdraw'>[] = [{ type: 'withdraw' }];

export const withdraw: Verb<Exodus, ActionOf<Exodus, 'withdraw'>> = {
  exact: true,
  options: () => WITHDRAW,
  check: () => undefined,
  do(g) {
    g.use('scene', 'withdraw');
    g.tell({ type: 'withdrawn', by: sceneOf(g.s).opener });
  },
};

const issues = listsOf(FACTIONS.map((faction): ActionOf<Exodus, 'issue'> => ({ type: 'issue', faction })));

export const issue: Verb<Exodus, ActionOf<Exodus, 'issue'>> = {
  exact: true,
  options: (s) => issues(bitsOf(s.asked)),
  check: (s, { faction }) =>
    s.asked.includes(faction) ? undefined : objection('XD-11.1', 'onlyOneOrder', { faction }),
  do(g, { faction }) {
    sceneOf(g.s).issue = faction;
    g.then('sceneRespondent');
  },
};

/** Who can be spoken to, a bit for each; in course and landfall only a Keeper. */
function respondents(s: State, { phase, opener }: Scene): number {
  const all = phase === 'resolve' || phase === 'disposition' ? s.options.inPlay : KEEPERS;
  return all & ~bitOf(opener);
}
const KEEPERS = bitsOf(PRIMARIES);

const spokenTo = listsOf(
  FACTIONS.map((faction): ActionOf<Exodus, 'respondent'> => ({ type: 'respondent', faction })),
);

export const respondent: Verb<Exodus, ActionOf<Exodus, 'respondent'>> = {
  exact: true,
  options: (s) => spokenTo(respondents(s, sceneOf(s))),
  check(s, { faction }, seat) {
    if (houseAt(s, seat).faction === faction) return objection('XD-11.1', 'ownFaction');
    return (respondents(s, sceneOf(s)) & bitOf(faction)) > 0
      ? undefined
      : objection('XD-11', 'notAKeeper', { faction });
  },
  do(g, { faction }) {
    sceneOf(g.s).respondent = faction;
    g.then('sceneDemand');
  },
};

export const demand: Verb<Exodus, ActionOf<Exodus, 'demand'>> = {
  exact: true,
  options: (s) => demands(s, pairOf(s)),
  check(s, { stake: wanted }) {
    const { scene, respondent: other } = pairOf(s);
    if (!canDemand(s, scene, wanted)) return objection('XD-11.1', 'notAStake');
    return standOf(s, scene, other) === wanted ? objection('XD-11.1', 'sameStake') : undefined;
  },
  do(g, { stake: wanted, setting: where }) {
    const { scene, opener, respondent: other } = pairOf(g.s);
    scene.demand = wanted;
    if (where !== undefined) setScene(scene, opener, where);
    if (g.events !== undefined)
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

/** XD-11.11 scenes are public. */
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

const offers = listsOf(PLAIN_ITEMS.map((item): ActionOf<Exodus, 'offer'> => ({ type: 'offer', item })));

export const offer: Verb<Exodus, ActionOf<Exodus, 'offer'>> = {
  exact: true,
  options: (s, _seat, frame) => offers(hasRoom(s, frame) ? givable(s, pairOf(s)) : 0),
  check(s, { item }, _seat, frame) {
    if (!hasRoom(s, frame)) return objection('XD-11.2', 'tooManyItems');
    return canGive(s, pairOf(s), item) ? undefined : objection('XD-11.2', 'cannotGive');
  },
  do: (g, { item }, _seat, frame) => put(g, { kind: item }, isCounter(frame)),
};

const voteOffers = listsOf(
  FACTIONS.map((faction): ActionOf<Exodus, 'offerVote'> => ({ type: 'offerVote', faction })),
);

export const offerVote: Verb<Exodus, ActionOf<Exodus, 'offerVote'>> = {
  exact: true,
  options: (s, _seat, frame) => voteOffers(hasRoom(s, frame) ? tradable(s, sceneOf(s)) : 0),
  check(s, { faction }, _seat, frame) {
    if (sceneOf(s).phase !== 'resolve') return objection('XD-11.2', 'resolveOnly');
    if (!hasRoom(s, frame)) return objection('XD-11.2', 'tooManyItems');
    return (tradable(s, sceneOf(s)) & bitOf(faction)) > 0
      ? undefined
      : objection('XD-11.2', 'alreadyOffered');
  },
  do(g, { faction }, _seat, frame) {
    sceneOf(g.s).voting = faction;
    g.then(isCounter(frame) ? 'sceneCounterVote' : 'sceneVote');
  },
};

/** What the opener's intent for the traded faction could become. */
function votes(s: State): readonly ActionOf<Exodus, 'vote'>[] {
  const { opener, voting } = sceneOf(s);
  if (voting === undefined) return NO_VOTES;
  return pageOf(s, voting).votes(entryOf(houseOf(s, opener).written, voting) ?? 'none');
}
const NO_VOTES: readonly ActionOf<Exodus, 'vote'>[] = [];

export const vote: Verb<Exodus, ActionOf<Exodus, 'vote'>> = {
  exact: true,
  options: votes,
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

const NO_THREATS: readonly ActionOf<Exodus, 'threaten'>[] = [];

/** XD-11.3 one contained secret of the respondent that the opener knows. */
export const threaten: Verb<Exodus, ActionOf<Exodus, 'threaten'>> = {
  exact: true,
  options(s) {
    const { scene, opener, respondent: other } = pairOf(s);
    if (scene.threat !== undefined) return NO_THREATS;
    let list: ActionOf<Exodus, 'threaten'>[] | undefined;
    const { secrets } = s;
    for (const secret of secrets) {
      if (secret.owner !== other || !isContained(secret) || !knows(secret, opener)) continue;
      list ??= [];
      list.push({ type: 'threaten', secret: secret.id });
    }
    return list ?? NO_THREATS;
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
    // R55 everyone sees the scene, but not which secret is meant
    g.tellOnly(
      [seatOf(s, opener), seatOf(s, other)],
      { type: 'threatened', by: opener, of: other, secret: id },
      { type: 'threatened', by: opener, of: other },
    );
    g.then('sceneOffer');
  },
};

const ENOUGH: readonly ActionOf<Exodus, 'enough'>[] = [{ type: 'enough' }];

export const enough: Verb<Exodus, ActionOf<Exodus, 'enough'>> = {
  exact: true,
  options: () => ENOUGH,
  check: () => undefined,
  do: (g) => g.then('sceneAnswer'),
};
