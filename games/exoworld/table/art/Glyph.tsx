/** Line drawings of 24 px in currentColor, one stroke each. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import type { ItemId, ProtocolId } from '../../content/cards.ts';
import type { Token } from '../../content/tokens.ts';
import { CARDS, type EventKind, GROUPS, type Group, KINDS, TOKENS } from './glyphs.ts';

function Glyph({ d, size = 20, ...props }: ArtProps & { d: string }): JSX.Element {
  return (
    <Svg width={24} height={24} size={size} stroke={1.8} {...props}>
      <path d={d} />
    </Svg>
  );
}

export function CardGlyph({ id, ...props }: ArtProps & { id: ItemId | ProtocolId }): JSX.Element {
  return <Glyph d={CARDS[id]} {...props} />;
}

export function TokenGlyph({ id, ...props }: ArtProps & { id: Token }): JSX.Element {
  return <Glyph d={TOKENS[id]} {...props} />;
}

export function EventGlyph({ id, ...props }: ArtProps & { id: EventKind }): JSX.Element {
  return <Glyph d={KINDS[id]} {...props} />;
}

export function GroupGlyph({ id, ...props }: ArtProps & { id: Group }): JSX.Element {
  return <Glyph d={GROUPS[id]} {...props} />;
}
