/** The frame every drawing shares: one size, one class, silent to screen readers unless it has a title. */
import type { ComponentChildren, CSSProperties, JSX, SVGAttributes } from 'preact';

export interface ArtProps {
  class?: string | undefined;
  className?: string | undefined;
  /** Width in px or any CSS length; the height follows the drawing's shape. Left out, CSS decides. */
  size?: number | string | undefined;
  /** Spoken name. Without it the drawing is decoration. */
  title?: string | undefined;
  style?: CSSProperties | undefined;
}

export interface SvgProps extends ArtProps {
  width: number;
  height: number;
  children: ComponentChildren;
  stroke?: number | undefined;
}

const length = (size: number | string): string => (typeof size === 'number' ? `${size}px` : size);

export function Svg({ width, height, size, title, stroke, children, style, ...names }: SvgProps): JSX.Element {
  const frame: SVGAttributes<SVGSVGElement> = {
    class: [names.class, names.className].filter(Boolean).join(' ') || undefined,
    viewBox: `0 0 ${width} ${height}`,
    style: { aspectRatio: `${width} / ${height}`, ...(size === undefined ? {} : { width: length(size) }), ...style },
    focusable: 'false',
    ...(stroke === undefined
      ? {}
      : { fill: 'none', stroke: 'currentColor', 'stroke-width': stroke, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
  };
  return title === undefined ? (
    <svg {...frame} aria-hidden="true">
      {children}
    </svg>
  ) : (
    <svg {...frame} role="img" aria-label={title}>
      <title>{title}</title>
      {children}
    </svg>
  );
}
