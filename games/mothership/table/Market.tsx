/** The Market of Developments, and what Influence can do: sway, smear, refresh. */
import type { JSX } from 'preact';
import { developmentWords } from '../text/content.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { Offers } from './Bar.tsx';
import { useTheHands } from './hands.ts';

export function Market(): JSX.Element {
  const { view, choices } = useTheHands();
  return (
    <div class="ms-market">
      {view.table.modules.includes('developments') ? (
        <p class="o-muted">{TABLE_WORDS.marketHelp(view.developments)}</p>
      ) : undefined}
      <ul class="ms-market__cards">
        {view.market.map((id, i) => (
          <li key={`${id}${i}`} class="ms-market__card">
            <b>{developmentWords(id).name}</b>
            <span>{developmentWords(id).text}</span>
            <Offers
              choices={choices.filter(({ action }) => action.type === 'develop' && action.development === id)}
            />
          </li>
        ))}
      </ul>
      <Offers choices={choices.filter(({ action }) => ['refresh', 'sway', 'smear'].includes(action.type))} />
    </div>
  );
}
