/** Whether the mouse lies still: what comes to lie under it is not being looked at. */

let last: { readonly x: number; readonly y: number } | undefined;

if (typeof addEventListener === 'function')
  addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }: PointerEvent) => {
      last = { x, y };
    },
    { capture: true, passive: true },
  );

/** Of an event that says that the pointer came over something: it is told before the movement itself. */
export function isResting({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): boolean {
  return last?.x === clientX && last.y === clientY;
}
