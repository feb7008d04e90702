/** What can be learnt at the table of this game. */
import { missionOf } from '#ui/kit/lesson.ts';
import type { Mission } from '#ui/kit/mission.ts';
import { exodus } from '../../index.ts';
import type { Exodus } from '../../state.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import { tutorial } from '../tutorial.ts';

export const missions: readonly [Mission<Exodus>, ...Mission<Exodus>[]] = [
  missionOf(exodus, tutorial, MISSION_WORDS.first),
];
