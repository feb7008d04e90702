/** What stands on a ship's card below its pips: damage, chance, trait, what a volley does to it, what it pays and carries. */
import type { JSX } from 'preact';
import { ALIENS } from '../../content/aliens.ts';
import type { Raider } from '../../state.ts';
import { carriedWords, gainWords } from '../../text/cards.ts';
import { FIGHT_WORDS, percent, TRAIT_NAMES } from '../../text/table.ts';

const PAYS = ['credits', 'intel', 'skillLevels'] as const;

interface ShipFactsProps {
  readonly raider: Readonly<Raider>;
  readonly chance: number | undefined;
  /** The damage of the volley that is proposed for it. */
  readonly aimed: number;
  readonly traits: boolean;
}

export function ShipFacts({ raider, chance, aimed, traits }: ShipFactsProps): JSX.Element {
  const card = ALIENS[raider.card];
  const left = Math.max(0, card.hull - raider.damage);
  const pays = gainWords(PAYS.filter((gain) => card[gain] > 0).map((gain) => ({ gain, n: card[gain] })));
  return (
    <>
      <p class="er-alien__facts">
        <b class="o-number">{FIGHT_WORDS.damage(card.damage)}</b>
        {chance === undefined ? undefined : (
          <span class="o-number">{FIGHT_WORDS.toHit(percent(chance))}</span>
        )}
        {traits ? <em>{TRAIT_NAMES[card.trait]}</em> : undefined}
      </p>
      {aimed > 0 ? (
        <p class="er-good o-number">
          {aimed >= left ? FIGHT_WORDS.falls(aimed) : FIGHT_WORDS.survives(aimed, left)}
        </p>
      ) : undefined}
      <p class="o-muted">
        {FIGHT_WORDS.reward} {pays}
        {raider.frb + raider.skill + raider.credit > 0
          ? `, ${FIGHT_WORDS.carries} ${carriedWords(raider)}`
          : undefined}
      </p>
    </>
  );
}
