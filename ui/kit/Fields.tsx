/** A few fields of a form: a line of text where it may be so long, else one of a list. What is left open has a word for it. */
import type { JSX } from 'preact';
import { asPlainText } from '#engine';
import './fields.css';

export interface Field<P extends string> {
  readonly part: P;
  readonly label: string;
  readonly open: string;
  readonly max?: number;
  readonly options?: readonly { readonly value: string | number; readonly words: string }[];
}

export type Filled<P extends string> = Partial<Readonly<Record<P, string | number>>>;

export function Fields<P extends string>({
  fields,
  draft,
  write,
}: {
  fields: readonly Field<P>[];
  draft: Filled<P>;
  write(part: P, value: string | number | undefined): void;
}): JSX.Element {
  return (
    <div class="o-fields">
      {fields.map(({ part, label, open, max = 0, options }) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: one of the two below is inside
        <label key={part} class="o-field">
          <span class="o-field__label">{label}</span>
          {options ? (
            <select
              class="o-select"
              value={draft[part] ?? ''}
              onChange={({ currentTarget }) =>
                write(part, options.find(({ value }) => String(value) === currentTarget.value)?.value)
              }
            >
              <option value="">{open}</option>
              {options.map(({ value, words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          ) : (
            <input
              class="o-input"
              maxLength={max}
              placeholder={open}
              defaultValue={String(draft[part] ?? '')}
              onInput={({ currentTarget }) => write(part, asPlainText(currentTarget.value, max))}
            />
          )}
        </label>
      ))}
    </div>
  );
}

/** The same draft with one part of it otherwise, or left open again. */
export function withPart<T extends object>(draft: T, part: string, value: string | number | undefined): T {
  const rest = Object.fromEntries(Object.entries(draft).filter(([name]) => name !== part));
  return { ...rest, ...(value === undefined ? {} : { [part]: value }) } as T;
}

/** One of several pictures. */
export function Faces({
  title,
  count,
  chosen,
  name,
  draw,
  choose,
}: {
  title: string;
  count: number;
  chosen: number | undefined;
  name(at: number): string;
  draw(at: number): JSX.Element;
  choose(at: number): void;
}): JSX.Element {
  return (
    <fieldset class="o-pictures">
      <legend>{title}</legend>
      {Array.from({ length: count }, (_, at) => (
        <label key={at} class="o-picture">
          <input
            type="radio"
            name={title}
            checked={chosen === at}
            aria-label={name(at)}
            onChange={() => choose(at)}
          />
          {draw(at)}
        </label>
      ))}
    </fieldset>
  );
}

/** What may be added and need not: folded under its name. */
export function Fold({
  class: extra = '',
  part,
  name,
  children,
}: {
  class?: string;
  part?: string;
  name: JSX.Element;
  children: JSX.Element | readonly (JSX.Element | undefined)[];
}): JSX.Element {
  return (
    <details class={`o-fold ${extra}`} data-part={part}>
      <summary>{name}</summary>
      {children}
    </details>
  );
}
