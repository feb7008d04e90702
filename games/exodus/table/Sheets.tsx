/** What lies beside the table: the own dossier, the books of the factions, the fleet sheet. */
import type { JSX } from 'preact';
import { Dialog } from '#ui/Dialog.tsx';
import { FACTION } from '../content/factions.ts';
import { ORDER_IDS, ORDERS, type Order } from '../content/orders.ts';
import { ORDER, toneOf } from '../outlook/gauges.ts';
import { Faction, TRAIT_WORDS } from '../text/names.ts';
import { ORDER_WORDS } from '../text/orders.ts';
import { named } from '../text/people.ts';
import { STAGE_WORDS } from '../text/stage.ts';
import { GAUGE_WORDS, HOUSE_WORDS, SHEET_WORDS, SHORT, TRAIT_THREAT } from '../text/table.ts';
import { useTheDesk } from './desk.ts';
import { Dossier, HouseSheet } from './HouseSheet.tsx';
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

/** The seven traits explained: what each threatens, who speaks with it, which orders roll it. */
function FleetSheet(): JSX.Element {
  const { view } = useTheDesk();
  const inPlay = view.houses.map(({ faction }) => faction);
  return (
    <div class="xd-sheet">
      <ul class="xd-book">
        {ORDER.map((trait) => {
          const voices = inPlay.filter((faction) => FACTION[faction].voice === trait);
          const orders = ORDER_IDS.filter((id) => {
            const { test, faction }: Order = ORDERS[id];
            return test?.trait === trait && (faction === 'general' || inPlay.includes(faction));
          }).map((id) => ORDER_WORDS[id].name);
          return (
            <li key={trait}>
              <h3>
                {named(TRAIT_WORDS[trait], view)}{' '}
                <b data-tone={toneOf(trait, view.traits[trait])}>{view.traits[trait]}</b>
              </h3>
              <p>{named(TRAIT_THREAT[trait], view)}</p>
              {voices.length > 0 ? (
                <p>
                  {GAUGE_WORDS.rolledBy} {voices.map((faction) => SHORT[faction]).join(', ')}
                </p>
              ) : undefined}
              <p class="o-muted">{named([...new Set(orders)].join(', '), view)}</p>
            </li>
          );
        })}
      </ul>
      <p class="xd-credit">{STAGE_WORDS.credit}</p>
    </div>
  );
}
