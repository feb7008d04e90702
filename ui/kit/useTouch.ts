/**
 * Hands on places, drawn or laid out: one of them is the stop of the Tab key, arrows walk from it, a press, hover, focus
 * or a long touch is told of. Places are the elements that carry `data-place`.
 */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Touch } from './board.ts';
import { isWay, type Spot, step, type Walk } from './walk.ts';

const LONG_TOUCH_MS = 420;

export interface Touched<Id extends string> extends Touch<Id> {
  readonly ids: readonly Id[];
  /** Where they are, in whatever units. */
  spots(): readonly Spot<Id>[];
  /** Brings a place into sight; focus does where this is absent. */
  show?(id: Id): void;
  /** The press that ends now was a drag. */
  dragged?(): boolean;
  /** Keys of the board itself; whether it was one. */
  keys?(event: KeyboardEvent): boolean;
}

interface Now<Id extends string> extends Touched<Id> {
  readonly cursor: Id;
  setCursor(id: Id): void;
}

/** Gives the place that the keyboard is at, or will come to. */
export function useTouch<Id extends string>(ref: RefObject<HTMLElement | null>, touch: Touched<Id>): Id {
  const { ids, home, at } = touch;
  const [last, setCursor] = useState(home);
  const cursor = ids.includes(last) ? last : home;
  const now = useRef<Now<Id>>({ ...touch, cursor, setCursor });
  now.current = { ...touch, cursor, setCursor };
  useLayoutEffect(() => (ref.current ? listen(ref.current, now) : undefined), [ref]);
  useEffect(() => {
    if (at === undefined || at === cursor || !ids.includes(at)) return;
    const inside = ref.current?.contains(document.activeElement) === true;
    if (inside && placeAt(document.activeElement, ids) !== undefined) go(ref.current, now.current, at);
    else {
      setCursor(at);
      touch.show?.(at);
    }
  }, [at]);
  return cursor;
}

function placeAt<Id extends string>(target: EventTarget | null, ids: readonly Id[]): Id | undefined {
  if (!(target instanceof Element)) return undefined;
  const found = target.closest<HTMLElement | SVGElement>('[data-place]')?.dataset.place;
  return ids.find((id) => id === found);
}

function go<Id extends string>(root: HTMLElement | null, { setCursor, show }: Now<Id>, id: Id): void {
  setCursor(id);
  show?.(id);
  const place = root?.querySelector<HTMLElement | SVGElement>(`[data-place="${CSS.escape(id)}"]`);
  place?.focus({ preventScroll: show !== undefined });
}

type Listen = <E extends keyof HTMLElementEventMap>(
  type: E,
  hear: (event: HTMLElementEventMap[E]) => void,
) => void;

function listen<Id extends string>(root: HTMLElement, now: { readonly current: Now<Id> }): () => void {
  const end = new AbortController();
  const on: Listen = (type, hear) => root.addEventListener(type, hear, { signal: end.signal });
  const at = (target: EventTarget | null): Id | undefined => placeAt(target, now.current.ids);
  const hand: Hand = { touching: false, looked: false };
  hearPointer(on, now, at, hand);
  hearKeys(on, root, now, at, hand);
  return () => {
    clearTimeout(hand.timer);
    end.abort();
  };
}

interface Hand {
  touching: boolean;
  /** The touch under way was a look, not a press. */
  looked: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

function hearPointer<Id extends string>(
  on: Listen,
  now: { readonly current: Now<Id> },
  at: (target: EventTarget | null) => Id | undefined,
  hand: Hand,
): void {
  const lift = (): void => {
    clearTimeout(hand.timer);
    if (hand.looked) now.current.look(undefined);
  };
  on('pointerdown', ({ target, pointerType }) => {
    const id = at(target);
    hand.touching = pointerType !== 'mouse';
    hand.looked = false;
    clearTimeout(hand.timer);
    if (!hand.touching || id === undefined) return;
    hand.timer = setTimeout(() => {
      if (now.current.dragged?.()) return;
      hand.looked = true;
      now.current.look(id);
    }, LONG_TOUCH_MS);
  });
  on('pointerup', lift);
  on('pointercancel', lift);
  on('click', ({ target }) => {
    const id = at(target);
    const meant = !hand.looked && !now.current.dragged?.();
    hand.looked = false;
    if (id === undefined || !meant) return;
    now.current.setCursor(id);
    now.current.press(id);
  });
  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') now.current.look(at(target));
  });
  on('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') now.current.look(undefined);
  });
  on('contextmenu', (event) => {
    if (hand.touching) event.preventDefault();
  });
}

function hearKeys<Id extends string>(
  on: Listen,
  root: HTMLElement,
  now: { readonly current: Now<Id> },
  at: (target: EventTarget | null) => Id | undefined,
  hand: Hand,
): void {
  let walk: Walk<Id> | undefined;
  const inside = (other: EventTarget | null): boolean => other instanceof Node && root.contains(other);
  on('focusin', ({ target, relatedTarget }) => {
    const id = at(target);
    const { cursor } = now.current;
    if (id === undefined || !(target instanceof Element)) return;
    const byKey = target.matches(':focus-visible');
    // Whoever comes to the board by a key comes to where the cursor was, unless this very place is meant.
    const meant = target.hasAttribute('data-meant');
    if (id !== cursor && byKey && !meant && !inside(relatedTarget)) return go(root, now.current, cursor);
    now.current.setCursor(id);
    if (byKey || !hand.looked) now.current.look(id);
  });
  on('focusout', ({ relatedTarget }) => {
    if (!inside(relatedTarget)) now.current.look(undefined);
  });
  on('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const { cursor, keys, spots, press } = now.current;
    if (ctrlKey || metaKey || altKey || at(target) === undefined) return;
    if (keys?.(event)) event.preventDefault();
    else if (isWay(key)) {
      event.preventDefault();
      const all = spots();
      const from = all.find(({ id }) => id === cursor);
      const next = from && step(all, from, key, walk);
      if (next === undefined) return;
      walk = next;
      go(root, now.current, next.at);
    } else if ((key === 'Enter' || key === ' ') && target instanceof SVGElement) {
      event.preventDefault();
      press(cursor);
    }
  });
}
