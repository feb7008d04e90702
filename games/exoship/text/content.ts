/** Names and card texts of Exoship, in English. */
import type { Arrow, FounderId } from '../content/founders.ts';
import type { TimelineSideId } from '../content/ids.ts';
import type { Generation, Side, State } from '../state.ts';

interface FounderWords {
  /** Whole name, as on the card. */
  readonly name: string;
  /** As the log speaks of them. */
  readonly short: string;
  readonly role: string;
  readonly ability: string;
  /** A few words for small cards. */
  readonly abilityShort: string;
}

export const FOUNDER_WORDS: Readonly<Record<FounderId, FounderWords>> = {
  navigator: {
    name: 'Inés Barragán',
    short: 'Inés',
    role: 'navigator',
    ability: 'Turn the next timeline card over.',
    abilityShort: 'Turn next card',
  },
  physician: {
    name: 'Tomasz Adeyemi',
    short: 'Tomasz',
    role: 'physician',
    ability: 'Move a Rift elder to mid-life.',
    abilityShort: 'Rift elder → mid-life',
  },
  tutor: {
    name: 'Mirela Quist',
    short: 'Mirela',
    role: 'tutor',
    ability: 'Sway the lowest-rank young founder if they are Directorate.',
    abilityShort: 'Sway lowest young',
  },
  quartermaster: {
    name: 'Bao Lindqvist',
    short: 'Bao',
    role: 'quartermaster',
    ability: 'Replace a Directorate founder.',
    abilityShort: 'Replace Directorate',
  },
  fixer: {
    name: 'Sunniva Rao',
    short: 'Sunniva',
    role: 'fixer',
    ability: 'Discard a Directorate founder in any of the eight cells around this one.',
    abilityShort: 'Discard adjacent',
  },
  diplomat: {
    name: 'Emre Castellanos',
    short: 'Emre',
    role: 'diplomat',
    ability: 'Two founders next to each other in the same generation trade ranks.',
    abilityShort: 'Trade two ranks',
  },
  signaler: {
    name: 'Ayo Petrescu',
    short: 'Ayo',
    role: 'signal officer',
    ability: 'Sway a Directorate founder of the same rank as this one.',
    abilityShort: 'Sway same rank',
  },
  saboteur: {
    name: 'Lucía Farrow',
    short: 'Lucía',
    role: 'systems saboteur',
    ability: 'Choose a Directorate founder: in this turn’s suspicion phase their arrow counts for nothing.',
    abilityShort: 'Blind an arrow',
  },
  ghost: {
    name: 'Kwame Ferrante',
    short: 'Kwame',
    role: 'unlisted',
    ability: 'Passive: never discarded by suspicion.',
    abilityShort: 'Immune to suspicion',
  },
  recruiter: {
    name: 'Hana Oyelaran',
    short: 'Hana',
    role: 'recruiter',
    ability: 'Move this founder to another generation.',
    abilityShort: 'Change generation',
  },
  steward: {
    name: 'Dmitri Salazar',
    short: 'Dmitri',
    role: 'steward',
    ability: 'Move a Rift founder one generation older.',
    abilityShort: 'Rift founder → older',
  },
};

interface TimelineWords {
  readonly name: string;
  readonly text: string;
  /** What it does, in a few words. */
  readonly brief: string;
}

export const TIMELINE_WORDS: Readonly<Record<TimelineSideId, TimelineWords>> = {
  'loyalty-oath': {
    name: 'Loyalty Oath',
    text: 'With four or more Rift founders, the youngest of them (lowest rank) turns back.',
    brief: 'Of four or more Rift founders, one turns back',
  },
  'quiet-years': {
    name: 'Quiet Years',
    text: 'You have one more action this turn.',
    brief: 'One more action this turn',
  },
  'crew-rotation': {
    name: 'Crew Rotation',
    text: 'Replace the rank-1 founder of each generation, elder to young.',
    brief: 'The first of each generation are replaced',
  },
  blight: {
    name: 'Blight',
    text: 'Discard the lowest-rank young founder.',
    brief: 'The lowest of the young is lost',
  },
  'promotion-board': {
    name: 'Promotion Board',
    text: 'Move the rank-1 mid-life founder to the elders.',
    brief: 'The first of mid-life joins the elders',
  },
  'purge-drill': {
    name: 'Purge Drill',
    text: 'Carry out a suspicion phase now.',
    brief: 'Suspicion comes at once',
  },
  blackout: {
    name: 'Blackout',
    text: 'You have one action fewer this turn; skip its suspicion phase.',
    brief: 'One action fewer, and no suspicion this turn',
  },
  'birth-boom': {
    name: 'Birth Boom',
    text: 'The top card of the stack joins the young generation, Directorate side up.',
    brief: 'One more is born, as Directorate',
  },
};

export const GENERATION_WORDS: Readonly<Record<Generation, { name: string; people: string }>> = {
  elder: { name: 'Elder', people: 'the elders' },
  midlife: { name: 'Mid-life', people: 'mid-life' },
  young: { name: 'Young', people: 'the young' },
};

export const SIDE_WORDS: Readonly<Record<Side, string>> = { rift: 'Rift', directorate: 'Directorate' };

export const ARROW_WORDS: Readonly<Record<Arrow, string>> = {
  n: 'up',
  ne: 'up towards young',
  e: 'towards young',
  se: 'down towards young',
  s: 'down',
  sw: 'down towards elder',
  w: 'towards elder',
  nw: 'up towards elder',
};

export const ARROW_SIGNS: Readonly<Record<Arrow, string>> = {
  n: '↑',
  ne: '↗',
  e: '→',
  se: '↘',
  s: '↓',
  sw: '↙',
  w: '←',
  nw: '↖',
};

export const PLANET_WORDS: Readonly<Record<State['origin'] | State['destination'], string>> = {
  earth: 'Earth',
  mars: 'Mars',
  mariposa: 'Mariposa',
  axios: 'Axios',
};

/** XS-7.5 the scale of success, best first. */
export const SCALE = [
  { from: 9, title: 'Rift utopia' },
  { from: 7, title: 'We are as the tide' },
  { from: 6, title: 'That was too close' },
  { from: 5, title: 'Betrayed at the last moment' },
  { from: 0, title: 'The Directorate erases Rift from history' },
] as const;

export function rating(points: number): string {
  return (SCALE.find(({ from }) => points >= from) ?? SCALE[4]).title;
}
