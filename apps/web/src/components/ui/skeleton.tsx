import type { ReactNode } from 'react';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { uiWords } from '#web/components/ui/ui-words.ts';

/** One grey shape, sized by its class. It shows after 150 ms, so a fast answer never flickers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'block animate-shimmer rounded-sm bg-[linear-gradient(100deg,var(--surface-sunken)_40%,var(--line)_50%,var(--surface-sunken)_60%)] bg-size-[240%_100%]',
        className,
      )}
    />
  );
}

/** Skeletons in the true shape of what is coming, and the word for those who cannot see them. */
export function SkeletonGroup({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-busy="true" className={className}>
      <span className="sr-only">{uiWords.loading}</span>
      {children}
    </div>
  );
}
