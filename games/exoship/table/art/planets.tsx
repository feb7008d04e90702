/** The four surfaces, drawn about the origin on a disc of radius 50 and cut to it by Planet.tsx. */
import type { JSX } from 'preact';
import type { PlanetId } from './Planet.tsx';

interface SurfaceArt {
  Surface: () => JSX.Element;
  air: string;
  ring?: string;
}

/** Blue and crowded with cloud: what was left behind. */
const Earth = (): JSX.Element => (
  <>
    <circle r="50" fill="#2f74b8" />
    <path d="M-50 -6Q-20 2 10 -4T50 -8V50H-50Z" fill="#28659f" />
    <path
      d="M-34 -34Q-22 -44 -8 -38Q2 -34 -4 -24Q-10 -20 -8 -12Q-16 -4 -22 -12Q-30 -12 -36 -20Q-40 -28 -34 -34ZM-18 0Q-6 -4 0 6Q4 14 -4 22Q-6 34 -12 40Q-20 30 -20 18Q-26 8 -18 0ZM14 -30Q26 -40 40 -32Q50 -22 46 -6Q36 -2 32 6Q24 2 24 -8Q10 -14 14 -30Z"
      fill="#6fae74"
    />
    <path
      d="M-30 -30Q-22 -36 -14 -32Q-20 -26 -26 -22ZM-14 8Q-8 6 -6 14Q-10 22 -14 20Z"
      fill="#c9bd7d"
      opacity=".8"
    />
    <path
      d="M-50 -18Q-34 -24 -20 -17T8 -20M-40 10Q-24 4 -8 9T30 4M-30 30Q-10 24 8 28T44 22M-6 -42Q10 -46 22 -40"
      fill="none"
      stroke="#f4f8ff"
      stroke-width="3.6"
      stroke-linecap="round"
      opacity=".82"
    />
    <path d="M-24 -47Q0 -54 24 -47Q0 -42 -24 -47Z" fill="#f4f8ff" />
  </>
);

/** Rust, one long canyon, a cap of ice. */
const Mars = (): JSX.Element => (
  <>
    <circle r="50" fill="#c8613a" />
    <path d="M-50 -20Q-26 -30 0 -22T50 -28V-50H-50Z" fill="#d97b4c" />
    <path d="M-50 22Q-20 12 8 20T50 12V50H-50Z" fill="#a94a2c" />
    <path d="M-38 4Q-22 -4 -10 2T14 0Q26 -4 34 4Q22 8 10 6T-14 9Q-28 12 -38 4Z" fill="#7d3020" />
    <path d="M-30 5Q-18 1 -8 5T14 3" fill="none" stroke="#e69a69" stroke-width="1.4" opacity=".7" />
    <g fill="#b4532f">
      <circle cx="-20" cy="-24" r="8" />
      <circle cx="8" cy="-30" r="4.5" />
      <circle cx="-10" cy="30" r="6" />
      <circle cx="20" cy="26" r="3.5" />
    </g>
    <path
      d="M-26 -28A8 8 0 0 1 -16 -31M-15 26A6 6 0 0 1 -7 25"
      fill="none"
      stroke="#f0b184"
      stroke-width="1.6"
      opacity=".8"
    />
    <path d="M-26 -44Q-8 -37 6 -41T28 -43Q10 -56 -26 -44Z" fill="#fbeee2" />
  </>
);

/** The promised destination: two storms like a butterfly's wings, pretty from far away. */
const Mariposa = (): JSX.Element => (
  <>
    <circle r="50" fill="#8f6cc0" />
    <path d="M-50 -30Q0 -20 50 -30V-50H-50ZM-50 34Q0 24 50 34V50H-50Z" fill="#6d4ea0" />
    <path d="M-50 -30Q0 -20 50 -30V-24Q0 -14 -50 -24ZM-50 34Q0 24 50 34V28Q0 18 -50 28Z" fill="#b693dd" />
    <path
      d="M-4 2C-12 -22 -40 -26 -42 -10C-43 0 -26 6 -4 4C-22 8 -34 16 -28 24C-20 32 -6 18 -4 6ZM4 2C12 -22 40 -26 42 -10C43 0 26 6 4 4C22 8 34 16 28 24C20 32 6 18 4 6Z"
      fill="#f3b9d4"
    />
    <path
      d="M-9 -1C-16 -14 -33 -17 -35 -9C-36 -3 -24 1 -9 -1ZM9 -1C16 -14 33 -17 35 -9C36 -3 24 1 9 -1Z"
      fill="#d777aa"
    />
    <circle cx="-25" cy="-8" r="3.6" fill="#fff0f6" />
    <circle cx="25" cy="-8" r="3.6" fill="#fff0f6" />
    <circle cx="-20" cy="19" r="3" fill="#d777aa" />
    <circle cx="20" cy="19" r="3" fill="#d777aa" />
    <path d="M0 -8V14" stroke="#6d4ea0" stroke-width="3.4" stroke-linecap="round" />
  </>
);

/** The other one: teal seas, gold land, a thin ring, room to begin. */
const Axios = (): JSX.Element => (
  <>
    <circle r="50" fill="#23877f" />
    <path d="M-50 14Q-24 6 4 14T50 8V50H-50Z" fill="#1b6d6b" />
    <path
      d="M-46 -14Q-34 -30 -18 -26Q-4 -24 -6 -12Q0 -4 -10 2Q-22 0 -28 8Q-40 6 -46 -14ZM6 -36Q20 -44 34 -32Q40 -22 30 -18Q20 -20 14 -26Q6 -28 6 -36ZM2 12Q14 2 26 8Q40 12 34 24Q22 34 8 30Q-6 24 2 12ZM-26 28Q-16 22 -8 32Q-10 42 -20 40Q-28 36 -26 28Z"
      fill="#e6b65a"
    />
    <path
      d="M-40 -14Q-32 -24 -20 -21Q-12 -18 -16 -10Q-28 -4 -34 0ZM10 14Q18 10 26 14Q28 20 20 24Q10 24 10 14Z"
      fill="#c98f3b"
      opacity=".55"
    />
    <path
      d="M-44 20Q-30 14 -16 18M-10 -34Q0 -40 4 -46M10 -8Q24 -14 40 -8M-2 44Q14 38 30 40"
      fill="none"
      stroke="#d9fff4"
      stroke-width="2.8"
      stroke-linecap="round"
      opacity=".75"
    />
  </>
);

export const SURFACES: Record<PlanetId, SurfaceArt> = {
  earth: { Surface: Earth, air: '#7fc1ff' },
  mars: { Surface: Mars, air: '#ff9a6b' },
  mariposa: { Surface: Mariposa, air: '#e3a8ff' },
  axios: { Surface: Axios, air: '#7ff0d4', ring: '#f6d79a' },
};
