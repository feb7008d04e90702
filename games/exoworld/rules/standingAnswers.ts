/**
 * XW-7 Standing answers: whether a seat is asked about a protocol in another's moment. By default only when it matters,
 * so that nobody is asked three times a turn; never in silence where declining would lose the colony.
 */
import { type Advance, type FixedType, type FrameOf, maybe, oneOf, type Seat, some } from '#engine';
import type { ExoworldAction } from '../action.ts';
import { PROTOCOL_IDS, type ProtocolId } from '../content/cards.ts';
import { effectOf } from '../content/events.ts';
import { RESOURCES } from '../content/resources.ts';
import { EMERGENCY } from '../content/tokens.ts';
import type { Exoworld, State } from '../state.ts';
import { type Impact, impactsOf } from './impact.ts';
import { currentSeat } from './order.ts';
import { shown } from './production.ts';
import { tokensLying } from './tokens.ts';

export const ANSWERS = ['matters', 'always', 'never'] as const;
export type StandingAnswer = (typeof ANSWERS)[number];

const FIELDS = { protocols: maybe(some(PROTOCOL_IDS, oneOf(ANSWERS))) };
export interface ProtocolAnswers extends FixedType<typeof FIELDS> {}

/** So many units make a difference: of an event, and of an update. */
const EVENT_UNITS = 3;
const UPDATE_UNITS = 4;

interface Harm {
  readonly units: number;
  readonly emergency: number;
  /** A module would be destroyed, or not work. */
  readonly module: boolean;
}

const NO_HARM: Harm = { units: 0, emergency: 0, module: false };

function answer(
  s: State,
  seat: Seat,
  legal: readonly ExoworldAction[],
  { protocols = {} }: ProtocolAnswers,
): ExoworldAction | undefined {
  const frame = s.stack[s.stack.length - 1];
  // XW-9.2 where hands are secret, an answer at once would tell of them.
  if (frame?.step !== 'respond' || s.incommunication) return undefined;
  const harm = harmOf(s, frame);
  if (harm.emergency >= s.emergency) return undefined;
  const matters = mattersIn(s, seat, frame, harm);
  const asks = legal.some((action) => {
    if (action.type !== 'protocol') return false;
    const settled = standingOf({ protocols }, action.card);
    return settled === 'always' || (settled === 'matters' && matters);
  });
  return asks ? undefined : legal.find(({ type }) => type === 'decline');
}

function mattersIn(s: State, seat: Seat, { window }: FrameOf<Exoworld, 'respond'>, harm: Harm): boolean {
  // Before the event nothing is known: it is offered to who ends the turn.
  if (window === 2) return seat === currentSeat(s);
  return harm.emergency > 0 || harm.module || harm.units >= (window === 3 ? EVENT_UNITS : UPDATE_UNITS);
}

function harmOf(s: State, { window }: FrameOf<Exoworld, 'respond'>): Harm {
  if (window === 4) return updateHarm(s);
  if (s.drawn === undefined) return NO_HARM;
  return together(impactsOf(s, effectOf(s, s.drawn.event)).map((impact) => impactHarm(s, impact)));
}

/** XW-5.1 what the productions take, XW-5.2 what leaks and emergency tokens do. */
function updateHarm(s: State): Harm {
  const ways = s.production.map((sum, r) => {
    const change = s.rationing ? Math.max(0, shown(sum)) : shown(sum);
    const supply = (s.supply[r] ?? 0) + change;
    const leaks = tokensLying(s, r);
    return {
      units: Math.max(0, -change) + leaks,
      short: Math.max(0, -supply) + Math.max(0, leaks - Math.max(0, supply)),
    };
  });
  return {
    units: ways.reduce((sum, { units }) => sum + units, 0),
    emergency: ways.reduce((sum, { short }) => sum + short, 0) + tokensLying(s, EMERGENCY),
    module: false,
  };
}

function impactHarm(s: State, impact: Impact): Harm {
  switch (impact.kind) {
    case 'lose': {
      const supply = s.supply[RESOURCES.indexOf(impact.resource)] ?? 0;
      return { units: impact.amount, emergency: Math.max(0, impact.amount - supply), module: false };
    }
    case 'drain':
      return { ...NO_HARM, emergency: impact.amount };
    case 'tokens':
      return { ...NO_HARM, module: impact.among.length > 0 };
    case 'noTokens':
      return impact.instead ? impactHarm(s, impact.instead) : NO_HARM;
    case 'destroy':
      return { ...NO_HARM, module: impact.among.length > 0 };
    case 'choose':
      // The worst of them: whoever chooses may have no better one.
      return impact.branches
        .map(({ impacts }) => together(impacts.map((one) => impactHarm(s, one))))
        .reduce(worse, NO_HARM);
    default:
      return NO_HARM;
  }
}

function together(harms: readonly Harm[]): Harm {
  return harms.reduce(
    (sum, { units, emergency, module }) => ({
      units: sum.units + units,
      emergency: sum.emergency + emergency,
      module: sum.module || module,
    }),
    NO_HARM,
  );
}

function worse(a: Harm, b: Harm): Harm {
  return {
    units: Math.max(a.units, b.units),
    emergency: Math.max(a.emergency, b.emergency),
    module: a.module || b.module,
  };
}

export const advance: Advance<Exoworld> = { fields: FIELDS, unasked: true, answer };

/** What was settled about a protocol. */
export function standingOf(given: ProtocolAnswers, card: ProtocolId): StandingAnswer {
  return given.protocols?.[card] ?? 'matters';
}

export function withStanding(
  given: ProtocolAnswers,
  card: ProtocolId,
  answer: StandingAnswer,
): Record<string, unknown> {
  return { ...given, protocols: { ...given.protocols, [card]: answer } };
}
