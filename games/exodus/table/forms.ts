/** The forms for colour, loaded when they are first drawn: nothing is decided by them. */
import { later } from '#ui/kit/later.tsx';

export const SheetForm = later(async () => (await import('./ColourForm.tsx')).SheetForm);
export const SettingForm = later(async () => (await import('./ColourForm.tsx')).SettingForm);
