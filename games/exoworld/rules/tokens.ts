/** Tokens on the base: putting them down while there are any, and taking them away. */

import { stacks, TOKEN_SUPPLY, tokenAt } from '../content/tokens.ts';
import type { Spot, TokenCause } from '../event.ts';
import type { G, Place, State } from '../state.ts';
import { has, placeOf } from './base.ts';
import { mayToggle, recount } from './production.ts';

/** How many tokens of a kind lie on the base. */
export function tokensLying(s: State, token: number): number {
  let lying = 0;
  for (const { tokens } of s.base) lying += tokens[token] ?? 0;
  return lying;
}

/** How many tokens of a kind are not on the base. */
export function tokensLeft(s: State, token: number): number {
  return (TOKEN_SUPPLY[token] ?? 0) - tokensLying(s, token);
}

/** Whether a place can take such a token, whether or not one is left. */
export function takes(place: Place, token: number): boolean {
  return stacks(token) || !has(place, token);
}

export function putToken(g: G, at: number, token: number, cause: TokenCause): void {
  const place = placeOf(g.s, at);
  place.tokens[token] = (place.tokens[token] ?? 0) + 1;
  const kind = tokenAt(token);
  g.use('token', kind);
  g.tell({ type: 'tokenPut', token: kind, spot: spotOf(place), cause });
  recount(g);
}

export function removeToken(g: G, at: number, token: number, cause: TokenCause): void {
  const place = placeOf(g.s, at);
  place.tokens[token] = (place.tokens[token] ?? 0) - 1;
  g.tell({ type: 'tokenRemoved', token: tokenAt(token), spot: spotOf(place), cause });
  recount(g);
}

/** Whether a player may take this token away: it is there, and production stays on its track (XW-5.4). */
export function isRemovable(s: State, at: number, token: number): boolean {
  return has(placeOf(s, at), token) && mayToggle(s, at, token);
}

export function spotOf({ card, x, y }: Place): Spot {
  return { card, x, y };
}
