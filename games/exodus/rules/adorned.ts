/** XD-4.3, XD-11.11 What was drafted as colour goes with the action it belongs to. */
import type { ExodusAction } from '../action.ts';
import type { CharacterSheet, Setting } from './colour.ts';

export const isBlank = (draft: object): boolean => Object.keys(draft).length === 0;

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
