import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { FieldNotes, type FieldText, useFieldIds } from '#web/components/ui/field-frame.tsx';

type Props = Omit<ComponentProps<'input'>, 'children' | 'type'> &
  Pick<FieldText, 'hint' | 'error'> & { label: ReactNode };

export function Checkbox({ label, hint, error, className, ...rest }: Props) {
  const ids = useFieldIds({ hint, error }, rest.id);
  return (
    <div className={className}>
      <label htmlFor={ids.id} className="flex min-h-11 items-center gap-2.5 text-sm">
        <span className="relative grid size-5.5 shrink-0">
          <input
            type="checkbox"
            {...rest}
            {...ids}
            className="peer appearance-none rounded-[6px] border-[1.5px] border-line-strong bg-surface-raised transition-colors checked:border-brand checked:bg-brand aria-invalid:border-danger"
          />
          <Icon
            name="check"
            className="pointer-events-none absolute inset-px text-on-brand opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>{label}</span>
      </label>
      <FieldNotes id={ids.id} hint={hint} error={error} />
    </div>
  );
}
