import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { EmptyScene } from '#web/components/static-scenes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { OfflineNote } from '#web/components/ui/offline-note.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { learningText as text } from '#web/messages/learning.ts';
import { learningPhotoQuery } from '../api/learning-photo.ts';
import { Counts } from './counts.tsx';
import { PhotoToLabel } from './photo-to-label.tsx';

/** One photo at a time. After each answer the focus moves to the heading. */
export function LearningQueue() {
  const [after, setAfter] = useState<string>();
  const { data, error, isFetching, refetch } = useQuery(learningPhotoQuery(after));
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = () => heading.current?.focus();
  return (
    <section className="grid gap-5 pt-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {text.title}
        </h2>
        <p className="mt-1 max-w-[65ch] text-sm text-ink-muted">{text.lead}</p>
      </div>
      {data && <OfflineNote />}
      {error && <LoadFailure title={text.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <SkeletonGroup className="grid gap-5">
          <Skeleton className="h-96 rounded-card" />
        </SkeletonGroup>
      )}
      {data?.photo && (
        <PhotoToLabel
          key={data.photo._id}
          photo={data.photo}
          isStale={isFetching}
          onReload={refetch}
          onLabelled={goOn}
          onSkip={(photoId) => {
            setAfter(photoId);
            goOn();
          }}
        />
      )}
      {data && !data.photo && (
        <NothingLeft isSkipped={data.counts.waiting > 0} onAgain={() => setAfter(undefined)} />
      )}
      {data && <Counts counts={data.counts} />}
    </section>
  );
}

function NothingLeft({ isSkipped, onAgain }: { isSkipped: boolean; onAgain: () => void }) {
  if (!isSkipped)
    return <EmptyState headingLevel={3} scene={<EmptyScene />} title={text.empty} text={text.emptyText} />;
  return (
    <EmptyState
      headingLevel={3}
      scene={<EmptyScene />}
      title={text.skipped}
      text={text.skippedText}
      action={<Button onClick={onAgain}>{text.again}</Button>}
    />
  );
}
