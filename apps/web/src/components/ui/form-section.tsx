import type { ReactNode } from 'react';

type Props = { title: string; hint?: string; children: ReactNode };

export function FormSection({ title, hint, children }: Props) {
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-line pt-6">
      <legend className="float-left text-xl font-heavy tracking-head">{title}</legend>
      {hint && <p className="clear-both text-sm text-ink-muted">{hint}</p>}
      <div className="clear-both grid min-w-0 gap-5">{children}</div>
    </fieldset>
  );
}
