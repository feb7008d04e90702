/** Cards move from where they stood to where they stand; who leaves is seen leaving. */
import type { RefObject } from 'preact';
import { type Run, useMotion } from '#ui/kit/motion.ts';
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

export function useMoves(
  ref: RefObject<HTMLElement | null>,
  view: View,
  fresh: readonly ExoshipEvent[],
): void {
  useMotion(ref, view, standing, (run, now, before, grid) => play(run, now, before, grid, timing(fresh)));
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
  run: Run,
  now: ReadonlyMap<string, Seen>,
  before: ReadonlyMap<string, Seen>,
  grid: HTMLElement,
  { stageOf, words }: Timing,
): void {
  const at = (id: string, ms: number) => ({ ms, delay: stageOf(id) * STAGE_MS });
  for (const [id, { element, side, x, y }] of now) {
    const from = before.get(id);
    if (from === undefined) {
      const aside = { opacity: 0, transform: 'translateX(60px) scale(0.9)' };
      run(element, [aside, { opacity: 1, transform: 'none' }], at(id, MOVE_MS));
    } else if (Math.hypot(from.x - x, from.y - y) > 2) {
      const back = `translate(${from.x - x}px, ${from.y - y}px)`;
      run(element, [{ transform: back }, { transform: 'none' }], at(id, MOVE_MS));
    }
    if (from && from.side !== side) {
      const edge = 'perspective(700px) rotateY(90deg)';
      run(element, [{ transform: edge }, { transform: 'none' }], at(id, TURN_MS));
    }
  }
  const stage = grid.querySelector<HTMLElement>('[data-stage]');
  for (const [id, seen] of before) {
    const ghost = now.has(id) ? undefined : seen.element.cloneNode(true);
    if (stage && ghost instanceof HTMLElement) {
      stage.append(leaving(ghost, seen, words.get(id)));
      const frames = [
        { opacity: 1, transform: 'none' },
        { opacity: 1, transform: 'none', offset: 0.45 },
        { opacity: 0, transform: 'translateY(36px) scale(0.9)' },
      ];
      const remove = (): void => ghost.remove();
      run(ghost, frames, at(id, MOVE_MS * 1.6)).finished.then(remove, remove);
    }
  }
}

/** A picture of the card where it stood. */
function leaving(ghost: HTMLElement, { x, y, width, height }: Seen, words: string | undefined): HTMLElement {
  ghost.removeAttribute('data-founder');
  const box = { inset: `${y}px auto auto ${x}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(ghost.style, box);
  label(ghost, words);
  return ghost;
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
