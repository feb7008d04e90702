/**
 * Every legal action as an ordered list: enough to play a whole game with. It is always there for whoever listens or
 * walks by keyboard, drawn off sight until it is opened or the focus enters it.
 */
import type { JSX, RefObject } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CloseIcon, HintIcon } from '../art/icons.tsx';
import { scrollable, useScrollable } from '../scrollable.ts';
import { type WhyNot, whyNotWords } from '../table.ts';
import { kit } from '../text.ts';
import { usePressed } from './numberKeys.ts';
import './choice-row.css';
import './choice-list.css';

export interface ListedChoice {
  readonly key: string;
  readonly label: string;
  /** Choices of one kind stand together under this heading. */
  readonly group?: string | undefined;
  /** Cannot be taken back. */
  readonly final: boolean;
  /** The hint recommends it. */
  readonly advised: boolean;
}

export interface ClosedChoice {
  readonly key: string;
  readonly label: string;
  readonly why: WhyNot;
}

interface ChoiceListProps {
  readonly choices: readonly ListedChoice[];
  readonly closed: readonly ClosedChoice[];
  readonly open: boolean;
  setOpen(open: boolean): void;
  /** Only these are shown at first: what one kind holds. */
  readonly only?: { readonly name: string; readonly keys: ReadonlySet<string> } | undefined;
  choose(key: string): void;
  /** Someone looks at a choice, or away from it. */
  consider(key: string | undefined): void;
  complain(why: WhyNot): void;
  /** Whether the number keys are live. */
  readonly numbers: boolean;
}

export function ChoiceList(props: ChoiceListProps): JSX.Element {
  const { choices: unsorted, closed, open, setOpen, only, consider, complain, numbers } = props;
  const list = useRef<HTMLOListElement>(null);
  const scroller = useScrollable(list);
  const heading = useId();
  const [filter, setFilter] = useState('');
  const choices = shownOf(unsorted, open ? filter : '', open ? only?.keys : undefined);
  const headed = choices.length > FEW && new Set(choices.map(({ group }) => group)).size > 1;
  const take = useFocusKept(list, open, choices, props.choose);
  const marked = numbers && open;
  const [stop, setStop] = useState<string | undefined>(undefined);
  const cursor = choices.some(({ key }) => key === stop) ? stop : choices[0]?.key;
  usePressed(
    marked,
    choices.map(
      ({ key }) =>
        () =>
          take(key),
    ),
  );
  return (
    <section
      class="choicelist"
      data-open={open ? '' : undefined}
      aria-labelledby={heading}
      onFocusIn={() => {
        if (!open) setOpen(true);
      }}
    >
      <header class="choicelist__head">
        <h3 id={heading} class="choicelist__title">
          {only ? `${only.name} (${choices.length})` : kit.allChoices(unsorted.length)}
        </h3>
        {open ? <Tools filter={filter} setFilter={setFilter} close={() => setOpen(false)} /> : undefined}
      </header>
      <ol
        ref={scroller}
        class="choicelist__list"
        aria-label={kit.choices}
        onKeyDown={(event) => consider(step(event, list.current))}
        onMouseLeave={() => consider(undefined)}
      >
        {choices.map((choice, i) => (
          <li key={choice.key}>
            {headed && choice.group !== undefined && choice.group !== choices[i - 1]?.group ? (
              <p class="choicelist__group o-eyebrow">{choice.group}</p>
            ) : undefined}
            <Entry
              choice={choice}
              stop={choice.key === cursor}
              reach={setStop}
              shortcut={marked && i < 9 ? String(i + 1) : undefined}
              take={take}
              consider={consider}
            />
          </li>
        ))}
      </ol>
      {closed.length > 0 && open ? <NotNow closed={closed} complain={complain} /> : undefined}
    </section>
  );
}

/** So many choices are seen at a glance without headings. */
const FEW = 6;

/** What fits the filter, in the order in which the groups are first met. */
function shownOf(
  choices: readonly ListedChoice[],
  filter: string,
  keys: ReadonlySet<string> | undefined,
): readonly ListedChoice[] {
  const wanted = filter.trim().toLowerCase();
  const fits = choices.filter(
    ({ key, label, group = '' }) =>
      (keys === undefined || keys.has(key)) && `${group} ${label}`.toLowerCase().includes(wanted),
  );
  const order = [...new Set(fits.map(({ group }) => group))];
  return order.length < 2 ? fits : order.flatMap((group) => fits.filter((choice) => choice.group === group));
}

function Tools({
  filter,
  setFilter,
  close,
}: {
  filter: string;
  setFilter(filter: string): void;
  close(): void;
}): JSX.Element {
  return (
    <>
      <button
        type="button"
        class="o-button o-button--quiet o-button--icon"
        aria-label={kit.closeList}
        onClick={close}
      >
        <CloseIcon size={18} />
      </button>
      <input
        class="o-input choicelist__filter"
        type="search"
        aria-label={kit.filter}
        placeholder={kit.filter}
        value={filter}
        onInput={({ currentTarget }) => setFilter(currentTarget.value)}
      />
    </>
  );
}

interface EntryProps {
  readonly choice: ListedChoice;
  readonly shortcut: string | undefined;
  /** The one stop of the Tab key in the list. */
  readonly stop: boolean;
  reach(key: string): void;
  take(key: string): void;
  consider(key: string | undefined): void;
}

function Entry({ choice, shortcut, stop, reach, take, consider }: EntryProps): JSX.Element {
  const { key, label, final, advised } = choice;
  return (
    <button
      type="button"
      class="choicelist__choice"
      data-action={key}
      data-final={final ? '' : undefined}
      data-best={advised ? '' : undefined}
      aria-keyshortcuts={shortcut}
      title={final ? kit.final : undefined}
      tabIndex={stop ? 0 : -1}
      onFocus={() => reach(key)}
      onClick={() => take(key)}
      onMouseMove={({ movementX, movementY }) => {
        // A list that changes under a resting pointer is not looked at.
        if (movementX !== 0 || movementY !== 0) consider(key);
      }}
      onBlur={() => consider(undefined)}
    >
      <span class="choicelist__key" aria-hidden="true">
        {shortcut ?? '·'}
      </span>
      <span class="choicelist__label">
        {label}
        {final ? <span class="visually-hidden"> ({kit.final})</span> : undefined}
        {advised ? (
          <span class="choicelist__hint">
            <HintIcon size={14} /> {kit.recommended}
          </span>
        ) : undefined}
      </span>
    </button>
  );
}

/** What one might expect to be possible: each answers with the rule that forbids it. */
function NotNow({ closed, complain }: Pick<ChoiceListProps, 'closed' | 'complain'>): JSX.Element {
  return (
    <details class="choicelist__closed">
      <summary>{kit.notNow(closed.length)}</summary>
      <ul ref={scrollable} class="choicelist__list">
        {closed.map(({ key, label, why }) => (
          <li key={key}>
            <button
              type="button"
              class="choicelist__choice choicelist__choice--closed"
              onClick={() => complain(why)}
            >
              <span class="choicelist__label">
                {label}
                <span class="choicelist__why">
                  {whyNotWords(why)} <span class="o-number">{why.rule}</span>
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
  open: boolean,
  choices: readonly ListedChoice[],
  choose: (key: string) => void,
): (key: string) => void {
  const inside = useRef(false);
  const keys = choices.map(({ key }) => key).join();
  // At once: whoever goes on by keyboard presses the next key before the page is painted.
  useLayoutEffect(() => {
    if (inside.current && open) list.current?.querySelector('button')?.focus();
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
