import { accountLimits } from '@app/contract/account-fields';
import { newPasswordText } from '#web/messages/account-password.ts';
import { PasswordPair } from './password-pair.tsx';

type Props = {
  labels: { newPassword: string; confirmation: string };
  error?: string | undefined;
};

/** The new password twice, in place of an older one. */
export function NewPasswordFields({ labels, error }: Props) {
  const minLength = accountLimits.passwordMin;
  return (
    <PasswordPair
      password={{ label: labels.newPassword, hint: newPasswordText.hint, error, minLength }}
      confirmation={{ label: labels.confirmation, minLength }}
    />
  );
}
