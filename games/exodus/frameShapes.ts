/** The shapes of the frames on the stack. */
import { fieldsProblem, flag, int, list, maybe, oneOf, type Problem, type Shape } from '#engine';
import { ONCE_KINDS } from './content/advantage.ts';
import { COVERT_KEYS } from './content/covert.ts';
import { MANDATES } from './content/effect.ts';
import { type ArgFrame, BARE_STEPS, LOSS_CAUSES, LOSSES } from './frame.ts';
import { chosen, faction, factions, order, seat } from './shapes.ts';
import { PHASES } from './state.ts';

type Fields = Readonly<Record<string, Shape<unknown>>>;

const system = int(0, 999);
const excess = int(0, 15);
const phase = oneOf(PHASES);
const plan = oneOf(['scout', 'nuke']);

const ARGS: Readonly<Record<ArgFrame['step'], Fields>> = {
  draft: { order: list(seat, { max: 8 }), left: factions },
  tie: { faction, among: list(order, { min: 2, max: 8 }) },
  poll: { phase },
  polled: { phase },
  marker: { faction, issuer: faction },
  foresee: { faction },
  covertLate: { faction },
  covertOrder: { faction, covert: oneOf(COVERT_KEYS) },
  leak: { faction },
  publicOrder: { faction },
  reroll: { faction, result: int(-20, 20), net: int(-30, 30) },
  office: { faction },
  discover: { faction },
  meet: { faction, kind: oneOf(MANDATES) },
  benefit: { faction },
  window: {
    faction,
    kinds: list(oneOf(ONCE_KINDS), { min: 1, max: ONCE_KINDS.length }),
    secret: maybe(int(0, 200)),
  },
  publish: { secret: int(0, 200) },
  successor: { faction, from: maybe(faction) },
  personal: { faction },
  jump: { to: system, hurried: flag() },
  jumpTest: { to: system, hurried: flag() },
  jumped: { to: int(-1, 999), excess },
  push: { plan, to: system },
  pushTest: { plan, to: system },
  loss: { faction, losses: list(oneOf(LOSSES), { min: 1, max: LOSSES.length }), cause: oneOf(LOSS_CAUSES) },
  arrive: { to: system, excess },
  spend: { on: oneOf(['astrometrics', 'convenience']), from: system, system, excess },
  astrometrics: { from: system, excess, spent: excess },
  survey: { system, excess },
  convenience: { system, spent: excess },
  riskRoll: { system },
  engagement: { ambushed: flag() },
};

const FRAMES: ReadonlyMap<unknown, Fields> = new Map<unknown, Fields>([
  ...BARE_STEPS.map((step): [string, Fields] => [step, {}]),
  ...Object.entries(ARGS),
]);

export const frame: Shape<unknown> = {
  problem(value, field): Problem | undefined {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { field, reason: 'must be a step' };
    const { step, ...args } = value as Record<string, unknown>;
    const fields = FRAMES.get(step);
    if (fields === undefined) return { field: `${field}.step`, reason: 'is not a step of this game' };
    return fieldsProblem(args, { ...fields, chosen: maybe(chosen) }, field);
  },
};
