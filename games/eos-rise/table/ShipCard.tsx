/** An Alien ship in the fight: hull left, the numbers it hits on with shield tokens, damage, rewards and what it carries. */
import type { JSX } from 'preact';
import { ALIENS, type AlienId } from '../content/aliens.ts';
import { oddsWith, strikersOf, volleyAt } from '../outlook/chances.ts';
import { tokensOf } from '../outlook/laid.ts';
import type { Raider } from '../state.ts';
import { alienName, CLASS_NAMES } from '../text/names.ts';
import { FIGHT_WORDS } from '../text/table.ts';
import { Alien } from './art/Alien.tsx';
import { ShipFacts } from './art/ShipFacts.tsx';
import { Token } from './art/Token.tsx';
import './art/cards.css';
import { useTheDesk } from './desk.ts';
import { Press } from './Press.tsx';

export function ShipCard({ raider }: { raider: Readonly<Raider> }): JSX.Element {
  const { view, props, counts } = useTheDesk();
  const id = raider.card;
  const card = ALIENS[id];
  const volley = props.batches.find((batch) => batch.id === 'volley');
  const aimed = volleyAt(view, volley?.actions ?? []).get(id) ?? 0;
  const left = Math.max(0, card.hull - raider.damage);
  const chance = oddsWith(view, tokensOf(view.strike, counts)).each[strikersOf(view).indexOf(id)];
  return (
    <article
      class={`er-alien er-alien--${card.class}${aimed >= left && aimed > 0 ? ' er-alien--falls' : ''}`}
      data-part={`ship-${id}`}
    >
      <Press
        spot={`ship:${id}`}
        class="er-alien__press"
        label={`${alienName(id)}, ${FIGHT_WORDS.hull(left, card.hull)}`}
      >
        <Alien id={card.class} size={34} />
        <b class="er-alien__name">
          {alienName(id)} <small class="o-muted">{CLASS_NAMES[card.class]}</small>
        </b>
        <b class="o-number">
          {left}/{card.hull}
        </b>
        <span class="er-alien__bar" aria-hidden="true">
          <i style={{ width: `${(left / card.hull) * 100}%` }} />
          <i class="er-alien__hit" style={{ width: `${(Math.min(aimed, card.hull) / card.hull) * 100}%` }} />
        </span>
      </Press>
      <div class="er-alien__pips">
        {[1, 2, 3, 4, 5, 6].map((pip) => (
          <Pip key={pip} ship={id} pip={pip} />
        ))}
      </div>
      <ShipFacts raider={raider} chance={chance} aimed={aimed} traits={view.traits} />
    </article>
  );
}

function Pip({ ship, pip }: { ship: AlienId; pip: number }): JSX.Element {
  const desk = useTheDesk();
  const { strike, shields } = desk.view;
  const hits = ALIENS[ship].pips.includes(pip);
  const shielded = strike?.shields.some((on) => on.ship === ship && on.pip === pip) === true;
  const rolled = strike?.die === pip && strike.ships.includes(ship);
  const spot = `pip:${ship}:${pip}` as const;
  const laid = (desk.counts[spot] ?? 0) > 0;
  const all = Object.values(desk.counts).reduce((sum, n) => sum + n, 0);
  const classes = `er-pip${hits ? ' er-pip--hits' : ''}${shielded ? ' er-pip--shielded' : ''}${rolled ? ' er-pip--rolled' : ''}`;
  const mark = shielded || laid ? <Token kind="shield" size={16} /> : hits || rolled ? pip : '·';
  if (desk.at(spot).length === 0) return <span class={classes}>{mark}</span>;
  return (
    <Press
      spot={spot}
      part={spot}
      class={classes}
      label={FIGHT_WORDS.pip(alienName(ship), pip, shielded || laid)}
      marked={laid}
      mark={() => desk.lay(spot, laid || all >= shields ? 0 : 1)}
    >
      {mark}
    </Press>
  );
}
