/** What lies beside the table: the own dossier, the books of the factions, the fleet sheet. */
import type { JSX } from 'preact';
import { Dialog } from '#ui/Dialog.tsx';
import { Faction } from '../text/names.ts';
import { GAUGE_WORDS, HOUSE_WORDS, SHEET_WORDS } from '../text/table.ts';
import { Dossier } from './Dossier.tsx';
import { useTheDesk } from './desk.ts';
import { FleetSheet } from './FleetSheet.tsx';
import { HouseSheet } from './HouseSheet.tsx';
import './sheets.css';

export function Sheets(): JSX.Element | undefined {
  const { sheet, open } = useTheDesk();
  if (sheet === undefined) return undefined;
  const title =
    sheet === 'dossier' ? HOUSE_WORDS.dossier : sheet === 'fleet' ? GAUGE_WORDS.title : Faction(sheet);
  return (
    <Dialog
      key={sheet}
      title={title}
      shape={sheet === 'dossier' ? 'side' : 'wide'}
      closeLabel={SHEET_WORDS.close}
      onClose={() => open(undefined)}
    >
      {sheet === 'dossier' ? <Dossier /> : sheet === 'fleet' ? <FleetSheet /> : <HouseSheet of={sheet} />}
    </Dialog>
  );
}
