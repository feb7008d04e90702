/** The Market of Developments, and what Influence can do: sway, smear, refresh. */
import type { JSX } from 'preact';
import { developmentWords } from '../text/content.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { useTheDesk } from './desk.ts';
import { Offer } from './Offer.tsx';

export function Market(): JSX.Element {
  const { view, choices } = useTheDesk();
  const others = choices.filter(({ action }) => ['refresh', 'sway', 'smear'].includes(action.type));
  return (
    <div class="ms-market">
      {view.table.modules.includes('developments') ? (
        <>
          <p class="o-muted">{TABLE_WORDS.marketHelp(view.developments)}</p>
          <ul class="ms-market__cards">
            {view.market.map((id, i) => (
              <li key={`${id}${i}`} class="ms-market__card">
                <b>{developmentWords(id).name}</b>
                <span>{developmentWords(id).text}</span>
                {choices
                  .filter(({ action }) => action.type === 'develop' && action.development === id)
                  .map((choice) => (
                    <Offer key={choice.key} choice={choice} />
                  ))}
              </li>
            ))}
          </ul>
        </>
      ) : undefined}
      <div class="ms-command__offers">
        {others.map((choice) => (
          <Offer key={choice.key} choice={choice} />
        ))}
      </div>
    </div>
  );
}
