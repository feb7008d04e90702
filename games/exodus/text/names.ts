/** The names of factions, traits, leaders and the other small things of the fleet. */

import type { Loss } from '../action.ts';
import type { OnceKind } from '../content/advantage.ts';
import { type CovertKey, covertOf } from '../content/covert.ts';
import type { MandateKind } from '../content/effect.ts';
import type { CovertKind, FactionId, Trait } from '../content/factions.ts';
import type { AnswerId, Crisis, DawnId, QuestionId } from '../content/fleet.ts';
import { type Intent, type OrderKey, slipOf } from '../content/orders.ts';
import { ORDER_WORDS } from './orders.ts';

export interface FactionWords {
  readonly name: string;
  readonly leader: string;
  readonly office: string;
}

export const FACTION_WORDS: Readonly<Record<FactionId, FactionWords>> = {
  church: { name: 'the Church', leader: 'Prelate', office: 'Pontifex' },
  government: { name: 'the Government', leader: 'Governor', office: 'President of the Colonies' },
  military: { name: 'the Military', leader: 'Captain', office: 'Supreme Commander' },
  network: { name: 'the Network', leader: 'Guiding Intelligence', office: 'Root Authority' },
  researchers: {
    name: 'the Researchers',
    leader: 'Chief Researcher',
    office: 'Director of Colonial Science',
  },
  underworld: { name: 'the Underworld', leader: 'Kingpin', office: 'Prince of Chrysalis' },
  security: { name: 'Security', leader: 'Chief of Police', office: 'Marshal of the Colonies' },
  opposition: { name: 'the Opposition', leader: 'Rabble Rouser', office: 'Tribune' },
};

export const TRAIT_WORDS: Readonly<Record<Trait, string>> = {
  edge: 'Edge',
  faith: 'Faith',
  justice: 'Justice',
  might: 'Might',
  supply: 'Supply',
  treachery: 'Treachery',
  women: 'Women',
};

/** XD-2.5 who prefers it reads of people instead of women, and of another name of the law. */
export const traitWord = (trait: Trait, people = false): string =>
  trait === 'women' && people ? 'People' : TRAIT_WORDS[trait];

export const lawWord = (people = false): string => (people ? 'the Shelter Law' : 'Institutional Chauvinism');

export const COVERT_WORDS: Readonly<Record<CovertKind, string>> = {
  spying: 'Spying',
  leak: 'Leak a Secret',
  sabotage: 'Sabotage',
  assassination: 'Assassination',
  coup: 'Coup',
};

export const MANDATE_WORDS: Readonly<Record<MandateKind, string>> = {
  repair: 'repair',
  quarantine: 'quarantine',
  election: 'election',
  'election-only': 'election',
  suppression: 'suppression',
};

export const QUESTION_WORDS: Readonly<Record<QuestionId, string>> = {
  bounders: 'How did the fleet learn of the bounders?',
  knowledge: 'What was done with the knowledge?',
  heading: 'Does the fleet know where it is going?',
  earth: 'Does Earth matter?',
};

export const ANSWER_WORDS: Readonly<Record<AnswerId, string>> = {
  'network-alarm': 'An alarm was raised',
  'dying-technician': 'A dying technician told',
  'last-broadcasts': 'From the last broadcasts',
  published: 'It was published',
  sealed: 'It was sealed',
  rumoured: 'It went round as rumour',
  charted: 'The way is charted',
  'a-direction': 'It has a direction',
  'anywhere-but-here': 'Anywhere but here',
  'forbidden-word': 'Earth is a forbidden word',
  'sailors-tale': 'Earth is a sailors’ tale',
  'scholars-wager': 'Earth is a scholars’ wager',
};

export const DAWN_WORDS: Readonly<Record<DawnId, string>> = {
  'sky-fire': 'The squids found the smoke.',
  'violet-spring': 'Half the first settlement turned violet.',
  'poison-tide': 'The sea was wrong.',
  'long-winter': 'The sun has a slow heartbeat.',
  'schism-summer': 'Two towns, two flags.',
  'the-god-sang': 'The Defiled sang and people walked into the hills.',
  'orderly-retreat': 'They saw it coming and packed.',
};

export const CRISIS_WORDS: Readonly<Record<Crisis, string>> = {
  hunters: 'A hunting fleet drops into the system',
  scouts: 'Squid scouts have found the fleet',
  breakdown: 'Something vital breaks down',
  none: 'The day ends quietly',
  sickness: 'Sickness goes from deck to deck',
  vote: 'The people want a vote',
  uprising: 'An uprising on every deck',
};

export const ONCE_WORDS: Readonly<Record<OnceKind, string>> = {
  reroll: 'Roll again',
  foresee: 'Read another’s covert order first',
  sound: 'Sound out a star',
  steady: 'Steady the ritual',
  spyglass: 'Look further: two more scans',
  spare: 'Cancel the strain',
  mask: 'Mask the covert order',
  muster: 'Muster the crews',
  favour: 'Call in a favour',
  hush: 'Hush it up',
  ration: 'Feed the fleet for a day',
  lull: 'Lull the Defiled',
};

/** What such a thing does, and that it is there once. */
export const ONCE_HELP: Readonly<Record<OnceKind | 'pass', string>> = {
  reroll: 'The dice are thrown again; the second throw stands.',
  foresee: 'You choose last, and read one order first.',
  sound: 'You alone learn what waits at one star.',
  steady: 'One die of the ritual is a sure +.',
  spyglass: 'Two more stars are looked at.',
  spare: 'Nothing is paid this time.',
  mask: 'Your people are not distracted today.',
  muster: 'One gun crew more is ready: a sure + in the next battle.',
  favour: 'A marker of theirs is yours.',
  hush: 'Whoever learnt it last forgets it.',
  ration: 'No Supply is eaten today.',
  lull: 'One link less on the chain: one sure − less on the jump.',
  pass: 'You keep it for another time.',
};

/** What working a place brings, by its roll. */
export const REWARD_BRINGS = [
  '+1 Women, +1 Supply',
  '+1 Faith, slow work',
  '+1 Supply, slow work',
  undefined,
  '+1 Supply or Might',
  '+1 Supply each time; first also +1 Justice, +1 Might',
  'a home, perhaps',
] as const;

export const REWARD_WORDS = [
  'stranded humans',
  'god iron',
  'traces',
  'nothing',
  'something needed',
  'abundance',
  'a colony site',
] as const;

export const RISK_WORDS = [
  'an overwhelming squid fleet',
  'a squid fleet as strong as ours',
  'squid scouts',
  'an uneasy quiet',
  'nothing',
  'a hungry place',
  'a calm place',
] as const;

export const FORCE_WORDS = [
  'no hunters',
  'squid scouts',
  'a squid fleet as strong as ours',
  'an overwhelming squid fleet',
] as const;

const LOSS_WORDS: Readonly<Record<Loss, string>> = {
  women: '1 Women',
  supply: '1 Supply',
  supplies: '2 Supply',
  faith: '1 Faith',
  might: '1 Might',
};

export const lossWord = (loss: Loss, people = false): string =>
  loss === 'women' ? `1 ${traitWord('women', people)}` : LOSS_WORDS[loss];

/** CT-20 which ships are named when something is lost. */
export const LOSS_SHIPS: Readonly<Record<Loss, readonly string[]>> = {
  might: ['the Integra', 'the Pànbiàn', 'the Shandiàn', 'a fighter wing of the Chimera'],
  supply: ['the Chrysalis', 'the Convocation'],
  supplies: ['the Chrysalis', 'the Convocation'],
  women: ['the Éleos', 'the Horizon', 'the Colloquy'],
  faith: ['the Fotismós', 'the Alysídes'],
};

export const faction = (id: FactionId): string => FACTION_WORDS[id].name;
export const Faction = (id: FactionId): string => {
  const { name } = FACTION_WORDS[id];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

/** One faction is many: the Researchers refuse, the Church refuses. The verb is given as the Church would have it. */
export function does(id: FactionId, verb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  const conjugated = id === 'researchers' ? (PLURAL[first] ?? first.replace(/s$/, '')) : first;
  return [Faction(id), conjugated, ...rest].join(' ');
}

const PLURAL: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were' };

export function order(key: OrderKey, people = false): string {
  if (people && key === 'gov-chauvinism') return 'Shelter Law';
  const { id, target } = slipOf(key);
  const { name, aimed } = ORDER_WORDS[id];
  return target === undefined ? name : `${aimed ?? name} ${faction(target)}`;
}

export const intent = (written: Intent): string => (written === 'none' ? 'no opinion' : order(written));

export function covert(key: CovertKey): string {
  const slip = covertOf(key);
  if (slip === undefined) return 'no order';
  const name = COVERT_WORDS[slip.kind];
  return slip.target === undefined || slip.kind === 'coup' ? name : `${name}: ${faction(slip.target)}`;
}
