/** Achievements, earned and not: all of them can be read. */
import { StarIcon } from '#ui/art/icons.tsx';
import { records as words } from '../text/records.ts';

export interface ShownDeed {
  readonly id: string;
  readonly title: string;
  readonly about: string;
}

export function Deeds({
  deeds,
  earned,
}: {
  deeds: readonly ShownDeed[];
  earned: Readonly<Record<string, number>>;
}) {
  return (
    <ul class="deeds">
      {deeds.map(({ id, title, about }) => {
        const at = earned[id];
        return (
          <li key={id} data-earned={at === undefined ? undefined : ''}>
            <StarIcon />
            <span>
              <b>{title}</b> {about}
              {at === undefined ? undefined : (
                <span class="o-muted">
                  {' '}
                  {words.game.earned} {words.daily.date(new Date(at).toISOString())}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
