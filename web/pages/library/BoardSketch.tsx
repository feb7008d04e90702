/** A match's board in small, as it stood when it was left. */
import type { JSX } from 'preact';
import type { Shape, Sketch } from '#ui/kit/sketch.ts';

export function BoardSketch({ sketch: { box, shapes } }: { sketch: Sketch }): JSX.Element {
  return (
    <svg
      class="sketch"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map((shape, n) => (
        <path key={n} d={pathOf(shape)} {...{ [shape[0] === 'way' ? 'stroke' : 'fill']: shape[5] }} />
      ))}
    </svg>
  );
}

function pathOf([kind, x, y, width, height]: Shape): string {
  const [w, h] = [width / 2, height / 2];
  switch (kind) {
    case 'dot':
      return `M${x - w} ${y}a${w} ${h} 0 1 1 ${width} 0a${w} ${h} 0 1 1 ${-width} 0`;
    case 'box':
      return `M${x - w} ${y - h}h${width}v${height}h${-width}z`;
    case 'hex':
      return `M${x} ${y - h}l${w} ${h / 2}v${h}l${-w} ${h / 2}l${-w} ${-h / 2}v${-h}z`;
    case 'way':
      return `M${x} ${y}l${width} ${height}`;
  }
}
