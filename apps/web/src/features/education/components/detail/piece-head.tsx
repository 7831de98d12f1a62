import type { ReactNode } from 'react';
import { formatPublished } from '../../format-piece.ts';

type Props = {
  title: string;
  excerpt: string;
  author: string;
  publishedAt: string;
  headingLevel: 1 | 2;
  badges: ReactNode;
  /** After author and date. */
  facts?: ReactNode;
};

export function PieceHead({ title, excerpt, author, publishedAt, headingLevel, badges, facts }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <header className="my-6 max-w-205 md:mb-8 print:mt-0 print:mb-2 print:max-w-none">
      {badges}
      <Heading className="my-3 text-[clamp(var(--t-3xl),5vw,3.2rem)] leading-[1.08] font-extrabold tracking-[-.04em] print:my-1.5 print:text-2xl">
        {title}
      </Heading>
      <p className="lead max-w-[60ch] print:max-w-none print:text-[13px]">{excerpt}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-sm text-ink-muted tabular-nums print:hidden">
        <span>{author}</span>
        <time dateTime={publishedAt}>{formatPublished(publishedAt)}</time>
        {facts}
      </div>
    </header>
  );
}
