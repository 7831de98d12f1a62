import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { EmptyScene } from '#web/components/static-scenes.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { MoreButton } from '#web/components/ui/more-button.tsx';
import { describeLoadFailure } from '#web/lib/load-failure.ts';
import { savedText as text } from '#web/messages/education-marks.ts';
import { savedQuery } from '../api/saved-pieces.ts';
import { SavedRow } from './saved-row.tsx';

/** Saved pieces, latest first. */
export function SavedPieces() {
  const pages = useInfiniteQuery(savedQuery);
  const { data, error, refetch } = pages;
  const heading = useRef<HTMLHeadingElement>(null);
  const saved = data?.pages.flatMap((page) => page.saved);
  return (
    <section className="py-8 md:py-10">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {text.title}
      </h2>
      <p className="mt-1.5 text-sm text-ink-muted">{text.text}</p>
      {error && (
        <div className="mt-5">
          <ErrorBox {...describeLoadFailure(error, text.failed)} onRetry={() => void refetch()} />
        </div>
      )}
      {!saved && !error && <SavedSkeleton />}
      {saved?.length === 0 && !pages.hasNextPage && (
        <EmptyState
          headingLevel={3}
          scene={<EmptyScene />}
          title={text.empty}
          text={text.emptyText}
          action={<ButtonLink to="/education">{text.explore}</ButtonLink>}
        />
      )}
      {saved && saved.length > 0 && (
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {saved.map((one) => (
            <SavedRow
              key={`${one.kind} ${one.piece.id}`}
              saved={one}
              onRemoved={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      {pages.hasNextPage && <MoreButton pages={pages} words={text} />}
    </section>
  );
}

const SavedSkeleton = () => (
  <SkeletonGroup className="mt-5 grid gap-4">
    <Skeleton className="h-18" />
    <Skeleton className="h-18" />
    <Skeleton className="h-18" />
  </SkeletonGroup>
);
