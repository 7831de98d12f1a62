import type { ReactNode } from 'react';

type Props = { id: string; title: string; lead: string; children: ReactNode };

/** One part of the landing page under its heading. */
export function Band({ id, title, lead, children }: Props) {
  return (
    <section aria-labelledby={id} className="comes-later pt-[clamp(56px,8vw,104px)]">
      <header className="page-width mb-[clamp(28px,4vw,44px)]">
        <h2 id={id} className="section-title">
          {title}
        </h2>
        <p className="lead mt-3 max-w-[60ch]">{lead}</p>
      </header>
      {children}
    </section>
  );
}
