/** What the person at the table has picked up and is looking at: the state of the hands, not of the game. */
import { useMemo, useState } from 'preact/hooks';
import { canonical } from '#engine';
import { bestOf, deskContext, useStable } from '#ui/desk.ts';
import type { BoardProps, Estimate, WhyNot } from '#ui/table.ts';
import { MOVE_KINDS, type MothershipAction, type TargetId } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import type { HexName } from '../rules/hex.ts';
import type { UnitId } from '../rules/units.ts';
import type { Mothership } from '../state.ts';
import type { SeenReach, SeenUnit, View } from '../view.ts';
import { type Choice, choicesOf, thingAt, wished } from './choices.ts';
import { axial } from './geometry.ts';

export type Sheet = 'tech' | 'market' | 'records' | `fleet:${number}`;

interface Hands {
  readonly view: View;
  /** A unit or planet that is pressed. */
  readonly picked?: TargetId | undefined;
  /** A card that is pressed. */
  readonly card?: CardId | undefined;
  /** The ships that shall attack what is picked. */
  readonly wing: readonly UnitId[];
  /** A space or choice being looked at. */
  readonly over?: HexName | undefined;
  /** A space that the ship in hand reaches in more than one way: the person chooses. */
  readonly fork?: HexName | undefined;
}

/** What is drawn over the board on demand. */
export interface Overlays {
  readonly threats: boolean;
  readonly coordinates: boolean;
}

export interface Desk extends Hands {
  readonly props: BoardProps<Mothership>;
  readonly choices: readonly Choice[];
  readonly byKey: ReadonlyMap<string, Choice>;
  readonly best: Choice | undefined;
  readonly sheet: Sheet | undefined;
  readonly overlays: Overlays;
  /** Where the picked ship could go, told by the rules; or where the ship under way can go. */
  readonly reach: readonly SeenReach[];
  /** What is offered to the thing or card in hand. */
  readonly offered: readonly Choice[];
  hint(choice: Choice): Estimate | undefined;
  unit(id: TargetId | undefined): SeenUnit | undefined;
  legal(action: MothershipAction): boolean;
  press(at: HexName): void;
  pick(id: TargetId | undefined): void;
  pickCard(card: CardId): void;
  join(ship: UnitId): void;
  gather(ships: readonly UnitId[]): void;
  look(at: HexName | undefined): void;
  open(sheet: Sheet | undefined): void;
  toggle(overlay: keyof Overlays): void;
  /** Goes to a space with the ship in hand, by this way. */
  goBy(way: SeenReach): void;
  close(): void;
  /** One gesture: an action, or several of which each becomes legal by those before it. */
  perform(...plan: readonly MothershipAction[]): void;
  complain(action: MothershipAction): void;
}

export function useDesk(props: BoardProps<Mothership>): Desk {
  const { decision, hints } = props;
  const view = useStable(props.view);
  const choices = useMemo(() => choicesOf(view, decision?.actions ?? []), [view, decision]);
  const byKey = useMemo(() => new Map(choices.map((choice) => [choice.key, choice])), [choices]);
  const [held, setHands] = useState<Hands>({ view, wing: [] });
  const [sheet, setSheet] = useState<Sheet>();
  const [overlays, setOverlays] = useState<Overlays>({ threats: false, coordinates: false });
  const hands: Hands = held.view === view ? held : carried(held, view);
  const { picked, card } = hands;

  const reach = useMemo(() => {
    if (view.reach)
      return view.reach.filter(({ to, kind }) => byKey.has(canonical({ type: 'moveTo', to, kind })));
    const unit = view.units.find(({ id }) => id === picked);
    if (unit === undefined || !byKey.has(canonical({ type: 'move', ship: unit.id }))) return [];
    return props.preview({ type: 'move', ship: unit.id })[0]?.reach ?? [];
  }, [view, byKey, picked]);
  const offered = useMemo(() => offeredTo(choices, picked, card), [choices, picked, card]);
  const best = useMemo(() => (hints ? bestOf(choices, hints) : undefined), [choices, hints]);

  const set = (change: Partial<Hands>): void => setHands({ ...hands, view, ...change });
  const desk: Desk = {
    ...hands,
    props,
    choices,
    byKey,
    best,
    sheet,
    overlays,
    reach,
    offered,
    hint: (choice) => hints?.get(choice.key),
    unit: (id) => view.units.find((unit) => unit.id === id),
    legal: (action) => byKey.has(canonical(action)),
    press(at) {
      const here = offered.filter((choice) => choice.at === at);
      const asked = decision !== undefined && decision.prompt !== 'main' ? at : undefined;
      const direct = asked === undefined ? [] : choices.filter((choice) => choice.at === at);
      if (direct.length === 1 && direct[0]) return desk.perform(direct[0].action);
      if (card !== undefined && here.length === 1 && here[0]) return desk.perform(here[0].action);
      const [way, other] = waysTo(reach, at);
      if (way && (picked || asked)) return other ? set({ fork: at }) : desk.goBy(way);
      const id = thingAt(view, at);
      desk.pick(id === picked ? undefined : id);
    },
    goBy({ to, kind }) {
      const step = { type: 'moveTo', to, kind } as const;
      const ship = desk.unit(picked)?.id;
      if (decision?.prompt !== 'main' || ship === undefined) return desk.perform(step);
      const begin = { type: 'move', ship } as const;
      // MS-4.5 where the rules ask for a row first, it is the one of the space that was pressed.
      const row = props.open(begin)?.actions.find((next) => next.type === 'row' && next.r === axial(to).r);
      desk.perform(begin, ...(row ? [row] : []), step);
    },
    toggle: (overlay) => setOverlays({ ...overlays, [overlay]: !overlays[overlay] }),
    pick(id) {
      const able = id === undefined ? [] : attackersOf(choices, id);
      const from = desk.unit(picked)?.id;
      const wing = able.length === 1 ? able : able.filter((ship) => ship === from);
      set({ picked: id, card: undefined, wing, fork: undefined });
      if (id && decision && offeredTo(choices, id, undefined).length === 0) complain(props, view, id, from);
    },
    pickCard: (one) => set({ card: card === one ? undefined : one, picked: undefined, wing: [] }),
    join(ship) {
      const { wing } = hands;
      set({ wing: wing.includes(ship) ? wing.filter((one) => one !== ship) : [...wing, ship] });
    },
    gather: (ships) => set({ wing: ships }),
    look: (at) =>
      setHands((now) => (now.over === at ? now : { ...(now.view === view ? now : hands), over: at })),
    open: setSheet,
    close: () =>
      set(hands.fork === undefined ? { picked: undefined, card: undefined, wing: [] } : { fork: undefined }),
    perform(first, ...rest) {
      if (first === undefined) return;
      setSheet(undefined);
      setHands({ view, wing: [], picked: keepsHold(first) ? picked : undefined });
      props.act(first, ...rest);
    },
    complain(action) {
      const why = props.why(action);
      if (why) props.complain(why);
    },
  };
  return desk;
}

/** A ship that begins to move stays in hand until it has arrived. */
function keepsHold({ type }: MothershipAction): boolean {
  return type === 'move' || type === 'row' || type === 'moveTo';
}

/** What was held belongs to the position it was picked up in; only a ship that still stands is kept in hand. */
function carried({ picked }: Hands, view: View): Hands {
  const still = view.units.some(({ id, owner }) => id === picked && owner === view.me);
  return { view, wing: [], picked: still ? picked : undefined };
}

/** The ways to a space, the safest first (MS-4.5). */
export function waysTo(reach: readonly SeenReach[], at: HexName | undefined): SeenReach[] {
  const danger = ({ kind }: SeenReach): number => MOVE_KINDS.indexOf(kind);
  return reach.filter(({ to }) => to === at).sort((a, b) => danger(a) - danger(b));
}

/** The ships that may take part in an attack on this, alone or with others. */
export function attackersOf(choices: readonly Choice[], target: TargetId): UnitId[] {
  const ships = new Set<UnitId>();
  for (const { action } of choices)
    if (action.type === 'attack' && action.target === target)
      for (const ship of action.ships) ships.add(ship);
  return [...ships];
}

function offeredTo(
  choices: readonly Choice[],
  picked: TargetId | undefined,
  card: CardId | undefined,
): Choice[] {
  if (card !== undefined) return choices.filter((choice) => choice.card === card);
  if (picked === undefined) return [];
  return choices.filter(({ by, to }) => to === picked || by.some((unit) => unit === picked));
}

/** Says why the likeliest thing meant is not allowed. */
function complain(props: BoardProps<Mothership>, view: View, id: TargetId, ship: UnitId | undefined): void {
  const enemy = view.units.some((unit) => unit.id === id && unit.owner !== view.me);
  if (props.decision?.prompt !== 'main' || (ship === undefined && enemy)) return;
  const why = wished(view, id, ship).reduce<WhyNot | undefined>(
    (found, action) => found ?? props.why(action),
    undefined,
  );
  if (why) props.complain(why);
}

export const { DeskProvider, useTheDesk } = deskContext<Desk>();
