/**
 * The open decision: what is asked, and every legal action as a list. It is enough to play a whole game with: arrow
 * keys go through the list, the number keys take the first nine.
 */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { HintIcon, WarningIcon } from './art/icons.tsx';
import { type Estimate, isWeighed, type WhyNot } from './table.ts';
import { kit } from './text.ts';
import './decision-bar.css';

export interface Choice {
  readonly key: string;
  readonly label: string;
  /** Choices of one kind stand together under this heading. */
  readonly group?: string | undefined;
  /** Cannot be taken back. */
  readonly final: boolean;
  readonly estimate?: Estimate | undefined;
}

export interface ClosedChoice {
  readonly key: string;
  readonly label: string;
  readonly why: WhyNot;
}

interface DecisionBarProps {
  readonly prompt: string;
  readonly choices: readonly Choice[];
  readonly closed: readonly ClosedChoice[];
  choose(key: string): void;
  /** Someone looks at a choice, or away from it. */
  consider?(key: string | undefined): void;
  complain(why: WhyNot): void;
  /** Whether the number keys are live. */
  readonly numbers: boolean;
}

export function DecisionBar({
  prompt,
  choices: unsorted,
  closed,
  choose,
  consider,
  complain,
  numbers,
}: DecisionBarProps) {
  const list = useRef<HTMLOListElement>(null);
  const choices = grouped(unsorted);
  const headed = choices.length > FEW && new Set(choices.map(({ group }) => group)).size > 1;
  const take = useFocusKept(list, choices, choose);
  useNumberKeys(numbers, choices, take);
  const best = choices.reduce((most, { estimate }) => Math.max(most, estimate?.share ?? 0), 0);
  return (
    <section class="decision" aria-label={kit.decide}>
      <p class="decision__prompt">{prompt}</p>
      <ol
        ref={list}
        class="decision__list"
        aria-label={kit.choices}
        onKeyDown={(event) => consider?.(step(event, list.current))}
        onMouseLeave={() => consider?.(undefined)}
      >
        {choices.map(({ key, label, group, final, estimate }, i) => (
          <li key={key}>
            {headed && group !== undefined && group !== choices[i - 1]?.group ? (
              <p class="decision__group o-eyebrow">{group}</p>
            ) : undefined}
            <button
              type="button"
              class="decision__choice"
              data-action={key}
              data-best={estimate !== undefined && estimate.share === best ? '' : undefined}
              aria-keyshortcuts={numbers && i < 9 ? String(i + 1) : undefined}
              onClick={() => take(key)}
              onMouseMove={({ movementX, movementY }) => {
                // A list that changes under a resting pointer is not looked at.
                if (movementX !== 0 || movementY !== 0) consider?.(key);
              }}
              onBlur={() => consider?.(undefined)}
            >
              <span class="decision__key" aria-hidden="true">
                {numbers && i < 9 ? i + 1 : '·'}
              </span>
              <span class="decision__label">
                {label}
                {estimate ? <Weighed estimate={estimate} favourite={estimate.share === best} /> : undefined}
              </span>
              {final ? (
                <span class="decision__final" title={kit.final}>
                  <WarningIcon size={16} title={kit.final} />
                </span>
              ) : undefined}
            </button>
          </li>
        ))}
      </ol>
      {closed.length > 0 ? <NotNow closed={closed} complain={complain} /> : undefined}
    </section>
  );
}

/** So many choices are seen at a glance without headings. */
const FEW = 6;

/** In the order in which the groups are first met. */
function grouped(choices: readonly Choice[]): readonly Choice[] {
  const order = [...new Set(choices.map(({ group }) => group))];
  return order.length < 2
    ? choices
    : order.flatMap((group) => choices.filter((choice) => choice.group === group));
}

function Weighed({ estimate, favourite }: { estimate: Estimate; favourite: boolean }) {
  const percent = isWeighed(estimate) ? Math.round(estimate.value * 100) : undefined;
  // What the bot would do without weighing it has no chance to show.
  const bare = favourite && percent === undefined;
  return (
    <span class="decision__hint">
      {bare ? undefined : (
        <>
          <span class="decision__bar" style={{ '--chance': `${percent ?? 0}%` }} aria-hidden="true" />
          <span class="o-number">{percent === undefined ? kit.hardlyTried : kit.chance(percent)}</span>
        </>
      )}
      {favourite ? (
        <span class="decision__favourite">
          <HintIcon size={14} /> {kit.favourite}
        </span>
      ) : undefined}
    </span>
  );
}

/** What one might expect to be possible: each answers with the rule that forbids it. */
function NotNow({ closed, complain }: { closed: readonly ClosedChoice[]; complain(why: WhyNot): void }) {
  return (
    <details class="decision__closed">
      <summary>{kit.notNow(closed.length)}</summary>
      <ul class="decision__list">
        {closed.map(({ key, label, why }) => (
          <li key={key}>
            <button
              type="button"
              class="decision__choice decision__choice--closed"
              onClick={() => complain(why)}
            >
              <span class="decision__label">
                {label}
                <span class="decision__why">
                  {why.message} <span class="o-number">{why.rule}</span>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A choice takes the list away with it: whoever chose in it finds the focus in the next one. */
function useFocusKept(
  list: RefObject<HTMLElement | null>,
  choices: readonly Choice[],
  choose: (key: string) => void,
) {
  const inside = useRef(false);
  const keys = choices.map(({ key }) => key).join();
  useEffect(() => {
    if (inside.current) list.current?.querySelector('button')?.focus();
    inside.current = false;
  }, [keys]);
  return (key: string) => {
    inside.current = list.current?.contains(document.activeElement) ?? false;
    choose(key);
  };
}

/** Goes through the list by arrow keys; gives the action it went to. */
function step(event: KeyboardEvent, list: HTMLElement | null): string | undefined {
  const by = { ArrowDown: 1, ArrowUp: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }[
    event.key
  ];
  if (by === undefined || list === null) return undefined;
  const buttons = [...list.querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const next = buttons[Math.min(buttons.length - 1, Math.max(0, at + by))];
  if (next === undefined) return undefined;
  event.preventDefault();
  next.focus();
  return next.dataset.action;
}

function useNumberKeys(live: boolean, choices: readonly Choice[], choose: (key: string) => void): void {
  const latest = useRef({ choices, choose });
  latest.current = { choices, choose };
  useEffect(() => {
    if (!live) return undefined;
    const press = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.repeat ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event)
      )
        return;
      const choice = /^[1-9]$/.test(event.key) ? latest.current.choices[Number(event.key) - 1] : undefined;
      if (choice === undefined) return;
      event.preventDefault();
      latest.current.choose(choice.key);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [live]);
}

/** Whether a key belongs to a field or an open dialog, not to the table. */
export function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (
    target.matches(
      'input:not([type=range],[type=checkbox],[type=radio]), textarea, select, [contenteditable]',
    )
  )
    return true;
  const dialog = document.querySelector('dialog:modal');
  return dialog !== null && !dialog.querySelector('.decision');
}
