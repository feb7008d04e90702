/** The drawing kit of busts: 120 x 120, face on the axis x = 60, eyes at y = 54, light from the left. */
import type { JSX } from 'preact';

export interface Skin {
  base: string;
  shade: string;
  line: string;
  lip: string;
}
const skin = (base: string, shade: string, line: string, lip: string): Skin => ({ base, shade, line, lip });
export const SKIN = {
  porcelain: skin('#f1cfb4', '#d7a384', '#6e3d2e', '#b95e55'),
  rosy: skin('#e8b796', '#c98a6c', '#6b3a2b', '#a8574a'),
  sand: skin('#e2b387', '#c18e62', '#5a3523', '#a05a46'),
  olive: skin('#cd9a6d', '#a8754c', '#4b2b1b', '#97503f'),
  honey: skin('#b47b4f', '#8e5a39', '#3c2116', '#84402f'),
  umber: skin('#8f5d3e', '#6c412b', '#2a160f', '#6d3029'),
  deep: skin('#734730', '#533021', '#20100b', '#5a2822'),
  night: skin('#59382b', '#3e251d', '#170c09', '#7c453a'),
} as const;

interface HeadProps {
  skin: Skin;
  /** Half the width at the cheekbones, at the jaw; the chin's height. */
  w?: number;
  jaw?: number;
  chin?: number;
  ears?: boolean;
}

/** Neck, ears and face, with a plane of shade down the right. */
export function Head({ skin: s, w = 21, jaw = 15, chin = 82, ears = true }: HeadProps): JSX.Element {
  const l = 60 - w;
  const r = 60 + w;
  const j = jaw * 0.55;
  const right = `C${r} 60 ${60 + jaw} 71 ${60 + j} ${chin - 3}Q60 ${chin + 2.5} `;
  return (
    <>
      <path d={`M${61 - j - 2} 68V94Q60 104 ${59 + j + 2} 94V68Z`} fill={s.shade} />
      <path
        d={`M${61 - j - 2} 78Q60 97 ${59 + j + 2} 78V84Q62 96 ${61 - j - 2} 86Z`}
        fill={s.line}
        opacity=".28"
      />
      {ears ? (
        <>
          <ellipse cx={l} cy="56" rx="4.2" ry="6.6" fill={s.base} />
          <ellipse cx={r} cy="56" rx="4.2" ry="6.6" fill={s.shade} />
        </>
      ) : undefined}
      <path
        d={`M${l} 48C${l} 16 ${r} 16 ${r} 48${right}${60 - j} ${chin - 3}C${60 - jaw} 71 ${l} 60 ${l} 48Z`}
        fill={s.base}
      />
      <path
        d={`M62 24C${r - 3} 25 ${r} 38 ${r} 48${right}58 ${chin - 0.6}C${62 + j} ${chin - 7} ${r - 6} 68 ${r - 8} 54Q${r - 7} 34 62 24Z`}
        fill={s.shade}
      />
    </>
  );
}

interface EyesProps {
  skin: Skin;
  brow: string;
  iris?: string;
  /** 1 wide open … 0.4 heavy lids. */
  open?: number;
  gap?: number;
  /** Degrees: up turns the brows stern, down gentle. */
  tilt?: number;
  browWidth?: number;
  gaze?: number;
}

export function Eyes({
  skin: s,
  brow,
  iris = '#2a1a14',
  open = 0.85,
  gap = 9.6,
  tilt = 4,
  browWidth = 2.6,
  gaze = 0,
}: EyesProps): JSX.Element {
  const lid = -4.6 * open;
  return (
    <>
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${60 + side * gap} 54.5)`}>
          <path d={`M-5.2 .4Q0 ${lid} 5.2 .4Q0 ${3.6 * open} -5.2 .4Z`} fill="#f6ecdf" />
          <circle cx={gaze} cy={-0.2} r={1.5 + open} fill={iris} />
          <circle cx={gaze - 0.8} cy="-1" r=".7" fill="#fff" />
          <path
            d={`M-5.6 .8Q0 ${lid - 0.9} 5.6 .8`}
            fill="none"
            stroke={s.line}
            stroke-width="1.9"
            stroke-linecap="round"
          />
          <path
            d={`M${side * -5.4} -6.2Q${side * 0.5} -9.8 ${side * 6.6} -6.4`}
            transform={`rotate(${side * -tilt} 0 -7)`}
            fill="none"
            stroke={brow}
            stroke-width={browWidth}
            stroke-linecap="round"
          />
        </g>
      ))}
    </>
  );
}

export function Nose({ skin: s, wide = 0 }: { skin: Skin; wide?: number }): JSX.Element {
  return (
    <>
      <path d={`M61 51C62 57 ${65 + wide} 61 ${64.6 + wide} 64Q${61 + wide} 66.6 58 65Z`} fill={s.shade} />
      <path
        d={`M${56 - wide} 64.6Q60 67.4 ${64.6 + wide} 64.2`}
        fill="none"
        stroke={s.line}
        stroke-width="1.5"
        stroke-linecap="round"
        opacity=".7"
      />
    </>
  );
}

/** `smile` lifts the corners; `full` paints the lips. */
export function Mouth({
  skin: s,
  smile = 1,
  full = false,
  y = 72.6,
}: {
  skin: Skin;
  smile?: number;
  full?: boolean;
  y?: number;
}): JSX.Element {
  const c = y - smile;
  return (
    <>
      {full ? (
        <path
          d={`M52.8 ${c}Q57 ${y - 2.6} 60 ${y - 1.2}Q63 ${y - 2.6} 67.2 ${c}Q60 ${y + 7.4} 52.8 ${c}Z`}
          fill={s.lip}
        />
      ) : (
        <path
          d={`M55.5 ${y + 3.6}Q60 ${y + 5.4} 64.5 ${y + 3.6}`}
          fill="none"
          stroke={s.shade}
          stroke-width="1.8"
          stroke-linecap="round"
        />
      )}
      <path
        d={`M52.6 ${c}Q60 ${y + smile * 1.6 + 0.6} 67.4 ${c}`}
        fill="none"
        stroke={s.line}
        stroke-width="1.7"
        stroke-linecap="round"
      />
    </>
  );
}

/** Lines of a long life. */
export function Years({ skin: s }: { skin: Skin }): JSX.Element {
  return (
    <path
      d="M51.5 66Q49 68.5 49 72M68.5 66Q71 68.5 71 72M46.5 59.8Q50 61.8 54 60M66 60Q70 61.8 73.5 59.8M52 35.5Q60 34 68 35.5M54 39.5Q60 38.5 66 39.5"
      fill="none"
      stroke={s.line}
      stroke-width="1.1"
      stroke-linecap="round"
      opacity=".42"
    />
  );
}

const TORSO = 'M8 120C9 105 24 99.5 45 92Q60 106 75 92C96 99.5 111 105 112 120Z';

/** Shoulders in one cloth, darker on the right. Collars and tools go on top. */
export function Torso({ cloth, shade }: { cloth: string; shade: string }): JSX.Element {
  return (
    <>
      <path d={TORSO} fill={cloth} />
      <path d="M75 92C96 99.5 111 105 112 120H82Q84 104 75 92Z" fill={shade} />
    </>
  );
}

export const BRASS = '#e0ac55';
export const BRASS_SHADE = '#a87632';
