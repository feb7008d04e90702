/** What a faction wears at the collar. */
import type { JSX } from 'preact';
import type { FactionId } from '../../content/factions.ts';

const BRASS = '#e0ac55';

const COLLARS: Readonly<Record<Exclude<FactionId, 'network'>, JSX.Element>> = {
  church: (
    <g>
      <path d="M45 92Q60 108 75 92L72 88Q60 98 48 88Z" fill="#e9e2d4" />
      <path d="M60 103v15M54 109h12" stroke={BRASS} stroke-width="3" stroke-linecap="round" />
    </g>
  ),
  government: (
    <g>
      <path d="M44 92L60 112L76 92L70 88L60 100L50 88Z" fill="#e9e6df" />
      <path d="M57 104h6l2 16h-10Z" fill="#8a2f3d" />
    </g>
  ),
  military: (
    <g>
      <path d="M43 92L60 104L77 92V99L60 112L43 99Z" fill="#2c3122" />
      <path d="M20 105l12-5M22 110l12-5M88 100l12 5M86 105l12 5" stroke={BRASS} stroke-width="2.4" />
    </g>
  ),
  researchers: (
    <g>
      <path d="M45 92L58 120H36ZM75 92L62 120H84Z" fill="#f2f0ea" />
      <path d="M57 104h6v16h-6Z" fill="#4d7f86" />
    </g>
  ),
  underworld: (
    <g>
      <path d="M42 90C50 108 70 108 78 90C84 96 84 104 78 112H42C36 104 36 96 42 90Z" fill="#6b5188" />
      <circle cx="60" cy="108" r="3.4" fill={BRASS} />
    </g>
  ),
  security: (
    <g>
      <path d="M43 91L60 101L77 91V100L60 109L43 100Z" fill="#454c54" />
      <path d="M86 106l4 2v4c0 3-2 5-4 6c-2-1-4-3-4-6v-4Z" fill={BRASS} />
    </g>
  ),
  opposition: (
    <g>
      <path d="M42 90Q60 112 78 90L82 97Q60 118 38 97Z" fill="#b8412f" />
      <path d="M56 104L60 118L66 104Z" fill="#8f2f21" />
    </g>
  ),
};

export function Dress({ faction }: { faction: FactionId }): JSX.Element | undefined {
  return faction === 'network' ? undefined : COLLARS[faction];
}

/** What it wears on the head, so that two faces are told apart at a glance. */
const HATS: Readonly<Partial<Record<FactionId, JSX.Element>>> = {
  church: (
    <g>
      <path d="M41 33C43 13 77 13 79 33C68 27 52 27 41 33Z" fill="#8c3d55" />
      <path d="M41 33C52 27 68 27 79 33" fill="none" stroke={BRASS} stroke-width="2.4" />
    </g>
  ),
  military: (
    <g>
      <path d="M33 27C36 10 84 10 87 27L81 36H39Z" fill="#4a5138" />
      <path d="M39 31H81V37H39Z" fill="#262b1c" />
      <path d="M40 37H80Q74 44 60 44T40 37Z" fill="#15180f" />
      <path d="M60 17l2 5h5l-4 3 2 5-5-3-5 3 2-5-4-3h5Z" fill={BRASS} />
    </g>
  ),
  security: (
    <g>
      <path d="M37 35C36 14 88 10 88 28C88 34 70 30 37 35Z" fill="#2e3338" />
      <path d="M37 35C50 31 70 31 82 31" fill="none" stroke="#6d7780" stroke-width="3" />
    </g>
  ),
  underworld: (
    <g>
      <path d="M42 32C42 12 78 12 78 32Z" fill="#271c37" />
      <path d="M30 34Q60 24 90 34Q60 40 30 34Z" fill="#3b2c4f" />
    </g>
  ),
};

export const Hat = ({ faction }: { faction: FactionId }): JSX.Element | undefined => HATS[faction];
