/** An Alien ship in the fight: hull left, the numbers it hits on with shield tokens, damage, rewards and what it carries. */
import type { JSX } from 'preact';
import { ALIENS, type AlienCard, type AlienId } from '../content/aliens.ts';
import type { Raider } from '../state.ts';
import { gainWords } from '../text/cards.ts';
import { alienName } from '../text/names.ts';
import { FIGHT_WORDS, TRAIT_NAMES } from '../text/table.ts';
import { useAim } from './aim.ts';
import { Alien } from './art/Alien.tsx';
import { Token } from './art/Token.tsx';
import { useTheDesk } from './desk.ts';
import { oddsNow, percent, strikersOf } from './fighting.ts';

export function ShipCard({ raider }: { raider: Readonly<Raider> }): JSX.Element {
  const desk = useTheDesk();
  const { view } = desk;
  const id = raider.card;
  const card = ALIENS[id];
  const spot = `ship:${id}` as const;
  const offered = desk.at(spot);
  const handlers = useAim(offered.length === 1 ? offered[0] : undefined, () => desk.press(spot));
  const left = Math.max(0, card.hull - raider.damage);
  const chance = oddsNow(view).each[strikersOf(view).indexOf(id)];
  const name = alienName(id);
  const body = (
    <>
      <span class="er-alien__head">
        <Alien id={card.class} size={26} />
        <b class="er-alien__name">{name}</b>
      </span>
      <span class="er-alien__hull" role="img" aria-label={FIGHT_WORDS.hull(left, card.hull)}>
        <span class="er-alien__bar" aria-hidden="true">
          <i style={{ width: `${(left / card.hull) * 100}%` }} />
        </span>
        <b class="o-number">
          {left}/{card.hull}
        </b>
      </span>
      <span class="er-alien__facts">
        <span>{FIGHT_WORDS.damage(card.damage)}</span>
        {chance === undefined ? undefined : (
          <span class="o-number">{FIGHT_WORDS.toHit(percent(chance))}</span>
        )}
      </span>
    </>
  );
  return (
    <article class={`er-alien er-alien--${card.class}`} data-part={`ship-${id}`}>
      {offered.length > 0 ? (
        <button
          type="button"
          class={`er-alien__press er-live${desk.best?.spots.includes(spot) ? ' er-best' : ''}`}
          data-spot={spot}
          {...handlers}
        >
          {body}
        </button>
      ) : (
        <div class="er-alien__press">{body}</div>
      )}
      <div class="er-alien__pips">
        {[1, 2, 3, 4, 5, 6].map((pip) => (
          <Pip key={pip} ship={id} pip={pip} />
        ))}
      </div>
      <p class="er-alien__pays o-number">
        <Pays card={card} />
        <Carried raider={raider} />
        {view.traits ? <em>{TRAIT_NAMES[card.trait]}</em> : undefined}
      </p>
    </article>
  );
}

const PAYS = ['credits', 'intel', 'skillLevels'] as const;
const MARKS = { credits: 'credit', intel: 'intel', skillLevels: 'skill' } as const;

/** What a defeated ship pays, in signs, with the words for a listener. */
function Pays({ card }: { card: AlienCard }): JSX.Element {
  const gains = PAYS.filter((gain) => card[gain] > 0).map((gain) => ({ gain, n: card[gain] }));
  return (
    <span class="er-alien__items" title={`${FIGHT_WORDS.reward} ${gainWords(gains)}`}>
      <span class="visually-hidden">{`${FIGHT_WORDS.reward} ${gainWords(gains)}`}</span>
      {gains.map(({ gain, n }) => (
        <span key={gain} aria-hidden="true">
          {n}
          <Token kind={MARKS[gain]} size={14} />
        </span>
      ))}
    </span>
  );
}

function Carried({ raider: { frb, skill, credit } }: { raider: Readonly<Raider> }): JSX.Element | undefined {
  if (frb + skill + credit === 0) return undefined;
  const items = [
    ['frb', frb],
    ['skill', skill],
    ['credit', credit],
  ] as const;
  return (
    <span class="er-alien__items er-alien__items--carried">
      {FIGHT_WORDS.carries}
      {items.map(([kind, n]) =>
        n > 0 ? (
          <span key={kind}>
            {n}
            <Token kind={kind} size={14} title={kind} />
          </span>
        ) : undefined,
      )}
    </span>
  );
}

function Pip({ ship, pip }: { ship: AlienId; pip: number }): JSX.Element {
  const desk = useTheDesk();
  const { strike } = desk.view;
  const hits = ALIENS[ship].pips.includes(pip);
  const shielded = strike?.shields.some((on) => on.ship === ship && on.pip === pip) === true;
  const rolled = strike?.die === pip && strike.ships.includes(ship);
  const spot = `pip:${ship}:${pip}` as const;
  const offered = desk.at(spot);
  const handlers = useAim(offered[0], () => desk.press(spot));
  const classes = `er-pip${hits ? ' er-pip--hits' : ''}${shielded ? ' er-pip--shielded' : ''}${rolled ? ' er-pip--rolled' : ''}`;
  const mark = shielded ? <Token kind="shield" size={16} /> : pip;
  return offered.length > 0 ? (
    <button
      type="button"
      class={`${classes} er-live${desk.best?.spots.includes(spot) ? ' er-best' : ''}`}
      data-spot={spot}
      aria-label={FIGHT_WORDS.pip(alienName(ship), pip, shielded)}
      {...handlers}
    >
      {mark}
    </button>
  ) : (
    <span class={classes}>{hits || rolled ? mark : <span class="o-muted">·</span>}</span>
  );
}
