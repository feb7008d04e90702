/** The icon set: 24 px, one 1.75 px round stroke in currentColor, solid dots where a stroke would clog. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from './Svg.tsx';

/** `line` is stroked; `solid` is filled. */
function icon(line: string, solid?: string): (props: ArtProps) => JSX.Element {
  return function Icon({ size = 24, ...props }: ArtProps): JSX.Element {
    return (
      <Svg width={24} height={24} size={size} stroke={1.75} {...props}>
        <path d={line} />
        {solid === undefined ? undefined : <path d={solid} fill="currentColor" stroke="none" />}
      </Svg>
    );
  };
}

const dot = (x: number, y: number, r = 1.15): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const ring = (x: number, y: number, r: number): string => dot(x, y, r);

// Time and match
export const UndoIcon = icon('M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11h-4');
export const RedoIcon = icon('M15.5 4.5 20 9l-4.5 4.5M19.5 9H10a5.5 5.5 0 0 0 0 11h4');
export const ReplayIcon = icon('M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.3l3 1.8');
export const PlayIcon = icon(
  'M7.5 5.2v13.6c0 .6.7 1 1.2.7l10.3-6.8c.5-.3.5-1 0-1.4L8.7 4.5c-.5-.3-1.2.1-1.2.7Z',
);
export const PauseIcon = icon('M8.5 5v14M15.5 5v14');
export const StepForwardIcon = icon('M6 5.8v12.4l8.5-6.2ZM18 5.5v13');
export const StepBackIcon = icon('M18 5.8v12.4L9.5 12ZM6 5.5v13');
export const SkipToEndIcon = icon('M4 6v12l6.5-6ZM11.5 6v12l6.5-6ZM20.5 5.5v13');
export const SkipToStartIcon = icon('M20 6v12l-6.5-6ZM12.5 6v12L6 12ZM3.5 5.5v13');
export const HourglassIcon = icon(
  'M6.5 3.5h11M6.5 20.5h11M8 3.5v3.2c0 1 .4 2 1.2 2.7L12 12l2.8-2.6A3.7 3.7 0 0 0 16 6.7V3.5M8 20.5v-3.2c0-1 .4-2 1.2-2.7L12 12l2.8 2.6a3.7 3.7 0 0 1 1.2 2.7v3.2',
  'M9.6 18.9 12 16.3l2.4 2.6Z',
);
export const BranchIcon = icon(
  `M6.5 8v8M6.5 13.5c0-3 2-4 5-4.2 3.2-.2 5.7-.6 6-2.3${ring(6.5, 5.7, 2.2)}${ring(6.5, 18.3, 2.2)}${ring(17.5, 5.2, 2.2)}`,
);

// Help
export const HintIcon = icon(
  'M9.3 17.5h5.4M10.3 20.5h3.4M9.5 17.5c0-2.2-3.3-3.4-3.3-7.3a5.8 5.8 0 0 1 11.6 0c0 3.9-3.3 5.1-3.3 7.3M12 17.5v-5.2M10.2 10.6 12 12.3l1.8-1.7',
);
export const RulesIcon = icon(
  'M12 6.7C10.2 5.4 7.6 4.9 4 5v13c3.6-.1 6.2.4 8 1.7 1.8-1.3 4.4-1.8 8-1.7V5c-3.6-.1-6.2.4-8 1.7ZM12 6.7v13M7 9c1 0 1.8.2 2.5.4M7 12.3c1 0 1.8.2 2.5.4',
);
export const QuestionIcon = icon(
  `${ring(12, 12, 8.5)}M9.6 9.6a2.5 2.5 0 1 1 3.7 2.2c-.9.5-1.3 1-1.3 1.9`,
  dot(12, 16.6),
);
export const InfoIcon = icon(`${ring(12, 12, 8.5)}M12 11.2v5`, dot(12, 7.9));
export const WarningIcon = icon(
  'M10.6 4.6 3.3 17.3a1.6 1.6 0 0 0 1.4 2.4h14.6a1.6 1.6 0 0 0 1.4-2.4L13.4 4.6a1.6 1.6 0 0 0-2.8 0ZM12 9.5v4',
  dot(12, 16.6),
);
export const KeyboardIcon = icon(
  'M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6ZM8 14.6h8',
  [6.7, 10.2, 13.8, 17.3].map((x) => dot(x, 10, 0.95)).join(''),
);
export const EyeIcon = icon(
  `M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12Z${ring(12, 12, 2.7)}`,
);

// Doing
export const SettingsIcon = icon(
  `M4 7.5h7.2M16.8 7.5H20M4 16.5h3.2M12.8 16.5H20${ring(14, 7.5, 2.6)}${ring(10, 16.5, 2.6)}`,
);
export const ShareIcon = icon(
  `M8.3 10.9l7.3-4M8.3 13.1l7.3 4${ring(6, 12, 2.5)}${ring(18, 5.7, 2.5)}${ring(18, 18.3, 2.5)}`,
);
export const TalkIcon = icon('M4.5 5.5h15v10h-8L7 19.5v-4H4.5Z');
export const LinkIcon = icon(
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.4 1.4M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.4-1.4',
);
export const DownloadIcon = icon(
  'M12 4v11M7.5 11 12 15.5l4.5-4.5M4.5 16.5v2a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5v-2',
);
export const UploadIcon = icon(
  'M12 15.5V4.5M7.5 8.5 12 4l4.5 4.5M4.5 16.5v2a1.5 1.5 0 0 0 1.5 1.5h12a1.5 1.5 0 0 0 1.5-1.5v-2',
);
export const CloseIcon = icon('M6 6l12 12M18 6 6 18');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const FlagIcon = icon('M6 21V4.5c3.5-2 7 2 12.5 0v9c-5.5 2-9-2-12.5 0');
export const CheckIcon = icon('M5 12.8 9.8 17.5 19 7');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const TrashIcon = icon(
  'M4.5 6.5h15M9.5 6.5V4.8c0-.7.6-1.3 1.3-1.3h2.4c.7 0 1.3.6 1.3 1.3v1.7M6.5 6.5l.8 12.3c.05.9.8 1.7 1.7 1.7h6c.9 0 1.65-.8 1.7-1.7l.8-12.3M10 10.5v6M14 10.5v6',
);
export const ExpandIcon = icon('M14 4h6v6M10 20H4v-6M20 4l-6.8 6.8M4 20l6.8-6.8');
export const SoundOnIcon = icon(
  'M4 9.8v4.4h3.3l4.2 3.7V6.1L7.3 9.8ZM15 9a4.2 4.2 0 0 1 0 6M17.7 6.3a8 8 0 0 1 0 11.4',
);
export const SoundOffIcon = icon('M4 9.8v4.4h3.3l4.2 3.7V6.1L7.3 9.8ZM15.5 9.5l5 5M20.5 9.5l-5 5');

// Ways and people
export const ChevronUpIcon = icon('M5.5 15 12 8.5l6.5 6.5');
export const ChevronDownIcon = icon('M5.5 9l6.5 6.5L18.5 9');
export const ChevronLeftIcon = icon('M15 5.5 8.5 12l6.5 6.5');
export const ChevronRightIcon = icon('M9 5.5l6.5 6.5L9 18.5');
export const HomeIcon = icon(
  'M3.5 11.5 12 4l8.5 7.5M6 9.5V19c0 .5.5 1 1 1h10c.5 0 1-.5 1-1V9.5M10 20v-5.5h4V20',
);
export const StarIcon = icon('M12 3.5l2.5 5.4 5.9.7-4.4 4 1.2 5.9L12 16.6l-5.2 2.9L8 13.6l-4.4-4 5.9-.7Z');
export const TrophyIcon = icon(
  'M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0ZM7.5 5.5H4.3c0 3.3 1.1 5 3.6 5.2M16.5 5.5h3.2c0 3.3-1.1 5-3.6 5.2M12 14v3M8.5 20.2c0-2 1.4-3.2 3.5-3.2s3.5 1.2 3.5 3.2Z',
);
export const UserIcon = icon(`${ring(12, 8, 3.8)}M4.8 20c.5-4 3.2-6.2 7.2-6.2s6.7 2.2 7.2 6.2`);
export const RobotIcon = icon(
  'M7 8.5h10a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6.5a2 2 0 0 1 2-2ZM12 8.5V5M3 12.5v3M21 12.5v3M9.5 16h5',
  `${dot(9.2, 12.6, 1.25)}${dot(14.8, 12.6, 1.25)}${dot(12, 4.3, 1.3)}`,
);
