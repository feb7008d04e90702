/** Cards move from where they stood to where they stand; who leaves is seen leaving. It never holds up the hands. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { paceOf, skippable } from '#ui/motion.ts';
import type { FounderId } from '../content/founders.ts';
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

const MOVE_MS = 420;
const TURN_MS = 360;
const STAGE_MS = 240;

export function useMotion(
  ref: RefObject<HTMLElement | null>,
  view: View,
  fresh: readonly ExoshipEvent[],
): void {
  const last = useRef<Map<string, Seen> | undefined>(undefined);
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid) return;
    const before = last.current;
    const now = standing(grid);
    last.current = now;
    const pace = paceOf(grid);
    if (!before || pace === 0) return;
    return play(grid, before, now, timing(fresh), pace);
  }, [view]);
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

function play(
  grid: HTMLElement,
  before: ReadonlyMap<string, Seen>,
  now: ReadonlyMap<string, Seen>,
  { stageOf, words }: Timing,
  pace: number,
): () => void {
  const running: Animation[] = [];
  const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
  const run = (element: HTMLElement, frames: Keyframe[], ms: number, stage: number): Animation => {
    const options = {
      duration: ms * pace,
      delay: stage * STAGE_MS * pace,
      easing: ease,
      fill: 'backwards' as const,
    };
    const animation = element.animate(frames, options);
    running.push(animation);
    return animation;
  };
  for (const [id, { element, side, x, y }] of now) {
    const from = before.get(id);
    if (from === undefined) {
      run(
        element,
        [
          { opacity: 0, transform: 'translateX(60px) scale(0.9)' },
          { opacity: 1, transform: 'none' },
        ],
        MOVE_MS,
        stageOf(id),
      );
    } else if (Math.hypot(from.x - x, from.y - y) > 2) {
      run(
        element,
        [{ transform: `translate(${from.x - x}px, ${from.y - y}px)` }, { transform: 'none' }],
        MOVE_MS,
        stageOf(id),
      );
    }
    if (from && from.side !== side) {
      run(
        element,
        [{ transform: 'perspective(700px) rotateY(90deg)' }, { transform: 'none' }],
        TURN_MS,
        stageOf(id),
      );
    }
  }
  const stage = grid.querySelector<HTMLElement>('[data-stage]');
  const leaving = [...before].filter(([id]) => !now.has(id));
  for (const [id, { element, x, y, width, height }] of leaving) {
    const ghost = element.cloneNode(true);
    if (!stage || !(ghost instanceof HTMLElement)) continue;
    ghost.removeAttribute('data-founder');
    const box = { inset: `${y}px auto auto ${x}px`, width: `${width}px`, height: `${height}px` };
    Object.assign(ghost.style, box);
    label(ghost, words.get(id));
    stage.append(ghost);
    const frames = [
      { opacity: 1, transform: 'none' },
      { opacity: 1, transform: 'none', offset: 0.45 },
      { opacity: 0, transform: 'translateY(36px) scale(0.9)' },
    ];
    const remove = (): void => ghost.remove();
    run(ghost, frames, MOVE_MS * 1.6, stageOf(id)).finished.then(remove, remove);
  }
  return skippable(running);
}

function label(card: HTMLElement, words: string | undefined): void {
  for (const old of card.querySelectorAll('.xs-tag')) old.remove();
  if (words === undefined) return;
  const tag = document.createElement('span');
  tag.className = 'xs-tag xs-tag--leaves';
  tag.textContent = words;
  card.append(tag);
}

interface Timing {
  stageOf(id: string): number;
  readonly words: ReadonlyMap<string, string>;
}

/** Suspicion comes before ageing, ageing before birth, birth before the event: each founder moves in its turn. */
function timing(fresh: readonly ExoshipEvent[]): Timing {
  const stages = new Map<string, number>();
  const words = new Map<string, string>();
  let stage = 0;
  let ageing = 0;
  for (const event of fresh) {
    if (event.type === 'travelled' || event.type === 'eventDrawn') stage++;
    if (event.type === 'travelled') ageing = stage + 0.6;
    const leave = (id: FounderId, word: string): void => {
      stages.set(id, stage);
      words.set(id, word);
    };
    if (event.type === 'discarded') leave(event.founder, EXIT_WORDS[event.cause]);
    if (event.type === 'replaced') {
      leave(event.founder, EXIT_WORDS.replaced);
      stages.set(event.newcomer, stage);
    }
    if (event.type === 'died') for (const id of event.founders) leave(id, EXIT_WORDS.age);
    if (event.type === 'born' || event.type === 'joined') stages.set(event.founder, stage + 1);
    if (event.type === 'moved') stages.set(event.founder, stage);
  }
  return { stageOf: (id) => stages.get(id) ?? ageing, words };
}
