/** What lies in one galaxy, drawn around it: the station or the Planet in its place, ships above, items below. */
import type { JSX } from 'preact';
import { ALIEN_CLASSES } from '../../content/aliens.ts';
import type { Here } from '../../outlook/ways.ts';
import type { GalaxyId } from '../../rules/universe.ts';
import { CREW_WORDS } from '../../text/table.ts';
import { AlienBody } from './Alien.tsx';
import { EosBody } from './Eos.tsx';
import { pointOf } from './geometry.ts';
import { TokenBody, type TokenKind } from './Token.tsx';

const AROUND: readonly (readonly [number, number])[] = [
  [13, -11],
  [-13, -11],
  [13, 12],
  [-13, 12],
  [0, -18],
  [0, 18],
  [21, 0],
  [-21, 0],
];

interface Piece {
  readonly key: string;
  readonly size: number;
  readonly count: number;
  readonly body: JSX.Element;
  readonly box: number;
  /** Letter drawn on it. */
  readonly letter?: string;
}

export function Tokens({ id, here }: { id: GalaxyId; here: Here }): JSX.Element | undefined {
  const { x, y } = pointOf(id);
  const pieces = piecesOf(here);
  const { station, gate, planet, eos } = here;
  if (pieces.length === 0 && !station && !planet && !eos) return undefined;
  return (
    <g transform={`translate(${x} ${y})`}>
      {gate ? <Centre kind="gate" size={34} /> : undefined}
      {station ? <Centre kind="station" size={22} /> : undefined}
      {planet ? <Centre kind="planet" size={28} /> : undefined}
      {eos ? (
        <g data-eos="" class="er-eos">
          <circle r="17" class="er-eos__halo" />
          <g transform="translate(-16 -16)">
            <EosBody />
          </g>
        </g>
      ) : undefined}
      {pieces.map(({ key, size, count, body, box, letter }, i) => {
        const [dx, dy] = AROUND[i] ?? [0, 0];
        const far = eos ? 1.3 : 1;
        return (
          <g key={key} transform={`translate(${dx * far} ${dy * far})`} data-piece={`${key}@${id}`}>
            <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / box})`}>{body}</g>
            {letter ? (
              <text y="4" class="er-piece__letter">
                {letter}
              </text>
            ) : undefined}
            {count > 1 ? (
              <text x={size / 2 + 2} y={size / 2} class="er-piece__count">
                {count}
              </text>
            ) : undefined}
          </g>
        );
      })}
    </g>
  );
}

function Centre({ kind, size }: { kind: TokenKind; size: number }): JSX.Element {
  return (
    <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 20})`}>
      <TokenBody kind={kind} />
    </g>
  );
}

function piecesOf(here: Here): Piece[] {
  const pieces: Piece[] = [];
  for (const name of ALIEN_CLASSES) {
    const count = here.ships.filter((ship) => ship.class === name).length;
    if (count > 0)
      pieces.push({
        key: name,
        size: name === 'vorde' ? 25 : 23,
        count,
        body: <AlienBody id={name} />,
        box: 32,
      });
  }
  const token = (kind: TokenKind, count: number, letter?: string): void => {
    if (count > 0)
      pieces.push({
        key: letter ? `${kind}${letter}` : kind,
        size: 16,
        count,
        body: <TokenBody kind={kind} />,
        box: 20,
        ...(letter ? { letter } : {}),
      });
  };
  token('frb', here.frbs);
  token('skill', here.skills);
  token('credit', here.credits);
  for (const who of here.cargo) token('cargo', 1, CREW_WORDS.letter[who]);
  token('asteroid', here.asteroids - here.mined);
  token('mined', here.mined);
  return pieces;
}
