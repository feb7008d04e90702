/** The words on the table of Exodus: gauges, map, factions and sheets. */
import type { FactionId, Trait } from '../content/factions.ts';
import type { SecretKind } from '../content/secrets.ts';
import type { TestOutcome } from '../event.ts';
import type { Modifier } from '../outlook/odds.ts';

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

const ENDS = ['th', 'st', 'nd', 'rd'] as const;
const ordinal = (n: number): string => `${n}${n > 3 && n < 21 ? 'th' : (ENDS[n % 10] ?? 'th')}`;

export const signed = (by: number): string => (by < 0 ? `−${-by}` : by === 0 ? '0' : `+${by}`);

export const SHORT: Readonly<Record<FactionId, string>> = {
  church: 'Church',
  government: 'Government',
  military: 'Military',
  network: 'Network',
  researchers: 'Researchers',
  underworld: 'Underworld',
  security: 'Security',
  opposition: 'Opposition',
};

/** What a trait does when it goes the wrong way. */
export const TRAIT_THREAT: Readonly<Record<Trait, string>> = {
  edge: 'At 5 a crisis roll every night; over 12, riot: each point costs 1 Women.',
  faith: 'Rolled for every jump. At 0 the Defiled breaks free and the fleet is lost.',
  justice: 'Under 0 each point raises Edge. At 0 the Governor falls.',
  might: 'Rolled in battle. Under 0 each point costs 1 Women. At 0 the Captain falls.',
  supply: 'One a day is eaten. At 0 the fleet is lost.',
  treachery:
    'At 5 and again at 8 a hindrance on battle, risk and convenience. Above Faith: the god may break out.',
  women: 'The people of the fleet. At 0 the fleet is lost.',
};

export const TRAIT_SHORT: Readonly<Record<Trait, string>> = {
  edge: 'bad from 5, riot over 12',
  faith: 'at 0 the god is free',
  justice: 'at 0 the Governor falls',
  might: 'at 0 the Captain falls',
  supply: 'at 0 the fleet starves',
  treachery: 'worse at 5 and at 8',
  women: 'at 0 nobody is left',
};

export const OUTCOME_WORDS: Readonly<Record<TestOutcome, string>> = {
  failure: 'Failure',
  partial: 'Partial',
  success: 'Success',
};

export const MODIFIER_WORDS: Readonly<Record<Modifier['why'], string>> & {
  known(secret: string, by: number): string;
  readonly strength: string;
} = {
  strength: 'Strength',
  known: (secret: string, by: number) => `“${secret}” ${by > 0 ? 'helps' : 'hinders'}`,
  assisted: 'assisted by others',
  secret: 'what you know of them',
  perk: 'the fleet’s own story',
  trade: 'tools of the trade',
  hindered: 'hindered by others',
  covert: 'distracted by a covert order',
  shield: 'the target is on guard',
  law: 'the law keeps hands at home',
  guarded: 'Protective Detail',
  audited: 'Traffic Audit',
  fatigue: 'the Defiled is tired',
  hurried: 'hurried ritual',
  chant: 'Chant of Chains',
  steady: 'steady hands',
  traitors: 'traitors aboard',
  ambush: 'the force strikes first',
  readiness: 'gun crews ready',
  ownIssue: 'its own faction',
  theirIssue: 'the other’s own faction',
  leverage: 'leverage',
  theirLeverage: 'leverage of the other',
  office: 'high office',
  theirOffice: 'the other’s high office',
  bystanders: 'bystanders take sides',
  repeated: 'forced before in this phase',
};

export const GAUGE_WORDS = {
  title: 'The fleet',
  margin: 'jump margin',
  marginLong: (by: number) =>
    `Faith is ${Math.abs(by)} ${by < 0 ? 'below' : 'above'} Treachery: the margin of every jump`,
  now: (name: string, value: number) => `${name} ${value} of 12`,
  bad: 'high is bad',
  rolledBy: 'Voice of',
};

export const MAP_WORDS = {
  title: 'Star map',
  whole: 'Whole map',
  near: 'Around the fleet',
  bearing: (now: number) => `Bearing ${now}`,
  aim: (chance: string, next: number | undefined) =>
    `Bearing: how far the search for a home has come. The aimed look of a day finds one in ${chance}; ${next === undefined ? '' : `it gets likelier at Bearing ${next}, and `}a find takes 3 off.`,
  chance: 'home by scan:',
  fatigue: (links: number) => `the god is tired: ${links} −`,
  fatigueLong:
    'Fatigue: each jump since the god in the hold last rested makes one die of the next jump a sure −',
  readiness: (now: number) => `gun crews ready: ${now}`,
  reported: 'hunters know this place',
  law: 'the law is in force',
  day: (cycle: number, visit: number) =>
    visit === 0 ? `After day ${cycle}, just arrived` : `Day ${cycle}, ${ordinal(visit)} here`,
  legend: 'A star in a lit ring can be chosen.',
  press: {
    stay: 'Press: stay here.',
    leave: 'Press: go there, with the full ritual.',
    scan: 'Press: scan it.',
  },
};

export const HOUSE_WORDS = {
  title: 'The factions',
  you: 'You',
  judged: (gauge: string) => `judged by ${gauge}`,
  holds: (count: number) => `${count} ${count === 1 ? 'marker' : 'markers'}`,
  place: (place: number, gap: number, other: string, leads: boolean) =>
    gap === 0
      ? `${ordinal(place)}, level with ${other}`
      : `${ordinal(place)}, ${gap} ${leads ? 'ahead of' : 'behind'} ${other}`,
  headStart: (par: number) =>
    `Guarded values differ in how easily they rise: ${par} are taken off yours, so that all chairs start alike.`,
  markers: (count: number) => `${count} in the pool`,
  sheet: (name: string) => `Open the book of ${name}`,
  burden: 'bears the next strain',
  short: {
    burden: 'next strain',
    office: 'high office',
    regime: 'regime',
    leaderless: 'no leader',
    silent: 'silent',
    hindered: 'hindered',
    marked: 'marked',
  },
  office: 'high office',
  regime: 'rules the Government',
  leaderless: 'leaderless: own weight 3',
  silent: 'pledged to silence',
  mandate: (what: string) => `must see to ${what}`,
  hindered: (by: number) => `${by} ${by === 1 ? 'hindrance' : 'hindrances'} today`,
  marked: 'marked',
  dossier: 'Your dossier',
};

export const SHEET_WORDS = {
  close: 'Close',
  looks: 'Look',
  misses: 'Misses most',
  home: 'Home world',
  promoted: 'Promoted from',
  standing: 'Public standing',
  guard: (value: number, par: number) =>
    par === 0 ? `own gauge ${value}` : `own gauge ${value}, handicap ${par > 0 ? '−' : '+'}${Math.abs(par)}`,
  rest: (by: string) => `markers, kept secrets and offices ${by}`,
  renown: 'Renown',
  voice: 'Voice',
  today: 'Order of today',
  progress: 'Research',
  stash: 'Stash',
  weights: 'What each slip weighs here',
  book: 'Book of orders',
  markersHeld: 'Markers held',
  markersOwed: 'Own markers held by others',
  nobody: 'none',
  agendas: 'Aims',
  agendasSeen: 'Aims you have seen',
  met: 'met as things stand',
  unmet: 'not met yet',
  secrets: 'Secrets',
  own: 'Your secrets',
  ofOthers: 'What you know of others',
  unknownSecrets: (count: number) => `${count} you do not know`,
  impact: 'If it comes out:',
  worth: 'Worth knowing:',
  knowers: 'Known to',
  knownToYou: 'only you, as far as you know',
  public: 'public',
  rumour: (name: string) => `You overheard a name: “${name}”`,
  marked: 'Your leader is marked by a bounder. Nobody else knows.',
  score: 'Your standing as you know it',
  pledges: 'Pledges',
  pledge: (by: string, to: string, kind: string) => `${by}: the next ${kind} vote is cast by ${to}`,
};

export const SCORE_WORDS: Readonly<Record<string, string>> = {
  guard: 'own gauge',
  renown: 'Renown',
  markers: 'markers held',
  secrets: 'secrets kept',
  personal: 'leader’s secret kept',
  known: 'secrets of others',
  office: 'high office',
  regime: 'rule over the Government',
  advantages: 'worth of secrets',
  agendas: 'aims met',
  total: 'Standing',
};

export const SECRET_KIND_WORDS: Readonly<Record<SecretKind, string>> = {
  institutional: 'of the institution',
  office: 'of the office',
  personal: 'of the leader',
  discovery: 'discovery',
};
