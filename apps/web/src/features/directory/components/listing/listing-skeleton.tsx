import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';

export function ListingSkeleton() {
  return (
    <SkeletonGroup className="mt-2 grid gap-10">
      <div className="grid gap-6 split:grid-cols-[1fr_1.1fr] split:items-center split:gap-10">
        <Skeleton className="aspect-480/248 rounded-xl" />
        <div className="grid gap-3">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="h-20" />
          <Skeleton className="h-11 w-64 max-w-full" />
        </div>
      </div>
      <div className="grid gap-10 split:grid-cols-[1.62fr_1fr] split:gap-12">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </SkeletonGroup>
  );
}
