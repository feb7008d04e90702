/** Whatever a mission offers to be pressed, it can still be done: by going on, or by going back where it says so. */
import { expect, test } from 'vitest';
import { pick, stream } from '#engine';
import type { Mission } from '#ui/kit/mission.ts';
import { MissionTrial } from '#ui/kit/testing/missions.ts';
import { mothership } from '../../index.ts';
import type { Mothership } from '../../state.ts';
import { bet } from './bet.ts';
import { guard } from './guard.ts';
import { light } from './light.ts';
import { line } from './line.ts';

/** More presses than any of them takes. */
const MOST = 200;

/** Presses by chance among what is offered; what the coach objects to is taken back. How it ended. */
function strolled(mission: Mission<Mothership>, seed: string): string | undefined {
  const random = stream(seed);
  const trial = new MissionTrial<Mothership>(mothership, mission);
  const { run } = trial;
  for (let press = 0; press < MOST; press++) {
    trial.others().look();
    if (run.end.value) return run.end.value.kind;
    const { open } = trial;
    if (open.length === 0) {
      expect(run.aside.value, `${mission.id}, ${seed}: beat ${run.at.value} offers nothing`).toBeDefined();
      while (run.aside.value !== undefined) trial.undo();
      continue;
    }
    // Every other time what the coach means, so that it comes to an end.
    const meant = open.filter((action) => 'to' in action && action.to === run.beat.value?.spot);
    trial.do(pick(meant.length > 0 && random.int(2) > 0 ? meant : open, random));
  }
  return undefined;
}

test.each([light, line])('$title is done by whatever it offers', (mission) => {
  for (let n = 0; n < 10; n++) expect(strolled(mission, `${n}`), `${n}`).toBe('won');
});

test.each([bet, guard])('$title is done, or says that one must go back', (mission) => {
  for (let n = 0; n < 10; n++) expect(strolled(mission, `${n}`), `${n}`).toBeDefined();
});
