/** The secrets of a faction as this seat knows them, with who is known to know them. */
import type { JSX } from 'preact';
import type { FactionId } from '../content/factions.ts';
import { secretLines } from '../text/effects.ts';
import { named } from '../text/people.ts';
import { SECRET_WORDS } from '../text/secrets.ts';
import { SECRET_KIND_WORDS, SHEET_WORDS, SHORT } from '../text/table.ts';
import type { SeenSecret } from '../view/secret.ts';
import { Ring } from './art/Ring.tsx';
import { useTheDesk } from './desk.ts';

export function SecretList({ owner, title }: { owner: FactionId; title?: string }): JSX.Element | undefined {
  const { view } = useTheDesk();
  const all = view.secrets.filter((secret) => secret.owner === owner && !secret.void);
  const known = all.filter(({ id }) => id !== undefined);
  if (all.length === 0) return undefined;
  return (
    <section>
      <h3>{title ?? SHEET_WORDS.secrets}</h3>
      <ul class="xd-secrets">
        {known.map((secret) => (
          <Secret key={secret.index} secret={secret} />
        ))}
      </ul>
      {all.length > known.length ? (
        <p class="o-muted">{SHEET_WORDS.unknownSecrets(all.length - known.length)}</p>
      ) : undefined}
    </section>
  );
}

export function Secret({ secret }: { secret: SeenSecret }): JSX.Element | undefined {
  const { view } = useTheDesk();
  const { id, kind, owner, knowers, public: open } = secret;
  if (id === undefined) return undefined;
  const { impact, worth } = secretLines(id);
  return (
    <li class={`xd-secret${open ? ' xd-secret--public' : ''}`}>
      <p class="xd-secret__name">
        <b>{SECRET_WORDS[id].name}</b> <small>{SECRET_KIND_WORDS[kind]}</small>
        {open ? <span class="xd-stamp">{SHEET_WORDS.public}</span> : <Ring counted={countedIn(secret)} />}
      </p>
      <p>{SECRET_WORDS[id].content}</p>
      {open ? undefined : (
        <p class="xd-secret__small">
          {SHEET_WORDS.impact} {named(impact, view)}
        </p>
      )}
      <p class="xd-secret__small">
        {SHEET_WORDS.worth} {named(worth, view)}
      </p>
      <p class="xd-secret__small">
        {SHEET_WORDS.knowers}:{' '}
        {knowers.length === 0 && owner === view.faction
          ? SHEET_WORDS.knownToYou
          : knowers.map((who) => SHORT[who]).join(', ')}
      </p>
    </li>
  );
}

/** XD-18.3 who is known to know it and counts. */
const countedIn = ({ kind, owner, knowers }: SeenSecret): FactionId[] => [
  ...(kind === 'personal' || owner === 'network' ? [] : [owner]),
  ...knowers.filter((who) => who !== 'network' && who !== owner),
];
