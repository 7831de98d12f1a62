import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { cardGrid, newsGrid } from './grids.ts';

const three = ['first', 'second', 'third'];

/** Placeholder for the lead story and the first row. */
export function NewsSkeleton() {
  return (
    <SkeletonGroup>
      <div className="grid items-center gap-5 pb-8 md:grid-cols-[1.24fr_1fr] md:gap-[clamp(24px,3.4vw,48px)]">
        <Skeleton className="aspect-16/10 rounded-xl" />
        <div className="grid gap-3">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-16" />
          <Skeleton className="h-20" />
        </div>
      </div>
      <div className={newsGrid}>
        {three.map((item) => (
          <div key={item} className="grid gap-3 max-sm:grid-cols-[112px_1fr] max-sm:py-4">
            <Skeleton className="rounded-lg max-sm:size-28 sm:aspect-16/10" />
            <div className="grid content-start gap-2">
              <Skeleton className="h-4 w-20" />
              <Skeleton className="h-12" />
              <Skeleton className="h-4 w-40 max-w-full" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

export function InnovationSkeleton() {
  return (
    <SkeletonGroup className={cardGrid}>
      {three.map((card) => (
        <div key={card} className="overflow-hidden rounded-card border border-line bg-surface-raised">
          <Skeleton className="aspect-16/10 rounded-none" />
          <div className="grid gap-3 p-5">
            <Skeleton className="h-6 w-48" />
            <Skeleton className="h-6 w-56 max-w-full" />
            <Skeleton className="h-8" />
            <Skeleton className="h-6" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
