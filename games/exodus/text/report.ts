/** Why a gauge moved, and the words of the day's report. In English. */
import type { ExodusEvent } from '../event.ts';
import { covert, Faction, faction, order } from './names.ts';
import { SECRET_WORDS } from './secrets.ts';
import { systemName } from './systems.ts';

type Causes = {
  readonly [T in ExodusEvent['type']]?: (event: Extract<ExodusEvent, { type: T }>) => string;
};

export const RESULT = { failure: 'failed', partial: 'half done', success: 'done' } as const;

/** Whatever follows such an event comes of it, until the next. */
const CAUSES: Causes = {
  harmony: () => 'a quiet vote',
  ordered: ({ order: key, people }) => order(key, people),
  orderResult: ({ order: key, outcome, people }) => `${order(key, people)}, ${RESULT[outcome]}`,
  covertTested: ({ faction: who, order: key }) => `${Faction(who)}: ${covert(key)}`,
  dealt: ({ by, with: other }) => `a deal of ${faction(by)} with ${faction(other)}`,
  forced: ({ by }) => `${Faction(by)} argued in the open`,
  published: ({ secret }) => `“${SECRET_WORDS[secret].name}” came out`,
  leaderLost: ({ faction: who }) => `the leader of ${faction(who)} is gone`,
  retired: ({ faction: who }) => `the leader of ${faction(who)} retired`,
  confessed: ({ faction: who }) => `the leader of ${faction(who)} confessed`,
  exposed: ({ faction: who }) => `the mark of ${faction(who)} was found`,
  elected: () => 'the election',
  upkeep: () => 'upkeep: nobody harvested',
  extraction: () => 'the work here',
  completed: () => 'the work is done',
  benefit: ({ faction: who }) => `what ${faction(who)} brought home`,
  neglected: ({ faction: who }) => `a duty of ${faction(who)} undone`,
  borne: ({ by }) => `a strain borne by ${faction(by)}`,
  rested: () => 'a day of rest',
  whispers: () => 'whispers in the night',
  breach: () => 'a breach: Treachery above Faith',
  divided: () => 'the Keepers did not agree',
  jump: () => 'the jump',
  push: () => 'the push of a ship',
  arrived: ({ system }) => `arrival at ${systemName(system)}`,
  rewardChosen: () => 'what was found here',
  stranded: () => 'ships left behind',
  lossChosen: ({ by }) => `a loss chosen by ${faction(by)}`,
  battle: () => 'battle',
  victory: () => 'victory',
  crisis: () => 'the crisis',
  law: () => 'the law',
  landfall: () => 'landfall',
  dawn: () => 'a False Dawn',
  fate: () => 'fate',
  answered: () => 'the fleet’s own story',
};

/** What spills over comes of it alone. */
const SPILLS: Causes = {
  riot: () => 'riot: Edge over 12',
  sabotaged: () => 'sabotage: Treachery over 12',
  schism: ({ faction: who }) => `schism in ${faction(who)}`,
};

const said = (causes: Causes, event: ExodusEvent): string | undefined =>
  (causes[event.type] as ((event: ExodusEvent) => string) | undefined)?.(event);

export const causeOf = (event: ExodusEvent): string | undefined => said(CAUSES, event);
export const spillOf = (event: ExodusEvent): string | undefined => said(SPILLS, event);

/** Before the first cause of a day. */
export const UNNAMED = 'the night before';

export const REPORT_WORDS = {
  done: 'What was done',
  toYou: 'To you',
  fleet: 'What else befell the fleet',
  readiness: (now: number) => `gun crews ready: ${now}`,
  office: 'high office, +2 standing',
  fed: 'nothing eaten',
  bearing: (now: number) => `Bearing ${now}`,
  bearingSpent: '−3: a possible home was found, and the search begins anew',
  bearingGained: 'the search gets on',
  markerTo: (who: string) => `${who} now holds a marker of yours, a favour you owe`,
  markerFrom: (who: string) => `you hold a marker of ${who}, a favour owed to you`,
  outvoted: (own: string, done: string, by: string) =>
    `Your people were outvoted: ${done}, not ${own} (${by}).`,
  aimed: (who: string, what: string, result: string) =>
    `${who} acted against you in the dark: ${what}, ${result}.`,
  knows: (secret: string) => `Your secret “${secret}” is known to them now.`,
  knowsOne: 'They learnt one of your secrets; which, you do not know.',
  out: (secret: string) => `Your secret “${secret}” came out.`,
  rewrote: (who: string) => `${who} called in a marker and rewrote your slip.`,
  bore: (count: number) => (count === 1 ? 'You bore a strain.' : `You bore ${count} strains.`),
  asked: (who: string) => `${who} opened a scene with you.`,
  deal: (who: string) => `A deal with ${who}.`,
  idle: 'could not be carried out',
  title: (cycle: number) => `Dusk, day ${cycle}`,
  gauges: 'Why the gauges moved',
  standing: 'Your standing',
  comes: 'Tomorrow',
  goOn: 'Go on',
  nothing: 'No gauge has moved today.',
  moved: (name: string, from: number, to: number) => `${name} ${from} → ${to}`,
  because: (by: string, cause: string) => `${by} ${cause}`,
  duty: (who: string, what: string) => `${who} must see to ${what}`,
  pledge: (who: string, what: string) => `you promised ${who} your next ${what} vote`,
};
