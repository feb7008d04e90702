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
  /** Fill the box and crop, as a cover photograph would. */
  crop?: boolean | undefined;
}

export function Svg({
  width,
  height,
  size,
  title,
  stroke,
  crop,
  children,
  style,
  ...names
}: SvgProps): JSX.Element {
  const frame: SVGAttributes<SVGSVGElement> = {
    class: [names.class, names.className].filter(Boolean).join(' ') || undefined,
    viewBox: `0 0 ${width} ${height}`,
    style: { aspectRatio: `${width} / ${height}`, ...style },
    focusable: 'false',
    ...(size === undefined ? {} : { width: size }),
    // attributes, not styles: a stylesheet that wants another size wins
    ...(typeof size === 'number' ? { height: Math.round((size * height) / width) } : {}),
    ...(crop ? { preserveAspectRatio: 'xMidYMid slice' } : {}),
    ...(stroke === undefined
      ? {}
      : {
          fill: 'none',
          stroke: 'currentColor',
          'stroke-width': stroke,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
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
