/** Looking before acting, at this table: hover, keyboard focus or a long press shows what a choice would bring. */
import { type AimHandlers, useAimAt } from '#ui/aim.ts';
import type { Choice } from './choices.ts';
import { useTheDesk } from './desk.ts';

export function useAim(look: Choice | undefined, press: () => void): AimHandlers {
  return useAimAt(useTheDesk(), look, press);
}
