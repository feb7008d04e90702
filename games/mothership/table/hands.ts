/** What the person at the table holds, drafts and looks at: the state of the hands, not of the game. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { canonical } from '#engine';
import { deskContext, useStable } from '#ui/desk.ts';
import type { BoardProps, Gesture } from '#ui/table.ts';
import type { MothershipAction, TargetId } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import type { Split } from '../content/panel.ts';
import { completed, type Drafts } from '../outlook/drafts.ts';
import { drafted, draftIn } from '../outlook/energy.ts';
import { bestStrike } from '../outlook/prize.ts';
import { orderOf, proposed, reachFrom, type Striker, strikersOn } from '../outlook/strike.ts';
import { type Flight, flightsOf, MOST_TOGETHER, restOf, squadTo } from '../outlook/together.ts';
import { isTarget, thingAt, waysTo } from '../outlook/ways.ts';
import { axialOf, type HexName } from '../rules/hex.ts';
import type { UnitId } from '../rules/units.ts';
import type { Mothership } from '../state.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { SeenReach, View } from '../view.ts';
import { type Choice, choicesIn } from './about.ts';

export type Sheet = 'tech' | 'market' | 'records' | `fleet:${number}`;

interface Held {
  readonly view: View;
  /** A unit or planet that was pressed. */
  readonly held?: TargetId | undefined;
  readonly card?: CardId | undefined;
  /** What shall be attacked, and the ships that shall do it. */
  readonly aim?: TargetId | undefined;
  readonly ships: readonly UnitId[];
  /** The ships that go together, that in hand among them; absent while one goes alone. */
  readonly squad?: readonly UnitId[] | undefined;
  /** Where the ships that are left would go with one press. */
  readonly rest?: readonly Flight[] | undefined;
}

export interface Overlays {
  readonly threats: boolean;
  readonly names: boolean;
}

export interface Hands extends Held, Drafts {
  readonly props: BoardProps<Mothership>;
  readonly prompt: string | undefined;
  readonly choices: readonly Choice[];
  readonly over: HexName | undefined;
  readonly sheet: Sheet | undefined;
  readonly overlays: Overlays;
  /** Where the ship in hand can go, or the one under way. */
  readonly reach: readonly SeenReach[];
  /** Who could attack what is aimed at. */
  readonly strikers: readonly Striker[];
  /** What can be done with the thing or card in hand, beyond flying and firing. */
  readonly offered: readonly Choice[];
  draft(split: Split | undefined): void;
  mark(card: CardId): void;
  press(at: HexName): void;
  hold(id: TargetId | undefined): void;
  /** More ships shall go with the one in hand, or no more. */
  gather(): void;
  /** The ships that are left are shown where they would go; asked again, they go. */
  moveRest(): void;
  holdCard(card: CardId): void;
  aimAt(target: TargetId): void;
  toggle(ship: UnitId): void;
  look(at: HexName | undefined): void;
  open(sheet: Sheet | undefined): void;
  show(overlay: keyof Overlays): void;
  close(): void;
  fire(): void;
  perform(...plan: readonly MothershipAction[]): void;
}

const legal = (choices: readonly Choice[], action: MothershipAction): boolean => {
  const key = canonical(action);
  return choices.some((choice) => choice.key === key);
};

export function useHands(props: BoardProps<Mothership>): Hands {
  const { decision } = props;
  const prompt = decision?.prompt;
  const told = useStable(props.view);
  const [drafts, setDrafts] = useState<Drafts>({ sold: [] });
  const split = draftIn(told, prompt, drafts);
  // The reach, the odds and the dice on the board are those of the draft.
  const view = useMemo(() => (split ? drafted(told, split) : told), [told, split]);
  const choices = useMemo(() => choicesIn(view, decision?.actions ?? []), [view, decision]);
  const [kept, keep] = useState<Held>({ view, ships: [] });
  const [over, look] = useState<HexName>();
  const [sheet, open] = useState<Sheet>();
  const [overlays, setOverlays] = useState<Overlays>({ threats: false, names: false });
  const held: Held = kept.view === view ? kept : carried(kept, view);
  const shift = useShift();
  const set = (change: Partial<Held>): void => {
    if (held.rest && !change.rest) props.lay?.(undefined);
    keep({ view, ships: [], ...change });
  };
  const reach = useMemo(() => reachIn(view, choices, held.held, props.allows), [view, choices, held.held]);
  const strikers = useMemo(() => (held.aim ? strikersOn(view, held.aim) : []), [view, held.aim]);

  const complete = (gesture: Gesture<Mothership>): Gesture<Mothership> =>
    completed(gesture, { view: told, drafts: { split, sold: drafts.sold }, open: props.open });
  useCompletion(props, complete);
  useOpened(props.kind, { open, aim: (target) => set({ aim: target, ships: proposed(view, target) }) }, view);

  const hands: Hands = {
    ...held,
    ...{ props, view, prompt, choices, over, sheet, overlays, reach, strikers },
    ...{ sold: drafts.sold, split },
    offered: offeredTo(choices, held),
    draft: (next) => setDrafts({ ...drafts, split: next, round: told.round }),
    mark: (card) => setDrafts({ ...drafts, sold: toggled(drafts.sold, card) }),
    look(at) {
      const [way] = waysTo(reach, at);
      props.look?.(way && { type: 'moveTo', to: way.to, kind: way.kind });
      look(at);
    },
    open,
    show: (overlay) => setOverlays({ ...overlays, [overlay]: !overlays[overlay] }),
    close: () => set({}),
    hold: (id) => set({ held: id === held.held ? undefined : id }),
    gather() {
      const ship = view.units.find(({ id }) => id === held.held);
      if (ship) keep({ ...held, view, squad: held.squad ? undefined : [ship.id] });
    },
    moveRest() {
      if (held.rest) hands.perform(...flightsOf(held.rest));
      else if (prompt === 'main' && !props.allows)
        void restOf(view).then((rest) => layRest(props, rest, () => set({ rest })));
    },
    holdCard(card) {
      const uses = choices.filter((choice) => choice.card === card);
      const [only] = uses;
      if (prompt !== 'main' && uses.length === 1 && only) hands.perform(only.action);
      else set({ card: held.card === card ? undefined : card });
    },
    aimAt: (target) => set({ aim: target, ships: proposed(view, target, held.held) }),
    toggle: (ship) => keep({ ...held, view, ships: toggled(held.ships, ship) }),
    press(at) {
      const squad = joined(hands, thingAt(view, at), shift.current);
      if (squad) keep({ ...held, view, squad });
      else pressOn(hands, at);
    },
    fire() {
      if (held.aim) hands.perform(...orderOf(view, held.aim, held.ships));
    },
    perform(first, ...rest) {
      if (first === undefined) return;
      // More may be researched; in a lesson the board comes next.
      if (first.type !== 'research' || props.allows) open(undefined);
      set({ held: goesOn(first) ? held.held : undefined });
      const [start, ...more] = complete([first, ...rest]);
      props.act(start, ...more);
    },
  };
  return hands;
}

/** Whatever press comes next is completed by the drafts. */
function useCompletion(
  props: BoardProps<Mothership>,
  complete: (gesture: Gesture<Mothership>) => Gesture<Mothership>,
): void {
  useLayoutEffect(() => {
    props.complete?.(complete);
    return () => props.complete?.(undefined);
  });
}

/** What lies at a space is done something with, aimed at or taken up. */
function pressOn(hands: Hands, at: HexName): void {
  const { props, view, prompt, reach } = hands;
  const id = thingAt(view, at);
  const action = pressed(hands, at);
  if (action) hands.perform(...action);
  else if (prompt === 'main' && id && isTarget(view, id, props.allows)) hands.aimAt(id);
  // A lesson leaves the ship it speaks of in hand.
  else if (props.allows && id === undefined && reach.length > 0)
    props.complain({ rule: 'table', message: TABLE_WORDS.outOfReach });
  else {
    hands.hold(id);
    if (id && prompt === 'main') complain(props, view, id);
  }
}

/** Where the other ships would fly lies on the board until it is done or given up. */
function layRest(props: BoardProps<Mothership>, rest: readonly Flight[], hold: () => void): void {
  const [first, ...more] = flightsOf(rest);
  if (first === undefined) props.complain({ rule: 'MS-4.5', message: TABLE_WORDS.nothingToMove });
  else {
    hold();
    props.lay?.({ id: 'rest', actions: [first, ...more] });
  }
}

/** Whether the key for more than one is down. */
function useShift(): { readonly current: boolean } {
  const shift = useRef(false);
  useLayoutEffect(() => {
    const hear = (event: Event): void => {
      if (event instanceof MouseEvent || event instanceof KeyboardEvent) shift.current = event.shiftKey;
    };
    for (const kind of ['pointerdown', 'keydown', 'keyup']) addEventListener(kind, hear, { capture: true });
    return () => {
      for (const kind of ['pointerdown', 'keydown', 'keyup'])
        removeEventListener(kind, hear, { capture: true });
    };
  }, []);
  return shift;
}

/** The squad after an own ship was pressed while more are gathered, or with the key for it. */
function joined(
  { view, held, squad, choices }: Hands,
  id: TargetId | undefined,
  shift: boolean,
): readonly UnitId[] | undefined {
  const [first, next] = [held, id].map((one) => view.units.find((unit) => unit.id === one)?.id);
  if (first === undefined || next === undefined || first === next || !(squad || shift)) return undefined;
  if (![first, next].every((ship) => legal(choices, { type: 'move', ship }))) return undefined;
  return toggled(squad ?? [first], next).slice(0, MOST_TOGETHER);
}

function toggled<T>(list: readonly T[], one: T): readonly T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

/** A ship that begins to fly stays in hand until it has arrived. */
function goesOn({ type }: MothershipAction): boolean {
  return type === 'move' || type === 'moveTo' || type === 'divert';
}

/** What was held belongs to the position it was picked up in; only a ship that has not arrived is kept in hand. */
function carried({ held }: Held, view: View): Held {
  const ship = view.units.find(({ id, owner }) => id === held && owner === view.me);
  const arrived = ship?.moved === true && view.asking?.step === 'main';
  return { view, ships: [], held: ship && !arrived ? held : undefined };
}

/** Where it could go, and in a lesson only where that lets it. */
function reachIn(
  view: View,
  choices: readonly Choice[],
  held: TargetId | undefined,
  allows: BoardProps<Mothership>['allows'],
): readonly SeenReach[] {
  if (view.reach) return view.reach.filter(({ to, kind }) => legal(choices, { type: 'moveTo', to, kind }));
  const unit = view.units.find(({ id }) => id === held);
  return unit && legal(choices, { type: 'move', ship: unit.id })
    ? reachFrom(view, unit.id).filter(({ to, kind }) => allows?.({ type: 'moveTo', to, kind }) ?? true)
    : [];
}

/** What a press on a space does at once. */
function pressed(
  { choices, offered, prompt, reach, card, held, props, view, squad }: Hands,
  at: HexName,
): readonly MothershipAction[] | undefined {
  const meant = (prompt === 'main' ? offered : choices).filter((choice) => choice.at === at);
  if ((prompt !== 'main' || card !== undefined) && meant.length === 1 && meant[0]) return [meant[0].action];
  const [way] = waysTo(reach, at);
  if (way === undefined) return undefined;
  const step = { type: 'moveTo', to: at, kind: way.kind } as const;
  if (prompt !== 'main') return [step];
  const ship = view.units.find(({ id }) => id === held)?.id;
  if (ship === undefined) return undefined;
  if (squad && squad.length > 1) return flightsOf(squadTo(view, squad, at));
  const begin = { type: 'move', ship } as const;
  // MS-4.5 where the rules ask for a row first, it is the one of the space that was pressed.
  const row = props.open(begin)?.actions.find((next) => next.type === 'row' && next.r === axialOf(at).r);
  return [begin, ...(row ? [row] : []), step];
}

function offeredTo(choices: readonly Choice[], { held, card }: Held): Choice[] {
  if (card !== undefined) return choices.filter((choice) => choice.card === card);
  const flown: readonly MothershipAction['type'][] = ['move', 'attack', 'divert'];
  return choices.filter(
    ({ doer, action }) =>
      held !== undefined &&
      (doer === held || ('planet' in action && action.planet === held)) &&
      !flown.includes(action.type),
  );
}

/** Says why the likeliest thing meant is not allowed. */
function complain({ why, complain: say }: BoardProps<Mothership>, view: View, id: TargetId): void {
  const unit = view.units.find((one) => one.id === id);
  const mine = unit?.owner === view.me;
  const ship = mine ? unit.id : view.units.find(({ owner, engine }) => owner === view.me && engine > 0)?.id;
  if (ship === undefined || (mine && (unit.class === 'station' || unit.class === 'guardian'))) return;
  if (mine && !unit.moved) return;
  const problem = why(mine ? { type: 'move', ship } : { type: 'attack', target: id, ships: [ship] });
  if (problem && problem.rule !== 'mission') say(problem);
}

/** A kind that was pressed beside the board opens what it is about. */
function useOpened(
  kind: string | undefined,
  way: { open(sheet: Sheet): void; aim(target: TargetId): void },
  view: View,
): void {
  useLayoutEffect(() => {
    if (kind === 'research') way.open('tech');
    if (kind === 'market') way.open('market');
    const best = kind === 'strike' ? bestStrike(view)?.target : undefined;
    if (best) way.aim(best);
    if (kind === 'energy') document.querySelector<HTMLElement>('[data-part="engines-plus"]')?.focus();
  }, [kind]);
}

export const { DeskProvider: HandsProvider, useTheDesk: useTheHands } = deskContext<Hands>();
