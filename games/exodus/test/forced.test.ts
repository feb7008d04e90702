/** XD-11.8 to XD-11.10 forced tests, modifier by modifier and phase by phase; XD-10.4 who speaks first. */
import { describe, expect, test } from 'vitest';
import type { FactionId } from '../content/factions.ts';
import type { Phase, Stake } from '../content/plans.ts';
import { houseOf } from '../rules/houses.ts';
import type { State } from '../state.ts';
import { forcedNet } from '../steps/sceneAnswer.ts';
import { addSecret, type Given, given, mark, type Scene } from './scene.ts';
import { E1, openedBy, written } from './slips.ts';

interface Quarrel {
  readonly phase?: Phase;
  readonly by?: FactionId;
  readonly to?: FactionId;
  readonly issue?: FactionId;
  readonly demand?: Stake;
  readonly seats?: number;
  readonly traits?: Given['traits'];
  readonly dice?: string;
  readonly change?: (s: State) => void;
}

/** The Church asks something of the Government; both are about to say whether they force it. */
function quarrel(about: Quarrel = {}): Scene {
  const { phase = 'resolve', by = 'church', to = 'government', demand = 'mil-stand-to' } = about;
  const issue = phase === 'resolve' ? (about.issue ?? 'military') : undefined;
  return given({
    ...(about.seats ? { seats: about.seats } : {}),
    next: ['sceneForce', 'sceneForced', 'sceneEnd'],
    traits: { faith: 6, justice: 6, might: 6, edge: 4, ...about.traits },
    ...(about.dice === undefined ? {} : { dice: about.dice }),
    change: (s) => {
      s.secrets = [];
      s.scene = { phase, opener: by, respondent: to, issue, demand, items: [], choice: {} };
      // Nobody stands with anybody, unless the test says so.
      if (issue !== undefined) {
        houseOf(s, 'government').written[issue] = 'rest';
        houseOf(s, 'military').written[issue] = 'leak-a-secret';
      }
      about.change?.(s);
    },
  });
}

const both = (opener: number, respondent: number, about: Quarrel) => {
  const { s } = quarrel(about);
  expect([forcedNet(s, 'church', 'government'), forcedNet(s, 'government', 'church')]).toEqual([
    opener,
    respondent,
  ]);
};

describe('XD-11.9 modifiers on a forced roll', () => {
  test('XD-11.9 nothing speaks for either side', () => both(0, 0, {}));
  test('XD-11.9 whose own order it is', () => both(1, -1, { issue: 'church', demand: 'church-tend' }));
  test('XD-11.9 leverage', () =>
    both(1, -1, {
      change: (s) => {
        addSecret(s, 'government', 'governor-bottle').knowers.push({ faction: 'church', aware: [] });
      },
    }));
  test('XD-11.9 leverage ends when the secret is out', () =>
    both(0, 0, {
      change: (s) => {
        const secret = addSecret(s, 'government', 'governor-bottle');
        secret.knowers.push({ faction: 'church', aware: [] });
        secret.public = true;
      },
    }));
  test('XD-11.9 what is not personal is no leverage', () =>
    both(0, 0, {
      change: (s) => {
        addSecret(s, 'government', 'paid-press').knowers.push({ faction: 'church', aware: [] });
      },
    }));
  test('XD-11.9 high office, of one only', () => {
    both(1, -1, { change: (s) => (houseOf(s, 'church').office = true) });
    both(0, 0, {
      change: (s) => {
        houseOf(s, 'church').office = true;
        houseOf(s, 'government').office = true;
      },
    });
  });
  test('XD-11.9 bystanders: more of them, not how many', () => {
    const stands = (...intents: readonly (readonly [FactionId, 'mil-stand-to' | 'mil-recruit'])[]) => ({
      seats: 6,
      change: (s: State) => {
        houseOf(s, 'government').written.military = 'mil-recruit';
        for (const [faction, intent] of intents) houseOf(s, faction).written.military = intent;
      },
    });
    both(1, -1, stands(['military', 'mil-stand-to']));
    both(1, -1, stands(['military', 'mil-stand-to'], ['network', 'mil-stand-to']));
    both(-1, 1, stands(['military', 'mil-recruit']));
    both(0, 0, stands(['military', 'mil-stand-to'], ['network', 'mil-recruit']));
  });
  test('XD-11.9 each test forced before in this phase', () => {
    both(-2, 0, { change: (s) => (houseOf(s, 'church').forced = 2) });
    both(0, -1, { change: (s) => (houseOf(s, 'government').forced = 1) });
  });
  test('XD-11.9, XD-18.7 secrets with debate: for their holder, against whom they name', () => {
    both(1, -1, { change: (s) => addSecret(s, 'church', 'confession-files') });
    both(0, 0, { change: (s) => addSecret(s, 'military', 'scuttling-order') });
    both(-1, 1, {
      change: (s) =>
        addSecret(s, 'military', 'scuttling-order').knowers.push({ faction: 'government', aware: [] }),
    });
  });
});

describe('XD-11.8 to XD-11.10 what comes of it', () => {
  const forced = (about: Quarrel) =>
    quarrel(about).when('church', { type: 'force' }).when('government', { type: 'drop' });
  const slips = (s: State) => {
    houseOf(s, 'church').written.military = 'mil-stand-to';
    houseOf(s, 'government').written.military = 'mil-recruit';
  };
  const stand = (scene: Scene, faction: FactionId) => scene.house(faction).written.military;

  test('XD-11.8 both drop: nothing changes, and no Edge', () => {
    const scene = quarrel({ change: slips }).when('church', { type: 'drop' });
    scene.when('government', { type: 'drop' });
    expect([stand(scene, 'government'), scene.trait.edge]).toEqual(['mil-recruit', 4]);
  });

  test('XD-11.9 if both force, the opener tests; if one does, that one', () => {
    const tester = (church: 'force' | 'drop', government: 'force' | 'drop') => {
      const scene = quarrel({ change: slips }).when('church', { type: church });
      scene.when('government', { type: government });
      const told = scene.heard().find(({ type }) => type === 'forced');
      return told !== undefined && 'by' in told ? told.by : undefined;
    };
    expect([tester('force', 'force'), tester('force', 'drop'), tester('drop', 'force')]).toEqual([
      ...['church', 'church', 'government'],
    ]);
  });

  test('XD-11.10 in the resolve phase: success, partial, failure; a marker from excess 3 on', () => {
    const result = (dice: string, faith = 6) => {
      const scene = forced({ dice, traits: { faith }, change: slips });
      return [stand(scene, 'church'), stand(scene, 'government'), scene.house('church').held.government];
    };
    expect(result('+ + +')).toEqual(['mil-stand-to', 'mil-stand-to', undefined]);
    expect(result('+ + 0', 9)).toEqual(['mil-stand-to', 'mil-stand-to', undefined]);
    expect(result('+ + +', 9)).toEqual(['mil-stand-to', 'mil-stand-to', 1]);
    expect(result('0 + +')).toEqual(['none', 'none', undefined]);
    expect(result('0 0 0')).toEqual(['none', 'none', undefined]);
    expect(result('0 0 -')).toEqual(['mil-recruit', 'mil-recruit', undefined]);
  });

  const ballots = (phase: Phase, dice: string, demand: Stake, before: Stake) => {
    const scene = forced({
      phase,
      dice,
      demand,
      change: (s) => {
        if (phase === 'course') s.courseRound = 2;
        houseOf(s, 'government').ballot = before;
        houseOf(s, 'church').ballot = demand;
      },
    });
    return [scene.house('church').ballot, scene.house('government').ballot];
  };

  test('XD-11.10 a disposition: both abstain at a partial', () => {
    expect(ballots('disposition', '+ + +', 'leave', 'stay')).toEqual(['leave', 'leave']);
    expect(ballots('disposition', '0 0 0', 'leave', 'stay')).toEqual([undefined, undefined]);
    expect(ballots('disposition', '- - -', 'leave', 'stay')).toEqual(['stay', 'stay']);
  });

  test('XD-11.10 a course: nothing changes at a partial', () => {
    expect(ballots('course', '+ + +', 'jump@1', 'hold')).toEqual(['jump@1', 'jump@1']);
    expect(ballots('course', '0 0 0', 'jump@1', 'hold')).toEqual(['jump@1', 'hold']);
    expect(ballots('course', '- - -', 'jump@1', 'hold')).toEqual(['hold', 'hold']);
  });

  test('XD-11.10 landfall: the ballots of the two become fate at a partial', () => {
    expect(ballots('landfall', '+ + +', 'wait', 'flawed')).toEqual(['wait', 'wait']);
    expect(ballots('landfall', '0 0 0', 'wait', 'flawed')).toEqual(['fate', 'fate']);
  });

  test('XD-11.10 a seat without a ballot that fails gives a marker, or Renown where its pool is empty', () => {
    const failed = (pool: number) =>
      quarrel({
        ...{ phase: 'landfall', by: 'network', to: 'church', demand: 'wait', seats: 4, dice: '- - -' },
        change: (s) => {
          for (const house of s.houses.slice(0, 3)) house.ballot = 'flawed';
          for (let i = pool; i < 5; i++) mark(s, 'network', 'military');
        },
      })
        .when('network', { type: 'force' })
        .when('church', { type: 'drop' });
    const rich = failed(1);
    expect([rich.house('church').held.network, rich.house('network').renown]).toEqual([1, 0]);
    expect(rich.house('church').ballot).toBe('flawed');
    const broke = failed(0);
    expect([broke.house('church').held.network, broke.house('network').renown]).toEqual([undefined, -1]);
    expect(broke.house('network').ballot).toBeUndefined();
  });
});

describe('XD-10.4 who speaks first', () => {
  test('XD-10.4 of several who dissent: the fewest scenes, then faction order after the last opener', () => {
    const scene = written(E1);
    const dissenting = (...who: readonly FactionId[]) => {
      for (const { faction, seat } of scene.s.houses)
        if (scene.play.awaited().includes(seat))
          scene.when(faction, { type: who.includes(faction) ? 'dissent' : 'accept' });
      const opener = scene.s.scene?.opener;
      if (opener !== undefined) scene.when(opener, { type: 'withdraw' });
      return opener;
    };
    expect(dissenting('government', 'military')).toBe('government');
    expect(dissenting('government', 'military')).toBe('military');
    // One each now: after the Military the order begins anew.
    expect(dissenting('government', 'military')).toBe('government');
    expect(dissenting('church', 'military')).toBe('church');
    // The Government has opened two and is asked no more.
    expect(scene.play.awaited()).not.toContain(scene.house('government').seat);
    expect(scene.forbids('government', { type: 'dissent' })).toBe('XD-10.5');
  });

  test('XD-10.5 with brisk, one scene each', () => {
    const scene = openedBy('church', written(E1, { options: { brisk: true } }));
    scene.when('church', { type: 'withdraw' });
    expect(scene.play.awaited()).not.toContain(scene.house('church').seat);
    expect(scene.play.awaited()).toHaveLength(2);
  });
});
