/** XD-10.6 What a spent marker does: rewrite an intent, or strike it. */
import type { ActionOf, Seat, Verb } from '#engine';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import type { Intent } from '../content/orders.ts';
import { objection } from '../objections.ts';
import { bitOf, entryOf, held, houseOf } from '../rules/houses.ts';
import { isChoice, pageOf } from '../rules/legalSlips.ts';
import { listsOf } from '../rules/lists.ts';
import { returnMarker } from '../rules/markers.ts';
import type { Exodus, State } from '../state.ts';

/** Whether the issuer has written something for a faction. */
function canStrike(s: State, issuer: FactionId, faction: FactionId): boolean {
  return s.asked.includes(faction) && writtenBy(s, issuer, faction) !== 'none';
}

/** What a faction has written for another. */
const writtenBy = (s: State, writer: FactionId, faction: FactionId): Intent =>
  entryOf(houseOf(s, writer).written, faction) ?? 'none';

/** Whether a marker of this issuer could change anything. */
export function isUseful(s: State, holder: FactionId, issuer: FactionId): boolean {
  const { asked } = s;
  if (asked.includes(holder)) return true;
  for (const one of asked) if (writtenBy(s, issuer, one) !== 'none') return true;
  return false;
}

/** XD-10.4 spendings that have become impossible are skipped and returned. */
export function markerSeat(s: State, faction: FactionId, issuer: FactionId): Seat | undefined {
  const house = houseOf(s, faction);
  if (held(house, issuer) === 0) return undefined;
  return isUseful(s, faction, issuer) ? house.seat : undefined;
}

const NO_REWRITES: readonly ActionOf<Exodus, 'rewrite'>[] = [];

export const rewrite: Verb<Exodus, ActionOf<Exodus, 'rewrite'>> = {
  exact: true,
  options: (s, _seat, frame) =>
    frame.step === 'marker' && s.asked.includes(frame.faction)
      ? pageOf(s, frame.faction).rewrites(writtenBy(s, frame.issuer, frame.faction))
      : NO_REWRITES,
  check(s, { intent }, _seat, frame) {
    if (frame.step !== 'marker') return objection('XD-10.6', 'notNow');
    if (writtenBy(s, frame.issuer, frame.faction) === intent) return objection('XD-10.6', 'sameAsBefore');
    return isChoice(s, frame.faction, intent)
      ? undefined
      : objection('XD-10.6', 'notLegalOrder', { faction: frame.faction });
  },
  do(g, { intent }, _seat, frame) {
    if (frame.step !== 'marker') return;
    houseOf(g.s, frame.issuer).written[frame.faction] = intent;
    g.use('marker', 'rewrite');
    returnMarker(g, frame.faction, frame.issuer);
    g.tell({ type: 'rewritten', by: frame.faction, of: frame.issuer, for: frame.faction, intent });
  },
};

const strikes = listsOf(FACTIONS.map((faction): ActionOf<Exodus, 'strike'> => ({ type: 'strike', faction })));

export const strike: Verb<Exodus, ActionOf<Exodus, 'strike'>> = {
  exact: true,
  options(s, _seat, frame) {
    let bits = 0;
    if (frame.step === 'marker')
      for (const faction of s.asked)
        if (writtenBy(s, frame.issuer, faction) !== 'none') bits |= bitOf(faction);
    return strikes(bits);
  },
  check(s, { faction }, _seat, frame) {
    if (frame.step !== 'marker') return objection('XD-10.6', 'notNow');
    return canStrike(s, frame.issuer, faction)
      ? undefined
      : objection('XD-10.6', 'nothingWritten', { faction });
  },
  do(g, { faction }, _seat, frame) {
    if (frame.step !== 'marker') return;
    houseOf(g.s, frame.issuer).written[faction] = 'none';
    g.use('marker', 'strike');
    returnMarker(g, frame.faction, frame.issuer);
    g.tell({ type: 'rewritten', by: frame.faction, of: frame.issuer, for: faction, intent: 'none' });
  },
};
