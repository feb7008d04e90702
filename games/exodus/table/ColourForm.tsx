/** XD-4.3, XD-11.11 For colour: who one's leader is, where a scene is played and who speaks. No rule reads it. */
import type { JSX } from 'preact';
import { Faces, Fields, Fold, withPart } from '#ui/kit/Fields.tsx';
import { FACES } from '../rules/colour.ts';
import {
  leaderName,
  leaderTitle,
  SETTING_FORM,
  SHEET_FORM,
  settingFields,
  sheetFields,
} from '../text/colour.ts';
import { Portrait } from './art/Portrait.tsx';
import { useTheDesk } from './desk.ts';

/** `fresh`: nobody is known yet; what is left open is dealt. */
export function SheetForm({ fresh = false }: { fresh?: boolean }): JSX.Element | undefined {
  const { view, drafts } = useTheDesk();
  const { sheet, writeSheet } = drafts;
  const house = view.houses.find(({ faction }) => faction === view.faction);
  if (house === undefined) return undefined;
  const { faction } = house;
  const leader = { ...house.leader, ...sheet };
  const write = (part: string, value: string | number | undefined) =>
    writeSheet(withPart(sheet, part, value));
  return (
    <Fold
      class={`xd-form xd-of-${faction}`}
      part="sheet"
      name={
        <>
          {fresh && sheet.face === undefined ? undefined : (
            <Portrait leader={leader} of={faction} size={36} />
          )}
          <span>
            <b>{SHEET_FORM.title}</b>{' '}
            {fresh && sheet.name === undefined ? '' : `${leaderTitle(leader, faction)} ${leaderName(leader)}`}
          </span>
        </>
      }
    >
      <p class="o-muted">
        {fresh ? SHEET_FORM.helpNew : SHEET_FORM.help} {SHEET_FORM.sealed}
      </p>
      <Fields
        fields={sheetFields(fresh ? SHEET_FORM.byChance : SHEET_FORM.dealt)}
        draft={sheet}
        write={write}
      />
      <Faces
        title={SHEET_FORM.face}
        count={FACES}
        chosen={sheet.face}
        name={(face) => SHEET_FORM.faceAt(face + 1)}
        draw={(face) => <Portrait leader={{ ...leader, face }} of={faction} size={44} />}
        choose={(face) => write('face', face)}
      />
    </Fold>
  );
}

/** Whoever opens a scene says all of it; whoever answers only who speaks. */
export function SettingForm({ opens }: { opens: boolean }): JSX.Element | undefined {
  const { view, drafts } = useTheDesk();
  const { setting, writeSetting } = drafts;
  const { faction } = view;
  if (faction === undefined) return undefined;
  return (
    <Fold class={`xd-form xd-of-${faction}`} name={<b>{SETTING_FORM.title}</b>}>
      <p class="o-muted">{opens ? SETTING_FORM.help : SETTING_FORM.helpAnswer}</p>
      <Fields
        fields={settingFields(faction, opens)}
        draft={setting}
        write={(part, value) => writeSetting(withPart(setting, part, value))}
      />
    </Fold>
  );
}
