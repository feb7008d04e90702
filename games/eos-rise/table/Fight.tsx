/** The fight: the five stages of a combat round, ships above, damage cards in the middle, dice always in sight below. */
import type { JSX } from 'preact';
import { scrollable } from '#ui/scrollable.ts';
import type { StepName } from '../frame.ts';
import { tokensOf } from '../outlook/laid.ts';
import type { Raider } from '../state.ts';
import { damageName } from '../text/names.ts';
import { FIGHT_WORDS } from '../text/table.ts';
import { Odds } from './art/Odds.tsx';
import { Volley } from './art/Volley.tsx';
import { DamageCard } from './DamageCard.tsx';
import { Dice } from './Dice.tsx';
import { useTheDesk } from './desk.ts';
import { ReferenceButton } from './Reference.tsx';
import { ShipCard } from './ShipCard.tsx';
import './art/steps.css';
import './fight.css';

/** Load, Roll, Fire, Answer, Go on: which steps belong to which stage. */
const STAGES: readonly (readonly StepName[])[] = [
  ['join', 'arms', 'firstStrike', 'confirmStrike', 'tricky'],
  ['rollWindow', 'reroll', 'pills'],
  ['placeDice', 'overcharge', 'target', 'overpenetration'],
  ['capacitor', 'shields', 'lens', 'pointDefence', 'foam', 'assign', 'quickFix'],
  ['continueOrFlee', 'ghost'],
];

export function Fight(): JSX.Element {
  const { view, counts, props, heir, promise } = useTheDesk();
  const { combat, strike, attackers, pursuit, asking } = view;
  const raiders: readonly Readonly<Raider>[] = attackers.length > 0 ? attackers : pursuit;
  const title = strike
    ? FIGHT_WORDS.strikes[strike.kind]
    : attackers.length > 0
      ? FIGHT_WORDS.strikes.attack
      : FIGHT_WORDS.attack;
  const stage = STAGES.findIndex((steps) => asking !== undefined && steps.includes(asking.step));
  return (
    <section
      ref={scrollable}
      class="er-fight"
      aria-label={title}
      data-part="fight"
      data-attack={combat ? undefined : ''}
    >
      <header class="er-fight__head">
        <h2>
          {combat && (!strike || strike.kind === 'retaliation') ? FIGHT_WORDS.round(combat.round) : title}
        </h2>
        {combat ? (
          <ol class="er-steps">
            {FIGHT_WORDS.stages.map((name, i) => (
              <li key={name} class={i < stage ? 'er-on' : ''} aria-current={i === stage ? 'step' : undefined}>
                {name}
              </li>
            ))}
          </ol>
        ) : undefined}
        <ReferenceButton class="er-chip" />
      </header>
      <div ref={scrollable} class="er-fight__ships" data-part="ships">
        {raiders.map((raider) => (
          <ShipCard key={raider.card} raider={raider} />
        ))}
      </div>
      <Odds view={view} laid={tokensOf(strike, counts)} />
      {combat ? (
        <>
          <div ref={scrollable} class="er-fight__cards" data-part="cards">
            {combat.cards.map((laid) => (
              <DamageCard key={laid.card} laid={laid} />
            ))}
            {view.held.length > 0 ? (
              <p class="o-muted">
                {FIGHT_WORDS.held}: {view.held.map(damageName).join(', ')}
              </p>
            ) : undefined}
          </div>
          <Volley {...{ view, heir, promise }} batches={props.batches} late={stage > 2} />
          <Dice />
        </>
      ) : undefined}
    </section>
  );
}
