/** XD-11 scenes: E2 to E5, E8 and E30. */
import { describe, expect, test } from 'vitest';
import { addSecret, type Scene } from './scene.ts';
import { debate, E1, openedBy, type Slips, totals, written } from './slips.ts';

/** The Government wants its own order back from the Church. */
const ADJUDICATE = { by: 'government', about: 'government', to: 'church', demand: 'gov-adjudicate' } as const;

describe('XD-11 scenes', () => {
  test('XD-11.2, XD-11.7 (E2) a deal: votes are traded, and Edge does not fall', () => {
    const scene = debate(written(E1), {
      ...ADJUDICATE,
      with: [
        { type: 'offerVote', faction: 'church' },
        { type: 'vote', intent: 'church-tend' },
      ],
    });
    scene.when('church', { type: 'agree' });
    expect(totals(scene, 'government')).toEqual({ 'gov-adjudicate': 8, harvest: 3 });
    expect(totals(scene, 'church')).toEqual({ 'church-tend': 8, 'church-skin-hunt': 3 });
    scene.all({ type: 'accept' });
    expect(scene.trait.edge).toBe(8);
  });

  const E3: Slips = {
    church: { military: 'harvest' },
    government: { military: 'harvest' },
    military: { military: 'mil-stand-to' },
  };
  /** The Military demands its own order of the Government, is refused and forces the matter. */
  const forced = (scene: Scene) =>
    debate(scene, { by: 'military', about: 'military', to: 'government', demand: 'mil-stand-to' })
      .when('government', { type: 'refuse' })
      .when('government', { type: 'drop' })
      .when('military', { type: 'force' });

  test('XD-11.9, XD-11.10, R29, R30 (E3) forced partial: both intents are struck', () => {
    const scene = forced(written(E3));
    expect(scene.heard()).toContainEqual(expect.objectContaining({ type: 'tested', net: 0, result: 2 }));
    expect(scene.trait.edge).toBe(9);
    expect(totals(scene, 'military')).toEqual({ harvest: 3 });
  });

  test('XD-11.10 (E4) forced success: the loser’s intent changes; with excess 3 also a marker', () => {
    const free: Slips = { ...E3, church: {} };
    const scene = forced(written(free, { dice: '+ 0' }));
    expect(scene.heard()).toContainEqual(expect.objectContaining({ type: 'tested', net: 1, result: 4 }));
    expect(totals(scene, 'military')).toEqual({ 'mil-stand-to': 8 });
    expect(scene.house('military').held).toEqual({});
    const strong = forced(written(free, { dice: '+ 0', traits: { might: 11 } }));
    expect(strong.heard()).toContainEqual(expect.objectContaining({ type: 'tested', result: 6 }));
    expect(strong.house('military').held).toEqual({ government: 1 });
  });

  test('XD-11.10 (E5) forced failure: the forcer’s intent becomes the other side', () => {
    const scene = debate(
      written(
        { church: { church: 'church-tend' }, government: { church: 'church-recruit' } },
        { traits: { justice: 5, faith: 10 } },
      ),
      { by: 'government', about: 'church', to: 'church', demand: 'church-recruit' },
    );
    scene.when('church', { type: 'refuse' });
    scene.when('church', { type: 'drop' }).when('government', { type: 'force' });
    expect(scene.heard()).toContainEqual(expect.objectContaining({ type: 'tested', net: -1, result: -6 }));
    expect(scene.house('government').written.church).toBe('church-tend');
  });

  test('XD-11.6, R28 (E8) refusing by marker ends the scene as if won, without Edge, and no threat is carried out', () => {
    const scene = debate(
      written(E1, {
        markers: [['military', 'church']],
        change: (s) =>
          addSecret(s, 'church', 'confession-files').knowers.push({ faction: 'military', aware: [] }),
      }),
      {
        ...{ by: 'military', about: 'church', to: 'church', demand: 'church-parade' },
        with: [{ type: 'threaten', secret: 'confession-files' }],
      },
    );
    scene.when('church', { type: 'refuseByMarker' });
    expect(scene.house('military').written.church).toBe('church-tend');
    expect(scene.house('military').pool).toBe(5);
    expect(scene.trait.edge).toBe(8);
    expect(scene.s.secrets.find(({ id }) => id === 'confession-files')?.public).toBe(false);
  });

  test('XD-11.3, XD-11.8, R55 (E30) a refused threat is carried out at once', () => {
    const scene = debate(
      written(
        {},
        {
          seats: 6,
          change: (s) =>
            addSecret(s, 'government', 'double-manifest').knowers.push({ faction: 'opposition', aware: [] }),
        },
      ),
      {
        ...{ by: 'opposition', about: 'government', to: 'government', demand: 'gov-rationing' },
        with: [{ type: 'threaten', secret: 'double-manifest' }],
      },
    );
    expect(scene.heard()).toContainEqual({ type: 'threatened', by: 'opposition', of: 'government' });
    scene.when('government', { type: 'refuse' });
    expect(scene.trait).toMatchObject({ edge: 9, justice: 5, supply: 11 });
    expect(scene.asks).toBe('sceneForce');
  });

  test('XD-11.4 the respondent accepts, refuses, counters, or refuses by a marker it holds', () => {
    const answers = (scene: Scene) => scene.legal('church').map(({ type }) => type);
    expect(answers(debate(written(E1), ADJUDICATE))).toEqual(['agree', 'refuse', 'counter']);
    expect(answers(debate(written(E1, { markers: [['government', 'church']] }), ADJUDICATE))).toEqual([
      ...['agree', 'refuse', 'counter', 'refuseByMarker'],
    ]);
  });

  test('XD-11.5 counter: one more item; the opener agrees, stands or withdraws', () => {
    const countered = () =>
      debate(written(E1), ADJUDICATE).when('church', { type: 'counter' }, { type: 'offer', item: 'marker' });
    const agreed = countered().when('government', { type: 'agree' });
    expect(agreed.house('church').held).toEqual({ government: 1 });
    expect(agreed.house('church').written.government).toBe('gov-adjudicate');
    const stood = countered().when('government', { type: 'stand' });
    expect(stood.legal('church').map(({ type }) => type)).toEqual(['agree', 'refuse']);
    stood.when('church', { type: 'agree' });
    expect(stood.house('church').held).toEqual({});
    const gone = countered().when('government', { type: 'withdraw' });
    expect(gone.house('church').written.government).toBe('harvest');
    expect(gone.s.dissented).toBe(true);
  });

  test('XD-11.5 brisk tables have no counter', () => {
    const scene = debate(written(E1, { options: { brisk: true } }), ADJUDICATE);
    expect(scene.forbids('church', { type: 'counter' })).toBe('XD-11.5');
  });

  test('XD-11.2 a pledge of silence and of a disposition vote', () => {
    const scene = openedBy('government', written(E1));
    scene.when(
      'government',
      { type: 'issue', faction: 'government' },
      { type: 'respondent', faction: 'church' },
      { type: 'demand', stake: 'gov-adjudicate' },
      { type: 'offer', item: 'pledge-silence' },
      { type: 'offer', item: 'pledge-disposition' },
      { type: 'offer', item: 'pledge-course' },
    );
    expect(scene.forbids('government', { type: 'offer', item: 'marker' })).toBe('XD-11.2');
    scene.when('government', { type: 'enough' });
    scene.when('church', { type: 'agree' });
    expect(scene.house('government').silentIn).toBe(2);
    expect(scene.s.pledges).toEqual([
      { kind: 'disposition', by: 'government', to: 'church' },
      { kind: 'course', by: 'government', to: 'church' },
    ]);
  });

  test('XD-11.1 withdrawing counts as a dissent and as a scene opened', () => {
    const scene = openedBy('church', written(E1)).when('church', { type: 'withdraw' });
    expect([scene.s.dissented, scene.house('church').opened]).toEqual([true, 1]);
    expect(scene.asks).toBe('poll');
  });
});
