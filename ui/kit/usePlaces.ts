/**
 * The sibling of `Surface` for boards that the page lays out: buttons that carry `data-place`, pressed, looked at and
 * walked alike. Arrow keys go by where they stand.
 */
import type { RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Lookout } from '../aim.ts';
import { useTouch } from './useTouch.ts';
import { spotOf } from './walk.ts';

/** A desk where whatever lies in a place can be pressed, and may do something at once. */
interface SpotDesk<S, C> extends Lookout<C> {
  press(spot: S): void;
  atOnce(spot: S): C | undefined;
}

/** `places` says what lies in each. Gives the place that is the stop of the Tab key: at first the home, or the first. */
export function usePlaces<S, C>(
  ref: RefObject<HTMLElement | null>,
  desk: SpotDesk<S, C>,
  places: ReadonlyMap<string, S>,
  home?: string,
): string {
  const ids = useMemo(() => [...places.keys()], [places]);
  const look = useLook(desk, (id: string) => {
    const spot = places.get(id);
    return spot === undefined ? undefined : desk.atOnce(spot);
  });
  return useTouch(ref, {
    ids,
    home: home ?? ids[0] ?? '',
    look,
    press(id) {
      const spot = places.get(id);
      if (spot !== undefined) desk.press(spot);
    },
    spots: () =>
      ids.flatMap((id) => {
        const element = ref.current?.querySelector(`[data-place="${CSS.escape(id)}"]`);
        return element ? [{ id, at: spotOf(element).at }] : [];
      }),
  });
}

/** Looking at a place shows what a press on it would do at once. */
export function useLook<Id, C>(
  desk: Lookout<C>,
  choiceAt: (place: Id) => C | undefined,
): (place: Id | undefined) => void {
  const shown = useRef<C | undefined>(undefined);
  return (place) => {
    const choice = place === undefined ? undefined : choiceAt(place);
    if (shown.current && shown.current !== choice) desk.lookAway(shown.current);
    shown.current = choice;
    if (choice) desk.aim(choice);
  };
}
