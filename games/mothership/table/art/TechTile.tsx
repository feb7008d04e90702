/** A technology as a tile of the Tech Tree: its name, its price, what it does. */
import type { JSX } from 'preact';
import { type TechnologyId, technology } from '../../content/technologies.ts';
import { TECHNOLOGY_WORDS } from '../../text/content.ts';
import { TECH_WORDS } from '../../text/table.ts';

export type TileState = 'known' | 'open' | 'next' | 'later' | 'closed';

interface TileProps {
  readonly id: TechnologyId;
  readonly state: TileState;
  readonly looked: boolean;
  press(): void;
}

export function Tile({ id, state, looked, press }: TileProps): JSX.Element {
  const { tier, branch } = technology(id);
  const { name, text } = TECHNOLOGY_WORDS[id];
  const gridColumn = branch === undefined ? '1 / 3' : branch === 'A' ? '1' : '2';
  return (
    <button
      type="button"
      class={`ms-tech ms-tech--${state}`}
      style={{ gridRow: tier, gridColumn }}
      aria-pressed={looked}
      data-part={`tech-${id}`}
      aria-label={TECH_WORDS.tile(name, tier, TECH_WORDS.state[state], text)}
      onClick={press}
    >
      <span class="ms-tech__name">{name}</span>
      <span class="ms-tech__price o-number">{state === 'known' ? '✓' : tier}</span>
      <span class="ms-tech__text">{text}</span>
    </button>
  );
}
