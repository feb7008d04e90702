/** What a planet gives and carries: yield, Artifact, Developments. */
import type { JSX } from 'preact';
import { development } from '../content/developments.ts';
import { ARTIFACT_WORDS, developmentWords } from '../text/content.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { SeenPlanet } from '../view.ts';
import { useTheHands } from './hands.ts';

export function PlanetSheet({ planet }: { planet: SeenPlanet }): JSX.Element {
  const { view } = useTheHands();
  const { kind, artifact, built } = planet;
  const explores = view.table.modules.includes('artifacts');
  return (
    <ul class="ms-lines">
      <li>{TABLE_WORDS.yields[kind]}</li>
      {explores ? (
        <li>
          {artifact ? (
            <>
              <b>{ARTIFACT_WORDS[artifact].name}</b> {ARTIFACT_WORDS[artifact].text}
            </>
          ) : (
            TABLE_WORDS.unexplored
          )}
        </li>
      ) : undefined}
      {built.map((id) => (
        <li key={id}>
          <b>{developmentWords(id).name}</b> {developmentWords(id).text}
          {view.table.target === undefined ? '' : ` ${TABLE_WORDS.worth(development(id).points)}`}
        </li>
      ))}
    </ul>
  );
}
