/** What opens over the table: the Tech Tree, another fleet, the Market. */
import type { JSX } from 'preact';
import { Dialog } from '#ui/Dialog.tsx';
import { TABLE_WORDS } from '../text/table.ts';
import { useTheDesk } from './desk.ts';
import { FleetSheet } from './FleetSheet.tsx';
import { Market } from './Market.tsx';
import { Records } from './Records.tsx';
import { TechTree } from './TechTree.tsx';

export function Sheets(): JSX.Element | undefined {
  const desk = useTheDesk();
  const { sheet, view } = desk;
  const close = (): void => desk.open(undefined);
  if (sheet === 'tech')
    return (
      <Dialog title={TABLE_WORDS.technology} shape="wide" closeLabel={TABLE_WORDS.close} onClose={close}>
        <TechTree owner={view.me} />
      </Dialog>
    );
  if (sheet === 'records')
    return (
      <Dialog title={TABLE_WORDS.records} shape="wide" closeLabel={TABLE_WORDS.close} onClose={close}>
        <Records />
      </Dialog>
    );
  if (sheet === 'market')
    return (
      <Dialog title={TABLE_WORDS.market} shape="wide" closeLabel={TABLE_WORDS.close} onClose={close}>
        <Market />
      </Dialog>
    );
  if (sheet?.startsWith('fleet:')) {
    const owner = Number(sheet.slice('fleet:'.length));
    return (
      <Dialog
        title={TABLE_WORDS.rival(owner, view.fleets[owner]?.npc ?? false)}
        shape="wide"
        closeLabel={TABLE_WORDS.close}
        onClose={close}
      >
        <FleetSheet owner={owner} />
      </Dialog>
    );
  }
  return undefined;
}
