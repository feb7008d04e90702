/** The kinds of things to do in Exoworld Survival. */
import type { JSX } from 'preact';
import type { ArtProps } from '#ui/art/Svg.tsx';
import type { ChoiceKind } from '#ui/kit/choice.ts';
import type { Exoworld } from '../state.ts';
import { KIND_WORDS } from '../text/kinds.ts';
import { GroupGlyph } from './art/Glyph.tsx';
import type { Group } from './choices.ts';

const glyph =
  (id: Group) =>
  (props: ArtProps): JSX.Element => <GroupGlyph id={id} {...props} />;

export const KINDS: readonly ChoiceKind<Exoworld>[] = [
  {
    id: 'draw',
    icon: glyph('draw'),
    actions: ['draw', 'recycle', 'sortOut', 'coordinateAlone', 'salvage'],
    ...KIND_WORDS.draw,
  },
  { id: 'deploy', icon: glyph('deploy'), actions: ['deploy'], ...KIND_WORDS.deploy },
  { id: 'move', icon: glyph('move'), actions: ['move', 'command'], ...KIND_WORDS.move },
  { id: 'work', icon: glyph('produce'), actions: ['produce', 'shutDown'], ...KIND_WORDS.work },
  { id: 'repair', icon: glyph('repair'), actions: ['repair', 'relieve', 'heal'], ...KIND_WORDS.repair },
  {
    id: 'crew',
    icon: glyph('transfer'),
    actions: [
      'give',
      'take',
      'request',
      'coordinate',
      'postpone',
      'item',
      'protocol',
      'say',
      'join',
      'leave',
    ],
    ...KIND_WORDS.crew,
  },
];
