/** The eight events of the voyage as emblems, 64 x 64: currentColor line over a soft fill, the accent for what matters. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import type { TimelineSideId } from '../../content/ids.ts';

/** `soft` is the tinted ground, `line` the drawing, `hot` its point in the accent, filled or stroked. */
interface Emblem {
  soft: string;
  line: string;
  hot?: string;
  hotLine?: string;
}

const EMBLEMS: Record<TimelineSideId, Emblem> = {
  // a raised hand before the Directorate's hexagon
  'loyalty-oath': {
    soft: 'M32 4L56 18V46L32 60 8 46V18Z',
    line: 'M32 4L56 18V46L32 60 8 46V18ZM24 36V22.5a2.5 2.5 0 0 1 5 0V32M29 31V18.5a2.5 2.5 0 0 1 5 0V31M34 31V20.5a2.5 2.5 0 0 1 5 0V33M39 32V25.5a2.5 2.5 0 0 1 5 0V38C44 46 40 50 33 50C26.5 50 24 46 19 38.5A2.6 2.6 0 0 1 24 36',
    hot: 'M30 41.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  },
  // a still sea under two moons
  'quiet-years': {
    soft: 'M6 38H58Q54 58 32 58T6 38Z',
    line: 'M6 38H58M13 45H35M42 45H51M20 52H29M36 52H44M36 20a9 9 0 1 0 12 9A8 8 0 0 1 36 20',
    hot: 'M14 16a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  },
  // two of the crew change places
  'crew-rotation': {
    soft: 'M8 32a24 24 0 1 0 48 0a24 24 0 1 0-48 0',
    line: 'M15 27a5 5 0 1 0 10 0a5 5 0 1 0-10 0M12 43C12 37 15 34.5 20 34.5S28 37 28 43ZM39 27a5 5 0 1 0 10 0a5 5 0 1 0-10 0M36 43C36 37 39 34.5 44 34.5S52 37 52 43Z',
    hotLine: 'M20 15C28 8.5 37 8.5 44 14M44 7.5V14.5H37M44 49.5C36 56 27 56 20 50.5M20 57V50H27',
  },
  // a seedling gone to spots
  blight: {
    soft: 'M14 44H50L46 60H18Z',
    line: 'M12 44H52M14 44L18 60H46L50 44M32 44C32 34 33 28 39 22M33 33C25 34 18 30 16 20C26 19 32 24 33 33ZM39 22C38 13 43 7 53 8C55 17 49 23 39 22ZM39 22C42 30 48 33 47 38',
    hot: 'M20.5 24a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M26 28.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M43.5 15.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M46 41a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  },
  // a star at the head of the stairs
  'promotion-board': {
    soft: 'M8 56V46H22V37H36V28H56V56Z',
    line: 'M8 56V46H22V37H36V28H56V56ZM12 36L21 27M21 34V27H14',
    hot: 'M46 6l2.6 6.3 6.7.5-5.1 4.4 1.6 6.6-5.8-3.6-5.8 3.6 1.6-6.6-5.1-4.4 6.7-.5Z',
  },
  // the lamp that turns, and its eye
  'purge-drill': {
    soft: 'M18 50V34a14 14 0 0 1 28 0V50Z',
    line: 'M18 50V34a14 14 0 0 1 28 0V50M12 50H52V58H12ZM32 12V6M14 18L10 14M50 18L54 14M10 32H5M54 32H59',
    hot: 'M22 36Q32 26 42 36Q32 46 22 36ZM28.8 36a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0Z',
  },
  // every window dark but one
  blackout: {
    soft: 'M10 8H54V56H10Z',
    line: 'M10 8H54V56H10ZM10 24H54M10 40H54M25 8V56M39.5 8V56M13 21L22 11M28 37L36 27M13 53L22 43M43 37L51 27M28 21L36 11M43 53L51 43',
    hot: 'M41.5 10H52V22H41.5Z',
  },
  // three cradle pods, one of them lit
  'birth-boom': {
    soft: 'M6 46Q32 62 58 46L54 56Q32 66 10 56Z',
    line: 'M6 44Q32 60 58 44M10 34a8 8 0 1 1 16 0V44Q17 42 10 38ZM38 34a8 8 0 1 1 16 0V38Q47 42 38 44ZM24 24a8 8 0 1 1 16 0V38Q32 41 24 38ZM32 6V10M22 9L24 12M42 9L40 12',
    hot: 'M28.5 24.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M28 35Q28 29.5 32 29.5T36 35Z',
  },
};

export function TimelineArt({ id, size = 64, ...props }: ArtProps & { id: TimelineSideId }): JSX.Element {
  const emblem = EMBLEMS[id];
  return (
    <Svg width={64} height={64} size={size} stroke={2.2} {...props}>
      <path d={emblem.soft} fill="currentColor" stroke="none" opacity=".16" />
      <path d={emblem.line} />
      {emblem.hot === undefined ? undefined : (
        <path d={emblem.hot} fill="var(--accent, #f5bd5f)" fill-rule="evenodd" stroke="none" />
      )}
      {emblem.hotLine === undefined ? undefined : (
        <path d={emblem.hotLine} stroke="var(--accent, #f5bd5f)" stroke-width="2.8" />
      )}
    </Svg>
  );
}
