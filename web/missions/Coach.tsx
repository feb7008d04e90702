/** The coach: one line at the edge of the board about what to look at or to do, and a light on what it speaks of. */

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Kit } from '#engine';
import { ChevronRightIcon, UndoIcon } from '#ui/art/icons.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { CARD_PART } from '#ui/kit/ChoiceCards.tsx';
import type { MissionRun } from '#ui/kit/missionRun.ts';
import { onShow } from '#ui/kit/motion.ts';
import { undo } from '../table/tools.ts';
import { words as shared } from '../text/en.ts';
import { missions as words } from '../text/missions.ts';
import type { Sitting } from './begin.ts';
import '../styles/coach.css';
import { Words } from '#ui/kit/Words.tsx';
import { dismiss } from '#ui/Toasts.tsx';
import { WHY_NOT } from '../table/whyNot.ts';
import { partsNamed } from './parts.ts';
import { isInSight, Ring } from './Ring.tsx';

interface CoachProps<K extends Kit> {
  sitting: Sitting<K>;
  /** Opens the rulebook at the side of the table. */
  openRule(rule: string): void;
  startOver(): void;
}

export function Coach<K extends Kit>({ sitting: { run, match }, openRule, startOver }: CoachProps<K>) {
  const { beat, at, aside } = useSeen({ beat: run.beat.value, at: run.at.value, aside: run.aside.value });
  const why = useSignal(beat?.open === true);
  useEffect(() => {
    why.value = beat?.open === true;
    if (match.allows.value) match.hints.clear();
  }, [beat]);
  usePresses(run);
  if (beat === undefined) return undefined;
  return (
    <section
      class="coach"
      aria-label={words.coach}
      data-beat={at + 1}
      data-beats={run.mission.beats.length}
      data-look={beat.look && !isBeside(beat.spot) ? '' : undefined}
    >
      {/* While the board shows what came of it, nothing is asked. */}
      <Lights spot={onShow.value ? undefined : beat.spot} shown={run.shown.value} />
      <div class="coach__at o-number">
        <span class="visually-hidden">{words.beat(at + 1, run.mission.beats.length)}</span>
        <progress
          class="o-progress coach__way"
          max={run.mission.beats.length}
          value={at}
          aria-hidden="true"
        />
        <StartOver startOver={startOver} asks={run.mission.minutes > BRIEF} />
      </div>
      <div class="coach__words">
        <Room beats={run.mission.beats} />
        <div aria-live="polite">
          <p class="coach__line">
            <Words text={aside ?? beat.line} />
          </p>
          {why.value && beat.more ? (
            <p class={`coach__more${beat.open ? '' : ' coach__why'}`}>
              {beat.more} {beat.rule ? <RuleButton rule={beat.rule} openRule={openRule} /> : undefined}
            </p>
          ) : undefined}
        </div>
      </div>
      <p class="coach__ways">
        {beat.rule && beat.more === undefined && aside === undefined ? (
          <RuleButton rule={beat.rule} openRule={openRule} />
        ) : undefined}
        {beat.more && !beat.open && aside === undefined ? (
          <button
            type="button"
            class="o-button o-button--quiet o-button--small"
            aria-expanded={why.value}
            onClick={() => {
              why.value = !why.value;
            }}
          >
            {words.why}
          </button>
        ) : undefined}
        {aside === undefined ? undefined : match.undoOffer.value === 'yes' ? (
          <button type="button" class="o-button o-button--primary" onClick={() => undo(match)}>
            <UndoIcon /> {words.back}
          </button>
        ) : (
          // What was shown cannot be taken back: nobody is left without a way on.
          <button type="button" class="o-button o-button--primary" onClick={startOver}>
            {words.startOver}
          </button>
        )}
        {beat.look && aside === undefined && !onShow.value ? (
          <button type="button" class="o-button o-button--primary" onClick={() => run.next()}>
            {words.on} <ChevronRightIcon />
          </button>
        ) : undefined}
      </p>
    </section>
  );
}

/** Lessons of so many minutes begin again without a question. */
const BRIEF = 5;

/** Whether a part stands beside the board, among what can be chosen. */
function isBeside(spot: string | undefined): boolean {
  return spot === 'way-out' || spot?.startsWith(CARD_PART) === true;
}

/** What the coach says next waits until the board has shown what led to it: a die is not told while it rolls. */
function useSeen<T extends object>(next: T): T {
  const [seen, see] = useState(next);
  const shows = onShow.value;
  // After the board had its turn, which may begin to show something.
  useEffect(() => {
    if (!onShow.peek()) see(next);
  }, [shows, ...Object.values(next)]);
  return seen;
}

/** The rule opens beside the lesson: who looks one up does not lose it. */
function RuleButton({ rule, openRule }: { rule: string } & Pick<CoachProps<Kit>, 'openRule'>) {
  return (
    <button type="button" class="o-button o-button--quiet o-button--small" onClick={() => openRule(rule)}>
      {words.rule}
    </button>
  );
}

/** As much room as the longest step takes, unseen: the board does not move from step to step. */
export function Room<K extends Kit>({ beats }: { beats: MissionRun<K>['mission']['beats'] }) {
  return beats.map(({ line, more, open, rule }) => (
    <div key={line} class="coach__room" aria-hidden="true">
      <p class="coach__line">{line}</p>
      {open && more ? (
        <p class="coach__more">
          {more} {rule ? words.rule : ''}
        </p>
      ) : undefined}
    </div>
  ));
}

/** Apart from what goes on, in a place of its own; it asks where much is lost by it. */
function StartOver({ startOver, asks }: Pick<CoachProps<Kit>, 'startOver'> & { asks: boolean }) {
  const asked = useSignal(false);
  const letBe = () => {
    asked.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="coach__over o-button o-button--quiet o-button--small"
        onClick={() => {
          if (asks) asked.value = true;
          else startOver();
        }}
      >
        {words.startOver}
      </button>
      {asked.value ? (
        <Dialog
          title={words.startOver}
          closeLabel={shared.close}
          onClose={letBe}
          foot={
            <>
              <button type="button" class="o-button o-button--primary" onClick={letBe}>
                {words.stay}
              </button>
              <button type="button" class="o-button" onClick={startOver}>
                {words.startOver}
              </button>
            </>
          }
        >
          <p>{words.startOverAsks}</p>
        </Dialog>
      ) : undefined}
    </>
  );
}

/** Tells the mission which part of the table was pressed. */
function usePresses<K extends Kit>(run: MissionRun<K>): void {
  // From the first moment it is seen: what is pressed then counts.
  useLayoutEffect(() => {
    const pressed = ({ target }: Event) => {
      const names = target instanceof Element ? partAt(target) : [];
      // Whoever presses what they were told to is not told that it cannot be done yet.
      if (names.some((one) => run.pressed(one))) dismiss(WHY_NOT);
    };
    // Drawn places are pressed by keys without a click.
    const keyed = (event: KeyboardEvent) => {
      const key = event.key === 'Enter' || event.key === ' ';
      if (key && event.target instanceof SVGElement) pressed(event);
    };
    document.addEventListener('click', pressed);
    document.addEventListener('keydown', keyed);
    return () => {
      document.removeEventListener('click', pressed);
      document.removeEventListener('keydown', keyed);
    };
  }, [run]);
}

const PART = '[data-part], [data-place]';

/** The part that was pressed; a card is one, and so is what it lies in. */
function partAt(target: Element): readonly string[] {
  const part = target.closest(PART);
  const name = part?.getAttribute('data-part') ?? part?.getAttribute('data-place');
  if (!part || !name) return [];
  return name.startsWith(CARD_PART) && part.parentElement ? [name, ...partAt(part.parentElement)] : [name];
}

/** Style rules find the parts wherever the board draws them, also after they are drawn anew. */
export function Lights({ spot, shown }: { spot: string | undefined; shown: readonly string[] | undefined }) {
  useEffect(() => {
    const part = spot === undefined ? null : document.querySelector(partsNamed(spot));
    // What is in sight stays where it is: nothing moves under a finger.
    if (part && !isInSight(part)) part.scrollIntoView({ block: 'nearest' });
  }, [spot]);
  // What is drawn on a map lights its own edge.
  const drawn = spot === undefined ? '' : `${partsNamed(spot)}{--coach:var(--accent);--coach-width:5px}`;
  return (
    <>
      <style>{`${hidden(shown)}${drawn}`}</style>
      {spot === undefined ? undefined : <Ring key={spot} spot={spot} />}
    </>
  );
}

function hidden(shown: readonly string[] | undefined): string {
  if (shown === undefined) return '';
  const kept = shown.map((panel) => `:not([data-panel="${CSS.escape(panel)}"])`).join('');
  const away = `[data-panel]${kept}`;
  return `${away}{visibility:hidden}${away}[data-folds]{display:none}[data-panel]{transition:opacity .4s}`;
}
