/** Eight ways to wear hair, over a head of the bust kit. */
import type { JSX } from 'preact';

const CAP = 'M38 50C34 14 86 14 82 50C80 38 76 33 70 31C62 35 50 35 44 32C40 37 39 42 38 50Z';

const STYLES: readonly ((colour: string) => JSX.Element)[] = [
  (colour) => <path d={CAP} fill={colour} />,
  (colour) => <path d="M38 48C37 18 83 18 82 48C78 30 70 27 60 27S42 30 38 48Z" fill={colour} />,
  (colour) => <path d="M37 54C32 12 88 12 83 54C82 40 74 34 62 30C52 34 40 38 37 54Z" fill={colour} />,
  (colour) => (
    <g fill={colour}>
      <path d={CAP} />
      <circle cx="60" cy="13" r="9" />
    </g>
  ),
  // bald, with a fringe at the temples
  (colour) => (
    <g fill={colour}>
      <path d="M38 54C36 46 37 40 40 38C41 44 40 49 40 54Z" />
      <path d="M82 54C84 46 83 40 80 38C79 44 80 49 80 54Z" />
    </g>
  ),
  (colour) => <path d="M36 56C30 14 90 14 84 56C83 36 70 30 48 30C42 36 38 44 36 56Z" fill={colour} />,
  (colour) => (
    <g fill={colour}>
      {[40, 47, 54, 61, 68, 75, 80].map((x, i) => (
        <circle key={x} cx={x} cy={30 - Math.sin((i / 6) * Math.PI) * 12} r="8.5" />
      ))}
    </g>
  ),
  (colour) => <path d="M39 46C36 20 84 16 82 46C81 36 78 31 74 29L48 27C43 31 40 37 39 46Z" fill={colour} />,
];

export function Hair({ style, colour }: { style: number; colour: string }): JSX.Element | undefined {
  return STYLES[style]?.(colour);
}
