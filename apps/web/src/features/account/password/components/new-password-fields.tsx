import { accountLimits } from '@app/contract/account-fields';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { newPasswordText } from '#web/messages/account-password.ts';

type Props = {
  labels: { newPassword: string; confirmation: string };
  error?: string | undefined;
};

/** The new password twice. The form that holds them reads `password` and `confirmation`. */
export function NewPasswordFields({ labels, error }: Props) {
  const rules = { required: true, minLength: accountLimits.passwordMin, autoComplete: 'new-password' };
  return (
    <>
      <PasswordField
        name="password"
        label={labels.newPassword}
        hint={newPasswordText.hint}
        error={error}
        {...rules}
      />
      <PasswordField name="confirmation" label={labels.confirmation} {...rules} />
    </>
  );
}
