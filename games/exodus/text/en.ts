/** Every word a player of Exodus reads, in English. */
import { NOBODY, type People, type Words } from '#engine';
import { AGENDA_IDS } from '../content/agendas.ts';
import { FACTIONS } from '../content/factions.ts';
import { ANSWER_IDS, JOURNEYS } from '../content/fleet.ts';
import { ORDER_IDS } from '../content/orders.ts';
import { SECRET_IDS } from '../content/secrets.ts';
import type { Exodus } from '../state.ts';
import { actionLine } from './actions.ts';
import { AGENDA_WORDS } from './agendas.ts';
import { ending } from './ending.ts';
import { groupOf } from './groups.ts';
import { eventLine } from './log.ts';
import { ANSWER_WORDS, Faction } from './names.ts';
import { objectionLine } from './objections.ts';
import { ORDER_WORDS } from './orders.ts';
import { named } from './people.ts';
import { prompt } from './prompts.ts';
import { SECRET_WORDS } from './secrets.ts';
import { tableProblemLine } from './tableProblems.ts';

const STILL = {
  title: 'Exodus',
  tagline: 'The last fleet, a captive god, and eight ways to be in charge.',
  about:
    'Three to eight factions share the last human fleet as it runs from star to star. Every cycle each seat writes an order for every faction; weighted votes decide. Argue, trade favours, blackmail or force the matter. If a home is found, the faction with the most standing wins. If the fleet dies, nobody does. About 60 to 120 minutes.',
  credits:
    'Adapted from Exodus by Lester Ward, © 2010 DivNull Productions, CC BY 3.0. Changed: completed and made playable in software.',
  options: {
    journey: {
      label: 'Journey',
      help: `New stars that must lie behind you before a home lasts: ${Object.values(JOURNEYS)
        .map(({ reach }) => reach)
        .join(', ')}.`,
      values: { short: 'Short', standard: 'Standard', long: 'Long' },
    },
    secondaries: {
      label: 'Further factions',
      help: 'Who sits beside Church, Government and Military. Leave it empty for the usual ones.',
      values: Object.fromEntries(FACTIONS.map((id) => [id, Faction(id)])),
    },
    assign: {
      label: 'Factions',
      help: 'Dealt at random, or drafted one by one.',
      values: { random: 'At random', draft: 'Draft' },
    },
    infection: {
      label: 'Bounders, who slip into a leader’s mind',
      help: 'Whether leaders can be marked by bounders, and whether the marked change sides.',
      values: { off: 'Off', marked: 'Temptation', turncoat: 'Turncoats' },
    },
    fudge: { label: 'Decline marks', help: 'A seat may decline a fresh mark in secret.' },
    fleetQuestions: { label: 'Fleet questions', help: 'Four votes about the past before the voyage begins.' },
    brisk: { label: 'Brisk', help: 'One scene for each seat and phase, and no counters.' },
    unheldResearchers: {
      label: 'Unheld Researchers',
      help: 'Nobody leads the Researchers, but everybody writes for them.',
    },
    dawnSwap: {
      label: 'Swap after a False Dawn',
      help: 'After a False Dawn all may agree to deal the factions anew.',
    },
    reach: {
      label: 'Hunters’ reach',
      help: 'First arrivals before a colony can last; 0 takes the number of the journey.',
    },
    womenLabel: {
      label: 'Name of the seventh trait',
      help: 'How the trait Women is shown.',
      values: { women: 'Women', people: 'People' },
    },
  },
};

const wordsAmong = (people: People): Words<Exodus> => ({
  ...STILL,
  prompt: (step, view) => named(prompt(step, view), view),
  action: (action, view) => named(actionLine(action, view), view),
  group: groupOf,
  event: (event, view) => named(eventLine(event, people), view),
  objection: objectionLine,
  tableProblem: tableProblemLine,
  seat(seat, { houses }) {
    const house = houses.find((other) => other.seat === seat);
    const person = people[seat];
    return house && (person ? `${Faction(house.faction)} (${person})` : Faction(house.faction));
  },
  outcome: (outcome, seat) => ending(outcome, seat, people),
  content(kind, id) {
    if (id === undefined) return KINDS[kind] ?? kind;
    return NAMES.get(id) ?? id;
  },
  among: wordsAmong,
});

export const words = wordsAmong(NOBODY);

const KINDS: Readonly<Record<string, string>> = {
  order: 'Public orders',
  covert: 'Covert orders',
  covertOutcome: 'Results of covert orders',
  secret: 'Secrets made public',
  once: 'Advantages used',
  office: 'High offices',
  agenda: 'Agendas judged',
  answer: 'Fleet answers',
  dawn: 'False Dawns',
  reward: 'Rewards',
  extraction: 'Extractions',
  convenience: 'Conveniences',
  risk: 'Risks',
  crisis: 'Crises',
  neglect: 'Neglected mandates',
  force: 'Forces',
  battle: 'Battles',
  jump: 'Jumps',
  push: 'Pushes',
  course: 'Courses',
  disposition: 'Dispositions',
  landfall: 'Landfalls',
  election: 'Elections',
  marker: 'Uses of markers',
  item: 'Items of offers',
  scene: 'Scenes',
  leak: 'Leaks',
  strain: 'Strains',
  infection: 'Infection',
  loss: 'Losses of the fleet',
  rule: 'Rules',
};

const NAMES: ReadonlyMap<string, string> = new Map([
  ...ORDER_IDS.map((id): [string, string] => [id, ORDER_WORDS[id].name]),
  ...SECRET_IDS.map((id): [string, string] => [id, SECRET_WORDS[id].name]),
  ...AGENDA_IDS.map((id): [string, string] => [id, AGENDA_WORDS[id].name]),
  ...ANSWER_IDS.map((id): [string, string] => [id, ANSWER_WORDS[id]]),
  ...FACTIONS.map((id): [string, string] => [id, Faction(id)]),
]);
