/** The board that is drawn: its spaces under the kit's camera, pressed and walked like any board. */
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { ExpandIcon, PlusIcon } from '#ui/art/icons.tsx';
import { BoardTools } from '#ui/kit/BoardTools.tsx';
import type { Place } from '#ui/kit/board.ts';
import { Surface } from '#ui/kit/Surface.tsx';
import { CENTRE, distance, gridOf, type HexName, nameOf } from '../rules/hex.ts';
import { Craft } from '../table/art/Craft.tsx';
import { ownerClass } from '../table/art/Emblem.tsx';
import { extent, middle } from '../table/art/geometry.ts';
import { Hex, hexClass } from '../table/art/Hex.tsx';
import { Moon, World } from '../table/art/World.tsx';
import { EDITOR_WORDS as words } from '../text/editor.ts';
import { type BoardDraft, layoutOf, type Piece, pieceAt } from './draft.ts';
import '../table/art/map.css';

interface Space extends Place<HexName> {
  readonly rock: boolean;
}

interface CanvasProps {
  readonly draft: BoardDraft;
  /** The spaces that something is wrong with. */
  readonly marked: ReadonlySet<HexName>;
  press(at: HexName): void;
}

export function BoardCanvas({ draft, marked, press }: CanvasProps): JSX.Element {
  const [over, look] = useState<HexName>();
  const spaces = useMemo(() => {
    const { tiles } = layoutOf(draft);
    return gridOf(draft.radius).spaces.map((hex): Space => {
      const id = nameOf(hex);
      const rock = tiles.some((tile) => distance(tile, hex) <= 1);
      const tone = marked.has(id) ? 'danger' : undefined;
      return { id, at: middle(id), label: labelOf(draft, pieceAt(draft, hex), rock, id), tone, rock };
    });
  }, [draft, [...marked].join()]);
  return (
    <div class="ms-editor__board">
      <Surface
        name={words.board}
        world={extent(draft.radius)}
        places={spaces}
        home={nameOf(CENTRE)}
        press={press}
        look={look}
        tools={(hold) => (
          <BoardTools
            tools={[
              {
                name: words.whole,
                icon: <ExpandIcon size={20} />,
                on: hold.fitted,
                press: () => hold.fit(),
              },
              {
                name: words.closer,
                icon: <PlusIcon size={20} />,
                on: !hold.fitted,
                press: () => hold.zoom(2),
              },
            ]}
          />
        )}
        paint={({ id, rock }) => hexClass(rock, over === id)}
        draw={({ id, rock, tone }) => (
          <Hex
            name={id}
            rock={rock}
            marked={tone !== undefined}
            note={undefined}
            named={false}
            threat={undefined}
          />
        )}
      >
        {draft.pieces.map((piece) => (
          <Drawn key={`${piece.kind} ${nameOf(piece.at)}`} piece={piece} draft={draft} />
        ))}
      </Surface>
    </div>
  );
}

function labelOf(draft: BoardDraft, piece: Piece | undefined, rock: boolean, id: HexName): string {
  const what = piece && piece.kind !== 'asteroids' ? words.tool[piece.kind] : words.empty;
  return [
    what,
    piece?.moon ? words.withMoon : '',
    rock ? words.rocks : '',
    piece?.kind === 'station' ? String(seatOf(draft, piece) + 1) : '',
    id,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Stations are numbered as they are written down. */
function seatOf(draft: BoardDraft, { at }: Piece): number {
  return layoutOf(draft).stations.findIndex((station) => nameOf(station) === nameOf(at));
}

function Drawn({ piece, draft }: { piece: Piece; draft: BoardDraft }): JSX.Element | undefined {
  const { kind, at, moon } = piece;
  if (kind === 'asteroids') return undefined;
  const { x, y } = middle(nameOf(at));
  if (kind === 'station')
    return (
      <g class={ownerClass(seatOf(draft, piece))} transform={`translate(${x} ${y})`}>
        <Craft kind="station" />
      </g>
    );
  return (
    <g transform={`translate(${x} ${y})`}>
      <World kind={kind} turn={Math.abs(at.q + 2 * at.r) + 1} />
      {moon ? <Moon /> : undefined}
    </g>
  );
}
