/** The set-up of Exoworld Survival: the planets as the table draws them. */
import type { SetUpArt, ValuePicture } from '#ui/kit/setUp.ts';
import { SCENARIO_IDS } from '../../content/scenarios.ts';
import type { Exoworld } from '../../state.ts';
import { World } from '../art/World.tsx';

const Planet: ValuePicture = ({ value }) => {
  const id = SCENARIO_IDS.find((one) => one === value);
  return id ? <World id={id} size="100%" /> : undefined;
};

export const setUp: SetUpArt<Exoworld> = { starts: [], pictures: { scenario: Planet } };
