/** A leader's bust, drawn from who they are: the same leader always has the same face, and the cloth of the faction. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import { Eyes, Head, Mouth, Nose, SKIN, type Skin, Torso, Years } from '#ui/bust.tsx';
import type { FactionId } from '../../content/factions.ts';
import type { Leader } from '../../state.ts';
import { Dress, Hat } from './dress.tsx';
import { Hair } from './hair.tsx';

const SKINS = Object.values(SKIN);
const HAIR = ['#1d1512', '#3a2417', '#6b4223', '#a8763f', '#c9a35f', '#8d8a8a', '#d9d4cb', '#7a2e20'];

const CLOTH: Readonly<Record<FactionId, readonly [string, string]>> = {
  church: ['#5a2a3a', '#3c1a27'],
  government: ['#2b3f66', '#1c2a48'],
  military: ['#4a5138', '#333926'],
  network: ['#1f4a4d', '#143336'],
  researchers: ['#d8d5cc', '#aaa79d'],
  underworld: ['#3b2c4f', '#271c37'],
  security: ['#2e3338', '#1e2226'],
  opposition: ['#7a4a24', '#563217'],
};

function of<T>(list: readonly T[], index: number): T {
  const one = list[index % list.length];
  if (one === undefined) throw new RangeError('nothing to choose from');
  return one;
}

/** A face that was chosen, or else the one that goes with the name. */
function faceOf(leader: Leader): Pick<Leader, 'given' | 'family' | 'world' | 'misses'> {
  const { face } = leader;
  if (face === undefined) return leader;
  // Steps that give all of them another head of hair, skin or age.
  const round = Math.floor(face / 8);
  return { given: face, family: face + round * 3, world: face * 2 + round, misses: face * 3 + round * 2 };
}

export function Portrait({
  leader,
  of: faction,
  ...props
}: ArtProps & { leader: Leader; of: FactionId }): JSX.Element {
  return (
    <Svg width={120} height={120} {...props} class={`xd-portrait xd-of-${faction} ${props.class ?? ''}`}>
      <circle cx="60" cy="60" r="58" fill="currentColor" opacity=".16" />
      {faction === 'network' ? <Machine leader={leader} /> : <Person leader={leader} faction={faction} />}
    </Svg>
  );
}

function Person({ leader, faction }: { leader: Leader; faction: FactionId }): JSX.Element {
  const { given, family, world, misses } = faceOf(leader);
  const { look } = leader;
  const skin: Skin = of(SKINS, world + family);
  const hair = of(HAIR, family * 3 + misses);
  const [cloth, shade] = CLOTH[faction];
  const old = (family + misses) % 3 === 0;
  const style = (given * 5 + world) % 8;
  const long = style === 2 || style === 5;
  return (
    <g>
      {long ? <path d="M34 50C30 16 90 16 86 50L92 104H28Z" fill={hair} /> : undefined}
      <Torso cloth={cloth} shade={shade} />
      <Dress faction={faction} />
      <Head skin={skin} w={19 + (given % 4)} jaw={12 + (family % 6)} chin={79 + (world % 6)} />
      <Eyes
        skin={skin}
        brow={old ? '#b9b4ac' : hair}
        open={0.6 + (misses % 4) * 0.12}
        gap={9 + (family % 3) * 0.7}
        tilt={-3 + (given % 6) * 2.4}
        browWidth={2 + (world % 3) * 0.6}
      />
      <Nose skin={skin} wide={(given % 4) * 0.8} />
      <Mouth skin={skin} smile={-1.4 + (look % 5) * 0.9} full={(given + look) % 3 === 0} />
      {old ? <Years skin={skin} /> : undefined}
      <Hair style={style} colour={hair} />
      <Hat faction={faction} />
      {look === 0 ? (
        <path d="M66 40l5 16" stroke={skin.line} stroke-width="2" stroke-linecap="round" opacity=".8" />
      ) : undefined}
    </g>
  );
}

/** The Guiding Intelligence has no face; it has lights. */
function Machine({ leader }: { leader: Leader }): JSX.Element {
  const { given, family } = faceOf(leader);
  const { look } = leader;
  const spokes = 5 + (given % 4);
  return (
    <g fill="none" stroke="currentColor" stroke-linecap="round">
      <circle cx="60" cy="60" r="40" stroke-width="2" opacity=".7" />
      <circle
        cx="60"
        cy="60"
        r="27"
        stroke-width="5"
        stroke-dasharray={`${8 + (family % 7)} 6`}
        opacity=".9"
      />
      {Array.from({ length: spokes }, (_, i) => (
        <path
          key={i}
          d="M60 20V8"
          stroke-width="4"
          opacity=".8"
          transform={`rotate(${(360 / spokes) * i + look * 11} 60 60)`}
        />
      ))}
      <circle cx="60" cy="60" r="13" fill="currentColor" stroke="none" opacity=".95" />
      <circle cx="56" cy="56" r="4" fill="#fff" stroke="none" />
    </g>
  );
}
