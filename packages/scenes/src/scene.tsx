import { type ReactNode, useId } from 'react';
import { PatternContext, type PatternName } from './pattern-context.ts';
import { Patterns } from './patterns.tsx';

/** Common props of all scenes. Without a title a scene is decorative and hidden from screen readers. */
export interface SceneProps {
  title?: string | undefined;
  className?: string | undefined;
}

interface DrawingProps extends SceneProps {
  viewBox: string;
  /** How the drawing fills a box of another shape, as in SVG. */
  fit?: string;
  /** Grain is in every drawing; name the other patterns its parts need. */
  patterns?: readonly PatternName[];
  children: ReactNode;
}

const grains = ['grain', 'grain-light'] as const;

export function Scene({ viewBox, title, className, fit, patterns, children }: DrawingProps) {
  const drawing = useId();
  const spoken = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg
      viewBox={viewBox}
      className={className ?? 'block h-auto w-full'}
      preserveAspectRatio={fit ?? 'xMidYMid slice'}
      // Lines and fills share these defaults, so that each shape names only its own colour.
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="3"
      {...spoken}
    >
      <Patterns drawing={drawing} names={patterns ? [...grains, ...patterns] : grains} />
      <PatternContext value={drawing}>{children}</PatternContext>
    </svg>
  );
}
