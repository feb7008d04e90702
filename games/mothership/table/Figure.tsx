/** What the dice said: in the recap beside its line, and over the board when they have just been thrown. */
import type { ComponentProps, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Figure as Drawn } from '#ui/kit/Recap.tsx';
import type { Mothership } from '../state.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { type FightEvent, isFight, Throw } from './art/Throw.tsx';
import { useTheHands } from './hands.ts';

/** The dice of a line that tells of fights: the last two of them. */
export function Figure({ events, view }: ComponentProps<Drawn<Mothership>>): JSX.Element | undefined {
  const fights = events.filter(isFight).slice(-2);
  if (fights.length === 0) return undefined;
  return (
    <div class="ms-fights" data-game="mothership">
      {fights.map((fight) => (
        <Throw key={JSON.stringify(fight)} fight={fight} view={view} />
      ))}
    </div>
  );
}

const KEPT = 3;

/** The dice that have just been thrown; those before them for a press. */
export function Tray(): JSX.Element | undefined {
  const { view, props } = useTheHands();
  const kept = useRef<readonly FightEvent[]>([]);
  const seen = useRef(props.fresh);
  const fresh = props.fresh.filter(isFight);
  if (seen.current !== props.fresh) {
    seen.current = props.fresh;
    kept.current = [...kept.current, ...fresh].slice(-KEPT);
  }
  const last = fresh.at(-1);
  const before = kept.current.filter((fight) => fight !== last);
  if (last === undefined && before.length === 0) return undefined;
  return (
    <section class="ms-tray" aria-label={TABLE_WORDS.dice} data-fresh={last ? '' : undefined}>
      {last ? <Throw key={JSON.stringify(last)} fight={last} view={view} /> : undefined}
      {before.length > 0 ? (
        <details class="ms-tray__before">
          <summary>{TABLE_WORDS.diceBefore(before.length)}</summary>
          {before.map((fight, i) => (
            <Throw key={i} fight={fight} view={view} />
          ))}
        </details>
      ) : undefined}
    </section>
  );
}
