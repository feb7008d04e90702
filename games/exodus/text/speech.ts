/** What is said in a scene, in the speaker's own words; and what came of it. */
import { byType } from '#engine';
import { does, faction } from './names.ts';
import { SECRET_WORDS } from './secrets.ts';
import type { Spoken } from './spoken.ts';
import { item, stake } from './stakes.ts';
import { filled, VOICES } from './voices.ts';

type Lines = { readonly [T in Spoken['type']]: (event: Extract<Spoken, { type: T }>) => string };

const LINES: Lines = {
  sceneOpened: ({ by, phase }) =>
    phase === 'resolve' ? VOICES[by].object : 'I will not vote for that. A word with you.',
  demanded: ({ stake: what, issue }) =>
    issue === undefined
      ? `I want you to ${stake(what)}.`
      : `Write this for ${faction(issue)}: ${stake(what)}.`,
  offered: ({ by, item: given }) => filled(VOICES[by].offer, { item: item(given) }),
  threatened: ({ by, secret }) =>
    `${VOICES[by].threat} ${
      secret === undefined
        ? 'Or I say out loud what I know.'
        : `Or everyone hears of “${SECRET_WORDS[secret].name}”.`
    }`,
  countered: ({ by, item: wanted }) => filled(VOICES[by].counter, { item: item(wanted) }),
  stood: () => 'My offer stands as it is.',
  withdrawn: () => 'Forget that I asked.',
  refused: ({ by }) => VOICES[by].no,
  refusedByMarker: () => 'You owe me. Here is your marker: no more of this.',
  dealt: ({ with: other }) => VOICES[other].yes,
  forced: ({ by }) => VOICES[by].force,
  forcedResult: ({ by, outcome }) =>
    outcome === 'success'
      ? `${does(by, 'wins')} the argument.`
      : outcome === 'failure'
        ? `${does(by, 'is')} shouted down.`
        : 'Both lose face, and neither gets what it wanted.',
  dropped: () => 'Both let it drop.',
};

export const speech = (event: Spoken): string => byType(LINES, event);

/** What one says in one go; all that is offered is one sentence. */
export function spoken(events: readonly Spoken[]): { readonly words: string; readonly hard: boolean }[] {
  const offered = events.filter((event) => event.type === 'offered');
  return events.flatMap((event) => {
    const hard = event.type === 'threatened';
    if (event.type !== 'offered') return [{ words: speech(event), hard }];
    const items = offered.map((one) => item(one.item)).join(', ');
    return event === offered[0] ? [{ words: filled(VOICES[event.by].offer, { item: items }), hard }] : [];
  });
}
