/** The shape of a state of Exoworld Survival, field by field: for states that come from outside. */
import { fieldsProblem, flag, int, list, maybe, object, oneOf, type Problem, type Shape } from '#engine';
import { CARD_IDS } from './content/cards.ts';
import { CHARACTER_IDS } from './content/characters.ts';
import { EFFECT_IDS, EVENT_IDS } from './content/events.ts';
import { HEALTH_IDS } from './content/health.ts';
import { MODULE_IDS } from './content/modules.ts';
import { BRANCH_IDS } from './content/parts.ts';
import { RESOURCES } from './content/resources.ts';
import { SCENARIO_IDS } from './content/scenarios.ts';
import { PLACE, SEAT } from './rules/actionTable.ts';
import { MOST_PLACES } from './rules/base.ts';
import { EVERYONE, type ExoworldFrame, WINDOWS } from './state.ts';

type AnyFields = Readonly<Record<string, Shape<unknown>>>;

const card = oneOf(CARD_IDS);
const cards = list(card, { max: 46 });
const events = list(oneOf(EVENT_IDS), { max: 50 });
const characters = list(oneOf(CHARACTER_IDS), { max: 12 });
const seat = SEAT;
const seats = list(seat, { max: 5 });
const resource = oneOf(RESOURCES);
const sums = list(int(-100, 100), { min: 4, max: 4 });
const supplies = list(int(0, 20), { min: 4, max: 4 });
const space = int(-30, 30);
const place = PLACE;
const seen = int(0, EVERYONE);
const count = int(0, 1000);
const anything: Shape<unknown> = { problem: () => undefined };

const seenBy: Shape<unknown> = {
  problem: (value, field) => (value === 'all' ? undefined : seats.problem(value, field)),
};

/** An object with these fields and no others. */
function record(fields: AnyFields): Shape<unknown> {
  return {
    problem(value, field) {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { field, reason: 'must be an object' };
      return fieldsProblem(value as Record<string, unknown>, fields, field);
    },
  };
}

function pileOf(inside: Shape<unknown>): Shape<unknown> {
  return list(record({ cards: inside, seen: maybe(seenBy) }), { max: 50 });
}

const chosen = record(
  Object.fromEntries(
    Array.from({ length: 5 }, (_, i) => [
      i,
      maybe(list(object({ type: oneOf(['cross']), card }), { max: 1 })),
    ]),
  ),
);

const parts: AnyFields = { effect: oneOf(EFFECT_IDS), branch: maybe(oneOf(BRANCH_IDS)), at: int(0, 9) };
const left = int(1, 3);
const used = list(place, { max: 5 });
const by = seat;

/** The arguments of every step. */
const FRAMES: Readonly<Record<ExoworldFrame['step'], AnyFields>> = {
  setUp: {},
  characters: {},
  companions: {},
  deal: {},
  startOfTurn: {},
  actions: {},
  pay: {},
  consent: {},
  survey: {},
  sorting: {},
  alsoRepair: { place },
  sealing: { left, first: maybe(place) },
  manifest: { by, left },
  passOn: { from: seat, to: seat },
  damageControl: { by, left },
  convert: { by },
  override: { by, left, but: place },
  recover: { by, left },
  forecast: { by, count: int(1, 3) },
  window: { window: oneOf(WINDOWS), asked: int(0, 5) },
  respond: { window: oneOf(WINDOWS), asked: int(0, 5), seat },
  drawEvent: {},
  carryOut: {},
  parts,
  placing: { ...parts, left, used },
  tiring: { ...parts, left, used },
  choosing: parts,
  naming: { colour: maybe(resource), count: int(1, 2) },
  discarding: { seat, colour: maybe(resource), left },
  crossing: { chosen: maybe(chosen) },
  passLeft: {},
  eventDone: {},
  update: {},
  handLimits: {},
  endOfTurn: {},
};

const step = oneOf(Object.keys(FRAMES));
const frame: Shape<unknown> = {
  problem(value, field) {
    const name = typeof value === 'object' && value !== null && 'step' in value ? value.step : undefined;
    const unknown = step.problem(name, `${field}.step`);
    if (unknown) return unknown;
    return record({ step, ...FRAMES[name as ExoworldFrame['step']] }).problem(value, field);
  },
};

const FIELDS: AnyFields = {
  stack: list(frame, { max: 40 }),
  seats: int(1, 5),
  draws: int(0, Number.MAX_SAFE_INTEGER),
  outcome: maybe(record({ winners: seats, reason: oneOf(['won', 'lost']), rule: oneOf(['XW-8.1']) })),
  scenario: oneOf(SCENARIO_IDS),
  critical: flag(),
  incommunication: flag(),
  first: int(0, 5),
  production: sums,
  supply: supplies,
  emergency: int(0, 10),
  base: list(
    record({
      card: oneOf(['home', ...MODULE_IDS]),
      x: space,
      y: space,
      tokens: list(int(0, 4), { min: 8, max: 8 }),
    }),
    { min: 1, max: MOST_PLACES },
  ),
  crew: list(
    record({
      id: oneOf(CHARACTER_IDS),
      seat,
      at: place,
      fatigue: int(0, 2),
      health: list(oneOf(HEALTH_IDS), { max: 6 }),
      away: flag(),
    }),
    { max: 5 },
  ),
  hands: list(record({ cards, seen: list(seen, { max: 46 }) }), { min: 1, max: 5 }),
  offers: list(characters, { max: 5 }),
  spare: characters,
  deck: pileOf(cards),
  faceUp: list(card, { max: 4 }),
  discards: cards,
  out: cards,
  aside: cards,
  reshuffled: flag(),
  events: pileOf(events),
  sections: list(int(1, 5), { max: 25 }),
  drawn: maybe(record({ event: oneOf(EVENT_IDS), section: int(1, 5), open: maybe(flag()) })),
  eventDiscards: events,
  eventsOut: events,
  current: int(0, 4),
  turn: count,
  spent: count,
  bonus: count,
  chores: count,
  skillUsed: flag(),
  fresh: flag(),
  fabrication: flag(),
  lockdown: flag(),
  rationing: flag(),
  played: cards,
  refusedBy: list(record({ seat, offered: flag(), what: oneOf(['protocol', ...RESOURCES, ...CARD_IDS]) }), {
    max: 500,
  }),
  said: list(record({ seat, what: oneOf(['have', 'need']), colour: resource }), { max: 40 }),
  site: maybe(
    record({
      module: oneOf(MODULE_IDS),
      x: space,
      y: space,
      due: list(resource, { min: 1, max: 4 }),
      waived: int(0, 2),
    }),
  ),
  offer: maybe(
    record({
      kind: oneOf(['give', 'take', 'request']),
      from: seat,
      to: seat,
      card: maybe(card),
      seen,
      colour: oneOf(['protocol', ...RESOURCES]),
      skill: flag(),
    }),
  ),
  noTransfers: maybe(seat),
  noProtocols: maybe(seat),
  placed: maybe(list(place, { min: 1, max: MOST_PLACES })),
  passing: list(anything, { max: 0 }),
};

export function shapeProblem(state: unknown): Problem | undefined {
  return record(FIELDS).problem(state, 'state');
}
