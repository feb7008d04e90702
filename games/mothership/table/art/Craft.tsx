/** The units, drawn from above in a circle of 20 around the origin, nose up. Class is told by silhouette alone. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import type { UnitClass } from '../../rules/units.ts';

const HULL = 'var(--owner)';
const DARK = 'var(--owner-deep)';
const LINE = 'var(--ink-0)';

function Fighter(): JSX.Element {
  return (
    <>
      <path d="M0-17L4-3L14 9L13 13L4 10L2 14H-2L-4 10L-13 13L-14 9L-4-3Z" fill={HULL} />
      <path d="M0-9L2.4 1H-2.4Z" fill={DARK} />
      <path d="M-9 8L-4 4V8ZM9 8L4 4V8Z" fill={DARK} stroke="none" />
    </>
  );
}

function Bomber(): JSX.Element {
  return (
    <>
      <path d="M-5-14Q0-17 5-14L7-4L18 1V9L7 8L5 14H-5L-7 8L-18 9V1L-7-4Z" fill={HULL} />
      <path d="M-15 0V-5H-11V-2ZM15 0V-5H11V-2Z" fill={HULL} />
      <path d="M-3-10H3V-4H-3Z" fill={DARK} />
      <path d="M0 0A4 4 0 0 1 0 8A4 4 0 0 1 0 0Z" fill={DARK} />
    </>
  );
}

function MothershipHull(): JSX.Element {
  return (
    <>
      <path d="M0-20L6-12L8-2L17 4L19 12L9 13L6 19H-6L-9 13L-19 12L-17 4L-8-2L-6-12Z" fill={HULL} />
      <path d="M0-14L3-8V9L0 14L-3 9V-8Z" fill={DARK} />
      <path d="M-14 8H-8M14 8H8M-6 16H6" stroke={DARK} stroke-width="2.4" fill="none" />
      <path d="M0-2A3 3 0 0 1 0 4A3 3 0 0 1 0-2Z" fill="var(--text-1)" stroke="none" />
    </>
  );
}

function Guardian(): JSX.Element {
  return (
    <>
      <path d="M-12-7L0-14L12-7V7L0 14L-12 7Z" fill={DARK} />
      <path d="M-2.5-19H2.5V-3H-2.5ZM-18 8L-15.6 12L-2-3L-4-5ZM18 8L15.6 12L2-3L4-5Z" fill={HULL} />
      <path d="M0-6A6 6 0 0 1 0 6A6 6 0 0 1 0-6Z" fill={HULL} />
    </>
  );
}

function Station(): JSX.Element {
  return (
    <>
      <path
        d="M0-18A18 18 0 0 1 0 18A18 18 0 0 1 0-18ZM0-12A12 12 0 0 0 0 12A12 12 0 0 0 0-12Z"
        fill={HULL}
        fill-rule="evenodd"
      />
      <path d="M-1.8-14H1.8V14H-1.8ZM-14-1.8H14V1.8H-14Z" fill={HULL} stroke="none" />
      <path d="M0-7A7 7 0 0 1 0 7A7 7 0 0 1 0-7Z" fill={DARK} />
      <path d="M-3-2.5L0-5L3-2.5V3.5H-3Z" fill="var(--text-1)" stroke="none" />
    </>
  );
}

const BODIES: Readonly<Record<UnitClass, () => JSX.Element>> = {
  fighter: Fighter,
  bomber: Bomber,
  mothership: MothershipHull,
  guardian: Guardian,
  station: Station,
};

export function Craft({ kind }: { kind: UnitClass }): JSX.Element {
  const Body = BODIES[kind];
  return (
    <g stroke={LINE} stroke-width="1.4" stroke-linejoin="round">
      <Body />
    </g>
  );
}

export function CraftIcon({
  kind,
  owner,
  size = 28,
  ...props
}: ArtProps & { kind: UnitClass; owner: string }): JSX.Element {
  return (
    <Svg width={44} height={44} size={size} {...props} class={owner}>
      <g transform="translate(22 22)">
        <Craft kind={kind} />
      </g>
    </Svg>
  );
}
