import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { mySubmissionsText as text } from '#web/messages/education-submit.ts';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { mySubmissionsQuery } from '../api/my-submissions.ts';
import { SubmissionRow } from './submission-row.tsx';

type Props = { memberId: string; onRework: () => void };

/** What became of what the person sent. */
export function MySubmissions({ memberId, onRework }: Props) {
  const { data, error, refetch } = useQuery(mySubmissionsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="kiriman-saya" className="grid content-start gap-3">
      <h2 ref={heading} tabIndex={-1} id="kiriman-saya" className="text-xl outline-none">
        {text.title}
      </h2>
      {error && <LoadFailure title={text.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </SkeletonGroup>
      )}
      {data?.length === 0 && <p className="text-sm text-ink-muted">{text.empty}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.map((submission) => (
            <SubmissionRow
              key={submission._id}
              submission={submission}
              memberId={memberId}
              onRework={onRework}
              onWithdrawn={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
