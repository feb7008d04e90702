/** What opens over the table: the Tech Tree, another fleet, the Market, the cards that are out. */
import type { JSX } from 'preact';
import { Dialog } from '#ui/Dialog.tsx';
import { namesIn } from '../text/names.ts';
import { TABLE_WORDS, TECH_WORDS } from '../text/table.ts';
import { FleetSheet } from './FleetSheet.tsx';
import { type Hands, useTheHands } from './hands.ts';
import { Market } from './Market.tsx';
import { Records } from './Records.tsx';
import { TechTree } from './TechTree.tsx';

export function Sheets(): JSX.Element | undefined {
  const hands = useTheHands();
  const shown = contentOf(hands);
  if (shown === undefined) return undefined;
  return (
    <Dialog
      title={shown.title}
      shape="wide"
      closeLabel={TABLE_WORDS.close}
      onClose={() => hands.open(undefined)}
    >
      {shown.body}
    </Dialog>
  );
}

function contentOf({ sheet, view }: Hands): { title: string; body: JSX.Element } | undefined {
  if (sheet === 'tech') return { title: TECH_WORDS.title, body: <TechTree owner={view.me} /> };
  if (sheet === 'records') return { title: TABLE_WORDS.records, body: <Records /> };
  if (sheet === 'market') return { title: TABLE_WORDS.marketTitle, body: <Market /> };
  const owner = Number(sheet?.slice('fleet:'.length));
  const fleet = sheet === undefined ? undefined : view.fleets[owner];
  return (
    fleet && {
      title: TABLE_WORDS.rival(namesIn(view).rival(owner, fleet.npc)),
      body: <FleetSheet fleet={fleet} />,
    }
  );
}
