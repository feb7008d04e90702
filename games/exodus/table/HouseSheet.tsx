/** A faction as one may read it: its leader, its standing, its secrets and orders; and of one's own what only oneself knows. */
import type { JSX } from 'preact';
import { Pairs } from '#ui/kit/Pairs.tsx';
import type { FactionId } from '../content/factions.ts';
import { BOOK } from '../content/orders.ts';
import { AGENDA_WORDS } from '../text/agendas.ts';
import { NEED_WORDS } from '../text/effects.ts';
import { publicFacts } from '../text/houseFacts.ts';
import { Faction, faction as nameOf, order } from '../text/names.ts';
import { named } from '../text/people.ts';
import { SECRET_WORDS } from '../text/secrets.ts';
import { HOUSE_WORDS, SCORE_WORDS, SHEET_WORDS, signed } from '../text/table.ts';
import { CharacterCard } from './art/CharacterCard.tsx';
import { drawnFact } from './art/Counts.tsx';
import { OrderFigure } from './art/OrderFigure.tsx';
import { Secret } from './art/Secret.tsx';
import { useTheDesk } from './desk.ts';
import { StandingAnswers } from './StandingAnswers.tsx';

export function HouseSheet({ of }: { of: FactionId }): JSX.Element {
  const { view } = useTheDesk();
  const house = view.houses.find(({ faction }) => faction === of);
  const inPlay = new Set(view.houses.map(({ faction }) => faction));
  const slips = BOOK[of].filter(({ target }) => target === undefined || inPlay.has(target));
  return (
    <div class={`xd-sheet xd-of-${of}`}>
      {house ? <CharacterCard {...house} /> : undefined}
      {house ? <Pairs pairs={publicFacts(view, house).map(drawnFact)} /> : undefined}
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
              <OrderFigure view={view} faction={of} order={key} />
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
      <CharacterCard {...house} />
      <StandingAnswers />
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
              <Secret key={secret.index} secret={secret} view={view} />
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
      <Pairs pairs={publicFacts(view, house).map(drawnFact)} />
      {view.pledges.map(({ by, to, kind }, i) => (
        <p key={i}>{SHEET_WORDS.pledge(Faction(by), nameOf(to), kind)}</p>
      ))}
    </div>
  );
}

/** The secrets of a faction as this seat knows them. */
function SecretList({ owner, title }: { owner: FactionId; title?: string }): JSX.Element | undefined {
  const { view } = useTheDesk();
  const all = view.secrets.filter((secret) => secret.owner === owner && !secret.void);
  const known = all.filter(({ id }) => id !== undefined);
  if (all.length === 0) return undefined;
  return (
    <section>
      <h3>{title ?? SHEET_WORDS.secrets}</h3>
      <ul class="xd-secrets">
        {known.map((secret) => (
          <Secret key={secret.index} secret={secret} view={view} />
        ))}
      </ul>
      {all.length > known.length ? (
        <p class="o-muted">{SHEET_WORDS.unknownSecrets(all.length - known.length)}</p>
      ) : undefined}
    </section>
  );
}
