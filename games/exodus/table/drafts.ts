/** What the person has added for colour and not sent yet: a character sheet, the setting of a scene. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#ui/table.ts';
import type { ExodusAction } from '../action.ts';
import type { CharacterSheet, Setting } from '../rules/colour.ts';
import type { Exodus } from '../state.ts';

export interface Drafts {
  readonly sheet: CharacterSheet;
  readonly setting: Setting;
  writeSheet(sheet: CharacterSheet): void;
  writeSetting(setting: Setting): void;
}

const BLANK = {};

const isBlank = (draft: object): boolean => Object.keys(draft).length === 0;

/** An action with the colour that belongs to it. */
export function adorned(action: ExodusAction, sheet: CharacterSheet, setting: Setting): ExodusAction {
  switch (action.type) {
    case 'personal':
    case 'successor':
      return isBlank(sheet) ? action : { ...action, sheet };
    case 'demand':
      return isBlank(setting) ? action : { ...action, setting };
    case 'agree':
    case 'refuse':
    case 'counter':
    case 'refuseByMarker':
      return setting.speaker === undefined ? action : { ...action, speaker: setting.speaker };
    default:
      return action;
  }
}

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
