/** XW-2 A turn: actions, event, resource update, hand limits; and how actions are spent (XW-3). */
import type { FrameOf, Objection, Verb } from '#engine';
import type { ExoworldAction } from '../action.ts';
import { CHARACTERS } from '../content/characters.ts';
import { HEALTH } from '../content/health.ts';
import { INDEX } from '../content/resources.ts';
import type { ExoworldFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { lookAtEvents } from '../rules/eventDeck.ts';
import { actionsLeft } from '../rules/health.ts';
import { currentCharacter, currentCrew, currentSeat, nextCrew } from '../rules/order.ts';
import { loseSupply } from '../rules/supplies.ts';
import type { Exoworld, G, State } from '../state.ts';

export const WINDOW_2: ExoworldFrame = { step: 'window', window: 2, asked: 0 };
export const WINDOW_3: ExoworldFrame = { step: 'window', window: 3, asked: 0 };
export const WINDOW_4: ExoworldFrame = { step: 'window', window: 4, asked: 0 };

export function startOfTurn(g: G): void {
  const { s } = g;
  const crew = currentCrew(s);
  s.turn++;
  s.spent = 0;
  s.bonus = 0;
  s.chores = 0;
  s.skillUsed = false;
  s.fresh = true;
  s.fabrication = false;
  s.rationing = false;
  s.lockdown = false;
  s.played = [];
  s.refusedBy = [];
  s.said = [];
  if (s.noTransfers === crew.seat) s.noTransfers = undefined;
  if (s.noProtocols === crew.seat) s.noProtocols = undefined;
  g.tell({ type: 'turn', turn: s.turn, seat: crew.seat, character: crew.id });
  g.then('actions', WINDOW_2, 'drawEvent', WINDOW_4, 'update', 'handLimits', 'endOfTurn');
  for (const issue of crew.health) {
    const { drains } = HEALTH[issue];
    if (drains) loseSupply(g, INDEX[drains.resource], drains.amount);
  }
  if (CHARACTERS[crew.id].foresees && s.events.length > 0 && !g.over) {
    lookAtEvents(g, crew.seat, 1);
    g.use('skill', crew.id);
  }
}

export function endOfTurn(g: G): void {
  g.s.current = nextCrew(g.s);
  g.then('startOfTurn');
}

/** Whether the current character has an action left; a chore may also be the Veteran's extra one. */
export function hasAction(s: State, chore = false): boolean {
  return actionsLeft(s) > 0 || (chore && choresLeft(s) > 0);
}

export function choresLeft(s: State): number {
  return (currentCharacter(s).chores ?? 0) - s.chores;
}

/** Uses actions and goes on with the phase. Chores use the Veteran's extra action first: it is good for nothing else. */
export function spend(g: G, chore = false, count = 1): void {
  const { s } = g;
  if (chore && choresLeft(s) > 0) {
    s.chores++;
    g.use('skill', currentCrew(s).id);
  } else {
    s.spent += count;
  }
  goOn(g);
}

/** The action phase goes on. */
export function goOn(g: G): void {
  g.s.fresh = false;
  g.then('actions');
}

/** What a verb lists when it has nothing to offer. */
export const NONE: readonly never[] = [];

/** Whether it is the turn of the character who has this skill, and it was not used yet. */
export function hasSkill(s: State, id: keyof typeof CHARACTERS): boolean {
  return currentCrew(s).id === id && !s.skillUsed;
}

/** The frame that asks, for verbs that one step alone asks for. */
export function ofStep<N extends ExoworldFrame['step']>(frame: ExoworldFrame, step: N): FrameOf<Exoworld, N> {
  if (!isOfStep(frame, step)) throw new Error(`${frame.step} does not ask for that`);
  return frame;
}

function isOfStep<N extends ExoworldFrame['step']>(
  frame: ExoworldFrame,
  step: N,
): frame is FrameOf<Exoworld, N> {
  return frame.step === step;
}

/** A verb that only the player whose turn it is has; the others may speak up in the same phase with theirs. */
export function ofCurrent<A extends ExoworldAction>(verb: Verb<Exoworld, A>): Verb<Exoworld, A> {
  const { options, check } = verb;
  return {
    ...verb,
    options: (s, seat, frame) => (seat === currentSeat(s) ? options(s, seat, frame) : NONE),
    check: (s, action, seat, frame) =>
      seat === currentSeat(s) ? check(s, action, seat, frame) : objection('XW-2', 'notYourTurn'),
  };
}

/** The objection to a skill that is another character's or was used already. */
export function skillObjection(s: State, id: keyof typeof CHARACTERS): Objection | undefined {
  if (currentCrew(s).id !== id) return objection('XW-3.9', 'notTheirSkill', { character: id });
  return s.skillUsed ? objection('XW-3.9', 'skillUsed', { character: id }) : undefined;
}

export function noAction(s: State, chore = false): Objection | undefined {
  return hasAction(s, chore) ? undefined : objection('XW-3', 'noActionsLeft');
}
