/** How the bots play: volleys against trying everything, who rises first, and the plans of the last year. */
import { describe, expect, test } from 'vitest';
import { stream } from '#engine';
import { sense } from '../bot/index.ts';
import { ICONS } from '../content/damage.ts';
import { Battery, cardsFor, defeat, type Faces, type Mark, type Salvo, volley } from '../outlook/volley.ts';
import { given } from './scene.ts';

describe('the best volley', () => {
  const random = stream('volleys');
  const any = (n: number) => random.int(n);

  function anyShot(): Salvo {
    const shot = { arrow: 0, gear: 0, syringe: 0, crosshair: 0, damage: 2 + any(5) };
    for (let icons = 1 + any(3); icons > 0; icons--) shot[ICONS[any(ICONS.length)] ?? 'arrow']++;
    return shot;
  }

  /** Whether the faces suffice, placed the plain way: own icons first, CROSSHAIRs for the rest. */
  function suffices(shots: readonly Salvo[], faces: Faces): boolean {
    let wild = faces.crosshair;
    for (const icon of ICONS) {
      const need = shots.reduce((sum, shot) => sum + shot[icon], 0);
      if (icon === 'crosshair') wild -= need;
      else if (need > faces[icon]) wild -= faces.wild ? need - faces[icon] : 99;
    }
    return wild >= 0;
  }

  /** Every way to hand every card to a ship or to none. */
  function bestByTrying(shots: readonly Salvo[], faces: Faces, marks: readonly Mark[]): number {
    let best = 0;
    const ways = (marks.length + 1) ** shots.length;
    for (let way = 0; way < ways; way++) {
      const aims = shots.map((_, i) => Math.floor(way / (marks.length + 1) ** i) % (marks.length + 1));
      if (
        !suffices(
          shots.filter((_, i) => aims[i] !== marks.length),
          faces,
        )
      )
        continue;
      const fallen = marks.map(
        ({ hull }, m) => shots.reduce((sum, { damage }, i) => sum + (aims[i] === m ? damage : 0), 0) >= hull,
      );
      const guarded = marks.some(({ protector }, m) => protector && !fallen[m]);
      const worth = marks.reduce(
        (sum, mark, m) => sum + (fallen[m] && (mark.protector || !guarded) ? mark.worth : 0),
        0,
      );
      best = Math.max(best, worth);
    }
    return best;
  }

  test('defeats as much as trying every assignment does, Protectors first (ER-15.5, ER-15.6, ER-23.1)', () => {
    for (let n = 0; n < 150; n++) {
      const shots = Array.from({ length: 1 + any(5) }, anyShot);
      const faces = { arrow: any(4), gear: any(4), syringe: any(4), crosshair: any(4), wild: any(4) > 0 };
      const marks = Array.from({ length: 1 + any(3) }, () => ({
        hull: 2 + any(9),
        worth: 1 + any(20),
        protector: any(5) === 0,
      })).sort((a, b) => Number(b.protector) - Number(a.protector));
      const found = defeat(volley(new Battery(shots), faces), marks);
      expect(found).toBeCloseTo(bestByTrying(shots, faces, marks));
      const named = marks.reduce((sum, { worth }, i) => sum + (cardsFor(i) > 0 ? worth : 0), 0);
      expect(named).toBeCloseTo(found);
    }
  });
});

describe('training', () => {
  const trainees = (choose: NonNullable<typeof sense.thinks>['choose'] | undefined) => {
    const s = given({ round: 1, from: 'crewActions' });
    const trained: string[] = [];
    for (let i = 0; i < 2; i++) {
      const action = choose?.(s.s, 0, s.legal, stream('training'));
      if (action?.type !== 'place' || action.action !== 'training') break;
      trained.push(action.who);
      s.when(action);
    }
    return trained;
  };

  test('the strong player raises the Commander from the start, the sound one does not', () => {
    expect(trainees(sense.thinks?.master)).toContain('commander');
    expect(trainees(sense.thinks?.choose)).not.toContain('commander');
  });
});

describe('plans', () => {
  const flight = (year: number) =>
    given({
      round: year - 2032,
      year,
      progress: 11,
      eos: 'g01-1',
      frbs: ['g02-1', 'g07-6'],
      ships: ['dexer@g02-1'],
      crew: { pilot: { level: 3 } },
      from: 'warpPhase',
    });

  test('are compared in the last year only', () => {
    expect(sense.plans?.ways(flight(2039).s, 0).length).toBeGreaterThan(1);
    expect(sense.plans?.ways(flight(2038).s, 0)).toEqual([]);
  });

  test('a route is flown galaxy by galaxy to its end', () => {
    const s = flight(2039);
    const plan = sense.plans?.ways(s.s, 0).find(({ route }) => String(route).split(' ').length === 2);
    const [first, second] = String(plan?.route).split(' ');
    const next = () => sense.plans?.follow(s.s, 0, plan ?? {}, s.legal, stream('flight'));
    expect(next()).toEqual({ type: 'warp', to: first });
    s.when({ type: 'warp', to: first as 'g01-1' });
    expect(next()).toEqual({ type: 'warp', to: second });
  });
});
