/** A faction as one may read it: its leader, its standing, its secrets and orders; and of one's own what only oneself knows. */
import type { JSX } from 'preact';
import { type Pair, Pairs } from '#ui/kit/Pairs.tsx';
import { LONGINGS, LOOKS, WORLDS } from '../content/characters.ts';
import { FACTION, FACTIONS, type FactionId } from '../content/factions.ts';
import { BOOK } from '../content/orders.ts';
import { weightOf } from '../outlook.ts';
import { AGENDA_WORDS } from '../text/agendas.ts';
import { leaderName, leaderTitle, roleOf, SHEET_FORM } from '../text/colour.ts';
import { NEED_WORDS } from '../text/effects.ts';
import { FACTION_WORDS, Faction, faction as nameOf, order, TRAIT_WORDS } from '../text/names.ts';
import { named } from '../text/people.ts';
import { SECRET_WORDS } from '../text/secrets.ts';
import { HOUSE_WORDS, SCORE_WORDS, SHEET_WORDS, SHORT, signed } from '../text/table.ts';
import type { SeenHouse } from '../view/house.ts';
import type { View } from '../view/index.ts';
import { Emblem } from './art/Emblem.tsx';
import { Portrait } from './art/Portrait.tsx';
import { useTheDesk } from './desk.ts';
import { OrderFigure } from './OrderCards.tsx';
import { Secret, SecretList } from './SecretList.tsx';

export function HouseSheet({ of }: { of: FactionId }): JSX.Element {
  const { view } = useTheDesk();
  const house = view.houses.find(({ faction }) => faction === of);
  const inPlay = new Set(view.houses.map(({ faction }) => faction));
  const slips = BOOK[of].filter(({ target }) => target === undefined || inPlay.has(target));
  return (
    <div class={`xd-sheet xd-of-${of}`}>
      {house ? <Character house={house} /> : undefined}
      {house ? <Pairs pairs={publicFacts(view, house)} /> : undefined}
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
        <ul class="xd-book">
          {slips.map(({ key, order: { need } }) => (
            <li key={key}>
              <b>{named(order(key), view)}</b> {need ? <small>{NEED_WORDS[need]}</small> : undefined}
              <OrderFigure faction={of} order={key} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** What only this seat may read: agendas, secrets and who knows them, pledges, and the standing as it knows it. */
export function Dossier(): JSX.Element | undefined {
  const { view } = useTheDesk();
  const { own, faction } = view;
  const house = view.houses.find((other) => other.faction === faction);
  if (own === undefined || faction === undefined || house === undefined) return undefined;
  const others = view.secrets.filter(
    (secret) => secret.owner !== faction && secret.id !== undefined && !secret.void && !secret.public,
  );
  return (
    <div class={`xd-sheet xd-of-${faction}`}>
      <Character house={house} />
      {own.marked ? <p class="xd-warning">{SHEET_WORDS.marked}</p> : undefined}
      <section>
        <h3>{SHEET_WORDS.agendas}</h3>
        <ul class="xd-secrets">
          {own.agendas
            .filter(({ kept }) => kept)
            .map(({ id, met }) => (
              <li key={id} class="xd-secret">
                <b>{AGENDA_WORDS[id].name}</b>{' '}
                <span class={met ? 'xd-good' : 'o-muted'}>
                  {met ? `✓ ${SHEET_WORDS.met}` : SHEET_WORDS.unmet}
                </span>
                <p>{named(AGENDA_WORDS[id].when, view)}</p>
              </li>
            ))}
        </ul>
      </section>
      <SecretList owner={faction} title={SHEET_WORDS.own} />
      {others.length > 0 || own.rumour ? (
        <section>
          <h3>{SHEET_WORDS.ofOthers}</h3>
          <ul class="xd-secrets">
            {others.map((secret) => (
              <Secret key={secret.index} secret={secret} />
            ))}
          </ul>
          {own.rumour ? (
            <p class="o-muted">
              {Faction(own.rumour.of)}: {SHEET_WORDS.rumour(SECRET_WORDS[own.rumour.secret].name)}
            </p>
          ) : undefined}
        </section>
      ) : undefined}
      <section>
        <h3>{SHEET_WORDS.score}</h3>
        <Pairs
          pairs={Object.entries(own.standing).map(([part, points]) => [
            SCORE_WORDS[part] ?? part,
            signed(points),
          ])}
        />
        <p class="o-muted">{HOUSE_WORDS.headStart(house.par)}</p>
      </section>
      <Pairs pairs={publicFacts(view, house)} />
      {view.pledges.map(({ by, to, kind }, i) => (
        <p key={i}>{SHEET_WORDS.pledge(Faction(by), nameOf(to), kind)}</p>
      ))}
    </div>
  );
}

/** The character sheet: colour only. */
function Character({ house: { faction, leader, office } }: { house: SeenHouse }): JSX.Element {
  return (
    <section class="xd-character">
      <Portrait leader={leader} of={faction} size={96} />
      <div>
        <p class="o-eyebrow">{office ? FACTION_WORDS[faction].office : leaderTitle(leader, faction)}</p>
        <h3>{leaderName(leader)}</h3>
        <Pairs
          pairs={[
            [SHEET_WORDS.home, WORLDS[leader.world]],
            [SHEET_WORDS.looks, LOOKS[leader.look]],
            [SHEET_WORDS.misses, LONGINGS[leader.misses]],
            ...(leader.note === undefined ? [] : [[SHEET_FORM.note, leader.note] as const]),
            ...(leader.role >= 0 ? [[SHEET_WORDS.promoted, roleOf(leader, faction)] as const] : []),
          ]}
        />
      </div>
    </section>
  );
}

function publicFacts(view: View, house: SeenHouse): Pair[] {
  const { faction, standing, guard, par, renown, pool, held, progress } = house;
  const { voice } = FACTION[faction];
  const resolved = view.resolved[faction];
  const counted = (of: (issuer: FactionId) => number) =>
    FACTIONS.map((who) => ({ who, count: of(who) })).filter(({ count }) => count > 0);
  const owed = (who: FactionId) => view.houses.find((other) => other.faction === who)?.held[faction] ?? 0;
  return [
    [
      SHEET_WORDS.standing,
      `${signed(standing)} (${SHEET_WORDS.guard(guard, par)}, ${SHEET_WORDS.renown} ${signed(renown)})`,
    ],
    [SHEET_WORDS.voice, `${named(TRAIT_WORDS[voice], view)} ${view.traits[voice]}`],
    ...(faction === 'researchers' || faction === 'network'
      ? [[SHEET_WORDS.progress, `${progress} / 3`] as const]
      : []),
    ...(faction === 'underworld' ? [[SHEET_WORDS.stash, view.stash] as const] : []),
    [SHEET_WORDS.markersHeld, <Counts key="held" list={counted((who) => held[who] ?? 0)} />],
    [SHEET_WORDS.markersOwed, <Counts key="owed" list={counted(owed)} more={HOUSE_WORDS.markers(pool)} />],
    [
      SHEET_WORDS.weights,
      <Counts
        key="weights"
        list={view.houses.map(({ faction: who }) => ({ who, count: weightOf(view, who, faction) }))}
      />,
    ],
    ...(resolved ? [[SHEET_WORDS.today, named(order(resolved), view)] as const] : []),
  ];
}

function Counts({
  list,
  more,
}: {
  list: readonly { who: FactionId; count: number }[];
  more?: string;
}): JSX.Element {
  return (
    <span class="xd-counts">
      {list.length === 0 ? <span class="o-muted">{SHEET_WORDS.nobody}</span> : undefined}
      {list.map(({ who, count }) => (
        <span key={who}>
          <Emblem of={who} size={14} title={SHORT[who]} /> {count}
        </span>
      ))}
      {more}
    </span>
  );
}
