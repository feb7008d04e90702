/** What happened, in English: the story of the voyage, line by line. */

import { byType, type People } from '#engine';
import type { Loss } from '../action.ts';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import type { ExodusEvent, Side } from '../event.ts';
import type { Die } from '../frame.ts';
import type { Setting } from '../rules/colour.ts';
import { MOST } from '../rules/traits.ts';
import { AGENDA_WORDS } from './agendas.ts';
import { leaderName, leaderTitle, roleOf, settingWords } from './colour.ts';
import { epilogue } from './ending.ts';
import {
  ANSWER_WORDS,
  CRISIS_WORDS,
  covert,
  DAWN_WORDS,
  does,
  FACTION_WORDS,
  Faction,
  FORCE_WORDS,
  faction,
  intent,
  LOSS_SHIPS,
  lawWord,
  lossWord,
  MANDATE_WORDS,
  ONCE_WORDS,
  order,
  REWARD_WORDS,
  RISK_WORDS,
  TRAIT_WORDS,
  traitWord,
} from './names.ts';
import { SECRET_WORDS } from './secrets.ts';
import { item, stake, vote } from './stakes.ts';
import { systemName } from './systems.ts';

type Lines = {
  readonly [T in ExodusEvent['type']]: (event: Extract<ExodusEvent, { type: T }>, people: People) => string;
};

const FACES: Readonly<Record<Die, string>> = { [-1]: '−', 0: '0', 1: '+' };
const dice = (shown: readonly Die[]): string => shown.map((die) => FACES[die]).join(' ');
const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
const side = ({ trait, value }: Side, people?: boolean): string =>
  `${trait === undefined ? 'Strength' : traitWord(trait, people)} ${value}`;
const outcome = (result: number): string => (result < 0 ? 'failure' : result < 3 ? 'partial' : 'success');
const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const secret = (id: keyof typeof SECRET_WORDS): string => `“${SECRET_WORDS[id].name}”`;

/** CT-20 each Keeper counts the losses of other ships. */
const shipOf = (loss: Loss, by: FactionId): string =>
  LOSS_SHIPS[loss][FACTIONS.indexOf(by) % LOSS_SHIPS[loss].length] ?? 'a ship';

const place = (setting: Setting | undefined): string => {
  const words = setting === undefined ? '' : settingWords(setting);
  return words === '' ? '' : `${sentence(words)}. `;
};

/** XD-1.4 `Faith 11, dice −3, minus Treachery 1: 7`. */
export function testLine(
  own: Side,
  shown: readonly Die[],
  against: Side,
  result: number,
  people?: boolean,
): string {
  const rolled = shown.reduce<number>((sum, die) => sum + die, 0);
  const sum = result < 0 ? `−${-result}` : result;
  return `${side(own, people)}, dice ${signed(rolled)}, minus ${side(against, people)}: ${sum}`;
}

/** Those who gave the same answer are named together. */
function spoken(answers: Extract<ExodusEvent, { type: 'polled' }>['answers']): string[] {
  const heard = answers.filter(({ answer }) => answer !== 'none' && answer !== 'accept');
  const words = ({ answer }: (typeof heard)[number]) => ANSWERS[answer] ?? 'spends a marker';
  return [...new Set(heard.map(words))].map((what) => {
    const [first, ...more] = heard.filter((one) => words(one) === what).map(({ faction: id }) => id);
    if (first === undefined) return '';
    const [last, ...between] = more.reverse();
    if (last === undefined) return does(first, what);
    const names = [Faction(first), ...between.reverse().map(faction)].join(', ');
    return `${names} and ${faction(last)} ${what.replace(/^(\w+)s\b/, '$1')}`;
  });
}

const ANSWERS: Readonly<Record<string, string>> = {
  none: 'was not asked',
  accept: 'accepts',
  dissent: 'dissents',
  favour: 'calls in a favour',
};

const BORNE: Readonly<Record<string, string>> = {
  supply: 'out of the stores',
  edge: 'with raw nerves',
  treachery: 'by looking away',
  sacrifice: 'at its own cost',
  spare: 'by an old arrangement that nobody explains',
};

const LOST: Readonly<Record<string, string>> = {
  women: 'The last cradle is empty. The fleet is lost.',
  supply: 'The stores are empty and the hulls fall silent. The fleet is lost.',
  faith: 'Nobody believes any more. The Defiled breaks its chains, and the fleet is lost.',
  breach: 'Someone opened a door. The Defiled is free, and the fleet is lost.',
  exhaustion: 'Too long among the stars. The fleet drifts apart.',
};

const LINES: Lines = {
  assigned: ({ factions }, people) =>
    `${factions.map(({ faction: id, seat }) => `${people[seat] ?? `Seat ${seat + 1}`} leads ${faction(id)}`).join('; ')}.`,
  answered: ({ answer, votes }) =>
    `The fleet agrees (${votes} votes): ${ANSWER_WORDS[answer].toLowerCase()}.`,
  perk: ({ answer }) =>
    `It helps that ${ANSWER_WORDS[answer].charAt(0).toLowerCase()}${ANSWER_WORDS[answer].slice(1)}.`,
  rumour: ({ of, secret: id }) => `You overhear a name about ${faction(of)}: ${secret(id)}.`,
  origin: ({ dice: shown, links }) =>
    `The seekers feel for stars: ${dice(shown)}. ${links} systems are in reach.`,
  cycle: ({ cycle, visit }) => `Day ${cycle} begins. Days in this system: ${visit}.`,
  tested: ({ own, dice: shown, against, result, people }) =>
    `${testLine(own, shown, against, result, people)}, ${outcome(result)}.`,
  trait: ({ trait, by, now, people }) =>
    `${traitWord(trait, people)} ${signed(by)} (${now}${now === MOST ? ', the most there can be' : ''}).`,
  sheltered: () => 'The law shelters them: nobody is lost.',
  riot: () => 'The decks boil over: riot.',
  sabotaged: () => 'Traitors burn what they cannot take.',
  harmony: () => 'Nobody objects. For a day the fleet breathes easier.',
  upkeep: () => 'The fleet eats.',
  breach: () => 'Hands are at the chains of the Defiled.',
  divided: () => 'The Keepers cannot agree. The ritual fails before it begins, and the fleet stays.',
  dropped: () => 'Both let it drop.',
  leadersSwapped: () => 'Governor and Rabble Rouser change places.',
  closedMap: () => 'No unknown star is left. The seekers find two more, faint and far.',
  picketHeld: () => 'The picket turns them away at the rim.',
  victory: () => 'The hostile force is destroyed.',
  reported: () => 'The squids know where the fleet is. This system is reported.',
  schism: ({ faction: id }) => `Schism: ${faction(id)} no longer follows its leader.`,
  leaderLost: ({ faction: id }) => `The ${FACTION_WORDS[id].leader} is gone.`,
  office: ({ faction: id }) => `${does(id, 'has')} a ${FACTION_WORDS[id].office}.`,
  officeLost: ({ faction: id }) => `There is no ${FACTION_WORDS[id].office} any more.`,
  regime: ({ faction: id }) => `Coup: the new Governor takes orders from ${faction(id)}.`,
  regimeEnded: ({ faction: id }) => `The regime of ${faction(id)} is over.`,
  retired: ({ faction: id }) => `The ${FACTION_WORDS[id].leader} retires.`,
  confessed: ({ faction: id }) => `The ${FACTION_WORDS[id].leader} confesses: marked by a bounder.`,
  marked: ({ faction: id }) =>
    `Your ${FACTION_WORDS[id].leader} woke with a violet stain. Nobody else knows.`,
  exposed: ({ faction: id }) => `Violet skin: the ${FACTION_WORDS[id].leader} was a bounder’s.`,
  introduced: ({ faction: id, leader }) =>
    `${leaderTitle(leader, id)} ${leaderName(leader)} leads ${faction(id)}.`,
  successor: ({ faction: id, leader }) =>
    `${leaderName(leader)}, ${roleOf(leader, id)}, now leads ${faction(id)}.`,
  officeSecret: ({ secret: id }) => `With the office comes a secret: ${secret(id)}.`,
  renown: ({ faction: id, by, now }) =>
    `${Faction(id)}: Renown ${signed(by)} (${now < 0 ? `−${-now}` : now}).`,
  stash: ({ by, now }) => `The Underworld’s stash ${signed(by)} (${now}).`,
  bearing: ({ now }) => `Bearing is ${now}.`,
  readiness: ({ now }) => `The gun crews are drilled: Readiness ${now}.`,
  lead: ({ now }) => `Lead is ${now}.`,
  progress: ({ faction: id, now }) => `${Faction(id)}: research stands at ${now} of 3.`,
  discovered: ({ faction: id, discovery }) =>
    discovery === undefined
      ? `${does(id, 'has')} made a discovery.`
      : `You have discovered ${secret(discovery)}.`,
  markerGiven: ({ from, to }) => `${does(from, 'owes')} ${faction(to)} a favour: a marker changes hands.`,
  markerReturned: ({ holder, issuer }) => `${does(holder, 'returns')} a marker to ${faction(issuer)}.`,
  mandate: ({ faction: id, kind }) => `${does(id, 'is')} called on: ${MANDATE_WORDS[kind]}.`,
  mandateMet: ({ faction: id, kind }) => `${does(id, 'has')} seen to it: ${MANDATE_WORDS[kind]}.`,
  neglected: ({ faction: id, kind }) => `${does(id, 'neglects')} its duty: ${MANDATE_WORDS[kind]}.`,
  law: ({ on, people }) => sentence(`${lawWord(people)} is ${on ? 'in force' : 'repealed'}.`),
  hindered: ({ faction: id, by, when }) =>
    `${Faction(id)} will have ${by} ${by === 1 ? 'hindrance' : 'hindrances'} ${when === 'now' ? 'today' : 'tomorrow'}.`,
  learnt: ({ by, secret: id, owner }) =>
    `${does(by, 'learns')} a secret of ${faction(owner)}: ${secret(id)}.`,
  published: ({ secret: id, owner, knowers }) =>
    `It is out, about ${faction(owner)}, “${SECRET_WORDS[id].name}”: ${SECRET_WORDS[id].content}${knowers.length > 0 ? ` (Known before to ${knowers.map(faction).join(', ')}.)` : ''}`,
  agendaSeen: ({ of, agenda }) => `You see what ${faction(of)} is after: ${AGENDA_WORDS[agenda].name}.`,
  digFailed: ({ by, on }) => `${does(by, 'was')} caught digging up dirt on ${faction(on)}.`,
  onceUsed: ({ faction: id, once }) => `${does(id, 'knows')} a way: ${ONCE_WORDS[once].toLowerCase()}.`,
  sounded: ({ by, system, risk }) =>
    risk === undefined
      ? `${does(by, 'sounds')} out ${systemName(system)}.`
      : `You sound out ${systemName(system)}: ${RISK_WORDS[risk + 3] ?? 'nothing'}.`,
  intents: () => 'The slips are turned over.',
  resolved: ({ faction: id, order: key, total }) =>
    `${Faction(id)}: ${order(key)}${total > 0 ? ` (${total})` : ''}.`,
  polled: ({ answers }) => `${spoken(answers).join('; ')}.`,
  rewritten: ({ by, of, for: about, intent: now }) =>
    `${does(by, 'calls')} in a favour: the slip of ${faction(of)} for ${faction(about)} now says ${intent(now)}.`,
  sceneOpened: ({ by }) => `${does(by, 'asks')} for a word: not like this.`,
  withdrawn: ({ by }) => `${does(by, 'withdraws')}.`,
  refused: ({ by }) => `${does(by, 'refuses')}.`,
  refusedByMarker: ({ by }) => `${does(by, 'lays')} a marker on the table. The talk is over.`,
  stood: ({ by }) => `${does(by, 'stands')} by the first offer.`,
  demanded: ({ by, of, stake: what, issue, setting }) =>
    `${place(setting)}${does(by, 'demands')} of ${faction(of)}: ${stake(what)}${issue === undefined ? '' : ` for ${faction(issue)}`}.`,
  offered: ({ by, item: offered }) => `${does(by, 'offers')} ${item(offered)}.`,
  countered: ({ by, item: wanted }) => `${does(by, 'wants')} one thing more: ${item(wanted)}.`,
  threatened: ({ by, of, secret: id }) =>
    id === undefined
      ? `${does(by, 'threatens')} ${faction(of)} with something known.`
      : `${does(by, 'threatens')} ${faction(of)} with ${secret(id)}.`,
  dealt: ({ by, with: other }) => `${Faction(by)} and ${faction(other)} shake hands.`,
  forced: ({ by, on }) => `${does(by, 'forces')} the matter with ${faction(on)}.`,
  forcedResult: ({ by, outcome: result }) =>
    result === 'success'
      ? `${does(by, 'wins')} the argument.`
      : result === 'failure'
        ? `${does(by, 'is')} shouted down.`
        : 'Both lose face, and neither gets what it wanted.',
  foreseen: ({ by, of, order: seen }) =>
    seen === undefined
      ? `${does(by, 'reads')} over the shoulder of ${faction(of)}.`
      : `You read what ${faction(of)} plans: ${covert(seen)}.`,
  covertRevealed: ({ orders }) =>
    orders.length === 0
      ? 'No covert orders tonight.'
      : `In the dark: ${orders.map(({ faction: id, order: key }) => `${Faction(id)}, ${covert(key)}`).join('; ')}.`,
  covertTested: ({ faction: id, order: key }) => `${does(id, 'moves')}: ${covert(key)}.`,
  leaked: ({ by, to, secret: id }) =>
    id === undefined
      ? `${does(by, 'lets')} something slip.`
      : `${does(by, 'leaks')} ${secret(id)} to ${to === undefined ? 'everyone' : faction(to)}.`,
  ordered: ({ faction: id, order: key, people }) => `${Faction(id)}: ${order(key, people)}.`,
  orderIdle: ({ faction: id, order: key, people }) =>
    `${Faction(id)}: ${order(key, people)} comes to nothing.`,
  orderResult: ({ faction: id, order: key, outcome: result, people }) =>
    `${Faction(id)}, ${order(key, people)}: ${result}.`,
  elected: ({ winner, incumbent, challenger }) =>
    `The ${winner} wins the election, ${Math.max(incumbent, challenger)} to ${Math.min(incumbent, challenger)}.`,
  extraction: ({ left }) =>
    left === 0
      ? 'The work in this system is done.'
      : `The work goes on: ${left} ${left === 1 ? 'day' : 'days'} left.`,
  completed: ({ reward }) => `The fleet takes aboard ${REWARD_WORDS[reward + 3] ?? 'nothing'}.`,
  benefit: ({ faction: id, trait }) => `${does(id, 'finds')} something extra: ${TRAIT_WORDS[trait]}.`,
  scanned: ({ system, dice: shown, reward }) =>
    `${systemName(system)}: ${dice(shown)}, ${REWARD_WORDS[reward + 3] ?? 'nothing'}.`,
  rested: ({ fatigue }) => `The Defiled rests. Fatigue ${fatigue}.`,
  strain: ({ strains }) =>
    strains === 0
      ? 'The journey is kind today.'
      : `The journey wears: ${strains} ${strains === 1 ? 'strain' : 'strains'}.`,
  borne: ({ by, how }) => `${does(by, 'bears')} it ${BORNE[how] ?? 'in silence'}.`,
  whispers: ({ rise }) =>
    rise === 0 ? 'The decks are quiet at night.' : `Whispers: something grows in the dark (${rise}).`,
  ballots: ({ ballots }) =>
    `Ballots: ${ballots.map(({ faction: id, stake: what }) => `${Faction(id)}, ${vote(what)}`).join('; ')}.`,
  fate: ({ die }) => `Fate decides: ${FACES[die]}.`,
  landfall: ({ result }) => `Landfall: ${stake(result)}.`,
  dawn: ({ cause }) => `A colony is begun, and lost. ${DAWN_WORDS[cause]} The fleet goes on.`,
  crisis: ({ kind }) => `${CRISIS_WORDS[kind]}.`,
  force: ({ size, lead }) => `${upper(FORCE_WORDS[size] ?? 'a force')} closes in. Lead ${lead}.`,
  forceShrank: ({ size }) => `It is down to ${FORCE_WORDS[size] ?? 'a force'}.`,
  disposed: ({ choice }) => `The fleet will ${choice}.`,
  course: ({ course }) => `Course: ${stake(course)}.`,
  jump: ({ to, outcome: result }) =>
    result === 'failure'
      ? 'The god will not move. The fleet stays where it is.'
      : result === 'partial'
        ? `The fleet tears its way to ${systemName(to)}. Not all of it arrives.`
        : `The fleet jumps to ${systemName(to)}.`,
  push: ({ plan, to, outcome: result }) =>
    `The god throws ${plan === 'scout' ? 'a scout' : 'a warhead'} at ${systemName(to)}: ${result}.`,
  nuked: ({ system, size }) => `At ${systemName(system)} there is now ${FORCE_WORDS[size] ?? 'a force'}.`,
  stranded: ({ system }) => `The scout at ${systemName(system)} is left behind.`,
  lossChosen: ({ by, loss, people }) =>
    `${does(by, 'chooses')}: ${lossWord(loss, people)}, aboard ${shipOf(loss, by)}.`,
  arrived: ({ system, first }) =>
    first
      ? `A new sun. The fleet arrives at ${systemName(system)}.`
      : `The fleet is back at ${systemName(system)}.`,
  excessSpent: ({ on, points }) =>
    points === 0
      ? `Nothing of the good jump goes into ${on === 'astrometrics' ? 'charting stars' : 'faster work'}.`
      : `The jump went well: ${points} of it ${points === 1 ? 'goes' : 'go'} into ${on === 'astrometrics' ? 'charting stars' : 'faster work'}.`,
  astrometrics: ({ dice: shown, links }) => `Seekers chart the stars: ${dice(shown)}, ${links} ways on.`,
  rewardChosen: ({ choice }) => `The Keepers will take ${TRAIT_WORDS[choice]} from it.`,
  convenience: ({ dice: shown, duration }) =>
    `Getting at it: ${dice(shown)}, ${duration} ${duration === 1 ? 'day' : 'days'} of work.`,
  risk: ({ risk }) => `What waits here: ${RISK_WORDS[risk + 3] ?? 'nothing'}.`,
  battle: ({ ambushed, size }) =>
    `${ambushed ? 'The force strikes' : 'Battle'}: ${FORCE_WORDS[size] ?? 'a force'}.`,
  fleetLost: ({ reason }) => LOST[reason] ?? 'The fleet is lost.',
  colony: ({ winners, standings, traits }) =>
    `A home. ${epilogue(winners, traits)}. Standing: ${standings
      .map(({ faction: id, total }) => `${Faction(id)} ${total}`)
      .join(', ')}.`,
};

const upper = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export function eventLine(event: ExodusEvent, people: People): string {
  return byType(LINES, event, people);
}
