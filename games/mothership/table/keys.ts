/** Letters of the table: they reach for ships, targets, panels, cards and the shot. */
import { useEffect, useRef } from 'preact/hooks';
import type { TargetId } from '../action.ts';
import { isTarget } from '../outlook/ways.ts';
import type { Hands } from './hands.ts';

/** Letters on the whole board, and wherever nothing else has the focus. */
export function useBoardKeys(hands: Hands): (event: KeyboardEvent) => void {
  const now = useRef(hands);
  now.current = hands;
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.target === document.body) boardKeys(event, now.current);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  return (event) => boardKeys(event, hands);
}

function boardKeys(event: KeyboardEvent, hands: Hands): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  // A sheet over the table has keys of its own.
  if (event.target instanceof Element && event.target.closest('dialog, input')) return;
  const act = KEYS[event.key.toLowerCase()];
  if (act === undefined) return;
  event.preventDefault();
  act(hands);
}

const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

const KEYS: Readonly<Record<string, (hands: Hands) => void>> = {
  escape: (hands) => hands.close(),
  s: (hands) => hands.hold(next(ships(hands), hands.held)),
  t(hands) {
    const target = next(targets(hands), hands.aim);
    if (target) hands.aimAt(target);
  },
  f: (hands) => hands.fire(),
  m: (hands) => hands.moveRest(),
  r: (hands) => hands.open('tech'),
  o: (hands) => hands.open('market'),
  x: (hands) => hands.show('threats'),
  n: (hands) => hands.show('names'),
  c: () => focus('.ms-card'),
  p: () => focus('[data-part="engines-plus"]'),
};

function ships({ choices }: Hands): TargetId[] {
  return choices.flatMap(({ action }) => (action.type === 'move' ? [action.ship] : []));
}

function targets({ view }: Hands): TargetId[] {
  return [...view.units, ...view.planets].map(({ id }) => id).filter((id) => isTarget(view, id));
}

function next(ids: readonly TargetId[], from: TargetId | undefined): TargetId | undefined {
  return ids[(from === undefined ? 0 : ids.indexOf(from) + 1) % Math.max(1, ids.length)];
}
