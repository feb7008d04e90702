/** What the twelve protocols do and when (XW-7). Those that need a choice ask for it in a step of their own. */
import type { Objection, Seat } from '#engine';
import { FORESEEN } from '../limits.ts';
import { objection } from '../objections.ts';
import { handOf } from '../rules/cards.ts';
import { lookAtEvents } from '../rules/eventDeck.ts';
import { isApart } from '../rules/health.ts';
import { currentSeat, isSolo, seatsInPlay } from '../rules/order.ts';
import { mayToggle } from '../rules/production.ts';
import { gainEmergency } from '../rules/supplies.ts';
import { isRemovable, tokensLeft } from '../rules/tokens.ts';
import { EMERGENCY_MOST, type G, HOME, type State } from '../state.ts';
import { passingObjection } from '../steps/transfer.ts';
import { isProtocol, type ProtocolId } from './cards.ts';
import { effectOf, isCritical, placesTokens } from './events.ts';
import { BASE_TOKENS, SHUTDOWN } from './tokens.ts';

export interface Protocol {
  /** The windows of XW-7 in which it may be played; 1 is the action phase. */
  readonly windows: readonly (1 | 2 | 3 | 4)[];
  /** What stands against its effect now. */
  check?(s: State, seat: Seat): Objection | undefined;
  play(g: G, seat: Seat): void;
  /** What a bot holds it for, compared with other protocols. */
  readonly bot: { readonly worth: number };
}

const RULE = 'XW-6.2';
const OVERTIME = 2;
const RESERVE = 3;
export const CONVERSION = { costs: 4, gives: 2 } as const;
const PASSED = 3;
const REPAIRED = 2;
const OVERRIDDEN = 2;
const RECOVERED = 2;

const nothing = objection(RULE, 'nothingToDo');

function something(found: boolean): Objection | undefined {
  return found ? undefined : nothing;
}

const emergencyNotFull = (s: State) =>
  s.emergency < EMERGENCY_MOST ? undefined : objection(RULE, 'emergencyFull');

export const PROTOCOLS: Readonly<Record<ProtocolId, Protocol>> = {
  'rapid-fabrication': {
    windows: [1],
    check: (s) => (s.fabrication ? objection(RULE, 'alreadyPlayed') : undefined),
    play(g) {
      g.s.fabrication = true;
    },
    bot: { worth: 1.6 },
  },
  'overtime-order': {
    windows: [1],
    play(g) {
      g.s.bonus += OVERTIME;
    },
    bot: { worth: 1.7 },
  },
  'shared-manifest': {
    windows: [1],
    check: (s) => manifestObjection(s),
    play: (g, by) => g.then({ step: 'manifest', by, left: PASSED }),
    bot: { worth: 0.6 },
  },
  'damage-control': {
    windows: [1],
    check: (s) => something(s.base.some((_, at) => BASE_TOKENS.some((_token, t) => isRemovable(s, at, t)))),
    play: (g, by) => g.then({ step: 'damageControl', by, left: REPAIRED }),
    bot: { worth: 0.9 },
  },
  'strategic-reserve': {
    windows: [1, 4],
    check: emergencyNotFull,
    play: (g) => gainEmergency(g, RESERVE),
    bot: { worth: 1.4 },
  },
  'last-ditch-conversion': {
    windows: [1],
    check: (s) =>
      emergencyNotFull(s) ??
      (s.supply.some((supply) => supply >= CONVERSION.costs) ? undefined : objection(RULE, 'notEnough')),
    play: (g, by) => g.then({ step: 'convert', by }),
    bot: { worth: 0.5 },
  },
  'remote-override': {
    windows: [1],
    check: (s) => something(s.base.some((_, at) => overrideObjection(s, at) === undefined)),
    play: (g, by) => g.then({ step: 'override', by, left: OVERRIDDEN, but: HOME }),
    bot: { worth: 0.5 },
  },
  'archive-recovery': {
    windows: [1],
    check: (s) => something(s.discards.some((card) => !isProtocol(card))),
    play: (g, by) => g.then({ step: 'recover', by, left: RECOVERED }),
    bot: { worth: 1.2 },
  },
  'forecast-model': {
    windows: [2],
    check: (s) => (s.sections.length > 0 ? undefined : objection(RULE, 'noEvents')),
    play(g, by) {
      const count = lookAtEvents(g, by, FORESEEN).length;
      g.then({ step: 'forecast', by, count });
    },
    bot: { worth: 0.8 },
  },
  'stand-down': {
    windows: [3],
    check(s) {
      if (s.drawn === undefined) return nothing;
      return isCritical(s.drawn.event) ? objection(RULE, 'critical') : undefined;
    },
    play(g) {
      const { s } = g;
      if (s.drawn === undefined) return;
      const { event, section } = s.drawn;
      if (s.incommunication) g.reveal();
      // XW-9.2 whoever plays it unread may play it in vain; then everyone has seen why.
      if (isCritical(event)) {
        s.drawn = { event, section, open: true };
        g.tell({ type: 'inVain', event });
        return;
      }
      s.drawn = undefined;
      s.lockdown = false;
      s.eventDiscards.push(event);
      g.tell({ type: 'stoodDown', event });
    },
    bot: { worth: 1.1 },
  },
  'bulkhead-lockdown': {
    windows: [3],
    check: (s) => something(s.drawn !== undefined && !s.lockdown && placesTokens(effectOf(s, s.drawn.event))),
    play(g) {
      g.s.lockdown = true;
    },
    bot: { worth: 0.7 },
  },
  'ration-discipline': {
    windows: [4],
    check: (s) => something(!s.rationing && s.production.some((sum) => sum < 0)),
    play(g) {
      g.s.rationing = true;
    },
    bot: { worth: 1.3 },
  },
};

/** Shared Manifest needs someone with cards who may pass them; alone, the face-up cards stand for others (XW-9.3). */
function manifestObjection(s: State): Objection | undefined {
  if (isSolo(s)) {
    if (isApart(s.crew[s.current])) return objection('XW-10', 'apart');
    return something(s.faceUp.length > 0);
  }
  if (s.noTransfers !== undefined) return objection('XW-10', 'noTransfers');
  return something(seatsInPlay(s).some((from) => canPass(s, from)));
}

/** Whether a player can pass a card to the current one. */
export function canPass(s: State, from: Seat): boolean {
  return passingObjection(s, currentSeat(s), from) === undefined && handOf(s, from).cards.length > 0;
}

/** What stands against shutting down or starting a module by Remote Override. */
export function overrideObjection(s: State, at: number): Objection | undefined {
  const place = s.base[at];
  if (place === undefined) return objection(RULE, 'noPlace');
  if (at === HOME) return objection('XW-R5', 'notModule');
  if (place.tokens[SHUTDOWN] === 0 && tokensLeft(s, SHUTDOWN) === 0)
    return objection(RULE, 'noTokenLeft', { token: 'shutdown' });
  return mayToggle(s, at, SHUTDOWN) ? undefined : objection('XW-5.4', 'limits');
}
