import { accountLimits } from '@app/contract/account-fields';
import { newPasswordText as text } from '#web/messages/account-password.ts';

/** What is wrong with a newly chosen password, in the order of the specification; nothing when it may be sent. */
export function newPasswordProblem(password: string, confirmation: string): string | undefined {
  if (password !== confirmation) return text.mismatch;
  if (password.length < accountLimits.passwordMin) return text.short;
  return undefined;
}
