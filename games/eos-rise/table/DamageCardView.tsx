/** A damage card laid out: icons to be filled by dice, its damage, its First Strike, and the chance to activate it. */
import type { JSX } from 'preact';
import type { Icon as IconName } from '../content/damage.ts';
import { DAMAGE } from '../content/damage.ts';
import type { LaidCard } from '../state.ts';
import { damageName, FACE_NAMES } from '../text/names.ts';
import { FIGHT_WORDS, KEYWORD_NAMES } from '../text/table.ts';
import { useAim } from './aim.ts';
import { FaceIcon } from './art/Icon.tsx';
import type { Choice } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { cardOdds, iconsOf, oddsAfter, percent } from './fighting.ts';
import './dice.css';

export function DamageCardView({ laid }: { laid: LaidCard }): JSX.Element {
  const desk = useTheDesk();
  const { card, strike, bonus, spent } = laid;
  const { damage, firstStrike, keyword } = DAMAGE[card];
  const spot = `card:${card}` as const;
  const strikes = desk.at(spot).filter(({ action }) => action.type === 'strike');
  const chance = cardOdds(desk.view, laid);
  const then = desk.after && oddsAfter(desk.after, card);
  const total = damage + bonus + (strike ? firstStrike : 0);
  const best = desk.best?.spots.includes(spot) === true;
  return (
    <article
      class={`er-card er-card--${keyword}${spent ? ' er-card--spent' : ''}${best ? ' er-best' : ''}`}
      data-part={`card-${card}`}
    >
      <h4 class="er-card__name">{damageName(card).replace(` ${KEYWORD_NAMES[keyword]}`, '')}</h4>
      <p class="er-card__keyword">{KEYWORD_NAMES[keyword]}</p>
      <div class="er-card__icons">
        {iconsOf(laid).map(({ icon, open }, i) => (
          <IconPlace key={i} laid={laid} icon={icon} open={open} />
        ))}
      </div>
      <p class="er-card__foot">
        <b class="er-card__damage o-number">{total}</b>
        <span class="er-card__chance o-number">
          {spent ? FIGHT_WORDS.spent : chance === undefined ? '' : percent(chance)}
          {then === undefined || then === chance || spent ? undefined : (
            <b class={then > (chance ?? 0) ? 'er-good' : 'er-warn'}> → {percent(then)}</b>
          )}
        </span>
      </p>
      {strikes.length > 0 ? (
        <button
          type="button"
          class="er-card__strike er-live"
          data-spot={spot}
          onClick={() => desk.open(spot, strikes)}
        >
          {FIGHT_WORDS.firstStrike(firstStrike)}
        </button>
      ) : strike ? (
        <p class="er-card__struck">{FIGHT_WORDS.firstStrike(firstStrike)}</p>
      ) : undefined}
    </article>
  );
}

interface IconPlaceProps {
  readonly laid: LaidCard;
  readonly icon: IconName;
  readonly open: boolean;
}

/** One icon of a card: a die is put here by a press, or by letting it fall. */
function IconPlace({ laid, icon, open }: IconPlaceProps): JSX.Element {
  const desk = useTheDesk();
  const onIt = (choice: Choice): boolean => choice.action.type === 'placeDie' && choice.action.icon === icon;
  const spot = `icon:${laid.card}:${icon}` as const;
  const offered = open ? desk.at(`card:${laid.card}`).filter(onIt) : [];
  // Without a die in hand the exact face comes before a wild one.
  const choice =
    offered.find(({ action }) => action.type === 'placeDie' && action.face === icon) ?? offered[0];
  const handlers = useAim(choice, () => {
    if (choice) desk.perform(choice);
  });
  const face = <FaceIcon face={icon} size={18} />;
  if (choice === undefined) return <span class={`er-icon${open ? '' : ' er-icon--filled'}`}>{face}</span>;
  return (
    <button
      type="button"
      class={`er-icon er-live${desk.die === undefined ? '' : ' er-icon--fits'}`}
      aria-label={`${damageName(laid.card)}: ${FACE_NAMES[icon]}`}
      data-spot={spot}
      {...handlers}
    >
      {face}
    </button>
  );
}
