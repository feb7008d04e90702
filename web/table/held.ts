/** Words beside the board do not run ahead of it: while it shows something at length they stay as they were. */
import { useRef } from 'preact/hooks';
import { onShow } from '#ui/kit/motion.ts';

/** `of`: what the value was made of; a new one may be what is being shown. */
export function useHeld<T>(value: T, of: unknown): T {
  const kept = useRef({ of, now: value, before: value });
  kept.current =
    kept.current.of === of ? { ...kept.current, now: value } : { of, now: value, before: kept.current.now };
  return onShow.value ? kept.current.before : value;
}
