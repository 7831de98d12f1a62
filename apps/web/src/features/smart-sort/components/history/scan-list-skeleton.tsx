import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';

export function ScanListSkeleton() {
  return (
    <SkeletonGroup className="mt-6 grid gap-6">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-4">
          <Skeleton className="size-16 rounded-md" />
          <div className="flex-1">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="mt-2 h-4 w-56 max-w-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
