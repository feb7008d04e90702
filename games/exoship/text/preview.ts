/** What the thing looked at would bring, in a few lines. In English. */
import type { ExoshipAction } from '../action.ts';
import type { FounderId } from '../content/founders.ts';
import type { Foresight, Tomorrow } from '../outlook.ts';
import { inView, type View } from '../view.ts';
import { GENERATION_WORDS, SIDE_WORDS, TIMELINE_WORDS } from './content.ts';
import { listed, short, spread } from './table.ts';

export interface PreviewLine {
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'warn' | 'bad';
  /** The board shows it too: left out where room is short. */
  readonly extra?: true;
  /** Who is meant, for their faces. */
  readonly who?: readonly FounderId[];
}

const line = (
  text: string,
  tone: PreviewLine['tone'] = 'plain',
  who: readonly FounderId[] = [],
): PreviewLine => ({ text, tone, who });

export function previewLines(
  view: View,
  action: ExoshipAction | undefined,
  then: Foresight,
  tomorrow: Tomorrow | undefined,
): PreviewLine[] {
  return tomorrow ? tomorrowLines(view, tomorrow) : actionLines(view, action, then);
}

function actionLines(view: View, action: ExoshipAction | undefined, then: Foresight): PreviewLine[] {
  const lines: PreviewLine[] = [];
  if (action?.type === 'replace') lines.push(replaceLine(view, action.founder, then));
  if (action?.type === 'changeCourse') lines.push(courseLine(view, then));
  const after = inView(then.view);
  const before = inView(view).flatMap(({ id, exposedBy }) => (exposedBy.length > 0 ? [id] : []));
  for (const id of then.exposed) {
    const by = after.find((founder) => founder.id === id)?.exposedBy ?? [];
    const fresh = !before.includes(id);
    lines.push(line(`${listed(by)} would expose ${short(id)}.`, fresh ? 'warn' : 'bad'));
  }
  if (then.maybe.length > 0 && action?.type !== 'replace')
    lines.push(line(`Suspicion may take ${listed(then.maybe)}.`, 'warn'));
  const saved = before.filter((id) => !then.exposed.includes(id) && !then.maybe.includes(id));
  const stays = saved.filter((id) => after.some((founder) => founder.id === id));
  if (stays.length > 0) lines.push(line(`${listed(stays)} would be safe.`, 'good'));
  if (then.exposed.length + then.maybe.length === 0) lines.push(line('Nobody would be exposed.'));
  if (then.view.ship !== view.ship) lines.push(line('The ring deploys.', 'good'));
  if (action?.type === 'ability') lines.push(...turnedLines(view, then.view));
  if (then.luck) lines.push(line('Shows something new.'));
  return lines;
}

function replaceLine(view: View, founder: FounderId, then: Foresight): PreviewLine {
  const now = inView(view).find(({ id }) => id === founder);
  const place = now && then.grid[now.generation][now.rank - 1];
  const comes = place?.founder;
  if (comes) return line(`${short(comes.id)} would come, as Rift.`);
  const unseen = view.stack.undealt.length;
  const safe = Math.round(unseen * (1 - (place?.exposed ?? 0)));
  return line(
    `An unseen founder, Rift, arrow unknown: ${safe} of ${unseen} would be safe.`,
    safe < unseen ? 'warn' : 'good',
  );
}

function courseLine(view: View, then: Foresight): PreviewLine {
  const lost = view.captain ? `${short(view.captain)} is gone` : 'The captain is gone';
  const heir = then.view.captain ? `, ${short(then.view.captain)} is captain` : '';
  return line(
    `${lost}${heir}: ${spread(then.points)} ${then.points.max === 1 ? 'point' : 'points'}.`,
    then.after.min < 6 ? 'warn' : 'good',
  );
}

/** A card that was turned over, with its new mark. */
function turnedLines(view: View, after: View): PreviewLine[] {
  return after.timeline.flatMap(({ up, marks }, i) =>
    view.timeline[i]?.up === up
      ? []
      : [line(`${TIMELINE_WORDS[up].name}: marks ${GENERATION_WORDS[marks].people}.`)],
  );
}

function tomorrowLines(view: View, tomorrow: Tomorrow): PreviewLine[] {
  const { fates, born, points, won, lost } = tomorrow;
  if (won > 0.999) return [line(`You win: ${spread(points)} points on Axios.`, 'good')];
  if (lost > 0.999) return [line('The voyage is over, and Rift has lost.', 'bad')];
  const by = (fate: string): FounderId[] => [...fates].flatMap(([id, how]) => (how === fate ? [id] : []));
  const side = (id: FounderId) => inView(view).find((founder) => founder.id === id)?.side;
  const said = (fate: string, words: (names: string) => string): PreviewLine[] => {
    const ids = by(fate);
    if (ids.length === 0) return [];
    return [line(words(listed(ids)), ids.some((id) => side(id) === 'rift') ? 'bad' : 'plain', ids)];
  };
  const next = view.timeline[view.step];
  return [
    ...said('suspicion', (names) => `Exposed: ${names}.`),
    ...said('age', (names) => `Die: ${names}.`).map(({ text, who }) => line(text, 'plain', who)),
    ...(born.length > 0
      ? [
          {
            ...line(
              `Born: ${born.map((child) => `${SIDE_WORDS[child.side]}, like ${short(child.for)}`).join('; ')}.`,
            ),
            extra: true as const,
          },
        ]
      : []),
    ...(next
      ? [
          {
            ...line(`${TIMELINE_WORDS[next.up].name}: ${lower(TIMELINE_WORDS[next.up].brief)}.`),
            extra: true as const,
          },
        ]
      : []),
    ...said('card', (names) => `It takes ${names}.`),
    ...said('mark', (names) => `The mark takes ${names}.`),
    ...(won > 0 ? [line('You may win.', 'good')] : []),
  ];
}

function lower(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
