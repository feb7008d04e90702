/** Every word a player of Exoship reads, in English. */
import { entryOf, type Words } from '#engine';
import type { ExoshipAction } from '../action.ts';
import type { FounderId } from '../content/founders.ts';
import type { ExoshipFrame } from '../frame.ts';
import type { Exoship } from '../state.ts';
import type { View } from '../view.ts';
import { belowIn, lowestIn } from '../view.ts';
import { FOUNDER_WORDS, GENERATION_WORDS, PLANET_WORDS, rating, TIMELINE_WORDS } from './content.ts';
import { headline } from './headline.ts';
import { eventLine } from './log.ts';
import { objectionLine } from './objections.ts';

export const words: Words<Exoship> = {
  title: 'Exoship',
  tagline: 'Turn a generation ship, one founder at a time.',
  about:
    'Alone, you lead Rift, a secret resistance on the generation ship La Oruga. Turn its founders, change the course from Mariposa to Axios, and hold six points of Rift founders before the voyage ends. About 15 decisions, about 15 minutes.',
  credits:
    'Exoship was designed by Kevin Sylves. This is an unofficial implementation; support the original.',
  options: {
    origin: {
      label: 'Origin',
      help: 'From Earth you begin with nobody. From Mars, a sleeper agent of your choice is aboard before launch.',
      values: { earth: 'Earth', mars: 'Mars' },
    },
    hard: {
      label: 'Hard mode',
      help: 'The ship starts in long-term cruise: the course can be changed only after three Rift founders have stood in one row or column.',
    },
  },
  prompt: (step, view) => PROMPTS[step]?.(view) ?? '',
  action: actionLine,
  event: eventLine,
  objection: objectionLine,
  outcome({ winners, reason, points }) {
    const total = points?.[0] ?? 0;
    const pointed = `${total} ${total === 1 ? 'point' : 'points'}`;
    const detail =
      winners.length > 0
        ? `You win with ${pointed}: Rift holds the ship.`
        : reason === 'mariposa'
          ? `La Oruga has arrived at Mariposa, where the Directorate rules: lost, with ${pointed} on the scale.`
          : `La Oruga has arrived at Axios with ${pointed} of six.`;
    return { title: rating(total), detail };
  },
  content(kind, id) {
    if (id === undefined) return KINDS[kind] ?? kind;
    if (kind === 'ability') return entryOf(FOUNDER_WORDS, id).role;
    if (kind === 'timeline') return entryOf(TIMELINE_WORDS, id).name;
    return OTHER_CONTENT[id] ?? id;
  },
};

const PROMPTS: Partial<Record<ExoshipFrame['step'], (view: View) => string>> = {
  sleeper: () => 'Choose your sleeper agent, and the young founder whose place they take.',
  freeSway: ({ step }) =>
    `${step === 0 ? 'You are Rift. ' : ''}Choose a generation: its lowest founder joins you, free.`,
  actions: headline,
};

const KINDS: Readonly<Record<string, string>> = {
  ability: 'Founder abilities',
  timeline: 'Timeline sides',
  action: 'Actions',
  origin: 'Origins',
  rule: 'Rules',
};

const OTHER_CONTENT: Readonly<Record<string, string>> = {
  freeSway: 'Free sway',
  sway: 'Sway',
  ability: 'Ability',
  replace: 'Replace',
  changeCourse: 'Change course',
  mars: 'Mars',
  ringDeployed: 'Ring deployed',
};

/** Who comes: by name, where that is known. */
function replacement({ stack: { undealt, known } }: View): string {
  const [next] = undealt.length === 0 ? known : [];
  return next ? `with ${name(next)}, next in the stack` : 'with the top of the stack';
}

/** An action as a choice to read in a list. */
function actionLine(action: ExoshipAction, view: View): string {
  switch (action.type) {
    case 'sleeper':
      return `${name(action.card)} takes the place of ${name(action.place)} as Rift`;
    case 'freeSway': {
      const first = lowestIn(view, action.generation);
      return `${first ? name(first.id) : 'The last'} of ${GENERATION_WORDS[action.generation].people} joins Rift`;
    }
    case 'sway':
      return `${name(action.by)} sways ${name(action.target)}`;
    case 'ability':
      return `${name(action.by)}: ${ABILITY_LINES[action.by](action.target ? name(action.target) : '', action, view)}`;
    case 'replace':
      return `Replace ${name(action.founder)} ${replacement(view)}`;
    case 'changeCourse':
      return `Change course to ${PLANET_WORDS.axios}: costs the captain${view.captain ? `, ${name(view.captain)}` : ''}`;
    case 'end':
      return view.actionsLeft > 0 && !view.suspicionSkipped
        ? 'End the turn: on to suspicion'
        : 'End the turn';
  }
}

type AbilityLine = (
  target: string,
  action: Extract<ExoshipAction, { type: 'ability' }>,
  view: View,
) => string;

const ABILITY_LINES: Readonly<Record<FounderId, AbilityLine>> = {
  navigator: (_, _action, { timeline, step }) => {
    const next = timeline[step];
    return next
      ? `turn ${TIMELINE_WORDS[next.up].name} over to ${TIMELINE_WORDS[next.down].name}`
      : 'turn the next card';
  },
  physician: (target) => `move ${target} to mid-life`,
  tutor: (_, _action, view) => {
    const target = lowestIn(view, 'young');
    return target ? `sway ${name(target.id)}` : 'sway the lowest-rank young founder';
  },
  quartermaster: (target) => `replace ${target}`,
  fixer: (target) => `discard ${target}`,
  diplomat: (target, _action, view) => {
    const lower = _action.target && belowIn(view, _action.target);
    return `${target} and ${lower ? name(lower.id) : 'the one below'} trade ranks`;
  },
  signaler: (target) => `sway ${target}`,
  saboteur: (target) => `${target}’s arrow counts for nothing this turn`,
  ghost: () => 'never discarded by suspicion',
  recruiter: (_, { to }) => `move to ${to ? GENERATION_WORDS[to].people : 'another generation'}`,
  steward: (target) => `move ${target} one generation older`,
};

function name(id: FounderId): string {
  return `${FOUNDER_WORDS[id].short} (${FOUNDER_WORDS[id].role})`;
}
