/** What can be learnt at the table of this game. */
import { missionOf } from '#ui/kit/lesson.ts';
import type { Mission } from '#ui/kit/mission.ts';
import { exoworld } from '../../index.ts';
import type { Exoworld } from '../../state.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import { tutorial } from '../tutorial.ts';

export const missions: readonly [Mission<Exoworld>, ...Mission<Exoworld>[]] = [
  missionOf(exoworld, tutorial, MISSION_WORDS.first),
];
