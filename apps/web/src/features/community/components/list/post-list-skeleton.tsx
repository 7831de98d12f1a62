import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';

const rows = ['first', 'second', 'third', 'fourth'];

export function PostListSkeleton() {
  return (
    <SkeletonGroup className="divide-y divide-line">
      {rows.map((row) => (
        <div key={row} className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 py-5">
          <Skeleton className="size-12 rounded-[16px]" />
          <div className="grid gap-2.5">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-10" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
