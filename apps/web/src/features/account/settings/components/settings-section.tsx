import { type ReactNode, useId } from 'react';

type Props = { title: string; text: string; mark?: ReactNode; children: ReactNode };

/** Description at the left, controls at the right; stacked on phones. */
export function SettingsSection({ title, text, mark, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-14 gap-y-5 border-line py-8 not-first:border-t md:py-10 split:grid-cols-[minmax(0,1fr)_minmax(0,1.62fr)]"
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {mark}
        </div>
        <p className="mt-1.5 max-w-[44ch] text-sm text-ink-muted">{text}</p>
      </div>
      <div className="max-w-130 min-w-0">{children}</div>
    </section>
  );
}
