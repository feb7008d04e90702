/** What needs no place on the map: technology, cards, the Market, the end of the turn. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { TABLE_WORDS } from '../text/table.ts';
import { HandIcon, InfluenceIcon, TreeIcon } from './art/icons.tsx';
import { useTheDesk } from './desk.ts';
import { HintMark, Offer } from './Offer.tsx';
import { tiers } from './tiers.ts';

export function Verbs(): JSX.Element {
  const desk = useTheDesk();
  const { choices, view } = desk;
  const own = view.fleets[view.me];
  const research = choices.filter(({ action }) => action.type === 'research').length;
  const modules = view.table.modules.includes('developments') || view.table.modules.includes('influence');
  const market = choices.filter(({ action }) =>
    ['develop', 'refresh', 'smear', 'sway'].includes(action.type),
  ).length;
  const bought = choices.filter(({ action }) => action.type === 'buy' || action.type === 'stationMove');
  return (
    <div class="ms-verbs">
      <button
        type="button"
        class="o-button o-button--small"
        data-part="tech"
        aria-keyshortcuts="r"
        onClick={() => desk.open('tech')}
      >
        <TreeIcon /> {TABLE_WORDS.technology}
        {own && own.technologies.length > 0 ? <span class="ms-tiers o-number">{tiers(own)}</span> : undefined}
        {research > 0 ? <span class="o-badge o-badge--accent">{research}</span> : undefined}
      </button>
      {modules ? (
        <button
          type="button"
          class="o-button o-button--small"
          data-part="market"
          onClick={() => desk.open('market')}
        >
          <InfluenceIcon /> {TABLE_WORDS.market}
          {market > 0 ? <span class="o-badge o-badge--accent">{market}</span> : undefined}
        </button>
      ) : undefined}
      {bought.map((choice) => (
        <Offer
          key={choice.key}
          choice={choice}
          part={choice.action.type}
          {...(choice.action.type === 'buy' ? { label: TABLE_WORDS.buy[choice.action.with] } : {})}
        >
          <HandIcon />
        </Offer>
      ))}
      <EndTurn />
    </div>
  );
}

/** MS-3.5 asks again while something within reach has not been attacked. */
function EndTurn(): JSX.Element | undefined {
  const desk = useTheDesk();
  const { choices, view } = desk;
  const [asked, setAsked] = useState(false);
  useEffect(() => setAsked(false), [view]);
  const end = choices.find(({ action }) => action.type === 'end');
  if (end === undefined) return undefined;
  const targets = new Set(choices.flatMap(({ action }) => (action.type === 'attack' ? [action.target] : [])))
    .size;
  const station = view.units.find(({ owner, class: kind }) => owner === view.me && kind === 'station');
  const worry =
    targets > 0
      ? TABLE_WORDS.stillAttacks(targets)
      : station && !station.guarded
        ? TABLE_WORDS.openStation
        : undefined;
  const press = (): void => {
    if (worry !== undefined && !asked) setAsked(true);
    else desk.perform(end.action);
  };
  return (
    <div class="ms-end">
      {asked && worry ? <p role="alert">{worry}</p> : undefined}
      <button
        type="button"
        class="o-button o-button--primary o-button--block"
        data-part="end"
        data-key={end.key}
        aria-keyshortcuts="e"
        onClick={press}
      >
        {asked ? TABLE_WORDS.endAnyway : TABLE_WORDS.endTurn} <HintMark choice={end} />
      </button>
    </div>
  );
}
