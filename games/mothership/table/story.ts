/** How a war of Mothership is told at its end. */
import type { Seat } from '#engine';
import { type Story, since } from '#ui/kit/end.ts';
import type { Mothership } from '../state.ts';
import { capital, seatName } from '../text/names.ts';
import { STORY_WORDS } from '../text/story.ts';
import type { View } from '../view.ts';

const turn = (view: View): number => view.round;

const shipsOf = (view: View, owner: Seat): number =>
  view.units.filter((unit) => unit.owner === owner && unit.class !== 'station' && unit.class !== 'guardian')
    .length;

const planetsOf = (view: View, owner: Seat): number =>
  view.planets.filter((planet) => planet.owner === owner).length;

/** Who had most ships and planets. */
function leader(view: View): Seat | undefined {
  const strength = ({ owner, out }: View['fleets'][number]) =>
    out ? -1 : shipsOf(view, owner) + planetsOf(view, owner);
  const most = Math.max(...view.fleets.map(strength));
  const first = view.fleets.filter((fleet) => strength(fleet) === most);
  return first.length === 1 ? first[0]?.owner : undefined;
}

const nameIn = (view: View, owner: Seat): string =>
  capital(seatName(view.fleets[owner]?.npc ? 'npc' : owner));

export const story: Story<Mothership> = {
  quick: async () => (await import('../bot/index.ts')).sense,
  turn,
  turnWords: STORY_WORDS.round,
  cause(views, seat) {
    const last = views.at(-1);
    if (last === undefined) return [];
    const ahead = leader(last);
    const from = ahead === undefined ? undefined : since(views, turn, (view) => leader(view) === ahead);
    const fewest = since(views, turn, (view) => shipsOf(view, seat) <= shipsOf(last, seat));
    return [
      ...(ahead === undefined || from === undefined ? [] : [STORY_WORDS.ahead(nameIn(last, ahead), from)]),
      ...(seat < 0 || fewest === undefined ? [] : [STORY_WORDS.ships(shipsOf(last, seat), fewest)]),
    ];
  },
  counts: (view, seat) => ({
    [STORY_WORDS.rounds]: view.round,
    ...(seat < 0
      ? {}
      : {
          [STORY_WORDS.shipsLeft]: shipsOf(view, seat),
          [STORY_WORDS.planets]: planetsOf(view, seat),
          [STORY_WORDS.technologies]: view.fleets[seat]?.technologies.length ?? 0,
        }),
  }),
  next(options, won) {
    if (options.mode !== 'solo') return undefined;
    const soloLevel = options.soloLevel + (won ? 1 : -1);
    return soloLevel < 1 || soloLevel > 9
      ? undefined
      : { words: STORY_WORDS.level(soloLevel), options: { ...options, soloLevel } };
  },
};
