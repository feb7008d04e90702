/** Settings over the table, so that the game is not left. */
import { Dialog } from '#ui/Dialog.tsx';
import { SettingsForm } from '../pages/settings/SettingsForm.tsx';
import { words } from '../text/en.ts';

export function SettingsSheet({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={words.settings.title} shape="side" closeLabel={words.close} onClose={onClose}>
      <SettingsForm />
    </Dialog>
  );
}
