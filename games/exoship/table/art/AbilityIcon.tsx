/** One 24 px icon a founder ability: what the ability does to the grid, in the icon set's stroke. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import type { FounderId } from '../../content/founders.ts';

interface Glyph {
  line: string;
  solid?: string;
  faint?: string;
}

const GLYPHS: Record<FounderId, Glyph> = {
  // a timeline card turns over
  navigator: {
    line: 'M9.5 4.5H5.5A1.5 1.5 0 0 0 4 6v12a1.5 1.5 0 0 0 1.5 1.5h4M14 4.5a8.5 8.5 0 0 1 3 14M17.5 14.5l-.5 4.2 4.2.3',
    faint: 'M12 3v18',
  },
  // an elder is given years back
  physician: {
    line: 'M12 19.5C6 15.5 3.5 12.5 3.5 9A4.3 4.3 0 0 1 12 7.2 4.3 4.3 0 0 1 20.5 9C20.5 12.5 18 15.5 12 19.5ZM8 11.5h7.5M13 9l2.5 2.5L13 14',
  },
  // the youngest learns
  tutor: {
    line: 'M12 19.5C10 18 7.5 17.5 4 17.5V9.5C7.5 9.5 10 10 12 11.5C14 10 16.5 9.5 20 9.5V17.5C16.5 17.5 14 18 12 19.5ZM12 11.5V19.5M12 7.5V3.5M8.5 7L7 4.5M15.5 7L17 4.5',
  },
  // one crate in, one crate out
  quartermaster: {
    line: 'M4 11.5h7v8H4ZM4 14.5h7M15 12.5v7h5v-7ZM7.5 8C8 5.5 10 4.3 12.5 4.3S17 5.8 17.5 8.5M15 6.8l2.5 2.2L19.8 6.5',
  },
  // a founder near by is gone
  fixer: {
    line: 'M14.5 5.5a4 4 0 0 0-5 5.2L4 16.2 7 19.3l5.6-5.5a4 4 0 0 0 5-5.2L15 11.2 12 8.2ZM15.5 16l4.5 4.5M20 16l-4.5 4.5',
  },
  // two trade ranks
  diplomat: { line: 'M8 19V5.5M4.8 8.5L8 5.2l3.2 3.3M16 5v13.5M12.8 15.5L16 18.8l3.2-3.3' },
  // a call along the row
  signaler: {
    line: 'M8 8.5a5 5 0 0 0 0 7M5 5.5a9.2 9.2 0 0 0 0 13M16 8.5a5 5 0 0 1 0 7M19 5.5a9.2 9.2 0 0 1 0 13',
    solid: 'M9.8 12a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0',
  },
  // an arrow that counts for nothing
  saboteur: { line: 'M5 12h11M12.5 7.5L17 12l-4.5 4.5M4.5 4.5l15 15' },
  // seen by nobody
  ghost: {
    line: 'M5.5 20V10.5a6.5 6.5 0 0 1 13 0V20l-2.2-1.8L14.2 20 12 18.2 9.8 20l-2.1-1.8Z',
    solid:
      'M8.7 10.8a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0M12.9 10.8a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0',
  },
  // goes where needed
  recruiter: {
    line: 'M9 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M7.5 19.5c.3-4 2-5.8 4.5-5.8s4.2 1.8 4.5 5.8M5.5 9L3 11.5 5.5 14M18.5 9L21 11.5 18.5 14',
  },
  // one generation older
  steward: { line: 'M20 5v14M4.5 12H15M9 7.5L4.5 12 9 16.5', faint: 'M16 8v8' },
};

export function AbilityIcon({ id, size, ...props }: ArtProps & { id: FounderId }): JSX.Element {
  const glyph = GLYPHS[id];
  return (
    <Svg width={24} height={24} size={size} stroke={1.9} {...props}>
      <path d={glyph.line} />
      {glyph.faint === undefined ? undefined : (
        <path d={glyph.faint} opacity=".55" stroke-dasharray="2 2.6" />
      )}
      {glyph.solid === undefined ? undefined : <path d={glyph.solid} fill="currentColor" stroke="none" />}
    </Svg>
  );
}
