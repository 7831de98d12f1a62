import type { ReactNode } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';

type Props = { id: string; title: string; headingLevel: 2 | 3; children: ReactNode };

/**
 * Text folded under its title, without script. The anchor is inside the folded part, because browsers unfold what an
 * address points into; it counts for the title above it. Print unfolds all.
 */
export function Fold({ id, title, headingLevel, children }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <details className="unfolds-in-print group">
      <summary className="flex min-h-14 list-none items-center gap-3 py-2 break-after-avoid [&::-webkit-details-marker]:hidden">
        <Heading
          className={headingLevel === 2 ? 'flex-1 text-lg sm:text-xl' : 'flex-1 text-md tracking-normal'}
        >
          {title}
        </Heading>
        <Icon name="chevron-down" className="text-ink-muted transition group-open:rotate-180 print:hidden" />
      </summary>
      <div id={id} className="scroll-mt-40 pb-6">
        {children}
      </div>
    </details>
  );
}
