/** The twelve characters, put together from the kit; each carries a sign of the trade. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import type { CharacterId } from '../../content/characters.ts';
import { Bust, type Face } from './kit.tsx';

const FACES: Readonly<Record<CharacterId, Face>> = {
  commander: {
    skin: '#8d5a3c',
    shade: '#6a3f2a',
    hair: '#cfcbc4',
    style: 'crop',
    suit: '#8e2f34',
    trim: '#e7b75a',
    mouth: 'calm',
    brow: 1,
    extra: <path d="M12 54l4 2-4 2 4 2M50 56h7M50 59h7" stroke="#e7b75a" stroke-width="1.8" fill="none" />,
  },
  architect: {
    skin: '#e6bd98',
    shade: '#c08e6b',
    hair: '#3a2a2e',
    style: 'bun',
    suit: '#3d5a80',
    trim: '#e0e6ee',
    mouth: 'wry',
    extra: (
      <g fill="none" stroke="#dfe6ee" stroke-width="1.5">
        <circle cx="27" cy="29" r="4" />
        <circle cx="37.5" cy="29" r="4" />
        <path d="M31 29h2.5M36 5l8 8" stroke="#f2c14e" stroke-width="2.2" />
      </g>
    ),
  },
  medic: {
    skin: '#c68f62',
    shade: '#9b6743',
    hair: '#20191d',
    style: 'scarf',
    suit: '#dfe6e4',
    trim: '#4fa68a',
    mouth: 'smile',
    extra: <path d="M52 54v8M48 58h8" stroke="#d34d4d" stroke-width="3" />,
  },
  'crew-coordinator': {
    skin: '#f0cfb2',
    shade: '#cd9d7e',
    hair: '#b7552e',
    style: 'bob',
    suit: '#6b4a86',
    trim: '#d9c7ee',
    mouth: 'smile',
    extra: (
      <path
        d="M18 29a14 14 0 0 1 28 0M44 32q0 8-8 9"
        stroke="#e8ecf4"
        stroke-width="2"
        fill="none"
        stroke-linecap="round"
      />
    ),
  },
  'systems-engineer': {
    skin: '#5c3a2b',
    shade: '#412519',
    hair: '#17100e',
    style: 'curls',
    suit: '#c2702d',
    trim: '#3a2a22',
    mouth: 'calm',
    extra: (
      <g>
        <path d="M20 19h24" stroke="#3b3f4c" stroke-width="3" />
        <circle cx="27" cy="18.5" r="4.5" fill="#7fd3cd" stroke="#3b3f4c" stroke-width="2" />
        <circle cx="37" cy="18.5" r="4.5" fill="#4ea6a2" stroke="#3b3f4c" stroke-width="2" />
      </g>
    ),
  },
  'process-chemist': {
    skin: '#d7a778',
    shade: '#ad7b50',
    hair: '#1d1c22',
    style: 'sweep',
    suit: '#2f6f6a',
    trim: '#bfe9d8',
    mouth: 'wry',
    extra: (
      <g>
        <path d="M51 46v5l5 9H44l5-9v-5Z" fill="#bfe9d8" opacity=".9" />
        <path d="M47 56h8l2 4H45Z" fill="#7fd88f" />
      </g>
    ),
  },
  surveyor: {
    skin: '#a06f4a',
    shade: '#7a4f33',
    hair: '#4a3424',
    style: 'cap',
    suit: '#6a7a45',
    trim: '#d8cf9a',
    mouth: 'smile',
    extra: <path d="M8 50l8 3-3 8M8 50l5 11" stroke="#f0e6c0" stroke-width="1.8" fill="none" />,
  },
  salvager: {
    skin: '#e9c3a4',
    shade: '#c09074',
    hair: '#d9b25c',
    style: 'mohawk',
    suit: '#55504a',
    trim: '#c9803e',
    mouth: 'stern',
    brow: 2,
    extra: <path d="M24 33l6-2M41 22l3 6" stroke="#b4695a" stroke-width="1.5" stroke-linecap="round" />,
  },
  meteorologist: {
    skin: '#f3d6bf',
    shade: '#d3a58a',
    hair: '#ece7df',
    style: 'long',
    suit: '#3a6ea5',
    trim: '#f4efe4',
    mouth: 'calm',
    extra: (
      <path
        d="M46 57a3.5 3.5 0 0 1 .5-7 5 5 0 0 1 9 1 3 3 0 0 1 0 6Z"
        fill="#f4efe4"
        stroke="#27466b"
        stroke-width="1"
      />
    ),
  },
  roboticist: {
    skin: '#b9855c',
    shade: '#8f603f',
    hair: '#2a2340',
    style: 'locs',
    suit: '#40476b',
    trim: '#86b8ff',
    mouth: 'wry',
    extra: (
      <g>
        <path d="M46 46h11v9H46Z" fill="#cfd6e6" stroke="#242a44" stroke-width="1.2" />
        <path d="M49 50h.1M54 50h.1" stroke="#242a44" stroke-width="2.6" stroke-linecap="round" />
        <path d="M51.5 46v-4" stroke="#cfd6e6" stroke-width="1.6" />
      </g>
    ),
  },
  quartermaster: {
    skin: '#7a4a33',
    shade: '#563022',
    hair: '#2b1a16',
    style: 'braid',
    suit: '#7d5a3a',
    trim: '#e6c98f',
    mouth: 'smile',
    extra: <path d="M8 51h9v10H8ZM8 55h9" stroke="#f0dcb0" stroke-width="1.6" fill="none" />,
  },
  veteran: {
    skin: '#dcae8a',
    shade: '#b07f5e',
    hair: '#8b8a90',
    style: 'bald',
    suit: '#3f4a44',
    trim: '#a9b59f',
    mouth: 'stern',
    brow: 1,
    extra: (
      <g>
        <path d="M23 36q9-4 18 0-1 9-9 10-8-1-9-10Z" fill="#9c9ba1" />
        <path d="M28 39h8" stroke="#5a2a25" stroke-width="1.7" stroke-linecap="round" />
        <path d="M35 26l6 6" stroke="#a0604a" stroke-width="1.5" />
      </g>
    ),
  },
};

export function Portrait({ id, size = 40, ...props }: ArtProps & { id: CharacterId }): JSX.Element {
  return (
    <Svg width={64} height={64} size={size} {...props}>
      <Bust {...FACES[id]} />
    </Svg>
  );
}
