/** The words of EOS Rise's recap, in English. */
import { EVENTS } from '../content/events.ts';
import type { EosEvent } from '../event.ts';
import type { Phase } from '../state.ts';
import { EVENT_WORDS } from './cards.ts';
import { CLASS_NAMES, count, galaxyName, ROOM_NAMES } from './names.ts';
import { CREW_WORDS } from './table.ts';

export const RETOLD_WORDS = {
  lands: 'Lands',
  landing: (what: string, at: string) => `${what} at ${at}`,
  things: {
    frb: 'a radio burst',
    skill: 'a skill token',
    credit: 'a credit',
    asteroid: 'asteroids',
    ship: 'an Alien ship',
    cargo: 'cargo',
    eos: 'the EOS',
    planet: 'the Paradise Planet',
  },
  ship: (name: string) => `a ${name}`,
  flies: (name: string) => `${name} ships move`,
  way: (from: string, to: string) => `${from} → ${to}`,
  hits: 'Hull damage',
  repairs: 'Repaired',
  cubes: 'Power cubes',
  eos: 'The EOS at',
  extinction: 'Year',
  /** What a phase goes by where it has been, instead of the name on the bar. */
  chapters: { 'alien-attack': 'Alien attack', extinction: 'The year turns' } as Readonly<
    Partial<Record<Phase, string>>
  >,
  /** Nothing of it has happened yet. */
  luck: (text: string) => `If we try our luck: ${text}`,
} as const;

interface Worded {
  readonly verb?: string;
  readonly text?: string;
  readonly parts?: readonly string[];
}

/** What happens several times is told in one line; a few events have other words than in the log. */
export function retoldWords(event: EosEvent): Worded {
  switch (event.type) {
    case 'landed': {
      const what = event.class
        ? RETOLD_WORDS.ship(CLASS_NAMES[event.class])
        : RETOLD_WORDS.things[event.what];
      return {
        verb: 'lands',
        text: RETOLD_WORDS.lands,
        parts: [RETOLD_WORDS.landing(what, galaxyName(event.at))],
      };
    }
    case 'shipMoved': {
      const [from] = event.path;
      const to = event.path[event.path.length - 1];
      return {
        verb: `flies ${event.class}`,
        text: RETOLD_WORDS.flies(CLASS_NAMES[event.class]),
        parts: from && to ? [RETOLD_WORDS.way(galaxyName(from), galaxyName(to))] : [],
      };
    }
    case 'hit':
      return { verb: 'hit', text: RETOLD_WORDS.hits, parts: [ROOM_NAMES[event.room]] };
    case 'repaired':
      return { verb: 'repaired', text: RETOLD_WORDS.repairs, parts: [ROOM_NAMES[event.room]] };
    case 'cubeGained':
      return { verb: 'cube', text: RETOLD_WORDS.cubes, parts: [CREW_WORDS.short[event.who]] };
    case 'funded':
      return { text: count(event.n + event.mining, 'credit') };
    case 'event':
      return {
        text:
          EVENTS[event.card].kind === 'tryYourLuck'
            ? RETOLD_WORDS.luck(EVENT_WORDS[event.card].text)
            : EVENT_WORDS[event.card].text,
      };
    default:
      return {};
  }
}
