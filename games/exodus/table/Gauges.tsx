/** The fleet at a glance: seven traits, what each threatens, whose voice it is, and the margin of the next jump. */
import { Fragment, type JSX } from 'preact';
import { FACTION, type Trait } from '../content/factions.ts';
import { MOST } from '../rules/traits.ts';
import { TRAIT_WORDS } from '../text/names.ts';
import { named } from '../text/people.ts';
import { GAUGE_WORDS, signed, TRAIT_SHORT, TRAIT_THREAT, TRAIT_TINY } from '../text/table.ts';
import { Emblem } from './art/Emblem.tsx';
import { useTheDesk } from './desk.ts';
import './gauges.css';

/** Faith and Treachery side by side: every jump is rolled between them. */
export const ORDER: readonly Trait[] = ['faith', 'treachery', 'edge', 'justice', 'might', 'supply', 'women'];
const BAD: ReadonlySet<Trait> = new Set<Trait>(['edge', 'treachery']);
const MARKS: Partial<Record<Trait, readonly number[]>> = { edge: [5], treachery: [5, 8] };
const LOW = 4;
const HIGH = 8;

/** Danger colours below 4 for good traits, above 8 for bad ones; halfway there they warn. */
export function toneOf(trait: Trait, value: number): 'fine' | 'warn' | 'danger' {
  if (BAD.has(trait)) return value > HIGH ? 'danger' : value >= 5 ? 'warn' : 'fine';
  return value < LOW ? 'danger' : value < 6 ? 'warn' : 'fine';
}

export function Gauges(): JSX.Element {
  const { shown, view } = useTheDesk();
  return (
    <section class="xd-gauges" aria-label={GAUGE_WORDS.title} data-part="gauges" data-walk="">
      {ORDER.map((trait) => (
        <Fragment key={trait}>
          <Gauge trait={trait} now={shown.traits[trait]} was={view.traits[trait]} />
          {trait === 'faith' ? <Margin /> : undefined}
        </Fragment>
      ))}
    </section>
  );
}

/** What every jump has in hand before the dice. */
function Margin(): JSX.Element {
  const { shown, open } = useTheDesk();
  const margin = shown.traits.faith - shown.traits.treachery;
  return (
    <button
      type="button"
      class={`xd-margin xd-margin--${margin < 0 ? 'danger' : margin < 3 ? 'warn' : 'fine'}`}
      title={GAUGE_WORDS.marginLong(margin)}
      onClick={() => open('fleet')}
    >
      <small>{GAUGE_WORDS.margin}</small>
      <b class="o-number">{signed(margin)}</b>
    </button>
  );
}

function Gauge({ trait, now, was }: { trait: Trait; now: number; was: number }): JSX.Element {
  const { view, open } = useTheDesk();
  const name = named(TRAIT_WORDS[trait], view);
  const voices = view.houses.filter(({ faction }) => FACTION[faction].voice === trait);
  const bad = BAD.has(trait);
  return (
    <button
      type="button"
      class={`xd-gauge xd-gauge--${toneOf(trait, now)}${bad ? ' xd-gauge--bad' : ''}`}
      title={named(TRAIT_THREAT[trait], view)}
      onClick={() => open('fleet')}
    >
      <span class="xd-gauge__tube" aria-hidden="true">
        <span class="xd-gauge__fill" style={{ height: `${(now / MOST) * 100}%` }} />
        {(MARKS[trait] ?? []).map((mark) => (
          <span
            key={mark}
            class="xd-gauge__mark"
            style={{ [bad ? 'top' : 'bottom']: `${(mark / MOST) * 100}%` }}
          />
        ))}
      </span>
      <span class="xd-gauge__name">{name}</span>
      <span class="xd-gauge__value o-number">
        {now}
        {now === was ? undefined : <small class="xd-gauge__delta">{signed(now - was)}</small>}
      </span>
      <span class="xd-gauge__threat">{TRAIT_SHORT[trait]}</span>
      <span class="xd-gauge__tiny" aria-hidden="true">
        {TRAIT_TINY[trait]}
      </span>
      <span class="xd-gauge__voices">
        {voices.map(({ faction }) => (
          <Emblem key={faction} of={faction} size={14} />
        ))}
      </span>
      <span class="visually-hidden">
        {GAUGE_WORDS.now(name, now)}
        {bad ? `, ${GAUGE_WORDS.bad}` : ''}
      </span>
    </button>
  );
}
