/** Small signs of the game: resources, hull, shield, station, hand. 24 px, one round stroke, as the shared set. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';

function icon(line: string, solid?: string): (props: ArtProps) => JSX.Element {
  return function Icon({ size = 18, ...props }: ArtProps): JSX.Element {
    return (
      <Svg width={24} height={24} size={size} stroke={2} {...props}>
        <path d={line} />
        {solid === undefined ? undefined : <path d={solid} fill="currentColor" stroke="none" />}
      </Svg>
    );
  };
}

export const MineralIcon = icon('M12 3L20 9L17 20H7L4 9ZM4 9H20M12 3L9 9L12 20L15 9Z');
export const GasIcon = icon(
  'M7 17A4.500 4.500 0 0 1 7 8A5.500 5.500 0 0 1 17.500 9A4 4 0 0 1 17 17ZM8 21H14M16 21H17',
);
export const InfluenceIcon = icon(
  'M4 10V14H7L14 18V6L7 10ZM17 9A4 4 0 0 1 17 15M19.500 6.500A8 8 0 0 1 19.500 17.500',
);
export const HullIcon = icon('M12 2L16 9L21 15L19 19L14 17L12 22L10 17L5 19L3 15L8 9Z');
export const ShieldIcon = icon('M12 3L20 6V12Q20 18 12 21Q4 18 4 12V6Z');
export const StationIcon = icon(
  'M12 3A9 9 0 0 1 12 21A9 9 0 0 1 12 3ZM12 8A4 4 0 0 1 12 16A4 4 0 0 1 12 8ZM12 3V8M12 16V21M3 12H8M16 12H21',
);
export const HandIcon = icon('M8 4H18V18H8ZM8 7L4.500 8L8 20L14 18.500');
export const EngineIcon = icon('M12 3L16 10V15H8V10ZM9 15L7 20M15 15L17 20M12 16V21');
export const WeaponIcon = icon('M4 20L13 11M11 5L19 13M15 3L21 9L16 13L11 8Z');
export const TreeIcon = icon('M12 21V14M12 14L6 9V5M12 14L18 9V5M4 5H8M16 5H20M10 21H14');
export const MinusIcon = icon('M5 12H19');
export const ThreatIcon = icon('M12 5A7 7 0 0 1 12 19A7 7 0 0 1 12 5ZM12 2V8M12 16V22M2 12H8M16 12H22');
export const NamesIcon = icon(
  'M12 2L20.500 7V17L12 22L3.500 17V7ZM8.500 15V10L6.500 11.500M12.500 15.500L13 14M15.500 15V9',
);
