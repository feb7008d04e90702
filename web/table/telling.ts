/** What a table says without being looked at: words for who listens, sounds, and where a press was cut short. */
import { useEffect, useRef } from 'preact/hooks';
import { type Kit, SPECTATOR } from '#engine';
import { type About, choicesOf } from '#ui/kit/choice.ts';
import type { GameTable, WhyNot } from '#ui/table.ts';
import type { Feed, Halt } from '../match/feed.ts';
import { type Cue, cue } from '../sound.ts';
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
    if (halted) complain(whyHalted(halted, learntIn(match)));
  }, [halted]);
}

/** So much of what was learnt is told. */
const MOST_LEARNT = 2;

/** What the last moment showed, in the game's words. */
function learntIn<K extends Kit>({ game, fresh, view }: Feed<K>): string {
  return fresh.value
    .map((event) => game.words.event(event, view.value))
    .filter(Boolean)
    .slice(-MOST_LEARNT)
    .join(' ');
}

function whyHalted({ why, done, of }: Halt, learnt: string): WhyNot {
  if (why === 'learnt' && learnt !== '')
    return { rule: 'table', message: words.table.stopped.shown(learnt, of - done) };
  if (typeof why === 'string') return { rule: 'table', message: words.table.stopped[why](done, of) };
  return { rule: why.rule ?? 'table', message: words.table.stopped.refused(done, of, why.message) };
}

/** What is heard of a moment: how it ended, what others did to oneself, an event; then a bell where it is one's turn. */
export function useCues<K extends Kit>({ match, retelling }: Shared<K>): void {
  const count = match.moments.value.length;
  const asked = match.decision.value !== undefined;
  const waited = useRef(asked);
  useEffect(() => {
    if (match.fresh.value.length > 0) {
      const heard = cueOf(match, retelling);
      if (heard) cue(heard);
    }
    if (asked && !waited.current && !match.outcome.value) cue('turn');
    waited.current = asked;
  }, [count, asked]);
}

function cueOf<K extends Kit>(match: Feed<K>, { recap }: Retelling<K>): Cue | undefined {
  const { viewer, outcome, moments } = match;
  if (outcome.value && viewer.value === SPECTATOR) return 'event';
  if (outcome.value) return outcome.value.winners.includes(viewer.value) ? 'won' : 'lost';
  const lines = newest(recap.value, moments.value.length - 1);
  const near = lines.find(({ touches, tone }) => touches !== 'other' && tone !== 'plain');
  if (near) return near.tone === 'bad' ? 'bad' : 'good';
  if (lines.some(({ touches }) => touches === 'me')) return 'toYou';
  // One's own press was heard when it was made.
  if (moments.value.at(-1)?.move?.seat === viewer.value) return lines.length > 0 ? 'event' : undefined;
  return recap.value.chapters[0]?.actor === 'event' ? 'event' : 'touch';
}

const BY_ABOUT: Readonly<Record<About['kind'], Cue>> = {
  ...{ card: 'card', place: 'build', piece: 'touch', split: 'touch', plain: 'touch' },
};

/** What one's own press sounds like: paper, wood, or something that is put in its place. */
export function pressCue<K extends Kit>(match: Feed<K>, table: GameTable<K>, action: K['action']): Cue {
  const [choice] = choicesOf(table.about, [action], match.view.value, match.viewer.value);
  return BY_ABOUT[choice?.kind ?? 'plain'];
}
