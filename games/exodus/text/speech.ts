/** What is said in a scene, in the speaker's own words; and what came of it. */
import { byType } from '#engine';
import type { FactionId } from '../content/factions.ts';
import { standIn } from '../outlook/scene.ts';
import type { View } from '../view/index.ts';
import { does, faction } from './names.ts';
import { SECRET_WORDS } from './secrets.ts';
import type { Spoken } from './spoken.ts';
import { SCENE_WORDS } from './stage.ts';
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

/** What one says in one go; all that is offered is one sentence, and a refusal has a reason. */
export function spoken(
  events: readonly Spoken[],
  view: View,
): { readonly words: string; readonly hard: boolean }[] {
  const offered = events.filter((event) => event.type === 'offered');
  const issue = view.scene?.issue;
  return events.flatMap((event) => {
    const said = { words: speech(event), hard: event.type === 'threatened' };
    if (event.type === 'refused') return [said, { words: refusal(view, event.by), hard: false }];
    // What one says of one's own people would be odd of others'.
    if (event.type === 'sceneOpened' && issue !== undefined && issue !== event.by)
      return [{ ...said, words: SCENE_WORDS.about(faction(issue)) }];
    if (event.type !== 'offered') return [said];
    const items = offered.map((one) => item(one.item)).join(', ');
    return event === offered[0] ? [{ ...said, words: filled(VOICES[event.by].offer, { item: items }) }] : [];
  });
}

function refusal(view: View, by: FactionId): string {
  const { scene } = view;
  const own = standIn(view, by);
  if (scene?.threatened) return SCENE_WORDS.refusal.threat;
  return scene?.items.length === 0 || own === undefined || own === 'none'
    ? SCENE_WORDS.refusal.nothing
    : SCENE_WORDS.refusal.little(stake(own));
}
