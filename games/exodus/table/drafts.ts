/** What the person has added for colour and not sent yet: a character sheet, the setting of a scene. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#ui/table.ts';
import { adorned, isBlank } from '../rules/adorned.ts';
import type { CharacterSheet, Setting } from '../rules/colour.ts';
import type { Exodus } from '../state.ts';

export interface Drafts {
  readonly sheet: CharacterSheet;
  readonly setting: Setting;
  writeSheet(sheet: CharacterSheet): void;
  writeSetting(setting: Setting): void;
}

const BLANK = {};

export function useDrafts({ adorn }: BoardProps<Exodus>, prompt: string | undefined): Drafts {
  const [sheet, writeSheet] = useState<CharacterSheet>(BLANK);
  const [setting, writeSetting] = useState<Setting>(BLANK);
  const asked = useRef(prompt);
  // What was not sent with one decision is not meant for the next.
  if (asked.current !== prompt) {
    asked.current = prompt;
    if (!isBlank(sheet)) writeSheet(BLANK);
    if (!isBlank(setting)) writeSetting(BLANK);
  }
  useEffect(() => {
    adorn?.((action) => adorned(action, sheet, setting));
    return () => adorn?.(undefined);
  }, [sheet, setting]);
  return { sheet, setting, writeSheet, writeSetting };
}
