/** What the others say of their slips is so, by the gauges on the table and by what they make of them; and so is what is foretold of their answers. */
import { beforeAll, expect, test } from 'vitest';
import { Match, stream } from '#engine';
import type { ExodusAction } from '../action.ts';
import { eyesOf, pointWorth } from '../bot/eyes.ts';
import { indexOfTrait, sheetOf } from '../bot/health.ts';
import { sense } from '../bot/index.ts';
import { FACTIONS, TRAITS, type Trait } from '../content/factions.ts';
import { exodus } from '../index.ts';
import { BAD } from '../outlook/gauges.ts';
import { type PublicReason, publicReason, REASONS } from '../outlook/reasons.ts';
import { type Answer, likelyAnswer, offerOf } from '../outlook/scene.ts';
import { outvoted, writersOf } from '../outlook/slips.ts';
import type { State } from '../state.ts';
import { type Quote, quotesOf } from '../text/quotes.ts';
import { VOICES } from '../text/voices.ts';
import { VOICES_AGAIN } from '../text/voicesAgain.ts';
import type { View } from '../view/index.ts';

const VOYAGES = 4;
const MOST_ACTIONS = 700;
const LONGEST = 80;

interface Voiced {
  readonly state: State;
  /** As the first seat sees it. */
  readonly view: View;
  readonly action: ExodusAction;
}
const asked: Voiced[] = [];

/** Quick voyages of three to six seats. */
beforeAll(() => {
  for (let at = 0; at < VOYAGES; at++) {
    const seed = `voices ${at}`;
    const random = stream(seed);
    const begun = Match.start(exodus, { seats: 3 + at, random: { kind: 'fast', seed } });
    if (!begun.ok) throw new Error(begun.refusal.message);
    const { match } = begun;
    for (let done = 0; done < MOST_ACTIONS && match.outcome === undefined; done++) {
      const next = match.decisions().find(({ awaited }) => awaited);
      if (next === undefined) throw new Error('nobody is asked');
      const action = sense.thinks?.choose(match.state, next.seat, next.actions, random) ?? next.actions[0];
      if (action === undefined) throw new Error('nothing can be done');
      const { phase } = match.view(0);
      if (phase === 'poll' || phase === 'sceneAnswer')
        asked.push({ state: structuredClone(match.state), view: match.view(0), action });
      if (!match.act(next.seat, action).ok) throw new Error('it is refused');
    }
  }
});

const isTrait = (reason: PublicReason): reason is Trait => TRAITS.some((trait) => trait === reason);

/** What is said over open slips, with the reason of it. */
function said(): { state: State; view: View; quote: Quote; reason: PublicReason }[] {
  return asked.flatMap(({ state, view }) =>
    view.frame?.step === 'poll' && view.frame.phase === 'resolve'
      ? quotesOf(view).map((quote) => {
          const key = view.houses.find(({ faction }) => faction === quote.by)?.written[quote.about];
          if (key === undefined || key === 'none') throw new Error('they speak of nothing');
          return { state, view, quote, reason: publicReason(view, key) };
        })
      : [],
  );
}

test('a line is short, whoever says it', () => {
  for (const faction of FACTIONS) {
    for (const reason of REASONS) expect(VOICES[faction].vote[reason].length).toBeLessThanOrEqual(LONGEST);
    for (const line of Object.values(VOICES_AGAIN[faction] ?? {}))
      expect(line.length).toBeLessThanOrEqual(LONGEST);
  }
});

test('a gauge that is spoken of stands where they say, and moving it is worth something to them', () => {
  const lines = said();
  expect(lines.length).toBeGreaterThan(50);
  for (const { state, view, quote, reason } of lines) {
    expect(quote.words).not.toMatch(/[{}]|undefined|NaN/);
    if (!isTrait(reason)) continue;
    const number = new RegExp(`${reason} (?:is )?(\\d+)`, 'i').exec(quote.words)?.[1];
    if (number !== undefined) expect(Number(number)).toBe(view.traits[reason]);
    const house = state.houses.find(({ faction }) => faction === quote.by);
    if (house === undefined) throw new Error('nobody said it');
    const worth = pointWorth(
      eyesOf(state, house),
      sheetOf(state),
      indexOfTrait(reason),
      BAD.has(reason) ? -1 : 1,
    );
    // A gauge that is full or empty cannot move; agendas are theirs, and may want it otherwise than all can see.
    const wished = eyesOf(state, house).goals.some(
      ({ condition }) => 'trait' in condition && condition.trait === reason,
    );
    if (!wished && view.traits[reason] > 0 && view.traits[reason] < 12) expect(worth).toBeGreaterThan(-0.3);
  }
});

test('whoever overrules the reader says why, before anybody else speaks', () => {
  let overruled = 0;
  for (const { view } of asked) {
    const { faction } = view;
    if (view.frame?.step !== 'poll' || view.frame.phase !== 'resolve' || faction === undefined) continue;
    const won = view.resolved[faction];
    if (won === undefined || outvoted(view, faction) === undefined) continue;
    overruled++;
    const against = quotesOf(view).filter((quote) => quote.against);
    const writers = writersOf(view, faction, won).filter((who) => who !== faction);
    expect(against.map(({ by }) => by).sort()).toEqual([...writers].sort().slice(0, against.length));
    expect(quotesOf(view)[0]?.against).toBe(writers.length > 0);
  }
  expect(overruled).toBeGreaterThan(3);
});

test('who is said to agree probably does', () => {
  const counts: Record<Answer, { yes: number; no: number }> = {
    likely: { yes: 0, no: 0 },
    open: { yes: 0, no: 0 },
    unlikely: { yes: 0, no: 0 },
  };
  for (const { view, action } of asked) {
    const offer = view.phase === 'sceneAnswer' ? offerOf(view, []) : undefined;
    if (offer === undefined || offer.issue === undefined) continue;
    counts[likelyAnswer(view, offer)][action.type === 'agree' ? 'yes' : 'no']++;
  }
  const share = ({ yes, no }: { yes: number; no: number }) => yes / Math.max(1, yes + no);
  expect(counts.likely.yes).toBeGreaterThan(3);
  expect(share(counts.likely)).toBeGreaterThan(0.8);
});
