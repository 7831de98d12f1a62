import { useState } from 'react';
import { EmptyScene } from '@app/scenes/src/empty-scene.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { allMaterials } from '#web/components/ui/materials.ts';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { galleryText } from '#web/messages/gallery.ts';

export function StateSamples() {
  const [recyclability, setRecyclability] = useState(85);
  return (
    <>
      <ErrorBox
        title={galleryText.errorTitle}
        text={galleryText.errorText}
        requestId="018f3c52-6a59"
        onRetry={() => setRecyclability(Math.round(Math.random() * 100))}
      />
      <div className="grid gap-3">
        <ProgressBar label={galleryText.recyclability} value={recyclability} ticks={[50, 70, 90]} />
        {allMaterials.map(({ key, word }, index) => (
          <ProgressBar key={key} label={word} value={58 - index * 13} material={key} size="sm" />
        ))}
      </div>
      <SkeletonGroup className="grid gap-3 rounded-card border border-line bg-surface-raised p-5">
        <Skeleton className="h-36 rounded-md" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-3.5" />
        <Skeleton className="h-3.5 w-4/5" />
      </SkeletonGroup>
      <EmptyState
        scene={<EmptyScene />}
        title={galleryText.emptyTitle}
        text={galleryText.emptyText}
        headingLevel={3}
        action={<Button variant="sec">{galleryText.clearFilter}</Button>}
      />
    </>
  );
}
