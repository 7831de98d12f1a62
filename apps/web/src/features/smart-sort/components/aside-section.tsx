import { type ReactNode, useId } from 'react';

/** A section of the side column, separated by a thin border. */
export function AsideSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line not-first:mt-8 not-first:border-t not-first:pt-8">
      <h2 id={id} className="mb-3.5 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
