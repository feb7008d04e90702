/** XD-4.3, XD-11.11 For colour: who one's leader is, where a scene is played and who speaks. No rule reads it. */
import type { JSX } from 'preact';
import { asPlainText } from '#engine';
import { LONGINGS, LOOKS, ROLES, WORLDS } from '../content/characters.ts';
import { SHIPS } from '../content/ships.ts';
import { FACES, NAME_LENGTH, NOTE_LENGTH, PRELUDES } from '../rules/colour.ts';
import {
  leaderName,
  leaderTitle,
  PRELUDE_WORDS,
  roleName,
  SETTING_FORM,
  SHEET_FORM,
  SHIP_WORDS,
} from '../text/colour.ts';
import { Portrait } from './art/Portrait.tsx';
import { useTheDesk } from './desk.ts';

/** A line of text, where it may be so long; else one of a list. */
interface Field<P extends string> {
  readonly part: P;
  readonly label: string;
  readonly open: string;
  readonly max?: number;
  readonly options?: readonly { readonly value: string | number; readonly words: string }[];
}

type Draft<P extends string> = Partial<Readonly<Record<P, string | number>>>;

function Fields<P extends string>({
  fields,
  draft,
  write,
}: {
  fields: readonly Field<P>[];
  draft: Draft<P>;
  write(part: P, value: string | number | undefined): void;
}): JSX.Element {
  return (
    <div class="xd-form__fields">
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
function withPart<T extends object>(draft: T, part: string, value: string | number | undefined): T {
  const rest = Object.fromEntries(Object.entries(draft).filter(([name]) => name !== part));
  return { ...rest, ...(value === undefined ? {} : { [part]: value }) } as T;
}

const listed = (list: readonly string[]) => list.map((words, value) => ({ value, words }));

/** `fresh`: nobody is known yet; what is left open is dealt. */
export function SheetForm({ fresh = false }: { fresh?: boolean }): JSX.Element | undefined {
  const { view, drafts } = useTheDesk();
  const { sheet, writeSheet } = drafts;
  const house = view.houses.find(({ faction }) => faction === view.faction);
  if (house === undefined) return undefined;
  const { faction } = house;
  const leader = { ...house.leader, ...sheet };
  const open = fresh ? SHEET_FORM.byChance : SHEET_FORM.dealt;
  const write = (part: string, value: string | number | undefined) =>
    writeSheet(withPart(sheet, part, value));
  return (
    <details class={`xd-form xd-of-${faction}`} data-part="sheet">
      <summary>
        {fresh && sheet.face === undefined ? undefined : <Portrait leader={leader} of={faction} size={36} />}
        <span>
          <b>{SHEET_FORM.title}</b>{' '}
          {fresh && sheet.name === undefined ? '' : `${leaderTitle(leader, faction)} ${leaderName(leader)}`}
        </span>
      </summary>
      <p class="o-muted">
        {fresh ? SHEET_FORM.helpNew : SHEET_FORM.help} {SHEET_FORM.sealed}
      </p>
      <Fields
        fields={[
          { part: 'name', label: SHEET_FORM.name, open, max: NAME_LENGTH },
          { part: 'title', label: SHEET_FORM.called, open, max: NAME_LENGTH },
          { part: 'note', label: SHEET_FORM.note, open, max: NOTE_LENGTH },
          { part: 'world', label: SHEET_FORM.world, open, options: listed(WORLDS) },
          { part: 'look', label: SHEET_FORM.look, open, options: listed(LOOKS) },
          { part: 'misses', label: SHEET_FORM.misses, open, options: listed(LONGINGS) },
        ]}
        draft={sheet}
        write={write}
      />
      <fieldset class="xd-faces">
        <legend>{SHEET_FORM.face}</legend>
        {Array.from({ length: FACES }, (_, face) => (
          <label key={face} class="xd-face">
            <input
              type="radio"
              name="xd-face"
              checked={sheet.face === face}
              aria-label={SHEET_FORM.faceAt(face + 1)}
              onChange={() => write('face', face)}
            />
            <Portrait leader={{ ...leader, face }} of={faction} size={44} />
          </label>
        ))}
      </fieldset>
    </details>
  );
}

/** Whoever opens a scene says all of it; whoever answers only who speaks. */
export function SettingForm({ opens }: { opens: boolean }): JSX.Element | undefined {
  const { view, drafts } = useTheDesk();
  const { setting, writeSetting } = drafts;
  const { faction } = view;
  if (faction === undefined) return undefined;
  const where = [
    {
      part: 'ship',
      label: SETTING_FORM.ship,
      open: SETTING_FORM.open,
      options: SHIPS.map((value) => ({ value, words: SHIP_WORDS[value] })),
    },
    {
      part: 'prelude',
      label: SETTING_FORM.prelude,
      open: SETTING_FORM.open,
      options: PRELUDES.map((value) => ({ value, words: PRELUDE_WORDS[value] })),
    },
  ];
  return (
    <details class={`xd-form xd-of-${faction}`}>
      <summary>
        <b>{SETTING_FORM.title}</b>
      </summary>
      <p class="o-muted">{opens ? SETTING_FORM.help : SETTING_FORM.helpAnswer}</p>
      <Fields
        fields={[
          ...(opens ? where : []),
          {
            part: 'speaker',
            label: SETTING_FORM.speaker,
            open: SETTING_FORM.leader,
            options: ROLES[faction].map((_, value) => ({ value, words: roleName(faction, value) })),
          },
        ]}
        draft={setting}
        write={(part, value) => writeSetting(withPart(setting, part, value))}
      />
    </details>
  );
}
