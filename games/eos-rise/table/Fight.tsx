/** The fight: ships above, damage cards in the middle, dice below, and the nine steps of a combat round on top. */

import type { JSX } from 'preact';
import { scrollable } from '#ui/scrollable.ts';
import type { Raider } from '../state.ts';
import { damageName } from '../text/names.ts';
import { FIGHT_WORDS } from '../text/table.ts';
import { Eos } from './art/Eos.tsx';
import { DamageCardView } from './DamageCardView.tsx';
import { Dice } from './Dice.tsx';
import { useTheDesk } from './desk.ts';
import { oddsNow, percent, stepOf } from './fighting.ts';
import { ReferenceButton } from './Reference.tsx';
import { ShipCard } from './ShipCard.tsx';
import './fight.css';

export function Fight(): JSX.Element {
  const { view } = useTheDesk();
  const { combat, strike, attackers, pursuit } = view;
  const raiders: readonly Readonly<Raider>[] = attackers.length > 0 ? attackers : pursuit;
  const step = stepOf(view);
  const title = strike
    ? FIGHT_WORDS.strikes[strike.kind]
    : attackers.length > 0
      ? FIGHT_WORDS.strikes.attack
      : FIGHT_WORDS.attack;
  return (
    <section ref={scrollable} class="er-fight" aria-label={title} data-part="fight">
      <Eos size={190} class="er-fight__art" />
      <header class="er-fight__head">
        <h2 class="er-fight__title">
          {combat && (strike === undefined || strike.kind === 'retaliation')
            ? FIGHT_WORDS.round(combat.round)
            : title}
        </h2>
        <Odds />
        <ReferenceButton class="er-watch__tool" />
      </header>
      {combat ? (
        <ol class="er-steps">
          {FIGHT_WORDS.steps.map((name, i) => (
            <li
              key={name}
              class={step === i + 1 ? 'er-at' : step > i + 1 ? 'er-on' : ''}
              aria-current={step === i + 1 ? 'step' : undefined}
            >
              <b class="o-number">{i + 1}</b> <span>{name}</span>
            </li>
          ))}
        </ol>
      ) : undefined}
      <div class="er-fight__ships" data-part="ships">
        {raiders.map((raider) => (
          <ShipCard key={raider.card} raider={raider} />
        ))}
      </div>
      {combat ? (
        <>
          <div class="er-fight__cards" data-part="cards">
            {combat.cards.map((laid) => (
              <DamageCardView key={laid.card} laid={laid} />
            ))}
            {view.held.length > 0 ? (
              <p class="er-fight__held">
                <b>{FIGHT_WORDS.held}:</b> {view.held.map(damageName).join(', ')}
              </p>
            ) : undefined}
          </div>
          {/* By then the dice have done what they could. */}
          {step === 9 ? (
            <p class="er-fight__note">
              {FIGHT_WORDS.refill} {FIGHT_WORDS.flees}
            </p>
          ) : (
            <Dice />
          )}
        </>
      ) : undefined}
    </section>
  );
}

/** The chance to be hit, live while shield tokens are placed; then the die that was rolled. */
function Odds(): JSX.Element {
  const { view, after } = useTheDesk();
  const { strike } = view;
  if (strike && strike.die > 0)
    return (
      <p class="er-odds er-odds--rolled er-rolling o-number" key={strike.die}>
        {FIGHT_WORDS.rolled(strike.die)}
      </p>
    );
  const { any, mean, worst } = oddsNow(view);
  const then = strike && after?.strike?.die === 0 ? oddsNow(after) : undefined;
  return (
    <p class="er-odds">
      {strike ? FIGHT_WORDS.odds : FIGHT_WORDS.asItStands} <b class="o-number">{percent(any)}</b>
      {then && then.mean !== mean ? (
        <b class="er-odds__then o-number">
          {' '}
          → {percent(then.any)}, {FIGHT_WORDS.expected(then.mean.toFixed(1))}
        </b>
      ) : undefined}
      <span class="o-muted">
        {' '}
        · {FIGHT_WORDS.expected(mean.toFixed(1))}, {FIGHT_WORDS.worst(worst)}
      </span>
    </p>
  );
}
