/** What every action is about: the systems, factions and cards it names. */
import type { About, Abouts } from '#ui/kit/choice.ts';
import type { ExodusAction } from '../action.ts';
import { FACTION, type FactionId, TRAITS, type Trait } from '../content/factions.ts';
import type { Exodus } from '../state.ts';
import { courseOf } from '../text/stakes.ts';

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

export const ABOUT: Abouts<Exodus> = {
  draft: ({ faction }) => ofFaction(faction),
  returnAgenda: ({ agenda }) => ofCard(agenda),
  institutional: ({ secret }) => ofCard(secret),
  personal: ({ secret }) => ofCard(secret),
  answer: plain,
  carry: plain,
  leader: plain,
  intent: plain,
  breakTie: plain,
  accept: plain,
  dissent: plain,
  spend: plain,
  favour: ({ from }) => ofFaction(from),
  rewrite: plain,
  strike: ({ faction }) => ofFaction(faction),
  withdraw: plain,
  issue: ({ faction }) => ofFaction(faction),
  respondent: ({ faction }) => ofFaction(faction),
  demand: onMap,
  offer: plain,
  offerVote: ({ faction }) => ofFaction(faction),
  vote: plain,
  enough: plain,
  threaten: ({ secret }) => ofCard(secret),
  agree: plain,
  refuse: plain,
  counter: plain,
  refuseByMarker: plain,
  stand: plain,
  force: plain,
  drop: plain,
  covert: plain,
  foresee: plain,
  foreseeSeat: ({ faction }) => ofFaction(faction),
  leak: ({ secret }) => ofCard(secret),
  keepSilent: plain,
  elect: plain,
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
  successor: plain,
  lose: ({ loss }) => ofTrait(loss === 'supplies' ? 'supply' : loss),
  spendExcess: plain,
  reward: ({ choice }) => ofTrait(choice),
  use: onMap,
  pass: plain,
  reroll: plain,
  letStand: plain,
  swap: plain,
  freeRetire: plain,
};
