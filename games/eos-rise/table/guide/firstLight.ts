/** The crew learns, and the EOS flies: the first radio burst. */
import type { EosAction } from '../../action.ts';
import { CHARACTERS } from '../../content/characters.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import type { View } from '../../view.ts';
import { type Done, heard, isOf, look, mission, placeOf, press } from './plan.ts';

const BURST = 'g05-5';

const { lines, asides } = MISSION_WORDS.light;

const placed = (view: View): number => CHARACTERS.filter((who) => view.crew[who].figure).length;
const hasLearnt = ({ view }: Done): boolean => view.crew.pilot.level >= 3;
const isCrewPhase = (view: View): boolean => view.phase === 'crew';
/** At least one more figure is to be placed: who has placed two may say that it is enough. */
const isNoWayOut = (action: EosAction, view: View): boolean =>
  placed(view) > 1 || !isOf('standBy', 'moveOn')(action);

/** The year is over, or the next one has begun. */
function missed({ view, told }: Done): string | undefined {
  if (view.round === 1 && (view.phase === 'crew' || view.phase === 'warp')) return undefined;
  return told.some((event) => event.type === 'collected' && event.skill > 0) ? asides.level : asides.other;
}

export const firstLight = mission({
  id: 'light',
  minutes: 2,
  shows: ['rooms'],
  given: {
    round: 1,
    year: 2033,
    eos: 'g06-6',
    skills: ['g05-6'],
    frbs: [BURST],
    // Afterburners would make the lesson needless.
    crew: { pilot: { level: 2, cubes: 0 } },
    next: { borealis: ['quiet-sky'] },
  },
  beats: [
    press(lines.burst, placeOf(BURST)),
    look(lines.far, placeOf(BURST)),
    { line: lines.pilot, spot: 'crew-pilot', press: 'figure-pilot' },
    {
      line: lines.train,
      rule: 'ER-13.4',
      spot: 'slot-training',
      // Who flies at once may still learn on the way.
      done: (deeds) => hasLearnt(deeds) || !isCrewPhase(deeds.view),
      aside: () => asides.train,
    },
    {
      line: lines.others,
      shows: ['shield', 'hull', 'credit'],
      rule: 'ER-13.2',
      spot: 'ship',
      only: isNoWayOut,
      done: ({ view }) => placed(view) > 1 || !isCrewPhase(view),
    },
    { line: lines.room, spot: 'ship', only: isNoWayOut, done: ({ view }) => view.asking?.step !== 'build' },
    { line: lines.more, rule: 'ER-13.2', spot: 'way-out', done: ({ view }) => !isCrewPhase(view) },
    {
      line: lines.fly,
      shows: ['course'],
      rule: 'ER-14.2',
      spot: placeOf(BURST),
      // The way out of this step lies where that of the last one lay: a press too many must not end the lesson.
      only: (action) => action.type !== 'stop',
      done: heard('progress'),
    },
  ],
  won: ({ view }) => view.progress > 0,
  missed,
});
