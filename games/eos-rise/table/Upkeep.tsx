/** The upkeep, step by step where that is wanted: one event at a time on the map, forwards and back, or all at once. */
import { type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/art/icons.tsx';
import type { BoardProps } from '#ui/table.ts';
import type { EosEvent } from '../event.ts';
import type { EosRise } from '../state.ts';
import { UPKEEP_WORDS } from '../text/overlays.ts';
import type { View } from '../view.ts';
import { placesOf, type UpkeepStep, upkeepOf } from './upkeep.ts';
import './upkeep.css';

/** Whether the film starts by itself; a habit of the person, kept while the page is open. */
const stepwise: Signal<boolean> = signal(false);

export interface UpkeepFilm {
  readonly steps: readonly UpkeepStep[];
  /** The step that is shown; undefined while the table is shown as it is. */
  readonly at: number | undefined;
  show(at: number | undefined): void;
}

export function useUpkeep(props: BoardProps<EosRise>): UpkeepFilm {
  const steps = useNewSteps(props);
  const [shown, setShown] = useState<{
    readonly steps: readonly UpkeepStep[];
    readonly at: number | undefined;
  }>();
  const own = shown?.steps === steps ? shown : undefined;
  const at = steps.length === 0 ? undefined : own ? own.at : stepwise.value ? 0 : undefined;
  return { steps, at, show: (next) => setShown({ steps, at: next }) };
}

/** The steps between the last position that was played in, or that this person saw, and this one. */
function useNewSteps({ view, fresh, missed, decision }: BoardProps<EosRise>): readonly UpkeepStep[] {
  const away = useMemo(
    () => missed?.flatMap(({ before, after, events }) => upkeepOf(before, after, events)) ?? [],
    [missed],
  );
  const last = useRef<{ view?: View; fresh?: readonly EosEvent[]; steps: readonly UpkeepStep[] }>({
    steps: [],
  });
  const { current: kept } = last;
  if (fresh.length > 0 && fresh !== kept.fresh) {
    const steps = kept.view ? upkeepOf(kept.view, view, fresh) : [];
    last.current = { view, fresh, steps };
  } else if (fresh.length === 0 && decision) {
    // Taken back, or another person sat down. What is shown without a decision is only a look ahead.
    last.current = { view, fresh, steps: [] };
  }
  return fresh.length > 0 ? last.current.steps : away;
}

/** What the rest of the table is given while the film runs: that moment, and nothing to decide. */
export function filmed(props: BoardProps<EosRise>, { steps, at }: UpkeepFilm): BoardProps<EosRise> {
  const step = at === undefined ? undefined : steps[at];
  if (step === undefined) return props;
  const { decision: _, hints: _h, ...rest } = props;
  return { ...rest, view: step.view, fresh: [step.event] };
}

/** Offers the film of what just happened, or runs it. */
export function Upkeep({
  film,
  game,
}: {
  film: UpkeepFilm;
  game: BoardProps<EosRise>['game'];
}): JSX.Element | undefined {
  const { steps, at, show } = film;
  if (steps.length === 0) return undefined;
  const step = at === undefined ? undefined : steps[at];
  if (step === undefined || at === undefined)
    return (
      <button type="button" class="o-button o-button--small er-upkeep__open" onClick={() => show(0)}>
        <ChevronRightIcon size={14} /> {UPKEEP_WORDS.open(steps.length)}
      </button>
    );
  const onward = (): void => show(at + 1 < steps.length ? at + 1 : undefined);
  return (
    <section class="er-upkeep o-panel o-panel--raised" aria-label={UPKEEP_WORDS.title} data-part="upkeep">
      <p class="er-upkeep__line" aria-live="polite">
        <b class="o-number">{UPKEEP_WORDS.at(at + 1, steps.length)}</b> {game.words.event(step.event)}
      </p>
      <div class="er-upkeep__ways">
        <button
          type="button"
          class="o-button o-button--small o-button--icon"
          aria-label={UPKEEP_WORDS.back}
          disabled={at === 0}
          onClick={() => show(at - 1)}
        >
          <ChevronLeftIcon size={16} />
        </button>
        <button type="button" class="o-button o-button--small o-button--primary" onClick={onward}>
          {at + 1 < steps.length ? UPKEEP_WORDS.next : UPKEEP_WORDS.done} <ChevronRightIcon size={16} />
        </button>
        <button type="button" class="o-button o-button--small" onClick={() => show(undefined)}>
          {UPKEEP_WORDS.all}
        </button>
        <label class="er-upkeep__always">
          <input
            type="checkbox"
            checked={stepwise.value}
            onChange={({ currentTarget }) => {
              stepwise.value = currentTarget.checked;
            }}
          />
          {UPKEEP_WORDS.always}
        </label>
      </div>
    </section>
  );
}

/** What to look at on the map. */
export function focusOf({ steps, at }: UpkeepFilm): ReturnType<typeof placesOf> {
  const step = at === undefined ? undefined : steps[at];
  return step ? placesOf(step.event) : [];
}
