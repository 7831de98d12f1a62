import { type ReactNode, useId } from 'react';
import { joinClasses } from '#web/components/ui/join-classes.ts';

type Props = { title: string; text: string; className?: string; children: ReactNode };

/** A card with a title and a subtitle around one chart. */
export function ChartCard({ title, text, className, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={joinClasses(
        'flex min-w-0 flex-col rounded-card border border-line bg-surface-raised p-5 md:px-6 print:break-inside-avoid',
        className,
      )}
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mt-0.5 text-sm text-ink-muted">{text}</p>
      {children}
    </section>
  );
}
