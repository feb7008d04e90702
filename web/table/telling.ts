/** What a table says without being looked at: words for who listens, sounds, and where a press was cut short. */
import { useEffect } from 'preact/hooks';
import { type Kit, SPECTATOR } from '#engine';
import type { WhyNot } from '#ui/table.ts';
import type { Feed, Halt } from '../match/feed.ts';
import { cue } from '../sound.ts';
import { words } from '../text/en.ts';
import { newest, type Retelling } from './recap.ts';
import type { Shared } from './shared.ts';

/** What a listener hears: what is told, undone or advised; else what is asked, then what happened, what touches them first. */
export function spoken<K extends Kit>({ match, retelling, advice, undoing }: Shared<K>): string {
  const { value: shown } = retelling.player.shown;
  // The words are for the one who left.
  if (match.handOver.value !== undefined) return '';
  if (shown?.line) return shown.line.text;
  if (undoing.undone.value !== undefined) return words.table.undone(undoing.undone.value);
  if (advice.value?.why !== undefined) {
    const now = advice.value.steps.find(({ state }) => state === 'now');
    return words.table.hintSpoken(now?.words ?? '', advice.value.why);
  }
  return happened(match, retelling);
}

function happened<K extends Kit>(match: Feed<K>, { recap }: Retelling<K>): string {
  const { game, fresh, decision, view, outcome, viewer, moments } = match;
  if (outcome.value) {
    const { title, detail } = game.words.outcome(outcome.value, viewer.value);
    return `${title} ${detail}`;
  }
  const asked = decision.value ? [game.words.prompt(decision.value.prompt, view.value)] : [];
  const others = moments.value.at(-1)?.move?.seat !== viewer.value;
  const lines = others ? newest(recap.value, moments.value.length - 1) : [];
  const told = [...lines].sort((a, b) => Number(a.touches === 'other') - Number(b.touches === 'other'));
  const events = fresh.value.map((event) => game.words.event(event, view.value));
  return [...asked, ...(told.length > 0 ? told.map(({ text }) => text) : events)].join(' ');
}

/** Tells the person where a press of several actions was cut short, and why. */
export function useHalts<K extends Kit>(match: Feed<K>, complain: (why: WhyNot) => void): void {
  const { value: halted } = match.halted;
  useEffect(() => {
    if (halted) complain(whyHalted(halted));
  }, [halted]);
}

function whyHalted({ why, done, of }: Halt): WhyNot {
  if (typeof why === 'string') return { rule: 'table', message: words.table.stopped[why](done, of) };
  return { rule: why.rule ?? 'table', message: words.table.stopped.refused(done, of, why.message) };
}

export function useCues<K extends Kit>(match: Feed<K>): void {
  const count = match.moments.value.length;
  useEffect(() => {
    if (match.fresh.value.length === 0) return;
    const { value: outcome } = match.outcome;
    if (outcome && match.viewer.value === SPECTATOR) cue('event');
    else if (outcome) cue(outcome.winners.includes(match.viewer.value) ? 'won' : 'lost');
    else cue(match.fresh.value.length > 1 ? 'event' : 'act');
  }, [count]);
}
