/** The book of a faction, as everyone may read it: its leader, its public standing, its orders with live odds. */
import type { JSX } from 'preact';
import { LONGINGS, LOOKS, WORLDS } from '../content/characters.ts';
import { FACTION, FACTIONS, type FactionId } from '../content/factions.ts';
import { BOOK } from '../content/orders.ts';
import { weightOf } from '../outlook.ts';
import { AGENDA_WORDS } from '../text/agendas.ts';
import { leaderName, leaderTitle, roleOf, SHEET_FORM } from '../text/colour.ts';
import { FACTION_WORDS, order, TRAIT_WORDS } from '../text/names.ts';
import { named } from '../text/people.ts';
import { HOUSE_WORDS, SHEET_WORDS, SHORT, signed } from '../text/table.ts';
import type { SeenHouse } from '../view/house.ts';
import { Emblem } from './art/Emblem.tsx';
import { Portrait } from './art/Portrait.tsx';
import { useTheDesk } from './desk.ts';
import { OrderList } from './OrderList.tsx';
import { SecretList } from './SecretList.tsx';

export function HouseSheet({ of }: { of: FactionId }): JSX.Element {
  const { view } = useTheDesk();
  const house = view.houses.find(({ faction }) => faction === of);
  const keys = BOOK[of].map(({ key }) => key).filter((key) => inPlay(key, view.houses));
  return (
    <div class={`xd-sheet xd-of-${of}`}>
      {house ? <Character house={house} /> : undefined}
      {house ? <Public house={house} /> : undefined}
      {house && house.agendas.length > 0 ? (
        <section>
          <h3>{SHEET_WORDS.agendasSeen}</h3>
          {house.agendas.map((id) => (
            <p key={id}>
              <b>{AGENDA_WORDS[id].name}</b> {named(AGENDA_WORDS[id].when, view)}
            </p>
          ))}
        </section>
      ) : undefined}
      <SecretList owner={of} />
      <section>
        <h3>{SHEET_WORDS.book}</h3>
        <OrderList faction={of} orders={keys} />
      </section>
    </div>
  );
}

function inPlay(key: string, houses: readonly SeenHouse[]): boolean {
  const [, target] = key.split('@');
  return target === undefined || houses.some(({ faction }) => faction === target);
}

/** The character sheet: colour only. */
export function Character({ house: { faction, leader, office } }: { house: SeenHouse }): JSX.Element {
  const { office: high } = FACTION_WORDS[faction];
  return (
    <section class="xd-character">
      <Portrait leader={leader} of={faction} size={96} />
      <div>
        <p class="o-eyebrow">{office ? high : leaderTitle(leader, faction)}</p>
        <h3>{leaderName(leader)}</h3>
        <dl class="xd-facts">
          <dt>{SHEET_WORDS.home}</dt>
          <dd>{WORLDS[leader.world]}</dd>
          <dt>{SHEET_WORDS.looks}</dt>
          <dd>{LOOKS[leader.look]}</dd>
          <dt>{SHEET_WORDS.misses}</dt>
          <dd>{LONGINGS[leader.misses]}</dd>
          {leader.note === undefined ? undefined : (
            <>
              <dt>{SHEET_FORM.note}</dt>
              <dd>{leader.note}</dd>
            </>
          )}
          {leader.role >= 0 ? (
            <>
              <dt>{SHEET_WORDS.promoted}</dt>
              <dd>{roleOf(leader, faction)}</dd>
            </>
          ) : undefined}
        </dl>
      </div>
    </section>
  );
}

export function Public({ house }: { house: SeenHouse }): JSX.Element {
  const { view } = useTheDesk();
  const { faction, standing, guard, par, renown, pool, held, progress } = house;
  const owed = view.houses.flatMap((other) =>
    (other.held[faction] ?? 0) > 0 ? [{ who: other.faction, count: other.held[faction] ?? 0 }] : [],
  );
  const resolved = view.resolved[faction];
  return (
    <dl class="xd-facts xd-facts--wide">
      <dt>{SHEET_WORDS.standing}</dt>
      <dd>
        <b>{signed(standing)}</b> ({SHEET_WORDS.guard(guard, par)}, {SHEET_WORDS.renown} {signed(renown)})
      </dd>
      <dt>{SHEET_WORDS.voice}</dt>
      <dd>
        {named(TRAIT_WORDS[FACTION[faction].voice], view)} {view.traits[FACTION[faction].voice]}
      </dd>
      {faction === 'researchers' || faction === 'network' ? (
        <>
          <dt>{SHEET_WORDS.progress}</dt>
          <dd>{progress} / 3</dd>
        </>
      ) : undefined}
      {faction === 'underworld' ? (
        <>
          <dt>{SHEET_WORDS.stash}</dt>
          <dd>{view.stash}</dd>
        </>
      ) : undefined}
      <dt>{SHEET_WORDS.markersHeld}</dt>
      <dd>
        <Markers
          list={FACTIONS.flatMap((issuer) =>
            held[issuer] ? [{ who: issuer, count: held[issuer] ?? 0 }] : [],
          )}
        />
      </dd>
      <dt>{SHEET_WORDS.markersOwed}</dt>
      <dd>
        <Markers list={owed} /> ({HOUSE_WORDS.markers(pool)})
      </dd>
      <dt>{SHEET_WORDS.weights}</dt>
      <dd class="xd-weights">
        {view.houses.map(({ faction: writer }) => (
          <span key={writer}>
            <Emblem of={writer} size={14} title={SHORT[writer]} /> {weightOf(view, writer, faction)}
          </span>
        ))}
      </dd>
      {resolved ? (
        <>
          <dt>{SHEET_WORDS.today}</dt>
          <dd>{named(order(resolved), view)}</dd>
        </>
      ) : undefined}
    </dl>
  );
}

function Markers({ list }: { list: readonly { who: FactionId; count: number }[] }): JSX.Element {
  if (list.length === 0) return <span class="o-muted">{SHEET_WORDS.nobody}</span>;
  return (
    <span class="xd-weights">
      {list.map(({ who, count }) => (
        <span key={who}>
          <Emblem of={who} size={14} /> {SHORT[who]} {count}
        </span>
      ))}
    </span>
  );
}
