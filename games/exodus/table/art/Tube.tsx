/** A gauge as a glass tube in brass: good things fill it from below, bad ones hang from above; lines where danger begins. */
import type { JSX } from 'preact';
import './tube.css';

export function Tube({
  now,
  most,
  marks,
  bad,
}: {
  now: number;
  most: number;
  marks: readonly number[];
  bad: boolean;
}): JSX.Element {
  return (
    <span class="xd-tube" data-bad={bad ? '' : undefined} aria-hidden="true">
      <span class="xd-tube__fill" style={{ height: `${(now / most) * 100}%` }} />
      {marks.map((value) => (
        <i key={value} style={{ [bad ? 'top' : 'bottom']: `${(value / most) * 100}%` }} />
      ))}
    </span>
  );
}

/** The dial of the search, with its thresholds. */
export function Dial({ now, thresholds }: { now: number; thresholds: readonly number[] }): JSX.Element {
  const most = thresholds.at(-1) ?? 1;
  return (
    <span class="xd-dial" aria-hidden="true">
      <span style={{ width: `${(Math.min(now, most) / most) * 100}%` }} />
      {thresholds.map((mark) => (
        <i key={mark} style={{ left: `${(mark / most) * 100}%` }} />
      ))}
    </span>
  );
}
