/** Words that the rules must bear out: the odds on cards, labels under Round Rules, log lines with their rule. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NOBODY } from '#engine';
import type { EosAction } from '../action.ts';
import type { EventId } from '../content/eventIds.ts';
import { CREW_ACTIONS, ESCORT_RANGE } from '../content/rooms.ts';
import { threatAt } from '../rules/threat.ts';
import { distance, GALAXIES, labelled } from '../rules/universe.ts';
import { actionLine, promptLine } from '../text/actions.ts';
import { EVENT_WORDS } from '../text/cards.ts';
import { crewActionWords, LOTTERY_WORDS, slotGives } from '../text/crewActions.ts';
import { eventLine } from '../text/log.ts';
import { ordersWords } from '../text/overlays.ts';
import { ATTACK_FLOW } from '../text/reference.ts';
import { percent } from '../text/table.ts';
import { view } from '../view.ts';
import type { Given } from './position.ts';
import { d6, d20, given, location, place, type Scene } from './scene.ts';

const rules = readFileSync(new URL('../rules.en.md', import.meta.url), 'utf8');

/** What a number of the die brings, as the words say. */
function saying(words: string, n: number): string {
  for (const [, from, to, what] of words.matchAll(/(\d+)(?:-(\d+))? ([^,]+?)(?=, \d|\.|$)/g))
    if (n >= Number(from) && n <= Number(to ?? from)) return what ?? '';
  throw new Error(`nothing is said of ${n}`);
}

const after = (words: string): string => words.slice(words.indexOf(':') + 2);

describe('ER-13.4 the odds of the Galactic Lottery', () => {
  const dock = { eos: 'g09-2', credits: 2, top: { technology: ['slip-drive'] } } as const;
  const BRINGS: Readonly<Record<string, (scene: Scene) => boolean>> = {
    nothing: ({ s, asking }) => s.credits === 0 && s.intel === 0 && asking === 'crewActions',
    '3 credits': ({ s }) => s.credits === 3 && s.intel === 0,
    'a technology card': ({ s }) => s.crew.pilot.technology.length === 1 && s.credits === 0,
    '1 intel and 1 credit': ({ s }) => s.credits === 1 && s.intel === 1,
    'a skill level': ({ s, asking }) => asking === 'level' && s.credits === 0,
    '8 credits and 2 intel': ({ s }) => s.credits === 8 && s.intel === 2,
  };

  test.each(Array.from({ length: 20 }, (_, i) => i + 1))('D20 = %i brings what the card says', (n) => {
    const hull = { command: 14, engine: 12 };
    const scene = given({ ...dock, top: { technology: ['slip-drive'] }, hull }, d20(n)).when(
      place('pilot', 'lottery'),
    );
    expect(BRINGS[saying(after(LOTTERY_WORDS), n)]?.(scene)).toBe(true);
  });

  test('stand on the card, in the list of choices and in the rules', () => {
    const seen = view(given(dock as never).s);
    expect(actionLine(place('pilot', 'lottery'), seen)).toContain(LOTTERY_WORDS);
    for (const part of ['1-7 nothing (35 %)', '8-11 3 credits (20 %)', '20 8 credits and 2 intel (5 %)'])
      expect(rules).toContain(part);
  });
});

describe('ER-19.5 the ranges of Try Your Luck', () => {
  const luck = (card: EventId, region: string, eos: string, n: number): Scene => {
    const position = { eos, top: { [region]: [card] }, from: 'extinction', hull: { command: 9, engine: 9 } };
    const scene = given({ ...position, crew: { engineer: { stress: 5 }, pilot: { stress: 8 } } } as never);
    scene.roll(d6(n), ...location(1, 1)).when({ type: 'accept' });
    if (card === 'strange-fruit') scene.roll(d6(n)).when({ type: 'pickCharacter', who: 'pilot' });
    return scene;
  };
  const stressOf = (scene: Scene) => scene.s.crew;
  const CARDS: readonly [EventId, string, string, Readonly<Record<string, (scene: Scene) => boolean>>][] = [
    [
      'probe-singularity',
      'hawkins',
      'g08-1',
      {
        'the Engineer takes 3 stress': (scene) => stressOf(scene).engineer.stress === 8,
        '3 credits': (scene) => scene.all('credits')[0]?.n === 3,
        '2 intel': ({ s }) => s.intel === 2,
      },
    ],
    [
      'informants-price',
      'chandra',
      'g11-3',
      {
        'an Alien ship lands': ({ s }) => s.ships.length === 1,
        '1 intel': ({ s }) => s.intel === 1 && s.ships.length === 0,
        '2 intel': ({ s }) => s.intel === 2,
      },
    ],
    [
      'strange-fruit',
      'borealis',
      'g14-4',
      {
        '3 stress': (scene) => scene.all('stressedOut').length === 1,
        '3 stress less': (scene) => stressOf(scene).pilot.stress === 5 && stressOf(scene).pilot.level === 1,
        '3 stress less and a level': (scene) =>
          stressOf(scene).pilot.stress === 5 && stressOf(scene).pilot.level === 2,
      },
    ],
    [
      'wake-the-colossus',
      'perseus',
      'g17-5',
      {
        'two damage cards': (scene) => scene.until('planning', 'crewActions').all('damageCard').length === 2,
        nothing: (scene) =>
          scene.all('damageCard').length === 0 && scene.s.intel === 0 && scene.asking !== 'repair',
        'repair 3': ({ asking, s }) => {
          const frame = s.stack.at(-1);
          return asking === 'repair' && frame?.step === 'repair' && frame.points === 3;
        },
        '3 intel': ({ s }) => s.intel === 3,
      },
    ],
  ];

  test.each(
    CARDS.flatMap((card) => [1, 2, 3, 4, 5, 6].map((n) => [card[0], n, card] as const)),
  )('%s, D6 = %i brings what the card says', (id, n, [, region, eos, brings]) => {
    const what = saying(after(EVENT_WORDS[id].text), n);
    expect(brings[what], what).toBeDefined();
    expect(brings[what]?.(luck(id, region, eos, n))).toBe(true);
  });

  test.each(CARDS.map(([id]) => id))('%s has its ranges in the rules and in what is asked', (id) => {
    expect(rules).toContain(EVENT_WORDS[id].text.replace(/\.$/, '').replace('’', "'"));
    const seen = { ...view(given({}).s), asking: { step: 'tryLuck', card: id } as const };
    expect(promptLine('tryLuck', seen)).toContain(EVENT_WORDS[id].text);
  });

  test('Strange Fruit says its ranges also to whoever names the character', () => {
    const asking = { step: 'pickCharacter', purpose: 'strange-fruit', from: ['pilot'] } as const;
    const seen = { ...view(given({}).s), asking };
    expect(promptLine('pickCharacter', seen)).toMatch(
      /on 1 or 2 they gain 3 stress, on 3, 4 or 5 they lose 3, on 6 they lose 3 and gain a level/,
    );
  });
});

test('ER-13.4 Mercenary Escort says how far it reaches, and reaches as far', () => {
  const eos = 'g09-2';
  const at = (lanes: number) => GALAXIES.find((id) => distance(id, eos) === lanes) ?? eos;
  const offered = (lanes: number) =>
    given({ eos, ships: [`dexer@${at(lanes)}`] }).offers(place('pilot', 'escort'));
  expect([1, 2, 3, 4].map(offered)).toEqual([true, true, true, false]);
  expect(crewActionWords('escort', {})).toContain(`within ${ESCORT_RANGE} lanes`);
  expect(rules).toContain('An Alien ship within 3 lanes');
});

test('ER-19.3 labels follow the Round Rule in force, and so do the actions', () => {
  const gives = (action: 'repair' | 'basic-treatment' | 'advanced-treatment', event?: EventId) =>
    slotGives(action, event === undefined ? {} : { event });
  expect(gives('repair')).toBe('3 points of hull');
  expect(gives('repair', 'creeping-roots')).toBe('2 points of hull');
  expect([gives('basic-treatment'), gives('advanced-treatment')]).toEqual(['−3 stress', '−5 stress']);
  expect(gives('basic-treatment', 'spore-bloom')).toBe('−2 stress');
  expect(gives('advanced-treatment', 'spore-bloom')).toBe('−4 stress');
  expect(crewActionWords('repair', { event: 'creeping-roots' })).toBe('Repair the EOS: 2 points of hull');
  expect(crewActionWords('basic-treatment', { event: 'spore-bloom' })).toBe('Basic Treatment: −2 stress');
  const treated = given({
    event: 'spore-bloom',
    crew: { commander: { level: 2, stress: 5 }, pilot: { stress: 9 } },
  }).when(place('pilot', 'basic-treatment'));
  expect(treated.s.crew.pilot.stress).toBe(7);
});

test('ER-19.3, ER-22.10 the lanes of orders follow the Round Rule, Decoy Bay and the Last Dash', () => {
  const says = (more: Given = {}) => {
    const seen = view(given({ orders: { vorde: 'vorde-basilisk' }, ...more }).s);
    return ordersWords(seen, 'vorde', threatAt(seen));
  };
  expect(says()).toBe('to the EOS, 2 lanes');
  expect(says({ event: 'war-drums' })).toBe('to the EOS, 3 lanes');
  expect(says({ event: 'frame-drag' })).toBe('to the EOS, 1 lane');
  expect(says({ effects: { decoyed: 'vorde' } })).toBe('to the EOS, 0 lanes');
  expect(says({ effects: { decoyed: 'dexer' } })).toBe('to the EOS, 2 lanes');
});

test('ER-17 the row of a class tells the number that stands at its ships', () => {
  const seen = view(given({ ships: ['dexer@g05-6'], eos: 'g05-5' }).s);
  const threat = threatAt(seen);
  const [dexer] = threat.ships;
  expect(dexer?.chance).toBeGreaterThan(0);
  const row = ordersWords(seen, 'dexer', threat);
  expect(row).toMatch(/^\d+ % to come; \d+ of \d+ cards hunt the EOS/);
  expect(row).toContain(percent(dexer?.chance ?? 0));
  expect(ordersWords(seen, 'vorde', threat)).toBe('none on the map');
});

test('every event of a played game is told with a rule of the book', () => {
  const scene = given({ ships: ['dexer@g18-1'], frbs: ['g01-1'], from: 'warpPhase' }).until(
    'tryLuck',
    'planning',
  );
  expect(scene.events.length).toBeGreaterThan(20);
  for (const event of scene.events) {
    const rule = /\((ER-\d+\.\d+)\)\.$/.exec(eventLine(event, NOBODY))?.[1];
    expect(rule, eventLine(event, NOBODY)).toBeDefined();
    expect(rules).toContain(`**${rule}**`);
  }
});

test('ER-15.7 a retaliation says its number, who hits and by which rule', () => {
  const line = eventLine(
    {
      type: 'strike',
      kind: 'retaliation',
      hits: ['vorde-famished-spire'],
      damage: 3,
      extinction: 0,
    },
    NOBODY,
  );
  expect(line).toBe('Retaliation: Famished Spire hit for 3 (ER-15.7).');
});

test('ER-2.6 a location roll names both dice and the galaxy as on the board', () => {
  const at = labelled(13, 6);
  const line = eventLine({ type: 'rolledLocation', sector: 13, number: 6, at }, NOBODY);
  expect(line).toBe('Location: D20 = 13, D6 = 6, galaxy 4/4 (ER-2.6).');
});

test('ER-17.6 every step of the Alien attack flow cites a rule of the book', () => {
  for (const { rule } of ATTACK_FLOW) expect(rules).toContain(`**${rule}**`);
});

test('the reader has prologue, advice, questions and epilogue, and questions cite rules of the book', () => {
  for (const title of ['Prologue', 'Advice', 'Questions', 'Epilogue'])
    expect(rules).toContain(`## ${title}\n`);
  const questions = rules.slice(rules.indexOf('## Questions'), rules.indexOf('## Epilogue'));
  const cited = [...questions.matchAll(/ER-\d+\.\d+/g)].map(([id]) => id);
  expect(cited.length).toBeGreaterThan(10);
  for (const id of cited) expect(rules).toContain(`**${id}**`);
});

test('every crew action has words', () => {
  const seen = view(given({}).s);
  const actions: EosAction[] = CREW_ACTIONS.map((action) => place('pilot', action));
  for (const action of actions) expect(actionLine(action, seen)).toMatch(/^Pilot: \S/);
});
