/** What only this seat may read: agendas, secrets and who knows them, markers, pledges, and the standing as it knows it. */
import type { JSX } from 'preact';
import { AGENDA_WORDS } from '../text/agendas.ts';
import { Faction, faction as nameOf } from '../text/names.ts';
import { named } from '../text/people.ts';
import { SECRET_WORDS } from '../text/secrets.ts';
import { SCORE_WORDS, SHEET_WORDS, signed } from '../text/table.ts';
import { useTheDesk } from './desk.ts';
import { Character, Public } from './HouseSheet.tsx';
import { Secret, SecretList } from './SecretList.tsx';

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
                <p class="xd-secret__name">
                  <b>{AGENDA_WORDS[id].name}</b>{' '}
                  <span class={met ? 'xd-good' : 'o-muted'}>
                    {met ? `✓ ${SHEET_WORDS.met}` : SHEET_WORDS.unmet}
                  </span>
                </p>
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
      <Public house={house} />
      {view.pledges.length > 0 ? (
        <section>
          <h3>{SHEET_WORDS.pledges}</h3>
          {view.pledges.map(({ by, to, kind }, i) => (
            <p key={i}>{SHEET_WORDS.pledge(Faction(by), nameOf(to), kind)}</p>
          ))}
        </section>
      ) : undefined}
      <section>
        <h3>{SHEET_WORDS.score}</h3>
        <dl class="xd-facts xd-facts--score">
          {Object.entries(own.standing).map(([part, points]) => (
            <div key={part} class={part === 'total' ? 'xd-facts__total' : ''}>
              <dt>{SCORE_WORDS[part] ?? part}</dt>
              <dd class="o-number">{signed(points)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
