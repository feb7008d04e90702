/** What was probably meant by a press where nothing can be done. */
import type { EosAction } from '../action.ts';
import { ALIENS } from '../content/aliens.ts';
import { CHARACTERS } from '../content/characters.ts';
import { CREW_ACTIONS, HULL_ROOMS } from '../content/rooms.ts';
import type { View } from '../view.ts';

export function wished(view: View, spot: string, held: string | undefined): EosAction[] {
  const [kind, id = '', pip] = spot.split(':');
  const who =
    CHARACTERS.find((one) => held === `crew:${one}`) ?? CHARACTERS.find((one) => !view.crew[one].figure);
  const room = HULL_ROOMS.find((one) => one === id);
  switch (kind) {
    case 'slot':
    case 'room': {
      if (view.phase !== 'crew' || !who) return room && view.damage > 0 ? [{ type: 'hit', room }] : [];
      const action = CREW_ACTIONS.find((one) => spot === `slot:${one}`) ?? 'build';
      return [{ type: 'place', who, figure: 'character', action }];
    }
    case 'pip': {
      const ship = view.strike?.ships.find((one) => one === id);
      return ship && ALIENS[ship] ? [{ type: 'shield', ship, pip: Number(pip) }] : [];
    }
    default:
      return [];
  }
}
