/** What every action is about: the systems, factions and cards it names. */
import type { ExodusAction } from '../action.ts';
import { FACTION, type FactionId, TRAITS, type Trait } from '../content/factions.ts';
import { courseOf } from '../text/stakes.ts';
import type { View } from '../view/index.ts';

/** How it is chosen, and where on the board it can be pressed: `system:3`, `trait:supply`, `faction:church`, `card:…`. */
interface About {
  readonly kind: 'place' | 'piece' | 'card' | 'plain';
  readonly on?: readonly string[];
}
type Abouts = {
  readonly [T in ExodusAction['type']]: (action: Extract<ExodusAction, { type: T }>, view: View) => About;
};

function systemOf(action: ExodusAction): number | undefined {
  switch (action.type) {
    case 'scan':
      return action.system;
    case 'use':
      return action.system;
    case 'ballot':
    case 'demand':
      return courseOf(action.stake).to;
    default:
      return undefined;
  }
}

const plain = (): About => ({ kind: 'plain' });
const ofFaction = (faction: FactionId): About => ({ kind: 'piece', on: [`faction:${faction}`] });
const ofCard = (card: string): About => ({ kind: 'card', on: [`card:${card}`] });

const ofTrait = (trait: Trait): About => ({ kind: 'piece', on: [`trait:${trait}`] });

function onMap(action: ExodusAction): About {
  const system = systemOf(action);
  return system === undefined ? plain() : { kind: 'place', on: [`system:${system}`] };
}

export const ABOUT: Abouts = {
  answer: plain,
  // A face opens its book: a favour that is there once is not called in by that.
  favour: plain,
  carry: plain,
  leader: plain,
  intent: plain,
  breakTie: plain,
  accept: plain,
  dissent: plain,
  spend: plain,
  rewrite: plain,
  withdraw: plain,
  offer: plain,
  vote: plain,
  enough: plain,
  agree: plain,
  refuse: plain,
  counter: plain,
  refuseByMarker: plain,
  stand: plain,
  force: plain,
  drop: plain,
  covert: plain,
  foresee: plain,
  keepSilent: plain,
  elect: plain,
  successor: plain,
  spendExcess: plain,
  pass: plain,
  reroll: plain,
  letStand: plain,
  swap: plain,
  freeRetire: plain,
  draft: ({ faction }) => ofFaction(faction),
  returnAgenda: ({ agenda }) => ofCard(agenda),
  institutional: ({ secret }) => ofCard(secret),
  personal: ({ secret }) => ofCard(secret),
  strike: ({ faction }) => ofFaction(faction),
  issue: ({ faction }) => ofFaction(faction),
  respondent: ({ faction }) => ofFaction(faction),
  demand: onMap,
  offerVote: ({ faction }) => ofFaction(faction),
  threaten: ({ secret }) => ofCard(secret),
  foreseeSeat: ({ faction }) => ofFaction(faction),
  leak: ({ secret }) => ofCard(secret),
  office: ({ secret }) => ofCard(secret),
  discover: ({ discovery }) => ofCard(discovery),
  meet: ({ faction }) => ofFaction(faction),
  benefit: ({ trait }) => ofTrait(trait),
  scan: onMap,
  bear: ({ by }, { faction }) => {
    const gives = by === 'sacrifice' ? faction && FACTION[faction].sacrifice : by;
    const trait = TRAITS.find((one) => one === gives);
    return trait === undefined ? plain() : ofTrait(trait);
  },
  ballot: onMap,
  lose: ({ loss }) => ofTrait(loss === 'supplies' ? 'supply' : loss),
  reward: ({ choice }) => ofTrait(choice),
  use: onMap,
};
