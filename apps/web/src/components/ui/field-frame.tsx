import { type ReactNode, useId } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';

/** A hidden label is still read by screen readers. */
export type FieldText = {
  label: string;
  hideLabel?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
};

/** The attributes that link a control to its label, hint and error. */
export function useFieldIds({ hint, error }: Pick<FieldText, 'hint' | 'error'>, ownId: string | undefined) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy || undefined };
}

type Props = FieldText & { id: string; className?: string | undefined; children: ReactNode };

export function FieldFrame({ id, label, hideLabel = false, hint, error, className, children }: Props) {
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The error comes before the hint. */
export function FieldNotes({ id, hint, error }: { id: string } & Pick<FieldText, 'hint' | 'error'>) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex gap-1.5 text-xs font-semibold text-danger">
          <Icon name="warning" size="sm" className="mt-0.75" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-muted">
          {hint}
        </p>
      )}
    </>
  );
}

/** The box around a control. It shows the focus, because the control inside has no border of its own. */
export function ControlBox({ hasError, children }: { hasError: boolean; children: ReactNode }) {
  return (
    <div
      className={joinClasses(
        'relative flex min-h-12.5 items-center rounded-md border-[1.5px] bg-surface-raised transition has-disabled:border-line has-disabled:bg-surface-sunken has-disabled:text-ink-muted',
        hasError
          ? 'border-danger focus-within:ring-3 focus-within:ring-danger/22'
          : 'border-line-strong focus-within:border-brand focus-within:ring-3 focus-within:ring-brand/22',
      )}
    >
      {children}
    </div>
  );
}

/** At least 16 px text, or phones zoom into the field. */
export const controlStyle = 'w-full min-w-0 flex-1 rounded-[inherit] bg-transparent px-3.5 py-3 outline-none';
