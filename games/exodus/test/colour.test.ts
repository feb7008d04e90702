/** XD-4.3, XD-11.11 What players add for colour: recorded, seen by all, read by no rule. */
import { describe, expect, test } from 'vitest';
import { Match, SPECTATOR, stateProblem } from '#engine';
import { exodus } from '../index.ts';
import { words } from '../text/en.ts';
import { view } from '../view/index.ts';
import { given } from './scene.ts';
import { openedBy, written } from './slips.ts';

const SHEET = { name: 'Mara Quell', title: 'Admiral', note: 'Never sits with her back to a door.', face: 5 };

describe('XD-4.3 the character sheet', () => {
  const last = () =>
    given({
      next: ['dossier'],
      change: (s) => {
        s.secrets = [];
        for (const house of s.houses) house.kept = false;
      },
    });
  const dossier = (scene: ReturnType<typeof given>, faction: 'church' | 'government' | 'military') => {
    for (let i = 0; i < 3; i++) {
      const [first] = scene.legal(faction);
      if (first !== undefined) scene.when(faction, first);
    }
    const hides = scene.legal(faction).find((action) => action.type === 'personal');
    if (hides?.type !== 'personal') throw new Error('nothing to hide');
    return hides;
  };

  test('XD-4.3 is written by its seat with the dossier, unseen until all dossiers are in, then by everyone', () => {
    const scene = last();
    const { seat } = scene.house('church');
    const hides = dossier(scene, 'church');
    const dealt = scene.house('church').leader;
    scene.play.act(seat, { ...hides, sheet: SHEET });
    for (const other of [1, 2, SPECTATOR]) expect(JSON.stringify(view(scene.s, other))).not.toContain('Mara');
    for (const faction of ['government', 'military'] as const)
      scene.play.act(scene.house(faction).seat, dossier(scene, faction));
    expect(scene.house('church').leader).toEqual({ ...dealt, ...SHEET });
    for (const other of [0, 1, 2, SPECTATOR])
      expect(view(scene.s, other).houses[0]?.leader).toMatchObject(SHEET);
    expect(scene.heard().map((event) => words.event(event))).toContain(
      'Admiral Mara Quell of Aser leads the Church.',
    );
    expect(stateProblem(exodus, scene.s)).toBeUndefined();
  });

  test('XD-19.4 a successor brings a sheet of its own, and the old one is gone', () => {
    const scene = given({
      next: [{ step: 'successor', faction: 'church' }],
      change: (s) => Object.assign(s.houses[0] ?? {}, { leader: { ...s.houses[0]?.leader, ...SHEET } }),
    });
    scene.play.act(scene.house('church').seat, {
      type: 'successor',
      role: 2,
      sheet: { name: 'Old Tern', world: 3 },
    });
    expect(scene.house('church').leader).toMatchObject({ name: 'Old Tern', world: 3, role: 2 });
    expect(scene.house('church').leader.title).toBeUndefined();
  });

  test('XD-4.3 what is written is limited and plain, and the refusal names the field', () => {
    const begun = Match.start(exodus, { seats: 3, random: { kind: 'fast', seed: 'sheet' } });
    if (!begun.ok) throw new Error(begun.refusal.message);
    const refused = (sheet: unknown) =>
      begun.match.refusal(0, { type: 'personal', secret: 'prelate-dice', sheet })?.message;
    expect(refused({ name: 'x'.repeat(41) })).toBe('action.sheet.name must be text of 1 to 40 characters');
    expect(refused({ name: 'a\u202eb' })).toBe(
      'action.sheet.name must be one line without invisible characters',
    );
    expect(refused({ note: ' hidden' })).toBe('action.sheet.note must not begin or end with a space');
    expect(refused({ face: 16 })).toBe('action.sheet.face must be a whole number from 0 to 15, not 16');
    expect(refused({ script: 'x' })).toBe('action.sheet.script is not known here');
  });

  test('XD-4.3 no rule reads it: the same choice is the same with and without', () => {
    const played = [false, true].map((written) => {
      const scene = last();
      for (const faction of ['church', 'government', 'military'] as const) {
        const hides = dossier(scene, faction);
        scene.play.act(scene.house(faction).seat, written ? { ...hides, sheet: SHEET } : hides);
      }
      return { ...scene.s, houses: scene.s.houses.map(({ leader: _, ...house }) => house) };
    });
    expect(played[1]).toEqual(played[0]);
  });
});

describe('XD-11.11 the setting of a scene', () => {
  const opened = () =>
    openedBy('church', written({ military: { church: 'church-tend' } })).when(
      'church',
      { type: 'issue', faction: 'church' },
      { type: 'respondent', faction: 'military' },
    );
  const DEMAND = {
    type: 'demand',
    stake: 'church-recruit',
    setting: { ship: 'chrysalis', prelude: 'overheard', speaker: 2 },
  } as const;

  test('XD-11.11 the opener picks a ship, what led to it and who speaks; the other side who answers', () => {
    const scene = opened();
    scene.play.act(scene.house('church').seat, DEMAND);
    expect(view(scene.s, SPECTATOR).scene).toMatchObject({
      ship: 'chrysalis',
      prelude: 'overheard',
      speakers: { church: 2 },
    });
    expect(stateProblem(exodus, scene.s)).toBeUndefined();
    expect(
      scene
        .heard()
        .map((event) => words.event(event))
        .join(' '),
    ).toContain(
      'Aboard the freighter Chrysalis, something was overheard. The Church demands of the Military',
    );
    scene.when('church', { type: 'enough' });
    scene.play.act(scene.house('military').seat, { type: 'refuse', speaker: 1 });
    expect(view(scene.s, SPECTATOR).scene?.speakers).toEqual({ church: 2, military: 1 });
    expect(scene.heard()).toContainEqual({ type: 'refused', by: 'military', speaker: 1 });
  });

  test('XD-11.11 a scene without a setting is the same scene', () => {
    const [plain, set] = [opened(), opened()];
    const { setting: _, ...demand } = DEMAND;
    plain.when('church', demand, { type: 'enough' }).when('military', { type: 'agree' });
    set.play.act(set.house('church').seat, DEMAND);
    set.when('church', { type: 'enough' });
    set.play.act(set.house('military').seat, { type: 'agree', speaker: 0 });
    expect(set.s).toEqual(plain.s);
  });
});
