/** XD-18 A secret as one who knows it may read it: what it is, what it would do, and who is known to know it. */
import type { JSX } from 'preact';
import type { FactionId } from '../../content/factions.ts';
import { secretLines } from '../../text/effects.ts';
import { named } from '../../text/people.ts';
import { SECRET_WORDS } from '../../text/secrets.ts';
import { SECRET_KIND_WORDS, SHEET_WORDS, SHORT } from '../../text/table.ts';
import type { View } from '../../view/index.ts';
import type { SeenSecret } from '../../view/secret.ts';
import { Ring } from './Ring.tsx';

export function Secret({ secret, view }: { secret: SeenSecret; view: View }): JSX.Element | undefined {
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
