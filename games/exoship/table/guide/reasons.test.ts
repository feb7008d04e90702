/** Every reason is told where its facts hold, and nowhere else. */
import { describe, expect, test } from 'vitest';
import { pick, stream } from '#engine';
import { whyOf } from '#ui/kit/hint.ts';
import type { ExoshipAction } from '../../action.ts';
import { futuresOf, legalIn } from '../../outlook.ts';
import type { Given } from '../../positions.ts';
import { positions } from '../../test/positions.ts';
import { CHANGE_COURSE, END, given, use } from '../../test/scene.ts';
import { FOUNDER_WORDS } from '../../text/content.ts';
import { inView, type View, view } from '../../view.ts';
import { reasons } from './reasons.ts';

const sway = (by: string, target: string) => ({ type: 'sway', by, target }) as ExoshipAction;

/** What is said for a plan, by the reason of this name alone or by whichever comes first. */
function said(
  position: Given,
  plan: readonly [ExoshipAction, ...ExoshipAction[]],
  id?: string,
): string | undefined {
  const now = view(given(position).s);
  const views: View[] = [];
  let here = now;
  for (const action of plan) {
    const [only, ...more] = futuresOf(here, action, 'action');
    if (!only || more.length > 0) break;
    views.push(only.view);
    here = only.view;
  }
  const advice = { seat: 0, plan, views };
  return id === undefined
    ? whyOf(reasons, now, advice)
    : reasons.find((one) => one.id === id)?.tell(now, advice);
}

const AXIOS = { step: 4, destination: 'axios' } as const;
const GIFTS: Given = {
  ...AXIOS,
  elder: '+signaler fixer',
  midlife: 'diplomat quartermaster',
  young: '+saboteur steward',
};
const CAPTAIN: Given = {
  step: 2,
  elder: '+steward diplomat',
  midlife: '+navigator physician',
  young: '+recruiter fixer',
  timeline: ['quiet-years', 'blight', 'birth-boom', 'purge-drill'],
};
const CHILDREN: Given = {
  step: 1,
  elder: 'recruiter +diplomat',
  midlife: '+ghost tutor',
  young: '+navigator physician',
  timeline: ['purge-drill', 'loyalty-oath', 'birth-boom', 'blight'],
};
const VOICE: Given = {
  elder: 'physician diplomat',
  midlife: 'ghost tutor',
  young: '+navigator +quartermaster',
};

test.each<readonly [string, Given, readonly [ExoshipAction, ...ExoshipAction[]], string]>([
  [
    'winsNow',
    GIFTS,
    [use('signaler', { target: 'diplomat' }), use('saboteur', { target: 'quartermaster' })],
    'Then six points on Axios are left after suspicion: you win.',
  ],
  [
    'blinds',
    { ...GIFTS, midlife: '+diplomat quartermaster', elder: 'signaler fixer' },
    [use('saboteur', { target: 'quartermaster' })],
    'Bao’s arrow is the only one that would cost you points this turn.',
  ],
  [
    'disarms',
    VOICE,
    [sway('navigator', 'ghost')],
    'Kwame is the one who exposes Inés: on your side, the arrow is harmless.',
  ],
  [
    'chain',
    { elder: 'physician steward', midlife: '+navigator recruiter', young: '+ghost fixer' },
    [sway('navigator', 'physician'), sway('physician', 'steward')],
    'Inés sways Tomasz, and Tomasz’s arrow hits Dmitri. Suspicion takes Tomasz; 6 points stay.',
  ],
  [
    'rank1',
    { elder: 'fixer steward', midlife: '+navigator physician', young: 'quartermaster tutor' },
    [sway('navigator', 'fixer')],
    'Sunniva stands at rank 1, and counts 2 points.',
  ],
  [
    'shiftUp',
    {
      ...AXIOS,
      elder: 'saboteur +fixer',
      midlife: '+quartermaster +physician',
      young: '+navigator +steward',
    },
    [use('fixer', { target: 'saboteur' })],
    'When Lucía goes, Sunniva moves up to rank 1.',
  ],
  [
    'heir',
    { ...CAPTAIN, elder: '+steward +diplomat' },
    [CHANGE_COURSE],
    'The captain pays with the post; Emre inherits it as Rift.',
  ],
  [
    'courseNow',
    { ...CAPTAIN, midlife: 'navigator physician' },
    [CHANGE_COURSE],
    '3 steps are left, and next turn the captain will be Directorate.',
  ],
  [
    'courseLater',
    { ...CAPTAIN, elder: '+steward +diplomat' },
    [use('recruiter', { to: 'midlife' })],
    'The captain is worth 2 points now; next turn Inés can pay instead.',
  ],
  [
    'young',
    { elder: 'physician steward', midlife: '+ghost saboteur', young: 'recruiter tutor' },
    [sway('ghost', 'recruiter')],
    'Hana is young: with you for two turns after this one.',
  ],
  [
    'childSide',
    { elder: 'fixer steward', midlife: '+navigator physician', young: 'quartermaster tutor' },
    [sway('navigator', 'fixer')],
    'Sunniva dies when this turn ends; the child will be Rift.',
  ],
  [
    'markDodge',
    CHILDREN,
    [use('navigator')],
    'The next card marks the elders; Kwame would stand first there.',
  ],
  [
    'turnCard',
    CHILDREN,
    [use('navigator')],
    'On the other side the card is Quiet Years: it marks the young, where you have nobody first.',
  ],
  [
    'ring',
    {
      hard: true,
      ship: 'cruise',
      step: 3,
      elder: '+navigator quartermaster',
      midlife: '+tutor physician',
      young: 'diplomat steward',
    },
    [sway('tutor', 'diplomat')],
    'Three in a line deploy the ring.',
  ],
  [
    'replaceOdds',
    { elder: '+tutor quartermaster', midlife: 'steward fixer', young: 'recruiter saboteur' },
    [{ type: 'replace', founder: 'tutor' }],
    'Mirela would be exposed; 1 of 5 unseen founders would be safe there. Turning the ship now would leave nobody after suspicion.',
  ],
  [
    'replaceReach',
    { elder: '+signaler navigator', midlife: 'steward fixer', young: 'ghost saboteur' },
    [{ type: 'replace', founder: 'signaler' }],
    'Ayo’s arrow hits nobody you could sway; that of 2 of 5 unseen founders would. Turning the ship now would leave nobody after suspicion.',
  ],
  [
    'opens',
    {
      elder: 'fixer tutor',
      midlife: 'saboteur recruiter',
      young: 'ghost signaler',
      phase: 'freeSway',
    },
    [{ type: 'freeSway', generation: 'young' }, use('signaler', { target: 'recruiter' })],
    'Ayo can bring in Hana at once.',
  ],
  [
    'safe',
    { elder: 'fixer steward', midlife: '+navigator physician', young: 'quartermaster tutor' },
    [sway('navigator', 'fixer')],
    'No Directorate arrow hits Sunniva there.',
  ],
])('%s', (id, position, plan, sentence) => {
  expect(said(position, plan, id)).toBe(sentence);
});

test('a known card is named with its arrow', () => {
  const position: Given = {
    elder: '+tutor navigator',
    midlife: 'steward fixer',
    young: 'ghost saboteur',
    known: 'physician diplomat signaler recruiter quartermaster',
    undealt: '',
  };
  const plan = [{ type: 'replace', founder: 'tutor' }] as const;
  expect(said(position, plan, 'replaceKnown')).toBe(
    'Tomasz is the next card of the stack: an arrow down, safe here. Turning the ship now would leave nobody after suspicion.',
  );
  expect(said(position, plan, 'replaceOdds')).toBeUndefined();
});

test('the order of two steps is warned of where the other one loses somebody', () => {
  const position: Given = {
    ...AXIOS,
    elder: 'ghost steward',
    midlife: '+recruiter tutor',
    young: '+physician +fixer',
  };
  const plan = [use('recruiter', { to: 'elder' }), use('recruiter', { to: 'young' })] as const;
  expect(said(position, plan, 'shiftInto')).toBe(
    'Careful with the other order: Hana would move into Dmitri’s arrow. Suspicion takes Tomasz; 3 points stay.',
  );
});

test('a reason is not told where its facts do not hold', () => {
  expect(said(VOICE, [sway('navigator', 'ghost')], 'winsNow')).toBeUndefined();
  expect(said(VOICE, [sway('navigator', 'ghost')], 'ring')).toBeUndefined();
  expect(said(CAPTAIN, [CHANGE_COURSE], 'heir')).toBeUndefined();
  expect(said(CHILDREN, [use('navigator')], 'courseNow')).toBeUndefined();
  // Who is safe already, and can sway someone, is not advised away for being safe.
  const safe: Given = { elder: '+tutor navigator', midlife: 'steward fixer', young: 'ghost saboteur' };
  for (const id of ['replaceOdds', 'replaceReach'])
    expect(said(safe, [{ type: 'replace', founder: 'tutor' }], id)).toBeUndefined();
  // Who would be exposed is not called safe.
  expect(said(GIFTS, [use('signaler', { target: 'diplomat' })], 'safe')).toBeUndefined();
});

test('the first that holds is told', () => {
  expect(said(VOICE, [sway('navigator', 'ghost')])).toContain('harmless');
});

describe('what the headline warns of', () => {
  const OPENING: Given = {
    elder: 'fixer tutor',
    midlife: 'saboteur recruiter',
    young: 'ghost signaler',
    phase: 'freeSway',
  };

  test('who is lost all the same is said with the reason, and what stays', () => {
    const joined: Given = { ...OPENING, young: 'ghost +signaler', phase: 'actions' };
    const plan = [use('signaler', { target: 'recruiter' }), sway('recruiter', 'fixer'), END] as const;
    expect(said(joined, plan)).toBe(
      'Ayo sways Hana, and Hana’s arrow hits Sunniva. Suspicion takes Hana and Ayo; 2 points stay.',
    );
    expect(said(OPENING, [{ type: 'freeSway', generation: 'young' }, ...plan], 'opens')).toBe(
      'Ayo can bring in Hana at once, and Hana Sunniva. Suspicion takes Hana and Ayo; 2 points stay.',
    );
  });

  test('who joins free only to be replaced makes room for another of Rift', () => {
    const plan = [
      { type: 'freeSway', generation: 'young' },
      { type: 'replace', founder: 'signaler' },
    ] as const;
    expect(said(OPENING, plan, 'freeNew')).toContain('Ayo joins free. Whoever is drawn in that place');
  });

  test('a mark that nothing stops is named', () => {
    expect(said({ ...CHILDREN, actionsLeft: 0 }, [END])).toBe(
      'All actions are used: 5 points stay after suspicion. The mark takes Kwame all the same.',
    );
    expect(said(CHILDREN, [use('navigator'), END])).not.toContain('all the same');
  });

  test('while the plan goes on, nothing is called lost', () => {
    expect(said(CHILDREN, [use('diplomat', { target: 'ghost' })])).not.toContain('takes');
  });

  test('an end of the turn that loses everybody says what comes of it', () => {
    expect(said({ ...VOICE, midlife: '+ghost tutor', young: 'navigator quartermaster' }, [END])).toContain(
      'No action of yours would leave more',
    );
    expect(said(VOICE, [END])).toBe(
      'Two actions would save 5 points at best; with nobody left, someone joins you free next turn.',
    );
  });
});

/** These speak of people as a means, or of who goes: the rest promises something of whom it names. */
const MEANS = ['chain', 'opens', 'shiftUp', 'replaceOdds', 'replaceReach', 'replaceNew', 'comes'];

/** A plan of some actions and the end of the turn, as random as the position; its views as far as they are certain. */
function planFrom(now: View, random: ReturnType<typeof stream>) {
  const views: View[] = [];
  const plan: ExoshipAction[] = [];
  let here = now;
  while (here.actionsLeft > 0 && views.length === plan.length) {
    const action = pick(
      legalIn(here).filter(({ type }) => type !== 'end'),
      random,
    );
    const [only, ...more] = futuresOf(here, action, 'action');
    plan.push(action);
    if (only === undefined || more.length > 0) break;
    views.push(only.view);
    here = only.view;
  }
  const [first = END, ...rest] = [...plan, END];
  return { advice: { seat: 0, plan: [first, ...rest] as const, views }, end: here };
}

test('over random positions no reason promises anything of whom the plan replaces or suspicion takes', () => {
  const random = stream('promises');
  let told = 0;
  for (const state of positions(150)) {
    const now = view(state);
    const { advice, end } = planFrom(now, random);
    const replaced = advice.plan.flatMap((one) => (one.type === 'replace' ? [one.founder] : []));
    const taken = inView(end).flatMap(({ id, exposedBy }) => (exposedBy.length > 0 ? [id] : []));
    for (const reason of reasons) {
      const said = MEANS.includes(reason.id) ? undefined : reason.tell(now, advice);
      if (said === undefined) continue;
      told += 1;
      const [promise = ''] = said.split(/ (?=Suspicion takes|Turning the ship|The mark takes|Within)/);
      for (const id of [...replaced, ...taken])
        expect(`${reason.id}: ${promise}`).not.toContain(FOUNDER_WORDS[id].short);
    }
  }
  expect(told).toBeGreaterThan(100);
});

test('where suspicion leaves nobody, that is said, and nothing else is promised', () => {
  // Hana among the young is still hit: the move keeps nobody.
  const position: Given = {
    elder: 'steward fixer',
    midlife: '+recruiter physician',
    young: 'ghost signaler',
    actionsLeft: 1,
  };
  const all = legalIn(view(given(position).s)).filter(({ type }) => type !== 'end');
  for (const action of all) {
    const [only, ...more] = futuresOf(view(given(position).s), action, 'action');
    if (!only || more.length > 0 || only.view.pointsAfterSuspicion > 0) continue;
    expect(said(position, [action, END])).toMatch(/someone joins you free next turn\.|turn the ship/);
  }
});

test('when steps run short, a captain of Rift is asked for', () => {
  const late: Given = {
    step: 3,
    elder: 'physician steward',
    midlife: 'ghost saboteur',
    young: '+recruiter tutor',
  };
  expect(said(late, [{ type: 'end' }])).toContain('Within 2 turns a Rift founder must become captain');
});

test('what only ends the turn is no reason for the step before', () => {
  for (const id of ['spent', 'rest', 'keeps'])
    expect(reasons.find((reason) => reason.id === id)?.here).toBe(true);
});
