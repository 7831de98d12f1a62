import type { ReactNode } from 'react';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { uiText } from '#web/components/ui/ui-text.ts';

/** One grey shape, sized by its class. It appears after 150 ms, so that a fast response does not flicker. */
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

/** Skeletons with a loading label for screen readers. */
export function SkeletonGroup({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-busy="true" className={className}>
      <span className="sr-only">{uiText.loading}</span>
      {children}
    </div>
  );
}
