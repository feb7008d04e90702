/** Every word a player of Exoworld Survival reads, in English. */
import { entryOf, idAmong, NOBODY, type People, type Words } from '#engine';
import { CARD_IDS } from '../content/cards.ts';
import { BRANCH_IDS, EFFECT_IDS, EVENT_IDS } from '../content/ids.ts';
import { SCENARIO_IDS, SCENARIOS } from '../content/scenarios.ts';
import type { Exoworld } from '../state.ts';
import { actionLine, promptLine } from './actions.ts';
import { cardName } from './cards.ts';
import { CHARACTER_WORDS } from './characters.ts';
import { branchText, EFFECT_WORDS, eventName } from './events.ts';
import { eventLine } from './log.ts';
import { TOKEN_WORDS } from './nouns.ts';
import { objectionLine } from './objections.ts';
import { PLANET_WORDS } from './planets.ts';
import { tableProblemLine } from './tableProblems.ts';

const wordsAmong = (called: People): Words<Exoworld> => ({
  title: 'Exoworld Survival',
  tagline: 'A few modules, four gauges, and a planet that wants none of it.',
  about:
    'Together, one to five players keep a young colony alive on a real exoplanet. Every turn takes oxygen, water, food and energy. Collect cards, build modules, repair what breaks, and bring all four productions to 0 before the emergency supply is gone. About a quarter of an hour with bots, an hour with friends.',
  credits:
    'Exoworld Survival was designed by Juan Pablo Vargas Seguel and published by Starling Games. This is an unofficial implementation; support the original.',
  options: {
    scenario: {
      label: 'Planet',
      help: 'Where you have landed: its productions, supplies, air and events. More stars are harder.',
      values: Object.fromEntries(
        SCENARIO_IDS.map((id) => [id, `${PLANET_WORDS[id].name} ${'★'.repeat(SCENARIOS[id].stars)}`]),
      ),
    },
    critical: {
      label: 'Critical mode',
      help: 'A rough landing: the emergency supply starts at 5, and one card fewer lies face up.',
    },
    incommunication: {
      label: 'Incommunication',
      help: 'Hands are secret, and only colours may be said. Only the current player reads the event.',
    },
    first: { label: 'First player', help: 'The number of the player who begins; 0 leaves it to chance.' },
  },
  prompt: promptLine,
  action: actionLine,
  event: (event, view) => eventLine(event, { ...view, called }),
  objection: (objection) => objectionLine(objection, called),
  tableProblem: tableProblemLine,
  among: wordsAmong,
  seat(seat, { crew, solo }) {
    const own = solo ? undefined : crew.find((one) => one.seat === seat);
    const { name } = (own && CHARACTER_WORDS[own.id]) ?? {};
    return name && (called[seat] ? `${called[seat]} (${name})` : name);
  },
  outcome: ({ winners }) =>
    winners.length > 0
      ? {
          title: 'The colony lives',
          detail: 'All four productions are at 0 or above: the base sustains itself.',
        }
      : { title: 'The colony is lost', detail: 'The emergency supply is gone.' },
  content: (kind, id) => (id === undefined ? (KINDS[kind] ?? kind) : contentName(kind, id)),
});

export const words = wordsAmong(NOBODY);

const KINDS: Readonly<Record<string, string>> = {
  module: 'Modules',
  item: 'Items',
  protocol: 'Protocols',
  skill: 'Skills',
  event: 'Events',
  scenarioEvent: 'Scenario events',
  branch: 'Choices of events',
  token: 'Tokens',
  action: 'Actions',
  rule: 'Rules',
};

const OTHERS: Readonly<Record<string, string>> = {
  draw: 'Draw',
  recycle: 'Recycle',
  transfer: 'Transfer',
  deploy: 'Deploy',
  move: 'Move',
  produce: 'Produce',
  shutDown: 'Shut down',
  repair: 'Repair',
  relieve: 'Relieve',
  postpone: 'Postpone',
  join: 'Joining',
  leave: 'Leaving',
  say: 'Saying a colour',
};

const NAMES: Readonly<Record<string, (id: string) => string>> = {
  module: (id) => cardName(idAmong(CARD_IDS, id)),
  item: (id) => cardName(idAmong(CARD_IDS, id)),
  protocol: (id) => cardName(idAmong(CARD_IDS, id)),
  skill: (id) => entryOf(CHARACTER_WORDS, id).name,
  event: (id) => eventName(idAmong(EVENT_IDS, id)),
  scenarioEvent: (id) => entryOf(EFFECT_WORDS, id).name,
  branch(id) {
    const [word, branch] = id.split(' ');
    const effect = idAmong(EFFECT_IDS, word);
    return `${EFFECT_WORDS[effect].name}: ${branchText(effect, idAmong(BRANCH_IDS, branch))}`;
  },
  token: (id) => entryOf(TOKEN_WORDS, id).name,
};

function contentName(kind: string, id: string): string {
  return NAMES[kind]?.(id) ?? OTHERS[id] ?? id;
}
