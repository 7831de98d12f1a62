import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

type Field = ComponentProps<typeof PasswordField>;

/** A new password, typed twice, with its rules. The form that holds them reads `password` and `confirmation`. */
export function PasswordPair({ password, confirmation }: { password: Field; confirmation: Field }) {
  const [typed, setTyped] = useState({ password: '', confirmation: '' });
  const shared = {
    autoComplete: 'new-password',
    required: true,
    onChange: ({ target: { name, value } }: ChangeEvent<HTMLInputElement>) =>
      setTyped((now) => ({ ...now, [name]: value })),
  };
  return (
    <>
      <div>
        <PasswordField name="password" {...shared} {...password} />
        <PasswordRules {...typed} />
      </div>
      <PasswordField name="confirmation" {...shared} {...confirmation} />
    </>
  );
}
