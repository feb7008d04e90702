/** Starship EOS: a slim hull under a rising sun. As a token for the map, and in plan behind its rooms. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';

/** 32 units wide, nose up, its middle at 16, 16. */
export function EosBody(): JSX.Element {
  return (
    <>
      <path d="M3 20a13 13 0 0 1 26 0Z" fill="#f7a8dc" opacity=".35" />
      <path
        d="M16 1C21 6 22.5 13 22 20L28 27L21 25.5L19 30H13L11 25.5L4 27L10 20C9.5 13 11 6 16 1Z"
        fill="#f7efe2"
        stroke="#3a1b3c"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d="M16 1C21 6 22.5 13 22 20L28 27L21 25.5L19 30H16Z" fill="#d8c6e2" />
      <path
        d="M16 8.5a3 3.6 0 0 1 3 4.5h-6a3 3.6 0 0 1 3-4.5Z"
        fill="#e9a0d6"
        stroke="#3a1b3c"
        stroke-width="1"
      />
      <path d="M14 30l2 2 2-2" stroke="#ffcf7d" stroke-width="1.8" fill="none" />
    </>
  );
}

export function Eos(props: ArtProps): JSX.Element {
  return (
    <Svg width={32} height={32} size={28} {...props}>
      <EosBody />
    </Svg>
  );
}

/** The plan of the ship, drawn behind the rooms: nose above, engines below. */
export function EosPlan(props: ArtProps): JSX.Element {
  return (
    <Svg width={340} height={420} {...props} style={{ aspectRatio: 'auto', width: '100%', height: '100%' }}>
      <path
        d="M170 2C226 10 292 34 322 92C334 128 334 300 328 348L338 402L292 392L274 418H66L48 392L2 402L12 348C6 300 6 128 18 92C48 34 114 10 170 2Z"
        fill="#12182b"
        stroke="#4a3a5c"
        stroke-width="2"
      />
      <path
        d="M170 12C222 20 280 42 308 96M32 96C60 42 118 20 170 12"
        fill="none"
        stroke="#e9a0d6"
        stroke-width="1.5"
        opacity=".4"
      />
      <path
        d="M84 418v-8M124 418v-8M216 418v-8M256 418v-8"
        stroke="#ffcf7d"
        stroke-width="6"
        stroke-linecap="round"
        opacity=".7"
      />
    </Svg>
  );
}
