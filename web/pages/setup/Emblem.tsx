/** A small picture for a value that has none of its own: a world of its own light, always the same for the same name. */
const SIZE = 40;

export function Emblem({ of, strength = 0 }: { of: string; strength?: number }) {
  const seed = numberOf(of);
  const hue = seed % 360;
  const ring = seed % 3 === 0;
  return (
    <svg class="emblem" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <circle cx="20" cy="20" r="13" fill={`hsl(${hue} 45% 42%)`} />
      <path d="M20 7a13 13 0 0 1 0 26 17 17 0 0 0 0-26Z" fill={`hsl(${hue} 50% 24%)`} />
      <path
        d={`M8.5 ${15 + (seed % 6)}q11 -4 23 ${seed % 4}`}
        fill="none"
        stroke={`hsl(${(hue + 30) % 360} 60% 65%)`}
        stroke-width="2"
      />
      {ring ? (
        <ellipse
          cx="20"
          cy="20"
          rx="19"
          ry="5"
          fill="none"
          stroke={`hsl(${(hue + 60) % 360} 40% 70%)`}
          stroke-width="1.5"
        />
      ) : undefined}
      {Array.from({ length: strength }, (_, n) => (
        <circle key={n} cx={12 + 8 * n} cy="37" r="2.5" fill="var(--accent)" />
      ))}
    </svg>
  );
}

function numberOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
  return sum;
}
