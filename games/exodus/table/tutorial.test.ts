/** The tutorial must play through whatever the bots do, and every rule it or the table names must be in the rulebook. */
import { expect, test } from 'vitest';
import { type BareStep, Match, stream, type Variants } from '#engine';
import type { ExodusAction } from '../action.ts';
import { type ExodusFrame, FRAMES } from '../frame.ts';
import { exodus } from '../index.ts';
import rules from '../rules.en.md?raw';
import type { Exodus } from '../state.ts';
import { ruleFor } from './ruleFor.ts';
import { tutorial } from './tutorial.ts';

function begin(): Match<Exodus> {
  const { seats, options, seed } = tutorial;
  const begun = Match.start(exodus, { seats, options, random: { kind: 'keyed', seed } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  return begun.match;
}

type Pick = (open: readonly ExodusAction[]) => ExodusAction | undefined;

/** Plays as the coach says; gives the title of the beat where nothing more can be done. A fleet that reckless bots lose is over, not stuck. */
function play(match: Match<Exodus>, pick: Pick): string | undefined {
  for (const { title, allows, done } of tutorial.beats) {
    let over = done === undefined;
    for (let moves = 0; !over; moves++) {
      const open = match.decisions();
      const bot = open.find(({ seat, awaited }) => seat !== 0 && awaited);
      const mine = open.find(({ seat }) => seat === 0);
      const seat = bot?.seat ?? 0;
      const actions = bot?.actions ?? mine?.actions.filter((action) => allows?.(action) ?? true) ?? [];
      const action = (seat === 0 ? actions.find((one) => done?.(one)) : undefined) ?? pick(actions);
      if (action === undefined || moves > 2000 || !match.act(seat, action).ok) return title;
      over = seat === 0 && (done?.(action) ?? false);
      if (match.outcome !== undefined) return undefined;
    }
    // Between two beats one answers whatever is asked, up to the next vote.
    if (done === undefined && allows?.({ type: 'pass' })) settle(match, allows, pick);
  }
  return undefined;
}

function settle(match: Match<Exodus>, allows: (action: ExodusAction) => boolean, pick: Pick): void {
  for (;;) {
    const open = match.decisions();
    const turn =
      open.find(({ seat, awaited }) => awaited && seat !== 0) ?? open.find(({ seat }) => seat === 0);
    if (turn === undefined) return;
    const action = pick(turn.seat === 0 ? turn.actions.filter(allows) : turn.actions);
    if (action === undefined || !match.act(turn.seat, action).ok) return;
  }
}

test('the first seat leads the Government', () => {
  expect(begin().view(0).faction).toBe('government');
});

test('the first voyage plays through, whatever the others choose', () => {
  for (let game = 0; game < 12; game++) {
    const random = stream(`tutorial ${game}`);
    const pick: Pick = (open) => open[random.int(Math.max(1, open.length))];
    expect(play(begin(), pick)).toBeUndefined();
  }
});

test('there are ten beats, and their rules are in the rulebook', () => {
  expect(tutorial.beats).toHaveLength(10);
  for (const { rule } of tutorial.beats) expect(rules).toContain(`- **${rule}** `);
});

function isBare(step: string): step is BareStep<ExodusFrame> {
  const args: Variants = FRAMES.variants;
  return Object.values(args[step] ?? {}).every(({ optional }) => optional);
}

test('whatever is asked, the rule to read first is in the rulebook', () => {
  for (const step of Object.keys(FRAMES.variants).filter(isBare))
    expect(rules).toContain(`- **${ruleFor(step, {})}** `);
  for (const phase of ['resolve', 'disposition', 'course', 'landfall'] as const)
    expect(rules).toContain(`- **${ruleFor('poll', { frame: { step: 'poll', phase } })}** `);
});
