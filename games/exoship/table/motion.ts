/** Cards move from where they stood to where they stand; who leaves is seen leaving. */
import type { RefObject } from 'preact';
import { type Run, useMotion } from '#ui/kit/motion.ts';
import type { ExoshipEvent } from '../event.ts';
import { EXIT_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';

interface Seen {
  readonly element: HTMLElement;
  readonly side: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Shorter than the shortest stage of a generation change. */
const MS = 360;

export function useMoves(
  ref: RefObject<HTMLElement | null>,
  view: View,
  fresh: readonly ExoshipEvent[],
): void {
  useMotion(ref, view, standing, (run, now, before, grid) => play(run, now, before, grid, exits(fresh)));
}

function standing(grid: HTMLElement): Map<string, Seen> {
  const origin = grid.getBoundingClientRect();
  const cards = [...grid.querySelectorAll<HTMLElement>('[data-founder]')];
  return new Map(
    cards.map((element): [string, Seen] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { founder = '', side = '' } = element.dataset;
      return [founder, { element, side, x: left - origin.left, y: top - origin.top, width, height }];
    }),
  );
}

type Poses = ReadonlyMap<string, Seen>;

function play(
  run: Run,
  now: Poses,
  before: Poses,
  grid: HTMLElement,
  words: ReadonlyMap<string, string>,
): void {
  for (const [id, { element, side, x, y }] of now) {
    const from = before.get(id);
    if (from === undefined) {
      // The stack lies below, at the young.
      const stack = { opacity: 0, transform: 'translate(40px, 60px) scale(0.7)' };
      run(element, [stack, { opacity: 1, transform: 'none' }], { ms: MS });
    } else if (Math.hypot(from.x - x, from.y - y) > 2) {
      const back = `translate(${from.x - x}px, ${from.y - y}px)`;
      run(element, [{ transform: back }, { transform: 'none' }], { ms: MS });
    }
    if (from && from.side !== side) {
      const edge = 'perspective(700px) rotateY(90deg)';
      run(element, [{ transform: edge }, { transform: 'none' }], { ms: MS });
    }
  }
  // Arrows run from card to card: they wait until everyone stands.
  const arrows = grid.querySelector('.xs-arrows');
  const moved = [...now].some(([id, { x, y }]) => {
    const from = before.get(id);
    return from === undefined || Math.hypot(from.x - x, from.y - y) > 2;
  });
  if (arrows && moved) run(arrows, [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { ms: MS });
  const stage = grid.querySelector<HTMLElement>('[data-leaving]');
  const gone = [...before].filter(([id]) => !now.has(id)).sort(([, a], [, b]) => a.y - b.y);
  for (const [i, [id, seen]] of gone.entries()) {
    const ghost = seen.element.cloneNode(true);
    if (!stage || !(ghost instanceof HTMLElement)) continue;
    stage.append(leaving(ghost, seen, words.get(id)));
    const remove = (): void => ghost.remove();
    run(ghost, LEAVING, { ms: MS, delay: i * 60 }).finished.then(remove, remove);
  }
}

const LEAVING: Keyframe[] = [
  { opacity: 1, transform: 'none' },
  { opacity: 0.9, filter: 'grayscale(1)', transform: 'none', offset: 0.5 },
  { opacity: 0, filter: 'grayscale(1)', transform: 'translateY(30px) scale(0.9)' },
];

/** A picture of the card where it stood. */
function leaving(ghost: HTMLElement, { x, y, width, height }: Seen, words: string | undefined): HTMLElement {
  ghost.removeAttribute('data-founder');
  const box = { inset: `${y}px auto auto ${x}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(ghost.style, box);
  for (const old of ghost.querySelectorAll('.o-tag')) old.remove();
  if (words === undefined) return ghost;
  const tag = document.createElement('span');
  tag.className = 'o-tag';
  tag.dataset.kind = 'leaves';
  tag.textContent = words;
  ghost.append(tag);
  return ghost;
}

/** What is said of those who leave. */
function exits(fresh: readonly ExoshipEvent[]): ReadonlyMap<string, string> {
  return new Map(
    fresh.flatMap((event): (readonly [string, string])[] => {
      if (event.type === 'discarded') return [[event.founder, EXIT_WORDS[event.cause]]];
      if (event.type === 'replaced') return [[event.founder, EXIT_WORDS.replaced]];
      return event.type === 'died' ? event.founders.map((id) => [id, EXIT_WORDS.age] as const) : [];
    }),
  );
}
