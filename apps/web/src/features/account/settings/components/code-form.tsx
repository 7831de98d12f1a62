import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { TextField } from '#web/components/ui/text-field.tsx';
import { formText } from '../../form-text.ts';

type Props = {
  label: string;
  /** A recovery code has letters, so the numeric keypad must not be used. */
  allowsRecoveryCode?: boolean;
  onSubmit: (code: string, form: FormData) => void;
  /** More fields of the same form, before the code. */
  children?: ReactNode;
  actions?: ReactNode;
  id?: string;
};

/** A form for one code. Spaces are removed, because codes are often copied with them. */
export function CodeForm({ label, allowsRecoveryCode = false, onSubmit, children, actions, id }: Props) {
  const ownId = useId();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSubmit(formText(form, 'code').replaceAll(/\s/g, ''), form);
  };
  return (
    <form id={id ?? ownId} onSubmit={submit} className="mt-3 grid gap-4">
      {children}
      <TextField
        name="code"
        label={label}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={allowsRecoveryCode ? 'text' : 'numeric'}
        minLength={6}
        maxLength={30}
        required
        className="max-w-60"
      />
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </form>
  );
}
