import { type ComponentType, useRef } from 'react';
import { EmptyScene } from '#web/components/static-scenes.ts';
import { EmptyState } from './empty-state.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';
import { MoreButton } from './more-button.tsx';

type Words = Record<'title' | 'empty' | 'emptyText' | 'failed' | 'more' | 'loading', string>;

export type QueueCardProps<Item> = { item: Item; onDecided: () => void };

type Props<Item> = {
  text: Words;
  /** Undefined until they are loaded. */
  items: Item[] | undefined;
  pages: {
    error: Error | null;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  Card: ComponentType<QueueCardProps<Item>>;
};

/** Items that need a decision, oldest first. After a decision the focus moves to the heading. */
export function DecisionQueue<Item extends { _id: string }>({ text, items, pages, Card }: Props<Item>) {
  const { error, refetch } = pages;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="grid gap-5 pt-6">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {text.title}
      </h2>
      {error && <LoadFailure title={text.failed} error={error} onRetry={() => void refetch()} />}
      {!items && !error && (
        <SkeletonGroup className="grid gap-5">
          <Skeleton className="h-72 max-w-3xl rounded-card" />
        </SkeletonGroup>
      )}
      {items?.length === 0 && (
        <EmptyState headingLevel={3} scene={<EmptyScene />} title={text.empty} text={text.emptyText} />
      )}
      {items?.map((item) => (
        <Card key={item._id} item={item} onDecided={() => heading.current?.focus()} />
      ))}
      {pages.hasNextPage && <MoreButton pages={pages} words={text} />}
    </section>
  );
}
