/** Every mission of Exodus can be done as its coach says. */
import { expect, test } from 'vitest';
import { missionTrials } from '#ui/kit/testing/missions.ts';
import { exodus } from '../../index.ts';
import rules from '../../rules.en.md?raw';
import type { Exodus } from '../../state.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import { systemName } from '../../text/systems.ts';
import { ACCEPT, NO_ORDER } from './cast.ts';
import { missions } from './missions.ts';
import {
  AGREED,
  bear,
  cinder,
  courts,
  ENOUGH,
  FIGHT,
  hunt,
  nextMorning,
  spies,
  tend,
  threat,
  write,
} from './testing/deeds.ts';

// What happens on the last voyage is left to the dice.
const written = missions.filter(({ id }) => id !== 'harbour');

missionTrials<Exodus>(exodus, written, rules, {
  morning: [...write('gov-adjudicate'), ACCEPT, NO_ORDER],
  six: [...courts, ...tend, ENOUGH, ACCEPT, NO_ORDER],
  hand: [...cinder(1, 'harvest'), bear('edge')],
  fever: [...AGREED, ...FIGHT],
  ship: [
    ...[spies('military'), ...nextMorning(1), ...hunt('military'), threat('paper-squadron')],
    ...[ENOUGH, ACCEPT, NO_ORDER],
  ],
});

test('what a lesson calls by a name is a star of that name: the work lies at Cinder, the home at Wicker', () => {
  const systems = (id: string) => missions.find((one) => one.id === id)?.position().systems ?? [];
  const starOf = (id: string, reward: number) =>
    systemName(systems(id).findIndex((system) => system.reward === reward));
  expect(MISSION_WORDS.hand.lines.stay).toContain(starOf('hand', 2));
  expect(MISSION_WORDS.harbour.lines.home).toContain(starOf('harbour', 3));
});
