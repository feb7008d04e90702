/** The end of the mission: the EOS and the Planet, and what the crew had by then (ER-1.1). */
import type { ComponentProps, JSX } from 'preact';
import type { Drawing } from '#ui/kit/End.tsx';
import { ALIEN_CLASSES } from '../../content/aliens.ts';
import { CHARACTERS } from '../../content/characters.ts';
import type { EosRise } from '../../state.ts';
import { CLASS_NAMES } from '../../text/names.ts';
import { CREW_WORDS, ENDING_WORDS } from '../../text/table.ts';
import { Alien } from './Alien.tsx';
import { Eos } from './Eos.tsx';
import { Portrait } from './Portrait.tsx';
import { Token } from './Token.tsx';
import './ending.css';

type EndingProps = ComponentProps<Drawing<EosRise>>;

export function Ending({ view, seat }: EndingProps): JSX.Element {
  const won = view.outcome?.winners.includes(seat);
  return (
    <div class={`er-ending__scene er-ending__scene--${won ? 'won' : 'lost'}`}>
      <Token kind="planet" size={96} class="er-ending__planet" />
      <Eos size={72} class="er-ending__eos" />
      <span class="visually-hidden">{won ? ENDING_WORDS.won : ENDING_WORDS.lost}</span>
    </div>
  );
}

export function Score({ view }: EndingProps): JSX.Element {
  return (
    <>
      <p class="er-ending__kills o-number" title={ENDING_WORDS.kills}>
        {ALIEN_CLASSES.map((name) => (
          <span key={name}>
            <Alien id={name} size={22} title={CLASS_NAMES[name]} /> {view.kills[name]}
          </span>
        ))}
      </p>
      <ul class="er-ending__crew" aria-label={ENDING_WORDS.levels}>
        {CHARACTERS.map((who) => (
          <li key={who}>
            <Portrait id={who} size={48} />
            <span>{CREW_WORDS.short[who]}</span>
            <b class="o-number">{CREW_WORDS.level(view.crew[who].level)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
