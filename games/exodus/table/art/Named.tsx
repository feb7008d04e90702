/** XD-7.2, XD-7.3 The ballots of a course that was divided, as they lay, and what follows from them. */
import type { JSX } from 'preact';
import { dividedWords, FLIGHT_WORDS, namedShort } from '../../text/flight.ts';
import { named } from '../../text/people.ts';
import type { View } from '../../view/index.ts';
import { Name } from './Ballot.tsx';
import './named.css';

export function Named({ view }: { view: View }): JSX.Element | undefined {
  const said = dividedWords(view);
  if (said.length === 0) return undefined;
  return (
    <section class="xd-named" data-part="named">
      <h3 class="o-eyebrow">{FLIGHT_WORDS.title}</h3>
      <ol>
        {view.houses.map(({ faction, named: what }) =>
          what === undefined ? undefined : (
            <li key={faction} class={`xd-of-${faction}`}>
              <Name view={view} of={faction} />
              <b class="xd-paper">{namedShort(what)}</b>
            </li>
          ),
        )}
      </ol>
      <p>{named(said.join(' '), view)}</p>
    </section>
  );
}
