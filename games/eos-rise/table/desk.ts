/** What the person at the table has picked up, looks at and has laid out: the state of the hands, not of the game. */

import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { deskContext, useStable } from '#ui/desk.ts';
import type { Change } from '#ui/kit/numbers.ts';
import { type Held, useHand } from '#ui/kit/useHand.ts';
import { useStages } from '#ui/kit/useStages.ts';
import type { BoardProps } from '#ui/table.ts';
import type { CharacterId } from '../content/characters.ts';
import { type Forecast, forecast } from '../outlook/forecast.ts';
import { lowest } from '../outlook/heirs.ts';
import { type Counts, countsOf, laidOf } from '../outlook/laid.ts';
import { type Struck, struckOf } from '../outlook/struck.ts';
import { restOf, waysOf } from '../outlook/ways.ts';
import { wished } from '../outlook/wished.ts';
import { type Threat, threatAt } from '../rules/threat.ts';
import type { GalaxyId } from '../rules/universe.ts';
import type { EosRise } from '../state.ts';
import type { View } from '../view.ts';
import { type Choice, choicesOf, type Spot } from './choices.ts';
import { changes } from './numbers.ts';

export interface Desk extends Held<Spot, Choice> {
  readonly props: BoardProps<EosRise>;
  readonly view: View;
  /** What is shown by itself before the table asks again. */
  readonly stage: Struck['stage'] | undefined;
  /** What the choice being looked at would bring, and the table right after it where luck has no part in it. */
  readonly brings: readonly Change[];
  readonly after: View | undefined;
  /** Amounts and marks laid out and not sent yet. */
  readonly counts: Counts;
  lay(key: string, count: number): void;
  /** Where the EOS is to fly, galaxy by galaxy. */
  readonly route: readonly GalaxyId[];
  /** Who may come to where the EOS will be when the Aliens move: one number for everything that tells of it. */
  readonly threat: Threat;
  readonly costs: Forecast;
  /** A place pressed again is flown to. */
  plan(to: GalaxyId | undefined): void;
  /** Who gets the levels that a flight finds; undefined where another seat gives them. */
  readonly heir: CharacterId | undefined;
  promise(to: CharacterId): void;
}

/** What belongs to the position it was laid out in. */
interface Laid {
  readonly view: View;
  readonly counts: Counts;
  readonly route: readonly GalaxyId[];
}

const NOWHERE: readonly GalaxyId[] = [];

export function useDesk(given: BoardProps<EosRise>): Desk {
  const present = useStable(given.view);
  const { view, stage } = useStages(present, given, (before) => struckOf(before, present, given.fresh));
  const props = stage ? { ...given, decision: undefined, batches: [] } : given;
  const { decision, batches } = props;
  const choices = useMemo(
    () => choicesOf(view, decision?.actions ?? [], (action) => props.open(action)),
    [view, decision],
  );
  const hand = useHand<EosRise, Spot, Choice>(props, view, choices, {
    // Where only one figure could go, a press on the place sends it.
    direct: ({ by }, place) => !by?.includes(place),
    wished: (spot, held) => wished(view, spot, held),
    bare: () => true,
  });
  const { aimed } = hand;
  const then = useMemo(() => (aimed ? props.preview(aimed.action) : []), [view, aimed?.key]);
  const [promised, promise] = useState<CharacterId | undefined>(undefined);
  const heir = view.facilitator === props.seat ? (promised ?? lowest(view)) : undefined;
  const [kept, keep] = useState<Laid | undefined>(undefined);
  const first = useMemo(() => countsOf(view, batches[0]), [view, decision]);
  // What was laid out belongs to its position; the rest of a route is still to be flown after what it asked on the way.
  // Both stay the same objects as long as nothing changes: what is laid out is told to the page only when it is new.
  const rest = useMemo(() => (kept ? restOf(kept, view) : NOWHERE), [kept, view]);
  const { counts, route } = kept?.view === view ? kept : { counts: first, route: rest };
  const laid = useMemo(
    () => (decision ? laidOf(view, counts, route, batches[0], heir) : undefined),
    [view, decision, counts, route, heir],
  );
  useLayoutEffect(() => props.lay?.(laid), [laid]);
  return {
    ...hand,
    ...{ props, view, stage },
    brings: useMemo(() => changes(view, then), [view, then]),
    after: then.length === 1 ? then[0] : undefined,
    counts,
    lay: (key, count) => keep({ view, route, counts: { ...counts, [key]: count } }),
    route,
    threat: useMemo(() => threatAt(view, route.at(-1), route), [view, route]),
    costs: useMemo(() => forecast(view, route.at(-1), route), [view, route]),
    ...{ heir, promise },
    plan: (to) =>
      to && laid && to === route.at(-1)
        ? props.act(...laid.actions)
        : keep({ view, counts, route: (to && waysOf(view).get(to)) ?? NOWHERE }),
  };
}

export const { DeskProvider, useTheDesk } = deskContext<Desk>();
