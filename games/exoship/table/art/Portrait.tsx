/** The eleven founders, drawn. A halo in currentColor stands behind the bust, so a card's side tints it. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import type { FounderId } from '../../content/founders.ts';
import { Diplomat } from './portraits/diplomat.tsx';
import { Fixer } from './portraits/fixer.tsx';
import { Ghost } from './portraits/ghost.tsx';
import { Navigator } from './portraits/navigator.tsx';
import { Physician } from './portraits/physician.tsx';
import { Quartermaster } from './portraits/quartermaster.tsx';
import { Recruiter } from './portraits/recruiter.tsx';
import { Saboteur } from './portraits/saboteur.tsx';
import { Signaler } from './portraits/signaler.tsx';
import { Steward } from './portraits/steward.tsx';
import { Tutor } from './portraits/tutor.tsx';

const BUSTS: Record<FounderId, () => JSX.Element> = {
  navigator: Navigator,
  physician: Physician,
  tutor: Tutor,
  quartermaster: Quartermaster,
  fixer: Fixer,
  diplomat: Diplomat,
  signaler: Signaler,
  saboteur: Saboteur,
  ghost: Ghost,
  recruiter: Recruiter,
  steward: Steward,
};

export interface PortraitProps extends ArtProps {
  id: FounderId;
  /** Leave out the halo when the ground behind is light or busy. */
  plain?: boolean | undefined;
}

export function Portrait({ id, plain = false, ...props }: PortraitProps): JSX.Element {
  const Bust = BUSTS[id];
  return (
    <Svg width={120} height={120} {...props}>
      {plain ? undefined : (
        <g fill="currentColor" stroke="currentColor">
          <circle cx="60" cy="58" r="47" opacity=".2" stroke="none" />
          <circle cx="60" cy="58" r="54" fill="none" stroke-width="1.2" opacity=".32" />
        </g>
      )}
      <Bust />
    </Svg>
  );
}
