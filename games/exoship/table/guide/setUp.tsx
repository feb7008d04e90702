/** The set-up of Exoship: where the voyage begins, as the board draws it. */
import type { SetUpArt, ValuePicture } from '#ui/kit/setUp.ts';
import type { Exoship } from '../../state.ts';
import { Planet, type PlanetId } from '../art/Planet.tsx';

const ORIGINS: Readonly<Record<string, PlanetId>> = { earth: 'earth', mars: 'mars' };

const Origin: ValuePicture = ({ value }) => {
  const id = ORIGINS[value];
  return id ? <Planet id={id} size="100%" /> : undefined;
};

export const setUp: SetUpArt<Exoship> = { starts: [], pictures: { origin: Origin } };
