import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';

export function DetailSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="aspect-16/10 rounded-xl md:aspect-8/3" />
      <div className="my-6 grid max-w-205 gap-3">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-12" />
        <Skeleton className="h-14 w-4/5" />
        <Skeleton className="h-5 w-64 max-w-full" />
      </div>
      <div className="grid max-w-140 gap-4">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    </SkeletonGroup>
  );
}
