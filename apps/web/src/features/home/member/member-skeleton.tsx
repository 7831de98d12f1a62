import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';

/** The shape of a member's landing page. */
export const MemberSkeleton = () => (
  <SkeletonGroup className="page-width grid gap-3 pt-4 lg:grid-cols-[1.25fr_1fr] lg:gap-5 lg:pt-10">
    <div className="lg:col-span-full">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="mt-2 h-5 w-52" />
    </div>
    <Skeleton className="h-50 rounded-card! lg:row-span-3 lg:h-90" />
    <Skeleton className="h-22 rounded-card!" />
    <Skeleton className="h-40 rounded-card!" />
  </SkeletonGroup>
);
