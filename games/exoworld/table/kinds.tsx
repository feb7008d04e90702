/** The six kinds of things to do in Exoworld Survival. */
import type { JSX } from 'preact';
import type { ArtProps } from '#ui/art/Svg.tsx';
import type { ChoiceKind } from '#ui/kit/choice.ts';
import type { Exoworld } from '../state.ts';
import { KIND_WORDS } from '../text/kinds.ts';
import { GroupGlyph } from './art/Glyph.tsx';
import type { Group } from './art/glyphs.ts';

type Types = ChoiceKind<Exoworld>['actions'];

const DRAWS: Types = ['draw', 'recycle'];
const TRADES: Types = ['give', 'take', 'request'];
const SKILLS: Types = ['heal', 'coordinate', 'coordinateAlone', 'salvage', 'postpone', 'sortOut', 'command'];
const CARDS: Types = ['item', 'protocol'];
const WORKS: Types = ['produce', 'repair', 'relieve', 'shutDown'];
const HERE = { here: true } as const;

/** Letters that neither the shell nor a screen reader's list needs. */
function kind(
  id: keyof typeof KIND_WORDS,
  glyph: Group,
  actions: Types,
  letters: Readonly<Record<string, Types>>,
  more: Pick<ChoiceKind<Exoworld>, 'here'> = {},
): ChoiceKind<Exoworld> {
  const icon = (props: ArtProps): JSX.Element => <GroupGlyph id={glyph} {...props} />;
  return { id, icon, actions, letters, reasons: true, ...more, ...KIND_WORDS[id] };
}

export const KINDS: readonly ChoiceKind<Exoworld>[] = [
  kind('draw', 'draw', DRAWS, { w: DRAWS }),
  kind('build', 'deploy', ['deploy'], { y: ['deploy'] }),
  kind('move', 'move', ['move', 'command'], { m: ['move', 'command'] }),
  kind('work', 'produce', WORKS, { p: ['produce'], r: ['repair', 'relieve'], s: ['shutDown'] }, HERE),
  kind('trade', 'transfer', TRADES, { t: TRADES }),
  kind('play', 'skill', [...SKILLS, ...CARDS, 'say'], { f: SKILLS, c: CARDS, o: ['say'] }),
];
