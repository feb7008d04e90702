/** Below the board, where there is no room beside it: what is asked, and sheets for the choices and the log. */

import type { Kit } from '#engine';
import { MenuIcon, ReplayIcon } from '#ui/art/icons.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { scrollable } from '#ui/scrollable.ts';
import { words } from '../text/en.ts';
import { Decide } from './Decide.tsx';
import { HintNews } from './HintNews.tsx';
import { Strip } from './Strip.tsx';
import type { Shared, Slots } from './shared.ts';
import { TableLog } from './TableLog.tsx';

export function Dock<K extends Kit>({ company, ...shared }: Shared<K> & Slots) {
  const { match, sheet } = shared;
  const decision = match.decision.value?.actions.length === 0 ? undefined : match.decision.value;
  const close = () => {
    sheet.value = undefined;
  };
  return (
    <section ref={scrollable} class="dock" aria-label={words.table.choose}>
      {company}
      <Strip {...shared} />
      <HintNews match={match} />
      {decision ? (
        <p class="dock__prompt">{match.game.words.prompt(decision.prompt, match.view.value)}</p>
      ) : (
        <Decide {...shared} />
      )}
      <div class="dock__ways">
        {decision ? (
          <button
            type="button"
            class="o-button o-button--primary"
            aria-haspopup="dialog"
            aria-keyshortcuts="d"
            onClick={() => (sheet.value = 'choices')}
          >
            <MenuIcon /> {words.table.actions(decision.actions.length)}
          </button>
        ) : undefined}
        <button
          type="button"
          class="o-button"
          aria-haspopup="dialog"
          aria-keyshortcuts="l"
          onClick={() => (sheet.value = 'log')}
        >
          <ReplayIcon /> {words.table.log}
        </button>
      </div>
      {sheet.value === 'choices' && decision ? (
        <Dialog title={words.table.choose} shape="sheet" closeLabel={words.close} onClose={close}>
          <Decide {...shared} />
        </Dialog>
      ) : undefined}
      {sheet.value === 'log' ? (
        <Dialog title={words.table.log} shape="sheet" closeLabel={words.close} onClose={close}>
          <TableLog match={match} />
        </Dialog>
      ) : undefined}
    </section>
  );
}
