/** What opens over a table: a question, the rules, the keys, the settings. */
import type { Kit } from '#engine';
import { later } from '#ui/kit/later.tsx';
import { LocalFeed } from '../match/localFeed.ts';
import { Confirm } from './Confirm.tsx';
import { GiveUp } from './GiveUp.tsx';
import { RulesSheet } from './RulesSheet.tsx';
import type { AtWork } from './useTable.ts';

const KeyMap = later(async () => (await import('./KeyMap.tsx')).KeyMap);
const Seats = later(async () => (await import('./Seats.tsx')).Seats);
const TermCard = later(async () => (await import('#ui/kit/TermCard.tsx')).TermCard);
const SettingsSheet = later(async () => (await import('./SettingsSheet.tsx')).SettingsSheet);

export function Sheets<K extends Kit>({ asking, sheet, rule, match, table, openRuleAt }: AtWork<K>) {
  const { value: asked } = asking.asked;
  const close = () => {
    sheet.value = undefined;
  };
  return (
    <>
      <TermCard openRule={openRuleAt} />
      {asked?.how === 'dialog' ? (
        <Confirm key={asked.key} asked={asked} yes={asking.yes} no={asking.no} />
      ) : undefined}
      {sheet.value === 'rules' ? (
        <RulesSheet title={match.game.words.title} table={table} rule={rule.value} onClose={close} />
      ) : undefined}
      {sheet.value === 'keys' ? <KeyMap own={table.keys} onClose={close} /> : undefined}
      {sheet.value === 'seats' && match instanceof LocalFeed ? (
        <Seats match={match} onClose={close} />
      ) : undefined}
      {sheet.value === 'giveUp' && match instanceof LocalFeed ? (
        <GiveUp match={match} onClose={close} />
      ) : undefined}
      {sheet.value === 'settings' ? <SettingsSheet onClose={close} /> : undefined}
    </>
  );
}
