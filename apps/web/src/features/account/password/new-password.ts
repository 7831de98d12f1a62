import { accountLimits } from '@app/contract/account-fields';
import { newPasswordText as text } from '#web/messages/account-password.ts';

/** The error of a new password, checked in the order of the specification; undefined when it is valid. */
export function newPasswordProblem(password: string, confirmation: string): string | undefined {
  if (password !== confirmation) return text.mismatch;
  if (password.length < accountLimits.passwordMin) return text.short;
  return undefined;
}
