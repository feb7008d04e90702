/** What an event would do here and now: its parts with the numbers and places worked out from the base (XW-4). */
import { partsOf } from '../content/events.ts';
import type { HealthId } from '../content/health.ts';
import type { BranchId, EffectId } from '../content/ids.ts';
import type { Destroy, Otherwise, Part, PlaceTokens } from '../content/parts.ts';
import type { Resource } from '../content/resources.ts';
import { type BaseToken, TOKEN_INDEX } from '../content/tokens.ts';
import type { ExoworldFrame } from '../frame.ts';
import { HOME, type State } from '../state.ts';
import { tireable } from '../steps/eventChoices.ts';
import { canTake, spotsFor } from '../steps/parts.ts';
import { canTire, fatigueLeft } from './health.ts';
import { crewOf, currentCrew } from './order.ts';
import { tokensLeft } from './tokens.ts';

export type Impact =
  | { readonly kind: 'lose'; readonly resource: Resource; readonly amount: number }
  | { readonly kind: 'drain'; readonly amount: number }
  /** Tokens on so many of these places; on all of them where nobody chooses. */
  | {
      readonly kind: 'tokens';
      readonly tokens: readonly BaseToken[];
      readonly count: number;
      readonly among: readonly number[];
    }
  /** Tokens that find no place, or of which none is left. */
  | { readonly kind: 'noTokens'; readonly tokens: readonly BaseToken[]; readonly instead?: Impact }
  | { readonly kind: 'destroy'; readonly among: readonly number[] }
  | { readonly kind: 'tire'; readonly count: number; readonly among: readonly number[] }
  | { readonly kind: 'health'; readonly issue: HealthId; readonly crew: number }
  | { readonly kind: 'ban'; readonly transfers: boolean; readonly protocols: boolean }
  | { readonly kind: 'cross' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'mostCards'; readonly count: number }
  | { readonly kind: 'discard'; readonly colour: Resource; readonly who: 'current' | 'any' }
  | {
      readonly kind: 'choose';
      readonly branches: readonly { readonly id: BranchId; readonly impacts: readonly Impact[] }[];
    };

export function impactsOf(s: State, effect: EffectId): Impact[] {
  return impacts(s, partsOf(effect));
}

/** What is still to come of an event that is being carried out; undefined where nothing of it has come yet. */
export function impactsLeft(s: State): Impact[] | undefined {
  if (s.stack.some(({ step }) => step === 'carryOut')) return undefined;
  const frame = s.stack.at(-1);
  const used = frame?.step === 'placing' ? frame.used : [];
  return impacts(s, [...s.stack].reverse().flatMap(awaited), used);
}

/** The parts of an event that a frame stands for. */
function awaited(frame: ExoworldFrame): readonly Part[] {
  switch (frame.step) {
    case 'parts':
      return partsOf(frame.effect, frame.branch).slice(frame.at);
    case 'choosing':
      return partsOf(frame.effect, frame.branch).slice(frame.at, frame.at + 1);
    case 'placing':
    case 'tiring':
      return partsOf(frame.effect, frame.branch)
        .slice(frame.at, frame.at + 1)
        .map((part) =>
          part.do === 'place' || part.do === 'tireOthers' ? { ...part, count: frame.left } : part,
        );
    case 'naming':
      return frame.colour
        ? [{ do: 'discard', colour: frame.colour, who: 'any' }]
        : [{ do: 'mostCards', count: frame.count }];
    case 'discarding':
      return frame.colour ? [{ do: 'discard', colour: frame.colour, who: 'current' }] : [];
    case 'crossing':
      return [{ do: 'cross' }];
    default:
      return [];
  }
}

/** What the parts before have used up: fatigue tokens, and places that can take no other token of this event (XW-4.3). */
interface Before {
  tired: number;
  placed: { readonly count: number; readonly among: readonly number[] }[];
  /** The places that were chosen already for the part that is asked for. */
  used: readonly number[];
}

function impacts(s: State, parts: readonly Part[], used: readonly number[] = []): Impact[] {
  const before: Before = { tired: 0, placed: [], used };
  return parts.map((part) => {
    const impact = impactOf(s, part, before);
    before.used = [];
    if (impact.kind === 'tokens') before.placed.push(impact);
    if (impact.kind === 'tire') before.tired += impact.count;
    return impact;
  });
}

/** How many of these characters there are fatigue tokens for. */
function tired(s: State, crew: readonly number[], count: number, { tired: gone }: Before): Impact {
  const among = s.lockdown ? [] : crew;
  return {
    kind: 'tire',
    count: Math.min(count, among.length, fatigueLeft(s) - gone),
    among,
  };
}

function impactOf(s: State, part: Part, before: Before): Impact {
  switch (part.do) {
    case 'lose':
    case 'drain':
    case 'put':
      return plain(s, part);
    case 'place':
    case 'destroy':
      return spots(s, part, before);
    case 'putEvery':
      return everywhere(
        s,
        part.token,
        s.base.flatMap((_, at) => (part.where(s, at, []) ? [at] : [])),
      );
    case 'tire': {
      // In turn order while there are tokens.
      const order = s.crew.map((_, i) => (s.current + i) % s.crew.length);
      const who = order.filter((i) => canTire(s, crewOf(s, i)) && (part.who === 'every' || i === s.current));
      return tired(s, who.slice(0, fatigueLeft(s)), who.length, before);
    }
    case 'tireOthers':
      return tired(s, tireable(s, []), part.count, before);
    case 'health':
      return { kind: 'health', issue: part.issue, crew: s.current };
    case 'ban':
      return { kind: 'ban', transfers: part.transfers, protocols: part.protocols };
    case 'mostCards':
      return { kind: 'mostCards', count: part.count };
    case 'discard':
      return { kind: 'discard', colour: part.colour, who: part.who };
    case 'choose':
      return {
        kind: 'choose',
        branches: part.branches.map(({ id, parts }) => ({ id, impacts: impacts(s, parts) })),
      };
    case 'cross':
    case 'draw':
      return { kind: part.do };
  }
}

function plain(s: State, part: Otherwise): Impact {
  if (part.do === 'drain') return { kind: 'drain', amount: part.amount };
  if (part.do === 'put') return everywhere(s, part.token, [part.at === 'home' ? HOME : currentCrew(s).at]);
  const amount = Math.max(0, part.amount + (part.more?.(s) ?? 0));
  return { kind: 'lose', resource: part.resource, amount };
}

function everywhere(s: State, token: BaseToken, places: readonly number[]): Impact {
  const t = TOKEN_INDEX[token];
  const among = s.lockdown ? [] : places.filter((at) => canTake(s, at, t)).slice(0, tokensLeft(s, t));
  return among.length > 0
    ? { kind: 'tokens', tokens: [token], count: among.length, among }
    : { kind: 'noTokens', tokens: [token] };
}

function spots(s: State, part: PlaceTokens | Destroy, before: Before): Impact {
  const tokens = part.do === 'place' ? part.tokens : [];
  const spent = tokens.every((token) => tokensLeft(s, TOKEN_INDEX[token]) === 0);
  if (part.do === 'place' && (s.lockdown || spent)) return { kind: 'noTokens', tokens };
  const { count, among } = choicesOf(s, part, before);
  if (count === 0)
    return { kind: 'noTokens', tokens, ...(part.otherwise ? { instead: plain(s, part.otherwise) } : {}) };
  if (part.do === 'destroy') return { kind: 'destroy', among };
  const left = Math.max(...tokens.map((token) => tokensLeft(s, TOKEN_INDEX[token])));
  return { kind: 'tokens', tokens, count: Math.min(count, left), among };
}

/** Where a part can go and how often: which places are next may depend on those before, so they are gone through. */
function choicesOf(
  s: State,
  part: PlaceTokens | Destroy,
  { placed, used: chosen }: Before,
): { count: number; among: number[] } {
  const among: number[] = [];
  const used = [...chosen];
  // Where all places of an earlier part are taken for certain, none is left; elsewhere the player may leave room.
  const full = placed.flatMap((earlier) => (earlier.count === earlier.among.length ? earlier.among : []));
  while (used.length < part.count + chosen.length) {
    const spots = spotsFor(s, part, used).filter((at) => !full.includes(at));
    if (spots[0] === undefined) break;
    among.push(...spots.filter((at) => !among.includes(at)));
    used.push(spots[0]);
  }
  const taken = placed.reduce((sum, earlier) => sum + earlier.count, 0);
  const all = new Set([...among, ...placed.flatMap((earlier) => earlier.among)]).size;
  return { count: Math.min(used.length - chosen.length, all - taken), among: among.sort((a, b) => a - b) };
}
