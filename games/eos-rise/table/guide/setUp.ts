/** The set-up of Project EOS Rise: a newcomer begins with more radio bursts in the sky. */
import type { SetUpArt } from '#ui/kit/setUp.ts';
import type { EosRise } from '../../state.ts';

export const setUp: SetUpArt<EosRise> = {
  gentle: { difficulty: 'easy' },
  starts: [],
  pictures: {},
};
