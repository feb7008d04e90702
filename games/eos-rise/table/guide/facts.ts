/** What is noted of a finished voyage, from all that was told of it, for achievements and records. */
import type { Seat } from '#engine';
import type { Scene } from '#ui/kit/end.ts';
import type { Result } from '#ui/kit/ladder.ts';
import { ALIENS, type AlienId } from '../../content/aliens.ts';
import { CHARACTERS } from '../../content/characters.ts';
import { REGIONS } from '../../content/regions.ts';
import { HULL_ROOMS } from '../../content/rooms.ts';
import { DASH_CYCLES, FIRST_YEAR } from '../../content/tracks.ts';
import type { EosEvent } from '../../event.ts';
import { unlocked } from '../../rules/crew.ts';
import type { EosRise, State } from '../../state.ts';

/** What is counted while the film is gone through. */
interface Tally {
  year: number;
  early: boolean;
  untouched: boolean;
  volley: number;
  round: number;
  nerves: boolean;
  stopped: number;
  tape: boolean;
  lost: boolean;
  /** Three rooms hold by a point each. */
  frail: boolean;
  breakdowns: number;
  ships: number;
  classes: number;
  delivered: number;
  missions: number;
  gate: boolean;
  damage: number;
  dash: number;
  /** Since the fight, the strike or the flight at hand began. */
  fight: { readonly fallen: AlienId[]; hurt: boolean };
  pursuit: readonly AlienId[];
  shields: { readonly ship: AlienId; readonly pip: number }[];
  jumped: boolean;
}

const DREADED: readonly string[] = ['galagat-ironclad', 'galagat-reaver'];
const isDreaded = (ship: AlienId): boolean => DREADED.includes(ship) || ALIENS[ship].class === 'vorde';

export function factsOf(film: readonly Scene<EosRise>[], seat: Seat): Result['facts'] {
  const tally: Tally = {
    ...{
      year: FIRST_YEAR,
      early: false,
      untouched: false,
      volley: 0,
      round: 0,
      nerves: false,
      stopped: 0,
      tape: false,
    },
    ...{
      lost: false,
      breakdowns: 0,
      ships: 0,
      classes: 0,
      delivered: 0,
      missions: 0,
      gate: false,
      damage: 0,
      dash: 0,
    },
    fight: { fallen: [], hurt: false },
    pursuit: [],
    shields: [],
    jumped: false,
    frail: false,
  };
  const states = film.flatMap(({ state }) => (state ? [state] : []));
  for (const { state, hear } of film) {
    for (const event of hear(seat)) note(tally, event);
    if (state) look(tally, state);
  }
  const last = states.at(-1);
  const { early, untouched, volley, nerves, stopped, tape, breakdowns, ships, classes } = tally;
  const { delivered, missions, gate, damage, dash } = tally;
  return {
    ...{ early, untouched, volley, nerves, stopped, tape, breakdowns, ships, classes },
    ...{ delivered, missions, gate, damage, dash },
    assistants: states.some((s) => FIRST_YEAR + s.extinction <= 2035 && unlocked(s, 'commander').assistant),
    stress: Math.max(0, ...states.flatMap((s) => CHARACTERS.map((who) => s.crew[who].stress))),
    stations: REGIONS.filter((region) => states.some((s) => s.stations[region].usedIn > 0)).length,
    command: last?.hull.command ?? 0,
    hull: last ? HULL_ROOMS.reduce((sum, room) => sum + last.hull[room], 0) : 0,
    lastCycle: last?.lastDash === true && !last.unlimited && last.cycle === DASH_CYCLES,
  };
}

function look(tally: Tally, s: Readonly<State>): void {
  tally.pursuit = s.pursuit.map(({ card }) => card);
  tally.frail = HULL_ROOMS.filter((room) => s.hull[room] === 1).length >= 3;
}

function note(tally: Tally, event: EosEvent): void {
  switch (event.type) {
    case 'year':
      tally.year = event.year;
      tally.tape ||= tally.frail && !tally.lost;
      tally.lost = false;
      break;
    case 'phase':
      tally.fight = { fallen: [], hurt: false };
      tally.jumped = false;
      break;
    case 'warped':
      tally.jumped ||= event.gate;
      break;
    case 'collected':
      tally.early ||= event.frb > 0 && tally.year === FIRST_YEAR;
      tally.gate ||= event.frb > 0 && tally.jumped;
      break;
    case 'hullDamage':
      tally.fight.hurt ||= event.total > 0;
      tally.damage += event.total;
      break;
    case 'exploded':
      tally.lost = true;
      break;
    case 'stressedOut':
      tally.breakdowns++;
      break;
    case 'delivered':
      tally.delivered++;
      break;
    case 'missionDone':
      tally.missions++;
      break;
    case 'lastDash':
      tally.dash = tally.year;
      break;
    default:
      fought(tally, event);
  }
}

function fought(tally: Tally, event: EosEvent): void {
  switch (event.type) {
    case 'combatRound':
      tally.round = 0;
      break;
    case 'defeated': {
      tally.ships++;
      tally.round++;
      tally.volley = Math.max(tally.volley, tally.round);
      tally.fight.fallen.push(event.ship);
      tally.classes = Math.max(
        tally.classes,
        new Set(tally.fight.fallen.map((ship) => ALIENS[ship].class)).size,
      );
      tally.untouched ||= ALIENS[event.ship].class === 'vorde' && !tally.fight.hurt;
      break;
    }
    case 'shielded':
      tally.shields.push({ ship: event.ship, pip: event.pip });
      break;
    case 'strikeDie': {
      const kept = tally.shields.filter(({ pip }) => pip === event.die);
      tally.stopped = Math.max(
        tally.stopped,
        kept.reduce((sum, { ship }) => sum + ALIENS[ship].damage, 0),
      );
      tally.shields = [];
      break;
    }
    case 'strike':
      tally.nerves ||= event.kind === 'flee' && event.hits.length === 0 && tally.pursuit.some(isDreaded);
      break;
    default:
  }
}
