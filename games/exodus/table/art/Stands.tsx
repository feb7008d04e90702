/** Where the respondent stands now: what the talk is meant to change. */
import type { JSX } from 'preact';
import type { FactionId } from '../../content/factions.ts';
import { standIn } from '../../rules/outlookScene.ts';
import { named } from '../../text/people.ts';
import { SCENE_WORDS } from '../../text/stage.ts';
import { stake } from '../../text/stakes.ts';
import { SHORT } from '../../text/table.ts';
import type { View } from '../../view/index.ts';

export function Stands({ view, of }: { view: View; of: FactionId }): JSX.Element | undefined {
  const now = standIn(view, of);
  if (now === undefined) return undefined;
  return (
    <p class="o-muted">
      {SHORT[of]} {SCENE_WORDS.stands} <b>{named(stake(now), view)}</b>
    </p>
  );
}
