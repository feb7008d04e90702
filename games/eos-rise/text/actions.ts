/** Actions as choices to read in a list, and what each decision asks, in English. */
import { byType } from '#engine';
import type { EosAction } from '../action.ts';
import type { CharacterPurpose, StepName } from '../frame.ts';
import type { View } from '../view.ts';
import { ABILITY_WORDS, contractWords, EVENT_WORDS, ROOM_WORDS, technologyWords } from './cards.ts';
import { crewActionWords } from './crewActions.ts';
import {
  alienName,
  CLASS_NAMES,
  count,
  damageName,
  FACE_NAMES,
  galaxyName,
  REGION_NAMES,
  ROOM_NAMES,
  seatName,
  TOKEN_NAMES,
  trackName,
  CHARACTER_NAMES as WHO,
} from './names.ts';

type Line<T extends EosAction['type']> = (action: Extract<EosAction, { type: T }>, view: View) => string;

const LINES: { readonly [T in EosAction['type']]: Line<T> } = {
  buyCube: ({ who }) => `Buy a power cube for the ${WHO[who]}`,
  scrap: ({ who, card }) => `${WHO[who]} scraps ${technologyWords(card).name}`,
  sabotage: () => `${ABILITY_WORDS['redeploy-sabotage'].name}: clear hex 04`,
  intercept: ({ class: name }) => `${ABILITY_WORDS['intercept-orders'].name}: ${CLASS_NAMES[name]}`,
  quickFix: ({ room }) => `Quick Fix: 2 points in ${ROOM_NAMES[room]}`,
  ready: () => 'Ready',
  spoof: () => 'Discard these orders and reveal the next',
  place: ({ who, figure, action }, view) => {
    const name = figure === 'assistant' ? `${WHO[who]}’s Assistant` : WHO[who];
    const { room } = view.crew[who];
    return `${name}: ${action === 'advanced-room' && room ? ROOM_WORDS[room].name : crewActionWords(action, view)}`;
  },
  standBy: () => 'Stand by',
  moveOn: (_, { phase }) => `Move on: end ${phase === 'planning' ? 'planning' : 'crew actions'} for everyone`,
  track: ({ track }) => `Follow ${trackName(track)}`,
  takeRoom: ({ room }) => `Take the ${ROOM_WORDS[room].name}: ${ROOM_WORDS[room].text}`,
  build: ({ room }) => `Build ${ROOM_NAMES[room]}`,
  repair: ({ room }) => `Repair ${ROOM_NAMES[room]}`,
  passOn: ({ place, to }, view) => `Give ${technologyAt(view, place)} to the ${WHO[to]}`,
  discardTechnology: ({ place }, view) => `Discard ${technologyAt(view, place)}`,
  sign: ({ card }) => `Sign ${contractWords(card).name}: ${contractWords(card).text}`,
  mine: ({ at }) => `Mining Station at ${galaxyName(at)}`,
  scanCargo: ({ cargo }) => `GEAR: move ${TOKEN_NAMES[cargo]}`,
  scanTechnology: () => 'GEAR: draw a technology card',
  scanOrders: ({ class: name }) => `SYRINGE: reveal the ${CLASS_NAMES[name]} orders`,
  haul: ({ to }) => `On to ${galaxyName(to)}`,
  pickShip: ({ class: name, at }) => `The ${CLASS_NAMES[name]} at ${galaxyName(at)}`,
  decoy: ({ class: name }) => `Decoy the ${CLASS_NAMES[name]} class`,
  tow: ({ item, at }) => `Tow ${TOKEN_NAMES[item]} from ${galaxyName(at)}`,
  pickFrb: ({ at }) => `The FRB at ${galaxyName(at)}`,
  putFrb: ({ at }) => `Put it at ${galaxyName(at)}`,
  keepDamage: ({ card }) => `Hold ${damageName(card)}`,
  keepTechnology: ({ card }) => `Keep ${technologyWords(card).name}`,
  pickCharacter: ({ who }) => `The ${WHO[who]}`,
  cube: ({ who }) => `A power cube for the ${WHO[who]}`,
  warp: ({ to }) => `Warp to ${galaxyName(to)}`,
  afterburner: () => 'Afterburner: 1 more lane',
  stop: () => 'Stop here',
  level: ({ who }) => `The ${WHO[who]} gains the level`,
  join: ({ fights }) => (fights ? 'Takes part' : 'Stays out'),
  addHeld: ({ card }) => `Add ${damageName(card)}`,
  strike: ({ card, by }) => `First Strike on ${damageName(card)}, paid by the ${WHO[by]}`,
  confirm: ({ agreed }) => (agreed ? 'Agree to the First Strike' : 'Refuse'),
  pills: ({ count: n }) => (n === 0 ? 'No pills' : `Spend ${count(n, 'pill')}`),
  technology: (action, view) =>
    `${technologyWords(action.card).name} (${WHO[action.by]})${usedOn(action, view)}`,
  targetLock: ({ who }) => `Target Lock: reroll dice of the ${WHO[who]}`,
  lead: () => ABILITY_WORDS['lead-from-the-front'].name,
  gunneryRange: () => ROOM_WORDS['gunnery-range'].name,
  mark: ({ die }, view) => `Mark ${dieName(view, die)}`,
  reroll: (_, view) =>
    view.asking?.step === 'reroll' && view.asking.marked.length === 0 ? 'No reroll' : 'Roll the marked dice',
  placeDie: ({ face, card, icon }) =>
    `${FACE_NAMES[face]}${face === icon ? '' : ` as ${FACE_NAMES[icon]}`} on ${damageName(card)}`,
  target: ({ ship }) => `Strike ${alienName(ship)}`,
  shield: ({ ship, pip }) => `Shield against ${alienName(ship)} on ${pip}`,
  pointDefence: ({ ship }) => `Point Defence against ${alienName(ship)}`,
  hit: ({ room }) => `${ROOM_NAMES[room]} takes a point`,
  continue: () => 'Fight on',
  flee: () => 'Flee',
  anchor: ({ class: name, at }) => `Anchor the ${CLASS_NAMES[name]} at ${galaxyName(at)}`,
  accept: () => 'Try your luck',
  decline: () => 'Decline',
  gate: ({ region }) => `Jump gate at the ${REGION_NAMES[region]} station`,
  keepLocation: () => 'Keep this location',
  rollAgain: () => 'Roll again',
  tricky: ({ who }) => `The ${WHO[who]} rolls`,
  handOver: ({ seat }, view) =>
    seat === view.facilitator ? 'Stay Facilitator' : `Hand the Facilitator card to ${seatName(seat)}`,
  pass: () => 'Go on',
};

export function actionLine(action: EosAction, view: View): string {
  return byType(LINES, action, view);
}

function technologyAt(view: View, place: 'first' | 'second' | 'new'): string {
  const { asking } = view;
  if (asking?.step !== 'thirdCard') return 'the card';
  const card = place === 'new' ? asking.card : view.crew[asking.who].technology[place === 'first' ? 0 : 1];
  return card ? `${technologyWords(card).name}${place === 'new' ? ' (new)' : ''}` : 'the card';
}

function dieName(view: View, index: number): string {
  const die = view.combat?.dice[index];
  return die ? `${FACE_NAMES[die.face]} of the ${WHO[die.who]}` : 'the die';
}

function usedOn({ who, die, copy, ship }: Extract<EosAction, { type: 'technology' }>, view: View): string {
  if (die !== undefined)
    return `: ${dieName(view, die)}${copy === undefined ? '' : ` copies ${dieName(view, copy)}`}`;
  if (who !== undefined) return `: ${WHO[who]}`;
  return ship === undefined ? '' : `: ${alienName(ship)}`;
}

const PROMPTS: Readonly<Partial<Record<StepName, string>>> = {
  planning: 'Planning: buy power cubes, scrap technology, use the Engineer’s abilities, or be ready.',
  spoof: 'Keep these orders, or spoof them?',
  crewActions: 'Crew actions: place a figure, or stand by.',
  build: 'Which room is built?',
  sign: 'Which contract is signed?',
  mine: 'Which asteroid field is mined?',
  scan: 'Deep Space Scan: claim a die.',
  haul: 'Where is it moved?',
  tow: 'Which token is towed?',
  pickShip: 'Which Alien ship?',
  decoy: 'Which class is decoyed?',
  pickFrb: 'Which FRB?',
  putFrb: 'Where does the FRB go?',
  keepDamage: 'Which damage card is held?',
  keepTechnology: 'Which technology card is kept?',
  thirdCard: 'A third technology card: pass one on, or discard one.',
  cube: 'Who gets the power cube?',
  level: 'Who gains the skill level?',
  track: 'Which advanced track is followed?',
  advancedRoom: 'Choose an advanced room, or none.',
  pills: 'Stress: how many pills are spent?',
  foam: 'Hull damage: use Ablative Foam?',
  assign: 'Hull damage: which room takes the next point?',
  quickFix: 'Quick Fix: repair 2 points somewhere?',
  repair: 'Repair: which room?',
  warp: 'Warp: choose the next galaxy, or stop.',
  join: 'Does this character take part?',
  arms: 'Add held damage cards?',
  firstStrike: 'First Strike: on which card, paid by whom?',
  confirmStrike: 'Pay for this First Strike?',
  tricky: 'A Tricky ship: who rolls?',
  rollWindow: 'The dice are rolled: change them, or go on.',
  reroll: 'Mark the dice to roll again.',
  placeDice: 'Place a die on a damage card.',
  overcharge: 'Overcharge this card?',
  target: 'Which ship takes the damage?',
  overpenetration: 'Does the spare damage go on?',
  continueOrFlee: 'Fight on, or flee?',
  ghost: 'Slip away unseen?',
  capacitor: 'Take shield tokens from the pool?',
  shields: 'Place shield tokens.',
  lens: 'Roll the strike die again?',
  pointDefence: 'Use Point Defence?',
  anchorWindow: 'Anchor Alien ships?',
  anchor: 'Which ship stays?',
  tryLuck: 'Try your luck?',
  gate: 'Where does the jump gate open?',
  signalSense: 'Keep this location for the FRB?',
  handOver: 'Who is Facilitator in the next round?',
};

/** Who is chosen, and what for. */
const PICKS: Readonly<Record<CharacterPurpose, string>> = {
  'drill-hall': 'Drill Hall: of those with the lowest level, who gains one?',
  'open-door': 'Open Door: who else gets 1 relief?',
  'poached-talent': 'Poached Talent: who loses a level?',
  'medusas-gaze': 'Medusa’s Gaze: of those with the highest level, who loses one?',
  'veterans-gift': 'Veteran’s Gift: who gains a level?',
  'relic-auction': 'Relic Auction: who draws 2 technology cards and equips one?',
  'strange-fruit': 'Strange Fruit: who eats it? 1-2: 3 stress, 3-5: 3 relief, 6: 3 relief and a level.',
};

export function promptLine(step: StepName, view: View): string {
  const { asking } = view;
  if (asking?.step === 'join') return `Does the ${WHO[asking.who]} take part?`;
  if (asking?.step === 'pickCharacter') return PICKS[asking.purpose];
  if (asking?.step === 'tryLuck')
    return `${EVENT_WORDS[asking.card].name}: ${EVENT_WORDS[asking.card].text} Try your luck?`;
  if (asking?.step === 'pills')
    return `${count(asking.amount, 'point')} of stress for the ${WHO[asking.who]}: how many pills?`;
  if (step === 'assign')
    return `Hull damage: ${count(view.damage, 'point')} to assign. Which room takes the next?`;
  if (step === 'warp') return `Warp: ${count(view.lanesLeft, 'lane')} left. Choose the next galaxy, or stop.`;
  return PROMPTS[step] ?? 'What next?';
}
