/** An action as a choice to read in a list. */
import { byType } from '#engine';
import type { ExodusAction } from '../action.ts';
import { ROLES } from '../content/characters.ts';
import type { Stake } from '../content/plans.ts';
import type { View } from '../view/index.ts';
import { AGENDA_WORDS } from './agendas.ts';
import { roleName } from './colour.ts';
import {
  ANSWER_WORDS,
  covert,
  Faction,
  faction,
  intent,
  lossWord,
  ONCE_WORDS,
  order,
  TRAIT_WORDS,
} from './names.ts';
import { SECRET_WORDS } from './secrets.ts';
import { TALLY_WORDS } from './stage.ts';
import { item, NO_VOTE, stake } from './stakes.ts';
import { knownSystem } from './systems.ts';

type Lines = {
  readonly [T in ExodusAction['type']]: (action: Extract<ExodusAction, { type: T }>, view: View) => string;
};

const secret = (id: keyof typeof SECRET_WORDS): string =>
  `${SECRET_WORDS[id].name}: ${SECRET_WORDS[id].content}`;

const known = (what: Stake, view: View): string => stake(what, (system) => knownSystem(view, system));

const LEADERS = {
  stay: 'Your leader stays',
  retire: 'Retire your leader',
  fudge: 'Decline the mark',
  obey: 'Obey the mark: Treachery grows, and you learn a secret',
  resist: 'Resist the mark: no covert order today',
  confess: 'Confess: your leader is removed, Treachery falls',
} as const;

const BURDENS = {
  supply: 'Bear it out of the stores: −1 Supply',
  edge: 'Bear it with raw nerves: +1 Edge',
  treachery: 'Look away: +1 Treachery',
  sacrifice: 'Your faction gives something up',
  spare: 'Cancel it with what you know',
} as const;

const LINES: Lines = {
  draft: ({ faction: id }) => `Lead ${faction(id)}`,
  returnAgenda: ({ agenda }) => `Return “${AGENDA_WORDS[agenda].name}”: ${AGENDA_WORDS[agenda].when}`,
  institutional: ({ secret: id }) => secret(id),
  personal: ({ secret: id }) => secret(id),
  answer: ({ answer }) => (answer === 'none' ? 'Cast no vote' : ANSWER_WORDS[answer]),
  carry: ({ by }) => `${Faction(by)} carries out the suppression`,
  leader: ({ how }) => LEADERS[how],
  intent: ({ for: id, intent: written }) => `${Faction(id)}: ${intent(written)}`,
  breakTie: ({ order: key }, { people }) => order(key, people),
  accept: () => 'Accept',
  dissent: () => TALLY_WORDS.dissent,
  spend: ({ issuer }) => `Spend a marker of ${faction(issuer)}`,
  favour: ({ from }) => `Let ${faction(from)} owe you a favour: you get a marker of theirs`,
  rewrite: ({ intent: now }) => `Rewrite what they wrote for you: ${intent(now)}`,
  strike: ({ faction: id }) => `Strike what they wrote for ${faction(id)}`,
  withdraw: () => 'Withdraw',
  issue: ({ faction: id }) => `About the order of ${faction(id)}`,
  respondent: ({ faction: id }) => `Speak to ${faction(id)}`,
  demand: ({ stake: what }, view) => `Demand: ${known(what, view)}`,
  offer: ({ item: kind }) => item({ kind }).replace(/^./, (first) => first.toUpperCase()),
  offerVote: ({ faction: id }) => `A vote about ${faction(id)}`,
  vote: ({ intent: now }) => intent(now),
  enough: () => 'That is the offer',
  threaten: ({ secret: id }) => `Threaten with ${secret(id)}`,
  agree: () => 'Agree',
  refuse: () => 'Refuse',
  counter: () => 'Ask for one thing more',
  refuseByMarker: () => 'Refuse by marker',
  stand: () => 'Stand by the offer',
  force: () => 'Force the matter: +1 Edge and a test',
  drop: () => 'Let it drop',
  covert: ({ order: key, mask }) => `${upper(covert(key))}${mask ? ', masked' : ''}`,
  foresee: () => ONCE_WORDS.foresee,
  foreseeSeat: ({ faction: id }) => `Read the order of ${faction(id)}`,
  leak: ({ secret: id, to }) => `${SECRET_WORDS[id].name}, to ${to === 'public' ? 'everyone' : faction(to)}`,
  keepSilent: () => 'There is nothing to tell',
  elect: ({ who }) => `Vote for the ${who}`,
  office: ({ secret: id }) => secret(id),
  discover: ({ discovery }) => secret(discovery),
  meet: ({ faction: id }) => `Meet the mandate of ${faction(id)}`,
  benefit: ({ trait }) => `+1 ${TRAIT_WORDS[trait]}`,
  scan: ({ system }, view) => `Scan ${knownSystem(view, system)}`,
  bear: ({ by }) => BURDENS[by],
  ballot: ({ for: id, stake: what }, view) => {
    const words = what === 'none' ? NO_VOTE : known(what, view);
    return id === view.faction ? upper(words) : `For ${faction(id)}: ${words}`;
  },
  successor: ({ role }, view) => {
    const { frame } = view;
    const from = frame?.step === 'successor' ? frame.from : undefined;
    const of = from ?? view.faction ?? 'church';
    const among = from === undefined ? '' : ` of ${faction(from)}`;
    return role < ROLES[of].length ? `Promote ${roleName(of, role)}${among}` : `Choose somebody new${among}`;
  },
  lose: ({ loss }, { people }) => `Lose ${lossWord(loss, people)}`,
  spendExcess: ({ points }) => (points === 0 ? 'Spend nothing' : `Spend ${points}`),
  reward: ({ choice }) => `Take ${TRAIT_WORDS[choice]}`,
  use: ({ once, system }, view) =>
    system === undefined ? ONCE_WORDS[once] : `${ONCE_WORDS[once]}: ${knownSystem(view, system)}`,
  pass: () => 'Not now',
  reroll: () => ONCE_WORDS.reroll,
  letStand: () => 'Let the roll stand',
  swap: ({ yes }) => (yes ? 'Deal the factions anew' : 'Keep the factions'),
  freeRetire: ({ yes }) => (yes ? 'Retire your leader' : 'Keep your leader'),
};

const upper = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export function actionLine(action: ExodusAction, view: View): string {
  return byType(LINES, action, view);
}
