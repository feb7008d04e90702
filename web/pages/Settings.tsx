/** Settings as a page of their own. */
import { Page } from '../Page.tsx';
import { to } from '../router.ts';
import { words } from '../text/en.ts';
import { SettingsForm } from './settings/SettingsForm.tsx';

export function SettingsPage() {
  return (
    <Page
      title={words.settings.title}
      back={{ href: to.library(), label: words.library.title }}
      class="narrowpage"
    >
      <div class="o-panel narrowpage__panel">
        <SettingsForm />
      </div>
    </Page>
  );
}
