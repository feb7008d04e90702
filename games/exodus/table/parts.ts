/** Parts that nobody needs before a first decision, each loaded when it is first drawn. */
import { later } from '#ui/kit/later.tsx';

export const SheetForm = later(async () => (await import('./ColourForm.tsx')).SheetForm);
export const SettingForm = later(async () => (await import('./ColourForm.tsx')).SettingForm);
export const IntentSheet = later(async () => (await import('./IntentSheet.tsx')).IntentSheet);
export const Tally = later(async () => (await import('./Tally.tsx')).Tally);
export const SceneStage = later(async () => (await import('./SceneStage.tsx')).SceneStage);
export const Evening = later(async () => (await import('./Evening.tsx')).Evening);
export const Night = later(async () => (await import('./Evening.tsx')).Night);
export const Report = later(async () => (await import('./art/Report.tsx')).Report);
