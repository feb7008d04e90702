import { expect, it } from 'vitest';
import { questionOf } from '#bots';
import { defaultOptions, draws, Play } from '#engine';
import { mothership } from '#games/mothership/index.ts';

it('bots are not asked about what no bot does', () => {
  const options = defaultOptions(mothership.options) as Parameters<typeof mothership.setup>[0]['options'];
  const play = new Play(mothership, mothership.setup({ seats: 2, options }), draws('fast', 'never'));
  play.run();
  while (play.asking.step !== 'main') {
    const [first] = play.legal(play.seat);
    if (first === undefined) throw new Error('nothing to do');
    play.act(play.seat, first);
  }
  const { seat, s } = play;
  const offered = questionOf(mothership, s, seat).actions;
  expect(
    play.legal(seat).filter((action) => !offered.includes(action) && action.type === 'concede'),
  ).toHaveLength(1);
  expect(offered).toHaveLength(play.legal(seat).length - 1);
});
