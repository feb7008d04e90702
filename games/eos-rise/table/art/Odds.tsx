/** The chance to be hit, in one line. */
import type { JSX } from 'preact';
import { ALIENS, type AlienId } from '../../content/aliens.ts';
import { oddsNow, oddsOf, oddsWith } from '../../outlook/chances.ts';
import { hitting } from '../../outlook/struck.ts';
import { alienName } from '../../text/names.ts';
import { FIGHT_WORDS, percent } from '../../text/table.ts';
import type { View } from '../../view.ts';
import './die.css';

interface Token {
  readonly ship: AlienId;
  readonly pip: number;
}

/** The chance to be hit, live while shield tokens are laid out; before going on, what each way would cost. */
export function Odds({ view, laid }: { view: View; laid: readonly Token[] }): JSX.Element {
  const { strike, asking } = view;
  const fallen = view.pursuit.filter(({ card, damage }) => damage >= ALIENS[card].hull);
  if (fallen.length > 0)
    return (
      <p class="er-odds er-odds--rolled er-good">
        {FIGHT_WORDS.fallen(fallen.map(({ card }) => alienName(card)))}
      </p>
    );
  if (strike && strike.die > 0)
    return (
      <p class="er-odds er-odds--rolled" key={strike.die}>
        <b class="er-die er-rolling o-number">{strike.die}</b>{' '}
        {FIGHT_WORDS.rolled(hitting(strike).map(alienName))}
      </p>
    );
  if (asking?.step === 'continueOrFlee') {
    const [on, off] = [oddsOf(view, { type: 'continue' }), oddsOf(view, { type: 'flee' })];
    return (
      <p class="er-odds">
        {FIGHT_WORDS.refill} {on ? FIGHT_WORDS.hitBy(percent(on.any), on.mean.toFixed(1), on.worst) : ''}{' '}
        {FIGHT_WORDS.flees} {off ? FIGHT_WORDS.hitBy(percent(off.any), off.mean.toFixed(1), off.worst) : ''}
      </p>
    );
  }
  const { any, mean, worst } = oddsNow(view);
  const then = oddsWith(view, laid);
  return (
    <p class="er-odds">
      {strike ? FIGHT_WORDS.odds : FIGHT_WORDS.asItStands}{' '}
      {laid.length > 0 ? (
        <b class="er-good o-number">
          {FIGHT_WORDS.hitBy(
            `${percent(any)} → ${percent(then.any)}`,
            `${mean.toFixed(1)} → ${then.mean.toFixed(1)}`,
            then.worst,
          )}
        </b>
      ) : (
        <b class="o-number">{FIGHT_WORDS.hitBy(percent(any), mean.toFixed(1), worst)}</b>
      )}
      {strike && view.extinctionDamage > 0 && strike.kind !== 'retaliation' ? (
        <span class="o-muted"> · {FIGHT_WORDS.extinction(view.extinctionDamage)}</span>
      ) : undefined}
    </p>
  );
}
