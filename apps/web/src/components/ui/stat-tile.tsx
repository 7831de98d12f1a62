import type { ReactNode } from 'react';
import { joinClasses } from '#web/components/ui/join-classes.ts';

/** A row of up to four figures; two per row on phones. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 border-y border-line md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {children}
    </dl>
  );
}

/** `note`: a sentence under the label. */
export function StatTile({ figure, label, note }: { figure: string; label: string; note?: string }) {
  return (
    <div className="flex flex-col border-line px-4 py-3 max-md:odd:pl-0 max-md:even:border-l max-md:nth-[n+3]:border-t md:px-5 md:py-4 md:first:pl-0 md:not-first:border-l">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="order-first text-2xl leading-head font-extrabold tracking-figure md:text-3xl">
        {figure}
      </dd>
      {note && <dd className="mt-1.5 text-xs leading-normal">{note}</dd>}
    </div>
  );
}

type FigureCardProps = { label: string; figure: string; children?: ReactNode; isMain?: boolean };

/** One figure with its explanation. The main one, at most one per page, is green. */
export function FigureCard({ label, figure, children, isMain = false }: FigureCardProps) {
  return (
    <div
      className={joinClasses(
        'flex min-h-37 flex-col rounded-card border p-4 md:min-h-42 md:p-5',
        isMain ? 'green-field border-transparent' : 'border-line bg-surface-raised',
      )}
    >
      <p className={joinClasses('text-sm font-semibold', isMain ? 'text-on-field-muted' : 'text-ink-muted')}>
        {label}
      </p>
      <p className="text-[clamp(var(--t-3xl),4vw,var(--t-5xl))] leading-head font-extrabold tracking-figure">
        {figure}
      </p>
      <div className={joinClasses('mt-auto pt-3 text-xs', isMain ? 'text-on-field-muted' : 'text-ink-muted')}>
        {children}
      </div>
    </div>
  );
}
