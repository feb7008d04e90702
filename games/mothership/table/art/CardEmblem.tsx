/** The emblem of every Action Card, 44 px: the frame tells its family, the drawing the card. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import type { CardId } from '../../content/cards.ts';
import './cards.css';

/** Eight families, each with a frame of its own. */
const FRAMES = {
  engines: 'M4 12L22 3L40 12V40L22 33L4 40Z',
  warp: 'M22 3A19 19 0 0 1 22 41A19 19 0 0 1 22 3Z',
  guns: 'M22 2L27 10L36 6L35 16L43 22L35 28L36 38L27 34L22 42L17 34L8 38L9 28L1 22L9 16L8 6L17 10Z',
  shield: 'M22 3L39 9V22Q39 35 22 41Q5 35 5 22V9Z',
  dice: 'M6 6H38V38H6Z',
  sabotage: 'M5 5H25L19 22L25 39H5ZM28 5H39V39H29L23 22Z',
  purse: 'M22 3L35 8L41 22L35 36L22 41L9 36L3 22L9 8Z',
  planets: 'M22 6A16 16 0 0 1 22 38A16 16 0 0 1 22 6ZM2 27Q22 40 42 17',
} as const;
type Family = keyof typeof FRAMES;

type Emblem = readonly [Family, string];

/** Of a card that nobody has drawn yet. */
const PLAIN: Emblem = ['dice', 'M16 13H28V31H16ZM22 19V25M19 22H25'];

const EMBLEMS: Readonly<Partial<Record<CardId, Emblem>>> = {
  afterburner: ['engines', 'M22 10Q30 20 26 27Q24 22 22 24Q20 22 18 27Q14 20 22 10Z'],
  'punch-it': ['engines', 'M15 29H29M22 29L27 14M24 12A3 3 0 1 1 30 14'],
  convoy: ['engines', 'M22 9L25 17H19ZM14 19L17 27H11ZM30 19L33 27H27Z'],
  'ninja-rope': ['engines', 'M14 29L27 15M27 15V10M27 15H33M24 12Q24 20 33 20'],
  wormhole: ['warp', 'M22 22Q24 18 27 21Q29 27 22 29Q13 28 15 20Q18 11 28 13Q35 16 34 24'],
  'cowardly-retreat': [
    'warp',
    'M10 22H17M10 22L14 18M10 22L14 26M34 22H27M34 22L30 18M34 22L30 26M22 15Q26 20 22 22Q18 25 22 30',
  ],
  'panic-button': ['warp', 'M14 29H30M16 29V25H28V29M18 25Q18 17 22 17Q26 17 26 25'],
  migration: ['warp', 'M18 22A6 6 0 1 1 18 23M12 16V29M6 22H18M25 22H36M36 22L31 17M36 22L31 27'],
  'enhanced-sensors': ['guns', 'M15 16Q15 29 28 29L15 16M21 23L28 15M28 15A2 2 0 1 1 30 17'],
  'seismic-charge': ['guns', 'M14 18L22 13L30 18L29 29H15ZM22 13L20 20L24 22L21 29'],
  'expansion-pak': [
    'guns',
    'M14 22A3 3 0 1 1 20 22A3 3 0 1 1 14 22M24 22A3 3 0 1 1 30 22A3 3 0 1 1 24 22M27 15V17M26 16H28',
  ],
  'antiques-roadshow': ['guns', 'M18 13H26M19 13Q21 17 17 21Q14 27 19 31H25Q30 27 27 21Q23 17 25 13'],
  'volt-switch': ['guns', 'M24 11L16 24H21L19 33L28 19H23Z'],
  'wingman-card': ['guns', 'M17 14L21 24L17 22L13 24ZM27 19L31 29L27 27L23 29Z'],
  railguns: ['guns', 'M13 18H31M13 25H31M16 18V25M22 18V25M28 18V25M31 21.500H35'],
  'dedotated-wam': ['guns', 'M15 16H27V21H15ZM21 21V31'],
  'defence-buff': ['shield', 'M22 14V30M14 22H30'],
  'deflector-shields': ['shield', 'M14 30Q14 16 28 14M22 27L25 22L31 23L32 29L26 31Z'],
  'auxiliary-shield': ['shield', 'M22 11L31 14.500V22Q31 29 22 33Q13 29 13 22V14.500Z'],
  'life-support': ['shield', 'M10 23H17L20 16L24 29L27 23H34'],
  'hull-repair': ['shield', 'M14 15H30V29H14ZM17 18H18M26 18H27M17 26H18M26 26H27M22 15V29'],
  'last-stand': ['shield', 'M22 12V19L20 21L23 23L22 25V31M17 27H27'],
  'backup-generator': [
    'dice',
    'M22 13A2 2 0 1 1 22 17M15 22Q17 19 19 22T23 22T27 22T31 22M15 28Q17 25 19 28T23 28T27 28T31 28',
  ],
  'the-forks': ['dice', 'M17 12V19Q17 22 22 22Q27 22 27 19V12M22 12V33'],
  prod: ['sabotage', 'M11 17H24Q27 17 27 19.500Q27 22 24 22H20V27Q20 30 15 30H11'],
  'shield-breaker': ['sabotage', 'M14 13L22 11L30 13V22Q30 29 22 32Q14 29 14 22ZM23 11L20 19L24 22L21 32'],
  'forced-update': [
    'sabotage',
    'M16 12H28M16 32H28M17 12Q17 19 22 22Q27 25 27 32M27 12Q27 19 22 22Q17 25 17 32',
  ],
  'gravity-manipulator': [
    'sabotage',
    'M12 14Q22 22 32 14M12 22Q22 30 32 22M12 30Q22 38 32 30M17 12Q19 24 17 34M27 12Q25 24 27 34',
  ],
  noooooooo: ['sabotage', 'M22 13A8 9 0 0 1 22 31A8 9 0 0 1 22 13ZM22 19A3 4 0 0 1 22 27A3 4 0 0 1 22 19Z'],
  'trade-blockade': ['sabotage', 'M13 17H31V30H13ZM17 12V34M22 12V34M27 12V34'],
  'wallet-inspector': [
    'purse',
    'M12 28Q16 23 22 24L31 25M12 32H26L32 27M22 12A4 4 0 0 1 22 20A4 4 0 0 1 22 12Z',
  ],
  'surprise-attack': ['purse', 'M12 29Q17 24 22 25L31 26M12 32H27L32 28M18 11H27V21H18Z'],
  'pick-up-two': ['purse', 'M14 14H24V28H14ZM20 14L21 12L31 15L27.500 30L24 29'],
  replicator: ['purse', 'M19 12L26 17L24 29H14L12 17ZM12 17H26M30 22V30M26 26H34'],
  'friendly-negotiations': ['planets', 'M18 30V13M18 13L29 16L18 20'],
  'git-off': ['planets', 'M14 30V18L16 15L18 18V30M21 30V18L23 15L25 18V30M28 30V18L30 15L32 18V30M12 22H34'],
  'planet-laser-pointer': ['planets', 'M22 14A8 8 0 1 1 21 14M22 20V24M20 22H24M30 12L24 20'],
  'recon-droid': ['planets', 'M11 22Q22 12 33 22Q22 32 11 22ZM22 19A3 3 0 1 1 21.900 19'],
};

export function CardEmblem({ id, size = 44, ...props }: ArtProps & { id: CardId }): JSX.Element {
  const [family, drawing] = EMBLEMS[id] ?? PLAIN;
  return (
    <Svg width={44} height={44} size={size} {...props} class={`ms-cardart ms-cardart--${family}`}>
      <path class="ms-cardart__frame" d={FRAMES[family]} />
      <path class="ms-cardart__sign" d={drawing} />
    </Svg>
  );
}
