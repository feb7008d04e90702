/** D31 Once-windows as those who are not asked see them: a pause before whatever follows. */
import type { FactionId } from '../content/factions.ts';
import type { ExodusFrame } from '../frame.ts';

type Stack = readonly ExodusFrame[];

function isOthers(frame: ExodusFrame | undefined, viewer: FactionId | undefined): boolean {
  return (frame?.step === 'window' || frame?.step === 'reroll') && frame.faction !== viewer;
}

/** The stack without the windows of others. Where one of them asks there is a pause. */
export function seenStack(stack: Stack, viewer: FactionId | undefined): ExodusFrame[] {
  const seen = stack.filter((frame, i) => {
    // What is about to come out unless it is hushed up lies right under the window.
    const hushed = frame.step === 'publish' && isOthers(stack[i + 1], viewer);
    return !hushed && !isOthers(frame, viewer);
  });
  if (isOthers(stack[stack.length - 1], viewer)) seen.push({ step: 'pause' });
  return seen;
}

/** What is going on, as far as this faction can see. */
export function shownFrame(stack: Stack, viewer: FactionId | undefined): ExodusFrame | undefined {
  const asked = stack[stack.length - 1];
  if (asked?.step !== 'pause' && !isOthers(asked, viewer)) return asked;
  return seenStack(stack, viewer).findLast(
    ({ step }) => step !== 'pause' && step !== 'window' && step !== 'publish',
  );
}
