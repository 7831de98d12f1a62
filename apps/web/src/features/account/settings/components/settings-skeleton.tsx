import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';

/** A section with a few fields, as most of them are. */
export function SettingsSkeleton({ fields = 3 }: { fields?: number }) {
  return (
    <SkeletonGroup className="grid gap-x-14 gap-y-6 py-8 md:py-10 split:grid-cols-[minmax(0,1fr)_minmax(0,1.62fr)]">
      <div>
        <Skeleton className="h-6 w-36" />
        <Skeleton className="mt-3 h-4 w-full max-w-70" />
        <Skeleton className="mt-2 h-4 w-2/3 max-w-50" />
      </div>
      <div className="grid max-w-130 gap-6">
        {Array.from({ length: fields }, (_, index) => (
          <div key={index}>
            <Skeleton className="h-4 w-28" />
            <Skeleton className="mt-2 h-12.5 rounded-md" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
