import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { cardGrid } from './card-grid.ts';

export function ListSkeleton() {
  return (
    <SkeletonGroup className={cardGrid}>
      {['first', 'second', 'third'].map((card) => (
        <div key={card} className="overflow-hidden rounded-card border border-line bg-surface-raised">
          <Skeleton className="aspect-480/248 rounded-none max-md:hidden" />
          <div className="grid gap-3 p-4 md:p-5">
            <Skeleton className="h-4 w-28 max-md:hidden" />
            <Skeleton className="h-6 w-48" />
            <Skeleton className="h-5 w-56" />
            <Skeleton className="h-11 md:h-16" />
            <Skeleton className="h-28 max-md:hidden" />
            <Skeleton className="h-11 max-md:hidden" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
