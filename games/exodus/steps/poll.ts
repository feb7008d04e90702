/** XD-10.4 to XD-10.6 The poll: accept, dissent, or spend a marker; and whose scene is played. Also XD-6.3, XD-7.2, XD-15.4. */
import { type ActionOf, byId, nth, type Seat, type Verb } from '#engine';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import { PHASES, type Phase } from '../content/plans.ts';
import type { ExodusFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import {
  bitOf,
  count,
  find,
  held,
  holdsAny,
  houseAt,
  ofFactions,
  orderOf,
  seatsIn,
} from '../rules/houses.ts';
import { listsOf } from '../rules/lists.ts';
import { giveMarker } from '../rules/markers.ts';
import { usableOnce, useOnce } from '../rules/secrets.ts';
import type { Exodus, G, House, State } from '../state.ts';
import { isUseful } from './marker.ts';

/** XD-10.5, XD-6.3, XD-7.2, XD-15.4 a seat has so many scenes to open in a phase; under pursuit they cost Lead. */
export function mayDissent(s: State, house: House, phase: Phase): boolean {
  if (phase === 'resolve') {
    return house.opened < (s.options.brisk ? 1 : 2) && house.silentIn !== s.cycle && s.asked.length > 0;
  }
  if (phase === 'disposition' && s.force !== undefined && s.force.lead === 0) return false;
  return house.opened < 1;
}

/** Only seats that can do more than accept are asked; all of it is public knowledge. */
export function polledSeats(s: State, phase: Phase): readonly Seat[] {
  const { houses } = s;
  let asked = 0;
  for (const house of houses) {
    if (isPolled(s, house, phase)) asked |= 1 << house.seat;
  }
  return seatsIn(asked);
}

const isPolled = (s: State, house: House, phase: Phase): boolean =>
  mayDissent(s, house, phase) || (phase === 'resolve' && holdsAny(house));

const phaseOf = (frame: Exodus['frame']): Phase => (frame.step === 'poll' ? frame.phase : 'resolve');

const ACCEPT: readonly ActionOf<Exodus, 'accept'>[] = [{ type: 'accept' }];

export const accept: Verb<Exodus, ActionOf<Exodus, 'accept'>> = {
  exact: true,
  options: () => ACCEPT,
  check: () => undefined,
  do(g, _action, seat) {
    houseAt(g.s, seat).answer = 'accept';
  },
};

const DISSENT: readonly ActionOf<Exodus, 'dissent'>[] = [{ type: 'dissent' }];
const NO_DISSENT: readonly ActionOf<Exodus, 'dissent'>[] = [];

export const dissent: Verb<Exodus, ActionOf<Exodus, 'dissent'>> = {
  exact: true,
  options: (s, seat, frame) => (mayDissent(s, houseAt(s, seat), phaseOf(frame)) ? DISSENT : NO_DISSENT),
  check: (s, _action, seat, frame) =>
    mayDissent(s, houseAt(s, seat), phaseOf(frame)) ? undefined : objection('XD-10.5', 'mayNotDissent'),
  do(g, _action, seat) {
    houseAt(g.s, seat).answer = 'dissent';
  },
};

const spendings = listsOf(FACTIONS.map((issuer): ActionOf<Exodus, 'spend'> => ({ type: 'spend', issuer })));

/** The issuers of markers that could be spent now, a bit for each. */
function spendable(s: State, house: House, phase: Phase): number {
  if (phase !== 'resolve' || !holdsAny(house)) return 0;
  let bits = 0;
  for (const { faction } of s.houses)
    if (held(house, faction) > 0 && isUseful(s, house.faction, faction)) bits |= bitOf(faction);
  return bits;
}

export const spend: Verb<Exodus, ActionOf<Exodus, 'spend'>> = {
  exact: true,
  options: (s, seat, frame) => spendings(spendable(s, houseAt(s, seat), phaseOf(frame))),
  check(s, { issuer }, seat, frame) {
    if (phaseOf(frame) !== 'resolve') return objection('XD-10.6', 'resolveOnly');
    const house = houseAt(s, seat);
    if (held(house, issuer) === 0) return objection('XD-10.6', 'noMarker', { faction: issuer });
    return isUseful(s, house.faction, issuer)
      ? undefined
      : objection('XD-10.6', 'nothingWritten', { faction: issuer });
  },
  do(g, { issuer }, seat) {
    houseAt(g.s, seat).answer = issuer;
  },
};

const favours = listsOf(FACTIONS.map((from): ActionOf<Exodus, 'favour'> => ({ type: 'favour', from })));

/** In the poll of the resolve phase, or in a window of those who are not polled. */
const isFavourTime = (frame: ExodusFrame): boolean =>
  frame.step === 'poll'
    ? frame.phase === 'resolve'
    : frame.step === 'window' && frame.kinds.includes('favour');

/** The factions a marker could be taken from, a bit for each. */
function favoured(s: State, faction: FactionId): number {
  if (usableOnce(s, faction, 'favour') === undefined) return 0;
  let bits = 0;
  for (const giver of s.houses) if (giver.faction !== faction && giver.pool > 0) bits |= bitOf(giver.faction);
  return bits;
}

/** XD-18.7 favour: take a marker from a named faction. */
export const favour: Verb<Exodus, ActionOf<Exodus, 'favour'>> = {
  exact: true,
  options: (s, seat, frame) => favours(isFavourTime(frame) ? favoured(s, houseAt(s, seat).faction) : 0),
  check(s, { from }, seat, frame) {
    if (!isFavourTime(frame)) return objection('XD-18.7', 'notNow');
    const { faction } = houseAt(s, seat);
    if (usableOnce(s, faction, 'favour') === undefined) return objection('XD-18.7', 'nothingToUse');
    if (from === faction) return objection('XD-18.7', 'ownFaction');
    const giver = find(s, from);
    if (giver === undefined) return objection('XD-18.7', 'notInPlay', { faction: from });
    return giver.pool > 0 ? undefined : objection('XD-10.7', 'poolEmpty', { faction: from });
  },
  do(g, { from }, seat, frame) {
    const house = houseAt(g.s, seat);
    if (frame.step === 'poll') house.answer = 'favour';
    useOnce(g, house.faction, 'favour');
    giveMarker(g, from, house.faction);
  },
};

/**
 * XD-18.7 Whoever can neither dissent nor spend a marker is not polled, but may still call in a favour: in a window that
 * nobody else sees, since who is polled must not tell who knows what.
 */
export function favourWindows(g: G): void {
  const { s } = g;
  for (let i = s.houses.length - 1; i >= 0; i--) {
    const house = nth(s.houses, i);
    if (!isPolled(s, house, 'resolve') && favoured(s, house.faction) > 0)
      g.then({ step: 'window', faction: house.faction, kinds: FAVOUR });
  }
}
const FAVOUR = ['favour'] as const;

/** XD-10.4 markers come before scenes: they may settle what a scene would be about. */
export function polled(g: G, phase: Phase): void {
  const { s } = g;
  const opener = nextOpener(s);
  const spent: ExodusFrame[] = [];
  let inFavour = false;
  for (const { faction, answer } of s.houses) {
    if (answer === 'favour') inFavour = true;
    else if (answer !== 'none' && answer !== 'accept' && answer !== 'dissent')
      spent.push({ step: 'marker', faction, issuer: answer });
  }
  const quiet = opener === undefined && spent.length === 0 && !inFavour;
  if (!quiet && g.events !== undefined)
    g.tell({ type: 'polled', answers: s.houses.map(({ faction, answer }) => ({ faction, answer })) });
  for (const house of s.houses) house.answer = 'none';
  if (quiet) return;
  // XD-10.5, R27 an announced scene is dissent, also where a marker or a favour comes first
  if (phase === 'resolve' && opener !== undefined) s.dissented = true;
  const { poll, polled: count } = AGAIN[phase];
  g.then(poll, count);
  if (spent.length > 0 || inFavour) {
    g.then(...spent, 'recount');
    return;
  }
  if (opener === undefined) throw new Error('nobody dissents');
  openScene(g, opener, phase);
  if (phase === 'resolve') g.then('sceneIssue', 'sceneEnd', 'recount');
  else g.then('sceneRespondent', 'sceneEnd');
}

/** The poll is repeated until nobody speaks up. */
const AGAIN = byId(PHASES, (phase): { readonly poll: ExodusFrame; readonly polled: ExodusFrame } => ({
  poll: { step: 'poll', phase },
  polled: { step: 'polled', phase },
}));

/** Of those who dissent: fewest scenes first; then faction order, starting after the last opener. */
function nextOpener(s: State): House | undefined {
  const last = s.lastOpener === undefined ? -1 : orderOf(s.lastOpener);
  let next: House | undefined;
  for (const house of s.houses) {
    if (house.answer !== 'dissent') continue;
    if (next === undefined || house.opened < next.opened) next = house;
    else if (house.opened > next.opened) continue;
    else if (orderOf(house.faction) > last && orderOf(next.faction) <= last) next = house;
  }
  return next;
}

function openScene(g: G, house: House, phase: Phase): void {
  const { s } = g;
  house.opened++;
  count(house, 'scenes');
  s.lastOpener = house.faction;
  s.scene = {
    phase,
    opener: house.faction,
    respondent: undefined,
    issue: undefined,
    demand: undefined,
    items: [],
    threat: undefined,
    extra: undefined,
    voting: undefined,
    choice: ofFactions(),
  };
  // R23 arguing costs time
  if (phase === 'disposition' && s.force !== undefined) s.force.lead = Math.max(0, s.force.lead - 1);
  g.tell({ type: 'sceneOpened', by: house.faction, phase });
}

/** A new phase of polls: everyone may open scenes again. */
export function newPhase(s: State): void {
  s.lastOpener = undefined;
  for (const house of s.houses) {
    house.opened = 0;
    house.forced = 0;
    house.answer = 'none';
  }
}
