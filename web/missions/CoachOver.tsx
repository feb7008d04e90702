/** The coach once a mission is over: what came of it, beside a board that can be looked at, and the way on. */
import { useEffect, useRef } from 'preact/hooks';
import type { Kit } from '#engine';
import { ChevronRightIcon } from '#ui/art/icons.tsx';
import type { MissionEnd } from '#ui/kit/missionRun.ts';
import { reading } from '#ui/kit/motion.ts';
import { missions as words } from '../text/missions.ts';
import type { Sitting } from './begin.ts';
import { Lights, Room } from './Coach.tsx';

interface CoachOverProps<K extends Kit> {
  sitting: Sitting<K>;
  end: MissionEnd;
  goOn(): void;
}

export function CoachOver<K extends Kit>({ sitting: { run }, end, goOn }: CoachOverProps<K>) {
  const won = end.kind === 'won';
  return (
    <section class="coach coach--over" aria-label={words.coach} data-end={end.kind}>
      {/* What was not taught yet does not come up now: the board stays as it was. */}
      <Lights spot={undefined} shown={run.shown.value} />
      <div class="coach__words">
        <Room beats={run.mission.beats} />
        <div>
          <p class="o-eyebrow">{won ? words.won : words.missed}</p>
          {/* What was learnt is said once, behind the way on. */}
          <p class="coach__line">{won ? words.reached(run.mission.goal) : (end.words ?? words.missedHelp)}</p>
        </div>
      </div>
      <p class="coach__ways">
        <GoOn goOn={goOn} />
      </p>
    </section>
  );
}

/** Who plays by keys has it in hand: nothing else is asked now. */
function GoOn({ goOn }: Pick<CoachOverProps<Kit>, 'goOn'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button
      ref={button}
      type="button"
      class="o-button o-button--primary"
      onClick={() => {
        // Whoever goes on has read what the board shows.
        reading.value = false;
        goOn();
      }}
    >
      {words.on} <ChevronRightIcon />
    </button>
  );
}
