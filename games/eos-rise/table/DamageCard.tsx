/** A damage card laid out: icons to be filled by dice, its damage, its First Strike, and the chance to activate it. */
import type { JSX } from 'preact';
import { CHARACTERS } from '../content/characters.ts';
import { DAMAGE } from '../content/damage.ts';
import { cardOdds, iconsOf, oddsAfter } from '../outlook/chances.ts';
import { payerOf } from '../outlook/laid.ts';
import type { LaidCard } from '../state.ts';
import { damageName, FACE_NAMES } from '../text/names.ts';
import { FIGHT_WORDS, KEYWORD_NAMES, percent } from '../text/table.ts';
import { FaceIcon } from './art/Icon.tsx';
import { useTheDesk } from './desk.ts';
import { Press } from './Press.tsx';

export function DamageCard({ laid }: { laid: LaidCard }): JSX.Element {
  const { view, after, props, at, counts, lay } = useTheDesk();
  const { card, strike, bonus, spent } = laid;
  const { damage, firstStrike, keyword } = DAMAGE[card];
  const chance = cardOdds(view, laid);
  const then = after && oddsAfter(after, card);
  const volley = props.batches.find(({ id }) => id === 'volley');
  const dice = (volley?.actions ?? []).flatMap((action) =>
    action.type === 'placeDie' && action.card === card ? [action] : [],
  );
  const name = damageName(card);
  const key = `strike:${card}`;
  const strikes = view.asking?.step === 'firstStrike';
  const payer = payerOf(view, counts, card);
  return (
    <article
      class={`er-card er-card--${keyword}${spent ? ' er-card--spent' : ''}${dice.length > 0 ? ' er-card--fires' : ''}`}
      data-part={`card-${card}`}
    >
      <h4 class="er-card__name">
        {name.replace(` ${KEYWORD_NAMES[keyword]}`, '')}{' '}
        <small class="o-muted">{KEYWORD_NAMES[keyword]}</small>
      </h4>
      <div class="er-card__icons">
        {iconsOf(laid).map(({ icon, open }, i) => {
          const spot = `icon:${card}:${icon}` as const;
          const face = <FaceIcon face={icon} size={20} />;
          const ghost = open && dice.some((die) => die.icon === icon) ? ' er-icon--ghost' : '';
          return open && at(spot).length > 0 ? (
            <Press key={i} spot={spot} class={`er-icon${ghost}`} label={`${name}: ${FACE_NAMES[icon]}`}>
              {face}
            </Press>
          ) : (
            <span key={i} class={`er-icon${open ? ghost : ' er-icon--filled'}`}>
              {face}
            </span>
          );
        })}
      </div>
      <p class="er-card__foot o-number">
        <b>{damage + bonus + (strike ? firstStrike : 0)}</b>
        {strike ? <span class="er-good">{FIGHT_WORDS.bolt(firstStrike)}</span> : undefined}
        <span>
          {spent ? FIGHT_WORDS.spent : chance === undefined ? '' : percent(chance)}
          {then === undefined || then === chance || spent ? undefined : ` → ${percent(then)}`}
        </span>
      </p>
      {at(`card:${card}`).length > 0 ? (
        <Press
          spot={`card:${card}`}
          class="er-card__strike"
          label={`${name}: ${FIGHT_WORDS.firstStrike(firstStrike)}`}
          marked={strikes ? payer !== undefined : undefined}
          mark={strikes ? () => lay(key, ((counts[key] ?? 0) + 1) % (CHARACTERS.length + 1)) : undefined}
        >
          ⚡{' '}
          {payer
            ? FIGHT_WORDS.paid(firstStrike, payer, view.crew[payer].stress)
            : FIGHT_WORDS.firstStrike(firstStrike)}
        </Press>
      ) : undefined}
    </article>
  );
}
