/** Giving a match of this screen up: where the game has a rule for it by that, else its record says that it was resigned. */
import { useEffect, useRef } from 'preact/hooks';
import type { Kit } from '#engine';
import { Dialog } from '#ui/Dialog.tsx';
import { LocalFeed } from '../match/localFeed.ts';
import { route } from '../router.ts';
import { words } from '../text/en.ts';
import type { Shared } from './shared.ts';

/** A lesson is left, not lost, and where others play on they are not deserted. */
export function canGiveUp<K extends Kit>(match: Shared<K>['match']): boolean {
  return match instanceof LocalFeed && route.value.page === 'table' && match.canGiveUp();
}

type Giving<K extends Kit> = Pick<Shared<K>, 'match' | 'table' | 'sheet' | 'act'>;

/** The game's own way asks by itself before it is gone. */
export function giveUp<K extends Kit>({ match, table, sheet, act }: Giving<K>): void {
  const own = match.decision.value?.actions.find(({ type }) => table.givesUp?.includes(type));
  if (own) act(own);
  else sheet.value = 'giveUp';
}

export function GiveUp<K extends Kit>({ match, onClose }: { match: LocalFeed<K>; onClose(): void }) {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <Dialog
      title={words.table.giveUpTitle}
      closeLabel={words.close}
      onClose={onClose}
      foot={
        <>
          <button type="button" ref={safe} class="o-button o-button--primary" onClick={onClose}>
            {words.table.playOn}
          </button>
          <button
            type="button"
            class="o-button"
            onClick={() => {
              onClose();
              match.giveUp();
            }}
          >
            {words.table.giveUp}
          </button>
        </>
      }
    >
      <p>{words.table.giveUpLoses}</p>
    </Dialog>
  );
}
