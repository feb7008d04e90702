/** What the dice said: in the recap beside its line, and over the board when they have just been thrown. */
import type { ComponentProps, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { canonical } from '#engine';
import type { Figure as Drawn } from '#ui/kit/Recap.tsx';
import { type Aid, aidsIn, aidsTo, type FightEvent } from '../outlook/sums.ts';
import type { Mothership } from '../state.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { isFight, Throw } from './art/Throw.tsx';
import { useTheHands } from './hands.ts';

/** The dice of a line that tells of fights: the last two of them. */
export function Figure({ events, told, view }: ComponentProps<Drawn<Mothership>>): JSX.Element | undefined {
  const fights = events.filter(isFight).slice(-2);
  if (fights.length === 0) return undefined;
  return (
    <div class="ms-fights" data-game="mothership">
      {fights.map((fight) => (
        <Throw key={JSON.stringify(fight)} fight={fight} view={view} aids={aidsTo(told, fight)} />
      ))}
    </div>
  );
}

const KEPT = 3;

interface Thrown {
  readonly fight: FightEvent;
  readonly aids: readonly Aid[];
}

/** The dice that have just been thrown; those before them for a press. */
export function Tray(): JSX.Element | undefined {
  const { view, props } = useTheHands();
  const kept = useRef<readonly Thrown[]>([]);
  const aids = useRef<readonly Aid[]>([]);
  const seen = useRef<typeof props.fresh | undefined>(undefined);
  const fresh = props.fresh.filter(isFight);
  if (seen.current !== props.fresh) {
    seen.current = props.fresh;
    // What was put into a fight was told before its dice.
    aids.current = [...aids.current, ...aidsIn(props.fresh)];
    // What is watched again is thrown once.
    const known = kept.current.map(({ fight }) => canonical(fight));
    const thrown = fresh.filter((fight) => !known.includes(canonical(fight)));
    kept.current = [...kept.current, ...thrown.map((fight) => ({ fight, aids: aids.current }))].slice(-KEPT);
    if (view.fight === undefined) aids.current = [];
  }
  const now = fresh.length > 0 ? canonical(fresh.at(-1)) : undefined;
  const last = kept.current.find(({ fight }) => canonical(fight) === now);
  const before = kept.current.filter((one) => one !== last);
  if (last === undefined && before.length === 0) return undefined;
  return (
    <section class="ms-tray" aria-label={TABLE_WORDS.dice} data-fresh={last ? '' : undefined} data-taken>
      {last ? <Throw key={JSON.stringify(last.fight)} {...last} view={view} /> : undefined}
      {before.length > 0 ? (
        <details class="ms-tray__before">
          <summary>{TABLE_WORDS.diceBefore(before.length)}</summary>
          {before.map((one, i) => (
            <Throw key={i} {...one} view={view} />
          ))}
        </details>
      ) : undefined}
    </section>
  );
}
