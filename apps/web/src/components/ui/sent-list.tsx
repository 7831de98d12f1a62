import type { ReactNode, Ref } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

type Props<Item> = {
  id: string;
  heading?: Ref<HTMLHeadingElement>;
  text: Record<'title' | 'failed' | 'empty', string>;
  query: { data: Item[] | undefined; error: Error | null; refetch: () => unknown };
  /** A list item each. */
  children: (item: Item) => ReactNode;
};

/** The member's own submissions. */
export function SentList<Item>({ id, heading, text, query, children }: Props<Item>) {
  const { data, error, refetch } = query;
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 ref={heading} tabIndex={-1} id={id} className="text-xl outline-none">
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
        <ul className="divide-y divide-line border-y border-line">{data.map(children)}</ul>
      )}
    </section>
  );
}
