/** What a character holds, in signs: technology, contract and mission. Its board has them in full. */
import type { JSX } from 'preact';
import { MISSIONS } from '../../content/missions.ts';
import { contractWords, MISSION_WORDS, technologyWords } from '../../text/cards.ts';
import type { SeenMember } from '../../view.ts';
import { Icon } from './Icon.tsx';

export function Held({ technology, contract, mission }: SeenMember): JSX.Element {
  const sign = (key: string, words: string, picture: JSX.Element | string): JSX.Element => (
    <span key={key} class="er-chip o-number" title={words}>
      <span aria-hidden="true">{picture}</span>
      <span class="visually-hidden">{words}</span>
    </span>
  );
  return (
    <>
      {technology.map((id, i) =>
        sign(
          `${id} ${i}`,
          `${technologyWords(id).name}: ${technologyWords(id).text}`,
          <>
            <Icon id="crafting" size={13} /> <i class="er-held">{technologyWords(id).name}</i>
          </>,
        ),
      )}
      {contract
        ? sign('contract', contractWords(contract).name, <Icon id="cargo-bay" size={13} />)
        : undefined}
      {mission
        ? sign(
            'mission',
            MISSION_WORDS[mission.card].name,
            `★${mission.stars}/${MISSIONS[mission.card].stars}`,
          )
        : undefined}
    </>
  );
}
