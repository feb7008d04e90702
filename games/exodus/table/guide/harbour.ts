/** Six days to Harbour: a short voyage with real dice, for the Government. */
import { link, systemAt } from '../../rules/map.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import { look, mission } from './cast.ts';

const { harbour: words } = MISSION_WORDS;
const { lines } = words;

/** Where the stars lie on the map. */
const CINDER = 1;
const WICKER = 2;

export const harbour = mission({
  ...{ id: 'harbour', minutes: 10, words },
  given: {
    first: 'government',
    options: { journey: 'short', brisk: true },
    traits: { faith: 10, treachery: 2, supply: 8, women: 9, edge: 5, justice: 7, might: 8 },
    agendas: { government: ['rule-of-law', 'no-child-lost'] },
    near: [{ reward: 1 }, { reward: 3 }],
    change(s) {
      s.cycle = 2;
      s.visit = 0;
      s.arrivals = 1;
      s.jumps = 1;
      s.bearing = 5;
      systemAt(s, s.here).bearing = true;
      link(s, CINDER, WICKER);
    },
    next: ['cycle'],
  },
  beats: [
    look([lines.home, lines.homeMore], 'map', 'XD-15.5'),
    { line: lines.free, more: lines.freeMore, spot: 'map', rule: 'XD-8.1' },
  ],
  won: ({ view }) => view.outcome?.reason === 'colony',
  missed: ({ view }) => (view.outcome ? words.missed : undefined),
});
