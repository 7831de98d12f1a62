import type { ReactNode } from 'react';

type Props = { id: string; title: string; lead: string; children: ReactNode };

/** One section of the page, linked from the table of contents. */
export const Part = ({ id, title, lead, children }: Props) => (
  <section
    id={id}
    aria-labelledby={`judul-${id}`}
    className="border-t border-line pt-10 pb-[clamp(40px,6vw,72px)]"
  >
    <h2 id={`judul-${id}`} className="section-title">
      {title}
    </h2>
    <p className="mt-2 mb-7 max-w-[65ch] text-ink-muted">{lead}</p>
    {children}
  </section>
);
