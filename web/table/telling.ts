/** What a table says without being looked at: words for who listens, sounds, and where a press was cut short. */
import { useEffect } from 'preact/hooks';
import type { Kit } from '#engine';
import type { WhyNot } from '#ui/table.ts';
import type { Feed, Halt } from '../match/feed.ts';
import { cue } from '../sound.ts';
import { words } from '../text/en.ts';
import type { Shared } from './shared.ts';

/** What a listener hears: what is told or advised; else what happened, then what is asked. */
export function spoken<K extends Kit>({ match, retelling, advice }: Shared<K>): string {
  const { value: shown } = retelling.player.shown;
  if (shown?.line) return shown.line.text;
  if (advice.value?.why !== undefined) {
    const now = advice.value.steps.find(({ state }) => state === 'now');
    return words.table.hintSpoken(now?.words ?? '', advice.value.why);
  }
  return happened(match);
}

function happened<K extends Kit>({
  game,
  fresh,
  decision,
  view,
  outcome,
  viewer,
  handOver,
}: Feed<K>): string {
  // The words are for the one who left.
  if (handOver.value !== undefined) return '';
  const lines = fresh.value.map((event) => game.words.event(event, view.value));
  if (decision.value) lines.push(game.words.prompt(decision.value.prompt, view.value));
  if (outcome.value) {
    const { title, detail } = game.words.outcome(outcome.value, viewer.value);
    lines.push(title, detail);
  }
  return lines.join(' ');
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
    if (outcome) cue(outcome.winners.includes(match.viewer.value) ? 'won' : 'lost');
    else cue(match.fresh.value.length > 1 ? 'event' : 'act');
  }, [count]);
}
