/** XD-4.3 The character sheet of one's own leader, to be written over as one likes. It is sealed with the next choice. */
import type { JSX } from 'preact';
import { LONGINGS, LOOKS, WORLDS } from '../content/characters.ts';
import { type CharacterSheet, FACES, NAME_LENGTH, NOTE_LENGTH } from '../rules/colour.ts';
import { leaderName, leaderTitle, SHEET_FORM } from '../text/colour.ts';
import type { SeenHouse } from '../view/house.ts';
import { Portrait } from './art/Portrait.tsx';
import { useTheDesk } from './desk.ts';
import { Line, Pick } from './fields.tsx';
import './form.css';

const LINES = [
  { part: 'name', label: SHEET_FORM.name, max: NAME_LENGTH },
  { part: 'title', label: SHEET_FORM.called, max: NAME_LENGTH },
  { part: 'note', label: SHEET_FORM.note, max: NOTE_LENGTH },
] as const;

const listed = (list: readonly string[]) => list.map((words, value) => ({ value, words }));

const PICKS = [
  { part: 'world', label: SHEET_FORM.world, options: listed(WORLDS) },
  { part: 'look', label: SHEET_FORM.look, options: listed(LOOKS) },
  { part: 'misses', label: SHEET_FORM.misses, options: listed(LONGINGS) },
] as const;

/** `fresh`: nobody is known yet; what is left open is dealt. */
export function SheetForm({ house, fresh }: { house: SeenHouse; fresh: boolean }): JSX.Element {
  const { sheet, writeSheet } = useTheDesk().drafts;
  const { faction } = house;
  const leader = { ...house.leader, ...sheet };
  const set = (part: keyof CharacterSheet, value: string | number | undefined) => {
    const { [part]: _, ...rest } = sheet;
    writeSheet(value === undefined ? rest : { ...rest, [part]: value });
  };
  const open = fresh ? SHEET_FORM.byChance : SHEET_FORM.dealt;
  return (
    <details class={`xd-form xd-of-${faction}`} data-part="sheet">
      <summary>
        {fresh && sheet.face === undefined ? undefined : <Portrait leader={leader} of={faction} size={36} />}
        <span>
          <b>{SHEET_FORM.title}</b>{' '}
          {fresh && sheet.name === undefined ? '' : `${leaderTitle(leader, faction)} ${leaderName(leader)}`}
        </span>
      </summary>
      <p class="xd-form__help">
        {fresh ? SHEET_FORM.helpNew : SHEET_FORM.help} {SHEET_FORM.sealed}
      </p>
      <div class="xd-form__fields">
        {LINES.map(({ part, label, max }) => (
          <Line
            key={part}
            label={label}
            max={max}
            open={open}
            value={sheet[part]}
            write={(words) => set(part, words)}
          />
        ))}
        {PICKS.map(({ part, label, options }) => (
          <Pick
            key={part}
            label={label}
            options={options}
            open={fresh ? open : `${options[house.leader[part]]?.words ?? ''} (${open})`}
            value={sheet[part]}
            pick={(value) => set(part, value)}
          />
        ))}
      </div>
      <fieldset class="xd-faces">
        <legend>{SHEET_FORM.face}</legend>
        {Array.from({ length: FACES }, (_, face) => (
          <label key={face} class="xd-face">
            <input
              type="radio"
              name="xd-face"
              checked={sheet.face === face}
              aria-label={SHEET_FORM.faceAt(face + 1)}
              onChange={() => set('face', face)}
            />
            <Portrait leader={{ ...leader, face }} of={faction} size={44} />
          </label>
        ))}
      </fieldset>
    </details>
  );
}
