import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';

export function SummarySkeleton() {
  return (
    <SkeletonGroup className="grid gap-4 md:gap-5">
      <div className="grid grid-cols-2 gap-3 md:gap-4 split:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-40 rounded-card! md:h-44" />
        ))}
      </div>
      <div className="grid gap-4 md:gap-5 split:grid-cols-12">
        <Skeleton className="h-90 rounded-card! split:col-span-7" />
        <Skeleton className="h-90 rounded-card! split:col-span-5" />
        <Skeleton className="h-85 rounded-card! split:col-span-7" />
        <Skeleton className="h-85 rounded-card! split:col-span-5" />
      </div>
    </SkeletonGroup>
  );
}
