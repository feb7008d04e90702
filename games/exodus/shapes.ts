/** The shapes of everything a state of Exodus holds, for states that come from outside. */
import { either, flag, int, list, maybe, object, oneOf, type Problem, type Shape, text } from '#engine';
import { ONCE_KINDS } from './content/advantage.ts';
import { AGENDA_IDS } from './content/agendas.ts';
import { COVERT_KEYS } from './content/covert.ts';
import { DEEDS } from './content/deeds.ts';
import { MANDATES } from './content/effect.ts';
import { FACTIONS, TRAITS } from './content/factions.ts';
import { ANSWER_IDS } from './content/fleet.ts';
import { ORDER_KEYS } from './content/orders.ts';
import { DISCOVERY_IDS, SECRET_IDS } from './content/secrets.ts';
import { SHIPS } from './content/ships.ts';
import { PRELUDES, speaker, WRITTEN } from './rules/colour.ts';
import { stake } from './rules/stakes.ts';
import { BOND_STATES, PHASES, PLAIN_ITEMS } from './state.ts';

export const MOST_SEATS = 8;
const MANY = 10000;

export const faction = oneOf(FACTIONS);
export const factions = list(faction, { max: FACTIONS.length });
export const count = int(0, MANY);
export const order = oneOf(ORDER_KEYS);
export const intent = oneOf(['none', ...ORDER_KEYS]);
export const seat = int(0, MOST_SEATS - 1);
const secretId = oneOf(SECRET_IDS);

/** An object with some of these keys, each holding the same kind of thing. */
export function some(keys: readonly string[], value: Shape<unknown>): Shape<unknown> {
  return object(Object.fromEntries(keys.map((key) => [key, maybe(value)])));
}

/** An object of named parts, some of them optional. */
function parts(fields: Readonly<Record<string, Shape<unknown>>>): Shape<unknown> {
  return object<Record<string, unknown>>(fields);
}

/** What seats have chosen so far in a secret decision. */
export const chosen: Shape<unknown> = some(
  Array.from({ length: MOST_SEATS }, (_, i) => `${i}`),
  list(
    {
      problem(value, field): Problem | undefined {
        const whole = typeof value === 'object' && value !== null && !Array.isArray(value) && 'type' in value;
        return whole ? undefined : { field, reason: 'must be an action' };
      },
    },
    { max: 20 },
  ),
);

const trait = int(0, 12);
export const traits = object(Object.fromEntries(TRAITS.map((name) => [name, trait])));

const leader = parts({
  given: int(0, 35),
  family: int(0, 35),
  world: int(0, 11),
  look: int(0, 11),
  misses: int(0, 11),
  role: int(-1, 6),
  from: maybe(faction),
  ...WRITTEN,
});

const mandate = parts({ kind: oneOf(MANDATES), since: count, shared: maybe(flag()) });

export const house = parts({
  faction,
  seat: int(-1, MOST_SEATS - 1),
  renown: int(-5, 5),
  pool: int(0, 5),
  held: some(FACTIONS, int(1, 5)),
  progress: int(0, 2),
  office: flag(),
  leader,
  retired: flag(),
  leaderless: count,
  agendas: list(oneOf(AGENDA_IDS), { max: 3 }),
  kept: flag(),
  agendasSeen: list(object({ agenda: int(0, 1), by: faction }), { max: 16 }),
  mandates: list(mandate, { max: MANDATES.length }),
  written: some(FACTIONS, intent),
  ballot: maybe(stake),
  covert: oneOf(COVERT_KEYS),
  masked: flag(),
  marked: count,
  bond: oneOf(BOND_STATES),
  opened: int(0, 2),
  forced: int(0, 100),
  answer: oneOf(['none', 'accept', 'dissent', 'favour', ...FACTIONS]),
  silentIn: count,
  hindered: int(0, 20),
  struck: int(0, 20),
  greased: factions,
  greasing: factions,
  used: list(object({ secret: secretId, once: oneOf(ONCE_KINDS) }), { max: 200 }),
  offer: list(oneOf(DISCOVERY_IDS), { max: 2 }),
  rumour: int(-1, 200),
  deeds: some(DEEDS, count),
});

const roll = int(-3, 3);
const systemIndex = int(0, 999);

export const system = parts({
  links: list(systemIndex, { max: 1000 }),
  visited: flag(),
  reward: maybe(roll),
  choice: maybe(oneOf(['supply', 'might'])),
  convenience: maybe(roll),
  left: int(0, 4),
  completed: count,
  scouted: flag(),
  risk: maybe(roll),
  force: int(0, 3),
  flawed: flag(),
  bearing: flag(),
  sounded: maybe(object({ risk: roll, by: faction })),
});

export const force = object({ size: int(1, 3), lead: int(0, 4), began: int(1, 3), betrayed: flag() });

export const secret = object({
  id: secretId,
  owner: faction,
  knowers: list(object({ faction, aware: factions }), { max: FACTIONS.length }),
  public: flag(),
  void: flag(),
});

export const deck = list(
  parts({
    cards: list(oneOf(DISCOVERY_IDS), { min: 1, max: DISCOVERY_IDS.length }),
    seen: maybe(list(seat, { max: MOST_SEATS })),
  }),
  { max: 20 },
);

const item = either(object({ kind: oneOf(PLAIN_ITEMS) }), object({ kind: oneOf(['vote']), faction, intent }));

export const scene = parts({
  phase: oneOf(PHASES),
  opener: faction,
  respondent: maybe(faction),
  issue: maybe(faction),
  demand: maybe(stake),
  items: list(item, { max: 4 }),
  threat: maybe(int(0, 200)),
  extra: maybe(item),
  denied: maybe(item),
  ship: maybe(oneOf(SHIPS)),
  prelude: maybe(oneOf(PRELUDES)),
  speakers: maybe(some(FACTIONS, speaker)),
  voting: maybe(faction),
  choice: some(FACTIONS, oneOf(['force', 'drop'])),
});

export const pledge = object({ kind: oneOf(['course', 'disposition']), by: faction, to: faction });

export const answers = list(oneOf(ANSWER_IDS), { max: ANSWER_IDS.length });
export const votes = list(oneOf(ANSWER_IDS), { max: ANSWER_IDS.length * MOST_SEATS });

export const tally = some(FACTIONS, list(object({ order, total: count }), { max: MOST_SEATS }));

export const outcome = parts({
  winners: list(seat, { max: MOST_SEATS }),
  reason: oneOf(['colony', 'women', 'supply', 'faith', 'breach', 'exhaustion']),
  rule: text(10),
  points: maybe(list(int(-100, 200), { max: MOST_SEATS })),
  places: maybe(list(int(1, MOST_SEATS), { max: MOST_SEATS })),
});
