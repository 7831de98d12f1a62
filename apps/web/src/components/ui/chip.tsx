import type { ReactNode } from 'react';

/** A fact, such as one thing from a list of materials. For a state use Badge. */
export function Chip({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-sm bg-surface-sunken px-2.5 py-1 text-xs font-medium">
      {children}
    </span>
  );
}
