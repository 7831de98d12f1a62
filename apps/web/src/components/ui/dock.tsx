import type { ReactNode } from 'react';

/** A bottom bar with one or two main actions, in place of the five places. Phones only. */
export function Dock({ children }: { children: ReactNode }) {
  return (
    <div
      data-dock
      className="sticky bottom-0 z-20 mt-8 grid auto-cols-fr grid-flow-col gap-3 border-t border-line bg-surface-raised px-gutter pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:hidden"
    >
      {children}
    </div>
  );
}
