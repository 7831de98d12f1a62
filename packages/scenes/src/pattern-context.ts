import { createContext, use } from 'react';

export const patternNames = ['grain', 'grain-light', 'weave', 'tiles', 'waves', 'grass'] as const;
export type PatternName = (typeof patternNames)[number];

/** Patterns are defined inside each drawing, so that they use the theme around that drawing. */
export const PatternContext = createContext<string | null>(null);

export function patternId(drawing: string, name: PatternName) {
  return `${drawing}${name}`;
}

export function usePattern(name: PatternName) {
  const drawing = use(PatternContext);
  if (drawing === null) throw new Error('usePattern only works in a component below Scene');
  return `url(#${patternId(drawing, name)})`;
}
