/** A skill track as a strip of hexes, the current one ringed. */
import type { JSX } from 'preact';
import type { HexIcon } from '../../content/characters.ts';
import { iconText, iconWords } from '../../text/table.ts';
import './skill.css';

interface SkillProps {
  readonly name: string;
  readonly hexes: readonly (readonly HexIcon[])[];
  readonly from: number;
  readonly ring: number;
  readonly open: boolean;
}

export function Skill({ name, hexes, from, ring, open }: SkillProps): JSX.Element {
  return (
    <section class="er-skill" data-closed={open ? undefined : ''}>
      <h3 class="o-eyebrow">{name}</h3>
      <ol>
        {hexes.map((hex, i) => (
          <li
            key={from + i}
            class={from + i <= ring ? 'er-on' : ''}
            aria-current={from + i === ring ? 'step' : undefined}
          >
            <b class="o-number">{from + i}</b>
            {hex.map((icon, n) => (
              <span key={n} title={iconText(icon)}>
                {iconWords(icon)}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
