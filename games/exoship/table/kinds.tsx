/** The kinds of things to do in Exoship. */
import type { JSX } from 'preact';
import type { ArtProps } from '#ui/art/Svg.tsx';
import type { ChoiceKind } from '#ui/kit/choice.ts';
import type { Exoship } from '../state.ts';
import { KIND_WORDS } from '../text/kinds.ts';
import type { View } from '../view.ts';
import { AbilityIcon } from './art/AbilityIcon.tsx';
import { SideMark } from './art/Mark.tsx';
import { Planet } from './art/Planet.tsx';

const Sway = (props: ArtProps): JSX.Element => <SideMark side="rift" {...props} />;
const Ability = (props: ArtProps): JSX.Element => <AbilityIcon id="fixer" {...props} />;
const Replace = (props: ArtProps): JSX.Element => <AbilityIcon id="quartermaster" {...props} />;
const Course = (props: ArtProps): JSX.Element => <Planet id="axios" {...props} />;
const Sleeper = (props: ArtProps): JSX.Element => <AbilityIcon id="ghost" {...props} />;

/** All that would be said of each of them is that no action is left. */
const unheard = ({ phase, actionsLeft }: View): boolean => phase === 'actions' && actionsLeft === 0;

export const KINDS: readonly ChoiceKind<Exoship>[] = [
  { id: 'sway', icon: Sway, actions: ['sway', 'freeSway'], ...KIND_WORDS.sway, unheard },
  { id: 'ability', icon: Ability, actions: ['ability'], ...KIND_WORDS.ability, unheard },
  { id: 'replace', icon: Replace, actions: ['replace'], ...KIND_WORDS.replace, unheard },
  { id: 'course', icon: Course, actions: ['changeCourse'], ...KIND_WORDS.course, unheard, direct: true },
  { id: 'sleeper', icon: Sleeper, actions: ['sleeper'], ...KIND_WORDS.sleeper },
];
