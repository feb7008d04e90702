/** XD-11.11 For colour: where a scene is played, what led to it, and which character speaks. */
import type { JSX } from 'preact';
import { ROLES } from '../content/characters.ts';
import type { FactionId } from '../content/factions.ts';
import { SHIPS } from '../content/ships.ts';
import { PRELUDES, type Setting } from '../rules/colour.ts';
import { PRELUDE_WORDS, roleName, SETTING_FORM, SHIP_WORDS } from '../text/colour.ts';
import { useTheDesk } from './desk.ts';
import { Pick } from './fields.tsx';
import './form.css';

const SHIP_LIST = SHIPS.map((value) => ({ value, words: SHIP_WORDS[value] }));
const PRELUDE_LIST = PRELUDES.map((value) => ({ value, words: PRELUDE_WORDS[value] }));

/** Whoever opens a scene says all of it; whoever answers only who speaks. */
export function SettingForm({ of, opens }: { of: FactionId; opens: boolean }): JSX.Element {
  const { setting, writeSetting } = useTheDesk().drafts;
  const set = (part: keyof Setting, value: string | number | undefined) => {
    const { [part]: _, ...rest } = setting;
    writeSetting(value === undefined ? rest : { ...rest, [part]: value });
  };
  return (
    <details class={`xd-form xd-of-${of}`}>
      <summary>
        <b>{SETTING_FORM.title}</b>
      </summary>
      <p class="xd-form__help">{opens ? SETTING_FORM.help : SETTING_FORM.helpAnswer}</p>
      <div class="xd-form__fields">
        {opens ? (
          <>
            <Pick
              label={SETTING_FORM.ship}
              open={SETTING_FORM.open}
              options={SHIP_LIST}
              value={setting.ship}
              pick={(ship) => set('ship', ship)}
            />
            <Pick
              label={SETTING_FORM.prelude}
              open={SETTING_FORM.open}
              options={PRELUDE_LIST}
              value={setting.prelude}
              pick={(prelude) => set('prelude', prelude)}
            />
          </>
        ) : undefined}
        <Pick
          label={SETTING_FORM.speaker}
          open={SETTING_FORM.leader}
          options={ROLES[of].map((_, value) => ({ value, words: roleName(of, value) }))}
          value={setting.speaker}
          pick={(speaker) => set('speaker', speaker)}
        />
      </div>
    </details>
  );
}
