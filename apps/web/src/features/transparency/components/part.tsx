import type { ReactNode } from 'react';

type Props = { id: string; title: string; lead: string; children: ReactNode };

/** One part of the page, which its table of contents leads to. */
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
