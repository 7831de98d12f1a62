import { forgotPassword } from '@app/contract/account-password';
import { call } from '#web/lib/api.ts';

export const sendRecoveryLink = (email: string) => call(forgotPassword, { body: { email } });
