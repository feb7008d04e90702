/** What the person at the table has picked up, looks at and has laid out: the state of the hands, not of the game. */

import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { deskContext, useStable } from '#ui/desk.ts';
import type { Change } from '#ui/kit/numbers.ts';
import { type Held, useHand } from '#ui/kit/useHand.ts';
import type { BoardProps } from '#ui/table.ts';
import { ALIENS } from '../content/aliens.ts';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import { CREW_ACTIONS, HULL_ROOMS } from '../content/rooms.ts';
import { type Counts, countsOf, laidOf, lowest } from '../outlook/laid.ts';
import { reach } from '../outlook/ways.ts';
import type { GalaxyId } from '../rules/universe.ts';
import type { EosRise } from '../state.ts';
import type { View } from '../view.ts';
import { type Choice, choicesOf, type Spot } from './choices.ts';
import { changes } from './numbers.ts';

export interface Desk extends Held<Spot, Choice> {
  readonly props: BoardProps<EosRise>;
  readonly view: View;
  /** What the choice being looked at would bring, and the table right after it where luck has no part in it. */
  readonly brings: readonly Change[];
  readonly after: View | undefined;
  /** Amounts and marks laid out and not sent yet. */
  readonly counts: Counts;
  lay(key: string, count: number): void;
  /** Where the EOS is to fly, galaxy by galaxy. */
  readonly route: readonly GalaxyId[];
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

export function useDesk(props: BoardProps<EosRise>): Desk {
  const { decision, batches } = props;
  const view = useStable(props.view);
  const choices = useMemo(
    () => choicesOf(view, decision?.actions ?? [], (action) => props.open(action)),
    [view, decision],
  );
  const hand = useHand<EosRise, Spot, Choice>(props, view, choices, {
    direct: ({ by }) => by === undefined,
    wished: (spot, held) => wished(view, spot, held),
    bare: () => true,
  });
  const { aimed } = hand;
  const then = useMemo(() => (aimed ? props.preview(aimed.action) : []), [view, aimed?.key]);
  const [promised, promise] = useState<CharacterId | undefined>(undefined);
  const heir = view.facilitator === props.seat ? (promised ?? lowest(view)) : undefined;
  const [kept, keep] = useState<Laid>({ view, counts: {}, route: NOWHERE });
  const first = useMemo(() => countsOf(view, batches[0]), [view, decision]);
  // What was laid out belongs to its position; the rest of a route is still to be flown after what it asked on the way.
  // Both stay the same objects as long as nothing changes: what is laid out is told to the page only when it is new.
  const rest = useMemo(() => kept.route.slice(kept.route.indexOf(view.eos) + 1), [kept, view]);
  const { counts, route } = kept.view === view ? kept : { counts: first, route: rest };
  const laid = useMemo(
    () => (decision ? laidOf(view, counts, route, batches[0], heir) : undefined),
    [view, decision, counts, route, heir],
  );
  useLayoutEffect(() => props.lay?.(laid), [laid]);
  return {
    ...hand,
    props,
    view,
    brings: useMemo(() => changes(view, then), [view, then]),
    after: then.length === 1 ? then[0] : undefined,
    counts,
    lay: (key, count) => keep({ view, route, counts: { ...counts, [key]: count } }),
    route,
    ...{ heir, promise },
    plan: (to) =>
      to && laid && to === route.at(-1)
        ? props.act(...laid.actions)
        : keep({ view, counts, route: (to && waysOf(view).get(to)) ?? NOWHERE }),
  };
}

/** Where the EOS could get this year: with the lanes it has, and those its Afterburners would add. */
export function waysOf(view: View): ReadonlyMap<GalaxyId, readonly GalaxyId[]> {
  const lanes = view.flight ? view.lanesLeft : view.hull.engine > 0 ? view.warpValue : 0;
  return reach(view, lanes === 0 ? 0 : lanes + view.crew.pilot.cubes);
}

/** What was probably meant by a press where nothing can be done. */
function wished(view: View, spot: Spot, held: Spot | undefined): EosRise['action'][] {
  const [kind, id = '', pip] = spot.split(':');
  const who =
    CHARACTERS.find((one) => held === `crew:${one}`) ?? CHARACTERS.find((one) => !view.crew[one].figure);
  const room = HULL_ROOMS.find((one) => one === id);
  switch (kind) {
    case 'slot':
    case 'room': {
      if (view.phase !== 'crew' || !who) return room && view.damage > 0 ? [{ type: 'hit', room }] : [];
      return [{ type: 'place', who, figure: 'character', action: room ? 'build' : actionAt(spot) }];
    }
    case 'pip': {
      const ship = view.strike?.ships.find((one) => one === id);
      return ship && ALIENS[ship] ? [{ type: 'shield', ship, pip: Number(pip) }] : [];
    }
    default:
      return [];
  }
}

function actionAt(spot: Spot): Extract<EosRise['action'], { type: 'place' }>['action'] {
  return CREW_ACTIONS.find((action) => spot === `slot:${action}`) ?? 'build';
}

export const { DeskProvider, useTheDesk } = deskContext<Desk>();
