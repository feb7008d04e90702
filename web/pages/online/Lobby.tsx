/** The lobby: who you are, your matches, tables that wait for players, and matches to watch. */

import { SHELF } from 'virtual:catalogue';
import { PlayIcon } from '#ui/art/icons.tsx';
import { doorOf } from '../../games.ts';
import { useMarks } from '../../online/marks.ts';
import { waitsForMe } from '../../online/mine.ts';
import { useCalls } from '../../online/useCall.ts';
import { useTables } from '../../online/useTables.ts';
import { Page } from '../../Page.tsx';
import { to } from '../../router.ts';
import { words } from '../../text/en.ts';
import { privacy } from '../../text/privacy.ts';
import { HostSays } from './HostSays.tsx';
import { NameForm } from './NameForm.tsx';
import { OpenTables } from './OpenTables.tsx';
import { Tables, Unreachable } from './Tables.tsx';
import '../../styles/online.css';

/** So many of one's own matches stand in the lobby itself. */
const FEW = 4;

export function LobbyPage() {
  const { lists, shut, look } = useTables();
  const text = words.online;
  const found = lists === 'unreachable' ? undefined : lists;
  const turns = found?.mine.filter(waitsForMe).length ?? 0;
  useMarks({ turns, unread: 0 });
  useCalls(found?.mine);
  return (
    <Page title={text.title} back={{ href: to.library(), label: words.library.title }} class="lobby">
      <HostSays />
      <NameForm />
      {lists === 'unreachable' ? <Unreachable look={look} shut={shut} /> : undefined}
      <section aria-labelledby="new-table">
        <h2 id="new-table" class="o-eyebrow">
          {text.newTable}
        </h2>
        <p class="lobby__games">
          {SHELF.filter(({ id }) => doorOf(id) !== undefined).map(({ id, title }) => (
            <a key={id} class="o-button" data-game={id} href={to.newOnline(id)}>
              <PlayIcon /> {title}
            </a>
          ))}
        </p>
      </section>
      {found ? (
        <>
          <Tables
            id="mine"
            title={text.mine}
            empty={text.mineEmpty}
            tables={found.mine.filter(({ status }) => status !== 'over').slice(0, FEW)}
          />
          {found.mine.length > 0 ? (
            <p>
              <a class="o-button" href={to.mine()}>
                {text.mineAll(found.mine.length)}
              </a>
            </p>
          ) : undefined}
          <OpenTables tables={found.open} />
          <Tables id="playing" title={text.playing} tables={found.playing} />
        </>
      ) : undefined}
      <p>
        <a href={to.privacy()}>{privacy.title}</a>
      </p>
      {lists === undefined ? <p aria-busy="true">{words.loading}</p> : undefined}
    </Page>
  );
}
