/** XD-11 A scene as a conversation: what each side has said so far, in order. */
import type { FactionId } from '../content/factions.ts';
import { HOME_SHIPS } from '../content/ships.ts';
import type { View } from '../view/index.ts';
import type { SeenScene } from '../view/scene.ts';
import { settingWords } from './colour.ts';
import { faction } from './names.ts';
import type { Spoken } from './spoken.ts';
import { SCENE_WORDS } from './stage.ts';

/** Who says it; nobody where it is what came of it. */
export function speakerOf(event: Spoken): FactionId | undefined {
  if (event.type === 'dropped' || event.type === 'forcedResult') return undefined;
  return event.type === 'dealt' ? event.with : event.by;
}

export interface Turn {
  readonly who: FactionId | undefined;
  readonly events: readonly Spoken[];
}

/** What one says without the other coming in between is one turn. */
export function turnsOf(said: readonly Spoken[]): Turn[] {
  const turns: { who: FactionId | undefined; events: Spoken[] }[] = [];
  for (const event of said) {
    const who = speakerOf(event);
    const last = turns[turns.length - 1];
    if (last !== undefined && last.who === who) last.events.push(event);
    else turns.push({ who, events: [event] });
  }
  return turns;
}

/** The talk as it stands on the table. It is public, so it can be told from the view at any time. */
export function talkOf({ scene, phase }: View): Spoken[] {
  if (scene === undefined) return [];
  const { opener, respondent, issue, demand, items, threatened, threat, extra, denied } = scene;
  const said: Spoken[] = [{ type: 'sceneOpened', by: opener, phase: scene.phase }];
  if (respondent === undefined || demand === undefined) return said;
  said.push({
    type: 'demanded',
    by: opener,
    of: respondent,
    stake: demand,
    ...(issue === undefined ? {} : { issue }),
  });
  for (const item of items) said.push({ type: 'offered', by: opener, item });
  if (threatened)
    said.push({
      type: 'threatened',
      by: opener,
      of: respondent,
      ...(threat === undefined ? {} : { secret: threat }),
    });
  if (extra !== undefined) said.push({ type: 'countered', by: respondent, item: extra });
  if (denied !== undefined)
    said.push({ type: 'countered', by: respondent, item: denied }, { type: 'stood', by: opener });
  if (phase === 'sceneForce') said.push({ type: 'refused', by: respondent });
  return said;
}

/** Aboard which ship, and what it is about. Whoever opened it is the host, from the first word to the last. */
export function whereOf({ ship, prelude, opener, issue, phase }: SeenScene): string {
  const place = settingWords({
    ship: ship ?? HOME_SHIPS[opener][0],
    ...(prelude ? { prelude } : {}),
  });
  if (issue === undefined && phase === 'resolve') return place;
  return [place, issue === undefined ? SCENE_WORDS.ballot : SCENE_WORDS.issue(faction(issue))].join(' · ');
}
