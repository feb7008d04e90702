/** XD-12 Orders in the dark: none first, spying next, knives folded; and a tick for the days to come. */
import type { JSX } from 'preact';
import { covertOf } from '../content/covert.ts';
import { COVERT_WORDS } from '../text/names.ts';
import { COVERT_TABLE } from '../text/stage.ts';
import { useTheDesk } from './desk.ts';
import { Cards } from './Options.tsx';

const KNIVES: ReadonlySet<string | undefined> = new Set(['assassination', 'coup']);

export function Covert(): JSX.Element | undefined {
  const { props, actions, forth } = useTheDesk();
  const { stage } = props;
  if (stage === undefined) return undefined;
  const kindOf = (action: (typeof actions)[number]) =>
    action.type === 'covert' ? covertOf(action.order)?.kind : undefined;
  // The same once more, without its price: folded, for it is there once a voyage.
  const isMasked = (action: (typeof actions)[number]) => action.type === 'covert' && action.mask === true;
  const cards = (fits: (kind: ReturnType<typeof kindOf>) => boolean) =>
    actions.filter((action) => !isMasked(action) && fits(kindOf(action))).map(stage.card);
  const groups = [
    { name: '', cards: cards((kind) => kind === undefined || kind === 'leak') },
    { name: COVERT_WORDS.spying, cards: cards((kind) => kind === 'spying') },
    { name: COVERT_WORDS.sabotage, cards: cards((kind) => kind === 'sabotage') },
    { name: COVERT_TABLE.folded, cards: cards((kind) => KNIVES.has(kind)), folded: true },
    { name: COVERT_TABLE.masked, cards: actions.filter(isMasked).map(stage.card), folded: true },
  ];
  return (
    <>
      <Cards groups={groups.filter(({ cards: some }) => some.length > 0)} />
      {props.allows ? undefined : (
        <label class="o-check xd-quiet">
          <input
            type="checkbox"
            checked={forth.meant.quiet ?? false}
            onChange={({ currentTarget }) => forth.mean({ quiet: currentTarget.checked })}
          />
          <span>{COVERT_TABLE.comingDays}</span>
        </label>
      )}
    </>
  );
}
