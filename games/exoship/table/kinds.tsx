/** The kinds of things to do in Exoship. */
import type { JSX } from 'preact';
import type { ArtProps } from '#ui/art/Svg.tsx';
import type { ChoiceKind } from '#ui/kit/choice.ts';
import type { Exoship } from '../state.ts';
import { KIND_WORDS } from '../text/kinds.ts';
import { AbilityIcon } from './art/AbilityIcon.tsx';
import { SideMark } from './art/Mark.tsx';
import { Planet } from './art/Planet.tsx';

const Sway = (props: ArtProps): JSX.Element => <SideMark side="rift" {...props} />;
const Ability = (props: ArtProps): JSX.Element => <AbilityIcon id="fixer" {...props} />;
const Replace = (props: ArtProps): JSX.Element => <AbilityIcon id="quartermaster" {...props} />;
const Course = (props: ArtProps): JSX.Element => <Planet id="axios" {...props} />;
const Sleeper = (props: ArtProps): JSX.Element => <AbilityIcon id="ghost" {...props} />;

export const KINDS: readonly ChoiceKind<Exoship>[] = [
  { id: 'sway', icon: Sway, actions: ['sway', 'freeSway'], ...KIND_WORDS.sway },
  { id: 'ability', icon: Ability, actions: ['ability'], ...KIND_WORDS.ability },
  { id: 'replace', icon: Replace, actions: ['replace'], ...KIND_WORDS.replace },
  { id: 'course', icon: Course, actions: ['changeCourse'], ...KIND_WORDS.course },
  { id: 'sleeper', icon: Sleeper, actions: ['sleeper'], ...KIND_WORDS.sleeper },
];
