/** A policy for the coverage games: sensible play with a theme for each match, so that rare corners are visited. */
import { pick, type Random, type Seat } from '#engine';
import type { ExodusAction } from '../action.ts';
import { sense } from '../bot/index.ts';
import type { State } from '../state.ts';

type Wish = (s: State, action: ExodusAction) => boolean;

const LOUD: Wish = (s, action) =>
  action.type === 'foresee' ||
  (action.type === 'covert' && action.order === 'leak') ||
  (action.type === 'leak' && action.to === 'public' && s.cycle > 1) ||
  (action.type === 'intent' && OFFICES.includes(action.intent));

const OFFICES: readonly string[] = [
  'church-coronation',
  'gov-swear-in',
  'mil-promote',
  'net-root',
  'res-director',
  'und-crown',
  'sec-marshal',
  'opp-tribune',
];

const LABS: readonly string[] = ['res-research', 'net-research'];

/** A landfall or a course that all Keepers want alike. */
const ballots =
  (...plans: readonly string[]): Wish =>
  (_s, action) =>
    action.type === 'ballot' &&
    plans.some((plan) => action.stake === plan || action.stake.startsWith(`${plan}@`));

const both =
  (...wishes: readonly Wish[]): Wish =>
  (s, action) =>
    wishes.some((wish) => wish(s, action));

const secrets: Wish = (_s, action) =>
  (action.type === 'intent' && LABS.includes(action.intent)) ||
  (action.type === 'covert' && action.order === 'leak') ||
  (action.type === 'leak' && action.to === 'public');

/** What is wished for, first things first, by theme. */
const THEMES: readonly Wish[] = [
  () => false,
  () => false,
  LOUD,
  secrets,
  both(ballots('nuke', 'scout', 'leave'), (_s, action) => action.type === 'swap' && action.yes),
  ballots('flawed'),
  both(ballots('dawn'), (_s, action) => action.type === 'swap' && action.yes),
  ballots('wait'),
  // Anything goes, as long as somebody writes something.
  (_s, action) => action.type === 'intent' && action.intent !== 'none',
  // Dig in and harvest.
  (s, action) =>
    s.systems[s.here]?.left !== 0 &&
    ((action.type === 'intent' && action.intent === 'harvest' && action.for !== 'church') ||
      (action.type === 'ballot' && action.stake === 'stay')),
];

const DOSSIER: readonly ExodusAction['type'][] = [
  'returnAgenda',
  'institutional',
  'personal',
  'office',
  'discover',
];

export function explore(
  s: Readonly<State>,
  seat: Seat,
  actions: readonly ExodusAction[],
  random: Random,
): ExodusAction {
  const [first] = actions;
  // Dossiers are as different as can be; answers carry if all give the same.
  if (first?.type === 'answer') return actions[(s.houses[0]?.leader.given ?? 0) % 3] ?? first;
  if (first !== undefined && DOSSIER.includes(first.type)) return pick(actions, random);
  const chance = random.int(100);
  if (chance < 8) return pick(actions, random);
  // A theme for each match: the name of a leader is as good as any other die.
  const theme = THEMES[(s.houses[0]?.leader.family ?? 0) % THEMES.length];
  if (theme !== undefined && chance < 90) {
    const wished = actions.filter((action) => theme(s, action));
    const ballot = wished[0]?.type === 'ballot';
    if (wished.length > 0) return ballot ? (wished[0] ?? pick(wished, random)) : pick(wished, random);
  }
  return sense.rollout(s, seat, actions, random);
}
