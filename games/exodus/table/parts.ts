/** Parts that nobody needs before a first decision, each loaded when it is first drawn. */
import { later } from '#ui/kit/later.tsx';

export const SheetForm = later(async () => (await import('./ColourForm.tsx')).SheetForm);
export const SettingForm = later(async () => (await import('./ColourForm.tsx')).SettingForm);
export const Tally = later(async () => (await import('./Tally.tsx')).Tally);
export const SceneStage = later(async () => (await import('./SceneStage.tsx')).SceneStage);
export const SoFar = later(async () => (await import('./art/Account.tsx')).SoFar);
export const Report = later(async () => (await import('./Report.tsx')).Report);
