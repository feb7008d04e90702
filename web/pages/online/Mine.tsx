/** Your matches, those that wait for you first. */
import type { TableInfo } from '#client';
import { myName } from '../../online/link.ts';
import { useMarks } from '../../online/marks.ts';
import { GROUPS, groupOf, waitsForMe } from '../../online/mine.ts';
import { useCalls } from '../../online/useCall.ts';
import { useTables } from '../../online/useTables.ts';
import { Page } from '../../Page.tsx';
import { to } from '../../router.ts';
import { words } from '../../text/en.ts';
import { CallSwitch } from './CallSwitch.tsx';
import { History } from './History.tsx';
import { Tables, Unreachable } from './Tables.tsx';
import '../../styles/online.css';

export function MinePage() {
  const { lists, shut, look } = useTables();
  const text = words.online;
  const found = lists === 'unreachable' ? undefined : lists;
  const mine = found?.mine ?? [];
  useMarks({ turns: mine.filter(waitsForMe).length, unread: 0 });
  useCalls(found?.mine);
  return (
    <Page title={text.mine} back={{ href: to.lobby(), label: text.title }} class="lobby">
      <div class="lobby__name o-panel">
        <CallSwitch />
      </div>
      {lists === 'unreachable' ? <Unreachable look={look} shut={shut} /> : undefined}
      {lists === undefined ? <p aria-busy="true">{words.loading}</p> : undefined}
      {found && mine.length === 0 ? <p>{text.mineNone}</p> : undefined}
      {GROUPS.filter((group) => group !== 'over').map((group) => (
        <Tables
          key={group}
          id={group}
          title={text.mineGroups[group]}
          tables={mine.filter((table) => groupOf(table) === group)}
        />
      ))}
      {myName.value === undefined ? undefined : <History over={overOf(mine)} />}
    </Page>
  );
}

/** Which of them are over: when another is, the list is asked for again. */
function overOf(mine: readonly TableInfo[]): string {
  return mine.flatMap(({ id, status }) => (status === 'over' ? [id] : [])).join();
}
