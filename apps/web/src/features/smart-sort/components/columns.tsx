import type { ReactNode } from 'react';

/** The panel and the side column; stacked on phones. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="page-width grid items-start gap-[clamp(28px,4vw,56px)] split:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
      {children}
    </div>
  );
}
