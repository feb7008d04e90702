/** What an event would do here and now: its parts with the numbers and places worked out from the base (XW-4). */
import { type EffectId, partsOf } from './content/events.ts';
import type { HealthId } from './content/health.ts';
import type { BranchId, Destroy, Otherwise, Part, PlaceTokens } from './content/parts.ts';
import type { Resource } from './content/resources.ts';
import { type BaseToken, TOKEN_INDEX } from './content/tokens.ts';
import { canTire } from './health.ts';
import { currentCrew } from './order.ts';
import { HOME, type State } from './state.ts';
import { tireable } from './steps/eventChoices.ts';
import { canTake, isSpot } from './steps/parts.ts';
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

function impacts(s: State, parts: readonly Part[]): Impact[] {
  return parts.map((part) => impactOf(s, part));
}

function impactOf(s: State, part: Part): Impact {
  switch (part.do) {
    case 'lose':
    case 'drain':
    case 'put':
      return plain(s, part);
    case 'place':
    case 'destroy':
      return spots(s, part);
    case 'putEvery':
      return everywhere(
        s,
        part.token,
        s.base.flatMap((_, at) => (part.where(s, at, []) ? [at] : [])),
      );
    case 'tire': {
      const crew = s.crew.flatMap((one, i) =>
        canTire(s, one) && (part.who === 'every' || i === s.current) ? [i] : [],
      );
      return { kind: 'tire', count: crew.length, among: s.lockdown ? [] : crew };
    }
    case 'tireOthers':
      return { kind: 'tire', count: part.count, among: s.lockdown ? [] : tireable(s, []) };
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

function spots(s: State, part: PlaceTokens | Destroy): Impact {
  const tokens = part.do === 'place' ? part.tokens : [];
  const spent = part.do === 'place' && tokens.every((token) => tokensLeft(s, TOKEN_INDEX[token]) === 0);
  if (part.do === 'place' && (s.lockdown || spent)) return { kind: 'noTokens', tokens };
  const { count, among } = choicesOf(s, part);
  if (among.length === 0)
    return { kind: 'noTokens', tokens, ...(part.otherwise ? { instead: plain(s, part.otherwise) } : {}) };
  if (part.do === 'destroy') return { kind: 'destroy', among };
  const left = Math.max(...tokens.map((token) => tokensLeft(s, TOKEN_INDEX[token])));
  return { kind: 'tokens', tokens, count: Math.min(count, left), among };
}

/** Where a part can go and how often: which places are next may depend on those before, so they are gone through. */
function choicesOf(s: State, part: PlaceTokens | Destroy): { count: number; among: number[] } {
  const among: number[] = [];
  const used: number[] = [];
  while (used.length < part.count) {
    const spots = s.base.flatMap((_, at) => (isSpot(s, part, at, used) ? [at] : []));
    if (spots[0] === undefined) break;
    among.push(...spots.filter((at) => !among.includes(at)));
    used.push(spots[0]);
  }
  return { count: used.length, among: among.sort((a, b) => a - b) };
}
