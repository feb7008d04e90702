/** XD-10.4 to XD-10.6 The poll: accept, dissent, or spend a marker; and whose scene is played. Also XD-6.3, XD-7.2, XD-15.4. */
import { oneOf, type Seat, type Verb } from '#engine';
import type { ExodusAction } from '../action.ts';
import { isUnanimous } from '../ballots.ts';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import { type Intent, ORDER_KEYS } from '../content/orders.ts';
import { count, find, held, heldInAll, houseAt, houseOf, orderOf } from '../houses.ts';
import { giveMarker, returnMarker } from '../markers.ts';
import { objection } from '../objections.ts';
import { choicesFor, isChoice } from '../orders.ts';
import { usableOnce, useOnce } from '../secrets.ts';
import type { Exodus, G, House, Phase, State } from '../state.ts';

type Of<T extends ExodusAction['type']> = Extract<ExodusAction, { type: T }>;

/** XD-10.5, XD-6.3, XD-7.2, XD-15.4 */
export function mayDissent(s: State, house: House, phase: Phase): boolean {
  if (phase === 'resolve') {
    return house.opened < (s.options.brisk ? 1 : 2) && house.silentIn !== s.cycle && s.asked.length > 0;
  }
  if (phase === 'disposition' && s.force !== undefined && s.force.lead === 0) return false;
  if (phase !== 'disposition' && isUnanimous(s)) return false;
  return house.opened < 1;
}

/** Only seats that can do more than accept are asked; all of it is public knowledge. */
export function polledSeats(s: State, phase: Phase): Seat[] {
  return s.houses
    .filter((house) => mayDissent(s, house, phase) || (phase === 'resolve' && heldInAll(house) > 0))
    .map(({ seat }) => seat);
}

const phaseOf = (frame: Exodus['frame']): Phase => (frame.step === 'poll' ? frame.phase : 'resolve');

export const accept: Verb<Exodus, Of<'accept'>> = {
  fields: {},
  options: () => [{ type: 'accept' }],
  check: () => undefined,
  do(g, _action, seat) {
    houseAt(g.s, seat).answer = 'accept';
  },
};

export const dissent: Verb<Exodus, Of<'dissent'>> = {
  fields: {},
  options: () => [{ type: 'dissent' }],
  check: (s, _action, seat, frame) =>
    mayDissent(s, houseAt(s, seat), phaseOf(frame)) ? undefined : objection('XD-10.5', 'mayNotDissent'),
  do(g, _action, seat) {
    houseAt(g.s, seat).answer = 'dissent';
  },
};

export const spend: Verb<Exodus, Of<'spend'>> = {
  fields: { issuer: oneOf(FACTIONS) },
  options: (s, seat) => {
    const house = houseAt(s, seat);
    return FACTIONS.filter((issuer) => held(house, issuer) > 0).map(
      (issuer): Of<'spend'> => ({ type: 'spend', issuer }),
    );
  },
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

/** XD-18.7 favour: take a marker from a named faction. */
export const favour: Verb<Exodus, Of<'favour'>> = {
  fields: { from: oneOf(FACTIONS) },
  options: (s, seat, frame) =>
    phaseOf(frame) === 'resolve' && usableOnce(s, houseAt(s, seat).faction, 'favour') !== undefined
      ? s.houses.map(({ faction }): Of<'favour'> => ({ type: 'favour', from: faction }))
      : [],
  check(s, { from }, seat, frame) {
    if (phaseOf(frame) !== 'resolve') return objection('XD-18.7', 'notNow');
    const { faction } = houseAt(s, seat);
    if (usableOnce(s, faction, 'favour') === undefined) return objection('XD-18.7', 'nothingToUse');
    if (from === faction) return objection('XD-18.7', 'ownFaction');
    const giver = find(s, from);
    if (giver === undefined) return objection('XD-18.7', 'notInPlay', { faction: from });
    return giver.pool > 0 ? undefined : objection('XD-10.7', 'poolEmpty', { faction: from });
  },
  do(g, { from }, seat) {
    const house = houseAt(g.s, seat);
    house.answer = 'favour';
    useOnce(g, house.faction, 'favour');
    giveMarker(g, from, house.faction);
  },
};

/** XD-10.4 */
export function polled(g: G, phase: Phase): void {
  const { s } = g;
  const again = [{ step: 'poll', phase } as const, { step: 'polled', phase } as const];
  const answers = s.houses.map((house) => ({ house, answer: house.answer }));
  for (const house of s.houses) house.answer = 'none';
  if (answers.some(({ answer }) => answer !== 'none' && answer !== 'accept'))
    g.tell({
      type: 'polled',
      answers: answers.map(({ house, answer }) => ({ faction: house.faction, answer })),
    });
  const spendings = answers.flatMap(({ house, answer }) =>
    answer === 'none' || answer === 'accept' || answer === 'dissent' || answer === 'favour'
      ? []
      : [{ step: 'marker' as const, faction: house.faction, issuer: answer }],
  );
  if (spendings.length > 0 || answers.some(({ answer }) => answer === 'favour')) {
    g.then(...spendings, 'recount', ...again);
    return;
  }
  const dissenters = answers.filter(({ answer }) => answer === 'dissent').map(({ house }) => house);
  if (dissenters.length === 0) return;
  if (phase === 'resolve') s.dissented = true;
  openScene(g, nextOpener(s, dissenters), phase);
  if (phase === 'resolve') g.then('sceneIssue', 'sceneEnd', 'recount', ...again);
  else g.then('sceneRespondent', 'sceneEnd', ...again);
}

/** Fewest scenes first; then faction order, starting after the last opener. */
function nextOpener(s: State, dissenters: readonly House[]): House {
  const fewest = Math.min(...dissenters.map(({ opened }) => opened));
  const able = dissenters.filter(({ opened }) => opened === fewest);
  const last = s.lastOpener === undefined ? -1 : orderOf(s.lastOpener);
  const next = able.find(({ faction }) => orderOf(faction) > last) ?? able[0];
  if (next === undefined) throw new Error('nobody dissents');
  return next;
}

function openScene(g: G, house: House, phase: Phase): void {
  const { s } = g;
  house.opened++;
  count(house, 'scenes');
  s.lastOpener = house.faction;
  s.scene = { phase, opener: house.faction, items: [], choice: {} };
  // R23 arguing costs time
  if (phase === 'disposition' && s.force !== undefined) s.force.lead = Math.max(0, s.force.lead - 1);
  g.tell({ type: 'sceneOpened', by: house.faction, phase });
}

/** A new phase of polls: everyone may open scenes again. */
export function newPhase(s: State): void {
  delete s.lastOpener;
  for (const house of s.houses) {
    house.opened = 0;
    house.forced = 0;
    house.answer = 'none';
  }
}

/** What the issuer's intent for the holder's faction can become. */
function rewrites(s: State, holder: FactionId, issuer: FactionId): Intent[] {
  if (!s.asked.includes(holder)) return [];
  const now = houseOf(s, issuer).written[holder] ?? 'none';
  const all: Intent[] = [...choicesFor(s, holder), 'none'];
  return all.filter((intent) => intent !== now);
}

/** The factions for which the issuer has written something. */
function strikes(s: State, issuer: FactionId): FactionId[] {
  const { written } = houseOf(s, issuer);
  return s.asked.filter((faction) => (written[faction] ?? 'none') !== 'none');
}

/** Whether a marker of this issuer could change anything. */
function isUseful(s: State, holder: FactionId, issuer: FactionId): boolean {
  return s.asked.includes(holder) || strikes(s, issuer).length > 0;
}

/** XD-10.4 spendings that have become impossible are skipped and returned. */
export function markerSeat(s: State, faction: FactionId, issuer: FactionId): Seat | undefined {
  const house = houseOf(s, faction);
  if (held(house, issuer) === 0) return undefined;
  return isUseful(s, faction, issuer) ? house.seat : undefined;
}

export const rewrite: Verb<Exodus, Of<'rewrite'>> = {
  fields: { intent: oneOf(['none', ...ORDER_KEYS]) },
  options: (s, _seat, frame) =>
    frame.step === 'marker'
      ? rewrites(s, frame.faction, frame.issuer).map((intent): Of<'rewrite'> => ({ type: 'rewrite', intent }))
      : [],
  check(s, { intent }, _seat, frame) {
    if (frame.step !== 'marker') return objection('XD-10.6', 'notNow');
    if ((houseOf(s, frame.issuer).written[frame.faction] ?? 'none') === intent)
      return objection('XD-10.6', 'sameAsBefore');
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

export const strike: Verb<Exodus, Of<'strike'>> = {
  fields: { faction: oneOf(FACTIONS) },
  options: (s, _seat, frame) =>
    frame.step === 'marker'
      ? strikes(s, frame.issuer).map((faction): Of<'strike'> => ({ type: 'strike', faction }))
      : [],
  check(s, { faction }, _seat, frame) {
    if (frame.step !== 'marker') return objection('XD-10.6', 'notNow');
    return strikes(s, frame.issuer).includes(faction)
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
